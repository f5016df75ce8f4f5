import { type ActionWeights, randomBot } from '@binario/bots';
import type { TableSample } from '../table.ts';

/** How likely each type of action is; a game that only ever passed would show little. */
const weights: ActionWeights<TableSample> = {
  pass: { weight: 1, why: 'to pass is always possible' },
  buyCert: { weight: 4, why: 'without a president nothing runs' },
  layTile: { weight: 4, why: 'two tiles join the cities' },
  buyTrain: { weight: 4, why: 'a train is needed to run' },
};

/** The automatic players of the game, by name. */
export const botsSample = { random: randomBot(weights) };
