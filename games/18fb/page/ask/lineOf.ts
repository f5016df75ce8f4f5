import type { Text } from '@binario/web/text';
import type { Board18fb } from '../../board/board.ts';

type CorpDef = Board18fb['corpDefs'][keyof Board18fb['corpDefs']];

/** The line of a concession, from its base by its intermediate destination to the end. */
export function lineOf(text: Text, { homes, destinations }: Pick<CorpDef, 'homes' | 'destinations'>): string {
  const goals = (wanted: string) => destinations.filter(({ role }) => role === wanted).map(({ hex }) => hex);
  // Where several places are named for one role, one of them is enough.
  return [homes, goals('intermediate'), goals('final')]
    .filter((hexes) => hexes.length > 0)
    .map((hexes) => text.say('concession.places', { hexes }))
    .join(' → ');
}
