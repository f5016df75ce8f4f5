import { type HexDef, hexSteps } from '@binario/rail';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Barrier } from './Barrier.tsx';
import { Bridges } from './Bridges.tsx';
import { Ghost, Mark } from './Ghost.tsx';
import { boxOf, centreOf, edgePoint, hexPoints } from './geometry.ts';
import { type HexProps, HexView } from './HexView.tsx';
import { hexOn } from './hexOn.ts';
import { FarNames } from './labels/FarNames.tsx';
import { HexLabels } from './labels/HexLabels.tsx';
import { type DrawnRoute, RouteLines } from './RouteLines.tsx';
import type { HexArt, HexFacts, Scenery, Sheet, TriedTile } from './sheet.ts';
import { type RingTile, TileRing } from './TileRing.tsx';
import { useZoom, type Zooming } from './useZoom.ts';
import { Veil } from './Veil.tsx';

const focusRing = hexPoints(48);

/** What the board needs: the sheet, what its hexes show, and how a game draws on them. */
export interface BoardProps {
  readonly sheet: Sheet;
  readonly facts: readonly HexFacts[];
  readonly art: HexArt;
  readonly scenery: Scenery;
  readonly coordinates?: boolean;
  /** Hexes that can be chosen now. */
  readonly targets?: ReadonlySet<string>;
  /** A tile being tried. */
  readonly pick?: TriedTile | null;
  /** The hex whose choice only waits to be confirmed. */
  readonly chosen?: string | undefined;
  readonly routes?: { readonly corp: string; readonly drawn: readonly DrawnRoute[] } | null;
  readonly marked?: readonly string[];
  /** Hexes the question is about, the most wanted first: a small pane opens on them. */
  readonly concerns?: readonly (readonly string[])[];
  readonly onHex?: (hex: string) => void;
  /** A hex in words, for those who hear the board; the same function as long as the words are the same. */
  readonly describe?: (facts: HexFacts, isTarget: boolean) => string;
  /** Tiles that fit on the picked hex. */
  readonly ring?: readonly RingTile[];
  readonly onTile?: (tile: string) => void;
  readonly tools?: (zooming: Zooming) => ReactNode;
  readonly label: string;
}

/** What is drawn is heard through the hexes lying over it. */
const decoration = { 'aria-hidden': true } as const;

const translate = (hex: HexDef): string => `translate(${centreOf(hex).x} ${centreOf(hex).y})`;

const noTargets: ReadonlySet<string> = new Set();

const moves: Readonly<Record<string, readonly number[]>> = {
  ArrowUp: [3, 2, 4],
  ArrowDown: [0, 1, 5],
  ArrowLeft: [2, 1],
  ArrowRight: [4, 5],
};

/** The map, drawn from the data. Without `onHex` it is a picture; with it every hex can be chosen by tap or by key. */
export function Board({
  sheet,
  facts,
  art,
  scenery,
  coordinates = false,
  targets = noTargets,
  pick,
  chosen,
  routes,
  marked,
  concerns,
  onHex,
  describe,
  ring,
  onTile,
  tools,
  label,
}: BoardProps) {
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const box = useMemo(() => boxOf(sheet.hexes, sheet.margin ?? 26, sheet.foot), [sheet]);
  const zooming = useZoom(svg, layer, box);
  useConcerns(sheet, concerns, zooming);
  useRevealed(sheet, pick?.hex, zooming);
  const [focused, setFocused] = useState(sheet.entry);
  const live = onHex !== undefined;

  const moveFocus = useCallback(
    (hex: string) => {
      setFocused(hex);
      zooming.reveal(centreOf(hexOn(sheet, hex)));
      svg.current?.querySelector<SVGGElement>(`[data-hex="${hex}"]`)?.focus();
    },
    [sheet, zooming],
  );

  return (
    <div className="board">
      <svg
        ref={svg}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        className="board-svg"
        role={live ? 'group' : 'img'}
        aria-label={label}
      >
        <g ref={layer}>
          <rect x={box.x - 2000} y={box.y - 2000} width={box.width + 4000} height={box.height + 4000} className="sea" />
          <rect
            x={box.x - 2000}
            y={box.y - 2000}
            width={box.width + 4000}
            height={box.height + 4000}
            fill="url(#sea)"
          />
          <rect x={box.x + 6} y={box.y + 6} width={box.width - 12} height={box.height - 12} className="frame" />
          <rect x={box.x + 10} y={box.y + 10} width={box.width - 20} height={box.height - 20} className="frame thin" />
          <g {...decoration}>{scenery.beneath}</g>
          <g {...decoration}>
            {facts.map((each) => (
              <DrawnHex key={each.hex.id} facts={each} art={art} />
            ))}
          </g>
          <Barriers sheet={sheet} />
          {scenery.above && <g {...decoration}>{scenery.above}</g>}
          <g {...decoration}>
            <Bridges sheet={sheet} facts={facts} />
            <Veil facts={facts} targets={targets} />
          </g>
          {routes && (
            <g {...decoration}>
              <RouteLines sheet={sheet} facts={facts} art={art} corp={routes.corp} routes={routes.drawn} />
            </g>
          )}
          {/* Over rivers and mountains: a value that is half hidden is no value. */}
          <g {...decoration}>
            {facts.map((each) => (
              <WrittenHex key={each.hex.id} facts={each} art={art} coordinates={coordinates} />
            ))}
          </g>
          {marked?.map((id) => (
            <Mark key={id} sheet={sheet} id={id} />
          ))}
          {pick && <Ghost sheet={sheet} facts={facts} art={art} pick={pick} />}
          {onHex &&
            facts.map((each) => (
              <HexButton
                key={each.hex.id}
                facts={each}
                sheet={sheet}
                describe={describe}
                isTarget={targets.has(each.hex.id)}
                isFocus={focused === each.hex.id}
                isChosen={chosen === each.hex.id}
                onHex={onHex}
                onFocus={setFocused}
                onMove={moveFocus}
              />
            ))}
          <g {...decoration}>
            <FarNames facts={facts} art={art} />
          </g>
          {pick && ring && onTile && <TileRing sheet={sheet} hex={pick.hex} tiles={ring} onTile={onTile} />}
        </g>
      </svg>
      {tools?.(zooming)}
    </div>
  );
}

