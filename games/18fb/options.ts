import { SetupError, wishedBoard } from '@binario/kernel';
import { boards18fb } from './board/boards.ts';
import type { BoardFile18fb } from './board/file.ts';

/** Readings of the rules that a table may choose, each with its values, the usual one first (rulings O10, O17, P8). */
export const tableOptions = {
  /** Secured interest: so many ducats a share, or so many per cent of the par. */
  interest: ['flat', 'percentOfPar'],
  /** When money is raised for a train: in the train step, or after the financial one. */
  emergency: ['trainStep', 'afterFinance'],
  /** When the second kind of regional trains is sold: from its phase on, or once the first is sold out. */
  regionalTrains: ['byPhase', 'soldOut'],
} as const;

/** The readings a table has agreed on. */
export type TableOptions = { readonly [K in keyof typeof tableOptions]: (typeof tableOptions)[K][number] };

/** What people agree on before play. */
export interface Setup extends Partial<TableOptions> {
  readonly players: number;
  readonly seed: number;
  /** The file of the board, if it is not the built-in one. */
  readonly board?: BoardFile18fb;
}

/** What was agreed on before play, with the defaults filled in. */
export type Options = Required<Omit<Setup, 'board'>> & Pick<Setup, 'board'>;

/** The fewest players of 18FB. */
export const MIN_PLAYERS = 3;
/** The most players of 18FB. */
export const MAX_PLAYERS = 6;

/** The agreed options with the defaults filled in; a set-up that cannot be played is an error with its field. */
export function optionsOf({ players, seed, board: file, ...wished }: Setup): Options {
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    const message = `18FB is played by 3 to 6 players, not ${players} (18FB §1.2)`;
    throw new SetupError(message, 'setup.players', { game: '18FB', able: ['3', '4', '5', '6'], players });
  }
  if (!Number.isSafeInteger(seed)) throw new SetupError('the seed must be a whole number', 'setup.seed');
  const board = wishedBoard(boards18fb, file);
  return {
    players,
    seed,
    interest: chosen('interest', tableOptions.interest, wished.interest),
    emergency: chosen('emergency', tableOptions.emergency, wished.emergency),
    regionalTrains: chosen('regionalTrains', tableOptions.regionalTrains, wished.regionalTrains),
    ...(board && { board }),
  };
}

function chosen<V extends string>(name: string, values: readonly V[], wished = values[0] as V): V {
  if (!values.includes(wished)) {
    const message = `${name}: must be ${values.join(' or ')}, not "${wished}"`;
    throw new SetupError(message, 'setup.value', { value: wished, allowed: values });
  }
  return wished;
}
