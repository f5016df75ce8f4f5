import type { HexId, TileId } from '@binario/rail';
import type { AnyKind, Band, CardId, Concessionaire, Corp, Major, Regional } from '../ids.ts';
import type { Provenance } from './provenance.ts';

/** Where an element comes from, as a whole or by its parts; nothing in the game depends on it. */
export interface Sourced {
  readonly from?: Provenance | Readonly<Record<string, Provenance>>;
}

/** What a tile shows: plain track, a town, two towns or a city. */
export type TileType = 'plain' | 'town' | 'towns' | 'city';
/** What a hex is printed with: what tiles can show, a place off the map, or a stub of track. */
export type StationKind = TileType | 'offmap' | 'stub';

/**
 * A hex that is used. `track` is printed on it: on a city that makes it yellow. Slots, one word each: `open`, a company it
 * is kept for, a token of the government, or `phase4`, open from that phase on.
 */
export interface HexPart extends Sourced {
  readonly id: HexId;
  readonly kind: StationKind;
  readonly name?: string;
  readonly label?: string;
  readonly slots?: readonly string[];
  readonly value?: number;
  readonly track?: string;
  readonly port?: number;
}

/** A hex one sees but can never use. */
export interface GroundPart extends Sourced {
  readonly id: HexId;
  readonly kind: 'sea' | 'lake' | 'outside' | 'napoli';
  readonly name?: string;
}

/** A border between two hexes, `A2-B3`. */
export type BorderName = string;

/** A river as a board file writes it: its name and the borders it follows. */
export interface RiverPart extends Sourced {
  readonly name: string;
  readonly borders: readonly BorderName[];
}

/** One side of one hex, as a board file writes it. */
export interface SidePart {
  readonly hex: HexId;
  readonly edge: number;
}

/** A lettered side: the two maps meet here and nowhere else (2.5.1). */
export interface LinkPart extends Sourced {
  readonly letter: string;
  /** The dark-green hex that shows the letter. */
  readonly shownOn: HexId;
  readonly outside: SidePart;
  readonly inside: SidePart;
  readonly rivers?: readonly string[];
}

/** A place off the map. The last of its hexes stands for it: there its slots are printed. */
export interface OffMapPart extends Sourced {
  readonly name: string;
  readonly hexes: readonly HexId[];
  readonly values: readonly [number, number, number];
}

/** 2.5.3: once the city has track to this side, serving a token there is worth so much more. */
export interface FunicolarePart extends Sourced {
  readonly city: HexId;
  readonly edge: number;
  readonly stub: HexId;
  readonly bonus: number;
}

/** An amount that belongs to a hex, as a board file writes it. */
export interface Amount extends Sourced {
  readonly hex: HexId;
  readonly amount: number;
}

/** Both maps and what joins them, as a board file writes them. */
export interface MapPart {
  readonly hexes: readonly HexPart[];
  readonly ground: readonly GroundPart[];
  readonly rivers: readonly RiverPart[];
  readonly mountains: readonly BorderName[];
  /** Passes over mountains that no route crosses before this phase. */
  readonly passes: { readonly open: number; readonly borders: readonly BorderName[] };
  /** 3.4.2: a bare border, each river, a mountain. */
  readonly costs: { readonly plain: number; readonly river: number; readonly mountain: number };
  readonly links: readonly LinkPart[];
  readonly offMap: readonly OffMapPart[];
  readonly funicolare: FunicolarePart;
  /** What a Falcon token adds to a city served by the railroad it was given to (2.7 note 4). */
  readonly falcon: readonly Amount[];
}

/** Edges 0 (south) to 5 clockwise, `s` the station: `0-s 3-s`. `value` and `slots` are those of each station. */
export interface TilePart extends Sourced {
  readonly id: TileId;
  readonly colour: 'yellow' | 'green' | 'brown';
  readonly type: TileType;
  readonly count: number;
  readonly track: string;
  readonly value?: number;
  readonly slots?: number;
  readonly label?: string;
}

/** A space of the market as a board file writes it. */
export interface SpacePart extends Sourced {
  readonly value: number;
  /** White without it. */
  readonly zone?: 'light' | 'dark';
  /** The zone below begins in the next row. */
  readonly ledge?: true;
  /** A starting space, and the phase from which it may be chosen. */
  readonly startsIn?: number;
}

/** The stock market as a board file writes it. */
export interface MarketPart {
  /** The top row first; rows get shorter downwards, no row has a gap. */
  readonly rows: readonly (readonly SpacePart[])[];
  /** The price that ends the game (2.2.5, 4). */
  readonly top: number;
  /** Where RM or RA starts out of two un-floated companies (ruling F10). */
  readonly unfloated: number;
}

