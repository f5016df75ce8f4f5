import { type Foresight, setNumber } from '@binario/bots';
import type { State } from '@binario/kernel';
import { describeRound } from '../describe.ts';
import { game18fb } from '../game.ts';
import type { Table18fb } from '../table.ts';
import { breadth18fb, ideas18fb } from './ideas.ts';
import { passes18fb, quick18fb } from './quick.ts';
import { worth18fb } from './worth.ts';

const setOf = (state: State<Table18fb>): number => setNumber(describeRound(state));

/** Stock rounds ahead. */
const SETS = 1;

/** 18FB is looked at up to the next stock round; from an auction up to the first operating round. */
export const foresight18fb: Foresight<Table18fb> = {
  margin: 5,
  game: game18fb as Foresight<Table18fb>['game'],
  breadth: breadth18fb,
  ideas: ideas18fb,
  quick: quick18fb,
  passes: passes18fb,
  horizon(from, sets = SETS) {
    const now = setOf(from);
    if (now === 0 && sets === SETS) return (later) => describeRound(later).startsWith('OR');
    return (later) => setOf(later) >= now + sets;
  },
  worth: worth18fb,
};
