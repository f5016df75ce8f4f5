import { type Effect1849, game1849, type Setup, type Table1849 } from '@binario/game-1849';
import { type Game, withoutRule } from '@binario/kernel';

/** The rule that `npm run mutate:rules` has switched off, to see that some test notices. */
const off = process.env.BINARIO_RULE_OFF;

export const game: Game<Table1849, Effect1849, Setup> = off ? withoutRule(game1849, off) : game1849;
