import type { LogLine } from '../model/snapshot.ts';

/** Lines that are read as one: a war of bids, or many of one kind in a row. */
export interface LogGroup {
  readonly kind: 'one' | 'same' | 'bids';
  readonly lines: readonly LogLine[];
}

/** Fewer of a kind are read faster than unfolded. */
const LEAST_ALIKE = 3;
const LEAST_BIDS = 4;

const isBidding = ({ key }: LogLine): boolean => key === 'note.bid' || key === 'note.passed';

/** What one move brought many times, or passing: two decisions that only read alike are both worth reading. */
const isAlike = ({ key, at, heading }: LogLine, first: LogLine | undefined): boolean =>
  !heading && key === first?.key && (at === first.at || key === 'note.passed');

/** Folds what repeats itself; nothing is left out and nothing changes its order. */
export function logGroups(lines: readonly LogLine[]): readonly LogGroup[] {
  const out: LogGroup[] = [];
  for (let i = 0; i < lines.length; ) {
    const bids = runOf(lines, i, isBidding);
    const alike = runOf(lines, i, (line) => isAlike(line, lines[i]));
    const isWar = bids.length >= LEAST_BIDS && bids.some(({ key }) => key === 'note.bid');
    if (isWar) out.push({ kind: 'bids', lines: bids });
    else if (alike.length >= LEAST_ALIKE) out.push({ kind: 'same', lines: alike });
    else out.push({ kind: 'one', lines: lines.slice(i, i + 1) });
    i += out.at(-1)?.lines.length ?? 1;
  }
  return out;
}

function runOf(lines: readonly LogLine[], from: number, belongs: (line: LogLine) => boolean): readonly LogLine[] {
  let to = from;
  while (to < lines.length && belongs(lines[to] as LogLine)) to++;
  return lines.slice(from, to);
}

/** Is a company, a player or a place named in this line? */
export const names = ({ params }: LogLine, who: string): boolean =>
  Object.values(params).some((value) => value === who || (Array.isArray(value) && value.includes(who)));

/** Which lines of the log are shown. */
export type LogKind = 'all' | 'stock' | 'track' | 'trains';

const trainish = ['train', 'trains', 'routes', 'phase', 'revenue'];

/** What a line is about, by what it names. */
export function kindOf({ params }: LogLine): LogKind {
  if (trainish.some((name) => name in params)) return 'trains';
  return 'hex' in params || 'hexes' in params || 'tile' in params ? 'track' : 'stock';
}
