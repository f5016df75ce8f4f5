import { engineOf } from '@binario/kernel';
import { botsSample } from './bot/bots.ts';
import { titleSample } from './title.ts';

/** What the build writes as one file for the server and for pages of later releases. */
export const engine = engineOf(titleSample, { open: true, bots: botsSample });
