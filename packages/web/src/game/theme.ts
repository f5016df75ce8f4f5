import type { Looks } from '../board/looks.tsx';
import type { Voice } from '../text/textIn.ts';

/** How a game speaks and how its companies look: enough to draw a picture of it anywhere. */
export interface GameTheme extends Voice {
  readonly look: Looks;
}
