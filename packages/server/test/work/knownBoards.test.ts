import type { AnyState, BoardFile, Engine } from '@binario/kernel';
import { boardIn, withoutBoard } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { KnownBoards, MOST_BOARDS } from '../../src/work/knownBoards.ts';
import { Missing, OpenGames } from '../../src/work/openGames.ts';

const boardNamed = (name: string): BoardFile => ({ binario: 'board', game: 'toy', schema: 1, name });

/** A game without moves that is played on the board of its set-up. */
const seen: BoardFile[] = [];
const toy = {
  start(setup: { board?: BoardFile }): AnyState {
    if (setup.board) seen.push(setup.board);
    return { table: { options: setup.board ? { board: setup.board } : {} }, flow: [], rng: 0 } as unknown as AnyState;
  },
  hash: () => 'h',
  actors: () => [],
  view: (state: AnyState) => state,
  isOpen: () => true,
  describeRound: () => 'R',
  scores: () => [],
  endReason: () => undefined,
  choices: () => [],
} as unknown as Engine;

const games = new OpenGames(() => Promise.resolve(toy));
const open = (table: string, board?: BoardFile) =>
  games.openTable({ table, opening: { engine: '', setup: { board }, seats: [], actions: [] }, orders: {} });
const view = (table: string) => games.view({ table, hash: 'h' });

describe('boards of a thread', () => {
  it('are one value for all tables on a board of the same text', async () => {
    await open('one', boardNamed('Ours'));
    await open('two', boardNamed('Ours'));
    await open('three', boardNamed('Theirs'));
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).not.toBe(seen[0]);
  });

  it('are bounded: the tables of the one not used for the longest are closed, to be opened again when asked for', async () => {
    await open('box');
    for (let n = 0; n < 2 * MOST_BOARDS; n++) {
      await open(`own ${n}`, boardNamed(`Own ${n}`));
      view('one');
    }
    const isOpen = (table: string) => {
      try {
        return view(table) !== undefined;
      } catch (error) {
        expect(error).toBeInstanceOf(Missing);
        return false;
      }
    };
    const left = Array.from({ length: 2 * MOST_BOARDS }, (_, n) => `own ${n}`).filter(isOpen);
    expect(left).toHaveLength(MOST_BOARDS - 1);
    expect(left[0]).toBe(`own ${MOST_BOARDS + 1}`);
    // What was used all the time, and what is played on the board in the box, stays.
    expect([isOpen('one'), isOpen('box'), isOpen('three')]).toEqual([true, true, false]);
    await open('three', boardNamed('Theirs'));
    expect(isOpen('three')).toBe(true);
  });

  it('are read once for all decisions about them', () => {
    const known = new KnownBoards();
    const text = JSON.stringify(boardNamed('Ours'));
    const state = (): AnyState => withoutBoard(toy.start({ board: JSON.parse(text) as BoardFile }));
    const first = boardIn(known.inState(state(), text));
    expect(first).toEqual(boardNamed('Ours'));
    expect(boardIn(known.inState(state(), text))).toBe(first);
    for (let n = 0; n < 2 * MOST_BOARDS; n++) known.inSetup({ board: boardNamed(`Own ${n}`) });
    expect(known.size).toBe(MOST_BOARDS);
    expect(boardIn(known.inState(state(), text))).not.toBe(first);
  });

  it('leave what can be no board to the engine', () => {
    const known = new KnownBoards();
    const huge = { board: { ...boardNamed('Huge'), tiles: 'x'.repeat(600_000) } };
    expect(known.inSetup(huge)).toBe(huge);
    expect(known.inSetup({ board: 7 })).toEqual({ board: 7 });
    expect(known.inSetup(undefined)).toBeUndefined();
    expect(known.size).toBe(0);
  });
});
