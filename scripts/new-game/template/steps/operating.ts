import { about, become, done, type Frame } from '@binario/kernel';
import { BANK, markerOf, pay, percentOf } from '@binario/rail';
import { COMPANY, grid, hexes, TRAIN, TRAIN_PRICE, tiles } from '../data/board.ts';
import type { TxSample } from '../effects.ts';
import { layRules, revenueOf, trainRules } from '../rules.ts';
import { certsIn, presidentOf, type TableSample } from '../table.ts';
import type { StepSample } from './step.ts';

const president = (table: TableSample) => [presidentOf(table) ?? ''];

/** One tile a turn, for nothing. */
export const layTrack: StepSample<Frame> = {
  actions: ['layTile', 'pass'],
  actors: president,
  options: (_table, _frame, by) => [
    ...hexes.flatMap(({ id: hex }) =>
      tiles.flatMap(({ id: tile }) => [0, 1, 2].map((rotation) => ({ type: 'layTile', by, hex, tile, rotation }))),
    ),
    { type: 'pass', by },
  ],
  rules: about('layTile', layRules),
  take(tx, _frame, action) {
    if (action.type === 'layTile') {
      const { hex, tile, rotation } = action;
      tx.emit({ type: 'tileLaid', hex, tile, rotation, by: COMPANY, cost: 0 });
    }
    return become({ step: 'buyTrain' });
  },
};

/** Then the train; the turn ends with its run. */
export const buyTrain: StepSample<Frame> = {
  actions: ['buyTrain', 'pass'],
  actors: president,
  options: (_table, _frame, by) => [
    { type: 'buyTrain', by },
    { type: 'pass', by },
  ],
  rules: about('buyTrain', trainRules),
  take(tx, _frame, action) {
    if (action.type === 'buyTrain') {
      pay(tx, COMPANY, BANK, TRAIN_PRICE, 'train');
      tx.emit({ type: 'trainBought', train: TRAIN, from: BANK, to: COMPANY, price: TRAIN_PRICE });
    }
    run(tx);
    return done();
  },
};

/** 2.5: the bank pays every holder his part, the treasury too; the price goes up, or down without revenue. */
function run(tx: TxSample): void {
  const revenue = revenueOf(tx.table);
  tx.emit({ type: 'ran', corp: COMPANY, revenue });
  for (const holder of [...tx.table.seats, COMPANY]) {
    pay(tx, BANK, holder, (revenue * percentOf(certsIn(tx.table), holder)) / 100, 'dividend');
  }
  const marker = markerOf(tx.table.market, COMPANY);
  const col = (marker?.col ?? 0) + (revenue > 0 ? 1 : -1);
  if (grid[0][col] !== undefined) tx.emit({ type: 'markerMoved', corp: COMPANY, to: { row: 0, col } });
}
