// `npm run release -- 0.2.0`: writes the version everywhere, turns "Not released" of the changelog into a section of its own, packs a tarball
// that runs with Node alone, commits and tags. `--pack-only` only packs what is here, into dist/release.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './bootstrap.mjs';
import { pack } from './release/pack.mjs';
import { isRelease, releasedChangelog, versionsWritten } from './release/versions.mjs';
import { isProgram, readManifest, root, workspaceFolders } from './workspaces.mjs';

const USAGE = 'npm run release -- VERSION   (such as 0.2.0), or npm run release -- --pack-only';

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr || stdout}`);
  return stdout.trim();
}

/** @param {string} version */
function writeVersion(version) {
  const before = String(readManifest(join(root, 'package.json')).version);
  const files = [
    'package-lock.json',
    'packages/protocol/src/version.ts',
    ...['.', ...workspaceFolders(root)].map((folder) => join(folder, 'package.json')),
  ];
  for (const file of files) {
    const path = join(root, file);
    writeFileSync(path, versionsWritten(readFileSync(path, 'utf8'), before, version));
  }
  const changelog = join(root, 'CHANGELOG.md');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(changelog, releasedChangelog(readFileSync(changelog, 'utf8'), version, day));
}

/** @param {string[]} words */
async function main(words) {
  const options = /** @type {const} */ ({ 'pack-only': { type: 'boolean' } });
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const [version, ...rest] = positionals;
  if (values['pack-only'] ? positionals.length > 0 : version === undefined || rest.length > 0) throw new Error(USAGE);
  if (!ensureInstalled(root)) return 1;
  if (version !== undefined) {
    if (!isRelease(version)) throw new Error(`"${version}" is no version: ${USAGE}`);
    if (run('git', ['status', '--porcelain']) !== '') throw new Error('commit or remove first what `git status` shows');
    if (run('git', ['tag', '--list', `v${version}`]) !== '') throw new Error(`there is a tag v${version} already`);
    console.log(await released(version));
    console.log(`committed and tagged v${version}; push both: git push --follow-tags`);
  } else console.log(await pack(root));
  return 0;
}

/** What cannot be packed or committed is no release: nothing of it stays. @param {string} version */
async function released(version) {
  try {
    writeVersion(version);
    const tarball = await pack(root);
    run('git', ['commit', '--all', '--message', `Release ${version}`]);
    run('git', ['tag', '--annotate', `v${version}`, '--message', `Binario ${version}`]);
    return tarball;
  } catch (error) {
    run('git', ['checkout', '--', '.']);
    throw error;
  }
}

if (isProgram(import.meta.url)) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(`release: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 2;
  }
}
