// An update while people play: this release and the one before it on one database, an embedded one and a PostgreSQL with two nodes.
// The release before is built from its commit (CHANGELOG.md, "Release before") in a worktree of its own, which is kept for the next time.
// `node scripts/rolling-trial.mjs [--moves N] [--tables T] [--store sqlite|postgres]`; the last line tells what was lost.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureEnginesBuilt } from './engines.mjs';
import { root } from './workspaces.mjs';

const { values } = parseArgs({
  options: { moves: { type: 'string' }, tables: { type: 'string' }, store: { type: 'string' } },
});

/** @param {string} program @param {string[]} args @param {string} cwd */
function must(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout.trim();
}

/** The commit that the changelog names. */
function commitBefore() {
  const found = /^Release before: `([0-9a-f]{7,40})`/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  if (!found?.[1]) throw new Error('CHANGELOG.md names no release before this one');
  return found[1];
}

/** Packages from elsewhere are those of this clone; its own are its own. @param {string} folder */
function linkModules(folder) {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@binario' || name.startsWith('.cache') || existsSync(join(modules, name))) continue;
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  mkdirSync(join(modules, '@binario'), { recursive: true });
  for (const parent of ['packages', 'games']) {
    for (const each of readdirSync(join(folder, parent))) {
      const file = join(folder, parent, each, 'package.json');
      if (!existsSync(file)) continue;
      const { name } = JSON.parse(readFileSync(file, 'utf8'));
      const link = join(modules, ...name.split('/'));
      if (!existsSync(link)) symlinkSync(join(folder, parent, each), link);
    }
  }
}

/** The folder of the release before, built. */
function releaseBefore() {
  const commit = commitBefore();
  const folder = join(root, 'node_modules', '.cache', 'releases', commit);
  if (existsSync(join(folder, 'dist', 'engines')) && existsSync(join(folder, 'packages/trials/dist'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  must('git', ['worktree', 'prune'], root);
  must('git', ['worktree', 'add', '--force', '--detach', folder, commit], root);
  linkModules(folder);
  console.log(`building ${commit}`);
  must(process.execPath, ['scripts/build.mjs'], folder);
  return folder;
}

if (!(ensureInstalled(root) && ensureBuilt(root) && (await ensureEnginesBuilt(root)))) process.exit(1);
const before = releaseBefore();
const { PostgresProcess, rolling } = await import(join(root, 'packages/trials/dist/index.js'));
const stores = values.store === undefined ? ['sqlite', 'postgres'] : [values.store];
const total = { changes: 0, acknowledged: 0, handedOver: 0, movedUp: 0, movedBack: 0, lost: 0, doubled: 0, broken: 0 };
let problems = 0;
for (const store of stores) {
  const postgres = store === 'postgres' ? await PostgresProcess.start(join(root, 'scripts/postgres.mjs')) : undefined;
  try {
    const rolled = await rolling({
      before,
      ...(postgres && { databaseUrl: postgres.url }),
      tables: Number(values.tables ?? 8),
      moves: Number(values.moves ?? 300),
      game: '1849',
      onStep: (/** @type {string} */ line) => console.log(`${store}: ${line}`),
    });
    for (const { table, problem } of rolled.broken) console.log(`${store}: ${table}: ${problem}`);
    for (const problem of rolled.problems) console.log(`${store}: ${problem}`);
    problems += rolled.problems.length;
    const found = { ...rolled, broken: rolled.broken.length };
    for (const name of /** @type {(keyof typeof total)[]} */ (Object.keys(total))) total[name] += found[name];
  } finally {
    await postgres?.end();
  }
}
const { changes, acknowledged, handedOver, movedUp, movedBack, lost, doubled, broken } = total;
console.log(`${movedUp} tables moved up to a newer engine, ${movedBack} back`);
console.log(
  `${changes} nodes changed, ${acknowledged} acknowledged moves, ${handedOver} sockets handed over, ${lost} lost, ${doubled} doubled, ${broken} broken tables`,
);
process.exitCode = lost + doubled + broken + problems > 0 || handedOver === 0 ? 1 : 0;
