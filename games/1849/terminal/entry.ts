import { habitBots } from '@binario/bots';
import type { Entry } from '@binario/terminal';
import { bots1849 } from '../bot/index.ts';
import type { Effect1849 } from '../effects.ts';
import type { Setup } from '../options.ts';
import { oracle1849 } from '../oracle/oracle.ts';
import type { Table1849 } from '../table.ts';
import { title1849 } from '../title.ts';
import { importFile } from './importFile.ts';
import { screen1849 } from './screen.ts';

/** What the command line needs of 1849: title, screens, bots, census. */
export const entry1849: Entry<Table1849, Effect1849, Setup> = {
  title: title1849,
  screen: screen1849,
  bots: { ...bots1849, ...habitBots(bots1849.casual) },
  importFile,
  oracle: oracle1849,
};
