import { type BoardFile, shape } from '@binario/kernel';
import { boardPart, parseTrack } from '@binario/rail';
import { companyIds, maritimeIds } from '../data/companies.ts';

/**
 * The form of a board file of 1865. Names of companies, maritime cards, trains, phases and forms of the game are those of the
 * rules; where a hex lies follows from its name (`F45`: column F, row 45 of double height).
 */
export const SCHEMA = 1;

const { fields, forEach, line, listOf, oneOf, whole } = shape;
const { edge, hexId, money, MOST_HEXES, MOST_TILES, price } = boardPart;

const track = shape.notation(120, 'track', parseTrack);
const stationKind = oneOf(['plain', 'town', 'city', 'mine']);
const colour = oneOf(['yellow', 'green', 'brown', 'grey']);
/** Track, and what the one station is worth and holds; what is left out is not there. */
const face = { track, value: whole(0, 20), slots: whole(0, 4), label: line(3) };

const hex = fields(
  { id: hexId, island: oneOf(['Corsica', 'Sardinia']), kind: stationKind },
  { ...face, name: line(40) },
);
const border = fields({ a: hexId, b: hexId, terrain: oneOf(['river', 'mountain']), feature: line(40) });
const side = fields({ hex: hexId, edge });
const seaRoute = fields({
  id: shape.name,
  name: line(60),
  from: side,
  to: side,
  via: listOf(hexId, { max: 20 }),
  cost: money,
});
const map = fields({
  hexes: listOf(hex, { min: 1, max: MOST_HEXES }),
  borders: listOf(border, { max: 1200 }),
  seaRoutes: listOf(seaRoute, { max: 20 }),
  /** Mines of which a company may have one only (4.3). */
  carbonia: listOf(hexId, { max: 20 }),
  terrain: forEach(['plain', 'river', 'mountain'], whole(0, 1000)),
});

const tile = fields(
  { id: shape.name, colour, kind: stationKind, count: whole(1, 60) },
  { ...face, only: listOf(hexId, { min: 1, max: MOST_HEXES }) },
);

const box = fields({ value: whole(1, 5000), white: whole(1, 9000), green: whole(1, 9000) });
const train = fields(
  { coverage: whole(1, 200), cost: whole(1, 5000) },
  { discounted: whole(1, 5000), scrappedIn: whole(3, 7) },
);
const phase = fields({
  tiles: listOf(colour, { min: 1, max: 4 }),
  trainLimit: whole(1, 10),
  startValues: listOf(price, { min: 1, max: 40 }),
  dragonsLimit: whole(0, 72),
});
const company = fields({ name: line(80), colour: line(20), home: hexId, destination: hexId });
const card = fields({ name: line(80), places: listOf(hexId, { min: 1, max: 20 }) });
const cards = forEach(['PH2', 'PH3', 'PH4', 'PH5', 'PH6'], whole(1, 20));
const limit = whole(1, 100);
const tilePlaces = shape.byNames(listOf(hexId, { max: MOST_HEXES }), { max: 40 });
const bank = whole(1500, 100_000);
const ofTwoThree = fields({ bank, certificates: forEach(['2', '3'], limit), trains: cards, tilePlaces });

const percent = whole(20, 100);
/** What the rulebook says once for all; a board without them is played by what is printed. */
const figures = fields({
  /** Per cent of one company in one hand (3.5), with the Dragons (3.2), in the pool (3.4). */
  playerLimit: percent,
  dragonsLimit: percent,
  poolLimit: percent,
  /** State loans and what each takes off the value of a share (5.5, 2.7); personal loans are of the same sum (4.9). */
  loan: whole(50, 5000),
  mostLoans: whole(0, 20),
  loanDiscount: whole(0, 1000),
  /** What the second tile of a turn costs (4.2). */
  secondTile: whole(0, 1000),
  /** Paid for a marker in a city where it has one already, when a company is absorbed (5.4). */
  synergy: whole(0, 1000),
  /** What a maritime card pays its player, and what it carries for a company (2.6). */
  maritimeIncome: whole(0, 500),
  maritimeCoverage: whole(0, 100),
});

/** Everything that follows the head. */
export const parts = fields(
  {
    map,
    tiles: listOf(tile, { min: 1, max: MOST_TILES }),
    market: listOf(box, { min: 2, max: 60 }),
    /** Rows 1 to 6 of the chart of the Dragons: the rank above which they buy, and the last rank there is. */
    chart: fields({ limits: listOf(whole(1, 40), { min: 6, max: 6 }), lastRank: whole(2, 40) }),
    trains: forEach(['PH2', 'PH3', 'PH4', 'PH5', 'PH6', 'PH7'], train),
    phases: forEach(['2', '3', '4', '5', '6', '7'], phase),
    companies: forEach(companyIds, company),
    maritime: forEach(maritimeIds, card),
    capital: forEach(['2', '3', '4'], whole(100, 5000)),
    forms: fields({
      normal: fields({ bank, certificates: forEach(['2', '3', '4'], limit), trains: cards, tilePlaces }),
      short: ofTwoThree,
      c5basic: ofTwoThree,
      c5expansion: fields({ bank, certificates: forEach(['3', '4'], limit), trains: cards, tilePlaces }),
    }),
  },
  { figures },
);

/** What a board file of 1865 holds besides its head. */
export type Parts1865 = shape.Shaped<typeof parts>;
/** A board file of 1865. */
export type File1865 = BoardFile & Parts1865;
/** A hex of the map as a board file writes it. */
export type HexInFile = shape.Shaped<typeof hex>;
/** A kind of tile as a board file writes it. */
export type TileInFile = shape.Shaped<typeof tile>;
/** Money, limits and other figures as a board file writes them. */
export type Figures = shape.Shaped<typeof figures>;
/** What differs between the forms of the game, as a board file writes it. */
export type FormsInFile = Parts1865['forms'];
