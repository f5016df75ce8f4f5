import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Digest } from '@binario/game-1849/oracle/digest';
import { describe, expect, it } from 'vitest';
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
    const { text } = await binario(['oracle', recording({ final: { result: { 1: 1 }, end_reason: '' } })]);
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

  const beside = join(import.meta.dirname, '../../../../shared/oracle/1849');
  it('agrees with games recorded by another engine', async ({ skip }) => {
    if (!existsSync(beside)) skip('the recorded games are not beside the project (../shared/oracle/1849)');
    const names = readdirSync(beside).flatMap((name) => /^(\w+)\.digest\.json\.gz$/.exec(name)?.[1] ?? []);
    for (const name of names.filter((_name, i) => i % 9 === 0)) {
      const { last, text } = await binario(['oracle', beside, '--game', name]);
      expect(last, text).toMatch(/^1 games, \d+ actions compared, 0 mismatches$/);
    }
    // Bonds that nobody repaid, stations named by their space.
    for (const name of ['g022', 'g052', 'g059']) {
      const { last, text } = await binario(['oracle', beside, '--game', name, '--beyond']);
      expect(last, text).toMatch(/^1 games, \d{3,} actions compared, 0 mismatches$/);
    }
  }, 120_000);
});
