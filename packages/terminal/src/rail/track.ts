import { type Board, type Face, hexNumber, isEdge, STOP, type TrackPiece } from '@binario/rail';

const gauges: Readonly<Record<number, string>> = { 1: '-', 2: '~', 3: '=' };

/** The track of a face as one would say it: `C5-station station~E5`, `D6=F6`. Where no hex lies, the side is named. */
export function trackInWords(
  board: Board,
  hex: string,
  face: Face,
  words: { readonly side: (edge: number) => string; readonly station: string },
): string {
  const end = (at: number): string => {
    if (!isEdge(at)) return face.stops.length > 1 ? `${words.station} ${at - STOP + 1}` : words.station;
    const side = board.meets[hexNumber(board, hex) * 6 + at] ?? -1;
    return side < 0 ? words.side(at) : (board.hexes[Math.floor(side / 6)]?.id ?? '');
  };
  const piece = ({ a, b, gauge }: TrackPiece) => `${end(a)}${gauges[gauge]}${end(b)}`;
  return face.track.map(piece).join(' ');
}
