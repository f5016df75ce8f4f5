/**
 * Who may import whom. `engine` layers are pure: no clock, no chance, no input or output, no foreign package.
 * `parts` are folders (or files) inside a package that stand on the rest of it: they may use more, and nothing of the package uses
 * them but the parts that say so. A part that is not `pure` is none of the engine; it loads nothing of the files it goes `without`.
 * `areas` are the folders (or files, or `.` for the files of no other area) under `src/` of a package: each imports, types included,
 * from itself, from the areas it uses and from what those use. A package that names areas names all of them, and they form no cycle.
 *
 * @typedef {{ uses: readonly string[], parts?: readonly string[], pure?: boolean, without?: readonly string[] }} Part
 *
 * @typedef {{
 *   folder: string,
 *   engine?: boolean,
 *   uses: readonly string[],
 *   usesTypes?: readonly string[],
 *   testsUse?: readonly string[],
 *   parts?: Readonly<Record<string, Part>>,
 *   areas?: import('./areas.mjs').Areas,
 * }} Layer
 */

/** @type {Record<string, Layer>} */
export const LAYERS = {
  kernel: { folder: 'packages/kernel', engine: true, uses: [] },
  rail: { folder: 'packages/rail', engine: true, uses: ['kernel'] },
  track: { folder: 'packages/track', engine: true, uses: ['kernel', 'rail'] },
  bots: {
    folder: 'packages/bots',
    engine: true,
    uses: ['kernel'],
    testsUse: ['rail', 'games'],
    areas: {
      text: { uses: [] },
      '.': { uses: ['text'] },
      search: { uses: ['.'] },
      'gameBots.ts': { uses: ['search'] },
      'index.ts': { uses: ['gameBots.ts'] },
    },
  },
  terminal: { folder: 'packages/terminal', uses: ['kernel', 'rail', 'bots'] },
  list: { folder: 'games/all', uses: ['games'] },
  games: {
    folder: 'games/*',
    engine: true,
    uses: ['kernel', 'rail', 'track'],
    testsUse: ['bots', 'web'],
    parts: {
      bot: { uses: ['bots'] },
      oracle: { uses: ['terminal'] },
      terminal: { uses: ['bots', 'terminal'], parts: ['bot', 'oracle'] },
      'engineFile.ts': { uses: [], parts: ['bot'] },
      page: { uses: ['web'], parts: ['bot'], pure: false, without: ['game.ts', 'title.ts'] },
      'page/engine': { uses: ['web'], parts: ['bot', 'page'] },
      'parts.ts': { uses: ['terminal', 'web'], parts: ['page', 'page/engine', 'terminal'] },
    },
  },
  protocol: { folder: 'packages/protocol', uses: [], usesTypes: ['kernel'], testsUse: ['kernel', 'games'] },
  server: {
    folder: 'packages/server',
    uses: ['kernel', 'protocol'],
    testsUse: ['games', 'bots', 'trials'],
    areas: {
      ports: { uses: [] },
      config: { uses: ['ports'] },
      log: { uses: ['ports'] },
      store: { uses: ['ports'] },
      work: { uses: ['ports'] },
      journal: { uses: ['store'] },
      engines: { uses: ['store'] },
      security: { uses: ['config', 'log', 'store'] },
      tables: { uses: ['engines', 'journal', 'security', 'work'] },
      upkeep: { uses: ['tables'] },
      live: { uses: ['tables'] },
      operation: { uses: ['live'] },
      notices: { uses: ['operation'] },
      accounts: { uses: ['notices'] },
      http: { uses: ['accounts'] },
      'server.ts': { uses: ['http', 'upkeep'] },
      'index.ts': { uses: ['server.ts'] },
    },
  },
  // Nothing that is deployed uses them: the command line looks for them when one is wished for.
  trials: {
    folder: 'packages/trials',
    uses: ['kernel', 'protocol', 'server'],
    areas: {
      servers: { uses: [] },
      torture: { uses: ['servers'] },
      load: { uses: ['servers'] },
      hostile: { uses: ['servers'] },
      soak: { uses: ['servers'] },
      rolling: { uses: ['torture'] },
      'index.ts': { uses: ['torture', 'load', 'hostile', 'soak', 'rolling'] },
    },
  },
  web: {
    folder: 'packages/web',
    uses: ['kernel', 'rail', 'bots', 'protocol'],
    areas: {
      model: { uses: [] },
      board: { uses: [] },
      text: { uses: ['model'] },
      game: { uses: ['board', 'text'] },
      engine: { uses: ['game'] },
      store: { uses: ['engine'] },
      ask: { uses: ['store'] },
      online: { uses: ['store'] },
      panels: { uses: ['ask', 'online'] },
      chrome: { uses: ['ask', 'online'] },
      'online/panels': { uses: ['chrome', 'panels'] },
      pages: { uses: ['chrome', 'panels'] },
      'online/pages': { uses: ['online/panels', 'pages'] },
      styles: { uses: [] },
      shell: { uses: ['online/pages', 'styles'] },
      dev: { uses: ['shell'] },
    },
  },
  app: { folder: 'packages/app', uses: ['list', 'web'], testsUse: ['kernel', 'games', 'protocol'] },
  cli: {
    folder: 'packages/cli',
    uses: ['kernel', 'rail', 'list', 'bots', 'protocol', 'server', 'terminal', 'trials'],
    testsUse: ['games'],
    areas: {
      '.': { uses: [] },
      arena: { uses: ['files'] },
      files: { uses: ['.'] },
      games: { uses: ['.'] },
      online: { uses: ['.'] },
      oracle: { uses: ['files', 'games'] },
      play: { uses: ['files'] },
      rules: { uses: ['.'] },
      simulate: { uses: ['.'] },
      verbs: { uses: ['arena', 'online', 'oracle', 'play', 'rules', 'simulate'] },
      'program.ts': { uses: ['verbs'] },
      'main.ts': { uses: ['program.ts'] },
    },
  },
};

/**
 * @param {string} folder
 * @param {Record<string, Layer>} layers
 * @returns {string | undefined}
 */
export function layerOf(folder, layers = LAYERS) {
  const parent = folder.slice(0, folder.lastIndexOf('/'));
  return Object.keys(layers).find((name) => {
    const pattern = layers[name]?.folder;
    return pattern === folder || pattern === `${parent}/*`;
  });
}
