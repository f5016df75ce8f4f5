import { type Choice, type Params, type State, sampleOf, topFrame } from '@binario/kernel';
import type { Action1849 } from '../../actions.ts';
import { boardOf } from '../../board/boardOf.ts';
import type { Private } from '../../data/privates.ts';
import { saleShares } from '../../rules/presidency.ts';
import { costOnOffer, percentOnOffer } from '../../rules/stock.ts';
import { type AuctionFrame, askedPrice } from '../../steps/auction.ts';
import type { FinanceFrame } from '../../steps/finance.ts';
import type { DividendFrame } from '../../steps/run.ts';
import type { Table1849 } from '../../table.ts';
import { price } from '../../table.ts';
import { bidsIn } from './head.ts';

/** What to say beside an option: what it costs or brings. Asked of the game, never worked out here. */
export function facts1849(state: State<Table1849>, choice: Choice): Params {
  const { table, flow } = state;
  const action = sampleOf(choice.offer) as Action1849;
  const auction = topFrame<AuctionFrame>(flow, 'auction');
  switch (action.type) {
    case 'buyPrivate':
      return {
        cost: auction ? askedPrice(table, auction, action.private as Private) : 0,
        revenue: boardOf(table).privates[action.private as Private].revenue,
        ...standingBids(state, action.private),
      };
    case 'bid':
      return {
        revenue: boardOf(table).privates[action.private as Private].revenue,
        ...standingBids(state, action.private),
      };
    case 'buyCert':
      return {
        cost: costOnOffer(table, action.corp, action.from),
        percent: percentOnOffer(table, action.corp, action.from),
      };
    case 'startCorp':
      return { cost: action.value * 2, name: boardOf(table).corps[action.corp].name };
    case 'sellStock': {
      const shares = saleShares(action);
      return { percent: shares * 10, gain: shares * price(table, action.corp) };
    }
    case 'sellTreasury': {
      const corp = topFrame<FinanceFrame>(flow, 'finance')?.corp ?? '';
      const shares = action.ordinary + 2 * action.last;
      return { percent: shares * 10, gain: shares * price(table, corp) };
    }
    case 'payDividend':
    case 'withhold':
      return { revenue: topFrame<DividendFrame>(flow, 'payDividend')?.revenue ?? 0 };
    default:
      return {};
  }
}

/** Who has bid for it and how much, the highest first. */
function standingBids(state: State<Table1849>, name: string): Params {
  const bids = bidsIn(state)
    .filter((bid) => bid.private === name)
    .sort((a, b) => b.price - a.price);
  return { bidders: bids.map(({ by }) => by), amounts: bids.map(({ price: amount }) => String(amount)) };
}
