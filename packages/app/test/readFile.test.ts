import { readFileSync } from 'node:fs';
import { exportGame, title1849 } from '@binario/game-1849';
import { games } from '@binario/games';
import { type Action, languages, writeMoves } from '@binario/kernel';
import { catalogues, enginesOf, type ReadFile, readGameFile, textIn } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';

const { setup, actions } = JSON.parse(
  readFileSync(new URL('../e2e/fixtures/first-rounds.json', import.meta.url), 'utf8'),
) as { readonly setup: Readonly<Record<string, unknown>>; readonly actions: readonly Action[] };

const engines = enginesOf(games);
const seats = ['A', 'B', 'C'].map((name) => ({ name, kind: name === 'B' ? 'bot' : 'human' }));
const { rules } = title1849.game;
const own = { format: 'binario', game: '1849', rules, setup, actions, seats };

type Readable = Extract<ReadFile, { readonly ok: true }>;

async function opened(file: object): Promise<Readable> {
  const read = await readGameFile(engines, JSON.stringify(file));
  if (!read.ok) throw new Error(read.problem);
  return read;
}

/** The game with one action in it that nobody may do there. */
const spoilt = (at: number) => [...actions.slice(0, at), { type: 'withhold', by: 'P1' }, ...actions.slice(at)];

describe('files of ours', () => {
  it('are read whole; whoever played by itself goes on doing so', async () => {
    const { made, seats: read, more, newerThan } = await opened(own);
    expect(made).toMatchObject({ game: '1849', rules, setup, actions });
    expect(read).toEqual(seats);
    expect(more).toEqual({ plans: [], over: false, turn: 'P2' });
    expect(newerThan).toBeNull();
    const { game: _, rules: __, ...oldest } = own;
    expect((await opened(oldest)).made.actions).toEqual(actions);
  });

  it('keep their plans', async () => {
    const plan = { name: 'Try it', at: 3, actions: [] };
    expect((await opened({ ...own, plans: [plan, 7] })).more.plans).toEqual([plan]);
  });

  it('may come from the command line', async () => {
    const { made, seats: read } = await opened({
      ...own,
      format: 'binario-game/1',
      seats: undefined,
      names: { P2: 'Bob' },
    });
    expect(made.actions).toEqual(actions);
    expect(read.map(({ name }) => name)).toEqual(['', 'Bob', '']);
  });

  it('are read up to the action that is refused, with the reason, and are kept whole', async () => {
    const file = { ...own, actions: spoilt(20) };
    const { made, more } = await opened(file);
    expect(made.actions).toEqual(actions.slice(0, 20));
    const { parting, original, told } = more.origin ?? {};
    expect(parting).toMatchObject({ index: 21, of: actions.length + 1, action: { type: 'withhold', by: 'P1' } });
    expect(parting?.refusal?.rule).toMatch(/^turn\./);
    expect(original).toBe(JSON.stringify(file));
    expect(told).toBe(false);
  });

  it('are read up to what is no action at all', async () => {
    const { made, more } = await opened({ ...own, actions: [...actions.slice(0, 5), 7, null] });
    expect(made.actions).toHaveLength(5);
    expect(more.origin?.parting).toMatchObject({ index: 6, of: 7, action: null });
  });

  it('say when another version of the rules wrote them', async () => {
    const newer = await opened({ ...own, rules: 99 });
    expect(newer.newerThan).toBe(rules);
    expect(newer.made.rules).toBe(rules);
    expect(newer.more.origin).toEqual({ rules: 99, told: false });
    const older = await opened({ ...own, rules: 0 });
    expect(older.newerThan).toBeNull();
    expect(older.more.origin).toEqual({ rules: 0, told: false });
  });

  it('that cannot be opened say why', async () => {
    const problem = async (text: string) => {
      const read = await readGameFile(engines, text);
      return read.ok ? null : read.problem;
    };
    expect(await problem(JSON.stringify(own).slice(0, 900))).toBe('notJson');
    expect(await problem('{}')).toBe('unknown');
    expect(await problem('null')).toBe('unknown');
    expect(await problem(JSON.stringify({ ...own, game: 'chess' }))).toBe('unknownGame');
    expect(await problem(JSON.stringify({ ...own, actions: undefined }))).toBe('incomplete');
    expect(await problem(JSON.stringify({ ...own, setup: { players: 77 } }))).toBe('setup');
    expect(await problem('{"title":"1849"}')).toBe('incomplete');
  });
});

