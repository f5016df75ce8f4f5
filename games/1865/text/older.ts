import type { Line } from '@binario/kernel';
import { incomeOfNotes, isNoted, linesOfNotes, type OlderEvent } from '@binario/rail';
import type { Effect1865 } from '../effects.ts';
import { lineOf } from './events.ts';

const told = linesOfNotes(lineOf, [
  'bonusGiven',
  'companyClosed',
  'floated',
  'homeChosen',
  'launched',
  'loanRepaid',
  'loanTaken',
  'operatingRoundBegan',
  'personalLoan',
  'phaseEntered',
  'revenueDeclared',
  'stockRoundBegan',
]);

/** Mines went down by themselves; players laid only the first tile of one. */
const minesDown: readonly string[] = ['174', '175'];

/** The line an event makes that comes out of an engine file with notes in it. */
export function lineOfOlder(event: OlderEvent): Line | undefined {
  if (isNoted(event)) {
    const { corp, target, hexes } = event.params;
    const none = event.note === 'markersReplaced' && hexes?.toString() === '';
    if (!none) return told(event);
    return lineOf({ type: 'markersReplaced', corp: String(corp), target: String(target), hexes: [] });
  }
  const effect = event as Effect1865;
  if (effect.type === 'tileLaid') {
    return minesDown.includes(effect.tile) ? lineOf({ ...effect, by: null, cost: 0 }) : undefined;
  }
  return effect.type === 'tokenTaken' && effect.to === 'charter' ? undefined : told(event);
}

/** What a company earned by such an event. */
export const incomeOfOlder = incomeOfNotes(['dividend', 'withheld']);
