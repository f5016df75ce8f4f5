import {
  type Action,
  type AnyEvent,
  boardIn,
  type Carried,
  type Choice,
  type Event,
  endedOrders,
  type OrderNow,
  orderNow,
  type PlayerNames,
  type Refusal,
  refusal,
  type StandingOrders,
  type State,
  withoutBoard,
  writeMoves,
} from '@binario/kernel';
import type { OlderEvent, RailTable, WishedRoute } from '@binario/rail';
import type { AnyEngine, Income } from '../game/engine.ts';
import type { Parting, Played } from '../model/gameFile.ts';
import type { Inspection } from '../model/inspection.ts';
import type { LogLine, Preview, Ran, RouteVerdict, Run, ShownLay, Snapshot } from '../model/snapshot.ts';
import { Bots } from './bot.ts';
import type { Acted, EndedBy } from './calls.ts';
import { commonStart } from './commonStart.ts';
import { consequences } from './consequences.ts';
import { headOf } from './head.ts';
import { isAction } from './isAction.ts';
import { marketMoves } from './marketMoves.ts';
import { olderLays } from './olderLays.ts';
import { ownRules, type Rules } from './rules.ts';

type AnyState = State<RailTable>;

/**
 * How far a record is trusted: it was written by these very rules; by older ones, which may have allowed what these do
 * not; or nobody knows by which, and these decide.
 */
export type Trust = 'whole' | 'older' | 'none';

/** A line of play: every state it went through (they share what did not change), and what was undone of it. */
export class Session {
  readonly actions: Action[] = [];
  private readonly states: AnyState[];
  private readonly lines: (readonly LogLine[])[] = [];
  private readonly incomes: (readonly Income[])[] = [];
  private readonly rans: (Ran | null)[] = [];
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
      other.incomes.push(this.incomes[i] ?? []);
      other.rans.push(this.rans[i] ?? null);
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

  /** The lines the move before this position wrote. */
  linesAt(at: number): readonly LogLine[] {
    return this.lines[at - 1] ?? [];
  }

  get log(): readonly LogLine[] {
    return this.lines.flat();
  }

  /** What companies earned by the actions after `from`, up to `to`. */
  earned(from: number, to: number): readonly Income[] {
    return this.incomes.slice(from, to).flat();
  }

  /** Takes over a record as far as the rules follow it; says where they part. */
  load(actions: readonly Action[], trust: Trust = 'whole'): Parting | null {
    let refused: Parting | null = null;
    for (const [i, action] of actions.entries()) {
      const parting = { index: i + 1, of: actions.length, moves: this.tip, action: isAction(action) ? action : null };
      try {
        const result =
          trust === 'whole' ? this.rules.carryOut(this.state, action) : this.rules.apply(this.state, action);
        if (!result.ok && trust === 'none') return { ...parting, refusal: result.refusal };
        if (!result.ok) refused ??= { ...parting, refusal: result.refusal, passedOver: true };
        this.push(action, result.ok ? result : this.rules.carryOut(this.state, action));
      } catch {
        return { ...parting, refusal: refused?.index === i + 1 ? refused.refusal : null };
      }
    }
    return refused;
  }

  /** Goes to where another page has brought this game: back to the last common move, and on from there. */
  catchUp({ actions, undone }: Played): Parting | null {
    this.undo(commonStart(this.actions, actions));
    const parting = this.load(actions.slice(this.tip));
    this.undone = [...undone];
    return parting;
  }

  act(action: Action, orders: StandingOrders = {}): Acted {
    const before = this.state;
    const result = this.rules.apply(before, action);
    if (!result.ok) return { ok: false, refusal: result.refusal };
    this.undone = [];
    this.push(action, result);
    const ended = this.ended(orders, before, result);
    return { ok: true, snapshot: this.snapshot(this.tip), log: this.lines.at(-1) ?? [], ended };
  }

  /** The standing order that answers the question now. */
  order(orders: StandingOrders): OrderNow | undefined {
    return orderNow(this.rules, this.state, orders);
  }

  /** The orders that are over after this, each with what ended it. */
  private ended(
    orders: StandingOrders,
    before: AnyState,
    { state, events }: Carried<RailTable, unknown>,
  ): readonly EndedBy[] {
    const { describeRound } = this.engine.title;
    const newRound = describeRound(before) !== describeRound(state);
    return endedOrders(orders, events as readonly AnyEvent[], newRound).map(({ id, event }) => ({
      id,
      because: (event && this.teller.line(event as Event<OlderEvent>, boardIn(this.state))) ?? null,
    }));
  }

