import { sized } from '@binario/kernel/testing';
import { type FaultName, lacking, possibleFaults } from '@binario/trials';
import { describe, expect, it } from 'vitest';
import { binario } from './run.ts';

const NOTHING_LOST =
  /^\d+ faults, \d+ acknowledged moves, 0 lost, 0 doubled, 0 broken tables, longest recovery [\d.]+ s$/;
/** What is said of a trial in which everything came back; `faults`: how often each struck. */
const toldOf = (faults: RegExp) => [
  expect.stringMatching(faults),
  expect.stringMatching(/^beside moves \d+ other records were acknowledged and looked for$/),
  expect.stringMatching(/^longest answer to a move [\d.]+ s$/),
  expect.stringMatching(NOTHING_LOST),
];
/** What is said of a fault that this machine cannot bring about; `npm test` installs what it needs where it may. */
const leftOut = (name: FaultName) => {
  const missing = lacking(name);
  return missing === undefined ? [] : [`${name} is left out: ${missing}`];
};
const lostOf = (out: readonly string[]) => Number(/, (\d+) lost/.exec(out.at(-1) ?? '')?.[1]);

describe('torture', () => {
  it('kills the server and loses nothing, on the embedded database', async () => {
    const kills = sized(2, 3);
    const { code, out } = await binario(['torture', '--kills', String(kills), '--tables', '6']);
    expect(out.at(-1)).toMatch(NOTHING_LOST);
    expect(Number(/, (\d+) acknowledged/.exec(out.at(-1) ?? '')?.[1])).toBeGreaterThanOrEqual(20 * kills);
    expect(out.at(-1)).toMatch(new RegExp(`^${kills} faults`));
    expect(code).toBe(0);
  });

  it('cuts the power: nothing is lost, unless the disk is not waited for; or says why it cannot', async () => {
    const power = ['torture', '--tables', '4', '--faults', 'power', '--kills', '2'];
    const missing = lacking('power');
    if (missing !== undefined) {
      expect(await binario(power)).toMatchObject({ code: 1, out: [`power is left out: ${missing}`] });
      return;
    }
    const careful = await binario(power);
    expect(careful.out.at(-1)).toMatch(NOTHING_LOST);
    expect(careful.code).toBe(0);
    const careless = await binario([...power, '--careless']);
    expect(lostOf(careless.out)).toBeGreaterThan(0);
    expect(careless.code).toBe(1);
  });

  it('kills one of two servers on PostgreSQL, cuts off commits and news, and loses nothing', async () => {
    const faults = ['--faults', 'node,cut,deaf,partition', '--kills', '4', '--seconds', '1'];
    const { code, out } = await binario(['torture', '--tables', '6', '--store', 'postgres', '--nodes', '2', ...faults]);
    expect(out).toEqual(toldOf(/^node 1, cut 1, deaf 1, partition 1$/));
    expect(code).toBe(0);
  });

  it('kills one of two servers, restarts, cuts off, locks and freezes PostgreSQL, and everything comes back', async () => {
    const faults = ['--faults', 'all', '--kills', '6', '--seconds', String(sized(2, 4))];
    const { code, out } = await binario(['torture', '--store', 'postgres', '--nodes', '2', '--tables', '6', ...faults]);
    expect(out).toEqual([...possibleFaults('ownPostgres').flatMap(leftOut), ...toldOf(/^(\w+ [01](, |$))+/)]);
    expect(code).toBe(0);
  });

  it('finds what a PostgreSQL loses that does not wait for its disk', async () => {
    const { code, out } = await binario([
      'torture',
      '--careless',
      '--store',
      'postgres',
      '--tables',
      '6',
      '--kills',
      '1',
    ]);
    expect(lostOf(out)).toBeGreaterThan(0);
    expect(code).toBe(1);
  });

  it('knows what makes no sense', async () => {
    expect((await binario(['torture', '--nodes', '2'])).code).toBe(2);
    expect((await binario(['torture', '--kills', '0'])).code).toBe(2);
    expect((await binario(['torture', '--faults', 'freeze'])).code).toBe(2);
    expect((await binario(['torture', '--store', 'postgres', '--faults', 'fire'])).code).toBe(2);
    expect((await binario(['load', '--store', 'paper'])).code).toBe(2);
  });
});

describe('load', () => {
  it('plays on many tables at once without an error', async () => {
    const { code, out } = await binario(['load', '--tables', '10', '--seconds', '6']);
    expect(out.at(-1)).toMatch(/^30 moves, [\d.]+ moves\/s, 0 errors$/);
    expect(out.join('\n')).toMatch(/submit to seen by all: p50 [\d.]+ ms, p99 [\d.]+ ms/);
    expect(out.join('\n')).toMatch(/memory per table: active \d+ KB, idle/);
    expect(code).toBe(0);
  });
});

describe('soak', () => {
  it('lets bots play, finds memory flat and every stored game sound', async () => {
    const { code, out } = await binario(['soak', '--actions', '60', '--minutes', '0', '--tables', '3']);
    expect(out.at(-1)).toMatch(/^\d+ actions, \d+ games ended, [\d.]+ min, memory flat, 0 errors, 0 broken tables$/);
    expect(out.at(-2)).toMatch(/^verified: 3 tables/);
    expect(code).toBe(0);
  });

  it('fails when too few actions were played', async () => {
    const { code, out } = await binario(['soak', '--actions', '100000000', '--most', '0', '--tables', '1']);
    expect(out.at(-1)).toContain('0 broken tables');
    expect(code).toBe(1);
  });
});
