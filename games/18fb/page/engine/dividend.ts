import { type Action, carryOut, type State } from '@binario/kernel';
import { game18fb } from '../../game.ts';
import { dividends, halves } from '../../rules/dividends.ts';
import { price } from '../../rules/market.ts';
import type { Table18fb } from '../../table.ts';
import { presidentOf } from '../../table.ts';
import type { DividendView, DividendWay } from '../own.ts';
import { runView } from './runView.ts';

/** What each holder and the treasury get of each of the three ways to use the revenue, and where the price goes. */
export function dividendOf(state: State<Table18fb>): DividendView | null {
  const { table, flow } = state;
  const top = flow.at(-1) as { readonly step: string; readonly corp?: string } | undefined;
  if (top?.step !== 'dividend' || top.corp === undefined) return null;
  const { corp } = top;
  const by = presidentOf(table, corp);
  const revenue = table.turn.revenue ?? 0;
  const { shared, kept } = halves(revenue);
  const after = (action: object) => price(carryOut(game18fb, state, { by, ...action } as Action).state.table, corp);
  const parts = (amount: number) =>
    [...dividends(table, corp, amount)].map(([holder, part]) => ({ holder, amount: part }));
  const ways: readonly DividendWay[] = [
    { how: 'full', parts: parts(revenue), kept: 0, price: after({ type: 'payDividend', how: 'full' }) },
    { how: 'half', parts: parts(shared), kept, price: after({ type: 'payDividend', how: 'half' }) },
    { how: 'none', parts: [], kept: revenue, price: after({ type: 'withhold' }) },
  ];
  return { corp, run: runView(table, corp), ways };
}
