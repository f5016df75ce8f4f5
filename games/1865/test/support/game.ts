import { type Effect1865, game1865, type Setup, type Table1865 } from '@binario/game-1865';
import type { Game, State } from '@binario/kernel';
import { underTest } from '@binario/kernel/testing';

export const game: Game<Table1865, Effect1865, Setup> = underTest(game1865);

export type State1865 = State<Table1865>;
