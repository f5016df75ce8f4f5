import { describe, expect, it } from 'vitest';
import { mutateAll, noticedBy } from '../mutate-rules.mjs';

interface Outcome {
  readonly failed: string[];
  readonly passed: number;
  readonly broken: string[];
}

const fine: Outcome = { failed: [], passed: 3, broken: [] };
const sources = {
  'a.test.ts': "refuses(s, m, 'sell.poolFull')",
  'b.test.ts': 'refuses(s, m, "buy.noMoney")',
  'c.test.ts': "expect(name).toBe('')",
};

/** Tests in which some file notices that some rule is off; remembers what was run. */
function tests(notice: Readonly<Record<string, string>>) {
  const runs: string[] = [];
  const run = async (_base: string, files: readonly string[], { ruleOff = '' }: { ruleOff?: string }) => {
    runs.push(`${ruleOff || 'all on'}: ${files.join(' ')}`);
    const file = notice[ruleOff];
    return file && files.includes(file) ? { ...fine, failed: [`${file} notices`] } : fine;
  };
  return { run, runs };
}

async function mutate(rules: readonly string[], run: Parameters<typeof mutateAll>[0]['run'], jobs = 1) {
  const lines: string[] = [];
  const code = await mutateAll({ base: '', rules, sources, jobs, run, print: (line) => lines.push(line) });
  return { code, lines };
}

describe('switching off rules', () => {
  it('asks the files that name the rule first, and only then the others', async () => {
    const { run, runs } = tests({ 'sell.poolFull': 'a.test.ts', 'buy.noMoney': 'c.test.ts' });
    expect(await noticedBy('', 'sell.poolFull', sources, run)).toBe('a.test.ts notices');
    expect(await noticedBy('', 'buy.noMoney', sources, run)).toBe('c.test.ts notices');
    expect(await noticedBy('', 'buy.noneThere', sources, run)).toBeUndefined();
    expect(runs).toEqual([
      'sell.poolFull: a.test.ts',
      'buy.noMoney: b.test.ts',
      'buy.noMoney: a.test.ts c.test.ts',
      'buy.noneThere: a.test.ts b.test.ts c.test.ts',
    ]);
  });

  it('tells for each rule who noticed, and counts', async () => {
    const { run } = tests({ 'sell.poolFull': 'a.test.ts', 'buy.noMoney': 'b.test.ts' });
    const { code, lines } = await mutate(['sell.poolFull', 'buy.noMoney'], run, 2);
    expect(lines).toContain('sell.poolFull: noticed by "a.test.ts notices"');
    expect(lines.at(-1)).toBe('2 rules switched off, 2 noticed, 0 not noticed');
    expect(code).toBe(0);
  });

  it('of a single rule asks those who name it alone, and all only if they do not notice', async () => {
    const near = tests({ 'sell.poolFull': 'a.test.ts' });
    expect((await mutate(['sell.poolFull'], near.run)).lines.at(-1)).toMatch(/^1 rules switched off, 1 noticed/);
    expect(near.runs).toEqual(['all on: a.test.ts', 'sell.poolFull: a.test.ts']);
    const far = tests({ 'sell.poolFull': 'c.test.ts' });
    expect((await mutate(['sell.poolFull'], far.run)).code).toBe(0);
    expect(far.runs.slice(2)).toEqual([
      'all on: a.test.ts b.test.ts c.test.ts',
      'sell.poolFull: a.test.ts',
      'sell.poolFull: b.test.ts c.test.ts',
    ]);
  });

  it('of several rules nobody is asked alone first', async () => {
    const { run, runs } = tests({ 'sell.poolFull': 'a.test.ts', 'buy.noMoney': 'b.test.ts' });
    await mutate(['sell.poolFull', 'buy.noMoney'], run);
    expect(runs).toEqual([
      'all on: a.test.ts b.test.ts c.test.ts',
      'sell.poolFull: a.test.ts',
      'buy.noMoney: b.test.ts',
    ]);
  });

  it('a rule that nobody misses is a failure', async () => {
    const { code, lines } = await mutate(['sell.poolFull', 'ghost'], tests({ 'sell.poolFull': 'a.test.ts' }).run);
    expect(lines).toContain('ghost: NOT NOTICED');
    expect(lines.at(-1)).toBe('2 rules switched off, 1 noticed, 1 not noticed');
    expect(code).toBe(1);
  });

  it.each<[string, Outcome]>([
    ['fail', { ...fine, failed: ['a test'] }],
    ['cannot be read', { ...fine, broken: ['a.test.ts'] }],
    ['are not there', { ...fine, passed: 0 }],
  ])('proves nothing when the tests %s with every rule on', async (_what, outcome) => {
    const { code, lines } = await mutate(['sell.poolFull'], async () => outcome);
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('The tests must pass before rules are switched off.');
  });
});
