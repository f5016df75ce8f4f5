import { type Frame, firstBreach } from '@binario/kernel';
import { BANK, type CorpFrame, type CorpId, cashOf, type PlayerId, pay, type TrainId } from '@binario/rail';
import type { Action1865, ActionOf } from '../actions.ts';
import { boardOf, priceOfCard } from '../board/boardOf.ts';
import type { Tx1865 } from '../effects.ts';
import { formOf, presidentOf, price, type Table1865 } from '../table.ts';
import { rule1865 } from './rule.ts';
import { heirOf, type Sale, type StockRule, saleRules, salesOf } from './selling.ts';
import { acquireTrain, cheapestPrice } from './trains.ts';

/** The president has chosen a train and finds the money for it (4.7). */
export interface HelpFrame extends Frame {
  readonly step: 'helpPurchase';
  readonly corp: CorpId;
  readonly train: TrainId;
  /** Companies of which a block has been sold for it. */
  readonly sold: readonly CorpId[];
}

/** What treasury and president together still lack. */
export function missing(table: Table1865, { corp, train }: Pick<HelpFrame, 'corp' | 'train'>): number {
  return priceOfCard(table, train) - cashOf(table, corp) - cashOf(table, presidentOf(table, corp));
}

/** The largest block of each company that he may sell, whatever is needed (4.8). */
export function largestBlocks(table: Table1865, frame: Pick<HelpFrame, 'corp' | 'sold'>): readonly Sale[] {
  const player = presidentOf(table, frame.corp);
  const best = new Map<CorpId, Sale>();
  for (const sale of salesOf(table, player)) {
    if (frame.sold.includes(sale.corp)) continue;
    const action = { type: 'sellShares', by: player, ...sale } as Action1865;
    if (firstBreach(saleRules, table, { step: '' }, action)) continue;
    if (sale.corp === frame.corp && heirOf(table, player, sale)) continue;
    best.set(sale.corp, sale);
  }
  return [...best.values()];
}

const worth = (table: Table1865, { corp, shares }: Sale): number => price(table, corp) * shares;

/** What his shares would bring if he sold all he may. */
export function couldRaise(table: Table1865, frame: Pick<HelpFrame, 'corp' | 'sold'>): number {
  return largestBlocks(table, frame).reduce((sum, sale) => sum + worth(table, sale), 0);
}

/** C.5: is the president out of the game if this train is chosen (V28)? Elsewhere he borrows. */
export function wouldRuin(table: Table1865, { corp, train }: Pick<HelpFrame, 'corp' | 'train'>): boolean {
  if (formOf(table).bankruptcy === 'loans') return false;
  const lacks = missing(table, { corp, train });
  return lacks > 0 && lacks > couldRaise(table, { corp, sold: [] });
}

const asSale = (action: Action1865): ActionOf<'sellShares'> | undefined =>
  action.type === 'sellShares' ? action : undefined;

const of = (frame: Frame): HelpFrame => frame as HelpFrame;

/** 4.8: one block per company, only what is needed, never the office of the company that buys. */
export const forcedSaleRules: readonly StockRule[] = [
  rule1865('4.8', 'forced.oneBlock', (_table, frame, action) => {
    const sale = asSale(action);
    return !!sale && of(frame).sold.includes(sale.corp) && { corp: sale.corp };
  }),
  ...saleRules,
  rule1865('4.8', 'forced.keepsOffice', (table, frame, action) => {
    const sale = asSale(action);
    const changes = !!sale && sale.corp === of(frame).corp && heirOf(table, action.by, sale) !== undefined;
    return changes && { corp: sale.corp };
  }),
  rule1865('4.8', 'forced.moreThanNeeded', (table, frame, action) => {
    const sale = asSale(action);
    const short = missing(table, of(frame));
    return !!sale && worth(table, { ...sale, shares: sale.shares - 1 }) >= short && { corp: sale.corp, missing: short };
  }),
  // Loans come only after everything he may sell (ruling 41), so a block may not be kept small to borrow instead; in
  // C.5 nobody is ruined who has something left to sell (V28).
  rule1865({ final: '4.9', proto: 'C.5 §5.5' }, 'forced.tooLittle', (table, frame, action) => {
    const sale = asSale(action);
    if (!sale) return false;
    const blocks = largestBlocks(table, of(frame));
    const others = blocks
      .filter((block) => block.corp !== sale.corp)
      .reduce((sum, each) => sum + worth(table, each), 0);
    if (worth(table, sale) + others >= missing(table, of(frame))) return false;
    const most = blocks.find((block) => block.corp === sale.corp)?.shares ?? 0;
    return sale.shares < most && { corp: sale.corp, shares: most };
  }),
];

/** C.5: who cannot pay a train may not choose it, unless it is the cheapest (V28). */
export const helpRules = [
  rule1865<CorpFrame>('C.5 §5.5', 'help.beyondMeans', (table, frame, action) => {
    if (action.type !== 'helpBuy') return false;
    const { train } = action;
    const cheapest = priceOfCard(table, train) === cheapestPrice(table);
    return !cheapest && wouldRuin(table, { corp: frame.corp, train }) && { train };
  }),
];

/** The whole treasury, the rest by the president; then no other train in this turn (4.7). */
export function completeHelp(tx: Tx1865, { corp, train }: HelpFrame): void {
  const cost = priceOfCard(tx.table, train);
  const president = presidentOf(tx.table, corp);
  tx.emit({ type: 'presidentHelped', corp, player: president });
  pay(tx, president, corp, cost - cashOf(tx.table, corp), 'presidentAdds');
  acquireTrain(tx, corp, train, cost);
}

/** 4.9: as many personal loans as are needed; what is left over is his. */
export function takePersonalLoans(tx: Tx1865, player: PlayerId, lacks: number): void {
  const { loan } = boardOf(tx.table).figures;
  for (let left = lacks; left > 0; left -= loan) {
    tx.emit({ type: 'personalLoan', player, amount: loan });
    pay(tx, BANK, player, loan, 'loan');
  }
}
