import { Findings, type RailBoardKey } from '@binario/rail';
import type { Text1849 } from '../../text/keys.ts';

/** What can be found about a board of 1849: every key has a text, or it does not compile. */
export class Findings1849 extends Findings<RailBoardKey | keyof Text1849['boards']> {}
