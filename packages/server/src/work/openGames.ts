import {
  type Action,
  type AnyState,
  type BoardFile,
  boardIn,
  boardInSetup,
  type Engine,
  endedOrders,
  type Offer,
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
}

/** What a player does who wants nothing, in the words of the games. */
const PASSES: readonly string[] = ['pass', 'decline', 'refuse'];

/** How many tables a thread keeps open; the one not used for the longest time makes room. */
export interface Room {
  readonly most: number;
  /** Is the memory nearly full? Then an eighth of the tables go, those not used for the longest time. */
  readonly nearlyFull: () => boolean;
}

/** As many as the memory of a thread holds; who plays at more must wait for a table to be opened again with every move. */
export const MOST_OPEN = 6_000;
const USUAL: Room = { most: MOST_OPEN, nearlyFull: () => false };
/** Looking at the memory takes longer than a table that is too many. */
const LOOK_EVERY = 64;

/** The tables one thread has open. Nothing here is the truth: everything can be opened again from the journal. */
export class OpenGames {
  /** In the order in which they were last used. */
  private readonly open = new Map<string, Open>();
  private readonly room: Room;
  private readonly engineAt: (file: string) => Promise<Engine>;
  private readonly boards = new KnownBoards();
  private kept = 0;

  constructor(engineAt: (file: string) => Promise<Engine>, room: Room = USUAL) {
    this.engineAt = engineAt;
    this.room = room;
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
    const made: Open = { engine, seats: opening.seats, state, hash, position };
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

  situation(about: About): GivesOf<'situation'> {
    const { state } = this.find(about);
    const board = boardIn(state);
    return { state: JSON.stringify(withoutBoard(state)), ...(board && { board: JSON.stringify(board) }) };
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
    this.open.delete(table);
    this.open.set(table, known);
    if (known.hash === hash) return known;
    if (known.before?.hash === hash) return known.before;
    throw new Missing(table);
  }

  private keep(table: string, made: Open): void {
    this.open.delete(table);
    this.open.set(table, made);
    this.spareBoards(made);
    this.kept++;
    const full = this.kept % LOOK_EVERY === 0 && this.room.nearlyFull();
    this.drop(full ? Math.ceil(this.open.size / 8) : this.open.size - this.room.most);
  }

  /** The one that was used last stays in any case. */
  private drop(count: number): void {
    let left = Math.min(count, this.open.size - 1);
    for (const table of this.open.keys()) {
      if (left-- <= 0) return;
      this.open.delete(table);
    }
  }

  /** What is derived from a board is large: with too many of them, the tables of the one not used for the longest go. */
  private spareBoards(latest: Open): void {
    if (boardIn(latest.state) === undefined) return;
    const boards = new Set<BoardFile>();
    for (const { state } of [...this.open.values()].reverse()) {
      const board = boardIn(state);
      if (board) boards.add(board);
    }
    if (boards.size <= MOST_BOARDS) return;
    const oldest = [...boards].at(-1);
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

/** What a seat can do now, without what is refused. */
export function offered(engine: Engine, state: AnyState, by: SeatId): readonly Offer[] {
  return engine
    .choices(state, by)
    .filter(({ refusal }) => !refusal)
    .map(({ offer }) => offer);
}
