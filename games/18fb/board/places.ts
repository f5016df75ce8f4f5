import { type Face, type HexId, parseTrack, type Stop } from '@binario/rail';
import { type Bourbon, bourbons, type Concessionaire } from '../ids.ts';
import type { Border, Passage, Place, SlotDef } from './board.ts';
import type { HexPart, MapPart, TilePart } from './file.ts';

/** A face with this track and these stops. */
export function face(track: string, ...stops: readonly Stop[]): Face {
  return { stops, track: parseTrack(track) };
}

/** Towns on one stop: a joined double town is one junction with two towns (ruling O9). */
const townStop = (value: number): Stop => ({ kind: 'town', value, slots: 0 });
const cityStop = (value: number, slots: number): Stop => ({ kind: 'city', value, slots });

const slotOf = (word: string): SlotDef => {
  if (word === 'open') return {};
  if (word.startsWith('phase')) return { opens: Number(word.slice('phase'.length)) };
  return (bourbons as readonly string[]).includes(word)
    ? { bourbon: word as Bourbon }
    : { for: word as Concessionaire };
};

/** The stations a hex shows before a tile lies there. */
export function stopsOf({ kind, value = 0, slots = [] }: HexPart): readonly Stop[] {
  switch (kind) {
    case 'plain':
      return [];
    case 'town':
      return [townStop(0)];
    case 'towns':
      return [townStop(0), townStop(0)];
    case 'city':
      return [cityStop(value, slots.length)];
    case 'offmap':
      return [{ kind: 'offmap', value: 0, slots: slots.length }];
    // The stub of the Funicolare: an end of track and no station (rulings T1, T2).
    case 'stub':
      return [{ kind: 'port', value: 0, slots: 0 }];
  }
}

/** Two where the track of a tile leads to two: a double town that is not joined yet. */
export function tileStops({ type, track, value = 0, slots = 1 }: TilePart): readonly Stop[] {
  if (type === 'plain') return [];
  const stop = type === 'city' ? cityStop(value, slots) : townStop(value);
  return track.includes('s1') ? [stop, stop] : [stop];
}

/** A hex of a board file, made ready for play. */
export function placeOf(part: HexPart): Place {
  const { id, kind, name, label, slots = [], track = '', port = 0 } = part;
  return {
    id,
    kind,
    print: face(track, ...stopsOf(part)),
    slots: slots.map(slotOf),
    yellow: kind === 'city' && track !== '',
    port,
    ...(name !== undefined && { name }),
    ...(label !== undefined && { label }),
  };
}

type Costs = MapPart['costs'];

function costOf({ plain, river, mountain }: Costs, rivers: number, isMountain: boolean): number {
  return rivers * river + (isMountain ? mountain : 0) || plain;
}

/** Borders with something to cross, those of the hexes too that stand for the small map: they are for drawing. */
export function bordersOf({ rivers, mountains, passes, costs }: MapPart): readonly Border[] {
  const found = new Map<string, { rivers: string[]; mountain: boolean; closed: boolean }>();
  const at = (border: string) => {
    const known = found.get(border) ?? { rivers: [], mountain: false, closed: false };
    found.set(border, known);
    return known;
  };
  for (const { name, borders } of rivers) for (const border of borders) at(border).rivers.push(name);
  for (const border of mountains) at(border).mountain = true;
  for (const border of passes.borders) Object.assign(at(border), { mountain: true, closed: true });
  return [...found].map(([border, { rivers: names, mountain, closed }]) => {
    const [a, b] = border.split('-') as [HexId, HexId];
    return {
      a,
      b,
      rivers: names,
      mountain,
      ...(closed && { closedUntil: passes.open }),
      cost: costOf(costs, names.length, mountain),
    };
  });
}

/** The lettered sides between the maps, with what crossing each costs. */
export const passagesOf = ({ links, costs }: MapPart): readonly Passage[] =>
  links.map((link) => {
    const rivers = link.rivers ?? [];
    return { ...link, rivers, cost: costOf(costs, rivers.length, false) };
  });
