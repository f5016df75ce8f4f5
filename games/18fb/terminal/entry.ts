import { habitBots } from '@binario/bots';
import type { Entry } from '@binario/terminal';
import { bots18fb } from '../bot/index.ts';
import type { Effect18fb } from '../effects.ts';
import type { Setup } from '../options.ts';
import type { Table18fb } from '../table.ts';
import { title18fb } from '../title.ts';
import { census18fb } from './census.ts';
import { screen18fb } from './screen.ts';

/** What the command line needs of 18FB: title, screens, bots, census. */
export const entry18fb: Entry<Table18fb, Effect18fb, Setup> = {
  title: title18fb,
  screen: screen18fb,
  bots: { ...bots18fb, ...habitBots(bots18fb.casual) },
  census: census18fb,
};
