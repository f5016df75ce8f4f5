import { type Foresight, stockRoundsAhead } from '@binario/bots';
import { describeRound } from '../describe.ts';
import { game1865 } from '../game.ts';
import type { Table1865 } from '../table.ts';
import { breadth1865, ideas1865 } from './ideas.ts';
import { passes1865, quick1865 } from './quick.ts';
import { worth1865 } from './worth.ts';

/** Stock rounds ahead: what is seen at a shorter distance says little about the end. */
const SETS = 3;

/** How the director looks ahead in 1865. */
export const foresight1865: Foresight<Table1865> = {
  // What looks better by less is as often worse.
  margin: 100,
  game: game1865 as Foresight<Table1865>['game'],
  breadth: breadth1865,
  ideas: ideas1865,
  quick: quick1865,
  passes: passes1865,
  horizon: stockRoundsAhead(describeRound, SETS),
  worth: worth1865,
};
