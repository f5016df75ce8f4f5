import type { Title } from '@binario/kernel';
import type { Entry, Foreign } from '@binario/terminal';
import { text } from '../args.ts';
import { readJson, writeGameFile } from '../files/disk.ts';
import { recorded } from '../files/record.ts';
import { gameNames, tryGame, withGame } from '../games/registry.ts';
import { Failure, type Io } from '../io.ts';
import type { Verb } from '../verb.ts';

/** `binario import`: reads a game of 18xx.games. */
export const importVerb: Verb = {
  name: 'import',
  summary: 'reads a game recorded by 18xx.games (JSON, packed by gzip or not)',
  positionals: ['FILE'],
  options: {
    out: { type: 'string', value: 'FILE', help: 'writes it as a game of ours, to be replayed or gone on with' },
  },
  notes: [
    'If an action cannot be followed here, the game is kept up to it, the reason is told, and the program ends with 1.',
  ],
  async run(args, io) {
    const [path = ''] = args.positionals;
    const file = readJson(path);
    const name = titleIn(file);
    if (name === undefined) throw new Failure(`${path} is not a game of 18xx.games: it has no title`);
    const known = (await tryGame(name, (entry) => entry.importFile !== undefined)) === true;
    if (!known) throw new Failure(`${path} is a game of "${name}"; games of ${gameNames.join(', ')} can be imported`);
    return withGame(name, (entry) => importInto(entry, path, file, text(args, 'out'), io));
  },
};

function titleIn(file: unknown): string | undefined {
  const title = typeof file === 'object' && file !== null ? (file as { readonly title?: unknown }).title : undefined;
  return typeof title === 'string' ? title : undefined;
}

function importInto<T, E, S>(
  entry: Entry<T, E, S>,
  path: string,
  file: unknown,
  out: string | undefined,
  io: Io,
): number {
  const { title } = entry;
  const foreign = readBy(entry, path, file);
  const end = title.endReason(foreign.state.table);
  io.print(end === undefined ? `not over: ${title.describeRound(foreign.state)}` : `over: ${end}`);
  for (const line of scoreLines(title, foreign)) io.print(line);
  if (out !== undefined) {
    writeGameFile(out, recorded(title, foreign.setup, foreign.actions, { names: foreign.names }));
    io.print(`written to ${out}`);
  }
  const { actions, divergence } = foreign;
  if (divergence !== undefined) io.print(divergence);
  io.print(`${actions.length} actions imported, ${divergence === undefined ? 0 : 1} refused`);
  return divergence === undefined ? 0 : 1;
}

/** Something else than a refusal: the file is not what it seems, or we cannot cope with it. Either way it says where. */
function readBy<T, E, S>({ importFile }: Entry<T, E, S>, path: string, file: unknown): Foreign<T, S> {
  if (!importFile) throw new Failure(`${path}: games of this title cannot be imported`);
  try {
    return importFile(file);
  } catch (error) {
    throw new Failure(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Our scores; where the file has another one, it is said. */
function scoreLines<T, E, S>(title: Title<T, E, S>, { state, names, result }: Foreign<T, S>): readonly string[] {
  return title.scores(state.table).map(({ player, total }) => {
    const theirs = result[player];
    const differs = theirs !== undefined && theirs !== total ? ` (${theirs} in the file)` : '';
    return `  ${names[player] ?? player}: ${total}${differs}`;
  });
}