// A hex that did not change is passed over with its place: over a whole game only a few do.
const DrawnHex = memo(function DrawnHex({ facts, art }: HexProps) {
  return (
    <g transform={translate(facts.hex)} data-drawn={facts.hex.id}>
      <HexView facts={facts} art={art} />
    </g>
  );
});

const WrittenHex = memo(function WrittenHex({ facts, art, coordinates }: HexProps & { coordinates: boolean }) {
  return (
    <g transform={translate(facts.hex)}>
      <HexLabels facts={facts} art={art} coordinates={coordinates} />
    </g>
  );
});

const Barriers = memo(function Barriers({ sheet }: { sheet: Sheet }) {
  return (
    <g className="barriers">
      {sheet.hexes.map((hex) => (
        <g key={hex.id} transform={translate(hex)}>
          {(hex.closed ?? []).map((edge) => (
            <Barrier key={edge} edge={edge} />
          ))}
        </g>
      ))}
    </g>
  );
});

/** Shows what the question is about; another question may be about another part of the map. */
function useConcerns(sheet: Sheet, concerns: readonly (readonly string[])[] | undefined, { attend }: Zooming): void {
  const told = JSON.stringify(concerns ?? null);
  useEffect(() => {
    const groups = JSON.parse(told) as readonly (readonly string[])[] | null;
    const here = (id: string) => sheet.hexes.some((hex) => hex.id === id);
    if (groups) attend(groups.map((ids) => ids.filter(here).map((id) => centreOf(hexOn(sheet, id)))));
  }, [sheet, told, attend]);
}

/** A hex chosen in a list is brought into sight. */
function useRevealed(sheet: Sheet, picked: string | undefined, { reveal }: Zooming): void {
  useEffect(() => {
    if (picked !== undefined) reveal(centreOf(hexOn(sheet, picked)));
  }, [sheet, picked, reveal]);
}

interface HexButtonProps {
  readonly facts: HexFacts;
  readonly sheet: Sheet;
  readonly describe: BoardProps['describe'];
  readonly isTarget: boolean;
  readonly isFocus: boolean;
  readonly isChosen: boolean;
  readonly onHex: (hex: string) => void;
  readonly onFocus: (hex: string) => void;
  readonly onMove: (hex: string) => void;
}

/** Lies over its hex: what can be tapped, reached by key, and heard. */
const HexButton = memo(function HexButton({
  facts,
  sheet,
  describe,
  isTarget,
  isFocus,
  isChosen,
  onHex,
  onFocus,
  onMove,
}: HexButtonProps) {
  const { hex } = facts;
  const onKey = (event: KeyboardEvent) => {
    const edges = moves[event.key] ?? [];
    const next = edges.map((edge) => neighbour(sheet, hex, edge)).find(Boolean) ?? acrossTheSea(sheet, hex, edges);
    if (event.key === 'Enter' || event.key === ' ') onHex(hex.id);
    else if (next) onMove(next);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a hex of the map cannot be an HTML button
    <g
      transform={translate(hex)}
      data-hex={hex.id}
      className={isChosen ? 'is-chosen' : undefined}
      role="button"
      tabIndex={isFocus ? 0 : -1}
      aria-label={describe?.(facts, isTarget)}
      onClick={() => onHex(hex.id)}
      onFocus={() => onFocus(hex.id)}
      onKeyDown={onKey}
    >
      <polygon points={focusRing} className={isTarget ? 'hit glow' : 'hit'} />
      <polygon points={focusRing} className="focus-ring" />
    </g>
  );
});

function neighbour({ hexes }: Sheet, { x, y }: HexDef, edge: number): string | undefined {
  const [dx, dy] = hexSteps[edge] as readonly [number, number];
  return hexes.find((hex) => hex.x === x + dx && hex.y === y + dy)?.id;
}

/** Where no hex is next to this one, the nearest that lies that way: another island, a port. */
function acrossTheSea({ hexes }: Sheet, from: HexDef, edges: readonly number[]): string | undefined {
  if (edges.length === 0) return undefined;
  const here = centreOf(from);
  // One or three edges: the first points the way. Two: the way lies between them.
  const way = edgePoint(
    edges.length === 2 ? ((edges[0] as number) + (edges[1] as number)) / 2 : (edges[0] as number),
    1,
  );
  let best: { readonly id: string; readonly far: number } | undefined;
  for (const hex of hexes) {
    const { x, y } = centreOf(hex);
    const far = Math.hypot(x - here.x, y - here.y);
    const along = (x - here.x) * way.x + (y - here.y) * way.y;
    if (along > far * 0.6 && (!best || far < best.far)) best = { id: hex.id, far };
  }
  return best?.id;
}
