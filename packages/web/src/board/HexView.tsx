import type { Face, HexDef, Slots } from '@binario/rail';
import { memo } from 'react';
import { hexPoints, INNER } from './geometry.ts';
import { Token } from './Logo.tsx';
import { cornerPoint, freeCorner, nameSide } from './place.ts';
import type { HexArt, HexFacts } from './sheet.ts';
import { FaceTrack, slotPlaces } from './Track.tsx';

export interface HexProps {
  readonly facts: HexFacts;
  readonly art: HexArt;
  readonly coordinates: boolean;
}

const points = hexPoints();
const inner = hexPoints(47);

/** One hex as it lies on the table: print or tile, terrain, station, tokens, names. */
export const HexView = memo(function HexView({ facts, art, coordinates }: HexProps) {
  const { hex, face, colour, placed, tokens, marks } = facts;
  const { reserved, faint, values, current = 0 } = marks;
  const stop = face.stops[0];
  const open = hex.ground === 'open' && !placed;
  return (
    <>
      <polygon points={points} className={`hex hex-${colour}`} />
      {hex.terrain && !placed && <polygon points={inner} fill={`url(#${hex.terrain})`} />}
      {art.under?.(facts)}
      <FaceTrack face={face} />
      {(stop?.kind === 'city' || stop?.kind === 'mine') && (
        <Stations slots={stop.slots} tokens={tokens} reserved={reserved} faint={faint} />
      )}
      {/* A port worth nothing is only the end of a line. */}
      {stop?.kind === 'port' && stop.value > 0 && <Port value={stop.value} />}
      {stop?.kind === 'offmap' && values && <OffMap values={values} current={current} />}
      {stop && stop.kind !== 'port' && stop.kind !== 'offmap' && (
        <Value
          face={face}
          closed={hex.closed ?? []}
          value={values ? values[current] : stop.value}
          values={values}
          current={current}
        />
      )}
      {hex.label && <Label face={face} hex={hex} />}
      {hex.terrain && open && !hex.name && (
        <text y={4} className="map-cost on-land">
          {marks.terrainCost}
        </text>
      )}
      {hex.name && <Name hex={hex} face={face} open={open} nameAt={marks.nameAt} />}
      {art.over?.(facts)}
      {coordinates && (
        <text x={0} y={-INNER + 10} className="map-coordinate">
          {hex.id}
        </text>
      )}
      {placed && (
        <text x={24} y={INNER - 4} className="map-tile-number">
          {placed.tile}
        </text>
      )}
    </>
  );
});

function Stations({
  slots,
  tokens,
  reserved,
  faint,
}: {
  slots: number;
  tokens: Slots | undefined;
  reserved: string | undefined;
  faint: string | undefined;
}) {
  return slotPlaces(slots).map(({ x, y }, slot) => {
    const corp = tokens?.[slot] ?? null;
    const kept = corp === null && slot === 0 ? reserved : undefined;
    const shown = corp ?? kept;
    return shown ? (
      <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
        <Token corp={shown} radius={slots > 2 ? 10.6 : 12.6} ghost={corp === null || corp === faint} />
      </g>
    ) : null;
  });
}

interface ValueProps {
  readonly face: Face;
  readonly closed: readonly number[];
  readonly value: number | undefined;
  readonly values: readonly number[] | undefined;
  readonly current: number;
}

function Value({ face, closed, value, values, current }: ValueProps) {
  if (!value) return null;
  const at = cornerPoint(freeCorner(face, closed), 35);
  if (values) {
    return (
      <g transform={`translate(0 ${nameSide(face) * 35})`}>
        <Series values={values} current={current} size={0.74} />
      </g>
    );
  }
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r={8.4} className="map-value" />
      <text y={3.6} className="map-value-text">
        {value}
      </text>
    </g>
  );
}

const zones = ['var(--tile-yellow)', 'var(--tile-green)', 'var(--tile-brown)', 'var(--tile-grey)'];

function Series({ values, current, size }: { values: readonly number[]; current: number; size: number }) {
  return (
    <g transform={`scale(${size})`}>
      {values.map((value, i) => (
        <g key={zones[i]} transform={`translate(${(i - (values.length - 1) / 2) * 21} 0)`}>
          <rect
            x={-10.5}
            y={-8}
            width={21}
            height={16}
            fill={zones[i]}
            className={i === current ? 'series-now' : 'series'}
          />
          <text y={4} className={i === current ? 'map-value-text strong' : 'map-value-text'}>
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

function OffMap({ values, current }: { values: readonly number[]; current: number }) {
  return (
    <g transform="translate(0 2)">
      <Series values={values} current={current} size={1} />
    </g>
  );
}

function Port({ value }: { value: number }) {
  return (
    <g>
      <circle r={17} className="port" />
      <path
        d="M0-11a2.4 2.4 0 1 1 .1 0M0-6.4V10M-5-3H5M-10 3C-9 8-4 10 0 10S9 8 10 3M-10 3l-2 3M-10 3l3 1.6M10 3l2 3M10 3L7 4.6"
        className="anchor"
      />
      <g transform="translate(0 27)">
        <circle r={8.4} className="map-value" />
        <text y={3.6} className="map-value-text">
          {value}
        </text>
      </g>
    </g>
  );
}

function Label({ face, hex }: { face: Face; hex: HexDef }) {
  const taken = freeCorner(face, hex.closed ?? []);
  const at = cornerPoint(freeCorner(face, hex.closed ?? [], [taken]), 36);
  return (
    <text x={at.x} y={at.y + 4.6} className="map-label">
      {hex.label}
    </text>
  );
}

/** From the middle of the station to its name: clear of three or four spaces. */
function nameGap({ kind, slots }: Face['stops'][number]): number {
  if (kind === 'city') return slots > 2 ? 23 : 17;
  return kind === 'offmap' || kind === 'mine' ? 17 : 12;
}

function Name({ hex, face, open, nameAt }: { hex: HexDef; face: Face; open: boolean; nameAt: number | undefined }) {
  const stop = face.stops[0];
  const side = stop?.kind === 'offmap' ? -1 : nameSide(face);
  const gap = stop ? nameGap(stop) : 12;
  const y = side > 0 ? gap + 8.5 : -gap - 1;
  return (
    <text y={nameAt ?? y} className={`map-name${stop?.kind === 'city' ? ' map-city' : ''}${open ? ' on-land' : ''}`}>
      {hex.name}
    </text>
  );
}
