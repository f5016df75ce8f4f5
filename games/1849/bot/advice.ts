import { type Action, carryOut, firstBreach, lasting, type State } from '@binario/kernel';
import {
  BANK,
  type CorpId,
  type Face,
  facesOf,
  type HexId,
  markerOf,
  percentOf,
  presidentIn,
  priceAt,
  stationsOf,
  type TrainId,
  trainsOf,
} from '@binario/rail';
import { bestRoutes, routeReachOf, STOPS_PER_HEX } from '@binario/track';
import { boardOf, classOf, mapOf } from '../board/boardOf.ts';
import type { Board1849 } from '../board/compile.ts';
import type { Terrain } from '../board/file.ts';
import type { Corp } from '../data/corporations.ts';
import type { Phase } from '../data/phases.ts';
import type { Private, PrivateDef } from '../data/privates.ts';
import { kindOfTrain, saleOrder, type TrainClass, type TrainDef, trainId } from '../data/trains.ts';
import { game1849 } from '../game.ts';
import { downwards, isClosedBox, toTheLeft, toTheRight } from '../rules/market.ts';
import { surplus } from '../rules/stock.ts';
import { spaceRules } from '../rules/tokens.ts';
import { mustBuyTrain, trainsOnSale } from '../rules/trains.ts';
import { legalLays } from '../search/legalLays.ts';
import { runnersOf } from '../search/runners.ts';
import { bestRun } from '../search/runs.ts';
import { phaseOf, price, type Table1849 } from '../table.ts';

/** Enough for any estimate; a run that is really made is searched for without it. */
const ESTIMATE_WORK = 20_000;

/** Where a corporation's routes lead: the hexes of its stops, and the sides at which a route arrives. */
export interface Ends {
  readonly stops: ReadonlySet<number>;
  readonly arrivals: Uint8Array;
}

/** A hex as a builder looks at it. */
export interface Ground {
  readonly id: HexId;
  readonly ground: string;
  readonly terrain: number;
  readonly stop: string | undefined;
}

const groundOf = lasting(({ map, terrain }: Board1849): readonly Ground[] =>
  map.hexes.map((hex) => ({
    id: hex.id,
    ground: hex.ground,
    terrain: hex.terrain === undefined ? 0 : terrain[hex.terrain as Terrain],
    stop: hex.print.stops[0]?.kind,
  })),
);

/**
 * What whoever plays 1849 may ask about a table before he decides: all of it could be worked out from what lies there.
 * Nothing here changes anything.
 */
export const advice1849 = {
  game: '1849' as const,
  /** The state after an action that is known to be legal. */
  after: (state: State<Table1849>, action: Action): State<Table1849> => carryOut(game1849, state, action).state,

  price,
  /** The price if the marker went this way. */
  priceIf(table: Table1849, corp: CorpId, way: 'right' | 'left' | 'down', rows = 1): number {
    const cell = markerOf(table.market, corp);
    if (!cell) return 0;
    const { blueZone } = phaseOf(table);
    const { market } = boardOf(table);
    const to = {
      right: () => toTheRight(market, cell, blueZone),
      left: () => toTheLeft(market, cell),
      down: () => downwards(market, cell, rows),
    }[way]();
    return isClosedBox(market, to) ? 0 : priceAt(market.grid, to);
  },
  president: (table: Table1849, corp: CorpId): string | undefined => presidentIn(table.certs[corp] ?? []),
  percent: (table: Table1849, corp: CorpId, holder: string): number => percentOf(table.certs[corp] ?? [], holder),
  /** How many certificates the player may still take. */
  certsFree: (table: Table1849, player: string): number => -surplus(table, player as `P${number}`),

  phase: (table: Table1849): Phase => phaseOf(table),
  privateDef: (table: Table1849, name: string): PrivateDef => boardOf(table).privates[name as Private],
  tokenFee: (table: Table1849, corp: CorpId): number => boardOf(table).corps[corp as Corp].tokenFee,

  trainDef: (table: Table1849, train: TrainId): TrainDef => classOf(table, train),
  trains: (table: Table1849, holder: string): readonly TrainId[] => trainsOf(table, holder),
  /** What bank and pool sell this corporation at face value. */
  onSale: (table: Table1849, corp: CorpId): readonly TrainId[] => trainsOnSale(table, corp),
  /** The trains still in the bank that are sold one after another, the next first. */
  toCome: (table: Pick<Table1849, 'trains'>): readonly TrainId[] =>
    saleOrder.flatMap((kind) => trainsOf(table, BANK).filter((train) => kindOfTrain(train) === kind)),
  mustBuyTrain,

  /** The most its trains can earn now. */
  income: (table: Table1849, corp: CorpId): number => bestRun(table, corp).revenue,
  /** About the most it could earn with these trains instead of its own; no more of a class than there are cards. */
  incomeWith(table: Table1849, corp: CorpId, classes: readonly string[]): number {
    const trains: Record<TrainId, string> = {};
    classes.forEach((kind, n) => {
      trains[trainId(kind as TrainClass, classes.slice(0, n).filter((other) => other === kind).length)] = corp;
    });
    const runners = runnersOf({ ...table, trains }, corp);
    return bestRoutes(mapOf(table), table, corp, runners, { workLimit: ESTIMATE_WORK }).revenue;
  },

  lays: legalLays,
  hexes: (table: Table1849): readonly Ground[] => groundOf(boardOf(table)),
  /** `meets[hex * 6 + edge]`: the side that lies opposite, or -1. */
  meets: (table: Table1849): Int16Array => mapOf(table).meets,
  faces: (table: Table1849): readonly Face[] => facesOf(mapOf(table), table.map),
  /** What the first stop of each hex is worth to anybody, by hex number; 0 where there is none, or nothing yet. */
  stopValues: (table: Table1849): readonly number[] =>
    facesOf(mapOf(table), table.map).map((face, n) => {
      const { map, places } = boardOf(table);
      const grey = places.grey[map.hexes[n]?.id ?? '']?.[phaseOf(table).grey];
      return grey ?? face.stops[0]?.value ?? 0;
    }),
  /** Hexes with stops that lie on some route of the corporation, and the sides at which its routes arrive. */
  ends(table: Table1849, corp: CorpId): Ends {
    const { stops, arrivals } = routeReachOf(mapOf(table), table, corp);
    return { stops: new Set([...stops].map((stop) => Math.floor(stop / STOPS_PER_HEX))), arrivals };
  },
  /** Coastal cities with room for a station that SMS could place. */
  smsPlaces: (table: Table1849, corp: CorpId): readonly HexId[] =>
    boardOf(table).places.coastal.filter(
      (hex) => !firstBreach(spaceRules, table, { step: 'smsToken', corp }, { type: 'placeToken', by: 'P1', hex }),
    ),
  stations: (table: Table1849, corp: CorpId): readonly HexId[] => stationsOf(table.stations, corp),
};
