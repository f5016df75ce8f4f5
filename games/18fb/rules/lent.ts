import type { CorpId, PrivateId } from '@binario/rail';
import type { Table18fb } from '../table.ts';

/** The company of another player that may use this card. */
export const lentTo = (table: Pick<Table18fb, 'lent'>, card: PrivateId): CorpId | undefined => table.lent?.[card];

/** What is lent after this card was used, lent anew or has left its owner. */
export function lentAfter(lent: Table18fb['lent'], card: PrivateId, corp: CorpId | null = null): Table18fb['lent'] {
  if (corp !== null) return { ...lent, [card]: corp };
  if (lent?.[card] === undefined) return lent;
  const { [card]: _gone, ...left } = lent;
  for (const _card in left) return left;
  return undefined;
}
