import { type Action, type Frame, type Params, type Rule, rule } from '@binario/kernel';
import { badSide, cashOf, certsOf, type HexId, hexDef, hexNumber, tileFace, trainsOf } from '@binario/rail';
import { arrivalsIn, reachesStopIn, reachOf } from '@binario/track';
import type { ActionSample } from './actions.ts';
import { board, COMPANY, hexes, TRAIN, TRAIN_PRICE } from './data/board.ts';
import { certsIn, price, type TableSample } from './table.ts';
import type { RuleKey } from './text/keys.ts';

/** A cited guard: the key has a text, or it does not compile. */
function ruleSample<A extends Action = ActionSample>(
  section: string,
  key: RuleKey,
  breach: (table: TableSample, frame: Frame, action: A) => Params | false,
): Rule<TableSample, Frame, A> {
  return rule(`sample §${section}`, key, breach);
}

type Lay = Extract<ActionSample, { readonly type: 'layTile' }>;

/** The next certificate of the treasury: the president's first. */
export const nextCert = (table: TableSample): number | undefined => certsOf(certsIn(table), COMPANY)[0];

/** What a certificate costs now. */
export function costOf(table: TableSample, cert: number): number {
  return (price(table) * (certsIn(table)[cert]?.percent ?? 0)) / 10;
}

// 1 Stock turn
/** What guards the purchase of a certificate. */
export const buyRules = [
  ruleSample('1.1', 'buy.soldOut', (table) => nextCert(table) === undefined && {}),
  ruleSample('1.2', 'buy.noMoney', (table, _frame, { by }) => {
    const cost = costOf(table, nextCert(table) ?? -1);
    return cashOf(table, by) < cost && { cost };
  }),
];

// 2 Operating turn
/** What guards a tile lay. */
export const layRules = [
  ruleSample<Lay>('2.1', 'lay.noTile', (table, _frame, { hex }) => {
    return (hexDef(board, hex).ground === 'fixed' || table.map[hex] !== undefined) && { hex };
  }),
  ruleSample<Lay>('2.2', 'lay.offBoard', (_table, _frame, { hex, tile, rotation }) => {
    return badSide(board, hex, tileFace(board, tile, rotation)) !== undefined && { hex };
  }),
  ruleSample<Lay>('2.3', 'lay.notReached', (table, _frame, { hex }) => !isReached(table, hex) && { hex }),
];

/** Does track lead from the company's home to a side of this hex? */
function isReached(table: TableSample, hex: HexId): boolean {
  return arrivalsIn(reachOf(board, table, COMPANY, 'track'), hexNumber(board, hex)) !== 0;
}

/** What guards the purchase of the train. */
export const trainRules = [
  ruleSample('2.4', 'train.gone', (table) => table.trains[TRAIN] === COMPANY && { train: TRAIN }),
  ruleSample('2.4', 'train.noMoney', (table) => {
    return cashOf(table, COMPANY) < TRAIN_PRICE && { train: TRAIN, cost: TRAIN_PRICE };
  }),
];

/** 2.5: with a train, the values of all cities that track leads to from home, if these are two at least. */
export function revenueOf(table: TableSample): number {
  if (trainsOf(table, COMPANY).length === 0) return 0;
  const reach = reachOf(board, table, COMPANY, 'track');
  const reached = hexes.filter((_, n) => reachesStopIn(reach, n)).map(({ print }) => print.stops[0]?.value ?? 0);
  return reached.length < 2 ? 0 : reached.reduce((sum, value) => sum + value, 0);
}
