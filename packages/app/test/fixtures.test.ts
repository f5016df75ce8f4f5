import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { title18fb } from '@binario/game-18fb';
import { title1849 } from '@binario/game-1849';
import { title1865 } from '@binario/game-1865';
import { type Action, apply, type Game, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../e2e/fixtures');

interface Recorded {
  readonly game?: string;
  readonly setup: unknown;
  readonly actions: readonly Action[];
}

/** How many of the actions the rules of today accept. */
function followed<T, E, S>(game: Game<T, E, S>, { setup, actions }: Recorded): number {
  let state = start(game, setup as S);
  for (const [n, action] of actions.entries()) {
    const taken = apply(game, state, action);
    if (!taken.ok) return n;
    state = taken.state;
  }
  return actions.length;
}

function followedBy(record: Recorded): number {
  switch (record.game ?? '1849') {
    case '1849':
      return followed(title1849.game, record);
    case '1865':
      return followed(title1865.game, record);
    case '18fb':
      return followed(title18fb.game, record);
    default:
      throw new Error(`no such game: ${record.game}`);
  }
}

// A rule that is corrected may stop a recorded game; pictures and browser tests would then quietly show another position.
describe('recorded games of the browser tests', () => {
  it.each(readdirSync(folder))('%s can be played to its end', (name) => {
    const record = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Recorded;
    expect(followedBy(record)).toBe(record.actions.length);
  });
});
