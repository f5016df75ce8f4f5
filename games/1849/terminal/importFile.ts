import { Failure, type Foreign } from '@binario/terminal';
import { ImportError } from '../interchange/foreign.ts';
import { importGame } from '../interchange/import.ts';
import { describeStop } from '../interchange/reason.ts';
import type { Setup } from '../options.ts';
import type { Table1849 } from '../table.ts';

/** Reads a game of 18xx.games as far as our rules follow it. */
export function importFile(file: unknown): Foreign<Table1849, Setup> {
  try {
    const { stop, ...read } = importGame(file);
    return {
      ...read,
      result: resultIn(file, Object.keys(read.names)),
      ...(stop && { divergence: describeStop(stop, 'en', read.names) }),
    };
  } catch (error) {
    throw error instanceof ImportError ? new Failure(error.message) : error;
  }
}

/** The scores written down in the file, by seat. */
function resultIn(file: unknown, seats: readonly string[]): Readonly<Record<string, number>> {
  const { players, result } = file as { players: readonly { id: unknown }[]; result?: unknown };
  const scores = Object.entries(typeof result === 'object' && result !== null ? result : {});
  return Object.fromEntries(
    scores.flatMap(([id, score]) => {
      const seat = seats[players.findIndex((player) => String(player.id) === id)];
      return seat && typeof score === 'number' ? [[seat, score] as const] : [];
    }),
  );
}
