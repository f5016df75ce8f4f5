import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, replay } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { game1849 } from '../game.ts';
import type { Setup } from '../options.ts';
import { title1849 } from '../title.ts';

/** Whole games recorded with this engine (`node scripts/record-golden.mjs 1849`): what was once so stays so. */
interface Golden {
  readonly format: string;
  readonly game: string;
  readonly rules: number;
  readonly why: string;
  readonly setup: Setup;
  readonly actions: readonly Action[];
  readonly hashes: readonly string[];
}

const folder = join(import.meta.dirname, 'golden');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden;

describe('golden games', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(3);
    const ends = files.map((name) => {
      const { setup, actions } = read(name);
      return title1849.endReason(replay(game1849, setup, actions, { strict: false }).table);
    });
    expect(new Set(ends)).toEqual(new Set(['bank', 'price', 'onePlayer', 'stalemate']));
  });

  it.each(files)('%s was recorded by these rules and says why it is kept', (name) => {
    const { format, game, rules, why, actions, hashes } = read(name);
    expect({ format, game, rules }).toEqual({ format: 'binario-game/1', game: '1849', rules: game1849.rules });
    expect(why).not.toBe('');
    expect(hashes).toHaveLength(actions.length);
  });

  it.each(files)('%s, every action checked', (name) => {
    const { setup, actions, hashes } = read(name);
    const { table, flow } = replay(game1849, setup, actions, { strict: true, hashes });
    expect(flow).toEqual([]);
    expect(table.ended).not.toBeNull();
  });

  it.each(files)('%s, trusted', (name) => {
    const { setup, actions, hashes } = read(name);
    expect(replay(game1849, setup, actions, { strict: false, hashes }).flow).toEqual([]);
  });
});
