import { memo, useMemo } from 'react';
import type { HexArt, HexFacts } from '../sheet.ts';
import { APART, FIGURE, farNames } from './far.ts';

interface FarNamesProps {
  readonly facts: readonly HexFacts[];
  readonly art: HexArt;
}

/** Names and figures for a map that is seen from far away, where those of `HexLabels` could not be read: cities alone, and larger. */
export const FarNames = memo(function FarNames({ facts, art }: FarNamesProps) {
  const names = useMemo(() => farNames(facts, art), [facts, art]);
  return (
    <g className="far-names">
      {names.map(({ hex, word, worth, size, at }) => (
        <text key={hex} x={at.x} y={at.y + size * 0.33} fontSize={size} className="far-name">
          {word}
          {worth !== '' && (
            <tspan dx={size * APART} fontSize={size * FIGURE} className="far-worth">
              {worth}
            </tspan>
          )}
        </text>
      ))}
    </g>
  );
});
