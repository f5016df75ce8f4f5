import type { Seat } from '../model/gameFile.ts';
import type { Text } from './textIn.ts';

type Words = Pick<Text, 't'> & Partial<Pick<Text, 'has' | 'say'>>;

/** What an automatic player of this level is called; one that has no name yet by its own word. */
export function levelName({ has, say }: Words, level: string): string {
  const key = `bot.${level}`;
  return has?.(key) && say ? say(key) : `${level.slice(0, 1).toUpperCase()}${level.slice(1)}`;
}

/** The usual level, for seats that do not say which. */
const USUAL = 'casual';

/** A name that fits into any sentence about somebody: nobody is called “you” in the third person. */
export function seatName(text: Words, { name, kind, level, left = false }: Seat, index: number): string {
  const n = index + 1;
  const nameless =
    kind === 'bot' ? text.t('seat.bot', { level: levelName(text, level ?? USUAL), n }) : text.t('home.player', { n });
  const called = name || nameless;
  return left ? text.t('online.nameLeft', { name: called }) : called;
}
