import { type Frame, type State, start } from '@binario/kernel';
import { BANK, type Cell, type Cert, GONE, type HexId, type PlacedTile, type PlayerId, POOL } from '@binario/rail';
import { type Corp, certsFor, corpDefs, majorIds, PRESIDENT, type Regional } from '../../data/corporations.ts';
import { spaces, startCells } from '../../data/market.ts';
import { phases, UNIFICATION } from '../../data/phases.ts';
import { MONEY } from '../../data/players.ts';
import { defOf, trainKinds } from '../../data/trains.ts';
import type { Setup } from '../../options.ts';
import { slotFor } from '../../rules/slots.ts';
import { start as setUp } from '../../setup.ts';
import { turnOf } from '../../steps/operating.ts';
import { type CompanyFacts, OFFER, type RegionalFacts, type Table18fb } from '../../table.ts';
import { game, type State18fb } from './game.ts';

/**
 * A company in play. What is not said is plain: President P1 with the presidential certificate, concessionaire too, the
 * rest in the offer, definitive, par and price D100, its home token on the map, no money and no trains.
 */
export interface CompanyPosition {
  readonly standing?: CompanyFacts['standing'];
  readonly president?: PlayerId | 'pool' | 'offer';
  /** Single certificates by holder: players, `pool`, companies. */
  readonly singles?: Readonly<Record<string, number>>;
  readonly cash?: number;
  readonly par?: number;
  /** The price, in the starting column if it is there, or a space of the market. */
  readonly price?: number | Cell;
  readonly trains?: readonly string[];
  /** Places with its tokens, the home first; its home alone unless said. */
  readonly stations?: readonly HexId[];
  readonly markers?: number;
  readonly facts?: Partial<CompanyFacts>;
}

/** A regional company; owned by P1 unless said. */
export interface RegionalPosition {
  readonly owner?: string;
  readonly cash?: number;
  readonly trains?: readonly string[];
  readonly facts?: Partial<RegionalFacts>;
}

export interface Position {
  readonly players?: 3 | 4 | 5 | 6;
  readonly phase?: number;
  readonly cash?: Readonly<Partial<Record<PlayerId, number>>>;
  /** The first named lies on top where prices are equal. */
  readonly companies?: Readonly<Partial<Record<Corp, CompanyPosition>>>;
  readonly regionals?: Readonly<Partial<Record<Regional, RegionalPosition>>>;
  /** Holders of political cards; the others are in the pool, from phase 5 gone. */
  readonly cards?: Readonly<Record<string, string>>;
  readonly tiles?: Readonly<Record<HexId, readonly [tile: string, rotation: number]>>;
  readonly poolTrains?: readonly string[];
  /** Tokens of the government that are gone; all from phase 5 on. */
  readonly withoutBourbons?: readonly string[];
  readonly table?: Partial<Table18fb>;
}

/** A table on which all money, certificates, trains and tokens are accounted for. */
export function tableOf(position: Position): Table18fb {
  const { table: fresh } = setUp({ players: position.players ?? 3, seed: 1 });
  const phase = position.phase ?? 1;
  const named = Object.entries(position.companies ?? {}) as [Corp, CompanyPosition][];
  const regionals = Object.entries(position.regionals ?? {}) as [Regional, RegionalPosition][];
  const cash: Record<string, number> = {};
  for (const seat of fresh.seats) cash[seat] = position.cash?.[seat] ?? 0;
  for (const [corp, given] of [...named, ...regionals]) cash[corp] = given.cash ?? 0;
  cash[BANK] = MONEY - Object.values(cash).reduce((sum, amount) => sum + amount, 0);
  const facts = Object.fromEntries(named.map(([corp, given]) => [corp, factsOf(corp, given, phase)]));
  const base: Table18fb = {
    ...fresh,
    phase: String(phase),
    cash,
    trains: dealTrains(fresh, position, phase),
    certs: { ...fresh.certs, ...Object.fromEntries(named.map(([corp, given]) => [corp, certsOf(given)])) },
    market: named
      .filter(([, { standing }]) => standing !== 'unfloated')
      .map(([corp, { price = 100 }]) => ({ corp, ...cellOf(price) })),
    companies: { ...withoutConcessions(fresh, phase), ...facts },
    regionals: { ...openRegionals(fresh, phase), ...regionalFacts(regionals) },
    regionalRound: phase < UNIFICATION ? 'later' : 'over',
    map: mapOf(position.tiles ?? {}),
    privates: privatesOf(fresh, position, phase),
    stations: bourbonsLeft(fresh, position, phase),
  };
  return { ...withTokens(base, named), ...position.table };
}

/** The highest space of the starting column with this price, else the first one in reading order. */
export function cellOf(price: number | Cell): Cell {
  if (typeof price !== 'number') return price;
  const start = startCells[price];
  if (start) return start;
  for (const [row, line] of spaces.entries()) {
    const col = line.findIndex((space) => space.value === price);
    if (col >= 0) return { row, col };
  }
  throw new Error(`the market has no space of ${price}`);
}

