import { type Action, apply, done, nextRandom, replay, shuffled, start, stay, viewOf } from '@binario/kernel';
import { dice, randomGame } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { play } from './driver.ts';
import { go, machine, note, type Part } from './machine.ts';
import { toy } from './toy/game.ts';

describe('seeded randomness', () => {
  it('plays the same game from the same seed, and another from another', () => {
    const actions = randomGame(dice(5), toy, start(toy, { seed: 11 }));
    const played = (seed: number, some: readonly Action[]) => replay(toy, { seed }, some, { strict: false });
    expect(played(11, actions)).toEqual(played(11, actions));
    const opening = actions.slice(0, 6);
    expect(played(12, opening).rng).not.toBe(played(11, opening).rng);
  });

  const roller: Part = {
    actions: ['go'],
    begin(tx, frame) {
      tx.emit(note(`${tx.draw(6)} ${tx.draw(6)}`));
      return tx.table.log.length < 3 ? stay(frame) : done();
    },
    actors: () => ['P1'],
    options: (_board, _frame, by) => [{ type: 'go', by }],
    take: (_tx, frame) => ({ kind: 'become', frame }),
  };
  const game = machine({ roller });
  const begun = start(game, [{ step: 'roller' }]);

  it('goes on after a round trip as if nothing had happened', () => {
    expect(play(game, begun, go(), go()).state.table.log).toHaveLength(3);
  });

  it('is drawn only through the transaction: the state remembers, the input state is untouched', () => {
    const once = apply(game, begun, go());
    const again = apply(game, begun, go());
    expect(once).toEqual(again);
    expect(once.ok && once.state.rng).not.toBe(begun.rng);
    expect(begun.rng).toBe(start(game, [{ step: 'roller' }]).rng);
  });

  it('is not consumed by a refused action, nor by a step that draws nothing', () => {
    const voting = start(toy, { seed: 3 });
    const bid = apply(toy, voting, { type: 'bid', by: 'P1', price: 5 } as Action);
    expect(bid.ok && bid.state.rng).toBe(voting.rng);
    expect(apply(game, begun, go('P2')).ok).toBe(false);
    expect(begun.rng).toBe(start(game, [{ step: 'roller' }]).rng);
  });

  it('is hidden by the view', () => {
    expect(viewOf(game, begun, 'P1').rng).toBe(0);
    expect(viewOf(game, begun, undefined)).toEqual({ ...begun, rng: 0 });
  });

  it('draws whole numbers below n, all of them, about equally often', () => {
    const roll = dice(1);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = roll(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(counts).toHaveLength(6);
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('gives the same numbers on every machine', () => {
    const drawn: number[] = [];
    let state = 1849;
    for (let i = 0; i < 4; i++) {
      const next = nextRandom(state);
      state = next.state;
      drawn.push(Math.floor(next.value * 1_000_000));
    }
    expect({ drawn, state }).toMatchInlineSnapshot(`
      {
        "drawn": [
          285607,
          257638,
          322847,
          312861,
        ],
        "state": 3031297805,
      }
    `);
  });

  it('shuffles fairly: everything comes everywhere about equally often', () => {
    const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    let rng = 1;
    for (let i = 0; i < 8000; i++) {
      const { items, state } = shuffled([0, 1, 2, 3], rng);
      rng = state;
      for (const [place, item] of items.entries()) counts[place]![item]! += 1;
    }
    for (const count of counts.flat()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('shuffles in the same way on every machine', () => {
    expect(shuffled(['a', 'b', 'c', 'd', 'e', 'f'], 1849)).toMatchInlineSnapshot(`
      {
        "items": [
          "d",
          "c",
          "a",
          "e",
          "f",
          "b",
        ],
        "state": 567896322,
      }
    `);
  });

  it('shuffles without losing anything', () => {
    const items = Array.from({ length: 20 }, (_, i) => i);
    const { items: once, state } = shuffled(items, 7);
    expect([...once].sort((a, b) => a - b)).toEqual(items);
    expect(once).not.toEqual(items);
    expect(shuffled(items, 7)).toEqual({ items: once, state });
    expect(shuffled(items, state).items).not.toEqual(once);
  });
});
