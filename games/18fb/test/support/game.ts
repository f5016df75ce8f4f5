import { type Effect18fb, game18fb, type Setup, type Table18fb } from '@binario/game-18fb';
import { type Game, type State, withoutRule } from '@binario/kernel';

/** The rule that `npm run mutate:rules` has switched off, to see that some test notices. */
const off = process.env.BINARIO_RULE_OFF;

export const game: Game<Table18fb, Effect18fb, Setup> = off ? withoutRule(game18fb, off) : game18fb;

export type State18fb = State<Table18fb>;
