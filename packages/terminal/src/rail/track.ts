import type { Offer } from '@binario/kernel';
import { type Board, type Face, hexNumber, isEdge, type Lay, STOP, type TrackPiece, tileFace } from '@binario/rail';

const gauges: Readonly<Record<number, string>> = { 1: '-', 2: '~', 3: '=' };

/** What the ends of track are called where no hex names them. */
export interface TrackWords {
  readonly side: (edge: number) => string;
  readonly station: string;
}

/** The track of a face as one would say it: `C5-station station~E5`, `D6=F6`. Where no hex lies, the side is named. */
export function trackInWords(board: Board, hex: string, face: Face, words: TrackWords): string {
  const end = (at: number): string => {
    if (!isEdge(at)) return face.stops.length > 1 ? `${words.station} ${at - STOP + 1}` : words.station;
    const side = board.meets[hexNumber(board, hex) * 6 + at] ?? -1;
    return side < 0 ? words.side(at) : (board.hexes[Math.floor(side / 6)]?.id ?? '');
  };
  const piece = ({ a, b, gauge }: TrackPiece) => `${end(a)}${gauges[gauge]}${end(b)}`;
  return face.track.map(piece).join(' ');
}

/** The lay that an offer stands for when its `rotation` is asked for: what there is to say beside each way to turn a tile. */
export const layTurned = (offer: Offer, field: string): Lay | undefined =>
  offer.type === 'layTile' && field === 'rotation' ? (offer as unknown as Lay) : undefined;

/** Where the track of a lay leads. */
export const layInWords = (board: Board, { hex, tile, rotation }: Lay, words: TrackWords): string =>
  trackInWords(board, hex, tileFace(board, tile, rotation), words);
