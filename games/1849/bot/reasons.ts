import { reasonsOf } from '@binario/bots';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { it } from './text/it.ts';

/** What the bots of 1849 say. Apart from them, so that a page that shows reasons need not load the rules. */
export const reasons1849 = reasonsOf({ en, it, fr });
