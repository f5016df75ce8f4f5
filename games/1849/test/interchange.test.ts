import { carryOut, hashOf, languages, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { exportGame } from '../interchange/export.ts';
import { foldHistory } from '../interchange/fold.ts';
import { type ForeignAction, ImportError, type Stop } from '../interchange/foreign.ts';
import { type Imported, importGame } from '../interchange/import.ts';
import { describeStop } from '../interchange/reason.ts';
import { foreignOrder } from '../interchange/settings.ts';
import { hexesOf } from '../interchange/translate.ts';
import { variantIds } from '../options.ts';
import { texts } from '../text/catalogue.ts';
import { labelOf } from '../text/describe.ts';
import { game, type State1849 } from './support/index.ts';
import { randomGame } from './support/random.ts';
import { recorded } from './support/recorded.ts';

const minimal = {
  title: '1849',
  players: [
    { id: 7, name: 'a' },
    { id: 8, name: 'b' },
    { id: 9, name: 'c' },
  ],
  settings: { seed: 27939, optional_rules: [] },
  actions: [] as object[],
};

describe('import of 18xx.games files', () => {
  it('deals the order of corporations as that site does', () => {
    expect(foreignOrder(27939, false).slice(0, 5)).toEqual(importGame(minimal).state.table.queue);
    expect(foreignOrder(421500541, false)).toEqual(['ATA', 'CTL', 'SFA', 'RCS', 'IFT', 'AFG']);
  });

  it('folds undo, redo and talk away', () => {
    const action = (id: number, type = 'pass', more = {}): ForeignAction => ({ id, type, entity: 1, ...more });
    const history = [
      action(1),
      action(2),
      action(3, 'message'),
      action(4, 'undo'),
      action(5),
      action(6),
      action(7, 'undo'),
      action(8, 'redo'),
    ];
    const kept = (actions: readonly ForeignAction[]) => foldHistory(actions).history.map(({ index }) => index);
    expect(kept(history)).toEqual([1, 5, 6]);
    expect(kept([...history, action(9, 'undo', { action_id: 1 })])).toEqual([1]);
    expect(foldHistory(history).stop).toBeUndefined();
    expect(foldHistory([action(1, 'undo')])).toMatchObject({ history: [], stop: { key: 'nothingToUndo', index: 1 } });
    const redone = [action(1), action(2, 'redo'), action(3)];
    expect(kept(redone)).toEqual([1]);
    expect(foldHistory(redone).stop).toMatchObject({ key: 'nothingToRedo', index: 2 });
  });

  it('puts stretches written in either direction end to end', () => {
    const connections = [
      ['N10', 'M11'],
      ['M9', 'N10'],
      ['N8', 'M9'],
    ];
    expect(hexesOf({ train: '4H-2', connections })).toEqual(['M11', 'N10', 'M9', 'N8']);
    expect(hexesOf({ train: '4H-2', connections: [['J6', 'K7']] })).toEqual(['J6', 'K7']);
    expect(hexesOf({ train: '4H-2', connections: [] })).toEqual([]);
  });

  it('says which action is wrong, and why', () => {
    const stop = (actions: unknown[]) => importGame({ ...minimal, actions }).stop;
    const bid = { type: 'bid', entity: 7, entity_type: 'player' };
    expect(stop([])).toBeUndefined();
    expect(stop([{ ...bid, company: 'RSA', price: 20 }])).toMatchObject({
      index: 1,
      key: 'refusedBy',
      params: { type: 'bid', cite: '1849 §8' },
      refused: { action: { type: 'bid', by: 'P1', private: 'RSA', price: 20 }, refusal: { rule: 'bid.tooLow' } },
    });
    expect(stop([{ type: 'take_loan', entity: 'IFT' }])).toMatchObject({
      key: 'refused',
      params: { type: 'issueBond' },
    });
    expect(stop([{ type: 'fly', entity: 7 }])).toMatchObject({ key: 'unknownAction', params: { word: 'fly' } });
    expect(stop([{ type: 'choose', entity: 7, choice: 'x' }])).toMatchObject({ key: 'unknownChoice' });
    expect(stop([bid])).toMatchObject({ index: 1, key: 'missing', params: { field: 'company' } });
    expect(stop([{ type: 'undo', entity: 7 }])).toMatchObject({ index: 1, key: 'nothingToUndo' });
    for (const none of [{}, null, 7, { type: 8 }]) expect(stop([none])).toMatchObject({ key: 'notAnAction' });
    for (const [field, value] of [
      ['shares', 5],
      ['shares', [5]],
      ['entity', {}],
      ['price', 'much'],
      ['routes', [{ train: '4H-0' }]],
      ['auto_actions', 'none'],
    ] as const) {
      expect(stop([{ ...bid, [field]: value }]), field).toMatchObject({ key: 'badField', params: { field } });
    }
    expect(stop([{ ...bid, auto_actions: [{}] }])).toMatchObject({ key: 'notAnAction' });
  });

  it('keeps what could be followed before the action that is wrong', () => {
    const pass = (entity: number) => ({ type: 'pass', entity, entity_type: 'player' });
    for (const wrong of [{ type: 'fly', entity: 9 }, 'x', { type: 'redo', entity: 9 }, pass(0)]) {
      const read = importGame({ ...minimal, actions: [pass(7), pass(8), wrong, pass(9)] });
      if (wrong === 'x' || (wrong as { type: string }).type !== 'pass') expect(read.stop?.index).toBe(3);
      expect(read.actions.slice(0, 2).map(({ by }) => by)).toEqual(['P1', 'P2']);
      expect(read.names).toEqual({ P1: 'a', P2: 'b', P3: 'c' });
      expect(hashOf(game, read.state)).toBe(hashOf(game, replayed(read)));
    }
  });

  it.each([...languages])('tells in words where it stops: %s', (language) => {
    const stops: readonly Stop[] = [
      ...Object.keys(texts.en.imports).map((key) => ({
        index: 3,
        key: key as Stop['key'],
        params: {
          type: 'leaveGame',
          cite: '1849 §10.7',
          field: 'hex',
          word: 'x',
          title: '18xx',
          city: 'Q',
          hex: 'C5',
          index: 1,
        },
      })),
      importGame({ ...minimal, actions: [{ type: 'bid', entity: 7, company: 'RSA', price: 20 }] }).stop as Stop,
    ];
    for (const stop of stops) {
      const told = describeStop(stop, language, { P1: 'Ada' });
      expect(told).not.toMatch(/[{}]|import\.|undefined/);
      expect(told).toMatch(new RegExp(`\\b${stop.index}\\b.*\\.$`));
    }
    const told = describeStop({ index: 3, key: 'refused', params: { type: 'leaveGame' } }, language);
    expect(told).toContain(labelOf('leaveGame', language));
  });

  it('refuses files that are no game of 1849', () => {
    for (const file of [
      null,
      7,
      'x',
      [],
      {},
      { title: '1830' },
      { title: '1849' },
      { ...minimal, actions: 3 },
      { ...minimal, settings: null },
      { ...minimal, settings: {} },
    ]) {
      expect(() => importGame(file)).toThrow(ImportError);
    }
    expect(() => importGame({ ...minimal, players: minimal.players.slice(0, 2) })).toThrow(/3, 4 or 5 players/);
  });
});

const replayed = ({ setup, actions }: Imported): State1849 =>
  actions.reduce((state, action) => carryOut(game, state, action).state, start(game, setup));

describe('export as an 18xx.games file', () => {
  const sets = [[], ['bonds'], ['acquiringTokens'], ['acquiringTokens', 'bonds'], variantIds] as const;
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('a random game comes back equal (seed %i)', (seed) => {
    const setup = { players: 3 + (seed % 3), seed, variants: sets[seed % sets.length] ?? [] };
    const { actions, state } = randomGame(setup, 400);
    const back = importGame(JSON.parse(JSON.stringify(exportGame(setup, actions, ['Ada', 'Bob', 'Cy', 'Di', 'Ed']))));
    expect(hashOf(game, back.state)).toBe(hashOf(game, state));
    // What was proposed and refused is not in the file; all else is.
    const kept = actions.filter((action, i) => action.type !== 'refuse' && actions[i + 1]?.type !== 'refuse');
    if (kept.length === actions.length) expect(back.actions).toEqual(actions);
  });

  it.each(['g001', 'g003', 'g053'])('an imported game of the other site exports and comes back equal: %s', (name) => {
    const game1 = importGame(recorded(name));
    const back = importGame(exportGame(game1.setup, game1.actions));
    expect(back.actions).toEqual(game1.actions);
    expect(hashOf(game, back.state)).toBe(hashOf(game, game1.state));
  });
});
