import type { Entry } from '@binario/terminal';
import { bots1865 } from '../bot/index.ts';
import { type Effect1865, type Setup, type Table1865, title1865 } from '../game.ts';
import { census1865 } from './census.ts';
import { screen1865 } from './screen.ts';

export const entry1865: Entry<Table1865, Effect1865, Setup> = {
  title: title1865,
  screen: screen1865,
  bots: { ...bots1865 },
  census: census1865,
};
