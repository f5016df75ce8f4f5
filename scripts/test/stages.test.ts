import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { check, namesFrom, runner, runStages } from '../stages.mjs';
import { root } from '../workspaces.mjs';

const node = (code: string) => [process.execPath, '-e', code];
const counting = (counts: object, exit = 0) =>
  runner(
    'many',
    node(`require('fs').writeFileSync(process.env.BINARIO_COUNTS, '${JSON.stringify(counts)}'); process.exit(${exit})`),
  );

function run(stages: Parameters<typeof runStages>[0], only: string[] = []) {
  const lines: string[] = [];
  const code = runStages(stages, { cwd: root, only, print: (line) => lines.push(line) });
  return { code, last: lines.at(-1), lines };
}

describe('runStages', () => {
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });

  it('adds checks and counts up in the last line', () => {
    const { code, last } = run([check('one', node('')), counting({ passed: 3, failed: 0 })]);
    expect([code, last]).toEqual([0, '4 passed, 0 failed']);
  });

  it('goes on after a failure and fails at the end', () => {
    const { code, last } = run([check('one', node('process.exit(3)')), counting({ passed: 3, failed: 2 }, 1)]);
    expect([code, last]).toEqual([1, '3 passed, 3 failed']);
  });

  it('shows what a failed check said', () => {
    run([check('one', node("console.log('out'); console.error('err'); process.exit(1)"))]);
    expect(process.stdout.write).toHaveBeenCalledWith('out\nerr\n');
  });

  it.each([
    ['a runner that crashes', runner('many', node('process.exit(1)'))],
    ['a runner that found no test', counting({ passed: 0, failed: 0 })],
    ['a runner that fails without a failed test', counting({ passed: 0, failed: 0 }, 1)],
    ['a command that does not exist', check('one', [join(root, 'no-such-program')])],
  ])('counts %s as one failure', (_, stage) => {
    const { code, last } = run([stage]);
    expect([code, last]).toEqual([1, '0 passed, 1 failed']);
  });

  it('tells of each stage that has passed, so that a long run can go on where it was stopped', () => {
    const passed: string[] = [];
    const stages = [check('one', node('')), check('two', node('process.exit(1)')), counting({ passed: 1, failed: 0 })];
    runStages(stages, { cwd: root, print: () => undefined, passed: (name) => passed.push(name) });
    expect(passed).toEqual(['one', 'many']);
  });

  it('begins with the stage named', () => {
    expect(namesFrom(['a', 'b', 'c'], 'b')).toEqual(['b', 'c']);
    expect(namesFrom(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(run([check('a', node(''))], namesFrom(['a'], 'z')).lines[0]).toMatch(/^Unknown stage: z/);
  });

  it('fails when nothing ran', () => {
    expect(run([]).code).toBe(1);
  });

  it('names skipped tests and counts them as neither', () => {
    const { lines, last } = run([counting({ passed: 3, failed: 0, skipped: 2 })]);
    expect(lines[0]).toMatch(/^ok {3}many: 3 passed, 0 failed, 2 skipped \(\d+\.\d s\)$/);
    expect(last).toBe('3 passed, 0 failed');
  });

  it('names tests that needed a second run, and every stage again at the end', () => {
    const { code, lines } = run([check('one', node('')), counting({ passed: 3, failed: 0, flaky: ['a > b'] })]);
    expect(code).toBe(0);
    expect(lines.slice(0, 3).map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'ok   one: 1 passed, 0 failed',
      'ok   many: 3 passed, 0 failed',
      'flaky many: a > b',
    ]);
    expect(lines[3]).toMatch(/^All stages, \d+\.\d min:$/);
    expect(lines.slice(4)).toEqual([...lines.slice(0, 3).map((line) => `  ${line}`), '4 passed, 0 failed']);
  });

  it('fails for nothing that is missing on this machine, but says so', () => {
    const { code, lines, last } = run([
      check('one', node('')),
      counting({ passed: 0, failed: 0, skipped: 1, missing: true }),
    ]);
    expect([code, last]).toEqual([0, '1 passed, 0 failed']);
    expect(lines[1]).toMatch(/^ok {3}many: 0 passed, 0 failed, not installed here/);
  });

  it('runs only the stages asked for and refuses unknown ones', () => {
    const stages = [check('one', node('')), check('two', node(''))];
    expect(run(stages, ['two']).last).toBe('1 passed, 0 failed');
    expect(run(stages, ['three']).code).toBe(2);
  });
});

it('the weekly run of a forge has every stage of the long one', () => {
  const listed = spawnSync(process.execPath, ['scripts/long.mjs', '--list'], { cwd: root, encoding: 'utf8' }).stdout;
  const workflow = readFileSync(join(root, '.github/workflows/long.yml'), 'utf8');
  const stages = [...workflow.matchAll(/^ {10}- (.+)$/gm)].flatMap(([, names]) => names?.split(' ') ?? []);
  expect(['build', ...stages].toSorted()).toEqual(listed.trim().split('\n').toSorted());
});
