import { engineOf } from '@binario/kernel';
import { bots18fb } from './bot/index.ts';
import { title18fb } from './title.ts';

/** What the build writes as one file for the server and for pages of later releases. */
export const engine = engineOf(title18fb, { open: true, bots: { ...bots18fb } });
