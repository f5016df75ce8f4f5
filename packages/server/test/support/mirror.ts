import type { Action, AnyState, Engine } from '@binario/kernel';
import type { DeltaMessage, ExportedTable, TableInfo, TableMessage } from '@binario/protocol';
import { releasedEngines } from '@binario/trials';
import type { Player } from './player.ts';

const engines = releasedEngines();

/** A game as a client keeps it that has its engine: begun with its export, carried on by the records of deltas, checked by hashes. */
export class Mirror {
  info: TableInfo;
  seq: number;
  version: number;
  /** After each action in force, the beginning first. */
  private readonly states: AnyState[];
  private readonly actions: Action[] = [];
  private readonly undone: Action[] = [];
  private readonly engine: Engine;

  private constructor(engine: Engine, whole: TableMessage, { setup, actions }: ExportedTable) {
    this.engine = engine;
    this.info = whole.info;
    this.seq = whole.seq;
    this.version = whole.version;
    this.states = [engine.start(setup)];
    // The game may have gone on since.
    for (const action of actions.slice(0, whole.position)) this.act(action);
    this.check(whole.hash);
  }

  static async of(player: Player, whole: TableMessage): Promise<Mirror> {
    const { body } = await player.http<ExportedTable>('GET', `/api/tables/${whole.table}/export`);
    const engine = (await engines).get(whole.info.game);
    if (!engine) throw new Error(`there is no engine of ${whole.info.game}`);
    return new Mirror(engine, whole, body);
  }

  get state(): AnyState {
    return this.states.at(-1) as AnyState;
  }

  take(delta: DeltaMessage): void {
    if (delta.seq !== this.seq + 1) throw new Error(`record ${delta.seq} came after ${this.seq}`);
    this.seq = delta.seq;
    this.version = delta.version;
    this.info = { ...(delta.info ?? this.info), turn: delta.turn };
    const { record } = delta;
    switch (record.kind) {
      case 'act':
        this.undone.length = 0;
        this.act(record.body.action);
        break;
      case 'undo':
        this.undone.push(...this.actions.splice(record.body.to).reverse());
        this.states.splice(record.body.to + 1);
        break;
      case 'redo':
        while (this.actions.length < record.body.to) this.act(this.undone.pop() as Action);
        break;
    }
    this.check(delta.hash);
  }

  get actor(): string | undefined {
    return this.info.turn.actors[0];
  }

  /** Something legal for the seat whose turn it is. */
  move(seed = this.version): Action {
    const by = this.actor ?? '';
    const open = this.engine.choices(this.state, by).flatMap(({ offer, refusal }) => (refusal ? [] : [offer]));
    return this.engine.decide('random', this.engine.view(this.state, by), by, open, seed, 0);
  }

  private act(action: Action): void {
    this.states.push(this.engine.carryOut(this.state, action).state);
    this.actions.push(action);
  }

  private check(hash: string): void {
    const own = this.engine.hash(this.state);
    if (own !== hash) throw new Error(`the hash after record ${this.seq} is ${hash}, here it is ${own}`);
  }
}
