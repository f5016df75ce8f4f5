import type { Writer } from '@binario/kernel';
import { POOL } from '../model/ids.ts';

/** Who has a train. The pool of shares and that of trains are two words in French: corbeille, dépôt de la banque. */
export const trainOwner: Writer = (holder, words) => words[`holder.${holder === POOL ? 'depot' : holder}`] ?? holder;
