import { type Effect1849, game1849, type Setup, type Table1849 } from '@binario/game-1849';
import type { Game } from '@binario/kernel';
import { underTest } from '@binario/kernel/testing';

export const game: Game<Table1849, Effect1849, Setup> = underTest(game1849);
