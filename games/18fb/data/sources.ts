import type { Provenance } from '../board/provenance.ts';

/**
 * Where the board comes from, part by part, for people: the class of each part and, in `text/sources`, the words. Every
 * element of the data carries its own class besides.
 */
export const sources = {
  positions: 'F',
  otherPositions: 'R',
  land: 'R',
  napoliHexes: 'D',
  stations: 'F',
  pontecorvo: 'D',
  wideCities: 'D',
  coastalLetters: 'D',
  towns: 'R',
  doubleTowns: 'R',
  reservedSlots: 'F',
  freeSlots: 'R',
  bourbons: 'F',
  rivers: 'R',
  mountains: 'R',
  closedPasses: 'R',
  borderCosts: 'F',
  ports: 'R',
  offMap: 'R',
  falcon: 'F',
  smallMap: 'R',
  funicolare: 'R',
  tileCounts: 'F',
  tileShapes: 'P',
  ownShapes: 'R',
  tileValues: 'R',
  marketShape: 'F',
  marketValues: 'R',
  trainKinds: 'F',
  trainCards: 'R',
  phases: 'F',
  bank: 'R',
  capital: 'F',
  companies: 'F',
  colours: 'R',
  tokens: 'P',
  mainLines: 'F',
  extras: 'R',
  regionals: 'F',
  regionalBonuses: 'R',
  deposits: 'F',
  cards: 'F',
} as const satisfies Readonly<Record<string, Provenance>>;

/** The name of a source the data cite. */
export type SourceId = keyof typeof sources;
