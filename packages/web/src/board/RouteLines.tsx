import { board } from '@binario/game-1849/data/map';
import { type Face, facesOf, hexNumber } from '@binario/rail';
import type { AnyTable } from '../engine/protocol.ts';
import { lookOf } from '../games/1849/show.ts';
import { centreOf } from './geometry.ts';
import { type Line, wayThrough } from './paths.ts';

export interface DrawnRoute {
  readonly train: string;
  readonly hexes: readonly string[];
}

/** The side of `from` at which `to` lies. */
function sideTo(from: string, to: string | undefined): number | undefined {
  if (to === undefined) return undefined;
  const n = hexNumber(board, from);
  for (let edge = 0; edge < 6; edge++) {
    const side = board.meets[n * 6 + edge] as number;
    if (side >= 0 && board.hexes[Math.floor(side / 6)]?.id === to) return edge;
  }
  return undefined;
}

/** Each train's way in the company's colour: dashed on narrow gauge, and a different stroke for each train. */
export function RouteLines({ table, corp, routes }: { table: AnyTable; corp: string; routes: readonly DrawnRoute[] }) {
  const faces = facesOf(board, table.map);
  const { fill } = lookOf(corp);
  return (
    <g className="routes">
      {routes.map((route, r) =>
        route.hexes.map((id, i) => {
          const n = hexNumber(board, id);
          const { x, y } = centreOf(board.hexes[n] as (typeof board.hexes)[number]);
          const lines = wayThrough(faces[n] as Face, sideTo(id, route.hexes[i - 1]), sideTo(id, route.hexes[i + 1]));
          return (
            <g key={`${route.train} ${id}`} transform={`translate(${x} ${y})`}>
              {lines.map((line) => (
                <RouteLine key={line.path} line={line} fill={fill} width={7 - r * 1.4} />
              ))}
            </g>
          );
        }),
      )}
    </g>
  );
}

function RouteLine({ line, fill, width }: { line: Line; fill: string; width: number }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={line.path} stroke="#fffdf5" strokeWidth={width + 3.5} />
      <path d={line.path} stroke={fill} strokeWidth={width} strokeDasharray={line.gauge === 2 ? '7 8' : undefined} />
    </g>
  );
}
