import type { Event } from './apply.ts';
import type { BoardFile } from './board/boardFile.ts';
import type { Line } from './teller.ts';

/**
 * For every type of event the line of the log it makes, if any; null where it never makes one, because another event of
 * the same act tells it. A type that is missing does not compile.
 */
export type Lines<E extends { readonly type: string }> = {
  readonly [T in E['type']]:
    | ((event: Extract<E, { readonly type: T }>, board: BoardFile | undefined) => Line | undefined)
    | null;
};

type Tell = ((event: unknown, board: BoardFile | undefined) => Line | undefined) | null;

/** The line an event makes at a table with this board. Those of the kernel, and types that a game has no more, make none. */
export function lineBy<E extends { readonly type: string }>(
  lines: Lines<E>,
): (event: Event<E>, board?: BoardFile) => Line | undefined {
  const tells: ReadonlyMap<string, Tell> = new Map(Object.entries<Tell>(lines as Readonly<Record<string, Tell>>));
  return (event, board = undefined) => tells.get(event.type)?.(event, board);
}
