import {
  type Action,
  type AnyState,
  type BoardFile,
  boardIn,
  boardInSetup,
  type Engine,
  endedOrders,
  orderNow,
  ordersWithout,
  type SeatId,
  type StandingOrders,
  sampleOf,
  withBoard,
  withoutBoard,
} from '@binario/kernel';
import type { About, GameSummary, GivesOf, JobOf, Opening } from './jobs.ts';
import { KnownBoards, MOST_BOARDS } from './knownBoards.ts';

/** The state asked about is not here; whoever asks can open it again. */
export class Missing extends Error {
  override readonly name = 'Missing';
}

interface Open {
  readonly engine: Engine;
  readonly seats: readonly SeatId[];
  readonly state: AnyState;
  readonly hash: string;
  readonly position: number;
  /** The state one action ago, should the last one not be written down. */
  readonly before?: Open;
  used: number;
}

/** What a player does who wants nothing, in the words of the games. */
const PASSES: readonly string[] = ['pass', 'decline', 'refuse'];

/** Tables a thread keeps open; the one not used for the longest time makes room. */
const MOST_OPEN = 1000;

/** The tables one thread has open. Nothing here is the truth: everything can be opened again from the journal. */
export class OpenGames {
  private readonly open = new Map<string, Open>();
  private readonly engineAt: (file: string) => Promise<Engine>;
  private readonly boards = new KnownBoards();
  private clock = 0;

  constructor(engineAt: (file: string) => Promise<Engine>) {
    this.engineAt = engineAt;
  }

  get size(): number {
    return this.open.size;
  }

  async openTable({ table, opening, orders }: JobOf<'open'>): Promise<GameSummary> {
    const engine = await this.engineAt(opening.engine);
    const state = come(engine, { ...opening, setup: this.boards.inSetup(opening.setup) });
    const position = (opening.from?.position ?? 0) + opening.actions.length;
    const hash = engine.hash(state);
    if (opening.hash !== undefined && opening.hash !== hash) throw new Error('the journal does not lead to its hash');
    const made: Open = { engine, seats: opening.seats, state, hash, position, used: this.clock++ };
    this.keep(table, made);
    return summaryOf(made, orders);
  }

  act({ table, hash, action, orders }: JobOf<'act'>): GivesOf<'act'> {
    const now = this.find({ table, hash });
    const { engine, state } = now;
    const result = engine.apply(state, action);
    if (!result.ok) return result;
    const { before: _gone, ...before } = now;
    const next: Open = {
      ...now,
      state: result.state,
      hash: engine.hash(result.state),
      position: now.position + 1,
      before,
      used: this.clock++,
    };
    this.keep(table, next);
    const ended = endedOrders(
      orders,
      result.events,
      engine.describeRound(state) !== engine.describeRound(result.state),
    ).map(({ id }) => id);
    return {
      ok: true,
      summary: summaryOf(next, ordersWithout(orders, ended)),
      endedOrders: ended,
      drew: result.state.rng !== state.rng,
    };
  }

  view({ by, ...about }: JobOf<'view'>): GivesOf<'view'> {
    const { engine, state } = this.find(about);
    const view = engine.view(state, by);
    // The board is in the export of the table: it is not sent again with every view.
    return { view: withoutBoard(view) as GivesOf<'view'>['view'], hash: engine.hash(view) };
  }

  choices({ by, ...about }: JobOf<'choices'>): GivesOf<'choices'> {
    const { engine, state } = this.find(about);
    return engine.choices(state, by);
  }

  situation({ by, ...about }: JobOf<'situation'>): GivesOf<'situation'> {
    const { engine, state } = this.find(about);
    const board = boardIn(state);
    const text = JSON.stringify({ view: withoutBoard(engine.view(state, by)), offers: offered(engine, state, by) });
    return { text, ...(board && { board: JSON.stringify(board) }) };
  }

  simplest({ by, fallback, ...about }: JobOf<'simplest'>): Action | null {
    const { engine, state } = this.find(about);
    const open = offered(engine, state, by);
    const chosen = open.find(({ type }) => PASSES.includes(type)) ?? (fallback ? open[0] : undefined);
    return chosen ? sampleOf(chosen) : null;
  }

  snapshot(about: About): GivesOf<'snapshot'> {
    const { state, position } = this.find(about);
    return { position, state: JSON.stringify(withoutBoard(state)) };
  }

  forget({ table }: JobOf<'forget'>): null {
    this.open.delete(table);
    return null;
  }

  private find({ table, hash }: About): Open {
    const known = this.open.get(table);
    if (!known) throw new Missing(table);
    if (known.hash === hash) {
      known.used = this.clock++;
      return known;
    }
    if (known.before?.hash === hash) return known.before;
    throw new Missing(table);
  }

  private keep(table: string, made: Open): void {
    this.open.delete(table);
    this.open.set(table, made);
    this.spareBoards(made);
    if (this.open.size <= MOST_OPEN) return;
    const oldest = [...this.open].reduce((a, b) => (b[1].used < a[1].used ? b : a));
    this.open.delete(oldest[0]);
  }

  /** What is derived from a board is large: with too many of them, the tables of the one not used for the longest go. */
  private spareBoards(latest: Open): void {
    if (boardIn(latest.state) === undefined) return;
    const used = new Map<BoardFile, number>();
    for (const { state, used: at } of this.open.values()) {
      const board = boardIn(state);
      if (board) used.set(board, Math.max(at, used.get(board) ?? 0));
    }
    if (used.size <= MOST_BOARDS) return;
    const [oldest] = [...used].reduce((a, b) => (b[1] < a[1] ? b : a));
    for (const [id, { state }] of this.open) if (boardIn(state) === oldest) this.open.delete(id);
  }
}

/** Recorded actions are trusted here: the hash at the end is compared. */
function come(engine: Engine, { setup, from, actions }: Opening): AnyState {
  let state = from ? stored(engine, setup, from.state) : engine.start(setup);
  for (const action of actions) state = engine.carryOut(state, action).state;
  return state;
}

/** A state is stored without its board, which is in the set-up, read and checked once more. */
function stored(engine: Engine, setup: unknown, text: string): AnyState {
  const state = JSON.parse(text) as AnyState;
  return boardInSetup(setup) ? withBoard(state, boardIn(engine.start(setup))) : state;
}

function summaryOf({ engine, state, hash, position, seats }: Open, orders: StandingOrders): GameSummary {
  const open = engine.isOpen(state, seats);
  const reason = engine.endReason(state);
  const actors = engine.actors(state);
  const order = Object.keys(orders).length > 0 ? orderNow(engine, state, orders) : undefined;
  return {
    hash,
    seen: engine.hash(engine.view(state, undefined)),
    position,
    actors,
    round: engine.describeRound(state),
    open,
    ...(actors.length === 0 && { result: { reason: reason ?? 'ended', scores: engine.scores(state) } }),
    ...(order && { order }),
  };
}

function offered(engine: Engine, state: AnyState, by: SeatId) {
  return engine
    .choices(state, by)
    .filter(({ refusal }) => !refusal)
    .map(({ offer }) => offer);
}
