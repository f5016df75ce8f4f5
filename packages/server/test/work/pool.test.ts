import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Crowded, EngineFault, StateMissing, WorkLimit } from '../../src/work/failures.ts';
import { Pool } from '../../src/work/pool.ts';
import { built } from '../support/built.ts';

/** A game of counting that can be made to hang, to throw, and to eat all memory. */
const TOY = `
const played = (state, action) => {
  if (action.type === 'hang') for (;;);
  if (action.type === 'throw') throw new Error('the toy is broken');
  if (action.type === 'eat') { const all = []; for (;;) all.push(new Array(100_000).fill({})); }
  return { ok: true, state: { ...state, table: { n: state.table.n + 1 } }, events: [{ type: 'counted' }] };
};
export const engine = {
  format: 1,
  facts: { id: 'toy', rules: 1, name: 'Toy', players: { min: 1, max: 1 }, variants: [], options: {}, bots: ['slow'], open: true },
  setup: (wish) => wish,
  start: () => ({ table: { n: 0 }, flow: [{ step: 'count' }], rng: 0 }),
  apply: (state, action) => action.type === 'no' ? { ok: false, refusal: { rule: 'toy.no', cite: '', params: {} } } : played(state, action),
  carryOut: played,
  hash: (state) => 'h' + state.table.n,
  actors: () => ['P1'],
  choices: (state, by) => [{ offer: { type: 'count', by } }],
  view: (state) => state,
  isOpen: () => true,
  describeRound: () => 'R',
  scores: () => [],
  endReason: () => undefined,
  decide: (bot) => { for (;;); },
};
`;

const folder = mkdtempSync(join(tmpdir(), 'binario-pool-'));
const engine = join(folder, 'toy.mjs');
const stopped: string[] = [];
let pool: Pool;

beforeAll(() => {
  built();
  writeFileSync(engine, TOY);
  pool = new Pool({ threads: 1, memoryMb: 64, onStopped: (key) => stopped.push(key) });
});
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

const LONG = 60_000;
const open = (table: string) =>
  pool.run('open', { table, opening: { engine, setup: {}, seats: ['P1'], actions: [] }, orders: {} }, table, LONG);
const act = (table: string, n: number, type = 'count', limit = LONG) =>
  pool.run('act', { table, hash: `h${n}`, action: { type, by: 'P1' }, orders: {} }, table, limit);

describe('the threads', () => {
  it('play, and say when they do not have a state', async () => {
    await expect(act('a', 0)).rejects.toThrow(StateMissing);
    expect(await open('a')).toMatchObject({ hash: 'h0', position: 0, actors: ['P1'] });
    expect(await act('a', 0)).toMatchObject({ ok: true, summary: { hash: 'h1', position: 1 } });
    // The state before is kept, should the record not be written.
    expect(await act('a', 0)).toMatchObject({ ok: true, summary: { hash: 'h1' } });
    expect(await act('a', 1, 'no')).toMatchObject({ ok: false, refusal: { rule: 'toy.no' } });
    await expect(act('a', 7)).rejects.toThrow(StateMissing);
    await pool.run('forget', { table: 'a' }, 'a', LONG);
    await expect(act('a', 1)).rejects.toThrow(StateMissing);
  });

  it('survive an engine that throws', async () => {
    await open('b');
    await expect(act('b', 0, 'throw')).rejects.toThrow(EngineFault);
    expect(await act('b', 0)).toMatchObject({ ok: true });
    expect(stopped).toEqual([]);
  });

  it('are replaced when a table hangs, and the others go on', async () => {
    await open('good');
    await open('bad');
    const hanging = act('bad', 0, 'hang', 500);
    const waiting = open('waiting');
    await expect(hanging).rejects.toThrow(WorkLimit);
    expect(stopped).toEqual(['bad']);
    expect(await waiting).toMatchObject({ hash: 'h0' });
    await expect(act('good', 0)).rejects.toThrow(StateMissing);
    await open('good');
    // From now on the bad one has a thread of its own: while it hangs there, nobody waits for it.
    await open('bad');
    const again = act('bad', 0, 'hang', 3_000);
    expect(await act('good', 0)).toMatchObject({ ok: true });
    expect(pool.load).toBe(1);
    await expect(again).rejects.toThrow(WorkLimit);
  });

  it('are replaced when one eats all memory', async () => {
    await open('glutton');
    await expect(act('glutton', 0, 'eat')).rejects.toThrow(WorkLimit);
    expect(stopped).toContain('glutton');
    await open('good');
    expect(await act('good', 0)).toMatchObject({ ok: true });
  });

  it('stop a bot that thinks too long', async () => {
    await open('bots');
    const situation = await pool.run('situation', { table: 'bots', hash: 'h0' }, 'bots', LONG);
    const job = { engine, bot: 'slow', by: 'P1', seed: 1, turn: 1, situation };
    await expect(pool.run('decide', job, 'bots', 300)).rejects.toThrow(WorkLimit);
  });

  it('refuse what would wait too long, and never what makes room', async () => {
    const narrow = new Pool({ threads: 1, mostWaiting: 1 });
    try {
      const weigh = () => narrow.run('weigh', {}, 'a', LONG);
      const running = weigh();
      const waiting = weigh();
      await expect(weigh()).rejects.toThrow(Crowded);
      const forgotten = narrow.run('forget', { table: 'a' }, 'a', LONG);
      await Promise.all([running, waiting, forgotten]);
      await weigh();
    } finally {
      await narrow.close();
    }
  });

  it('have time to begin: the first job of a new one has three times as long', async () => {
    const stops: string[] = [];
    const fresh = new Pool({ threads: 1, onStopped: (_key, why) => stops.push(why) });
    try {
      const job = (table: string) => ({
        table,
        opening: { engine, setup: {}, seats: ['P1'], actions: [] },
        orders: {},
      });
      await expect(fresh.run('open', job('a'), 'a', 1)).rejects.toThrow('no answer within 3 ms');
      expect(stops).toHaveLength(1);
      await fresh.run('open', job('b'), 'b', LONG);
      const act = { table: 'b', hash: 'h0', action: { type: 'hang', by: 'P1' }, orders: {} };
      await expect(fresh.run('act', act, 'b', 200)).rejects.toThrow('no answer within 200 ms');
    } finally {
      await fresh.close();
    }
  });
});
