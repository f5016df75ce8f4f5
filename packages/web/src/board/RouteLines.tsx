import { type Board, hexNumber } from '@binario/rail';
import type { CSSProperties } from 'react';
import { centreOf } from './geometry.ts';
import { HexStop } from './HexView.tsx';
import { useLook } from './looks.tsx';
import { type Line, moved, wayThrough } from './paths.ts';
import type { HexArt, HexFacts, Sheet } from './sheet.ts';

/** The route of a train as it is drawn over the map. */
export interface DrawnRoute {
  readonly train: string;
  readonly hexes: readonly string[];
  /** Of its own, where several trains run; else that of the company. */
  readonly colour?: string;
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
  readonly art: HexArt;
  readonly corp: string;
  readonly routes: readonly DrawnRoute[];
}

/** Each way as one line: in the colour of its train or company, dashed on narrow gauge; stations and tokens lie over it. */
export function RouteLines({ sheet: { board }, facts, art, corp, routes }: RouteLinesProps) {
  const { fill } = useLook(corp);
  const byHex = new Map(facts.map((each) => [each.hex.id, each]));
  return (
    <g className="routes">
      {routes.map((route, i) => {
        const lines = route.hexes.flatMap((id, step): readonly Line[] => {
          const here = byHex.get(id);
          // The part of the way that lies on another map is drawn there.
          if (!here) return [];
          const from = sideTo(board, id, route.hexes[step - 1]);
          const to = sideTo(board, id, route.hexes[step + 1]);
          const centre = centreOf(here.hex);
          return wayThrough(here.face, from, to).map(({ path, gauge }) => ({ path: moved(path, centre), gauge }));
        });
        return (
          <g
            key={route.train}
            opacity={route.faint ? 0.4 : undefined}
            data-way={route.hexes.join(' ')}
            style={{ '--nth': i } as CSSProperties}
          >
            <WholeLine lines={lines} colour={route.colour ?? fill} />
          </g>
        );
      })}
      {[...new Set(routes.flatMap(({ hexes }) => hexes))].map((id) => {
        const here = byHex.get(id);
        if (!here || here.face.stops.length === 0) return null;
        const { x, y } = centreOf(here.hex);
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <HexStop facts={here} art={art} />
          </g>
        );
      })}
    </g>
  );
}

/** The edging of the whole way lies beneath all of it: no piece of it cuts the next. */
function WholeLine({ lines, colour }: { lines: readonly Line[]; colour: string }) {
  const whole = lines.map(({ path }) => path).join('');
  const of = (isNarrow: boolean) =>
    lines.flatMap(({ path, gauge }) => ((gauge === 2) === isNarrow ? [path] : [])).join('');
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={whole} stroke="#1d1a15" strokeWidth={12} />
      <path d={whole} stroke="#fffdf5" strokeWidth={9.5} />
      <path d={of(false)} stroke={colour} strokeWidth={6.4} />
      <path d={of(true)} stroke={colour} strokeWidth={6.4} strokeDasharray="7 8" />
    </g>
  );
}
