import { type Effect1865, game1865, type Setup, type Table1865 } from '@binario/game-1865';
import { type Game, type State, withoutRule } from '@binario/kernel';

/** The rule that `npm run mutate:rules` has switched off, to see that some test notices. */
const off = process.env.BINARIO_RULE_OFF;

export const game: Game<Table1865, Effect1865, Setup> = off ? withoutRule(game1865, off) : game1865;

export type State1865 = State<Table1865>;
