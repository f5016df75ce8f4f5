import { bestRun, describeRound, type Effect1849, game1849, legalLays } from '@binario/game-1849';
import { corpDefs } from '@binario/game-1849/data/corporations';
import { board } from '@binario/game-1849/data/map';
import { runnersOf } from '@binario/game-1849/rules/runners';
import { dividends } from '@binario/game-1849/rules/running';
import {
  type Action,
  actorsOf,
  apply,
  type Carried,
  carryOut,
  choices,
  explain,
  type Refusal,
  refusal,
  start,
} from '@binario/kernel';
import { checkRoutes } from '@binario/rail';
import { changesBetween } from './diff.ts';
import { factsAbout } from './facts.ts';
import { linesOf } from './log.ts';
import type {
  Acted,
  AnySetup,
  AnyState,
  AnyTable,
  LogLine,
  Payout,
  Preview,
  RouteVerdict,
  Run,
  Snapshot,
} from './protocol.ts';

/** A line of play: every state it went through (they share what did not change), and what was undone of it. */
export class Session {
  readonly actions: Action[] = [];
  private readonly states: AnyState[];
  private readonly lines: (readonly LogLine[])[] = [];
  private undone: Action[] = [];

  private constructor(first: AnyState) {
    this.states = [first];
  }

  static begin(setup: AnySetup): Session {
    return new Session(start(game1849, setup));
  }

  /** A second line of play that leaves this one after `at` actions; nothing done there touches this one. */
  branch(at: number): Session {
    const other = new Session(this.states[0] as AnyState);
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

  get log(): readonly LogLine[] {
    return this.lines.flat();
  }

  /** Takes over a record as far as these rules carry it out; says where they cannot. */
  load(actions: readonly Action[]): string | null {
    for (const [index, action] of actions.entries()) {
      try {
        this.push(action, carryOut(game1849, this.state, action));
      } catch (error) {
        return `${index + 1}: ${String(error)}`;
      }
    }
    return null;
  }

  act(action: Action): Acted {
    const result = apply(game1849, this.state, action);
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
    if (action) this.push(action, carryOut(game1849, this.state, action));
  }

  preview(action: Action): Preview {
    const result = apply(game1849, this.state, action);
    if (!result.ok) return { ok: false, refusal: result.refusal };
    return { ok: true, changes: changesBetween(this.state.table, result.state.table) };
  }

  snapshot(at: number): Snapshot {
    const state = this.stateAt(at);
    const latest = at >= this.tip;
    const actor = actorsOf(game1849, state)[0] ?? null;
    const open = latest && actor ? choices(game1849, state, actor) : [];
    const shown = open
      .filter(({ offer }) => offer.type !== 'layTile')
      .map((choice) => ({ ...choice, facts: factsAbout(state, choice) }));
    return {
      at: Math.min(at, this.tip),
      tip: this.tip,
      undone: this.undone.length,
      state,
      round: describeRound(state),
      actor,
      choices: shown,
      lays: latest && open.some(({ offer }) => offer.type === 'layTile') ? legalLays(state) : [],
      run: latest ? runAsked(state) : null,
      payout: latest ? payoutAsked(state) : null,
    };
  }

  /** Why no tile can be laid there now: the reason that the most promising tile meets. */
  whyNot(hex: string): Refusal | null {
    const actor = actorsOf(game1849, this.state)[0];
    if (actor === undefined) return refusal('turn.gameOver');
    let reason: Refusal | null = null;
    for (const tile of board.tiles.keys()) {
      for (let rotation = 0; rotation < 6; rotation++) {
        const action = { type: 'layTile', by: actor, hex, tile, rotation };
        const found = explain(game1849, this.state, action);
        if (!found) return null;
        if (!reason || rank(found) > rank(reason)) reason = found;
      }
    }
    return reason;
  }

  routes(corp: string, wished: readonly { train: string; hexes: readonly string[] }[]): RouteVerdict {
    const actor = actorsOf(game1849, this.state)[0] ?? '';
    const { table } = this.state;
    const checked = checkRoutes(board, table, corp, runnersOf(table, corp), wished);
    const action = { type: 'runTrains', by: actor, routes: wished };
    const refused = explain(game1849, this.state, action);
    const revenue = checked.ok ? checked.revenue : 0;
    if (refused) return { ok: false, refusal: refused, revenue };
    return { ok: true, routes: checked.ok ? checked.routes : [], revenue };
  }

  private push(action: Action, result: Carried<AnyTable, Effect1849>): void {
    this.actions.push(action);
    this.states.push(result.state);
    this.lines.push(linesOf(result.events, this.actions.length));
  }
}

/** The rules of a lay stand in the order of the rulebook: the later one breaks, the nearer the tile came to being legal. */
const order = [
  'lay.fixedHex',
  'lay.colourOfPhase',
  'lay.colourOfHex',
  'lay.stationKind',
  'lay.letter',
  'lay.keepTrack',
  'lay.badSide',
  'lay.noneLeft',
  'lay.notConnected',
  'lay.noMoney',
];

const rank = ({ rule }: Refusal): number => order.indexOf(rule);

function runAsked({ table, flow }: AnyState): Run | null {
  const top = flow.at(-1) as { readonly step: string; readonly corp?: string } | undefined;
  if (top?.step !== 'runTrains' || top.corp === undefined) return null;
  const { routes, revenue, proven } = bestRun(table, top.corp);
  return {
    corp: top.corp,
    routes: routes.map(({ train, hexes, length, revenue: value }) => ({ train, hexes, length, revenue: value })),
    revenue,
    proven,
  };
}

function payoutAsked({ table, flow }: AnyState): Payout | null {
  const top = flow.at(-1) as { readonly step: string; readonly corp?: string; readonly revenue?: number } | undefined;
  if (top?.step !== 'payDividend' || !top.corp || !(top.corp in corpDefs)) return null;
  const revenue = top.revenue ?? 0;
  return { revenue, parts: [...dividends(table, top.corp, revenue)] };
}
