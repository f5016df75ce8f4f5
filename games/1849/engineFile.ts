import { engineOf } from '@binario/kernel';
import { bots1849 } from './bot/index.ts';
import { title1849 } from './title.ts';

/** What the build writes as one file for the server and for pages of later releases. */
export const engine = engineOf(title1849, { open: true, bots: { ...bots1849 } });
