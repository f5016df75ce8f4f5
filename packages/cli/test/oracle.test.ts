import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Digest, pack, type Recorded, unpack } from '@binario/game-1849/oracle';
import { describe, expect, it } from 'vitest';
import { repository } from '../src/repository.ts';
import { digestOf, foreignGame } from './foreign.ts';
import { binario, folder } from './run.ts';

const game = foreignGame();
const digest = digestOf(game);

/** A folder with games and digests; what is not JSON is written as it is. */
function recordings(files: Readonly<Record<string, unknown>>): string {
  const made = folder();
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(made, name), typeof content === 'string' ? content : gzipSync(JSON.stringify(content)));
  }
  return made;
}

const recording = (change: Partial<Digest> = {}) =>
  recordings({ 'g1.json.gz': game, 'g1.digest.json.gz': { ...digest, ...change } });

describe('oracle', () => {
  it('agrees with a record of the same game, and says what was compared', async () => {
    const { code, last, text } = await binario(['oracle', recording()]);
    expect(text).toContain('legal tile lays compared in 0 positions, best routes in 0');
    expect(last).toMatch(/^1 games, \d+ actions compared, 0 mismatches$/);
    expect(Number(last.split(' ')[2])).toBeGreaterThan(20);
    expect(code).toBe(0);
  });

  it('names the game, the action and what differs', async () => {
    const states = digest.states.map((state) => (state.i === 3 ? { ...state, bank: state.bank + 1 } : state));
    const { code, last, text } = await binario(['oracle', recording({ states })]);
    expect(code).toBe(1);
    expect(text).toMatch(/^g1: action 3: bank: \d+, recorded \d+$/m);
    expect(last).toMatch(/^1 games, \d+ actions compared, 1 mismatches$/);
  });

  it.each<[string, (state: Digest['states'][number]) => object, RegExp]>([
    ['cash', ({ players }) => ({ players: { ...players, 1: -5 } }), /cash of P1: \d+, recorded -5/],
    ['certificates', ({ certs }) => ({ certs: { ...certs, 2: 99 } }), /certificates of P2: \d+, recorded 99/],
    ['the phase', () => ({ phase: '16H' }), /phase: "\w+", recorded "16H"/],
    ['market order', () => ({ order: ['XYZ'] }), /market order: /],
    ['owners of privates', ({ privates }) => ({ privates: { ...privates, SCE: 'closed' } }), /owner of SCE: /],
    ['the pool', () => ({ pool_trains: ['4H-9'] }), /trains in the pool: \[\], recorded \["4H-9"\]/],
    ['the round', () => ({ round: 'OR 9.9' }), /round: ".*", recorded "OR 9\.9"/],
    ['who decides', () => ({ entity: 77 }), /who decides: "P\d", recorded "77"/],
    ['loans', () => ({ penalty: { 1: 750 } }), /loans of P1: 0, recorded 750/],
    ['the map', ({ map }) => ({ map: { tiles: [['C5', '9', 0]], tokens: map?.tokens } }), /tiles: /],
    ['corporations', () => ({ corps: {} }), /corporations: \[".*\], recorded \[\]/],
  ])('compares %s', async (_what, change, message) => {
    const last = digest.states.length;
    const states = digest.states.map((state) => (state.i === last ? { ...state, ...change(state) } : state));
    expect((await binario(['oracle', recording({ states })])).text).toMatch(message);
  });

  it('compares the final scores', async () => {
    const { text } = await binario(['oracle', recording({ final: { result: { 1: 1 } } })]);
    expect(text).toMatch(/score of P1: \d+, recorded 1$/m);
  });

  it('stops at a flag after which the two must differ, and counts such games', async () => {
    const { code, last, text } = await binario([
      'oracle',
      recording({ flags: [{ i: 10, kind: 'start_queue_stuck' }] }),
    ]);
    expect(code).toBe(0);
    expect(text).toContain('1 game compared only up to a flag: start_queue_stuck');
    expect(last).toBe('1 games, 9 actions compared, 0 mismatches');
  });

  it('compares legal lays and best routes where they are recorded', async () => {
    const lays = [{ corp: 'X', before_action: 5, legal: [['C5', '9', 0, 0] as const] }];
    const { text, last } = await binario(['oracle', recording({ legal_tile_lays: lays })]);
    expect(text).toContain('legal lays of X: too many none; missing C5 9/0 0');
    expect(text).toContain('legal tile lays compared in 1 positions');
    expect(last).toMatch(/1 mismatches$/);
  });

  it('--game takes one of them', async () => {
    const where = recordings({
      'a.json.gz': game,
      'a.digest.json.gz': digest,
      'b.json.gz': game,
      'b.digest.json.gz': digest,
    });
    expect((await binario(['oracle', where])).last).toMatch(/^2 games/);
    expect((await binario(['oracle', where, '--game', 'b'])).last).toMatch(/^1 games/);
    const none = await binario(['oracle', where, '--game', 'c']);
    expect(none.code).toBe(2);
    expect(none.errors[0]).toMatch(/holds no game "c"/);
  });

  it('an empty folder, and one that is not there', async () => {
    const empty = await binario(['oracle', folder()]);
    expect(empty.code).toBe(1);
    expect(empty.errors[0]).toMatch(/holds no game \(NAME\.json\.gz\)/);
    const missing = await binario(['oracle', '/nowhere']);
    expect(missing.code).toBe(1);
    expect(missing.errors[0]).toMatch(/\/nowhere cannot be read: it does not exist/);
  });

  it.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['no digest', { 'g.json.gz': game }, /g: .*g\.digest\.json\.gz cannot be read: it does not exist/],
    ['a game that is not packed', { 'g.json.gz': '{}', 'g.digest.json.gz': digest }, /g: .*is not packed by gzip/],
    ['a digest that is not packed', { 'g.json.gz': game, 'g.digest.json.gz': 'x' }, /g: .*is not packed by gzip/],
    ['another digest', { 'g.json.gz': game, 'g.digest.json.gz': { format: 'x' } }, /the format "x", not "1849-oracle/],
    ['half a digest', { 'g.json.gz': game, 'g.digest.json.gz': { ...digest, states: 1 } }, /no list "states"/],
    ['another game', { 'g.json.gz': { ...game, title: '1830' }, 'g.digest.json.gz': digest }, /g: .*not of 1849/],
    ['rubbish', { 'g.json.gz': 5, 'g.digest.json.gz': digest }, /g: .*not a game file/],
  ])('%s is one mismatch, and the others are still compared', async (_what, files, message) => {
    const where = recordings({ ...files, 'z.json.gz': game, 'z.digest.json.gz': digest });
    const { code, last, text } = await binario(['oracle', where]);
    expect(code).toBe(1);
    expect(text).toMatch(message);
    expect(last).toMatch(/^2 games, \d+ actions compared, 1 mismatches$/);
  });
});

describe('the corpus', () => {
  const corpus = join(repository(), 'games/1849/corpus');
  const names = readdirSync(corpus).flatMap((name) => /^(\w+)\.json\.gz$/.exec(name)?.[1] ?? []);
  const read = (name: string) => JSON.parse(gunzipSync(readFileSync(join(corpus, `${name}.json.gz`))).toString());

  it('holds the recorded games with a state after every action', () => {
    expect(names).toHaveLength(111);
    const all = names.map((name) => read(name) as Recorded);
    expect(all.reduce((sum, { actions }) => sum + actions.length, 0)).toBe(99_428);
    for (const { actions, states } of all) expect(states).toHaveLength(actions.length);
  });

  it('is what oracle compares without a folder; every ninth game here, all of them by hand', async () => {
    for (const name of names.filter((_name, i) => i % 9 === 0)) {
      const { last, text } = await binario(['oracle', '--game', name]);
      expect(last, text).toMatch(/^1 games, \d+ actions compared, 0 mismatches$/);
    }
    // Bonds that nobody repaid, stations named by their space.
    for (const name of ['g022', 'g052', 'g059']) {
      const { last, text } = await binario(['oracle', '--game', name, '--beyond']);
      expect(last, text).toMatch(/^1 games, \d{3,} actions compared, 0 mismatches$/);
    }
  }, 120_000);

  it('a game comes out of it as it went in', () => {
    const { file, digest: back } = unpack(pack(game, digest));
    expect(file.actions).toEqual(game.actions);
    expect(back).toEqual(digest);
  });

  it('a game without a state after every action cannot go in', () => {
    expect(() => pack(game, { ...digest, states: digest.states.slice(1) })).toThrow(/a state after every action/);
    const undone = digest.states.map((state) => (state.i === 4 ? { ...state, undone: true } : state));
    expect(() => pack(game, { ...digest, states: undone })).toThrow(/a state after every action/);
  });

  it.each<[string, (game: Recorded) => Partial<Recorded>, RegExp]>([
    [
      'a figure',
      ({ states }) => ({ states: states.with(300, { ...states[300], bank: 1 }) }),
      /^g: action 301: bank: \d+, recorded 1$/m,
    ],
    [
      'a treasury',
      ({ states }) => ({ states: states.with(300, { ...states[300], corps: { ATA: { cash: 1 } } }) }),
      /^g: action 301: treasury of ATA: \d+, recorded 1$/m,
    ],
    [
      'something that is gone',
      ({ states }) => ({ states: states.with(-1, { ...states.at(-1), corps: { '-': ['ATA'] } }) }),
      /^g: action \d+: corporations: \["AFG","ATA",/m,
    ],
    ['an action', ({ actions }) => ({ actions: actions.toSpliced(10, 1) }), /^g: action \d+: /m],
    [
      'legal lays',
      ({ lays }) => ({ lays: lays.map((each) => ({ ...each, legal: each.legal.slice(1) })) }),
      /^g: action 411: legal lays of RCS: too many B2 77\/5 10; missing none$/m,
    ],
    [
      'best routes',
      ({ routes }) => ({ routes: routes.map((each) => ({ ...each, best_revenue: 1 })) }),
      /^g: action 343: best routes of AFG: 260, recorded 1$/m,
    ],
    ['the scores', () => ({ final: { result: { 1: 1 } } }), /score of P1: \d+, recorded 1$/m],
  ])('a wrong record is found out: %s', async (_what, change, message) => {
    const recorded: Recorded = read('g001');
    const { code, text } = await binario(['oracle', recordings({ 'g.json.gz': { ...recorded, ...change(recorded) } })]);
    expect(code).toBe(1);
    expect(text).toMatch(message);
  });
});
