import type { ReactNode } from 'react';
import type { GameTheme } from './theme.ts';

/** What the home page shows of a game, in a small module of its own. The words are `cover.blurb`. */
export interface Cover {
  readonly theme: GameTheme;
  /** The board at the beginning. */
  picture?(): ReactNode;
  /** Is there a guided first round? */
  readonly lesson: boolean;
}
