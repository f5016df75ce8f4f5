import type { SetupWish } from '@binario/kernel';
import type { RailTable } from '@binario/rail';
import type { Snapshot } from '../../engine/protocol.ts';

/** The guided first round, on the real board. */
export interface Lesson<T extends RailTable> {
  readonly wish: SetupWish;
  /** Key of the advice for this position. */
  advice(snapshot: Snapshot<T>): string;
}
