import { type Frame, type State, start } from '@binario/kernel';
import { BANK, type Cert, type CorpFrame, GONE, type HexId, type PlacedTile, type PlayerId, POOL } from '@binario/rail';
import { type Corp, certLayout, corpIds, LAST, PRESIDENT } from '../../data/corporations.ts';
import type { PhaseId } from '../../data/phases.ts';
import type { Private } from '../../data/privates.ts';
import { saleOrder, type TrainClass } from '../../data/trains.ts';
import { operatingTurn } from '../../game.ts';
import type { Setup } from '../../options.ts';
import { setUp } from '../../setup.ts';
import type { CorpFacts, Table1849 } from '../../table.ts';
import { classOf, corpDefs, grid, phases, stationCount, trainDefs } from './builtIn.ts';
import { frame } from './frames.ts';
import { game } from './game.ts';

/** A started corporation. What is not said is plain: president P1 with 20%, the rest in the treasury, no train. */
export interface CorpPosition {
  readonly president?: PlayerId;
  /** Single certificates (10%) by holder: players and the pool; the rest is in the treasury. */
  readonly singles?: Readonly<Partial<Record<PlayerId | 'pool', number>>>;
  /** Who holds the last certificate; the treasury unless said. */
  readonly last?: PlayerId | 'pool';
  readonly cash?: number;
  /** Market space as [row, column]; the starting space of L.100 unless said. */
  readonly at?: readonly [row: number, col: number];
  /** Trains by class: `['8H', '8H']`. */
  readonly trains?: readonly TrainClass[];
  /** Hexes with its stations, the home first; its home alone unless said. */
  readonly stations?: readonly HexId[];
  readonly facts?: Partial<CorpFacts>;
}

export interface Position {
  readonly players?: 3 | 4 | 5;
  readonly phase?: PhaseId;
  readonly setup?: Partial<Setup>;
  readonly cash?: Readonly<Partial<Record<PlayerId, number>>>;
  /** In market order for equal spaces: the first named lies on top. */
  readonly corps?: Readonly<Partial<Record<Corp, CorpPosition>>>;
  /** Owners of private companies: players, corporations, or 'gone'. Unnamed ones are gone. */
  readonly privates?: Readonly<Partial<Record<Private, string>>>;
  readonly tiles?: Readonly<Record<HexId, readonly [tile: string, rotation: number]>>;
  readonly poolTrains?: readonly TrainClass[];
  /** Corporations not started, in order; all that are not in `corps` unless said. */
  readonly queue?: readonly Corp[];
  /** Anything else. */
  readonly table?: Partial<Table1849>;
}

const players = (position: Position): number => position.players ?? 3;

/** A table in which all money, certificates, trains and tokens are accounted for. */
export function tableOf(position: Position): Table1849 {
  const { table: fresh } = setUp({ players: players(position), seed: 1, ...position.setup });
  const phase = position.phase ?? '4';
  const named = Object.keys(position.corps ?? {}) as Corp[];
  const trains = dealTrains(fresh, phase, position);
  const cash: Record<string, number> = {};
  for (const seat of fresh.seats) cash[seat] = position.cash?.[seat] ?? 0;
  for (const corp of named) cash[corp] = position.corps?.[corp]?.cash ?? 0;
  cash[BANK] = 7760 - Object.values(cash).reduce((sum, amount) => sum + amount, 0);
  const table: Table1849 = {
    ...fresh,
    phase,
    cash,
    trains,
    certs: Object.fromEntries(named.map((corp) => [corp, certsOf(corp, position.corps?.[corp] ?? {})])),
    market: named.map((corp) => {
      const [row, col] = position.corps?.[corp]?.at ?? [3, 5];
      return { corp, row, col };
    }),
    corps: Object.fromEntries(named.map((corp) => [corp, factsOf(corp, position.corps?.[corp] ?? {})])),
    charters: Object.fromEntries(
      named.map((corp) => [corp, stationCount - homesOf(corp, position.corps?.[corp] ?? {}).length]),
    ),
    stations: stationsOf(named, position),
    map: mapOf(position.tiles ?? {}),
    privates: Object.fromEntries(
      Object.keys(fresh.privates).map((name) => [name, position.privates?.[name as Private] ?? GONE]),
    ),
    queue:
      position.queue ??
      corpIds.filter((corp) => !named.includes(corp)).slice(0, fresh.options.corporations - named.length),
    ...position.table,
  };
  return table;
}

