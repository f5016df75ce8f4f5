import type { Action, SeatId } from '@binario/kernel';

/** A game that a server holds, not this device: everything done goes there and comes back from there. */
export interface RemoteGame {
  /** Is this seat answered from this page? */
  answers(seat: SeatId): boolean;
  act(action: Action): Promise<void>;
  /** Once nothing that was sent waits for its answer. */
  settled(): Promise<void>;
  undo(to: number): Promise<void>;
  redo(): Promise<void>;
}
