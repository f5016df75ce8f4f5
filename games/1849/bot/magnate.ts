import { magnateSettings, type SearchBot, searchBot } from '@binario/bots';
import type { Table1849 } from '../table.ts';
import { foresight1849, SETS } from './foresight.ts';
import { bots1849 } from './index.ts';
import { steadyWorth1849 } from './worth.ts';

const foresight = { ...foresight1849, worth: steadyWorth1849(SETS) };

/** Looks at each choice with several models of the others, and expects the end when it was expected before. */
export const magnate1849 = (seed: number): SearchBot<Table1849> =>
  searchBot('magnate', foresight, bots1849.casual(seed), magnateSettings);
