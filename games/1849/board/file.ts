import { type BoardFile, shape } from '@binario/kernel';
import { boardPart, type Stop } from '@binario/rail';
import { corpIds } from '../data/corporations.ts';
import { phaseIds } from '../data/phases.ts';
import { privateIds } from '../data/privates.ts';
import { saleOrder } from '../data/trains.ts';

/**
 * The form of a board file of 1849. Names of corporations, private companies, trains and phases are those of the rules;
 * where a hex lies follows from its name (`A1`: row A, column 1; the row above A is `a`).
 */
export const SCHEMA = 1;

const { fields, forEach, flag, line, listOf, oneOf, whole } = shape;
const { cell, edge, faceFields, hexId, money, price } = boardPart;

const kinds: readonly Stop['kind'][] = ['city', 'town', 'port', 'offmap'];
const terrains = ['rough', 'hills', 'mountains'] as const;
/** A kind of terrain that costs money to build on (10.3.1). */
export type Terrain = (typeof terrains)[number];

const hex = fields(
  { id: hexId, ground: oneOf(['open', 'yellow', 'fixed']) },
  {
    ...faceFields(kinds, 1),
    name: line(40),
    label: line(3),
    terrain: oneOf(terrains),
    closed: listOf(edge, { max: 6 }),
  },
);

const tile = fields(
  { id: shape.name, colour: oneOf(['yellow', 'green', 'brown']), count: whole(1, 60) },
  { ...faceFields(['city', 'town'], 1), label: line(3) },
);

const market = fields({
  prices: boardPart.grid,
  closed: cell,
  starts: listOf(cell, { min: 1, max: 12 }),
  blue: listOf(cell, { max: 200 }),
  endPrice: price,
});

const cards = fields({ five: whole(1, 12), six: whole(1, 12) });
const phase = oneOf(phaseIds);
const train = fields({ price: whole(1, 5000), length: whole(1, 60), cards }, { eliminatedBy: phase });
const trains = fields({
  ...(Object.fromEntries(saleOrder.map((kind) => [kind, train])) as Record<
    '4H' | '6H' | '8H' | '10H' | '12H' | '16H',
    typeof train
  >),
  R6H: fields({ price: whole(1, 5000), length: whole(1, 60), cards }),
  E: fields({ price: whole(1, 5000), cards }),
});

const phases = forEach(
  phaseIds,
  fields({
    tiles: listOf(oneOf(['yellow', 'green', 'brown']), { min: 1, max: 3 }),
    startValues: listOf(price, { min: 1, max: 12 }),
    operatingRounds: whole(1, 5),
    trainLimit: whole(1, 10),
    grey: oneOf([0, 1, 2]),
    privatesForSale: flag,
    blueZone: flag,
  }),
);

const corporations = forEach(
  corpIds,
  fields({
    name: line(60),
    nickname: line(30),
    colour: line(30),
    homes: listOf(hexId, { min: 1, max: 12 }),
    tokenFee: money,
  }),
);

const privates = forEach(privateIds, fields({ name: line(60), face: whole(5, 1000), revenue: whole(0, 500) }));

const places = fields({
  acireale: hexId,
  messina: hexId,
  coastal: listOf(hexId, { max: 60 }),
  major: listOf(hexId, { max: 60 }),
  grey: shape.byNames(listOf(whole(0, 1000), { min: 3, max: 3 }), { max: 60 }),
  portBonus: whole(0, 500),
});

const terrain = forEach(terrains, whole(0, 2000));
const inBank = fields({ bank: whole(500, 100_000), start: forEach(['3', '4', '5'], whole(100, 5000)) });
const percent = whole(20, 100);
const limits = fields(
  { certificates: forEach(['3', '4', '4/5', '5'], whole(4, 40)), stations: whole(1, 9) },
  /** Per cent of one corporation in one player's hands (9.3), and in the pool (9.2); without them as printed. */
  { holding: percent, pool: percent },
);

/** Everything that follows the head. */
export const parts = fields({
  map: fields({ hexes: listOf(hex, { min: 1, max: boardPart.MOST_HEXES }) }),
  tiles: listOf(tile, { min: 1, max: boardPart.MOST_TILES }),
  market,
  trains,
  phases,
  corporations,
  privates,
  places,
  terrain,
  money: inBank,
  limits,
});

/** What a board file of 1849 holds besides its head. */
export type Parts1849 = shape.Shaped<typeof parts>;
/** A board file of 1849. */
export type File1849 = BoardFile & Parts1849;
/** A hex of the map as a board file writes it. */
export type HexInFile = shape.Shaped<typeof hex>;
/** A kind of tile as a board file writes it. */
export type TileInFile = shape.Shaped<typeof tile>;
/** The stock market as a board file writes it. */
export type MarketInFile = shape.Shaped<typeof market>;
/** The train classes as a board file writes them. */
export type TrainsInFile = shape.Shaped<typeof trains>;
/** The phases as a board file writes them. */
export type PhasesInFile = shape.Shaped<typeof phases>;
/** The hexes that rules call by name (Messina, Acireale, the coast) as a board file writes them. */
export type PlacesInFile = shape.Shaped<typeof places>;
/** What terrain costs and where it lies, as a board file writes it. */
export type TerrainInFile = shape.Shaped<typeof terrain>;
/** The money of bank and players at the start, as a board file writes it. */
export type MoneyInFile = shape.Shaped<typeof inBank>;
/** The limits of certificates, pool and stations as a board file writes them. */
export type LimitsInFile = shape.Shaped<typeof limits>;
