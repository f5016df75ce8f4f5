// Packs a release: compiled packages, the built page, engine files, what they need of others, for every system, and a file to start it with.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { engineFolder, ensureEnginesBuilt } from '../engines.mjs';
import { sbomOf } from '../sbom.mjs';
import { ensureWebBuilt, webOutput } from '../web-build.mjs';
import { readManifest, workspaceFolders } from '../workspaces.mjs';
import { foreignPackages, nativePackages } from './needed.mjs';

/** What is deployed; the others are for working on it. */
const DEPLOYED = ['kernel', 'rail', 'track', 'bots', 'terminal', 'protocol', 'server', 'cli', 'games'];

const START = `#!/usr/bin/env node
// Starts Binario: \`node binario.mjs\` serves the game, \`node binario.mjs --help\` tells what else there is.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
process.env.BINARIO_WEB ||= join(here, 'client');
process.env.BINARIO_ENGINES ||= join(here, 'engines');
process.env.BINARIO_DATA ||= join(process.cwd(), 'data');
if (process.argv.length === 2) process.argv.push('serve');
await import('./node_modules/@binario/cli/dist/main.js');
`;

/** @param {string} version */
const readme = (version) => `# Binario ${version}

Needs Node 20.19 or newer and nothing else.

    node binario.mjs                 serves the game and prints the address of the page
    node binario.mjs play 1849       plays in the terminal
    node binario.mjs --help          tells what else there is

Games of online tables are kept in the folder \`data\` where it was started, or in the one that BINARIO_DATA names. UPGRADE.md says how to
come from an older release, OPERATION.md how to run a server for others, CHANGELOG.md what is new, SBOM.json
of what it is made.
`;

/**
 * @param {string} base
 * @returns {Promise<string>} the tarball
 */
export async function pack(base) {
  if (!(ensureBuilt(base) && (await ensureEnginesBuilt(base)) && ensureWebBuilt(base)))
    throw new Error('it does not build');
  const version = String(readManifest(join(base, 'package.json')).version);
  const work = mkdtempSync(join(tmpdir(), 'binario-release-'));
  const folder = join(work, `binario-${version}`);
  try {
    fill(base, folder, version);
    for (const { name, version: wanted, path } of nativePackages(base)) {
      if (existsSync(join(base, path)))
        cpSync(join(base, path), join(folder, path), { recursive: true, filter: notNested });
      else fetchPackage(work, name, wanted, join(folder, path));
    }
    const into = join(base, 'dist', 'release');
    mkdirSync(into, { recursive: true });
    const tarball = join(into, `binario-${version}.tar.gz`);
    run('tar', ['-czf', tarball, '-C', work, basename(folder)], work);
    const digest = createHash('sha256').update(readFileSync(tarball)).digest('hex');
    writeFileSync(`${tarball}.sha256`, `${digest}  ${basename(tarball)}\n`);
    return tarball;
  } finally {
    rmSync(work, { recursive: true });
  }
}

/**
 * @param {string} base
 * @param {string} folder
 * @param {string} version
 */
function fill(base, folder, version) {
  mkdirSync(folder);
  const own = workspaceFolders(base).filter(
    (each) =>
      DEPLOYED.includes(basename(each)) || (each.startsWith('games/') && each !== 'games/all') || each === 'games/all',
  );
  for (const each of own) {
    const { name } = readManifest(join(base, each, 'package.json'));
    const place = join(folder, 'node_modules', name);
    cpSync(join(base, each, 'package.json'), join(place, 'package.json'));
    const wanted = (/** @type {string} */ file) => !/(\.map|\.d\.ts|\.tsbuildinfo)$/.test(file);
    cpSync(join(base, each, 'dist'), join(place, 'dist'), { recursive: true, filter: wanted });
  }
  for (const path of foreignPackages(base)) {
    if (existsSync(join(base, path)))
      cpSync(join(base, path), join(folder, path), { recursive: true, filter: notNested });
  }
  cpSync(webOutput(base), join(folder, 'client'), { recursive: true });
  cpSync(engineFolder(base), join(folder, 'engines'), { recursive: true, filter: (file) => !file.endsWith('.stamp') });
  cpSync(join(base, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  cpSync(join(base, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(base, 'docs', 'upgrade.md'), join(folder, 'UPGRADE.md'));
  cpSync(join(base, 'docs', 'operation.md'), join(folder, 'OPERATION.md'));
  writeFileSync(join(folder, 'SBOM.json'), `${JSON.stringify(sbomOf(base), undefined, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), readme(version));
  writeFileSync(join(folder, 'binario.mjs'), START);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: 'binario-release', version, type: 'module', private: true })}\n`,
  );
}

/** Packages inside packages are listed by themselves. @param {string} file */
const notNested = (file) => !/node_modules[/\\].*[/\\]node_modules$/.test(file);

/**
 * @param {string} work
 * @param {string} name
 * @param {string} version
 * @param {string} place
 */
function fetchPackage(work, name, version, place) {
  const shell = process.platform === 'win32';
  const file = run('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', work], work, shell)
    .trim()
    .split('\n')
    .at(-1);
  mkdirSync(place, { recursive: true });
  run('tar', ['-xzf', join(work, String(file)), '-C', place, '--strip-components=1'], work);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 */
function run(program, args, cwd, shell = false) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr || stdout}`);
  return stdout;
}
