import type { Traits } from './scene.ts';

/** A liking of this player for something, around 1: people differ, and no two games are alike. */
export function taste({ boldness }: Traits, what: string, spread: number): number {
  let mixed = Math.floor(boldness * 0x7fffffff) >>> 0;
  for (const letter of what) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
  return 1 + spread * ((mixed >>> 8) / 0x800000 - 1);
}
