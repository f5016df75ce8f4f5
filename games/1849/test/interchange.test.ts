import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { hashOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { exportGame } from '../interchange/export.ts';
import { foldHistory } from '../interchange/fold.ts';
import { type ForeignAction, ImportError } from '../interchange/foreign.ts';
import { importGame } from '../interchange/import.ts';
import { foreignOrder } from '../interchange/settings.ts';
import { hexesOf } from '../interchange/translate.ts';
import { variantIds } from '../options.ts';
import { game } from './support/index.ts';
import { randomGame } from './support/random.ts';

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
    expect(foldHistory(history).map(({ index }) => index)).toEqual([1, 5, 6]);
    expect(foldHistory([...history, action(9, 'undo', { action_id: 1 })]).map(({ index }) => index)).toEqual([1]);
    expect(() => foldHistory([action(1, 'undo')])).toThrow(/nothing to undo/);
    expect(() => foldHistory([action(1), action(2, 'redo')])).toThrow(/nothing to redo/);
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
    const bad = (actions: object[]) => () => importGame({ ...minimal, actions });
    expect(bad([{ type: 'bid', entity: 7, entity_type: 'player', company: 'RSA', price: 20 }])).toThrow(
      /action 1: .*1849 §8/,
    );
    expect(bad([{ type: 'fly', entity: 7, entity_type: 'player' }])).toThrow(/action 1: .*"fly" is not known/);
    expect(bad([{ type: 'bid', entity: 7, entity_type: 'player' }])).toThrow(/action 1: company is missing/);
    expect(bad([{}])).toThrow(/action 1: this is not an action/);
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

  it('an imported game of people exports and comes back equal', ({ skip }) => {
    const folder = join(import.meta.dirname, '../../../../shared/oracle/1849');
    if (!existsSync(folder)) skip('the recorded games are not beside the project (../shared/oracle/1849)');
    const [name] = readdirSync(folder).filter((file) => file === '27939.json.gz');
    const game1 = importGame(JSON.parse(gunzipSync(readFileSync(join(folder, name as string))).toString()));
    const back = importGame(exportGame(game1.setup, game1.actions));
    expect(back.actions).toEqual(game1.actions);
    expect(hashOf(game, back.state)).toBe(hashOf(game, game1.state));
  });
});
