import { type Board, hexNumber } from '@binario/rail';
import { centreOf } from './geometry.ts';
import { useLook } from './looks.tsx';
import { type Line, wayThrough } from './paths.ts';
import type { HexFacts, Sheet } from './sheet.ts';

export interface DrawnRoute {
  readonly train: string;
  readonly hexes: readonly string[];
  /** One of several to choose from, not the chosen one. */
  readonly faint?: boolean;
}

/** The side of `from` at which `to` lies. */
function sideTo(board: Board, from: string, to: string | undefined): number | undefined {
  if (to === undefined) return undefined;
  const n = hexNumber(board, from);
  for (let edge = 0; edge < 6; edge++) {
    const side = board.meets[n * 6 + edge] as number;
    if (side >= 0 && board.hexes[Math.floor(side / 6)]?.id === to) return edge;
  }
  return undefined;
}

interface RouteLinesProps {
  readonly sheet: Sheet;
  readonly facts: readonly HexFacts[];
  readonly corp: string;
  readonly routes: readonly DrawnRoute[];
}

/** Each train's way in the company's colour: dashed on narrow gauge, and a different stroke for each train. */
export function RouteLines({ sheet: { board }, facts, corp, routes }: RouteLinesProps) {
  const { fill } = useLook(corp);
  const byHex = new Map(facts.map((each) => [each.hex.id, each]));
  return (
    <g className="routes">
      {routes.map((route, r) => (
        <g key={route.train} opacity={route.faint ? 0.4 : undefined} data-way={route.hexes.join(' ')}>
          {route.hexes.map((id, i) => {
            const here = byHex.get(id);
            // The part of the way that lies on another map is drawn there.
            if (!here) return null;
            const { x, y } = centreOf(here.hex);
            const from = sideTo(board, id, route.hexes[i - 1]);
            const to = sideTo(board, id, route.hexes[i + 1]);
            return (
              <g key={`${route.train} ${id}`} transform={`translate(${x} ${y})`}>
                {wayThrough(here.face, from, to).map((line) => (
                  <RouteLine key={line.path} line={line} fill={fill} width={Math.max(2.8, 7 - r * 1.4)} />
                ))}
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

function RouteLine({ line, fill, width }: { line: Line; fill: string; width: number }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={line.path} stroke="#1d1a15" strokeWidth={width + 6} />
      <path d={line.path} stroke="#fffdf5" strokeWidth={width + 3.5} />
      <path d={line.path} stroke={fill} strokeWidth={width} strokeDasharray={line.gauge === 2 ? '7 8' : undefined} />
    </g>
  );
}
