import { type Effect1865, type Setup, type Table1865, title1865 } from '@binario/game-1865';
import { bots1865 } from '@binario/game-1865/bot';
import type { Entry } from '../entry.ts';
import { census1865 } from './census.ts';
import { screen1865 } from './screen.ts';

export const entry1865: Entry<Table1865, Effect1865, Setup> = {
  title: title1865,
  screen: screen1865,
  bots: { ...bots1865 },
  census: census1865,
};