function certsOf(corp: Corp, { president = 'P1', singles = {}, last }: CorpPosition): readonly Cert[] {
  const holders = Object.entries(singles).flatMap(([holder, count]) =>
    Array.from({ length: count ?? 0 }, () => holder),
  );
  if (holders.length > LAST - 1) throw new Error(`${corp} has only ${LAST - 1} singles, not ${holders.length}`);
  return certLayout.map((cert, n) => {
    if (n === PRESIDENT) return { ...cert, holder: president };
    if (n === LAST) return { ...cert, holder: last ?? corp };
    return { ...cert, holder: holders[n - 1] ?? corp };
  });
}

function factsOf(corp: Corp, given: CorpPosition): CorpFacts {
  return { home: homesOf(corp, given)[0] ?? null, turns: 1, bond: false, eToken: false, ...given.facts };
}

function homesOf(corp: Corp, given: CorpPosition): readonly HexId[] {
  return given.stations ?? corpDefs[corp].homes.slice(0, 1);
}

function stationsOf(named: readonly Corp[], position: Position): Table1849['stations'] {
  const stations: Record<HexId, string[]> = {};
  for (const corp of named) {
    for (const hex of homesOf(corp, position.corps?.[corp] ?? {})) stations[hex] = [...(stations[hex] ?? []), corp];
  }
  return stations;
}

function mapOf(tiles: NonNullable<Position['tiles']>): Readonly<Record<HexId, PlacedTile>> {
  return Object.fromEntries(Object.entries(tiles).map(([hex, [tile, rotation]]) => [hex, { tile, rotation }]));
}

/** Classes before the present one are sold out, one of the present class is sold; what nobody holds has left the game. */
function dealTrains(fresh: Table1849, phase: PhaseId, position: Position): Table1849['trains'] {
  const trains: Record<string, string> = { ...fresh.trains };
  const take = (kind: TrainClass, to: string) => {
    const train = Object.keys(trains).find((each) => classOf(each).class === kind && trains[each] === BANK);
    if (!train) throw new Error(`no ${kind} left`);
    trains[train] = to;
  };
  for (const [corp, given] of Object.entries(position.corps ?? {}))
    for (const kind of given?.trains ?? []) take(kind, corp);
  for (const kind of position.poolTrains ?? []) take(kind, POOL);
  for (const kind of saleOrder.slice(0, saleOrder.indexOf(`${phase}H` as TrainClass))) {
    for (const train in trains) if (classOf(train).class === kind && trains[train] === BANK) trains[train] = GONE;
  }
  const current = Object.keys(trains).filter((each) => classOf(each).class === `${phase}H`);
  if (phase !== '4' && current.every((train) => trains[train] === BANK)) trains[current[0] as string] = GONE;
  return trains;
}

/** The game at this table, with these frames on the stack; the last one is being asked, whether it would ask or not. */
export function stateAt(table: Table1849, ...flow: readonly Frame[]): State<Table1849> {
  return { table, flow, rng: 1 };
}

/** Lets the steps do by themselves what they do before they ask: go on to the next real question. */
export function settled(state: State<Table1849>): State<Table1849> {
  return start({ ...game, start: () => state }, { players: 3, seed: 1 });
}

const gameFrame = (next: string): Frame => frame('game', { next, number: 1 });

/** This player is being asked in a stock round. */
export function stockTurn(position: Position, player: PlayerId = 'P1'): State<Table1849> {
  return stateAt(
    tableOf(position),
    gameFrame('operatingRounds'),
    frame('stockRound', { number: 1, begun: true, turn: player, passes: 0, lastActor: null }),
    frame('stockTurn', { player, sold: false, started: null, extra: 0 }),
  );
}

/** This corporation is being asked in this step of its turn; what follows are the steps of the variants played. */
export function corpTurn(position: Position, corp: Corp, step = 'layTrack'): State<Table1849> {
  const table = tableOf(position);
  const played: readonly string[] = operatingTurn(table);
  const todo = played.slice(played.indexOf(step) + 1);
  const asked: CorpFrame = { step, corp };
  return stateAt(
    table,
    gameFrame('stockRound'),
    frame('operatingSet', { set: 1, of: phases[table.phase].operatingRounds, played: 1 }),
    frame('operatingRound', { set: 1, number: 1, of: 1, begun: true, operated: [corp] }),
    frame('corpTurn', { corp, todo }),
    asked,
  );
}

/** The price of a market space, for tests that speak of prices. */
export const priceOfCell = ([row, col]: readonly [number, number]): number => grid[row]?.[col] ?? 0;
export const trainPrice = (kind: TrainClass): number => trainDefs[kind].price;
