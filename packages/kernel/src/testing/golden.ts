import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { readMoves, writeMoves } from '../notation/moves.ts';
import { replay } from '../replay.ts';
import type { Title } from '../title.ts';

/** A whole game recorded with this engine (`node scripts/record-golden.mjs GAME`): what was once so stays so. */
export interface Golden<S> {
  readonly format: string;
  readonly game: string;
  readonly rules: number;
  readonly why: string;
  readonly setup: S;
  readonly actions: readonly Action[];
  readonly hashes: readonly string[];
}

/** Tests every recorded game of the folder, and gives what they were like: their set-ups, and why they ended. */
export function testGolden<T, E, S>(
  title: Title<T, E, S>,
  folder: string,
): { readonly setups: readonly S[]; ends(): readonly (string | undefined)[] } {
  const { game, endReason } = title;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden<S>;

  it.each(files)('%s was recorded by these rules and says why it is kept', (name) => {
    const { format, game: id, rules, why, actions, hashes } = read(name);
    expect({ format, id, rules }).toEqual({ format: 'binario-game/1', id: game.id, rules: game.rules });
    expect(why).not.toBe('');
    expect(hashes).toHaveLength(actions.length);
  });

  it.each(files)('%s, every action checked', (name) => {
    const { setup, actions, hashes } = read(name);
    const { table, flow } = replay(game, setup, actions, { strict: true, hashes });
    expect(flow).toEqual([]);
    expect(endReason(table)).toBeDefined();
  });

  it.each(files)('%s, trusted', (name) => {
    const { setup, actions, hashes } = read(name);
    expect(replay(game, setup, actions, { strict: false, hashes }).flow).toEqual([]);
  });

  it.each(files)('%s, written in the notation and read again', (name) => {
    const { setup, actions } = read(name);
    const text = writeMoves(title, { setup, actions, names: { P1: 'Anna', P2: 'Bruno di Sopra' } });
    expect(readMoves(title, text).actions).toEqual(actions);
  });

  it('have a line of the notation for every type of action, with all its fields', () => {
    const gaps = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map(([, field]) => field));
    const written = Object.entries(title.notation.moves).map(([type, text]) => [type, gaps(text)]);
    const forms = Object.entries(game.forms).map(([type, fields]) => [type, new Set(Object.keys(fields))]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(forms));
  });

  return {
    setups: files.map((name) => read(name).setup),
    ends: () =>
      files.map((name) => {
        const { setup, actions } = read(name);
        return endReason(replay(game, setup, actions, { strict: false }).table);
      }),
  };
}
