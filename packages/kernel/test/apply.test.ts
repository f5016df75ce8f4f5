import { type Action, actorsOf, apply, carryOut, explain, offers, type State, start } from '@binario/kernel';
import { dice, randomMove, wellFormed } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { frozen, thawed } from './driver.ts';
import { freshTable, toy } from './toy/game.ts';
import { corpIds, corpOf, type Effect, seatIds, type Table, trainIds } from './toy/model.ts';

describe('apply', () => {
  it('never changes its input, and neither do the questions about it', () => {
    const roll = dice(3);
    let state: State<Table> = frozen(start(toy, { seed: 3 }));
    for (let move = randomMove(roll, toy, state); move; move = randomMove(roll, toy, state)) {
      const before = thawed(state);
      for (const by of seatIds) offers(toy, state, by);
      explain(toy, state, wellFormed(roll, toy.forms, seatIds));
      const result = apply(toy, state, frozen(move));
      expect(state).toStrictEqual(before);
      if (!result.ok) throw new Error(result.refusal.rule);
      state = frozen(result.state);
    }
  });

  it('gives the same result each time', () => {
    const state = start(toy, { seed: 3 });
    const move = randomMove(dice(1), toy, state) as Action;
    expect(apply(toy, state, move)).toEqual(apply(toy, state, move));
  });

  it('refuses with the refusal that explain gives, and nothing else', () => {
    const roll = dice(8);
    const state = start(toy, { seed: 3 });
    for (let i = 0; i < 200; i++) {
      const action = wellFormed(roll, toy.forms, seatIds);
      const why = explain(toy, state, action);
      if (why) expect(apply(toy, state, action)).toStrictEqual({ ok: false, refusal: why });
    }
  });

  it('shares with the old state what did not change', () => {
    const state = start(toy, { seed: 3 });
    const result = apply(toy, state, { type: 'bid', by: 'P1', price: 5 } as Action);
    expect(result.ok && result.state.table).toBe(state.table);
    expect(result.ok && result.state.flow[0]).toBe(state.flow[0]);
  });

  it('lists the effects as events in the order they happened, and shows each to the observer with the table after it', () => {
    const roll = dice(4);
    let state = start(toy, { seed: 4 });
    for (let move = randomMove(roll, toy, state); move; move = randomMove(roll, toy, state)) {
      const seen: Effect[] = [];
      let table = state.table;
      const result = apply(toy, state, move, (after, effect) => {
        seen.push(effect);
        table = toy.reduce(table, effect);
        expect(after).toEqual(table);
        checkConserved(after);
      });
      if (!result.ok) throw new Error(result.refusal.rule);
      expect(result.events.filter((event) => event.type !== 'frameDropped')).toEqual(seen);
      expect(result.state.table).toEqual(table);
      state = result.state;
    }
  });

  function checkConserved(table: Table): void {
    const sum = (amounts: Readonly<Record<string, number>>) => Object.values(amounts).reduce((a, b) => a + b, 0);
    expect(sum(table.cash)).toBe(sum(freshTable.cash));
    for (const corp of corpIds) expect(sum(corpOf(table, corp).shares)).toBe(5);
    const held = [...table.depot, ...corpIds.flatMap((corp) => corpOf(table, corp).trains)];
    expect(new Set(held).size).toBe(held.length);
    expect(held.length).toBeLessThanOrEqual(trainIds.length);
  }

  it('and carryOut come to the same', () => {
    const roll = dice(6);
    let state = start(toy, { seed: 6 });
    for (let move = randomMove(roll, toy, state); move; move = randomMove(roll, toy, state)) {
      const { state: after, events } = carryOut(toy, state, move);
      expect(apply(toy, state, move)).toStrictEqual({ ok: true, state: after, events });
      state = after;
    }
    expect(actorsOf(toy, state)).toEqual([]);
    expect(explain(toy, state, { type: 'pass', by: 'P1' })?.rule).toBe('turn.gameOver');
    expect(() => carryOut(toy, state, { type: 'pass', by: 'P1' })).toThrow('The game is over.');
  });

  it('shows the observer also what happens before the first question', () => {
    const seen: string[] = [];
    start(toy, { seed: 1, flow: [{ step: 'collect', corp: 'A' } as never] }, (_table, effect) =>
      seen.push(effect.type),
    );
    expect(seen).toEqual(['paid']);
  });
});
