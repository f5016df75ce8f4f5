import { hexNumber, isEdge } from '@binario/rail';
import { memo } from 'react';
import { centreOf, edgePoint, INNER } from './geometry.ts';
import type { HexFacts, Sheet } from './sheet.ts';
import { BLACK } from './Track.tsx';

/** How far a bridge reaches into each of its two hexes. */
const REACH = 6;

/** The sides of a hex at which track of standard gauge ends. */
const endsOf = ({ face }: HexFacts): ReadonlySet<number> =>
  new Set(face.track.flatMap(({ a, b, gauge }) => (gauge === 1 ? [a, b].filter(isEdge) : [])));

/** From one hex into the next, wherever track crosses the border between them. */
function crossingsOf({ board }: Sheet, facts: readonly HexFacts[]): string {
  const ends = new Map(facts.map((each) => [hexNumber(board, each.hex.id), { facts: each, ends: endsOf(each) }]));
  const paths: string[] = [];
  for (const [number, { facts: here, ends: own }] of ends) {
    for (const edge of own) {
      const side = board.meets[number * 6 + edge] as number;
      const there = ends.get(Math.floor(side / 6));
      // Each pair once; and only where the two lie side by side on this map.
      if (side < 0 || Math.floor(side / 6) < number || !there?.ends.has(side % 6)) continue;
      const centre = centreOf(here.hex);
      const [from, to] = [edgePoint(edge, INNER - REACH), edgePoint(edge, INNER + REACH)];
      const far = centreOf(there.facts.hex);
      if (Math.hypot(far.x - centre.x, far.y - centre.y) > 2.1 * INNER) continue;
      paths.push(`M${centre.x + from.x} ${centre.y + from.y}L${centre.x + to.x} ${centre.y + to.y}`);
    }
  }
  return paths.join('');
}

/** Track leads over rivers and mountains: no border cuts a line in two. */
export const Bridges = memo(function Bridges({ sheet, facts }: { sheet: Sheet; facts: readonly HexFacts[] }) {
  const path = crossingsOf(sheet, facts);
  if (path === '') return null;
  return (
    <g fill="none">
      <path d={path} stroke="var(--track-edge)" strokeWidth={11.5} />
      <path d={path} stroke={BLACK} strokeWidth={7.5} />
    </g>
  );
});
