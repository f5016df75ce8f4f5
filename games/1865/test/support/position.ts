import { type Frame, type State, start } from '@binario/kernel';
import { BANK, type Cert, type CorpFrame, GONE, type HexId, type PlacedTile, type PlayerId, POOL } from '@binario/rail';
import { type Company, certsFor, companyDefs, OFFER, PRESIDENT, type Status } from '../../data/companies.ts';
import { type FormId, forms } from '../../data/forms.ts';
import { kindOfCard, type TrainKind, trainDefs, trainKinds } from '../../data/trains.ts';
import { operatingTurn } from '../../game.ts';
import type { Setup } from '../../options.ts';
import { setUp } from '../../setup.ts';
import type { CompanyFacts, Table1865 } from '../../table.ts';
import { factsOf as companyFacts } from '../../table.ts';
import { columnOf } from './builtIn.ts';
import { frame } from './frames.ts';
import { game, type State1865 } from './game.ts';

/** A floated company. What is not said is plain: a minor of P1 with the double share, the rest in the offer, L.100. */
export interface CompanyPosition {
  readonly status?: Status;
  readonly president?: PlayerId | 'pool';
  /** Single certificates by holder: players, `pool`, `dragons`. */
  readonly singles?: Readonly<Record<string, number>>;
  readonly cash?: number;
  readonly value?: number;
  readonly trains?: readonly (TrainKind | string)[];
  /** Hexes with its markers, the home first; its home alone unless said. */
  readonly stations?: readonly HexId[];
  readonly chips?: number;
  readonly loans?: number;
  readonly row?: number;
  /** Markers in all; three for a minor, seven for a major unless said. */
  readonly markers?: number;
  readonly facts?: Partial<CompanyFacts>;
}

export interface Position {
  readonly players?: 2 | 3 | 4;
  readonly form?: Setup['form'];
  readonly phase?: number;
  readonly cash?: Readonly<Partial<Record<PlayerId, number>>>;
  /** The first named lies on top where values are equal. */
  readonly companies?: Readonly<Partial<Record<Company, CompanyPosition>>>;
  /** Holders of maritime cards; the others are gone. */
  readonly cards?: Readonly<Record<string, string>>;
  readonly tiles?: Readonly<Record<HexId, readonly [tile: string, rotation: number]>>;
  readonly poolTrains?: readonly (TrainKind | string)[];
  readonly table?: Partial<Table1865>;
}

/** A table on which all money, certificates, trains and markers are accounted for. */
export function tableOf(position: Position): Table1865 {
  const form = position.form ?? 'normal';
  const players = position.players ?? 3;
  const { table: fresh } = setUp({ players, seed: 1, form });
  const named = Object.entries(position.companies ?? {}) as [Company, CompanyPosition][];
  const cash: Record<string, number> = {};
  for (const seat of fresh.seats) cash[seat] = position.cash?.[seat] ?? 0;
  for (const [corp, given] of named) cash[corp] = given.cash ?? 0;
  cash[BANK] = forms[form].bank - Object.values(cash).reduce((sum, amount) => sum + amount, 0);
  const stations: Record<HexId, string[]> = {};
  for (const corp of forms[form].companies) {
    for (const hex of stationsOf(corp, position)) stations[hex] = [...(stations[hex] ?? []), corp];
  }
  const facts = Object.fromEntries(
    named.map(([corp, given]) => {
      const value = waitsForToken(form, given) ? (given.value ?? 100) : null;
      return [corp, { ...factsOf(corp, given), value }];
    }),
  );
  return {
    ...fresh,
    phase: String(position.phase ?? 2),
    cash,
    trains: dealTrains(fresh, position),
    certs: { ...fresh.certs, ...Object.fromEntries(named.map(([corp, given]) => [corp, certsOf(given)])) },
    market: named
      .filter(([, given]) => !waitsForToken(form, given))
      .map(([corp, { value = 100 }]) => ({ corp, row: 0, col: columnOf(value) })),
    companies: { ...fresh.companies, ...facts },
    charters: {
      ...fresh.charters,
      ...Object.fromEntries(
        named.map(([corp, given]) => [corp, factsOf(corp, given).markers - stationsOf(corp, position).length]),
      ),
    },
    stations,
    map: mapOf(position.tiles ?? {}),
    privates: Object.fromEntries(Object.keys(fresh.privates).map((card) => [card, position.cards?.[card] ?? GONE])),
    ...position.table,
  };
}

/** C.5: the value token of a company enters the market when it floats. */
const waitsForToken = (form: FormId, given: CompanyPosition): boolean =>
  given.facts?.standing === 'launched' && forms[form].valueTokenAt === 'flotation';

function stationsOf(corp: Company, position: Position): readonly HexId[] {
  return position.companies?.[corp]?.stations ?? [companyDefs[corp].home];
}

