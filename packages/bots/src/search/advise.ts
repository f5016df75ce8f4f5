import type { Action, PlayerId } from '@binario/kernel';
import type { Choice, Reason } from '../scene.ts';
import type { Parts } from './foresight.ts';
import { total, type Weighed } from './weigh.ts';

/** An answer to "What would you do?". */
export interface Advised {
  readonly action: Action;
  readonly why: Reason;
  /** What comes next, and how it compares; nothing where there was only one thing worth thinking of. */
  readonly next?: {
    readonly action: Action;
    /** What one would have more than with the next best, by parts; those that do not differ are left out. */
    readonly parts: Parts;
    /** The same for each of the others, in all: below nothing is what it costs them. */
    readonly others: Readonly<Record<PlayerId, number>>;
  };
}

/** What was chosen, beside the best of what was not. */
export function advisedBy({ action, why }: Choice, [best, next]: readonly Weighed[], by: PlayerId): Advised {
  if (!best || !next) return { action, why };
  const others: Record<PlayerId, number> = {};
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
