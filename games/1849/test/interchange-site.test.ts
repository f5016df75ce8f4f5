import { hashOf, type Offer } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { exportGame } from '../interchange/export.ts';
import { readForeign } from '../interchange/foreign.ts';
import { importGame, importSteps } from '../interchange/import.ts';
import { foreignSetup } from '../interchange/settings.ts';
import { game, type State1849 } from './support/index.ts';
import { randomGame } from './support/random.ts';
import { recorded } from './support/recorded.ts';

/** A file of the site: no word of how the game was set up here. */
function siteFile(seed: number, players: number, rules: readonly string[]) {
  const people = Array.from({ length: players }, (_, i) => ({ id: i + 1, name: `n${i}` }));
  return { title: '1849', actions: [], players: people, settings: { seed, optional_rules: rules } };
}

/** What the site would not offer there: SMS once something was built, a port while the question about SMS is open. */
function notThere({ type }: Offer, { table, flow }: State1849): boolean {
  const top = flow.at(-1) as { readonly step: string; readonly corp?: string };
  const first = top.step === 'layTrack' && !table.turn.tileUsed;
  if (type === 'useSms') return !first;
  return type === 'refuse' || (type === 'markPort' && first && table.privates.SMS === top.corp);
}

describe('games played in the ways of the site', () => {
  const tokens = 'acquiring_station_tokens';
  const sets = [[], ['bonds'], [tokens], [tokens, 'bonds'], [tokens, 'bonds', 'electric_dreams'], ['delay_ift']];

  it('come back equal; whoever is the last of one round and the first of the next is asked about SMS there', () => {
    let twiceInARow = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const head = siteFile(seed, 3 + (seed % 3), sets[seed % sets.length] ?? []);
      const setup = foreignSetup(head);
      const { actions, state } = randomGame(setup, 500, notThere);
      const file = readForeign(JSON.parse(JSON.stringify({ ...exportGame(setup, actions), settings: head.settings })));
      const back = importGame(file);
      expect(back.stop, `seed ${seed}`).toBeUndefined();
      expect(back.actions, `seed ${seed}`).toEqual(actions);
      expect(hashOf(game, back.state)).toBe(hashOf(game, state));
      for (const { index, state: now, actions: made } of importSteps(file)) {
        const next = file.actions[index];
        if (next?.choice !== 'Close SMS' && (next?.choice !== 'Pass' || next.entity_type !== 'corporation')) continue;
        expect(now.flow.at(-1), `seed ${seed}, action ${index}`).toMatchObject({ step: 'layTrack', corp: next.entity });
        if (file.actions[index - 1]?.entity === next.entity && made.at(-1)?.type === 'pass') twiceInARow++;
      }
    }
    expect(twiceInARow).toBeGreaterThan(3);
  }, 60_000);

  it.for([
    ['g022', 'a station named by its space, after a tile has closed them up'],
    ['g052', 'the same, beside a bond that nobody repays'],
    ['g059', 'a player leaves after a bond was not repaid'],
    ['g076', 'the loan first, then the certificates'],
    ['g147', 'certificates of a corporation that has closed'],
  ] as const)('recorded game %s is followed to its end: %s', ([name]) => {
    const { stop, state } = importGame(recorded(name));
    expect(stop).toBeUndefined();
    expect(state.table.ended).not.toBeNull();
  });
});
