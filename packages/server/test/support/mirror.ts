import { type Effect1849, game1849, type Table1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import { type Action, hashOf, offers, type State } from '@binario/kernel';
import type { DeltaMessage, TableInfo, TableMessage } from '@binario/protocol';

/** A game of 1849 as a client keeps it: begun with the whole, carried on by deltas, checked by hashes. */
export class Mirror {
  state: State<Table1849>;
  info: TableInfo;
  seq: number;
  version: number;

  constructor(whole: TableMessage) {
    this.state = whole.view as State<Table1849>;
    this.info = whole.info;
    this.seq = whole.seq;
    this.version = whole.version;
    this.check(whole.hash);
  }

  take(delta: DeltaMessage): void {
    if (delta.seq !== this.seq + 1) throw new Error(`record ${delta.seq} came after ${this.seq}`);
    this.seq = delta.seq;
    this.version = delta.version;
    this.info = { ...(delta.info ?? this.info), turn: delta.turn };
    const { change } = delta;
    if (change && 'view' in change) this.state = change.view as State<Table1849>;
    else if (change) {
      const effects = change.events.filter(({ type }) => type !== 'frameDropped') as readonly Effect1849[];
      this.state = { table: effects.reduce(game1849.reduce, this.state.table), flow: change.flow, rng: 0 };
    }
    this.check(delta.hash);
  }

  get actor(): string | undefined {
    return this.info.turn.actors[0];
  }

  /** Something legal for the seat whose turn it is. */
  move(seed = this.version): Action {
    const by = this.actor ?? '';
    const open = offers(game1849, this.state, by);
    return bots1849.random(seed).choose({ view: this.state, by, offers: open });
  }

  private check(hash: string): void {
    const own = hashOf(game1849, this.state);
    if (own !== hash) throw new Error(`the hash after record ${this.seq} is ${hash}, here it is ${own}`);
  }
}
