import { createHash } from 'node:crypto';
import { type AnyState, type BoardFile, boardInSetup, MOST_BOARD, withBoard } from '@binario/kernel';

/** Boards a thread has ready; the one not asked for the longest makes room. */
export const MOST_BOARDS = 24;

/**
 * One and the same value for every board with the same text: what an engine derives from a board it remembers by its
 * identity, so a board is made ready once for a thread, however many tables and decisions are about it. The digest of a
 * board is no protection against forgery, and tables of strangers meet here: boards are known by a hash that is.
 */
export class KnownBoards {
  private readonly known = new Map<string, BoardFile>();

  get size(): number {
    return this.known.size;
  }

  /** The set-up with the board this thread knows already. What can be no board stays: the engine says what is wrong with it. */
  inSetup(setup: unknown): unknown {
    const board = boardInSetup(setup);
    const text = board && JSON.stringify(board);
    if (text === undefined || text.length > 2 * MOST_BOARD) return setup;
    return { ...(setup as object), board: this.named(text, () => board as BoardFile) };
  }

  /** The state with its board, which comes as text and is read only if this thread does not know it yet. */
  inState(state: AnyState, text: string | undefined): AnyState {
    if (text === undefined) return state;
    return withBoard(
      state,
      this.named(text, () => JSON.parse(text) as BoardFile),
    );
  }

  private named(text: string, make: () => BoardFile): BoardFile {
    const name = createHash('sha256').update(text).digest('base64');
    const board = this.known.get(name) ?? make();
    this.known.delete(name);
    this.known.set(name, board);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_BOARDS && oldest !== undefined) this.known.delete(oldest);
    return board;
  }
}
