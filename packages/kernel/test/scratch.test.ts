import { done, explain, rule, type State, scratch, start, stay } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { frozen, play, refusalOf, thawed } from './driver.ts';
import { asking, type Board, go, left, machine, type Note, note, type Part } from './machine.ts';
import { freshTable, toy } from './toy/game.ts';
import { cashOf, sharesOf } from './toy/model.ts';
import { buyShare, sellShares } from './toy/verbs.ts';

const empty: Board = frozen({ log: [], gone: [] });
const { reduce } = machine({});

describe('a scratch table', () => {
  it('shows what verbs lead to, one effect after another, and leaves the table alone', () => {
    const table = frozen(thawed(freshTable));
    const tx = scratch(toy.reduce, table);
    buyShare(tx, 'P1', 'A');
    expect(sharesOf(tx.table, 'A', 'P1')).toBe(sharesOf(table, 'A', 'P1') + 1);
    sellShares(tx, 'P1', 'A', 1);
    expect(cashOf(tx.table, 'P1')).toBe(cashOf(table, 'P1'));
    expect(tx.effects.length).toBeGreaterThan(3);
    expect(tx.effects.reduce(toy.reduce, table)).toEqual(tx.table);
    expect(table).toEqual(freshTable);
  });

  it('keeps what would be owed, in order, and asks nobody', () => {
    const tx = scratch<Board, Note>(reduce, empty);
    tx.owe(asking('P2'));
    tx.owe(asking('P1'));
    expect(tx.owed).toEqual([asking('P2'), asking('P1')]);
    expect(tx.table).toBe(empty);
  });

  it('does not show the dice', () => {
    expect(() => scratch<Board, Note>(reduce, empty).draw(6)).toThrow('looking ahead');
  });

  it('lets a guard refuse what would end badly', () => {
    /** Each step on the ice leaves a mark; whoever makes the third has left. */
    const steps = (tx: { readonly table: Board; emit(effect: Note): void }, by: string) => {
      tx.emit(note(by));
      if (tx.table.log.filter((text) => text === by).length >= 3) tx.emit(left(by));
    };
    const ice: Part = {
      actions: ['go'],
      begin: (_tx, frame) => stay(frame),
      actors: () => ['P1', 'P2'],
      options: (_board, _frame, by) => [{ type: 'go', by }],
      rules: [
        rule('ice', 'ice.breaks', (board, _frame, action) => {
          const tx = scratch<Board, Note>(reduce, board);
          steps(tx, action.by);
          return tx.table.gone.length > board.gone.length && { player: action.by };
        }),
      ],
      take(tx, frame, action) {
        steps(tx, action.by);
        return tx.table.log.length < 9 ? stay(frame) : done();
      },
    };
    const game = machine({ ice });
    const begun: State<Board> = start(game, [{ step: 'ice' }]);
    const { state } = play(game, begun, go('P1'), go('P1'), go('P2'));
    expect(refusalOf(game, state, go('P1'))).toMatchObject({ rule: 'ice.breaks', params: { player: 'P1' } });
    expect(explain(game, state, go('P2'))).toBeUndefined();
    expect(state.table.log).toEqual(['P1', 'P1', 'P2']);
  });
});