describe('games in the notation', () => {
  const text = writeMoves(title1849, { setup: setup as never, actions, names: { P1: 'Anna', P2: 'Bob' } });
  const read = async (moves: string): Promise<Readable> => {
    const found = await readGameFile(engines, moves);
    if (!found.ok) throw new Error(found.problem);
    return found;
  };

  it('are read whole, with what people are called', async () => {
    const { made, seats: people, more } = await read(text);
    expect(made).toMatchObject({ game: '1849', rules, actions });
    expect(people.map(({ name }) => name)).toEqual(['Anna', 'Bob', '']);
    expect(more).toMatchObject({ plans: [], over: false });
  });

  it('are read up to the move that is refused, with the reason, and are kept whole', async () => {
    const file = `${text}Anna value 100\nAnna pass\n`;
    const { made, more } = await read(file);
    expect(made.actions).toEqual(actions);
    expect(more.origin).toMatchObject({ original: file, told: false });
    const { length } = actions;
    expect(more.origin?.parting).toMatchObject({ index: length + 1, of: length + 2, moves: length });
    expect(more.origin?.parting?.refusal?.rule).toMatch(/^turn\./);
  });

  it('that cannot be opened say why', async () => {
    const problem = async (moves: string) => {
      const found = await readGameFile(engines, moves);
      return found.ok ? null : found.problem;
    };
    expect(await problem(text.replace('game: 1849', 'game: chess'))).toBe('unknownGame');
    expect(await problem(text.replace(/setup.*/, ''))).toBe('incomplete');
    expect(await problem(text.replace(/setup.*/, 'setup: {"players":77}'))).toBe('setup');
  });
});

describe('files of 18xx.games', () => {
  const foreign = exportGame(setup as never, actions as never, ['A', 'B', 'C']);

  it('are read whole', async () => {
    const { made, seats: read, more } = await opened(foreign);
    expect(made.actions).toEqual(actions);
    expect(read.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect(more).toEqual({ plans: [], over: false, turn: 'P2' });
  });

  it('are read up to where our rules part, whatever is wrong there, and are kept whole', async () => {
    const bad = [
      { type: 'dividend', entity: 'AFG', entity_type: 'corporation', kind: 'payout' },
      { type: 'teleport', entity: 1, entity_type: 'player' },
      { type: 'lay_tile', entity: 'AFG', entity_type: 'corporation', tile: 7, rotation: 0, hex: 'C5' },
    ];
    for (const action of bad) {
      const cut = 15;
      const file = { ...foreign, actions: [...foreign.actions.slice(0, cut), action, ...foreign.actions.slice(cut)] };
      const { made, more } = await opened(file);
      const { parting, original } = more.origin ?? {};
      expect(parting).toMatchObject({ index: cut + 1, of: foreign.actions.length + 1 });
      expect(parting?.refusal === null).toBe(action.type !== 'dividend');
      expect(made.actions).toEqual(actions.slice(0, made.actions.length));
      expect(made.actions.length).toBeGreaterThanOrEqual(cut);
      expect(original).toBe(JSON.stringify(file));
    }
  });
});

it('a refusal of form is told in words, not by the names of actions and steps', async () => {
  const { theme } = await (games[0] as (typeof games)[0]).page();
  for (const language of languages) {
    const { refusal } = textIn(language, [], theme);
    const said = refusal({ rule: 'turn.notOffered', cite: '', params: { type: 'sellStock', step: 'layTrack' } });
    expect(said).toContain(theme.catalogue(language)['action.sellStock']);
    expect(said).not.toMatch(/sellStock|layTrack/);
    expect(Object.keys(catalogues[language])).toContain('origin.senseless');
  }
});
