import type { Face } from '@binario/rail';
import type { HexArt, HexFacts } from '../sheet.ts';
import { arrange, type Placed } from './arrange.ts';
import { type Label, labelsOf } from './labelsOf.tsx';
import { groundOf } from './solid.ts';

/** A label and its place. */
export interface PlacedLabel extends Placed {
  readonly label: Label;
}

const known = new WeakMap<Face, Map<string, readonly Placed[]>>();

/** Rooms that are alike are laid out alike: it is worked out once for each face. */
const roomOf = ({ key, variants }: Label): string =>
  `${key}${variants.map(({ shape }) => ('radius' in shape ? shape.radius : `${shape.width.toFixed(1)}x${shape.height.toFixed(1)}`))}`;

/** All labels of a hex, each in its place. */
export function placedOn(facts: HexFacts, art: HexArt, coordinates: boolean): readonly PlacedLabel[] {
  const labels = labelsOf(facts, art, coordinates);
  if (labels.length === 0) return [];
  const own = art.solid?.(facts) ?? [];
  const memory = known.get(facts.face) ?? new Map<string, readonly Placed[]>();
  known.set(facts.face, memory);
  const key = `${labels.map(roomOf).join(' ')} ${JSON.stringify(own)}`;
  const ground = groundOf(facts.face);
  const placed =
    memory.get(key) ?? arrange(own.length > 0 ? { ...ground, solid: [...ground.solid, ...own] } : ground, labels);
  memory.set(key, placed);
  return placed.flatMap((each) => {
    const label = labels.find((one) => one.key === each.key);
    return label ? [{ ...each, label }] : [];
  });
}
