import type { Stop } from '@binario/rail';
import type { ReactNode } from 'react';
import { INNER, type Point } from '../geometry.ts';
import type { ArtLabel, HexArt, HexFacts } from '../sheet.ts';
import type { Item } from './arrange.ts';
import { settings } from './name.ts';
import { box, circle } from './shapes.ts';
import { cornerCost, nameCost, rings, rows } from './spots.ts';
import { widthOf } from './type.ts';

/** An item with its drawing around the origin, one for each of its variants. */
export interface Label extends Item {
  draw(variant: number): ReactNode;
}

/** Text that lies on bare land, not on the colour of a tile. */
const isOpen = ({ hex, placed }: HexFacts): boolean => hex.ground === 'open' && !placed;

const from =
  (x: number, y: number, each = 0.08) =>
  (at: Point): number =>
    Math.hypot(at.x - x, at.y - y) * each;

/** Everything that is written on a hex, in no order. */
export function labelsOf(facts: HexFacts, art: HexArt, coordinates: boolean): readonly Label[] {
  const { hex, placed, marks } = facts;
  return [
    ...(hex.name ? [nameLabel(facts, hex.name)] : []),
    ...valueLabels(facts),
    ...(hex.label ? [letterLabel(hex.label)] : []),
    ...(hex.terrain && marks.terrainCost ? [costLabel(facts, marks.terrainCost)] : []),
    ...(art.labels?.(facts) ?? []).map(ownLabel),
    ...(coordinates ? [smallLabel('coordinate', hex.id, 8, 'map-coordinate', from(0, -INNER), 60)] : []),
    ...(placed ? [smallLabel('tile', placed.tile, 6.6, 'map-tile-number', from(26, INNER - 5, 0.05), 6)] : []),
  ];
}

function nameLabel(facts: HexFacts, name: string): Label {
  const [stop] = facts.face.stops;
  const isCity = stop?.kind === 'city';
  const ways = settings(name, isCity ? 'serif' : 'italic', isCity ? 13 : 12.4);
  return {
    key: 'name',
    variants: ways,
    spots: rows,
    cost: nameCost,
    crossing: 1.1,
    draw: (variant) => {
      const way = ways[variant];
      return way?.lines.map(({ word, y }) => (
        <text key={word} y={y} fontSize={way.size} className={isCity ? 'map-name map-city' : 'map-name'}>
          {word}
        </text>
      ));
    },
  };
}

const VALUE = 9;

function valueLabels({ face: { stops }, marks: { values, current = 0 } }: HexFacts): readonly Label[] {
  const [stop] = stops;
  if (!stop) return [];
  if (values) return [seriesLabel(values, current, stop.kind === 'offmap')];
  // A port worth nothing is only the end of a line.
  if (!stop.value || stop.kind === 'offmap') return [];
  return [valueLabel(stop)];
}

/** The label that tells what a stop is worth. */
export const valueLabel = ({ kind, value }: Stop): Label => ({
  key: 'value',
  variants: [{ shape: circle(0, 0, VALUE + 0.5), cost: 0 }],
  spots: rings,
  cost: kind === 'port' ? from(0, 28) : cornerCost,
  crossing: 2.5,
  draw: () => <ValueCircle value={value} />,
});

/** The circle with the value of a stop. */
export function ValueCircle({ value }: { value: number }) {
  return (
    <g data-symbol="value">
      <circle r={VALUE} className="map-value" />
      <text y={value > 99 ? 3.2 : 3.6} className={value > 99 ? 'map-value-text is-long' : 'map-value-text'}>
        {value}
      </text>
    </g>
  );
}

const zones = ['var(--tile-yellow)', 'var(--tile-green)', 'var(--tile-brown)', 'var(--tile-grey)'];
const CELL = { width: 21, height: 16 } as const;

