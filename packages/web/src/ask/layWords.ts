import type { Asking } from '../game/asking.ts';
import type { Lay } from '../model/snapshot.ts';
import type { Text } from '../text/textIn.ts';

const costOf = (text: Text, { cost }: Lay): string => (cost > 0 ? text.t('lay.cost', { cost }) : text.t('lay.free'));

/** What a tile costs and brings, in the words of the game. */
export function layWords(asking: Asking<never>, text: Text, lay: Lay): string {
  return (asking.layNote ?? costOf)(text, lay);
}
