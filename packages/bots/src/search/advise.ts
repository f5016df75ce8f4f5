import type { SeatId } from '@binario/kernel';
import type { Advised } from '../advised.ts';
import type { Choice } from '../scene.ts';
import type { Parts } from './foresight.ts';
import { total, type Weighed } from './weigh.ts';

/** What was chosen, beside the best of what was not. */
export function advisedBy({ action, why }: Choice, [best, next]: readonly Weighed[], by: SeatId): Advised {
  if (!best || !next) return { action, why };
  const others: Record<SeatId, number> = {};
  for (const [player, parts] of best.worth) {
    if (player !== by) others[player] = Math.round(total(parts) - total(next.worth.get(player)));
  }
  return {
    action,
    why,
    next: { action: next.action, parts: differing(best.worth.get(by), next.worth.get(by)), others },
  };
}

function differing(mine: Parts = {}, other: Parts = {}): Parts {
  const parts: Record<string, number> = {};
  for (const part of new Set([...Object.keys(mine), ...Object.keys(other)])) {
    const amount = Math.round((mine[part] ?? 0) - (other[part] ?? 0));
    if (amount !== 0) parts[part] = amount;
  }
  return parts;
}
