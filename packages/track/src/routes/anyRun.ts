import {
  type Board,
  type CorpId,
  type Face,
  facesOf,
  type Gauge,
  hexNumber,
  isEdge,
  type RailTable,
  STOP,
  stationsOf,
} from '@binario/rail';
import { canRun, type Runner } from './runner.ts';

/**
 * Could one of these trains run at all? Every run of a train leads from a station of the corporation straight to another
 * stop that is no port, so it is enough to follow the track from each station to the first stop.
 */
export function hasAnyRun(
  board: Board,
  table: Pick<RailTable, 'map' | 'stations'>,
  corp: CorpId,
  runners: readonly Runner[],
): boolean {
  const faces = facesOf(board, table.map);
  const fits = (sides: readonly number[], gauge: Gauge) => runners.some((runner) => canRun(runner, { gauge, sides }));

  const follow = (hex: number, end: number, gauge: Gauge, crossed: readonly number[], home: number): boolean => {
    if (!isEdge(end)) {
      return hex !== home && (faces[hex] as Face).stops[end - STOP]?.kind !== 'port' && fits(crossed, gauge);
    }
    const side = board.meets[hex * 6 + end] as number;
    if (side < 0 || crossed.includes(side) || crossed.includes(hex * 6 + end)) return false;
    const onward = [...crossed, side];
    if (!fits(onward, gauge)) return false;
    const there = Math.floor(side / 6);
    return (faces[there] as Face).track.some((piece) => {
      const next = (piece.gauge & gauge) as Gauge | 0;
      if (next === 0) return false;
      const further = piece.a === side % 6 ? piece.b : piece.b === side % 6 ? piece.a : undefined;
      return further !== undefined && follow(there, further, next, onward, home);
    });
  };

  return stationsOf(table.stations, corp).some((home) => {
    const hex = hexNumber(board, home);
    return (faces[hex] as Face).track.some((piece) => {
      const end = piece.a === STOP ? piece.b : piece.b === STOP ? piece.a : undefined;
      return end !== undefined && follow(hex, end, piece.gauge, [], hex);
    });
  });
}
