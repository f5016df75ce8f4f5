import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Event } from '../apply.ts';
import { replay } from '../replay.ts';
import type { Line } from '../teller.ts';
import type { Title } from '../title.ts';
import type { Golden } from './golden.ts';

/**
 * Tests the whole log of a recorded game, before it is put into words: which lines, about what, in which order. It lies
 * beside the game (`NAME.log`); `npx vitest run -u FILE` writes it anew when it changes on purpose.
 */
export function testLog<T, E, S>(
  { game }: Title<T, E, S>,
  lineOf: (event: Event<E>) => Line | undefined,
  folder: string,
  name: string,
): void {
  it(`${name}: the log has every line once, in order`, async () => {
    const { setup, actions } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Golden<S>;
    const lines: string[] = [];
    replay(game, setup, actions, {
      strict: false,
      onState(_state, index, events) {
        for (const event of events) {
          const line = lineOf(event);
          if (line) lines.push(`${index + 1} ${plain(line)}`);
        }
      },
    });
    const log = join(folder, `${name}.log`);
    expect(existsSync(log)).toBe(true);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(log);
  });
}

const plain = ({ key, params, heading }: Line): string =>
  [heading ? `${key}:` : key, ...Object.entries(params).map(([gap, value]) => `${gap}=${value}`)].join(' ');
