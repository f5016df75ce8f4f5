import { type Action, type Carried, type Choice, type Event, type Refusal, refusal, type State } from '@binario/kernel';
import type { RailTable } from '@binario/rail';
import type { AnyEngine } from '../games/engine.ts';
import { Bots } from './bot.ts';
import { olderLays } from './olderLays.ts';
import type { Acted, Lay, LogLine, Preview, RouteVerdict, Run, Snapshot, WishedRoute } from './protocol.ts';
import { ownRules, type Rules } from './rules.ts';

type AnyState = State<RailTable>;

/** A line of play: every state it went through (they share what did not change), and what was undone of it. */
export class Session {
  readonly actions: Action[] = [];
  private readonly states: AnyState[];
  private readonly lines: (readonly LogLine[])[] = [];
  private undone: Action[] = [];

  readonly bots: Bots;

  private constructor(
    readonly engine: AnyEngine,
    private readonly rules: Rules,
    /** Are these the rules of an older engine file? */
    private readonly older: boolean,
    first: AnyState,
  ) {
    this.states = [first];
    this.bots = new Bots(engine);
  }

  static begin(engine: AnyEngine, setup: unknown, older?: Rules): Session {
    const rules = older ?? ownRules(engine);
    return new Session(engine, rules, older !== undefined, rules.start(setup));
  }

  /** A second line of play that leaves this one after `at` actions; nothing done there touches this one. */
  branch(at: number): Session {
    const other = new Session(this.engine, this.rules, this.older, this.states[0] as AnyState);
    for (let i = 0; i < at; i++) {
      other.actions.push(this.actions[i] as Action);
      other.states.push(this.states[i + 1] as AnyState);
      other.lines.push(this.lines[i] ?? []);
    }
    return other;
  }

  get tip(): number {
    return this.actions.length;
  }

  get state(): AnyState {
    return this.states[this.tip] as AnyState;
  }

  stateAt(at: number): AnyState {
    return this.states[Math.max(0, Math.min(at, this.tip))] as AnyState;
  }

  /** As everybody at an online table sees it: the dice to come are not part of it. */
  get hash(): string {
    return this.rules.hash({ ...this.state, rng: 0 });
  }

  get log(): readonly LogLine[] {
    return this.lines.flat();
  }

  /** Takes over a record as far as these rules carry it out; says where they cannot. */
  load(actions: readonly Action[]): string | null {
    for (const [index, action] of actions.entries()) {
      try {
        this.push(action, this.rules.carryOut(this.state, action));
      } catch (error) {
        return `${index + 1}: ${String(error)}`;
      }
    }
    return null;
  }

  act(action: Action): Acted {
    const result = this.rules.apply(this.state, action);
    if (!result.ok) return { ok: false, refusal: result.refusal };
    this.undone = [];
    this.push(action, result);
    return { ok: true, snapshot: this.snapshot(this.tip), log: this.lines.at(-1) ?? [] };
  }

  undo(to: number): void {
    while (this.tip > Math.max(0, to)) {
      this.undone.push(this.actions.pop() as Action);
      this.states.pop();
      this.lines.pop();
    }
  }

  redo(): void {
    const action = this.undone.pop();
    if (action) this.push(action, this.rules.carryOut(this.state, action));
  }

  preview(action: Action): Preview {
    const result = this.rules.apply(this.state, action);
    if (!result.ok) return { ok: false, refusal: result.refusal };
    return { ok: true, changes: this.engine.changes(this.state.table, result.state.table) };
  }

  snapshot(at: number): Snapshot {
    const { title, tiles, runs } = this.engine;
    const state = this.stateAt(at);
    const latest = at >= this.tip;
    const actor = this.rules.actors(state)[0] ?? null;
    const all = latest && actor ? this.rules.choices(state, actor) : [];
    const shown = all
      .filter(({ offer }) => offer.type !== tiles.action)
      .map((choice) => ({ ...choice, facts: this.engine.facts(state, choice) }));
    const run = latest ? (runs?.best(state) ?? null) : null;
    const open = shown.filter((choice) => !choice.refusal);
    return {
      at: Math.min(at, this.tip),
      tip: this.tip,
      undone: this.undone.length,
      state,
      round: title.describeRound(state),
      actor,
      asked: actor === null ? null : (this.engine.ask(state, actor) ?? null),
      choices: shown,
      laying: latest && tiles.isAsked(state),
      lays: latest ? this.lays(state, all) : [],
      run,
      payout: latest ? (this.engine.payout?.(state) ?? null) : null,
      usual: latest ? this.usual(state, open, run) : null,
      own: this.engine.own?.(state) ?? null,
    };
  }

  private lays(state: AnyState, all: readonly Choice[]): readonly Lay[] {
    const { tiles } = this.engine;
    if (!all.some(({ offer }) => offer.type === tiles.action)) return [];
    return this.older ? olderLays(all, tiles.action, tiles.lays(state)) : tiles.lays(state);
  }

  /** What this build would answer may be wrong by older rules: then nothing lies ready. */
  private usual(state: AnyState, open: readonly Choice[], run: Run | null): Action | null {
    const answer = this.engine.usual?.(state, open, run) ?? null;
    return answer && this.older && !this.rules.apply(state, answer).ok ? null : answer;
  }

  whyNot(hex: string): Refusal | null {
    const [actor] = this.rules.actors(this.state);
    if (actor === undefined) return refusal('turn.gameOver');
    const { tiles, whyNoToken } = this.engine;
    if (tiles.isAsked(this.state)) return tiles.whyNot(this.state, actor, hex);
    return whyNoToken?.(this.state, actor, hex) ?? null;
  }

  routes(corp: string, wished: readonly WishedRoute[]): RouteVerdict {
    const { runs } = this.engine;
    const [actor] = this.rules.actors(this.state);
    if (!runs || actor === undefined) return { ok: false, refusal: refusal('turn.gameOver'), revenue: 0 };
    return runs.check(this.state, actor, corp, wished);
  }

  private push(action: Action, result: Carried<RailTable, unknown>): void {
    this.actions.push(action);
    this.states.push(result.state);
    this.lines.push(this.linesOf(result.events, this.actions.length));
  }

  /** The lines an action writes. */
  private linesOf(events: readonly Event<unknown>[], at: number): readonly LogLine[] {
    return events.flatMap((event) => {
      const line = this.engine.line(event);
      return line ? [{ at, ...line }] : [];
    });
  }
}
