import { SetupError } from '../game.ts';
import { lasting } from '../memo.ts';
import { type BoardFile, type BoardFinding, type BoardReading, type Boards, boardDigest } from './boardFile.ts';
import { unfit } from './measure.ts';
import { Faults, fields, line, oneOf, type Shape } from './shape.ts';

/** How a game reads boards: the shape of what follows the head, and what it finds in a board of that shape. */
interface Reading<P extends object> {
  readonly game: string;
  readonly schema: number;
  readonly parts: Shape<P>;
  check(board: BoardFile & P): readonly BoardFinding[];
}

const headNames = ['binario', 'game', 'schema', 'name'];

/** Gives the reader of a game's boards. A board that has been read once is known again by its identity. */
export function boardReader<P extends object>({
  game,
  schema,
  parts,
  check,
}: Reading<P>): Boards<BoardFile & P>['read'] {
  type File = BoardFile & P;
  const head = fields({
    binario: oneOf(['board']),
    game: oneOf([game]),
    schema: oneOf([schema]),
    name: line(80),
  });
  const look = (value: object): BoardReading<File> => {
    const faults = new Faults();
    const given = Object.entries(value);
    const isHead = ([field]: readonly [string, unknown]) => headNames.includes(field);
    const top = head(Object.fromEntries(given.filter(isHead)), '', faults);
    // A board of another game or another version is not looked at closer: everything in it would be wrong.
    if (faults.found.length > 0) return { findings: faults.found };
    const rest = parts(Object.fromEntries(given.filter((each) => !isHead(each))), '', faults);
    if (faults.found.length > 0) return { findings: faults.found };
    const board: File = Object.freeze({ ...top, ...rest });
    const findings = check(board);
    return findings.some(({ severity }) => severity === 'error') ? { findings } : { board, findings };
  };
  const known = lasting(look);
  return (value) => {
    const cannot = unfit(value);
    if (cannot) return { findings: [{ severity: 'error', ...cannot }] };
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return { findings: [{ severity: 'error', at: '', key: 'shape.notABoard', params: {} }] };
    }
    return known(value);
  };
}

/**
 * The board somebody wishes to play on; undefined for the one in the box, also if the file is just that. Throws
 * `SetupError` if it cannot be played on.
 */
export function wishedBoard<F extends BoardFile>(boards: Boards<F>, value: unknown): F | undefined {
  if (value === undefined) return undefined;
  const { board, findings } = boards.read(value);
  if (!board) throw boardError(findings);
  return boardDigest(board) === boardDigest(boards.builtIn) ? undefined : board;
}

function boardError(findings: readonly BoardFinding[]): SetupError {
  const first = findings.find(({ severity }) => severity === 'error');
  if (!first) throw new Error('a board without an error was refused');
  return new SetupError(
    `board: ${first.key} at "${first.at}" ${JSON.stringify(first.params)}`,
    first.key,
    first.params,
  );
}
