import type { en as en18fb } from '../18fb/text/en.ts';
import type { en as en1849 } from '../1849/text/en.ts';
import type { en as en1865 } from '../1865/text/en.ts';
import type { en } from './en.ts';

/** No two games use the same key for different sentences: one catalogue serves every table. */
export type ReasonKey = keyof typeof en | keyof typeof en1849 | keyof typeof en1865 | keyof typeof en18fb;
