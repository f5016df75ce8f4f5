import { type Frame, type Line, type Params, plainFields, type State } from '@binario/kernel';
import { BANK } from '@binario/rail';
import { privateIds, STEP_OF_BIDS } from '../data/privates.ts';
import { eTokenPrice } from '../rules/electric.ts';
import { inEmergency, mustBuyTrain } from '../rules/trains.ts';
import { type AuctionFrame, askedPrice, type BiddingFrame } from '../steps/auction.ts';
import type { ConsentFrame } from '../steps/consent.ts';
import type { StockTurnFrame } from '../steps/stockRound.ts';
import type { Table1849 } from '../table.ts';
import type { Text1849 } from './keys.ts';

const ask = (key: keyof Text1849['asks'], params: Params): Line => ({ key: `ask.${key}`, params });

/** What is asked now, before it is put into words; nothing when the game is over. */
export function askOf({ table, flow }: State<Table1849>, player: string): Line | undefined {
  const top = flow.at(-1);
  return top && questionOf(table, top, player);
}

function questionOf(table: Table1849, frame: Frame, player: string): Line {
  const subject = plainFields(frame);
  switch (frame.step) {
    case 'auction': {
      const next = privateIds.find((name) => table.privates[name] === BANK) ?? 'SCE';
      const key = next === privateIds.at(-1) ? 'auction.last' : 'auction';
      return ask(key, { player, private: next, price: askedPrice(table, frame as AuctionFrame, next) });
    }
    case 'bidding': {
      const { bids, private: name } = frame as BiddingFrame;
      const highest = Math.max(...bids.filter((bid) => bid.private === name).map((bid) => bid.price));
      return ask('bidding', { player, private: name, least: highest + STEP_OF_BIDS });
    }
    case 'stockTurn': {
      const { started } = frame as StockTurnFrame;
      return started === null ? ask('stockTurn', { player }) : ask('stockTurn.started', { player, corp: started });
    }
    case 'buyTrains': {
      const { corp } = subject as { readonly corp: string };
      if (inEmergency(table, corp)) return ask('buyTrains.emergency', { player, corp });
      return ask(mustBuyTrain(table, corp) ? 'buyTrains.must' : 'buyTrains', { corp });
    }
    case 'buyEToken':
      return ask('buyEToken', { ...subject, price: eTokenPrice(table) });
    case 'consent': {
      const { deal } = frame as ConsentFrame;
      return ask(`consent.${deal.kind}`, { ...deal, player });
    }
    default:
      return ask(frame.step as keyof Text1849['asks'], { ...subject, player });
  }
}
