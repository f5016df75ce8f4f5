import type { Seat } from '../engine/protocol.ts';
import type { Text } from './useText.ts';

/** A name that fits into any sentence about somebody: nobody is called “you” in the third person. */
export function seatName(text: Pick<Text, 't'>, { name }: Seat, index: number): string {
  return name || text.t('home.player', { n: index + 1 });
}
