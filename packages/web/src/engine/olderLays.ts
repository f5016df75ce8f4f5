import type { Choice } from '@binario/kernel';
import type { Lay } from '@binario/rail';
import type { ShownLay } from '../model/snapshot.ts';

/**
 * At a table of older rules those say which tiles can be laid. What a lay costs and does is told by the rules of this build
 * where they know it too; the rest is shown without a price, and the server says what it was.
 */
export function olderLays(all: readonly Choice[], action: string, known: readonly ShownLay[]): readonly ShownLay[] {
  const keyOf = ({ hex, tile, rotation }: Lay) => `${hex} ${tile} ${rotation}`;
  const told = new Map(known.map((lay) => [keyOf(lay), lay]));
  return all
    .filter(({ offer, refusal }) => offer.type === action && !refusal)
    .map(({ offer }) => {
      const { hex, tile, rotation } = offer as unknown as Lay;
      return told.get(keyOf({ hex, tile, rotation })) ?? { hex, tile, rotation, cost: 0 };
    });
}
