import { memo } from 'react';
import type { HexArt, HexFacts } from '../sheet.ts';
import { staysFar } from './far.ts';
import type { PlacedLabel } from './placed.ts';
import { placedOn } from './placed.ts';

/** Opaque by themselves: they need no plate over track. */
const opaque = new Set(['value', 'series']);

/** What is written on a hex, over its terrain: names, values, letters, costs, each in a place of its own. */
export const HexLabels = memo(function HexLabels({
  facts,
  art,
  coordinates,
}: {
  facts: HexFacts;
  art: HexArt;
  coordinates: boolean;
}) {
  const placed = placedOn(facts, art, coordinates);
  return (
    <g className={`written on-${facts.colour}`}>
      {placed.map((each) => (
        <g
          key={each.key}
          transform={`translate(${each.at.x} ${each.at.y})`}
          className={staysFar(each.key) ? 'stays' : undefined}
        >
          {each.crosses && !opaque.has(each.key) && !each.key.startsWith('own') && <Plate placed={each} />}
          {each.label.draw(each.variant)}
        </g>
      ))}
    </g>
  );
});

/** Over track a word stands on a small plate of the tile's own colour. */
function Plate({ placed: { shape } }: { placed: PlacedLabel }) {
  if ('radius' in shape) return null;
  const { width, height } = shape;
  return <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={2} className="label-plate" />;
}
