import { memo } from 'react';
import { centreOf, polar } from './geometry.ts';
import type { HexFacts } from './sheet.ts';

const corners = [0, 60, 120, 180, 240, 300].map((angle) => polar(angle, 50));

/** Where something can be chosen, all other hexes step back; what is written on them does not. */
export const Veil = memo(function Veil({
  facts,
  targets,
}: {
  facts: readonly HexFacts[];
  targets: ReadonlySet<string>;
}) {
  if (targets.size === 0) return null;
  const path = facts
    .filter(({ hex, colour }) => colour !== 'sea' && !targets.has(hex.id))
    .map(({ hex }) => {
      const { x, y } = centreOf(hex);
      return `M${corners.map((corner) => `${x + corner.x} ${y + corner.y}`).join('L')}Z`;
    });
  return <path d={path.join('')} className="veil" />;
});
