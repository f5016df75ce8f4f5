import type { Frame, Game, Tx } from './game.ts';
import { nextRandom } from './rng.ts';

/** The kernel's own record in the list of events: a frame was dropped because its subject is gone. */
export interface FrameDropped {
  readonly type: 'frameDropped';
  readonly step: string;
  readonly reason: string;
}

/** Where somebody is known to pass, in a step in which passing does nothing but go on. */
export type Passes<T> = (table: T, frame: Frame) => boolean;

/** One action's worth of change: owns the new table, collects the events, and knows what is owed. */
export class Transaction<T, E> implements Tx<T, E> {
  readonly events: (E | FrameDropped)[] = [];
  private owed: Frame[] = [];
  /** Questions that were passed over unasked. */
  passed = 0;

  constructor(
    private readonly game: Game<T, E, never>,
    public table: T,
    public rng: number,
    private readonly observe?: (table: T, effect: E) => void,
    readonly passes?: Passes<T>,
  ) {}

  emit(effect: E): void {
    this.table = this.game.reduce(this.table, effect);
    this.events.push(effect);
    this.observe?.(this.table, effect);
  }

  owe(frame: Frame): void {
    this.owed.push(frame);
  }

  draw(n: number): number {
    const { state, value } = nextRandom(this.rng);
    this.rng = state;
    return Math.floor(value * n);
  }

  takeOwed(): readonly Frame[] {
    const owed = this.owed;
    if (owed.length > 0) this.owed = [];
    return owed;
  }
}