function withTokens(base: Table18fb, named: readonly [Corp, CompanyPosition][]): Table18fb {
  let table = base;
  for (const [corp, given] of named) {
    const home = base.companies[corp]?.home;
    for (const hex of given.stations ?? (home === null || home === undefined ? [] : [home])) {
      table = withToken(table, corp, hex);
    }
  }
  return table;
}

function withToken(table: Table18fb, corp: Corp, hex: HexId): Table18fb {
  const slot = slotFor({ ...table, phase: '4' }, hex, corp);
  if (slot === undefined) throw new Error(`${hex} has no slot for ${corp}`);
  const slots = [...(table.stations[hex] ?? [])];
  while (slots.length <= slot) slots.push(null);
  slots[slot] = corp;
  const charters = { ...table.charters, [corp]: (table.charters[corp] ?? 0) - 1 };
  return { ...table, charters, stations: { ...table.stations, [hex]: slots } };
}

function bourbonsLeft(fresh: Table18fb, position: Position, phase: number): Table18fb['stations'] {
  const gone = phase >= UNIFICATION ? ['B5', 'B6', 'B7', 'B8'] : (position.withoutBourbons ?? []);
  return Object.fromEntries(
    Object.entries(fresh.stations).map(([hex, slots]) => [
      hex,
      slots.map((token) => (token !== null && gone.includes(token) ? null : token)),
    ]),
  );
}

function withoutConcessions(fresh: Table18fb, phase: number): Table18fb['companies'] {
  if (phase < UNIFICATION) return fresh.companies;
  return Object.fromEntries(Object.entries(fresh.companies).map(([corp, f]) => [corp, { ...f, concession: GONE }]));
}

function openRegionals(fresh: Table18fb, phase: number): Table18fb['regionals'] {
  if (phase < UNIFICATION) return fresh.regionals;
  return Object.fromEntries(
    Object.entries(fresh.regionals).map(([id, f]) => [id, { ...f, standing: 'open' as const }]),
  );
}

function regionalFacts(regionals: readonly [Regional, RegionalPosition][]): Table18fb['regionals'] {
  return Object.fromEntries(
    regionals.map(([id, { facts }]) => [id, { standing: 'open' as const, markers: 1, reached: [], ...facts }]),
  );
}

function privatesOf(fresh: Table18fb, position: Position, phase: number): Table18fb['privates'] {
  const holder = (name: string): string => {
    const regional = position.regionals?.[name as Regional];
    if (regional) return regional.owner ?? 'P1';
    if (fresh.regionals[name]) return phase < UNIFICATION ? BANK : POOL;
    return position.cards?.[name] ?? (phase < UNIFICATION ? POOL : GONE);
  };
  return Object.fromEntries(Object.keys(fresh.privates).map((name) => [name, holder(name)]));
}

function certsOf({ president = 'P1', singles = {} }: CompanyPosition): readonly Cert[] {
  const holders = Object.entries(singles).flatMap(([holder, count]) => Array.from({ length: count }, () => holder));
  return certsFor(OFFER).map((cert, n) => ({
    ...cert,
    holder: n === PRESIDENT ? president : (holders[n - 1] ?? OFFER),
  }));
}

function factsOf(corp: Corp, given: CompanyPosition, phase: number): CompanyFacts {
  const { standing = 'definitive', president = 'P1', stations, markers = 0, par = 100 } = given;
  const { homes } = corpDefs[corp];
  const started = standing !== 'unfloated';
  return {
    standing,
    par: started ? par : null,
    concession: phase >= UNIFICATION || !(majorIds as readonly string[]).includes(corp) ? GONE : concessionaire(given),
    granted: started && phase < UNIFICATION,
    deposit: 0,
    refunded: 0,
    steps: started ? (phases[String(phase)]?.tileSteps ?? 2) : 0,
    home:
      homes.length > 0
        ? ((stations ?? []).find((hex) => homes.includes(hex)) ?? homes[0] ?? null)
        : (stations?.[0] ?? null),
    intermediate: null,
    markers,
    laid: Math.max(0, (stations?.length ?? 1) - 1),
    turns: standing === 'building' || !started ? 0 : 1,
    leased: [],
    acting: null,
    ...given.facts,
  };
  function concessionaire({ standing: state }: CompanyPosition): string {
    if (state === 'unfloated') return BANK;
    return president === 'pool' || president === 'offer' ? POOL : president;
  }
}

export function mapOf(tiles: NonNullable<Position['tiles']>): Readonly<Record<HexId, PlacedTile>> {
  return Object.fromEntries(Object.entries(tiles).map(([hex, [tile, rotation]]) => [hex, { tile, rotation }]));
}

