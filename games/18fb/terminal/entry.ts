import type { Entry } from '@binario/terminal';
import { bots18fb } from '../bot/index.ts';
import { type Effect18fb, type Setup, type Table18fb, title18fb } from '../game.ts';
import { census18fb } from './census.ts';
import { screen18fb } from './screen.ts';

export const entry18fb: Entry<Table18fb, Effect18fb, Setup> = {
  title: title18fb,
  screen: screen18fb,
  bots: { ...bots18fb },
  census: census18fb,
};
