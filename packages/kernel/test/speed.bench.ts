import { type Action, actorsOf, apply, carryOut, choices, hashOf, replay, type State, start } from '@binario/kernel';
import { dice, randomGame } from '@binario/kernel/testing';
import { bench, describe } from 'vitest';
import { toy } from './toy/game.ts';
import type { Table } from './toy/model.ts';

const records = Array.from({ length: 50 }, (_, i) => {
  const setup = { seed: i + 1 };
  return { setup, actions: randomGame(dice(i + 1), toy, start(toy, setup)) };
});
const count = records.reduce((sum, { actions }) => sum + actions.length, 0);

function through(step: (state: State<Table>, action: Action) => unknown) {
  for (const { setup, actions } of records) {
    let state = start(toy, setup);
    for (const action of actions) {
      step(state, action);
      state = carryOut(toy, state, action).state;
    }
  }
}

/** Times are for all the actions named in the title. */
describe(`${count} actions of ${records.length} toy games`, () => {
  bench('trusted replay', () => {
    for (const { setup, actions } of records) replay(toy, setup, actions, { strict: false });
  });
  bench('strict replay', () => {
    for (const { setup, actions } of records) replay(toy, setup, actions, { strict: true });
  });
  bench('trusted replay with hashes', () => {
    for (const { setup, actions } of records) {
      replay(toy, setup, actions, { strict: false, onState: (state) => hashOf(toy, state) });
    }
  });
  bench('trusted replay with the choices of every actor', () => {
    through((state) => actorsOf(toy, state).map((by) => choices(toy, state, by)));
  });
  bench('trusted replay with every action applied besides', () => {
    through((state, action) => apply(toy, state, action));
  });
});
