import type { Notation, SeatId, State } from '@binario/kernel';
import type { CorpId } from '../model/ids.ts';
import type { RailTable } from '../model/table.ts';
import type { TurnFrame } from '../steps/turn.ts';

/** How the moves of a game are written in one line, and which of them a player makes for himself. */
export interface RailNotation<T, K extends string> {
  readonly moves: Readonly<Record<K, string>>;
  /** What a player does for himself, even in the turn of his company. */
  readonly personal: readonly NoInfer<K>[];
  /** Who decides for a corporation, if anybody does. */
  president(table: T, corp: CorpId): SeatId | undefined;
}

/** The notation of a railway game: in its operating turn a corporation acts under its own name. */
export function railNotation<T extends RailTable, K extends string>(parts: RailNotation<T, K>): Notation<T> {
  return {
    moves: parts.moves,
    personal: parts.personal,
    seats: (table) => table.seats,
    company(state) {
      const id = inTurn(state);
      const by = id === undefined ? undefined : parts.president(state.table, id);
      return id !== undefined && by !== undefined ? { id, by } : undefined;
    },
  };
}

function inTurn<T>({ flow }: State<T>): CorpId | undefined {
  const turn = flow.findLast((frame) => Array.isArray((frame as Partial<TurnFrame>).todo));
  return (turn as TurnFrame | undefined)?.corp;
}
