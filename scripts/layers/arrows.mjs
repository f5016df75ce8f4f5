/**
 * Who may import whom. `engine` layers are pure: no clock, no chance, no input or output, no foreign package.
 * `parts` are folders (or files) inside a package that stand on the rest of it: they may use more, and nothing of the package uses
 * them but the parts that say so.
 *
 * @typedef {{ uses: readonly string[], parts?: readonly string[] }} Part
 *
 * @typedef {{
 *   folder: string,
 *   engine?: boolean,
 *   uses: readonly string[],
 *   usesTypes?: readonly string[],
 *   testsUse?: readonly string[],
 *   parts?: Readonly<Record<string, Part>>,
 * }} Layer
 */

/** @type {Record<string, Layer>} */
export const LAYERS = {
  kernel: { folder: 'packages/kernel', engine: true, uses: [] },
  rail: { folder: 'packages/rail', engine: true, uses: ['kernel'] },
  bots: { folder: 'packages/bots', engine: true, uses: ['kernel'], testsUse: ['rail', 'games'] },
  terminal: { folder: 'packages/terminal', uses: ['kernel', 'rail', 'bots'] },
  list: { folder: 'games/all', uses: ['games'] },
  games: {
    folder: 'games/*',
    engine: true,
    uses: ['kernel', 'rail'],
    testsUse: ['bots'],
    parts: {
      bot: { uses: ['bots'] },
      oracle: { uses: ['terminal'] },
      terminal: { uses: ['bots', 'terminal'], parts: ['bot', 'oracle'] },
      'engineFile.ts': { uses: [], parts: ['bot'] },
      'parts.ts': { uses: ['terminal'], parts: ['terminal'] },
    },
  },
  protocol: { folder: 'packages/protocol', uses: [], usesTypes: ['kernel'], testsUse: ['kernel', 'games'] },
  server: { folder: 'packages/server', uses: ['kernel', 'protocol'], testsUse: ['games', 'bots'] },
  web: { folder: 'packages/web', uses: ['kernel', 'rail', 'games', 'bots', 'protocol'] },
  cli: {
    folder: 'packages/cli',
    uses: ['kernel', 'rail', 'list', 'bots', 'protocol', 'server', 'terminal'],
    testsUse: ['games'],
  },
};

/**
 * @param {string} folder
 * @returns {string | undefined}
 */
export function layerOf(folder) {
  const parent = folder.slice(0, folder.lastIndexOf('/'));
  return Object.keys(LAYERS).find((name) => {
    const pattern = LAYERS[name]?.folder;
    return pattern === folder || pattern === `${parent}/*`;
  });
}
