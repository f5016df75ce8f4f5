import type { HexId, PrivateId } from '@binario/rail';
import type { Figures } from '../board/file.ts';
import { type Company, companyIds, MOST_MARKERS, maritimeIds } from './companies.ts';
import { boxes, type Premium, percentPremium, premiumIn } from './market.ts';
import type { TrainKind } from './trains.ts';

/** The forms in which 1865 can be played, the usual one first. */
export const formIds = ['normal', 'short', 'c5basic', 'c5expansion'] as const;
/** One of the forms in which 1865 can be played. */
export type FormId = (typeof formIds)[number];

/** Everything in which the forms of the game differ. A rule reads it here and does not ask which form is played. */
export interface Form {
  readonly id: FormId;
  /** The text whose sections are shown for a refusal, where several speak of it. */
  readonly book: 'final' | 'short' | 'proto';
  /** Which islands are in play. */
  readonly board: 'both' | 'sardinia';
  readonly companies: readonly Company[];
  readonly maritime: readonly PrivateId[];
  readonly maritimeCards: 'drafted' | 'dealt';
  readonly bank: number;
  /** Certificate limit of a player by number of players: also which numbers can play. */
  readonly certificateLimit: Readonly<Record<number, number>>;
  /** Cards of each kind; PH7 without limit. */
  readonly trains: Readonly<Record<Exclude<TrainKind, 'PH7'>, number>>;
  readonly premium: Premium;
  /** Row of the chart by the phase of flotation. */
  readonly startRow: (phase: number) => number;
  /** When the value token enters the market, and the home of a re-launched company is chosen. */
  readonly valueTokenAt: 'launch' | 'flotation';
  readonly newHomeAt: 'launch' | 'flotation';
  /** Markers of a re-launched company in all, by the phase of flotation. */
  readonly relaunchMarkers: (phase: number) => number;
  /** Do mines operate before the marker of the turn is placed, or after it (4.1; V22)? */
  readonly minesOperate: 'beforeMarker' | 'afterMarker';
  /** Does a mine at the end of a route give its chips with the marker? */
  readonly routeGivesMine: boolean;
  /** Places of restricted tiles that differ from those on the tile. */
  readonly tilePlaces: Readonly<Record<string, readonly HexId[]>>;
  readonly bankruptcy: 'loans' | 'elimination';
  readonly replacedMarkersConnected: 'whenShort' | 'always';
}

const sardinian = companyIds.filter((company) => company !== 'CFC' && company !== 'CFD');
const sardinianCards = maritimeIds.slice(0, 6);
const fullTrains = { PH2: 6, PH3: 5, PH4: 4, PH5: 2, PH6: 3 };
const fewTrains = { PH2: 5, PH3: 4, PH4: 3, PH5: 2, PH6: 2 };

/** The final rules for two to four players. */
const normal: Form = {
  id: 'normal',
  book: 'final',
  board: 'both',
  companies: companyIds,
  maritime: maritimeIds,
  maritimeCards: 'drafted',
  bank: 8000,
  certificateLimit: { 2: 36, 3: 24, 4: 18 },
  trains: fullTrains,
  premium: premiumIn(boxes),
  startRow: (phase) => (phase < 5 ? 1 : 2),
  valueTokenAt: 'launch',
  newHomeAt: 'launch',
  relaunchMarkers: () => MOST_MARKERS,
  minesOperate: 'beforeMarker',
  routeGivesMine: true,
  tilePlaces: {},
  bankruptcy: 'loans',
  replacedMarkersConnected: 'whenShort',
};

/** 6.1: Sardinia only, for two or three players. */
const short: Form = {
  ...normal,
  id: 'short',
  book: 'short',
  board: 'sardinia',
  companies: sardinian,
  maritime: sardinianCards,
  bank: 6000,
  certificateLimit: { 2: 27, 3: 18 },
  trains: fewTrains,
};

/** The proto-rules C.5 with the expansion: both islands, three or four players (V1 to V39). */
const c5expansion: Form = {
  ...normal,
  id: 'c5expansion',
  book: 'proto',
  maritimeCards: 'dealt',
  certificateLimit: { 3: 18, 4: 13 },
  premium: percentPremium,
  startRow: (phase) => (phase < 4 ? 1 : phase === 4 ? 2 : 3),
  valueTokenAt: 'flotation',
  newHomeAt: 'flotation',
  relaunchMarkers: (phase) => Math.min(MOST_MARKERS, phase + 2),
  minesOperate: 'afterMarker',
  routeGivesMine: false,
  tilePlaces: { '63': ['F39', 'D13'] },
  bankruptcy: 'elimination',
  replacedMarkersConnected: 'always',
};

/** The proto-rules C.5, basic form: Sardinia, two or three players. */
const c5basic: Form = {
  ...c5expansion,
  id: 'c5basic',
  board: 'sardinia',
  companies: sardinian,
  maritime: sardinianCards,
  certificateLimit: { 2: 18, 3: 13 },
  trains: fewTrains,
  tilePlaces: { '63': ['F39'], '700': ['I36'], '146': ['F25', 'B29'] },
};

/** What each form of the game differs in. */
export const forms: Readonly<Record<FormId, Form>> = { normal, short, c5basic, c5expansion };

/** 2.4: by number of players, in every form. */
export const capital: Readonly<Record<number, number>> = { 2: 360, 3: 330, 4: 300 };

/** What the text says once for all forms. */
export const figures: Figures = {
  playerLimit: 60,
  dragonsLimit: 50,
  poolLimit: 50,
  loan: 500,
  mostLoans: 3,
  loanDiscount: 50,
  secondTile: 20,
  synergy: 50,
  maritimeIncome: 20,
  maritimeCoverage: 8,
};
