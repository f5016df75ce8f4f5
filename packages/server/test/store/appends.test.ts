import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Append } from '../../src/store/append.ts';
import { Appends } from '../../src/store/postgres/appends.ts';
import { FanOut } from '../../src/store/postgres/fanOut.ts';
import type { Asked } from '../../src/store/postgres/statements.ts';

const entry = (table: string, expect = 0, head: Append['head'] = { version: 1 }): Append => ({
  table,
  expect,
  head,
  record: {
    ...{ version: 1, kind: 'act', author: 'u', seat: null, at: 5, body: '{}', hash: 'h', key: null },
    ...{ link: null, proof: null },
  },
});

/** A database that answers when it is told to. */
class Slow {
  readonly asked: Asked[] = [];
  private readonly answers: (() => void)[] = [];

  ask = (asked: Asked) => {
    this.asked.push(asked);
    const [ids] = asked.values;
    const rows = Array.isArray(ids) ? ids.map((id) => ({ id, done: true, held: true })) : [{}];
    return new Promise<{ rowCount: number; rows: object[] }>((resolve) => {
      this.answers.push(() => resolve({ rowCount: rows.length, rows }));
    });
  };

  async answerAll(): Promise<void> {
    while (this.answers.length > 0) {
      this.answers.shift()?.();
      await sleep(0);
    }
  }

  /** How many tables each commit had. */
  get sizes(): readonly number[] {
    return this.asked.map(({ values: [ids] }) => (Array.isArray(ids) ? ids.length : 1));
  }
}

describe('appends', () => {
  it('gather while others are written, and are told after the commit', async () => {
    const slow = new Slow();
    const written: string[] = [];
    const appends = new Appends(slow.ask, (table, seq) => written.push(`${table} ${seq}`));
    const all = Array.from({ length: 63 }, (_, i) => appends.add(entry(`t${i}`)));
    expect(appends.load).toBe(60);
    expect(written).toEqual([]);
    await slow.answerAll();
    expect(slow.sizes).toEqual([1, 1, 1, 60]);
    expect(await Promise.all(all)).toEqual(all.map(() => ({ ok: true, seq: 1 })));
    expect(new Set(written).size).toBe(63);
  });

  it('of one table or of another shape go one after the other', async () => {
    const slow = new Slow();
    const appends = new Appends(slow.ask, () => {});
    const first = ['a', 'b', 'c'].map((table) => appends.add(entry(table)));
    const later = [entry('x', 0), entry('x', 1), entry('y', 0, { version: 1, setup: '{}' }), entry('z')];
    const all = [...first, ...later.map((each) => appends.add(each))];
    await slow.answerAll();
    await Promise.all(all);
    expect(slow.sizes).toEqual([1, 1, 1, 2, 1, 1]);
  });

  it('that cannot be written together are written one by one when one is bad', async () => {
    let together = 0;
    const ask = async ({ values: [ids] }: Asked) => {
      if (Array.isArray(ids)) {
        together++;
        throw Object.assign(new Error('duplicate'), { code: '23505' });
      }
      await sleep(1);
      return { rowCount: 1, rows: [{}] };
    };
    const appends = new Appends(ask, () => {});
    const all = Array.from({ length: 8 }, (_, i) => appends.add(entry(`t${i}`)));
    expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
    expect(together).toBe(1);
  });
});

describe('news of tables', () => {
  it('say the last record of each, and what could not be said once more', async () => {
    const said: (readonly string[])[] = [];
    let away = true;
    const fanOut = new FanOut(async (words) => {
      if (away) throw new Error('away');
      said.push(words);
    });
    fanOut.add('a', 1);
    await fanOut.settled();
    away = false;
    fanOut.add('a', 3);
    fanOut.add('b', 1);
    fanOut.add('a', 2);
    expect(fanOut.load).toBe(2);
    await expect.poll(() => said, { timeout: 5_000 }).toEqual([['a 3', 'b 1']]);
    fanOut.stop();
  });
});
