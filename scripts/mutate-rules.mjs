// Switches off one rule of a game after another and expects that some test notices: `npm run mutate:rules -- 1849`.
// A rule whose absence no test notices is a rule without a test, whatever the tests say about it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { runTests } from './mutate/vitest.mjs';
import { isProgram, root } from './workspaces.mjs';

const USAGE = 'npm run mutate:rules -- GAME [--rule KEY] [--jobs N]';

/**
 * @typedef {(base: string, files: readonly string[], options: { ruleOff?: string, bail?: boolean }) => Promise<import('./mutate/vitest.mjs').Outcome>} Run
 */

/**
 * Test files in which the rule is named.
 *
 * @param {string} rule
 * @param {Record<string, string>} sources
 */
const naming = (rule, sources) =>
  Object.keys(sources).filter((file) =>
    new RegExp(`['"\`]${rule.replaceAll('.', '\\.')}['"\`]`).test(sources[file] ?? ''),
  );

/**
 * The name of a test that notices that the rule is off; undefined if none does. Files that name the rule come first.
 *
 * @param {string} base
 * @param {string} rule
 * @param {Record<string, string>} sources test files with their text
 * @param {Run} run
 */
export async function noticedBy(base, rule, sources, run) {
  const files = Object.keys(sources);
  const near = naming(rule, sources);
  const far = files.filter((file) => !near.includes(file));
  for (const some of [near, far]) {
    if (some.length === 0) continue;
    const { failed } = await run(base, some, { ruleOff: rule, bail: true });
    if (failed[0] !== undefined) return failed[0];
  }
  return undefined;
}

/**
 * @param {{ base: string, rules: readonly string[], sources: Record<string, string>, jobs: number, run: Run, print: (line: string) => void }} options
 * @returns {Promise<number>} the exit code
 */
export async function mutateAll({ base, rules, sources, jobs, run, print }) {
  const [only] = rules.length === 1 ? rules : [];
  const near = only === undefined ? [] : naming(only, sources);
  // Of a single rule those who name it are asked alone; everybody only if they do not notice.
  if (near.length > 0 && near.length < Object.keys(sources).length) {
    const few = Object.fromEntries(near.map((file) => [file, sources[file] ?? '']));
    /** @type {string[]} */
    const lines = [];
    if ((await mutateAll({ base, rules, sources: few, jobs, run, print: (line) => lines.push(line) })) === 0) {
      for (const line of lines) print(line);
      return 0;
    }
  }
  const { failed, broken, passed } = await run(base, Object.keys(sources), {});
  if (failed.length > 0 || broken.length > 0 || passed === 0) {
    for (const name of [...failed, ...broken]) print(`fails with every rule on: ${name}`);
    print('The tests must pass before rules are switched off.');
    return 1;
  }
  let noticed = 0;
  const waiting = [...rules];
  const work = async () => {
    for (let rule = waiting.shift(); rule !== undefined; rule = waiting.shift()) {
      const test = await noticedBy(base, rule, sources, run);
      if (test !== undefined) noticed++;
      print(test === undefined ? `${rule}: NOT NOTICED` : `${rule}: noticed by "${test}"`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  print(`${rules.length} rules switched off, ${noticed} noticed, ${rules.length - noticed} not noticed`);
  return noticed === rules.length ? 0 : 1;
}

/**
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function testSources(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  return Object.fromEntries(files.sort().map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]));
}

/**
 * @param {string} game
 * @returns {Promise<readonly string[] | undefined>} undefined if there is no such game
 */
async function rulesOfGame(game) {
  if (!/^\w+$/.test(game) || !readdirSync(join(root, 'games')).includes(game)) return undefined;
  const { rulesOf } = await import('@binario/kernel');
  const module = await import(`@binario/game-${game}`);
  return rulesOf(module[`game${game}`]).map(({ key }) => key);
}

/** @param {string[]} words */
async function main(words) {
  const options = /** @type {const} */ ({ rule: { type: 'string' }, jobs: { type: 'string' } });
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const [game, ...rest] = positionals;
  const jobs = Number(values.jobs ?? 2);
  if (game === undefined || rest.length > 0 || !Number.isInteger(jobs) || jobs < 1) throw new Error(USAGE);
  if (!ensureBuilt(root)) return 1;
  const all = await rulesOfGame(game);
  if (!all) throw new Error(`there is no game "${game}"`);
  const rules = values.rule === undefined ? all : all.filter((key) => key === values.rule);
  if (rules.length === 0) throw new Error(`${game} has no rule "${values.rule}"`);
  const sources = testSources(join(root, 'games', game, 'test'));
  return mutateAll({ base: root, rules, sources, jobs, run: runTests, print: console.log });
}

if (isProgram(import.meta.url)) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(`mutate-rules: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 2;
  }
}
