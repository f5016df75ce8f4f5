import { type Cert, type CorpId, isPlayer, percentOf, type RailTable } from '@binario/rail';
import type { Voice } from '../entry.ts';
import { nameOf } from '../people.ts';
import { type Word, word } from '../words/words.ts';

/** The heads of columns, in the language of the reader; the last column has none. */
export const heading = ({ language }: Voice, ...words: readonly Word[]): readonly string[] => [
  ...words.map((each) => word(language, each)),
  '',
];

/**
 * Who holds how much of a company, in percent: players first, then the holders named, in their order. `others` says what
 * a holder is called who is no player.
 */
export function holdingsLine(
  { certs, seats }: Pick<RailTable, 'certs' | 'seats'>,
  corp: CorpId,
  others: readonly string[],
  voice: Voice,
  called: (holder: string) => string,
): string {
  const all: readonly Cert[] = certs[corp] ?? [];
  return [...seats, ...others]
    .filter((holder) => percentOf(all, holder) > 0)
    .map((holder) => `${isPlayer(holder) ? nameOf(voice, holder) : called(holder)} ${percentOf(all, holder)}`)
    .join(', ');
}

/** Trains counted by kind, in their order: `4H ×4, 6H ×3`. Kinds that never run out are only named. */
export function countedByKind(kinds: readonly string[], neverRunsOut: (kind: string) => boolean = () => false): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => (neverRunsOut(kind) ? kind : `${kind} ×${count}`)).join(', ');
}
