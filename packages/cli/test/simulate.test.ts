import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { title1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import { title1865 } from '@binario/game-1865';
import type { FinalScore, Title } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { simulateGame } from '../src/simulate/game.ts';
import { tableKinds, variantSets, wishOf } from '../src/simulate/plan.ts';
import { Seats } from '../src/simulate/seats.ts';
import { Statistics } from '../src/simulate/statistics.ts';
import { binario, folder } from './run.ts';

const wish = { players: 3, seed: 1, variants: [], options: {} };

describe('simulate', () => {
  it('plays the games wished and ends with the line that counts them', async () => {
    const { code, last, text } = await binario(['simulate', '1849', '--games', '2', '--players', '3', '--seed', '90']);
    expect(last).toMatch(/^2 games, \d+ actions, \d+ actions\/s, 0 violations$/);
    expect(code).toBe(0);
    expect(text).toMatch(/^ended by: /m);
    expect(text).toMatch(/^actions in a game: \d+ to \d+, median \d+$/m);
    expect(text).toMatch(/^rounds in a game: \d+ to \d+, median \d+$/m);
    expect(text).toMatch(/^best score: \d+ to \d+, median \d+$/m);
    expect(text).toMatch(/^wins by seat, 3 players, 2 games: P1 \d+ %, P2 \d+ %, P3 \d+ %$/m);
    expect(text).toMatch(/^milliseconds a decision: \d+\.\d\d, longest \d+\.\d$/m);
  });

  it('counts what the game wants counted, and names what never happened', async () => {
    const { code, last, text } = await binario([
      'simulate',
      '1865',
      '--games',
      '1',
      '--players',
      '2',
      '--variant',
      'short',
    ]);
    expect(code).toBe(0);
    expect(last).toMatch(/^1 games, \d+ actions, \d+ actions\/s, 0 violations$/);
    expect(text).toMatch(/^launches: FMS \d+, RCSF \d+, .*CFC 0, CFD 0$/m);
    expect(text).toMatch(/^Dragons: buy from offer [1-9]\d*, buy from pool \d+, sell \d+, sold to a player \d+$/m);
    expect(text).toMatch(/^never seen: .*launches CFC, launches CFD/m);
    expect(text).toMatch(/^never seen: .*markers over sea routes SR1/m);
  });

  it('a game that does not end is a violation, with the command to see it again', async () => {
    const words = [
      'simulate',
      '1849',
      '--games',
      '3',
      '--players',
      '4',
      '--seed',
      '7',
      '--variant',
      'bonds',
      '--cap',
      '20',
    ];
    const { code, last, text } = await binario([...words, '--option', 'corporations=5', '--bots', 'random']);
    expect(code).toBe(1);
    expect(last).toMatch(/^3 games, 60 actions, \d+ actions\/s, 3 violations$/);
    expect(text).toContain('seed 8, 4 players, variants bonds: the game is not over after 20 actions');
    expect(text).toContain(
      'simulate 1849 --games 1 --players 4 --seed 8 --variant bonds --option corporations=5 --bots random --cap 20',
    );
  });

  it('records games that can be replayed', async () => {
    const to = folder();
    await binario(['simulate', '1849', '--games', '1', '--players', '3', '--seed', '33', '--record', to]);
    expect(readdirSync(to)).toEqual(['1849-3-33.json']);
    const { code, last } = await binario(['replay', join(to, '1849-3-33.json')]);
    expect(code).toBe(0);
    expect(last).toMatch(/^(\d+) actions replayed, \1 hashes compared$/);
  });

  it.each<[string, readonly string[], RegExp]>([
    ['no game at all', ['--games', '0'], /--games must be a whole number, at least 1/],
    ['too many players', ['--players', '9'], /^binario simulate: players: .*not 9/],
    ['players in words', ['--players', 'some'], /--players must be a whole number/],
    ['variants in another way', ['--variants', 'bonds'], /--variants must be "all", not "bonds"; --variant names one/],
    ['one variant and all', ['--variants', 'all', '--variant', 'bonds'], /do not go together/],
    [
      'an unknown bot',
      ['--bots', 'genius'],
      /no bot "genius" plays 1849; there are casual, director, magnate, random, rusher, hoarder, seller/,
    ],
    ['an unknown variant', ['--variant', 'cards'], /unknown variant "cards"/],
    ['an option without a value', ['--option', 'revenue'], /--option must be NAME=VALUE, not "revenue"/],
    ['an option twice', ['--option', 'revenue=proven', '--option', 'revenue=claimed'], /revenue is given twice/],
    ['an option that does not fit', ['--players', 'all', '--option', 'corporations=5'], /5 players use 6 corporations/],
  ])('%s', async (_what, words, message) => {
    const { code, errors } = await binario(['simulate', '1849', ...words]);
    expect(code).toBe(2);
    expect(errors[0]).toMatch(message);
  });
});

describe('the statistics of a simulation', () => {
  const game = (scores: readonly FinalScore[], counts: ReadonlyMap<string, number> = new Map()) => ({
    actions: [],
    setup: undefined,
    violation: undefined,
    end: 'bank',
    rounds: 3,
    scores,
    counts,
  });

  it('a shared win counts in parts; a game that was broken off has no score', () => {
    const statistics = new Statistics({ mines: ['Matra', 'Argentella'] });
    statistics.add(
      game(
        [
          { player: 'P2', total: 90 },
          { player: 'P1', total: 90 },
        ],
        new Map([['mines/Matra', 2]]),
      ),
    );
    statistics.add(
      game([
        { player: 'P1', total: 70 },
        { player: 'P2', total: 20 },
      ]),
    );
    statistics.add({ ...game([]), violation: 'no end', end: 'violation' });
    const lines = statistics.lines();
    expect(lines).toContain('ended by: bank 2, violation 1');
    expect(lines).toContain('best score: 70 to 90, median 90');
    expect(lines).toContain('from best to worst score: 0 to 50, median 50');
    expect(lines).toContain('wins by seat, 2 players, 2 games: P1 75 %, P2 25 %');
    expect(lines).toContain('mines: Matra 2, Argentella 0');
    expect(lines.at(-1)).toBe('never seen: mines Argentella');
    expect(statistics.summary(0)).toBe('3 games, 0 actions, 0 actions/s, 1 violations');
  });
});

describe('wins by seat', () => {
  it('nobody who has left the game shares the win of a survivor who has as little', () => {
    const seats = new Seats();
    seats.add([
      { player: 'P2', total: 0 },
      { player: 'P1', total: 0, left: true },
    ]);
    expect(seats.lines()).toEqual(['wins by seat, 2 players, 1 games: P1 0 %, P2 100 %']);
  });
});

describe('the plan of a simulation', () => {
  it('goes round the player numbers, then round all legal sets of variants', () => {
    const sets = variantSets(title1849, {});
    expect(sets).toEqual([
      [],
      ['acquiringTokens'],
      ['bonds'],
      ['acquiringTokens', 'bonds'],
      ['acquiringTokens', 'bonds', 'electricDreams'],
    ]);
    const plan = { games: 20, seed: 5, tables: tableKinds(title1849, 'all', sets, {}), options: {} };
    const wishes = Array.from({ length: 15 }, (_, game) => wishOf(plan, game));
    expect(new Set(wishes.map(({ players, variants }) => `${players} ${variants}`)).size).toBe(15);
    expect(wishes.map(({ seed }) => seed)).toEqual(Array.from({ length: 15 }, (_, i) => 5 + i));
  });

  it('leaves out numbers that a set of variants does not allow, unless they are named', () => {
    const sets = variantSets(title1865, {});
    expect(sets).toEqual([[], ['short'], ['c5basic'], ['c5expansion']]);
    const kinds = tableKinds(title1865, 'all', sets, {}).map(({ players, variants }) =>
      [players, ...variants].join(' '),
    );
    expect(kinds).toEqual('2,3,4,2 short,3 short,2 c5basic,3 c5basic,3 c5expansion,4 c5expansion'.split(','));
    expect(tableKinds(title1865, [4], [['short']], {})).toEqual([{ players: 4, variants: ['short'] }]);
  });
});

describe('what a simulated game is checked for', () => {
  type T = Parameters<typeof title1849.violations>[0];
  const check = (change: Partial<Title<T, Parameters<typeof title1849.game.reduce>[1], never>>, closely = false) => {
    const title = { ...title1849, game: title1849.game, ...change } as typeof title1849;
    return simulateGame(title, wish, bots1849.random, { cap: 300, closely }).violation ?? '';
  };
  const game = title1849.game;

  it('money made by an effect', () => {
    const reduce: typeof game.reduce = (table, effect) => {
      const next = game.reduce(table, effect);
      return effect.type === 'privateBought' ? { ...next, cash: { ...next.cash, P1: (next.cash.P1 ?? 0) + 1 } } : next;
    };
    const found = check({ game: { ...game, reduce } as never });
    expect(found).toMatch(/^action \d+: after \{"type":"privateBought".*\}: the money adds up to 7761, not to 7760/);
  });

  it('something out of place when an action is over', () => {
    const violationsAtRest: typeof title1849.violationsAtRest = ({ table }) =>
      table.privates.SCE === 'bank' ? [] : ['no'];
    expect(check({ violationsAtRest })).toMatch(/^action \d+: no$/);
    expect(check({ violationsAtRest: () => ['never'] })).toBe('setting up: never');
  });

  it('an offer that is refused', () => {
    const steps = { ...game.steps, auction: { ...game.steps.auction, rules: [] } };
    const forms = { ...game.forms, buyPrivate: {} };
    expect(check({ game: { ...game, formsOn: () => forms, steps } as never })).toMatch(
      /is refused: form\.unknownField/,
    );
  });

  it('a crash, with its place', () => {
    const steps = {
      ...game.steps,
      auction: {
        ...game.steps.auction,
        take: () => {
          throw new Error('boom');
        },
      },
    };
    expect(check({ game: { ...game, steps } as never })).toMatch(/^action 1: Error: boom\n\s+at /);
  });

  it('a state that is not plain JSON', () => {
    const reduce: typeof game.reduce = (table, effect) =>
      effect.type === 'paid'
        ? { ...game.reduce(table, effect), priority: new Date(0) as never }
        : game.reduce(table, effect);
    expect(check({ game: { ...game, reduce } as never }, true)).toMatch(/a copy from JSON/);
  });

  it('a replay that goes another way', () => {
    let games = 0;
    const start: typeof game.start = (setup) => {
      const made = game.start(setup);
      return games++ === 0 ? made : { ...made, table: { ...made.table, certLimit: 99 } };
    };
    const title = { ...title1849, game: { ...game, start } as typeof game };
    const short = { ...title, violationsAtRest: () => [] };
    const { violation } = simulateGame(short, { ...wish, players: 5, seed: 182 }, bots1849.random, {
      cap: 20_000,
      closely: true,
    });
    expect(violation).toMatch(/replayed, the game differs after action 1$/);
  });
});
