import { type Foresight, stockRoundsAhead } from '@binario/bots';
import { describeRound } from '../describe.ts';
import { game1849 } from '../game.ts';
import type { Table1849 } from '../table.ts';
import { breadth1849, ideas1849 } from './ideas.ts';
import { passes1849, quick1849 } from './quick.ts';
import { worth1849 } from './worth.ts';

/** Stock rounds ahead: with one the bot won 4 of 8 games against three Casuals, with two 7. */
const SETS = 2;

/** How the director looks ahead in 1849. */
export const foresight1849: Foresight<Table1849> = {
  margin: 5,
  game: game1849 as Foresight<Table1849>['game'],
  breadth: breadth1849,
  ideas: ideas1849,
  quick: quick1849,
  passes: passes1849,
  horizon: stockRoundsAhead(describeRound, SETS),
  worth: worth1849,
};
