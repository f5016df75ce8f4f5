import type { Board, Cell, Colour, Face, HexId, PriceGrid, TileDef, TileId, TrainId } from '@binario/rail';
import type {
  AnyKind,
  Band,
  Bourbon,
  CardId,
  CardPower,
  Concessionaire,
  Corp,
  Major,
  Regional,
  TrainKind,
} from '../ids.ts';
import type {
  Amount,
  CardPart,
  ConcessionPart,
  Destination,
  FiguresPart,
  FunicolarePart,
  GroundPart,
  LinkPart,
  MapPart,
  Party,
  StationKind,
  TileType,
} from './file.ts';

/** A circle of a city, and who may use it. */
export interface SlotDef {
  /** Home or historical destination of this company, and of no other. */
  readonly for?: Concessionaire;
  /** Taken by this token of the government at the start. */
  readonly bourbon?: Bourbon;
  /** Open to everybody from this phase on. */
  readonly opens?: number;
}

/** A hex of one of the maps as it is printed, made ready for play. */
export interface Place {
  readonly id: HexId;
  readonly kind: StationKind;
  readonly name?: string;
  readonly label?: string;
  readonly slots: readonly SlotDef[];
  readonly print: Face;
  /** Track printed in yellow: no yellow tile goes here. */
  readonly yellow: boolean;
  readonly port: number;
}

/** A border with something to cross; all others are bare. */
export interface Border {
  readonly a: HexId;
  readonly b: HexId;
  readonly rivers: readonly string[];
  readonly mountain: boolean;
  /** No route crosses before this phase. */
  readonly closedUntil?: number;
  readonly cost: number;
}

/** A lettered side that joins the two maps, with what crossing it costs. */
export interface Passage extends LinkPart {
  readonly rivers: readonly string[];
  readonly cost: number;
}

/** Off the map: one hex of a location stands for it. */
export interface OffMap {
  readonly name: string;
  readonly hex: HexId;
  readonly hexes: readonly HexId[];
  readonly values: readonly [number, number, number];
}

/** A board with what it costs to cross each side: `crossing[hex * 6 + edge]`. */
export interface TrackBoard {
  readonly board: Board;
  readonly crossing: Int16Array;
}

/** A kind of tile made ready for play. */
export interface Tile extends TileDef {
  readonly type: TileType;
}

/** A zone of the market. */
export type Zone = 'white' | 'light' | 'dark';

/** A space of the market: its price, its zone and what is printed on it. */
export interface Space {
  readonly value: number;
  readonly zone: Zone;
  /** The zone below begins in the next row. */
  readonly ledge: boolean;
  /** A starting space, and the phase from which it may be chosen. */
  readonly startsIn?: number;
}

/** What a train is good for: stations with own tokens, and town markers. */
export interface Coverage {
  readonly cities: number;
  readonly towns: number;
  /** Face value. */
  readonly cost: number;
}

/** A kind of trains, made ready for play. */
export interface TrainDef extends Coverage {
  readonly kind: AnyKind;
  /** The phase its first sale begins, or, for a regional train, from which it is on sale. */
  readonly phase: number;
  /** Cards of this kind; undefined without limit. */
  readonly count?: number;
  readonly scrappedIn?: number;
  readonly becomes?: Coverage;
}

/** What a phase allows (2.1), made ready for play. */
export interface Phase {
  readonly number: number;
  /** When it was; undefined where the table says nothing. */
  readonly years?: string;
  readonly tiles: readonly Colour[];
  readonly tileSteps: number;
  readonly startValues: readonly number[];
  /** Trains that leave when it begins. */
  readonly scraps: readonly TrainKind[];
  readonly deposit: 0 | 1 | 2;
  readonly offMap: 0 | 1 | 2;
  readonly takeover: number;
}

/** A major or national company as its charter says. */
export interface CorpDef {
  readonly id: Corp;
  readonly name: string;
  readonly kind: 'major' | 'national';
  readonly colour: string;
  readonly text: 'white' | 'black';
  readonly homes: readonly HexId[];
  readonly destinations: readonly Destination[];
  readonly tokens: number;
  readonly eligible?: readonly Major[];
}

/** A regional company as its certificate says. */
export interface RegionalDef {
  readonly id: Regional;
  readonly name: string;
  readonly colour: string;
  readonly home: HexId;
  readonly nominal: number;
  readonly bonuses: readonly Amount[];
}

/** A political card: what it costs and brings, and its power. */
export interface CardDef extends CardPart, CardPower {
  readonly id: CardId;
  readonly number: number;
}

/** A board made ready for play. What follows from it is remembered by its identity. */
export interface Board18fb {
  readonly name: string;

  readonly places: readonly Place[];
  readonly placeNamed: ReadonlyMap<HexId, Place>;
  readonly cities: readonly Place[];
  readonly ground: readonly GroundPart[];
  readonly borders: readonly Border[];
  readonly passages: readonly Passage[];
  readonly terrainCost: MapPart['costs'];
  /** From this phase on closed passes may be crossed (ruling O7). */
  readonly passesOpen: number;
  readonly offMaps: readonly OffMap[];
  readonly offMapAt: ReadonlyMap<HexId, OffMap>;
  readonly funicolare: FunicolarePart;
  readonly falconBonus: Readonly<Record<HexId, number>>;
  /** Where each token of the government is printed. */
  readonly bourbonPlaces: ReadonlyMap<Bourbon, { readonly hex: HexId; readonly slot: number }>;
  /** Both maps with closed passes, and with every pass open: what one sees, whatever may be crossed. */
  readonly closed: TrackBoard;
  readonly full: TrackBoard;
  /** A map on which every hex is named and no tile lies: all maps are made from this one. */
  readonly noTiles: Readonly<Record<HexId, undefined>>;

  readonly tileSet: readonly Tile[];
  readonly tileNumbers: ReadonlyMap<TileId, number>;

  readonly spaces: readonly (readonly Space[])[];
  readonly grid: PriceGrid;
  readonly topPrice: number;
  readonly unfloatedStart: number;
  /** Starting spaces by value. */
  readonly startCells: Readonly<Record<number, Cell>>;

  readonly trainDefs: Readonly<Record<AnyKind, TrainDef>>;
  /** The train cards in the order of sale, the regional ones after the others; of a kind without limit the first. */
  readonly trainPile: readonly TrainId[];
  /** The kind of each card; of kinds without limit there may be further ones. */
  readonly trainCards: ReadonlyMap<TrainId, TrainDef>;
  readonly phases: Readonly<Record<string, Phase>>;

  readonly corpDefs: Readonly<Record<Corp, CorpDef>>;
  readonly regionalDefs: Readonly<Record<Regional, RegionalDef>>;
  /** In the order in which they operate. */
  readonly regionalIds: readonly Regional[];
  readonly cardDefs: Readonly<Record<CardId, CardDef>>;
  readonly concessionDefs: Readonly<Record<Concessionaire, ConcessionPart>>;
  readonly interestOf: Readonly<Record<Band, number>>;
  readonly parties: Readonly<Record<string, Party>>;
  readonly figures: FiguresPart;
}
