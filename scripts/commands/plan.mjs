/**
 * How a command is run. `apart`: not here, and why. `served`: started, awaited and stopped. `long`: by `npm run long` only.
 *
 * @typedef {{ kind: 'run' | 'served' | 'long' | 'apart', why?: string, ready?: RegExp, env?: Record<string, string>, input?: string, codes?: number[], given?: Record<string, string> }} Plan
 */

/** A name in capitals that a reader replaces: what a test puts there. */
const GIVEN = /** @type {const} */ ({
  'new-game -- ID': 'new-game -- trial',
  'mutate:rules -- GAME': 'mutate:rules -- 1849',
  'altered-boards.mjs GAME': 'altered-boards.mjs 1849',
  'VERB --help': 'play --help',
  'VERB ...': '--help',
});

/** @type {readonly (readonly [RegExp, Plan])[]} */
const PLANS = [
  [/^docker|^printf|^npm run pin-images/, { kind: 'apart', why: 'needs a container engine' }],
  [/^git (pull|push)/, { kind: 'apart', why: 'needs a forge' }],
  [/apt-get/, { kind: 'apart', why: 'needs root' }],
  [/node binario\.mjs/, { kind: 'apart', why: 'from a release: its own test' }],
  [
    / TOKEN TABLE| FILE\b| FOLDER\b|backup |restore /,
    { kind: 'apart', why: 'needs a server and a file: tests of the server and of the command line' },
  ],
  [/npx web-push/, { kind: 'apart', why: 'makes keys' }],
  [/npm run release -- (?!--pack-only)/, { kind: 'apart', why: 'would commit and tag: the test of the release' }],
  [/^npm run long(?! -- --list)|commands/, { kind: 'apart', why: 'is what runs this' }],
  [/npm test$/, { kind: 'apart', why: 'is what runs before this' }],
  [/^(?:PORT=\d+ )?npm start|-- serve$/, { kind: 'served', ready: /Binario is ready: (\S+)/, env: { PORT: '0' } }],
  [
    /^npm run dev/,
    { kind: 'served', ready: /Binario is ready: (\S+)/, env: { PORT: '4947', BINARIO_DEV_PORT: '4948' } },
  ],
  // It runs everything before it watches: the first file of tests that passes is enough.
  [/npx vitest$/, { kind: 'served', ready: /✓/ }],
  [/-- play /, { kind: 'run', input: 'quit\n' }],
  [/npx vitest run -u/, { kind: 'long' }],
  [/mutate:rules -- \w+$|mutate:rules -- 1849$/, { kind: 'long' }],
  [
    /--games 1000|torture|hostile|soak|\bload\b|arena|npm run (bench|screens|walk|words|pictures|docs|values)|test -- (browser|lint vitest)|bench:|altered-boards/,
    { kind: 'long' },
  ],
  [/npx vitest run games\/\w+$|test-browser/, { kind: 'long' }],
  [/npm install$/, { kind: 'long' }],
  [/npm ci/, { kind: 'long' }],
];

/** @param {string} command @returns {Plan} */
export const plan = (command) => PLANS.find(([pattern]) => pattern.test(command))?.[1] ?? { kind: 'run' };

/** The command with the names a reader replaces filled in. @param {string} command */
export function filled(command) {
  let text = command;
  for (const [name, value] of Object.entries(GIVEN)) text = text.replace(name, value);
  return text;
}
