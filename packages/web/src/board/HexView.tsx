import type { Slots } from '@binario/rail';
import { memo } from 'react';
import { hexPoints } from './geometry.ts';
import { Token } from './Logo.tsx';
import { Anchor } from './Port.tsx';
import { linesOfFace } from './paths.ts';
import type { HexArt, HexFacts } from './sheet.ts';
import { FaceStops, slotPlaces, TrackLines } from './Track.tsx';

/** What a hex shows, and how a game draws on it. */
export interface HexProps {
  readonly facts: HexFacts;
  readonly art: HexArt;
}

const points = hexPoints();
const inner = hexPoints(47);

/** One hex as it lies on the table: print or tile, terrain, station, tokens. What is written on it is `HexLabels`. */
export const HexView = memo(function HexView({ facts, art }: HexProps) {
  const { hex, face, colour, placed } = facts;
  return (
    <g className="hex-face">
      <polygon points={points} className={`hex hex-${colour}`} />
      {hex.terrain && !placed && <polygon points={inner} fill={`url(#${hex.terrain})`} />}
      {art.under?.(facts)}
      <TrackLines lines={linesOfFace(face)} />
      <HexStop facts={facts} art={art} />
    </g>
  );
});

/** The station of a hex with its tokens: all that must be seen over the route of a train. */
export const HexStop = memo(function HexStop({ facts, art }: HexProps) {
  const { face, tokens, marks } = facts;
  const { reserved, faint } = marks;
  const stop = face.stops[0];
  return (
    <>
      <FaceStops face={face} />
      {(stop?.kind === 'city' || stop?.kind === 'mine') && (
        <Stations slots={stop.slots} tokens={tokens} reserved={reserved} faint={faint} />
      )}
      {stop?.kind === 'port' && stop.value > 0 && <Anchor />}
      {art.over?.(facts)}
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
        <g data-token={corp ?? undefined}>
          <Token corp={shown} radius={slots > 2 ? 10.6 : 12.6} ghost={corp === null || corp === faint} />
        </g>
      </g>
    ) : null;
  });
}
