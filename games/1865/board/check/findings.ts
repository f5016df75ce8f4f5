import { Findings, type RailBoardKey } from '@binario/rail';
import type { Text1865 } from '../../text/keys.ts';

/** What can be found about a board of 1865: every key has a text, or it does not compile. */
export class Findings1865 extends Findings<RailBoardKey | keyof Text1865['boards']> {}
