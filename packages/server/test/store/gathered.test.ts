import { afterEach, describe, expect, it, vi } from 'vitest';
import { Gathered, inFewSizes } from '../../src/store/gathered.ts';

/** Questions that are answered when the test says so: of each key its length. */
function slowBook(most = 10, pauseMs = 0, apartMs = 0) {
  const asked: (readonly string[])[] = [];
  const answers: { resolve(): void; reject(error: Error): void }[] = [];
  const book = new Gathered<string, number>(
    (keys) => {
      asked.push(keys);
      return new Promise((resolve, reject) =>
        answers.push({ resolve: () => resolve(new Map(keys.map((key) => [key, key.length]))), reject }),
      );
    },
    { most, pauseMs, apartMs },
  );
  return { asked, answers, book };
}

const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

describe('questions about single keys', () => {
  afterEach(() => void vi.useRealTimers());

  it('gather while another one is under way', async () => {
    const { asked, answers, book } = slowBook();
    const first = book.of('a');
    await turn();
    const others = [book.of('bb'), book.of('ccc'), book.of('bb')];
    await turn();
    expect(asked).toEqual([['a']]);
    answers[0]?.resolve();
    expect(await first).toBe(1);
    await turn();
    expect(asked).toEqual([['a'], ['bb', 'ccc']]);
    answers[1]?.resolve();
    expect(await Promise.all(others)).toEqual([2, 3, 2]);
  });

  it('are never answered by what was asked before them', async () => {
    const { asked, answers, book } = slowBook();
    const before = book.of('a');
    await turn();
    const after = book.of('a');
    answers[0]?.resolve();
    await before;
    await turn();
    expect(asked).toEqual([['a'], ['a']]);
    answers[1]?.resolve();
    expect(await after).toBe(1);
  });

  it('that fail keep no later one from being asked', async () => {
    const { answers, book } = slowBook();
    const first = book.of('a');
    await turn();
    const second = book.of('bb');
    answers[0]?.reject(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await turn();
    answers[1]?.resolve();
    expect(await second).toBe(2);
  });

  it('do not wait for one that hangs', async () => {
    const { answers, book } = slowBook();
    const first = book.of('a');
    await turn();
    const second = book.of('bb');
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(2);
    answers[1]?.resolve();
    expect(await second).toBe(2);
    answers[0]?.resolve();
    expect(await first).toBe(1);
  });

  it('are no more at once than fit into one', async () => {
    const { asked, answers, book } = slowBook(2);
    const all = ['a', 'b', 'c'].map((key) => book.of(key));
    await turn();
    answers[0]?.resolve();
    await turn();
    answers[1]?.resolve();
    await Promise.all(all);
    expect(asked).toEqual([['a', 'b'], ['c']]);
  });

  it('wait for more where nobody waits for the answer', async () => {
    const { asked, answers, book } = slowBook(10, 30);
    const first = book.of('a');
    await turn(5);
    const second = book.of('bb');
    expect(asked).toEqual([]);
    await turn(60);
    expect(asked).toEqual([['a', 'bb']]);
    answers[0]?.resolve();
    expect(await Promise.all([first, second])).toEqual([1, 2]);
  });

  it('begin apart where many ask, and the first at once', async () => {
    vi.useFakeTimers();
    const { asked, answers, book } = slowBook(10, 0, 4);
    const first = book.of('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([['a']]);
    answers[0]?.resolve();
    await first;
    const others = [book.of('bb')];
    await vi.advanceTimersByTimeAsync(3);
    others.push(book.of('ccc'));
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([['a'], ['bb', 'ccc']]);
    answers[1]?.resolve();
    expect(await Promise.all(others)).toEqual([2, 3]);
    await vi.advanceTimersByTimeAsync(4);
    const later = book.of('dddd');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(3);
    answers[2]?.resolve();
    expect(await later).toBe(4);
  });

  it('name few different numbers of keys', () => {
    expect(inFewSizes([])).toEqual([]);
    expect(inFewSizes(['a'])).toEqual(['a']);
    expect(inFewSizes(['a', 'b', 'c'])).toEqual(['a', 'b', 'c', 'c']);
    const sizes = Array.from({ length: 256 }, (_, i) => inFewSizes(Array.from({ length: i + 1 }, (_, k) => k)).length);
    expect(new Set(sizes)).toEqual(new Set([1, 2, 4, 8, 16, 32, 64, 128, 256]));
  });
});
