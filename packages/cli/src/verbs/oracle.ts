import type { Oracle } from '@binario/terminal';
import { flag, text } from '../args.ts';
import { Failure, type Io, UsageError } from '../io.ts';
import { corpora, gamesIn, oracles, playGame } from '../oracle/run.ts';
import type { Verb } from '../verb.ts';

/** `binario oracle`: compares recorded games with another engine, state by state. */
export const oracle: Verb = {
  name: 'oracle',
  summary: 'replays games of another engine and compares the state after every action',
  positionals: ['[FOLDER]'],
  options: {
    game: { type: 'string', value: 'NAME', help: 'only this game' },
    beyond: { type: 'boolean', help: 'goes on after a bond that was not repaid, which only imported games follow' },
  },
  notes: [
    'Without a folder: the games in games/ID/corpus. A folder of foreign files holds NAME.json.gz with NAME.digest.json.gz for',
    'every game. Ends with 1 if anything differs.',
  ],
  async run(args, io) {
    const folders = args.positionals.length > 0 ? args.positionals : corpora();
    const all = folders.flatMap((folder) => gamesIn(folder).map((name) => ({ folder, name })));
    if (all.length === 0) throw new Failure(`${folders.join(', ')} holds no game (NAME.json.gz)`);
    const only = text(args, 'game');
    const chosen = all.filter(({ name }) => only === undefined || name === only);
    if (chosen.length === 0) throw new UsageError(`${folders.join(', ')} holds no game "${only}"`);
    return compareAll(await oracles(), chosen, flag(args, 'beyond'), io);
  },
};

/** Where a recorded game lies. */
interface Place {
  readonly folder: string;
  readonly name: string;
}

function compareAll(known: readonly Oracle[], games: readonly Place[], beyond: boolean, io: Io): number {
  const totals = { compared: 0, lays: 0, routes: 0, mismatches: 0 };
  const stops = new Map<string, number>();
  games.forEach((game, i) => {
    io.progress(`${i + 1} of ${games.length} games`);
    const mismatches = compare(known, game, beyond, totals, stops);
    for (const mismatch of mismatches) io.print(`${game.name}: ${mismatch}`);
    totals.mismatches += mismatches.length;
  });
  for (const [kind, count] of [...stops].sort()) {
    io.print(`${count} ${count === 1 ? 'game' : 'games'} compared only up to a flag: ${kind}`);
  }
  io.print(`legal tile lays compared in ${totals.lays} positions, best routes in ${totals.routes}`);
  io.print(`${games.length} games, ${totals.compared} actions compared, ${totals.mismatches} mismatches`);
  return totals.mismatches === 0 ? 0 : 1;
}

/** Adds what was compared to the totals; returns what differs. */
function compare(
  known: readonly Oracle[],
  { folder, name }: Place,
  beyond: boolean,
  totals: { compared: number; lays: number; routes: number },
  stops: Map<string, number>,
): readonly string[] {
  try {
    const result = playGame(known, folder, name, beyond);
    totals.compared += result.compared;
    totals.lays += result.lays;
    totals.routes += result.routes;
    if (result.stoppedBy) stops.set(result.stoppedBy, (stops.get(result.stoppedBy) ?? 0) + 1);
    return result.mismatches;
  } catch (error) {
    if (error instanceof Failure) return [error.message];
    throw error;
  }
}
