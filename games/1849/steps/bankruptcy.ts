import { become, done, type Frame, stay } from '@binario/kernel';
import { BANK, type CorpId, cashOf, GONE, type PlayerId, pay, percentOf, playersIn, privatesOf } from '@binario/rail';
import type { ActionOf, Sale } from '../actions.ts';
import type { Tx1849 } from '../effects.ts';
import { closeCorporation } from '../rules/closing.ts';
import { largestSales } from '../rules/emergency.ts';
import { orderOnceMore } from '../rules/market.ts';
import { LOAN } from '../rules/score.ts';
import { asksForExchange, type SwapBackFrame, sellOrAsk, sellStock } from '../rules/selling.ts';
import { inMarketOrder, isStarted, plays18xx, type Table1849 } from '../table.ts';
import { noteChoice, type Step1849 } from './step.ts';

/** 10.7 B: the president sells all he can, pays it all in, and the corporation closes. */
export function declareBankruptcy(tx: Tx1849, corp: CorpId, player: PlayerId): void {
  tx.emit({ type: 'bankruptcyDeclared', player, corp });
  if (plays18xx(tx.table, 'bankruptcyKeepsOrder') && !tx.table.keptOrder) {
    tx.emit({ type: 'orderKept', corps: inMarketOrder(tx.table) });
  }
  const nothing = largestSales(tx.table, player, corp).length === 0;
  if (nothing && plays18xx(tx.table, 'saleMemoryLastsRound')) orderOnceMore(tx);
  tx.owe<BankruptcyFrame>({ step: 'bankruptcy', corp, player, swaps: [], sold: [] });
}

/** A president cannot raise the money for a train (10.7 B). */
export interface BankruptcyFrame extends Frame {
  readonly step: 'bankruptcy';
  readonly corp: CorpId;
  readonly player: PlayerId;
  /** Questions put off until the corporation has closed; only for imported games (compatibility 12). */
  readonly swaps: readonly SwapBackFrame[];
  /** Corporations not to be sold again; only for imported games (compatibility 35). */
  readonly sold: readonly CorpId[];
}

/** One sale after another, each the largest the rules allow; when nothing more can be sold the corporation closes. */
export const bankruptcy: Step1849<BankruptcyFrame> = {
  // His sales may push the corporation itself into Closed: then there is nothing left to pay for (RUL-55).
  gone: (table, frame) =>
    isStarted(table, frame.corp) || plays18xx(table, 'forcedSalesTakeAll') ? undefined : 'closed',
  begin(tx, frame) {
    const { corp, player } = frame;
    const sale = largestSales(tx.table, player, corp).find((each) => !frame.sold.includes(each.corp));
    if (sale) {
      const swaps = [...frame.swaps, ...sellForced(tx, player, sale)];
      const sold = plays18xx(tx.table, 'oneForcedSaleEach') ? [...frame.sold, sale.corp] : [];
      return become<BankruptcyFrame>({ ...frame, swaps, sold });
    }
    const open = isStarted(tx.table, corp);
    pay(tx, player, open ? corp : BANK, cashOf(tx.table, player), 'presidentAdds');
    if (open) closeCorporation(tx, corp, 'insolvent');
    if (plays18xx(tx.table, 'loanBeforeSwap')) {
      askWhetherToLeave(tx, player);
      for (const swap of frame.swaps.slice(-1)) tx.owe(swap);
    } else {
      for (const swap of frame.swaps) tx.owe(swap);
      askWhetherToLeave(tx, player);
    }
    return done();
  },
};

/** Sells, or owes the question of 9.5 first; the other site asks it at the very end. */
function sellForced(tx: Tx1849, player: PlayerId, sale: Sale): readonly SwapBackFrame[] {
  const heir = asksForExchange(tx.table, player, sale);
  if (!heir || !plays18xx(tx.table, 'swapAskedAfterwards')) {
    sellOrAsk(tx, player, sale);
    return [];
  }
  sellStock(tx, player, sale, 'last');
  return [{ step: 'swapBack', corp: sale.corp, outgoing: player, incoming: heir, pooled: sale.president === 2 }];
}

/** Judged after the closing; privates are not stock (RUL-56). */
export function askWhetherToLeave(tx: Tx1849, player: PlayerId): void {
  // Several debts may fall on him at once; who has left over one of them is not asked about the next.
  if (hasStock(tx.table, player) || tx.table.leavers.includes(player)) return;
  const nobodyOperates = Object.keys(tx.table.corps).length === 0;
  if (nobodyOperates && plays18xx(tx.table, 'loanWaitsForCorporation')) tx.emit({ type: 'loanPutOff', player });
  else tx.owe<LoanFrame>({ step: 'loanOrLeave', player });
}

/** Compatibility 34: asked as soon as some corporation operates again. */
export function askPutOffLoan(tx: Tx1849): void {
  const player = tx.table.loanPutOff;
  if (!player) return;
  tx.emit({ type: 'loanPutOff', player: null });
  tx.owe<LoanFrame>({ step: 'loanOrLeave', player });
}

/** Has the player stock of any corporation? */
export function hasStock(table: Table1849, player: PlayerId): boolean {
  return Object.values(table.certs).some((certs) => percentOf(certs, player) > 0);
}

/** A bankrupt player takes a loan or leaves the game (10.7 B). */
export interface LoanFrame extends Frame {
  readonly step: 'loanOrLeave';
  readonly player: PlayerId;
}

/** A player without stock takes a loan from the bank or leaves the game (10.7 B). */
export const loanOrLeave: Step1849<LoanFrame, ActionOf<'takeLoan'> | ActionOf<'leaveGame'>> = {
  actions: ['takeLoan', 'leaveGame'],
  exclusive: true,
  begin(tx, frame) {
    noteChoice(tx);
    return stay(frame);
  },
  actors: (_table, frame) => [frame.player],
  options: (_table, _frame, by) => [
    { type: 'takeLoan', by },
    { type: 'leaveGame', by },
  ],
  take(tx, frame, action) {
    if (action.type === 'takeLoan') {
      tx.emit({ type: 'loanTaken', player: frame.player });
      pay(tx, BANK, frame.player, LOAN, 'loan');
    } else {
      leave(tx, frame.player);
    }
    return done();
  },
};

/** His privates close (RUL-57); with one player left the game is over at once (13). */
function leave(tx: Tx1849, player: PlayerId): void {
  if (!plays18xx(tx.table, 'leaversKeepAll')) {
    for (const name of privatesOf(tx.table, player)) tx.emit({ type: 'privateMoved', private: name, to: GONE });
    pay(tx, player, BANK, cashOf(tx.table, player), 'leaving');
  }
  tx.emit({ type: 'playerLeft', player });
  if (playersIn(tx.table).length === 1) tx.emit({ type: 'ended', reason: 'onePlayer' });
}
