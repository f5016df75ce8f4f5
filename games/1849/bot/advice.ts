import { type Action, carryOut, firstBreach, type State } from '@binario/kernel';
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
import { type Corp, corpDefs } from '../data/corporations.ts';
import { board, type Terrain } from '../data/map.ts';
import { grid } from '../data/market.ts';
import { greyValues, type Phase } from '../data/phases.ts';
import { coastalCities, type Private, type PrivateDef, privateDefs } from '../data/privates.ts';
import { classOf, saleOrder, type TrainClass, type TrainDef, trainId } from '../data/trains.ts';
import { game1849 } from '../game.ts';
import { downwards, isClosedBox, toTheLeft, toTheRight } from '../rules/market.ts';
import { surplus } from '../rules/stock.ts';
import { spaceRules } from '../rules/tokens.ts';
import { terrainCost } from '../rules/track.ts';
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
    const to = way === 'right' ? toTheRight(cell, blueZone) : way === 'left' ? toTheLeft(cell) : downwards(cell, rows);
    return isClosedBox(to) ? 0 : priceAt(grid, to);
  },
  president: (table: Table1849, corp: CorpId): string | undefined => presidentIn(table.certs[corp] ?? []),
  percent: (table: Table1849, corp: CorpId, holder: string): number => percentOf(table.certs[corp] ?? [], holder),
  /** How many certificates the player may still take. */
  certsFree: (table: Table1849, player: string): number => -surplus(table, player as `P${number}`),

  phase: (table: Table1849): Phase => phaseOf(table),
  privateDef: (name: string): PrivateDef => privateDefs[name as Private],
  tokenFee: (corp: CorpId): number => corpDefs[corp as Corp].tokenFee,

  trainDef: (train: TrainId): TrainDef => classOf(train),
  trains: (table: Table1849, holder: string): readonly TrainId[] => trainsOf(table, holder),
  /** What bank and pool sell this corporation at face value. */
  onSale: (table: Table1849, corp: CorpId): readonly TrainId[] => trainsOnSale(table, corp),
  /** The trains still in the bank that are sold one after another, the next first. */
  toCome: (table: Pick<Table1849, 'trains'>): readonly TrainId[] =>
    saleOrder.flatMap((kind) => trainsOf(table, BANK).filter((train) => classOf(train).class === kind)),
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
    return bestRoutes(board, table, corp, runners, { workLimit: ESTIMATE_WORK }).revenue;
  },

  lays: legalLays,
  hexes: board.hexes.map((hex) => ({
    id: hex.id,
    ground: hex.ground,
    terrain: hex.terrain === undefined ? 0 : terrainCost[hex.terrain as Terrain],
    stop: hex.print.stops[0]?.kind,
  })),
  /** `meets[hex * 6 + edge]`: the side that lies opposite, or -1. */
  meets: board.meets,
  faces: (table: Table1849): readonly Face[] => facesOf(board, table.map),
  /** What the first stop of each hex is worth to anybody, by hex number; 0 where there is none, or nothing yet. */
  stopValues: (table: Table1849): readonly number[] =>
    facesOf(board, table.map).map((face, n) => {
      const grey = greyValues[board.hexes[n]?.id ?? '']?.[phaseOf(table).grey];
      return grey ?? face.stops[0]?.value ?? 0;
    }),
  /** Hexes with stops that lie on some route of the corporation, and the sides at which its routes arrive. */
  ends(table: Table1849, corp: CorpId): Ends {
    const { stops, arrivals } = routeReachOf(board, table, corp);
    return { stops: new Set([...stops].map((stop) => Math.floor(stop / STOPS_PER_HEX))), arrivals };
  },
  /** Coastal cities with room for a station that SMS could place. */
  smsPlaces: (table: Table1849, corp: CorpId): readonly HexId[] =>
    coastalCities.filter(
      (hex) => !firstBreach(spaceRules, table, { step: 'smsToken', corp }, { type: 'placeToken', by: 'P1', hex }),
    ),
  stations: (table: Table1849, corp: CorpId): readonly HexId[] => stationsOf(table.stations, corp),
};
