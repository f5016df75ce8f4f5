import { type Action, carryOut, lasting, memo2, type State } from '@binario/kernel';
import {
  BANK,
  type CorpId,
  type Face,
  facesOf,
  type HexId,
  type Holder,
  type Lay,
  type PrivateId,
  stationsOf,
  type TrainId,
  trainsOf,
} from '@binario/rail';
import { cardOf, tileNamed } from '../board/boardOf.ts';
import { type Board1865, type Card, zoneAt } from '../board/compile.ts';
import type { Figures } from '../board/file.ts';
import type { Zone } from '../data/chart.ts';
import type { Company } from '../data/companies.ts';
import { game1865 } from '../game.ts';
import { reachesDestination } from '../rules/conversion.ts';
import { coverageOf, revenueOf } from '../rules/income.ts';
import { chipsOf, isInCarbonia, markerRoutes } from '../rules/markers.ts';
import { sharesOf } from '../rules/presidency.ts';
import { rankOf } from '../rules/rank.ts';
import { markersOn, nextColour } from '../rules/track.ts';
import { bankTrains, mustBuyTrain } from '../rules/trains.ts';
import { hasFit, possibleLays } from '../search/possibleLays.ts';
import { boardOf, formOf, phaseNumber, phaseOf, presidentIfAny, price, type Table1865 } from '../table.ts';
import { foreseen } from './dragons.ts';

/** A train as its card says it. */
export interface TrainCard {
  readonly kind: string;
  readonly phase: number;
  readonly coverage: number;
  readonly price: number;
  readonly scrappedIn: number;
}

/** A train that stays in the game to its end. */
const NEVER = 99;

/** A way to a place for a marker, and what it costs and brings. */
export interface MarkerWay {
  readonly route: readonly HexId[];
  readonly hex: HexId;
  readonly cost: number;
  readonly chips: number;
}

/** The ground of a form of the game: what never changes. */
export interface Ground {
  readonly hexes: readonly { readonly id: HexId; readonly kind: string; readonly large: boolean }[];
  readonly numberOf: ReadonlyMap<HexId, number>;
  /** `meets[hex * 6 + edge]`: the side that lies opposite, or -1. */
  readonly meets: ArrayLike<number>;
  /** `crossing[hex * 6 + edge]`: what a marker's route pays for this side. */
  readonly crossing: ArrayLike<number>;
}

const grounds = new WeakMap<object, Ground>();

function groundOf(table: Table1865): Ground {
  const gameBoard = boardOf(table);
  const known = grounds.get(gameBoard);
  if (known) return known;
  const { board, crossing, hexNamed } = gameBoard;
  const hexes = board.hexes.map(({ id }) => {
    const hex = hexNamed.get(id);
    return { id, kind: hex?.kind ?? 'plain', large: hex?.label !== undefined };
  });
  const made: Ground = { hexes, numberOf: board.numberOf, meets: board.meets, crossing };
  grounds.set(gameBoard, made);
  return made;
}

const trainCard = lasting(({ kind, phase, coverage, price: cost, scrappedIn = NEVER }: Card): TrainCard => {
  return { kind, phase, coverage, price: cost, scrappedIn };
});

const pileOf = memo2((board: Board1865, trains: Table1865['trains']): readonly TrainCard[] =>
  trainsOf({ trains }, BANK).map((train) => trainCard(board.cards.get(train) as Card)),
);

const lastTrain = lasting(({ trains: { PH7 } }: Board1865): TrainCard => {
  return { kind: PH7.kind, phase: PH7.phase, coverage: PH7.coverage, price: PH7.cost, scrappedIn: NEVER };
});

/**
 * What whoever plays 1865 may ask about a table before he decides: all of it could be worked out from what lies there.
 * Nothing here changes anything.
 */
export const advice1865 = {
  game: '1865' as const,

  /** The state after an action that is known to be legal. */
  after: (state: State<Table1865>, action: Action): State<Table1865> => carryOut(game1865, state, action).state,

  /** Values of the market from left to right. */
  values: (table: Table1865): readonly number[] => boardOf(table).grid[0] as readonly number[],
  price,

  president: presidentIfAny,
  shares: (table: Table1865, corp: CorpId, holder: Holder): number => sharesOf(table, corp, holder),

  trainDef: (table: Table1865, train: TrainId): TrainCard => trainCard(cardOf(table, train)),
  /** The train that never runs out. */
  lastTrain: (table: Table1865): TrainCard => lastTrain(boardOf(table)),
  /** The cards still to be sold, the top one first. */
  pile: (table: Table1865): readonly TrainCard[] => pileOf(boardOf(table), table.trains),
  trains: (table: Table1865, holder: Holder): readonly TrainId[] => trainsOf(table, holder),
  /** Must a president who cannot pay for a train leave the game? Else he borrows. */
  isRuinFinal: (table: Table1865): boolean => formOf(table).bankruptcy === 'elimination',
  /** What pile and pool sell at the price of the card. */
  onSale: bankTrains,
  mustBuyTrain,
  /** How many trains a company may have in a phase. */
  trainLimit: (table: Table1865, phase: number): number => boardOf(table).phases[phase]?.trainLimit ?? 0,
  coverage: coverageOf,
  revenue: revenueOf,

  /** What loans are, what a second tile costs, what a maritime card carries. */
  figures: (table: Table1865): Figures => boardOf(table).figures,
  cardPlaces: (table: Table1865, card: PrivateId): readonly HexId[] => boardOf(table).placesOf.get(card) ?? [],

  rank: rankOf,
  zoneAt: (table: Table1865, row: number, rank: number): Zone => zoneAt(boardOf(table), row, rank),
  /** The row of the chart in which a company that floats now begins. */
  startRow: (table: Table1865): number => formOf(table).startRow(phaseNumber(table)),
  /** What the Dragons would do in their turns to come if nobody changed anything; or in those of the next stock round. */
  foresee: foreseen,

  home: (table: Table1865, corp: CorpId): HexId => boardOf(table).companies[corp as Company].home,
  destination: (table: Table1865, corp: CorpId): HexId => boardOf(table).companies[corp as Company].destination,
  reachesDestination,
  /** Does a mine at the end of a route give its chips with the marker? */
  routeGivesMine: (table: Table1865): boolean => formOf(table).routeGivesMine,

  lays: (table: Table1865, corp: CorpId): readonly Lay[] => possibleLays(table, corp),
  /** What the stop of this tile is worth. */
  tileValue: (table: Table1865, tile: string): number => tileNamed(table, tile).face.stops[0]?.value ?? 0,
  ways: (table: Table1865, corp: CorpId): readonly MarkerWay[] =>
    markerRoutes(table, corp).map((route) => ({
      route: route.hexes,
      hex: route.hexes.at(-1) as HexId,
      cost: route.cost,
      chips: chipsOf(table, route),
    })),
  ground: groundOf,
  faces: (table: Table1865): readonly Face[] => facesOf(boardOf(table).board, table.map),
  stations: (table: Table1865, corp: CorpId): readonly HexId[] => stationsOf(table.stations, corp),
  /** How many markers stand on a hex. */
  markersOn,
  /** Mines of which a company may have one only. */
  carbonia: (table: Table1865): readonly HexId[] => boardOf(table).carbonia,
  inCarbonia: isInCarbonia,
  /** Could this hex take its next tile in this phase? */
  mayUpgrade(table: Table1865, hex: HexId): boolean {
    const next = nextColour(table, hex);
    return next !== undefined && phaseOf(table).tiles.includes(next) && hasFit(table, hex, next);
  },
};