/** Kinds before the present phase are sold out; what nobody holds has left the game. */
function dealTrains(fresh: Table18fb, position: Position, phase: number): Table18fb['trains'] {
  const trains: Record<string, string> = { ...fresh.trains };
  const take = (kind: string, to: string) => {
    const train = Object.keys(trains).find((each) => each.startsWith(`${kind}-`) && trains[each] === BANK);
    if (!train) throw new Error(`no ${kind} left`);
    trains[train] = to;
    if (kind === 'PH6' || kind === 'R6') trains[`${kind}-${Number(train.slice(kind.length + 1)) + 1}`] = BANK;
  };
  for (const [corp, given] of [
    ...Object.entries(position.companies ?? {}),
    ...Object.entries(position.regionals ?? {}),
  ]) {
    for (const kind of given?.trains ?? []) take(kind, corp);
  }
  for (const kind of position.poolTrains ?? []) take(kind, POOL);
  for (const kind of trainKinds.filter((each) => defOf(`${each}-0`).phase < phase)) {
    for (const train in trains) if (train.startsWith(kind) && trains[train] === BANK) trains[train] = GONE;
  }
  const current = Object.keys(trains).filter((each) => each.startsWith('PH') && defOf(each).phase === phase);
  if (phase > 1 && phase < 6 && current.every((train) => trains[train] === BANK)) trains[current[0] as string] = GONE;
  return trains;
}

/** The game at this table with these frames on the stack; the last one is asked, whether it would ask or not. */
export function stateAt(table: Table18fb, ...flow: readonly Frame[]): State18fb {
  return { table, flow, rng: 1 };
}

/** Lets the steps do by themselves what they do before they ask: go on to the next real question. */
export function settled(state: State18fb): State<Table18fb> {
  return start({ ...game, start: () => state }, {} as Setup);
}

const gameFrame = (next: string): Frame => ({ step: 'game', next, number: 1 }) as Frame;

/** This company's turn has come to this step; what it does by itself is done. */
export function companyTurn(position: Position, corp: string, step = 'layTrack'): State18fb {
  return settled(inTurn(position, corp, step));
}

/** This company is being asked in this step of its turn, also where the step would not ask. */
export function inTurn(position: Position, corp: string, step = 'layTrack'): State18fb {
  const table = tableOf(position);
  const turn = turnOf(table, corp);
  const todo = turn.slice(turn.indexOf(step) + 1);
  const operated = [...new Set([...table.operated, corp])];
  return stateAt(
    { ...table, operated, round: 'operating' },
    gameFrame('stockRound'),
    { step: 'operatingSet', set: 1, played: 1 } as Frame,
    { step: 'operatingRound', set: 1, number: 1, stage: 'turns' } as Frame,
    { step: 'companyTurn', corp, todo } as Frame,
    { step, corp } as Frame,
  );
}

/** This player is being asked in a stock round. */
export function stockTurn(position: Position, player: PlayerId = 'P1'): State18fb {
  return stateAt(
    { ...tableOf(position), round: 'stock' },
    gameFrame('operatingRounds'),
    { step: 'stockRound', number: 1, begun: true, turn: player, passed: [] } as Frame,
    { step: 'stockTurn', player, sold: [], intended: null } as Frame,
  );
}

/** Only these steps of a company's turn: what they do by themselves is done, and nothing comes after them. */
export function stepsAlone(position: Position, corp: string, ...steps: readonly string[]): State18fb {
  const table = tableOf(position);
  const frame = { step: 'companyTurn', corp, todo: steps } as Frame;
  return settled(stateAt({ ...table, operated: [...table.operated, corp], round: 'operating' }, frame));
}

/** Everybody has passed in succession: the end of a stock round, and nothing after it. */
export function endOfStockRound(position: Position): State18fb {
  const table = tableOf(position);
  const round = { step: 'stockRound', number: 1, begun: true, turn: 'P1', passed: table.seats };
  return settled(stateAt({ ...table, round: 'stock' }, round as Frame));
}

/** The company is asked in this step, and nothing comes after it: what the step itself does can be seen. */
export function only(position: Position, corp: string, step: string): State18fb {
  const table = tableOf(position);
  const operated = [...new Set([...table.operated, corp])];
  return stateAt({ ...table, operated, round: 'operating' }, { step, corp } as Frame);
}

/** A stock round is about to begin. */
export function beforeStockRound(position: Position): State18fb {
  return settled(stateAt(tableOf(position), gameFrame('stockRound')));
}

/** An operating round is about to begin: the first of a set unless said. */
export function beforeOperatingRound(position: Position, number = 1): State18fb {
  return settled(
    stateAt(tableOf(position), gameFrame('stockRound'), {
      step: 'operatingSet',
      set: 1,
      played: number - 1,
    } as Frame),
  );
}
