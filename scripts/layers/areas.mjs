import { posix } from 'node:path';
import { cyclesOf } from './cycles.mjs';

/** @typedef {Readonly<Record<string, { uses: readonly string[] }>>} Areas */

/** The area of the files that no other area names. */
const REST = '.';

/**
 * The area that a source file belongs to: the longest one whose name is its path under `src/`, or a folder on the way to it.
 *
 * @param {string} path
 * @param {string} folder of the package
 * @param {Areas} areas
 * @returns {string | undefined}
 */
export function areaOf(path, folder, areas) {
  const steps = posix
    .relative(folder, path)
    .replace(/^src\//, '')
    .split('/');
  for (let length = steps.length; length > 0; length -= 1) {
    const name = steps.slice(0, length).join('/');
    if (Object.hasOwn(areas, name)) return name;
  }
  return steps.length === 1 && Object.hasOwn(areas, REST) ? REST : undefined;
}

/**
 * An area with everything it may import from: what it uses, what that uses, and so on.
 *
 * @param {Areas} areas
 * @param {string} name
 * @returns {Set<string>}
 */
export function areasWithin(areas, name) {
  const within = new Set([name]);
  for (const area of within) for (const used of areas[area]?.uses ?? []) within.add(used);
  return within;
}

/**
 * What is wrong with a declaration of areas itself.
 *
 * @param {Areas} areas
 * @returns {string[]}
 */
export function faultsOf(areas) {
  const graph = new Map(Object.entries(areas).map(([name, { uses }]) => [name, uses]));
  const unknown = [...graph].flatMap(([name, uses]) =>
    uses.filter((used) => !graph.has(used)).map((used) => `the area ${name} uses ${used}, which is none`),
  );
  return [...unknown, ...cyclesOf(graph).map((cycle) => `areas that use each other: ${cycle.join(', ')}`)];
}
