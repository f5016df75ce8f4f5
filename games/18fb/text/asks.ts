import { type Frame, type Line, type Params, plainFields, type State } from '@binario/kernel';
import { type CorpId, sellerOf, trainsOf } from '@binario/rail';
import { CONVENTIONS } from '../ids.ts';
import { gap, missing, type RaiseFrame, treasurySales } from '../rules/emergency.ts';
import type { PanfiloFrame } from '../rules/panfilo.ts';
import { type PollFrame, stateOfPoll } from '../rules/poll.ts';
import { helpComesLater, mustBuyTrain, mustPayLease, needsHelp } from '../rules/trains.ts';
import type { ConsentFrame } from '../steps/consent.ts';
import { isBuilding, phaseNumber, presidentOf, type Table18fb } from '../table.ts';
import type { Text18fb } from './keys.ts';

const ask = (key: keyof Text18fb['asks'], params: Params): Line => ({ key: `ask.${key}`, params });

/** What is asked now, before it is put into words; nothing when the game is over. */
export function askOf({ table, flow }: State<Table18fb>, player: string): Line | undefined {
  const top = flow.at(-1);
  return top && questionOf(table, top, player);
}

function questionOf(table: Table18fb, frame: Frame, player: string): Line {
  const subject = plainFields(frame);
  const { corp } = subject as { readonly corp: CorpId };
  switch (frame.step) {
    case 'panfilo':
      return ask('panfilo', { player, corp: (frame as PanfiloFrame).purchase.corp });
    case 'beforeRun': {
      const runs = !isBuilding(table, corp) && trainsOf(table, corp).length > 0;
      if (phaseNumber(table) < CONVENTIONS) return ask(runs ? 'beforeRun.power' : 'beforeRun.powerIdle', { corp });
      return ask(runs ? 'beforeRun' : 'beforeRun.idle', { corp });
    }
    case 'dividend':
      return ask('dividend', { corp, revenue: table.turn.revenue ?? 0 });
    case 'buyTrains':
      if (mustPayLease(table, corp)) return ask('buyTrains.lease', { corp });
      if (needsHelp(table, corp)) {
        return ask(helpComesLater(table, frame) ? 'buyTrains.later' : 'buyTrains.help', { corp });
      }
      return ask(mustBuyTrain(table, corp) ? 'buyTrains.must' : 'buyTrains', { corp });
    case 'consent':
      return ask('consent', { ...subject, player, seller: sellerOf(table, (frame as ConsentFrame).train) });
    case 'raiseMoney': {
      const raise = frame as RaiseFrame;
      const own = treasurySales(table, raise, presidentOf(table, corp)).length > 0;
      return ask('raiseMoney', {
        player,
        corp,
        train: raise.train,
        missing: own ? gap(table, raise) : missing(table, raise),
      });
    }
    case 'poll': {
      const { national } = frame as PollFrame;
      const state = stateOfPoll(table, frame as PollFrame);
      return ask('poll', { player, national, corp: state.kind === 'ask' ? state.corp : national });
    }
    default:
      return ask(frame.step as keyof Text18fb['asks'], { ...subject, player });
  }
}
