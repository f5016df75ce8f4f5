import { ReplayError, writeMoves } from '@binario/kernel';
import type { Entry } from '@binario/terminal';
import { flag, text } from '../args.ts';
import { writeText } from '../files/disk.ts';
import type { GameFile } from '../files/gameFile.ts';
import { opening, playedBack } from '../files/record.ts';
import { gameNames, withGame } from '../games/registry.ts';
import { Failure, type Io } from '../io.ts';
import { findGame } from '../play/findGame.ts';
import { cited } from '../play/why.ts';
import type { Verb } from '../verb.ts';

/** `binario replay`: checks a recorded game and its hashes. */
export const replayVerb: Verb = {
  name: 'replay',
  summary: 'replays a recorded game of ours, checks every action and compares the hashes',
  positionals: ['FILE'],
  options: {
    trusted: { type: 'boolean', help: 'does not ask the rules: only carries out and compares hashes' },
    moves: { type: 'string', value: 'FILE', help: 'writes the game in the notation of docs/notation.md' },
  },
  notes: ['A file may be JSON or in the notation.'],
  run(args, io) {
    const [path = ''] = args.positionals;
    const found = findGame(path);
    if (!gameNames.includes(found.game)) {
      throw new Failure(`${path} is a game of "${found.game}"; this program knows ${gameNames.join(', ')}`);
    }
    const moves = text(args, 'moves');
    return withGame(found.game, (entry) => {
      const file = found.open(entry);
      const code = replayFile(entry, path, file, !flag(args, 'trusted'), io);
      if (moves !== undefined) writeText(moves, movesOf(entry, file));
      return code;
    });
  },
};

function replayFile<T, E, S>(entry: Entry<T, E, S>, path: string, file: GameFile, strict: boolean, io: Io): number {
  const { title } = entry;
  if (file.why !== undefined) io.print(file.why);
  let state = inFile(path, () => opening(title, file, entry.screen));
  try {
    for (const step of playedBack(title, file, strict)) state = step.state;
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    throw new Failure(`${path}: ${error.message}${reasonOf(entry, file, error)}`);
  }
  const end = title.endReason(state.table);
  io.print(end === undefined ? `not over: ${title.describeRound(state)}` : `over: ${end}`);
  for (const { player, total } of title.scores(state.table)) io.print(`  ${file.names?.[player] ?? player}: ${total}`);
  io.print(`${file.actions.length} actions replayed, ${file.hashes?.length ?? 0} hashes compared`);
  return 0;
}

function movesOf<T, E, S>({ title }: Entry<T, E, S>, { setup, actions, names = {} }: GameFile): string {
  return writeMoves(title, { setup: setup as S, actions, names });
}

function inFile<R>(path: string, work: () => R): R {
  try {
    return work();
  } catch (error) {
    throw error instanceof Failure ? new Failure(`${path}: ${error.message}`) : error;
  }
}

function reasonOf<T, E, S>({ screen }: Entry<T, E, S>, file: GameFile, { refusal, index, cause }: ReplayError): string {
  const action = JSON.stringify(file.actions[index]);
  const voice = { language: 'en', names: file.names ?? {} } as const;
  if (refusal) return `: ${action}: ${screen.refusal(refusal, voice)}${cited(refusal)}`;
  return cause instanceof Error ? `: ${action}: ${cause.message}` : `: ${action}`;
}
