import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Append } from '../../src/store/append.ts';
import { Appends } from '../../src/store/sqlite/appends.ts';
import { Turnstile } from '../../src/store/sqlite/dialect.ts';

const entry = (table: string, patient: boolean): Append => ({
  table,
  expect: 0,
  head: {},
  record: {
    kind: 'chat',
    version: 0,
    author: '',
    at: 0,
    hash: '',
    seat: null,
    body: '',
    key: null,
    prev: '',
    link: '',
  } as never,
  patient,
});

describe('appends to the embedded database', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function written() {
    const commits: number[] = [];
    const link = {
      appends: async (all: readonly unknown[]) => {
        commits.push(all.length);
        return all.map(() => 'done' as const);
      },
    };
    const appends = new Appends(link, new Turnstile());
    return { appends, commits };
  }

  it('that nobody waits for gather until somebody comes who waits', async () => {
    const { appends, commits } = written();
    await appends.add(entry('first', false));
    const bots = [appends.add(entry('a', true)), appends.add(entry('b', true))];
    await vi.advanceTimersByTimeAsync(10);
    expect(commits).toEqual([1]);
    const person = appends.add(entry('c', false));
    await vi.advanceTimersByTimeAsync(0);
    expect(commits).toEqual([1, 3]);
    expect(await Promise.all([...bots, person])).toEqual([1, 1, 1].map((seq) => ({ ok: true, seq })));
  });

  it('are written after a while also when nobody comes', async () => {
    const { appends, commits } = written();
    await appends.add(entry('first', false));
    const bots = [appends.add(entry('a', true)), appends.add(entry('b', true))];
    await vi.advanceTimersByTimeAsync(19);
    expect(commits).toEqual([1]);
    await vi.advanceTimersByTimeAsync(2);
    expect(commits).toEqual([1, 2]);
    await Promise.all(bots);
  });

  it('of bots alone wait no longer than those of people', async () => {
    const { appends, commits } = written();
    await appends.add(entry('first', true));
    const bots = [appends.add(entry('a', true)), appends.add(entry('b', true))];
    await vi.advanceTimersByTimeAsync(5);
    expect(commits).toEqual([1, 2]);
    await Promise.all(bots);
  });

  it('of people begin a few milliseconds apart, so that they share a commit', async () => {
    const { appends, commits } = written();
    await appends.add(entry('first', false));
    const people = ['a', 'b', 'c'].map((table) => appends.add(entry(table, false)));
    await vi.advanceTimersByTimeAsync(3);
    expect(commits).toEqual([1]);
    await vi.advanceTimersByTimeAsync(2);
    expect(commits).toEqual([1, 3]);
    await Promise.all(people);
  });
});
