import type { RailTable } from '@binario/rail';
import { useLayoutEffect, useRef } from 'react';
import type { Snapshot } from '../model/snapshot.ts';
import { sound } from '../store/sounds.ts';
import { useTable } from '../store/table.ts';

interface Seen {
  readonly line: string;
  readonly at: number;
  readonly table: RailTable;
  readonly markers: ReadonlyMap<string, Spot>;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** What one move has changed is seen to move: the tile comes down, the token falls, markers go along the market. */
export function useMotion(snapshot: Snapshot): void {
  const line = useTable(({ file, place }) => `${file?.id} ${place}`);
  const seen = useRef<Seen | null>(null);
  useLayoutEffect(() => {
    const before = seen.current;
    const { at, state } = snapshot;
    const now: Seen = { line, at, table: state.table, markers: markerSpots() };
    seen.current = now;
    // Who looks through the past in leaps sees pictures, no motion.
    if (before?.line !== line || at !== before.at + 1) return;
    const tiles = changed(before.table.map, now.table.map);
    const tokens = changed(before.table.stations, now.table.stations);
    tell(before.table, now.table, tiles.length + tokens.length > 0);
    if (still.matches) return;
    for (const hex of tiles) move(`[data-drawn="${hex}"] > .hex-face`, down);
    for (const hex of tokens) move(`[data-drawn="${hex}"] [data-token]`, fall);
    for (const [corp, from] of before.markers) slide(corp, from, now.markers.get(corp));
  }, [snapshot, line]);
}

const timing = { duration: 360, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' } as const;
const down = [{ transform: 'scale(1.35) rotate(-14deg)', opacity: 0.1 }, { transform: 'none' }];
const fall = [{ transform: 'translateY(-26px) scale(1.5)', opacity: 0 }, { transform: 'none' }];

function move(selector: string, frames: Keyframe[]): void {
  for (const node of document.querySelectorAll(selector)) node.animate(frames, timing);
}

function changed(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  return before === after ? [] : Object.keys(after).filter((hex) => before[hex] !== after[hex]);
}

const markers = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-marker]')];

/** Where each marker lies on its market, however that is scrolled. */
function markerSpots(): ReadonlyMap<string, Spot> {
  return new Map(
    markers().flatMap((node) => {
      const sheet = node.closest('table, ol')?.getBoundingClientRect();
      const { left, top } = node.getBoundingClientRect();
      return sheet ? [[node.dataset.marker ?? '', { x: left - sheet.left, y: top - sheet.top }] as const] : [];
    }),
  );
}

function slide(corp: string, from: Spot, to: Spot | undefined): void {
  if (!to || (from.x === to.x && from.y === to.y)) return;
  const node = markers().find(({ dataset }) => dataset.marker === corp);
  node?.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], {
    ...timing,
    duration: 600,
  });
}

/** A new phase, something built, a price: each has its notes. */
function tell(before: RailTable, after: RailTable, built: boolean): void {
  if (before.phase !== after.phase) sound([523, 659, 784]);
  else if (built) sound([196], 0.2);
  else if (before.market !== after.market) sound([988], 0.05);
}
