import { type BoardFile, type BoardFinding, type Language, MOST_BOARD } from '@binario/kernel';
import type { Entry } from '@binario/terminal';
import { Failure } from './io.ts';
import { parsedFrom, readBytes, textOf } from './reading.ts';

/** White space may make a file longer than what is in it, but not without bounds. */
const BOARD = { most: 8 * MOST_BOARD, why: `a board has ${MOST_BOARD / 1024} KB at most` };

/** What stands in a board file, not looked at yet. */
export function readBoardValue(path: string): unknown {
  return parsedFrom(path, textOf(readBytes(path, BOARD)));
}

/** A finding as a sentence. */
export function saidOf<T, E, S>({ screen }: Entry<T, E, S>, language: Language, { key, params }: BoardFinding): string {
  return screen.refusal({ rule: key, cite: '', params }, { language, names: {} });
}

/** The board in a file that can be played on; else what is wrong with it, in words. */
export function playableBoard<T, E, S>(entry: Entry<T, E, S>, path: string, language: Language): BoardFile {
  const { boards, name } = entry.title;
  if (!boards) throw new Failure(`${name} is played on its own board only`);
  const { board, findings } = boards.read(readBoardValue(path));
  if (board) return board;
  const errors = findings.filter(({ severity }) => severity === 'error');
  throw new Failure(
    `${path}: ${errors
      .slice(0, 3)
      .map((each) => saidOf(entry, language, each))
      .join(' ')}`,
  );
}
