import { incomeOfNotes, linesOfNotes } from '@binario/rail';
import { lineOf } from './events.ts';

/** The line an event makes that comes out of an engine file with notes in it. */
export const lineOfOlder = linesOfNotes(lineOf, ['corpStarted', 'tileLaid']);

/** What a corporation earned by such an event. */
export const incomeOfOlder = incomeOfNotes(['ran']);
