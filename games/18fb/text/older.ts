import type { Line } from '@binario/kernel';
import { incomeOfNotes, linesOfNotes, type OlderEvent } from '@binario/rail';
import type { Effect18fb } from '../effects.ts';
import { lineOf } from './events.ts';

const told = linesOfNotes(lineOf, [
  'cardLent',
  'depositReturned',
  'floated',
  'homeChosen',
  'intermediateReached',
  'leasePaid',
  'markersTaken',
  'operatingRoundBegan',
  'phaseEntered',
  'regionalAcquired',
  'regionalReached',
  'regionalRoundHeld',
  'seated',
  'stockRoundBegan',
  'tileLaid',
  'trainLeased',
]);

/** The line an event makes that comes out of an engine file with notes in it. */
export function lineOfOlder(event: OlderEvent): Line | undefined {
  const effect = event as Effect18fb;
  return effect.type === 'standingChanged' && effect.standing === 'closed' ? undefined : told(event);
}

/** What a company earned by such an event. */
export const incomeOfOlder = incomeOfNotes(['trainsRun']);
