import { type BoardFile, type BoardFinding, boardDigest, differences, type Language, languages } from '@binario/kernel';
import type { Entry } from '@binario/terminal';
import { oneOf } from '../args.ts';
import { playableBoard, readBoardValue, saidOf } from '../boardFile.ts';
import { gameNames, withGame } from '../games/registry.ts';
import { Failure, type Io, UsageError } from '../io.ts';
import type { Args, Verb } from '../verb.ts';

const deeds = ['check', 'diff', 'show'] as const;
type Deed = (typeof deeds)[number];

/** `binario board`: checks, compares and writes board files. */
export const board: Verb = {
  name: 'board',
  summary: 'checks a board file, says how it differs from the one in the box, or writes a board out',
  positionals: ['check|diff|show', 'FILE', '[OTHER]'],
  options: { language: { type: 'string', value: 'en|it|fr', help: 'English unless said' } },
  notes: [
    'show GAME writes the board in the box as a file: a copy to begin with. diff compares with that one, or with OTHER.',
    'check ends with 1 if the board cannot be played on; what only departs from the rulebook is a warning.',
  ],
  run(args, io) {
    const [deed = '', file = ''] = args.positionals;
    if (!(deeds as readonly string[]).includes(deed)) throw new UsageError(`"${deed}" is not check, diff or show`);
    const built = deed === 'show' && gameNames.includes(file);
    const value = built ? { game: file } : readBoardValue(file);
    const game = (value as { readonly game?: unknown } | null)?.game;
    if (typeof game !== 'string' || !gameNames.includes(game)) {
      throw new Failure(`${file} does not say of which game it is a board ("game": ${gameNames.join(', ')})`);
    }
    return withGame(game, (entry) => (built ? showBuiltIn(entry, io) : doWith(entry, deed as Deed, value, args, io)));
  },
};

const boardsOf = <T, E, S>({ title }: Entry<T, E, S>) => {
  if (!title.boards) throw new Failure(`${title.name} is played on its own board only`);
  return title.boards;
};

function showBuiltIn<T, E, S>(entry: Entry<T, E, S>, io: Io): number {
  io.print(JSON.stringify(boardsOf(entry).builtIn, null, 1));
  return 0;
}

function doWith<T, E, S>(entry: Entry<T, E, S>, deed: Deed, value: unknown, args: Args, io: Io): number {
  const language = oneOf(args, 'language', languages) ?? 'en';
  const [, path = '', other] = args.positionals;
  if (other !== undefined && deed !== 'diff') throw new UsageError(`"${other}" is too much`);
  if (deed === 'check') return check(entry, value, language, io);
  const file = playableBoard(entry, path, language);
  if (deed === 'show') {
    io.print(JSON.stringify(file, null, 1));
    return 0;
  }
  const before = other === undefined ? boardsOf(entry).builtIn : playableBoard(entry, other, language);
  const found = differences(before, file);
  for (const { at, before: old, after } of found) io.print(`${at}: ${shown(old)} -> ${shown(after)}`);
  return found.length > 0 ? 1 : 0;
}

function check<T, E, S>(entry: Entry<T, E, S>, value: unknown, language: Language, io: Io): number {
  const { board: file, findings } = boardsOf(entry).read(value);
  for (const each of findings) io.print(lineOf(entry, language, each));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  io.print(`${file ? `${named(file)}: ` : ''}${errors} errors, ${findings.length - errors} warnings`);
  return file ? 0 : 1;
}

const named = (file: BoardFile): string => `${file.name} (${boardDigest(file)})`;

function lineOf<T, E, S>(entry: Entry<T, E, S>, language: Language, finding: BoardFinding): string {
  const cited = finding.cite ? ` [${finding.cite}]` : '';
  return `${finding.severity}  ${finding.at || '.'}  ${saidOf(entry, language, finding)}${cited}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? '-';
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}
