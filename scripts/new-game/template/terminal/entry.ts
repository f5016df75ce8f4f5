import type { Entry } from '@binario/terminal';
import { botsSample } from '../bot/bots.ts';
import type { EffectSample } from '../effects.ts';
import type { Setup } from '../setup.ts';
import type { TableSample } from '../table.ts';
import { titleSample } from '../title.ts';
import { screenSample } from './screen.ts';

/** What `binario play`, `simulate` and `arena` need of the game. */
export const entrySample: Entry<TableSample, EffectSample, Setup> = {
  title: titleSample,
  screen: screenSample,
  bots: botsSample,
};
