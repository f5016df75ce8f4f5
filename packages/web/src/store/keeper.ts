import type { Action, PlayerId } from '@binario/kernel';

/** Who keeps the game when this device does not: a table on a server. Everything done goes there and comes back from there. */
export interface Keeper {
  /** Is this seat answered from this page? */
  answers(seat: PlayerId): boolean;
  act(action: Action): Promise<void>;
  undo(to: number): Promise<void>;
  redo(): Promise<void>;
}
