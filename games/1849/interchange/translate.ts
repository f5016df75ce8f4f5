import { actorsOf, type Frame, type State } from '@binario/kernel';
import { BANK, certsOf, type HexId, type PlayerId, type TrainId, type WishedRoute } from '@binario/rail';
import type { Action1849, Sale } from '../actions.ts';
import { boardFrom } from '../board/boardOf.ts';
import type { Corp } from '../data/corporations.ts';
import { privateIds } from '../data/privates.ts';
import { kindOfTrain } from '../data/trains.ts';
import { game1849 } from '../game.ts';
import { couldSellSingles } from '../rules/selling.ts';
import type { Table1849 } from '../table.ts';
import { type ForeignAction, type ForeignRoute, ImportError } from './foreign.ts';
import type { ForeignSlots } from './slots.ts';

/** What only the foreign file knows: its names of players, of tiles on the map, of certificates in treasuries. */
export interface ForeignNames {
  readonly players: ReadonlyMap<string, PlayerId>;
  /** Where each tile copy lies. */
  readonly tiles: Map<string, HexId>;
  /** Certificates in each treasury, by their foreign names. */
  readonly treasuries: Map<string, Set<string>>;
  readonly slots: ForeignSlots;
}

/** Other sites know only the board in the box. */
const hexIds = boardFrom(undefined).map.numberOf;

function need<V>(value: V | undefined, field: string, index: number): V {
  if (value === undefined || value === null) throw new ImportError('missing', index, { field });
  return value;
}

/** A city is named after its hex, or after the tile copy that lies there. */
export function hexOfCity(names: ForeignNames, city: string, index: number): HexId {
  const parts = city.split('-');
  const hex = hexIds.has(parts[0] ?? '') ? parts[0] : names.tiles.get(parts.slice(0, 2).join('-'));
  if (hex === undefined) throw new ImportError('unknownCity', index, { city });
  return hex;
}

/** Stretches may be written in either direction; each begins where the one before ended. */
export function hexesOf(route: ForeignRoute): readonly HexId[] {
  const [first, ...rest] = route.connections;
  if (!first) return [];
  const next = rest[0];
  const joins = (hex: HexId | undefined) =>
    next !== undefined && hex !== undefined && (next[0] === hex || next.at(-1) === hex);
  const path = next && !joins(first.at(-1)) ? [...first].reverse() : [...first];
  for (const stretch of rest) {
    const onward = stretch[0] === path.at(-1) ? stretch : [...stretch].reverse();
    path.push(...onward.slice(1));
  }
  return path;
}

function ownTrain(table: Table1849, foreign: string): TrainId {
  if (table.trains[foreign] !== BANK) return foreign;
  const kind = kindOfTrain(foreign);
  return (
    Object.keys(table.trains).find((train) => table.trains[train] === BANK && kindOfTrain(train) === kind) ?? foreign
  );
}

