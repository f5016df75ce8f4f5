import { type Face, type HexDef, makeBoard, parseTrack, type Stop, type TileDef } from '@binario/rail';

// Everything that is printed. A real game says here where each number comes from.

const face = (track: string, stop?: Stop): Face => ({ stops: stop ? [stop] : [], track: parseTrack(track) });
const city = (value: number): Stop => ({ kind: 'city', value, slots: 1 });

/** Four hexes from north to south: two cities, and two plains between them. Edges: 0 south, then clockwise. */
export const hexes: readonly HexDef[] = [
  { id: 'A1', name: 'Alba', x: 0, y: 0, ground: 'fixed', print: face('0-s', city(20)) },
  { id: 'A3', x: 0, y: 2, ground: 'open', print: face('') },
  { id: 'A5', x: 0, y: 4, ground: 'open', print: face('') },
  { id: 'A7', name: 'Bra', x: 0, y: 6, ground: 'fixed', print: face('3-s', city(30)) },
];

/** All kinds of tiles in the box. */
export const tiles: readonly TileDef[] = [{ id: '9', colour: 'yellow', count: 2, face: face('0-3') }];

/** The map, made ready for play. */
export const board = makeBoard(hexes, tiles);

/** The one company, its home, and what is in the box for it. */
export const COMPANY = 'AB';
/** The hex on which the company begins. */
export const HOME = 'A1';
/** The one train there is. */
export const TRAIN = '2';
/** What the train costs. */
export const TRAIN_PRICE = 60;
/** The money of the game: the bank and the players together. */
export const MONEY = 1000;
/** What each player begins with. */
export const CAPITAL = 120;
/** After so many operating rounds the game ends. */
export const ROUNDS = 5;
/** How many can play. */
export const PLAYERS = { min: 2, max: 4 } as const;

/** The market: one row of prices. A company begins in the middle. */
export const grid = [[20, 25, 30, 35, 40, 50, 60]] as const;
/** The space of the market on which the company begins. */
export const START = { row: 0, col: 2 } as const;
