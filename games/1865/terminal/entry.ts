import { habitBots } from '@binario/bots';
import type { Entry } from '@binario/terminal';
import { bots1865 } from '../bot/index.ts';
import type { Effect1865 } from '../effects.ts';
import type { Setup } from '../options.ts';
import type { Table1865 } from '../table.ts';
import { title1865 } from '../title.ts';
import { census1865 } from './census.ts';
import { screen1865 } from './screen.ts';

/** What the command line needs of 1865: title, screens, bots, census. */
export const entry1865: Entry<Table1865, Effect1865, Setup> = {
  title: title1865,
  screen: screen1865,
  bots: { ...bots1865, ...habitBots(bots1865.casual) },
  census: census1865,
};
