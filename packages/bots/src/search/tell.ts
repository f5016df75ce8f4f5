import type { Params, SeatId } from '@binario/kernel';
import type { Reason } from '../scene.ts';
import type { CommonReason } from '../text/reasons.ts';
import type { Parts } from './foresight.ts';
import { total, type Weighed } from './weigh.ts';

/** The words for a part that decided; parts of a game's own are called what else one owns. */
const WORDS: Readonly<Record<string, CommonReason>> = {
  cash: 'ahead.cash',
  stock: 'ahead.stock',
  dividends: 'ahead.dividends',
  growth: 'ahead.stock',
  duties: 'ahead.duties',
};

/** Nobody counts more exactly what is only foreseen. */
const ROUND = 10;

/**
 * Why the best of several candidates was chosen: the part by which it is furthest ahead of the next one, of one's own
 * money or of what it costs the strongest rival.
 */
export function tell([best, next]: readonly Weighed[], by: SeatId): Reason {
  const own = next && largest(best?.worth.get(by), next.worth.get(by));
  const rival = next && hurt(best as Weighed, next, by);
  if (rival && rival.amount > (own?.amount ?? 0)) return because('ahead.rival', rival);
  return own ? because(WORDS[own.part] ?? 'ahead.assets', { amount: own.amount }) : because('ahead.even');
}

const because = (key: CommonReason, params: Params = {}): Reason => ({ key, params });

function largest(mine: Parts = {}, other: Parts = {}): { readonly part: string; readonly amount: number } | undefined {
  let found: { part: string; amount: number } | undefined;
  for (const part of new Set([...Object.keys(mine), ...Object.keys(other)])) {
    const amount = rounded((mine[part] ?? 0) - (other[part] ?? 0));
    if (amount > (found?.amount ?? 0)) found = { part, amount };
  }
  return found;
}

/** Who loses most by it. */
function hurt(
  best: Weighed,
  next: Weighed,
  by: SeatId,
): { readonly player: string; readonly amount: number } | undefined {
  let found: { player: string; amount: number } | undefined;
  for (const [player, parts] of next.worth) {
    const amount = rounded(total(parts) - total(best.worth.get(player)));
    if (player !== by && amount > (found?.amount ?? 0)) found = { player, amount };
  }
  return found;
}

const rounded = (amount: number): number => ROUND * Math.round(amount / ROUND);