  undo(to: number): void {
    while (this.tip > Math.max(0, to)) {
      this.undone.push(this.actions.pop() as Action);
      this.states.pop();
      this.lines.pop();
      this.incomes.pop();
      this.rans.pop();
    }
  }

  redo(): void {
    const action = this.undone.pop();
    if (action) this.push(action, this.rules.carryOut(this.state, action));
  }

  moves(setup: unknown, names: PlayerNames): string {
    return writeMoves(this.engine.title, { setup, actions: this.actions, names });
  }

  get played(): Played {
    return { actions: this.actions, undone: this.undone };
  }

  /** What was undone before the game was opened, as far as the rules still allow it. */
  restore(undone: readonly Action[]): void {
    const ahead = this.branch(this.tip);
    const parting = ahead.load([...undone].reverse(), 'none');
    this.undone = undone.slice(parting ? undone.length - parting.index + 1 : 0);
  }

  preview(action: Action): Preview {
    const result = this.rules.apply(this.state, action);
    if (!result.ok) return { ok: false, refusal: result.refusal };
    const { state, events } = result;
    const passed = this.afterPassing(action);
    const agreed = this.afterAgreement(action, state);
    const then = agreed?.state ?? state;
    return {
      ok: true,
      ifAgreed: agreed?.by ?? null,
      ...consequences(this.engine, this.state, then, passed),
      moves: marketMoves(this.state.table.market, then.table.market, passed?.table.market),
      ahead: this.engine.ahead?.(state, events as readonly Event<unknown>[]) ?? null,
    };
  }

  /** An offer that another player must agree to: who that is, and where the game stands when he does. */
  private afterAgreement({ type, by }: Action, state: AnyState) {
    const [decider] = this.rules.actors(state);
    if (decider === undefined || decider === by || type === 'consent' || type === 'refuse') return undefined;
    const result = this.rules.apply(state, { type: 'consent', by: decider } as Action);
    return result.ok ? { by: decider, state: result.state } : undefined;
  }

  /** Where the game would stand if the player passed instead; nothing where he cannot, or does so. */
  private afterPassing({ type, by }: Action): AnyState | undefined {
    const { passes = ['pass'] } = this.engine;
    if (passes.includes(type)) return undefined;
    for (const pass of passes) {
      const result = this.rules.apply(this.state, { type: pass, by } as Action);
      if (result.ok) return result.state;
    }
    return undefined;
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
      state: withoutBoard(state) as AnyState,
      round: title.describeRound(state),
      actor,
      head: headOf(this.engine, state),
      asked: actor === null ? null : (this.engine.ask(state, actor) ?? null),
      choices: shown,
      laying: latest && tiles.isAsked(state),
      lays: latest ? this.lays(state, all) : [],
      run,
      ran: this.rans[Math.min(at, this.tip) - 1] ?? null,
      payout: latest ? (this.engine.payout?.(state) ?? null) : null,
      usual: latest ? this.usual(state, open, run) : null,
      own: this.engine.own?.(state) ?? null,
    };
  }

  inspect(at: number): Inspection {
    const state = this.stateAt(at);
    const action = this.actions[at - 1];
    const last = action && { action, effects: this.rules.carryOut(this.stateAt(at - 1), action).events };
    return {
      at,
      state,
      hash: this.rules.hash(state),
      asked: this.rules.actors(state).map((by) => ({ by, choices: this.rules.choices(state, by) })),
      last: last ?? null,
      violations: this.engine.title.violationsAtRest(state),
    };
  }

  private lays(state: AnyState, all: readonly Choice[]): readonly ShownLay[] {
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
    this.tell(result.events, this.actions.length);
  }

  /** How events are told: those of older engine files otherwise than ours. */
  private get teller() {
    const { older, line, stats, ran } = this.engine;
    return !this.rules.record && older ? { ...older, ran: undefined } : { line, income: stats.income, ran };
  }

  /** The lines an action writes, and what companies earn by it. */
  private tell(events: readonly Event<unknown>[], at: number): void {
    const told = this.teller;
    const board = boardIn(this.states[0] as AnyState);
    const lines: LogLine[] = [];
    const incomes: Income[] = [];
    let run: Ran | null = null;
    for (const event of events as readonly Event<OlderEvent>[]) {
      const line = told.line(event, board);
      const income = told.income(event);
      run = told.ran?.(event) ?? run;
      if (line) lines.push({ at, ...line });
      if (income) incomes.push(income);
    }
    this.lines.push(lines);
    this.incomes.push(incomes);
    this.rans.push(run);
  }
}
