// Random games on random boards of a game, many of them: `node scripts/altered-boards.mjs 1849 [--boards 20] [--games 50] [--first 1]`.
// The same as the sample in `npm test`, which plays one game on each of two boards.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { boardsTest, gameIds, readsBoards, root } from './workspaces.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { boards: { type: 'string' }, games: { type: 'string' }, first: { type: 'string' } },
});
const files = (positionals.length > 0 ? positionals : gameIds(root).filter(readsBoards)).map(boardsTest);
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const env = {
  ...process.env,
  ALTERED_BOARDS: values.boards ?? '20',
  ALTERED_GAMES: values.games ?? '50',
  ALTERED_FIRST: values.first ?? '1',
};
process.exitCode =
  spawnSync(process.execPath, [vitest, 'run', '--reporter=verbose', ...files], { cwd: root, env, stdio: 'inherit' })
    .status ?? 1;