function certsOf({ status = 'minor', president = 'P1', singles = {} }: CompanyPosition): readonly Cert[] {
  const holders = Object.entries(singles).flatMap(([holder, count]) => Array.from({ length: count }, () => holder));
  return certsFor(status, OFFER).map((cert, n) => ({
    ...cert,
    holder: n === PRESIDENT ? president : (holders[n - 1] ?? OFFER),
  }));
}

function factsOf(corp: Company, given: CompanyPosition): CompanyFacts {
  const status = given.status ?? 'minor';
  return {
    standing: 'floated',
    status,
    relaunch: false,
    value: null,
    row: given.row ?? 1,
    chips: given.chips ?? 0,
    loans: given.loans ?? 0,
    turns: 1,
    revenue: 0,
    home: given.stations?.[0] ?? companyDefs[corp].home,
    markers: given.markers ?? (status === 'minor' ? 3 : 7),
    ...given.facts,
  };
}

export function mapOf(tiles: NonNullable<Position['tiles']>): Readonly<Record<HexId, PlacedTile>> {
  return Object.fromEntries(Object.entries(tiles).map(([hex, [tile, rotation]]) => [hex, { tile, rotation }]));
}

/** Kinds before the present phase are sold out; what nobody holds has left the game. */
function dealTrains(fresh: Table1865, position: Position): Table1865['trains'] {
  const trains: Record<string, string> = { ...fresh.trains };
  const phase = position.phase ?? 2;
  const take = (wish: string, to: string) => {
    const train = Object.keys(trains).find((each) => each.startsWith(wish) && trains[each] === BANK);
    if (!train) throw new Error(`no ${wish} left`);
    trains[train] = to;
    if (wish === 'PH7') trains[`PH7-${Number(train.slice(4)) + 1}`] = BANK;
  };
  for (const [corp, given] of Object.entries(position.companies ?? {})) {
    for (const kind of given?.trains ?? []) take(kind, corp);
  }
  for (const kind of position.poolTrains ?? []) take(kind, POOL);
  for (const kind of trainKinds.filter((each) => trainDefs[each].phase < phase)) {
    for (const train in trains) if (train.startsWith(kind) && trains[train] === BANK) trains[train] = GONE;
  }
  const current = Object.keys(trains).filter((each) => trainDefs[kindOfCard(each)].phase === phase);
  if (phase > 2 && phase < 7 && current.every((train) => trains[train] === BANK)) trains[current[0] as string] = GONE;
  return trains;
}

/** The game at this table with these frames on the stack; the last one is asked, whether it would ask or not. */
export function stateAt(table: Table1865, ...flow: readonly Frame[]): State1865 {
  return { table, flow, rng: 1 };
}

/** Lets the steps do by themselves what they do before they ask: go on to the next real question. */
export function settled(state: State1865): State<Table1865> {
  return start({ ...game, start: () => state }, { players: 3, seed: 1 });
}

const gameFrame = (next: string): Frame => frame('game', { next, number: 1 });

/** This player is being asked in a stock round; the Dragons have just had their turn. */
export function stockTurn(position: Position, player: PlayerId = 'P1'): State1865 {
  return stateAt(
    tableOf(position),
    gameFrame('operatingRounds'),
    frame('stockRound', { number: 1, begun: true, next: 'dragons', turn: player, passes: 0, lastActor: null }),
    frame('stockTurn', { player, sold: [] }),
  );
}

/** A stock round is about to begin: the operations before it come first. */
export function beforeStockRound(position: Position): State1865 {
  return settled(stateAt(tableOf(position), frame('game', { next: 'stockRound', number: 1 })));
}

/** This company's turn has come to this step; what it does by itself is done. */
export function companyTurn(position: Position, corp: Company, step = 'layTrack'): State1865 {
  return settled(inTurn(position, corp, step));
}

/** This company is being asked in this step of its turn, also where the step would not ask. */
export function inTurn(position: Position, corp: Company, step: string): State1865 {
  const table = tableOf(position);
  const turn: readonly string[] = operatingTurn(table);
  const todo = turn.slice(turn.indexOf(step) + 1);
  const operated = [...new Set([...table.operated, corp])];
  const asked: CorpFrame = { step, corp };
  return stateAt(
    { ...table, operated },
    gameFrame('stockRound'),
    frame('operatingSet', { set: 1, played: 1 }),
    frame('operatingRound', { set: 1, number: 1, begun: true }),
    frame('companyTurn', { corp, todo }),
    step === 'layTrack' ? frame('layTrack', { corp, laid: 0 }) : asked,
  );
}

/** An operating round is about to begin. */
export function operatingRound(position: Position): State1865 {
  return settled(stateAt(tableOf(position), gameFrame('stockRound'), frame('operatingSet', { set: 1, played: 0 })));
}

/** The table with something else known of this company. */
export function withFacts(table: Table1865, corp: string, facts: Partial<CompanyFacts>): Table1865 {
  return { ...table, companies: { ...table.companies, [corp]: { ...companyFacts(table, corp), ...facts } } };
}
