/** Seats are numbered; so no name a person or a corporation carries can be taken for a player. */
export type PlayerId = `P${number}`;
/** The short name of a corporation or company, as the rulebook abbreviates it. */
export type CorpId = string;
/** The name of a hex as the board has it: `C5`. */
export type HexId = string;
/** The number printed on a kind of tile. */
export type TileId = string;
/** One train card: its class and the number of the copy, `8H-2`. */
export type TrainId = string;
/** The short name of a private company. */
export type PrivateId = string;

/** Whoever can own money or things: a player, a corporation, or one of the places below. */
export type Holder = string;

/** The bank: money, unsold trains, unsold privates. */
export const BANK = 'bank';
/** The bank pool: certificates and trains given back. */
export const POOL = 'pool';
/** Out of the game for good. */
export const GONE = 'gone';

/** `P` and digits. Asked about every certificate there is, so letter by letter. */
export function isPlayer(holder: Holder): holder is PlayerId {
  if (holder.length < 2 || holder.charCodeAt(0) !== 80) return false;
  for (let i = 1; i < holder.length; i++) {
    const code = holder.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** Players are named after the seats they begin on, and keep their names wherever a game seats them. */
export const seatId = (index: number): PlayerId => `P${index + 1}`;

/** The place of a seat around the table, from 0: `P1` is 0. */
export const seatIndex = (player: string): number => Number(player.slice(1)) - 1;

/** The names of the seats at a table of so many players: `P1`, `P2`, ... */
export const seatIds = (count: number): readonly PlayerId[] => Array.from({ length: count }, (_, i) => seatId(i));