/** A kind of trains as a board file writes it. */
export interface TrainPart extends Sourced {
  /** X + Y: stations with own tokens, and town markers. */
  readonly cities: number;
  readonly towns: number;
  readonly cost: number;
  /** Cards of this kind; without limit where there is none. */
  readonly count?: number;
  readonly scrappedIn?: number;
  /** What a regional train becomes with the company it belongs to (3.6.3). */
  readonly becomes?: { readonly cities: number; readonly towns: number; readonly cost: number };
}

/** A phase as a board file writes it. */
export interface PhasePart extends Sourced {
  readonly years?: string;
  readonly tiles: readonly ('yellow' | 'green' | 'brown')[];
  /** Tile steps of a company that floats now, for life (ruling P3). */
  readonly tileSteps: number;
  /** Which of the two deposits on a concession is due: 0, 1, or none at 2. */
  readonly deposit: 0 | 1 | 2;
  /** Which of the three values off the map counts. */
  readonly offMap: 0 | 1 | 2;
  /** Points more than the President that take the presidency. */
  readonly takeover: number;
}

/** A place a chart names: the hex, or the hex that stands for a place off the map. */
export interface Destination extends Sourced {
  readonly hex: HexId;
  readonly role: 'intermediate' | 'final' | 'extra';
  /** Only for the company that has chosen this base. */
  readonly base?: HexId;
}

/** A company as a board file writes it. */
export interface CorpPart extends Sourced {
  readonly name: string;
  readonly colour: string;
  readonly text: 'white' | 'black';
  /** Printed homes; FP chooses one of two, SFM any city, nationals have none. */
  readonly homes?: readonly HexId[];
  /** Historical destinations: each lifts the price one row when a token is laid there. */
  readonly destinations?: readonly Destination[];
  /** Round tokens on the chart, the home included. */
  readonly tokens: number;
  /** Nationals: which companies may merge into it, in printed order. */
  readonly eligible?: readonly Major[];
}

/** A regional company as a board file writes it. */
export interface RegionalPart extends Sourced {
  readonly id: Regional;
  readonly name: string;
  readonly colour: string;
  readonly home: HexId;
  readonly nominal: number;
  /** Historical destinations: connected to its home each pays the owner once (3.5.2). */
  readonly bonuses: readonly Amount[];
}

/** A political card as a board file writes it. */
export interface CardPart extends Sourced {
  readonly name: string;
  readonly cost: number;
  readonly income: number;
  /** Income after the related company's first token besides its home (ruling K13). */
  readonly laterIncome?: number;
  /** First phase in which its power may be used. */
  readonly fromPhase: number;
}

/** A concession as a board file writes it: its deposits and the band it belongs to. */
export interface ConcessionPart extends Sourced {
  /** Phases 1 and 2, then phase 3. */
  readonly deposits: readonly [number, number];
  readonly band: Band;
  /** No deposit any more once this concession has been acquired by somebody (ruling G2). */
  readonly waivedBy?: Concessionaire;
}

/** What depends on the number of players (1.2, 2.3). */
export interface Party {
  readonly capital: number;
  readonly certificateLimit: number;
}

/** What is agreed or printed once for all. */
export interface FiguresPart {
  /** All money of the game, what the players start with included (ruling P1). */
  readonly money: number;
  /** Per cent of one corporation in one player's hands, in the pool, and in the treasury of another company (3.4.9). */
  readonly playerLimit: number;
  readonly poolLimit: number;
  readonly corporateLimit: number;
  /** 3.1: bids go in steps of this. */
  readonly bidStep: number;
  /** Bands by which Melisurgo lifts the secured interest. */
  readonly melisurgoBands: number;
  /** Markers a regional begins with, what its second tile of a turn costs, and how many it may lay (3.5.2). */
  readonly regionalMarkers: number;
  readonly regionalSecondTile: number;
  readonly regionalTiles: number;
  /** A town marker counted by a train (3.4.5). */
  readonly markerValue: number;
}

/** The board of a table of 18FB, as it lies in a file. Lists have an order that counts, records have none. */
export interface BoardFile18fb {
  readonly binario: 'board';
  readonly game: '18fb';
  readonly schema: 1;
  readonly name: string;
  readonly map: MapPart;
  readonly tiles: readonly TilePart[];
  readonly market: MarketPart;
  readonly trains: Readonly<Record<AnyKind, TrainPart>>;
  /** Phase 1 first. */
  readonly phases: readonly PhasePart[];
  readonly corporations: Readonly<Record<Corp, CorpPart>>;
  /** In the order in which they operate. */
  readonly regionals: readonly RegionalPart[];
  readonly cards: Readonly<Record<CardId, CardPart>>;
  readonly concessions: Readonly<Record<Concessionaire, ConcessionPart>>;
  /** 3.4.4: paid for each share of 10 %, in ducats or as per cent of the par (ruling O10). */
  readonly interest: Readonly<Record<Band, number>>;
  readonly players: Readonly<Record<'3' | '4' | '5' | '6', Party>>;
  readonly figures: FiguresPart;
}
