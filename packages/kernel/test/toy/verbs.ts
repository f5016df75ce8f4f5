import type { SeatId } from '@binario/kernel';
import {
  type CorpId,
  cashOf,
  corpOf,
  kindOf,
  LOAN,
  openCorps,
  presidentOf,
  priceOf,
  SHARE_PRICE,
  sharesOf,
  type ToyTx,
  type TrainId,
  trainLimit,
} from './model.ts';

export function pay(tx: ToyTx, from: string, to: string, amount: number): void {
  if (amount > 0) tx.emit({ type: 'paid', from, to, amount });
}

export function buyShare(tx: ToyTx, by: SeatId, corp: CorpId): void {
  pay(tx, by, corp, SHARE_PRICE);
  moveShares(tx, corp, 'pool', by, 1);
}

export function sellShares(tx: ToyTx, by: SeatId, corp: CorpId, count: number): void {
  pay(tx, 'bank', by, count * SHARE_PRICE);
  moveShares(tx, corp, by, 'pool', count);
}

/** The presidency follows strictly more shares. */
function moveShares(tx: ToyTx, corp: CorpId, from: string, to: string, count: number): void {
  tx.emit({ type: 'shareMoved', corp, from, to, count });
  const held = (seat: SeatId) => sharesOf(tx.table, corp, seat);
  const heir = tx.table.seats.reduce(
    (best, seat) => (held(seat) > held(best) ? seat : best),
    presidentOf(tx.table, corp),
  );
  if (heir !== presidentOf(tx.table, corp)) tx.emit({ type: 'presidentChanged', corp, to: heir });
}

/** The buyer pays, a new kind begins a phase, and whoever then has too many trains owes a discard. */
export function buyFromDepot(tx: ToyTx, corp: CorpId, train: TrainId): void {
  pay(tx, corp, 'bank', priceOf(train));
  tx.emit({ type: 'trainMoved', train, to: corp });
  if (kindOf(train) > tx.table.phase) enterPhase(tx, kindOf(train));
}

function enterPhase(tx: ToyTx, phase: number): void {
  tx.emit({ type: 'phaseEntered', phase });
  for (const corp of openCorps(tx.table)) {
    if (phase === 4) {
      for (const train of corpOf(tx.table, corp).trains.filter((each) => kindOf(each) === 2)) {
        tx.emit({ type: 'trainMoved', train, to: 'scrap' });
      }
    }
    oweDiscard(tx, corp);
  }
}

export function oweDiscard(tx: ToyTx, corp: CorpId): void {
  if (corpOf(tx.table, corp).trains.length > trainLimit(tx.table)) tx.owe({ step: 'discardTrain', corp });
}

/** Everything of the corporation goes to the bank; its former president is asked how he wants to go on. */
export function closeCorp(tx: ToyTx, corp: CorpId): void {
  const { trains } = corpOf(tx.table, corp);
  for (const train of trains) tx.emit({ type: 'trainMoved', train, to: 'scrap' });
  pay(tx, corp, 'bank', cashOf(tx.table, corp));
  tx.owe({ step: 'pension', player: presidentOf(tx.table, corp) });
  tx.emit({ type: 'corpLeft', corp, state: 'closed' });
}

/** All that `from` has goes to `into`, which may then have too many trains. */
export function merge(tx: ToyTx, from: CorpId, into: CorpId): void {
  for (const train of corpOf(tx.table, from).trains) tx.emit({ type: 'trainMoved', train, to: into });
  pay(tx, from, into, cashOf(tx.table, from));
  tx.emit({ type: 'corpLeft', corp: from, state: 'merged' });
  oweDiscard(tx, into);
}

export function borrow(tx: ToyTx, corp: CorpId): void {
  tx.emit({ type: 'loanTaken', corp });
  pay(tx, 'bank', corp, LOAN);
}

export function repay(tx: ToyTx, corp: CorpId): void {
  tx.emit({ type: 'loanRepaid', corp });
  pay(tx, corp, 'bank', LOAN);
}
