import { BANK, type Cell, type Cert, GONE, type HexId, type PlacedTile, type PlayerId, POOL } from '@binario/rail';
import { builtInBoard } from '../../board/of.ts';
import { trainDef } from '../../board/questions.ts';
import { type Corp, majorIds, type Regional, trainKinds, UNIFICATION } from '../../ids.ts';
import type { TableOptions } from '../../options.ts';
import { slotFor } from '../../rules/slots.ts';
import { setUp } from '../../setup.ts';
import { certsFor, PRESIDENT } from '../../stock.ts';
import { type CompanyFacts, OFFER, type RegionalFacts, type Table18fb } from '../../table.ts';

const { corpDefs, figures, phases, spaces, startCells } = builtInBoard;

/**
 * A company in play. What is not said is plain: President P1 with the presidential certificate, concessionaire too, the
 * rest in the offer, definitive, par and price D100, its home token on the map, no money and no trains.
 */
export interface CompanyPosition {
  readonly standing?: CompanyFacts['standing'];
  readonly president?: PlayerId | 'pool' | 'offer' | 'RM' | 'RA';
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
  /** What the table has agreed on besides the usual. */
  readonly options?: Partial<TableOptions>;
  readonly table?: Partial<Table18fb>;
}

/** A table on which all money, certificates, trains and tokens are accounted for. */
export function tableOf(position: Position): Table18fb {
  const { table: fresh } = setUp({ players: position.players ?? 3, seed: 1, ...position.options });
  const phase = position.phase ?? 1;
  const named = Object.entries(position.companies ?? {}) as [Corp, CompanyPosition][];
  const regionals = Object.entries(position.regionals ?? {}) as [Regional, RegionalPosition][];
  const cash: Record<string, number> = {};
  for (const seat of fresh.seats) cash[seat] = position.cash?.[seat] ?? 0;
  for (const [corp, given] of [...named, ...regionals]) cash[corp] = given.cash ?? 0;
  cash[BANK] = figures.money - Object.values(cash).reduce((sum, amount) => sum + amount, 0);
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
  for (const kind of trainKinds.filter((each) => trainDef(builtInBoard, `${each}-0`).phase < phase)) {
    for (const train in trains) if (train.startsWith(kind) && trains[train] === BANK) trains[train] = GONE;
  }
  const current = Object.keys(trains).filter(
    (each) => each.startsWith('PH') && trainDef(builtInBoard, each).phase === phase,
  );
  if (phase > 1 && phase < 6 && current.every((train) => trains[train] === BANK)) trains[current[0] as string] = GONE;
  return trains;
}
