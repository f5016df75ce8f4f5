import type { Asking } from '../game/asking.ts';
import type { ShownLay } from '../model/snapshot.ts';
import type { Text } from '../text/textIn.ts';

const costOf = (text: Text, { cost }: ShownLay): string =>
  cost > 0 ? text.t('lay.cost', { cost }) : text.t('lay.free');

/** What a tile costs and brings, in the words of the game. */
export function layWords(asking: Asking<never>, text: Text, lay: ShownLay): string {
  return (asking.layNote ?? costOf)(text, lay);
}