/** Values by phase in a row of boxes, the one that counts now with a strong border. */
function seriesLabel(values: readonly number[], current: number, isWide: boolean): Label {
  const scales = isWide ? [1, 0.86, 0.76] : [0.86, 0.76];
  const shapeAt = (scale: number) => box(0, 0, (CELL.width * values.length + 2) * scale, (CELL.height + 2) * scale);
  return {
    key: 'series',
    variants: scales.map((scale, i) => ({ shape: shapeAt(scale), cost: i })),
    spots: rows,
    cost: isWide ? from(0, 2) : nameCost,
    crossing: 1.5,
    draw: (variant) => (
      <g transform={`scale(${scales[variant] ?? 1})`} data-symbol="series">
        {values.map((value, i) => (
          <g key={zones[i]} transform={`translate(${(i - (values.length - 1) / 2) * CELL.width} 0)`}>
            <rect
              x={-CELL.width / 2}
              y={-CELL.height / 2}
              width={CELL.width}
              height={CELL.height}
              fill={zones[i]}
              className={i === current ? 'series-now' : 'series'}
            />
            <text y={3.8} className="map-value-text">
              {value}
            </text>
          </g>
        ))}
      </g>
    ),
  };
}

/** The label with the letter of a hex or tile. */
export function letterLabel(letter: string): Label {
  const sizes = [14, 12, 10.4];
  return {
    key: 'letter',
    variants: sizes.map((size, i) => ({
      shape: box(0, 0, widthOf(letter, 'serif', size) + 2, size * 0.82),
      cost: i * 1.5,
    })),
    spots: rings,
    cost: (at) => cornerCost(at) * 0.8 + 0.3,
    crossing: 2.5,
    draw: (variant) => {
      const size = sizes[variant] ?? 14;
      return (
        <text y={size * 0.335} fontSize={size} className="map-label" data-symbol="letter">
          {letter}
        </text>
      );
    },
  };
}

/** A little peak, and what the ground costs: large on bare land, small beside a name or on a tile. */
function costLabel(facts: HexFacts, cost: number): Label {
  const large = isOpen(facts) && !facts.hex.name;
  const size = large ? 13 : 9.6;
  const peak = size * 0.95;
  const word = String(cost);
  const width = widthOf(word, 'sans', size);
  const total = peak + 1.5 + width;
  return {
    key: 'cost',
    variants: [{ shape: box(0, 0, total + 2, size * 0.78), cost: 0 }],
    spots: large ? rows : rings,
    cost: large ? from(0, 0) : (at) => cornerCost(at) * 0.7,
    crossing: 1.6,
    draw: () => (
      <g className="map-cost" data-symbol={facts.hex.terrain}>
        <path
          d={`M${-total / 2} ${size * 0.34}l${peak / 2} ${-size * 0.68}l${peak / 2} ${size * 0.68}z`}
          className="map-peak"
        />
        <text x={total / 2 - width / 2} y={size * 0.34} fontSize={size}>
          {word}
        </text>
      </g>
    ),
  };
}

function smallLabel(
  key: string,
  word: string,
  size: number,
  look: string,
  cost: (at: Point) => number,
  optional: number,
): Label {
  return {
    key,
    variants: [{ shape: box(0, 0, widthOf(word, 'sans', size) + 1, size * 0.74), cost: 0 }],
    spots: rings,
    cost,
    crossing: 2.5,
    optional,
    draw: () => (
      <text y={size * 0.34} fontSize={size} className={look}>
        {word}
      </text>
    ),
  };
}

function ownLabel({ key, ways }: ArtLabel): Label {
  const [first] = ways;
  return {
    key: `own ${key}`,
    variants: ways.map(({ width, height }, i) => ({ shape: box(0, 0, width, height), cost: i * 0.9 })),
    spots: first && first.width > 24 ? rows : rings,
    cost: (at) => cornerCost(at) * 0.6 + 0.2,
    crossing: 1.8,
    draw: (variant) => ways[variant]?.draw(),
  };
}
