import type { Board, Face, HexDef, HexId, PlacedTile, Slots } from '@binario/rail';
import type { ReactNode } from 'react';
import type { Shape } from './labels/shapes.ts';

/** One map of a game. Two maps may show parts of one board, joined by its links. */
export interface Sheet {
  readonly id: string;
  /** Key of its name. */
  readonly title: string;
  readonly board: Board;
  /** The hexes of the board that lie on this map; one may lie elsewhere than on the board, as an inset does. */
  readonly hexes: readonly HexDef[];
  /** The sea around the outermost hexes, if there must be more than usual. */
  readonly margin?: number;
  /** More sea below the southernmost hexes, for a legend that has no room elsewhere. */
  readonly foot?: number;
  /** Where the keyboard comes onto the map. */
  readonly entry: HexId;
}

/** What a game adds to one hex. Equal marks are the same picture: the hex is then not drawn again. */
export interface HexMarks {
  /** The company for which the first free space is kept. */
  readonly reserved?: string | undefined;
  /** Values by phase, shown as a row of boxes, and which of them counts now. */
  readonly values?: readonly number[] | undefined;
  readonly current?: number;
  /** The company whose marker lies here but does not play yet. */
  readonly faint?: string | undefined;
  /** What the terrain costs, where that is printed on the hex. */
  readonly terrainCost?: number | undefined;
  /** The fill of a hex without a tile, if not that of its ground: `sea`, `grey` ... */
  readonly ground?: string;
  /** For the game's own drawings. */
  readonly [more: string]: unknown;
}

/** Everything the drawing shows of one hex. */
export interface HexFacts {
  readonly hex: HexDef;
  readonly face: Face;
  readonly placed: PlacedTile | undefined;
  readonly colour: string;
  readonly tokens: Slots | undefined;
  readonly marks: HexMarks;
}

/** One way to draw a badge, around the origin. */
export interface ArtWay {
  readonly width: number;
  readonly height: number;
  draw(): ReactNode;
}

/** A badge of the game's own that gets a place on its hex like names and values: in the first of its ways for which there is room. */
export interface ArtLabel {
  readonly key: string;
  readonly ways: readonly ArtWay[];
}

/** Drawings of the game's own on single hexes. The object must stay the same one. */
export interface HexArt {
  /** Between the ground and the track. */
  under?(facts: HexFacts): ReactNode;
  /** Over track and station, in a place that is fixed. */
  over?(facts: HexFacts): ReactNode;
  /** Badges that are laid out together with the name and the value. */
  labels?(facts: HexFacts): readonly ArtLabel[];
  /** Room that `under` and `over` take and no label may cover. */
  solid?(facts: HexFacts): readonly Shape[];
}

/** A tile tried on a hex of the map; without one the hex alone is chosen. */
export interface TriedTile {
  readonly hex: HexId;
  readonly tile: string | null;
  readonly rotation: number;
  /** It is only pointed at in the list of tiles, not chosen on the map. */
  readonly pointed?: boolean;
}

/** Drawings across hexes, in the coordinates of `board/geometry.ts`. */
export interface Scenery {
  /** On the sea, beneath the hexes: legend, compass, sea routes. */
  readonly beneath?: ReactNode;
  /** Over the hexes, beneath routes and choices: rivers and mountains on borders, barriers. */
  readonly above?: ReactNode;
}
