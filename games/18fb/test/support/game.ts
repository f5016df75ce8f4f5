import { type Effect18fb, game18fb, type Setup, type Table18fb } from '@binario/game-18fb';
import type { Game, State } from '@binario/kernel';
import { underTest } from '@binario/kernel/testing';

export const game: Game<Table18fb, Effect18fb, Setup> = underTest(game18fb);

export type State18fb = State<Table18fb>;