/** Our action for a foreign one, given the question now asked; undefined when that question does not exist here. */
export function translate(
  state: State<Table1849>,
  foreign: ForeignAction,
  names: ForeignNames,
  index: number,
): Action1849 | undefined {
  const { table } = state;
  if (table.ended) throw new ImportError('afterTheEnd', index);
  const top = state.flow.at(-1) as Frame & { readonly corp?: string };
  const by = actorsOf(game1849, state)[0] as PlayerId;
  switch (foreign.type) {
    case 'pass':
      return { type: 'pass', by };
    case 'bid': {
      const name = need(foreign.company, 'company', index);
      const lowest = privateIds.find((each) => table.privates[each] === BANK);
      if (top.step === 'auction' && name === lowest) return { type: 'buyPrivate', by, private: name };
      return { type: 'bid', by, private: name, price: need(foreign.price, 'price', index) };
    }
    case 'par': {
      const value = Number(need(foreign.share_price, 'share_price', index).split(',')[0]);
      if (top.step === 'setValue') return { type: 'setValue', by, value };
      return { type: 'startCorp', by, corp: foreign.corporation as Corp, value };
    }
    case 'buy_shares': {
      if (foreign.entity_type === 'corporation') return { type: 'buyBack', by };
      const share = need(foreign.shares?.[0], 'shares', index);
      const corp = share.slice(0, share.lastIndexOf('_')) as Corp;
      const from = names.treasuries.get(corp)?.has(share) ? 'treasury' : 'pool';
      return { type: 'buyCert', by, corp, from };
    }
    case 'sell_shares':
      return sale(table, foreign, by, index);
    case 'place_token': {
      const hex = hexOfCity(names, need(foreign.city, 'city', index), index);
      return { type: top.step === 'chooseHome' ? 'chooseHome' : 'placeToken', by, hex };
    }
    case 'lay_tile': {
      const tile = need(foreign.tile, 'tile', index).split('-')[0] as string;
      const rotation = need(foreign.rotation, 'rotation', index);
      return { type: 'layTile', by, hex: need(foreign.hex, 'hex', index), tile, rotation };
    }
    case 'run_routes': {
      const routes: readonly WishedRoute[] = need(foreign.routes, 'routes', index).map((route) => ({
        train: route.train,
        hexes: hexesOf(route),
      }));
      return routes.length === 0 && top.step !== 'runTrains' ? undefined : { type: 'runTrains', by, routes };
    }
    case 'dividend':
      return { type: foreign.kind === 'payout' ? 'payDividend' : 'withhold', by };
    case 'buy_train': {
      const train = ownTrain(table, need(foreign.train, 'train', index));
      return { type: 'buyTrain', by, train, price: need(foreign.price, 'price', index) };
    }
    case 'discard_train':
      return { type: 'discardTrain', by, train: need(foreign.train, 'train', index) };
    case 'buy_company': {
      const name = need(foreign.company, 'company', index);
      return { type: 'acquirePrivate', by, private: name, price: need(foreign.price, 'price', index) };
    }
    case 'assign':
      return { type: 'markPort', by, hex: need(foreign.target, 'target', index) };
    case 'choose':
      return choice(need(foreign.choice, 'choice', index), by, index);
    case 'bankrupt':
      return { type: 'declareBankruptcy', by };
    case 'buy_token': {
      const hex = hexOfCity(names, need(foreign.city, 'city', index), index);
      const corp = names.slots.corpAt(hex, foreign.slot ?? 0) as Corp | undefined;
      if (corp === undefined) throw new ImportError('noToken', index, { hex });
      return { type: 'acquireToken', by, corp, hex, price: need(foreign.price, 'price', index) };
    }
    case 'take_loan':
      return { type: 'issueBond', by };
    case 'payoff_loan':
      return { type: 'repayBond', by };
    case 'payoff_debt':
      return { type: 'payInterest', by };
    default:
      throw new ImportError('unknownAction', index, { word: foreign.type });
  }
}

function sale(table: Table1849, foreign: ForeignAction, by: PlayerId, index: number): Action1849 {
  const shares = need(foreign.shares, 'shares', index);
  const number = (share: string) => Number(share.slice(share.lastIndexOf('_') + 1));
  const last = shares.some((share) => number(share) === 7) ? 1 : 0;
  const ordinary = shares.filter((share) => number(share) >= 1 && number(share) <= 6).length;
  if (foreign.entity_type === 'corporation') return { type: 'sellTreasury', by, ordinary, last };
  const first = need(shares[0], 'shares', index);
  const corp = first.slice(0, first.lastIndexOf('_')) as Corp;
  const percent = need(foreign.percent, 'percent', index);
  const declared: Sale = { corp, ordinary, last, president: (percent - 10 * ordinary - 20 * last) / 10 };
  return { type: 'sellStock', by, ...inOurForm(table, by, declared) };
}

/** The site lets the president's certificate stand for singles that the seller would rather keep: the same sale. */
function inOurForm(table: Table1849, by: PlayerId, sale: Sale): Sale {
  if (!couldSellSingles(table, by, sale)) return sale;
  const shares = sale.ordinary + sale.president;
  const ordinary = Math.min(shares, certsOf(table.certs[sale.corp] ?? [], by, 'ordinary').length);
  return { ...sale, ordinary, president: shares - ordinary };
}

function choice(text: string, by: PlayerId, index: number): Action1849 | undefined {
  switch (text) {
    case 'Close SMS':
      return { type: 'useSms', by };
    case 'Pass':
      return undefined;
    case 'Two 10% certs':
      return { type: 'takeCerts', by, certs: 'singles' };
    case 'One 20% cert':
      return { type: 'takeCerts', by, certs: 'last' };
    case 'Take L.500 loan':
      return { type: 'takeLoan', by };
    case 'Leave game':
      return { type: 'leaveGame', by };
    default:
      if (text.startsWith('Buy E-Token')) return { type: 'buyEToken', by };
      throw new ImportError('unknownChoice', index, { word: text });
  }
}
