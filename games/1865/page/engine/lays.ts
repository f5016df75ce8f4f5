import { type Params, type State, topFrame } from '@binario/kernel';
import { faceAt } from '@binario/rail';
import type { ShownLay } from '@binario/web/model';
import { tileNamed } from '../../board/boardOf.ts';
import type { TrackFrame } from '../../rules/track.ts';
import { possibleLays } from '../../search/possibleLays.ts';
import type { Table1865 } from '../../table.ts';
import { boardOf, isFloated } from '../../table.ts';

/** Every tile that can be laid now, with what it costs and the traffic it brings to the companies there. */
export function lays1865({ table, flow }: State<Table1865>): readonly ShownLay[] {
  const frame = topFrame<TrackFrame>(flow, 'layTrack');
  if (!frame) return [];
  const cost = frame.laid > 0 ? boardOf(table).figures.secondTile : 0;
  return possibleLays(table, frame.corp).map(({ hex, tile, rotation }) => {
    return { hex, tile, rotation, cost, facts: traffic(table, hex, tile) };
  });
}

function traffic(table: Table1865, hex: string, tile: string): Params {
  const before = faceAt(boardOf(table).board, table.map, hex).stops[0];
  const after = tileNamed(table, tile).face.stops[0];
  const corps = (table.stations[hex] ?? []).filter((corp): corp is string => corp !== null && isFloated(table, corp));
  return {
    kind: after?.kind ?? 'plain',
    value: after?.value ?? 0,
    more: (after?.value ?? 0) - (before?.value ?? 0),
    corps,
  };
}
