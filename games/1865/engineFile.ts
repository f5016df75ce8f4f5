import { engineOf } from '@binario/kernel';
import { bots1865 } from './bot/index.ts';
import { title1865 } from './title.ts';

/** What the build writes as one file for the server and for pages of later releases. */
export const engine = engineOf(title1865, { open: true, bots: { ...bots1865 } });
