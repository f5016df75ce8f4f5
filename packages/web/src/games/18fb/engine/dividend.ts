import { game18fb, type Table18fb } from '@binario/game-18fb';
import { dividends, halves } from '@binario/game-18fb/rules/dividends';
import { price } from '@binario/game-18fb/rules/market';
import { bestRun } from '@binario/game-18fb/rules/routes';
import { presidentOf } from '@binario/game-18fb/table';
import { type Action, carryOut, type State } from '@binario/kernel';
import type { DividendView, DividendWay } from '../own.ts';

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
  return { corp, run: bestRun(table, corp), ways };
}
