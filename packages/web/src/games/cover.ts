import type { ReactNode } from 'react';
import type { Dress } from './parts/dress.ts';

/** What the home page shows of a game, in a small module of its own. The words are `cover.blurb`. */
export interface Cover {
  readonly dress: Dress;
  /** The board at the beginning. */
  picture?(): ReactNode;
  /** Is there a guided first round? */
  readonly lesson: boolean;
}
