import type { Seat } from '../model/gameFile.ts';
import type { Text } from './textIn.ts';

/** A name that fits into any sentence about somebody: nobody is called “you” in the third person. */
export function seatName(text: Pick<Text, 't'>, { name, left = false }: Seat, index: number): string {
  const called = name || text.t('home.player', { n: index + 1 });
  return left ? text.t('online.nameLeft', { name: called }) : called;
}
