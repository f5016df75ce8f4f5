import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableMessage } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, type Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

/** Two players, each with a hand the other must not see; playing a card draws the next one from the dice. */
const CARDS = `
const cards = ['ACE', 'KING', 'QUEEN', 'JACK', 'TEN', 'NINE'];
const table = (state) => state.table;
export const engine = {
  format: 1,
  facts: { id: 'cards', rules: 1, name: 'Cards', players: { min: 2, max: 2 }, variants: [], options: {}, bots: [], open: false },
  setup: ({ players, seed }) => ({ players, seed }),
  start: ({ seed }) => ({ table: { hands: { P1: 'ACE', P2: 'KING' }, turn: 'P1', n: 0, options: { seed } }, flow: [{ step: 'play' }], rng: seed }),
  apply(state, action) {
    if (action.by !== state.table.turn) return { ok: false, refusal: { rule: 'turn.notYours', cite: '', params: {} } };
    return this.carryOut(state, action);
  },
  carryOut: (state, action) => {
    const n = state.table.n + 1;
    const hands = { ...state.table.hands, [action.by]: cards[(n + 1) % cards.length] };
    const next = { ...state.table, hands, n, turn: action.by === 'P1' ? 'P2' : 'P1' };
    return { ok: true, state: { table: next, flow: state.flow, rng: state.rng + 1 }, events: [{ type: 'drawn', card: hands[action.by] }] };
  },
  hash: (state) => JSON.stringify([state.table.hands, state.table.n]).length + '-' + state.table.n,
  actors: (state) => [table(state).turn],
  choices: (state, by) => [{ offer: { type: 'play', by } }],
  view: (state, by) => ({ ...state, rng: 0, table: { ...state.table, options: {}, hands: by ? { [by]: state.table.hands[by] } : {} } }),
  isOpen: () => false,
  describeRound: () => 'R1',
  scores: () => [],
  endReason: () => undefined,
  decide: () => { throw new Error('no bots'); },
};
`;

const release = mkdtempSync(join(tmpdir(), 'binario-cards-'));
let on: TestServer;
let anna: Player;
let bruno: Player;
let carla: Player;

beforeAll(async () => {
  writeFileSync(join(release, 'cards@1.mjs'), CARDS);
  on = await testServer({ config: { engineFolder: release, namedSeeds: true } });
  [anna, bruno, carla] = await on.three();
});
afterAll(async () => {
  await on.close();
  rmSync(release, { recursive: true });
});

const hand = (message: TableMessage) => (message.view as { table: { hands: object } }).table.hands;

describe('a game with hidden hands', () => {
  it('shows each seat its own view, and sends nobody what he may not see', async () => {
    const seed = 987_654_321;
    const id = await anna.create({ game: 'cards', players: 2, seed });
    await bruno.post(id, { do: 'sit' });
    for (const player of [anna, bruno, carla]) {
      await player.connect();
      await player.watch(id, { views: true });
    }
    expect(await anna.post(id, { do: 'start' })).toMatchObject({ ok: true });
    for (let i = 0; i < 4; i++) {
      const player = [anna, bruno][i % 2] as Player;
      const { version } = await player.look(id);
      const answer = await player.command(id, {
        do: 'act',
        version,
        key: newKey(),
        action: { type: 'play', by: i % 2 ? 'P2' : 'P1' },
      });
      expect(answer).toMatchObject({ ok: true });
      for (const each of [anna, bruno, carla]) await each.until('table', (message) => message.version >= version + 1);
    }
    const last = (player: Player) =>
      player.received.filter((each): each is TableMessage => each.type === 'table').at(-1) as TableMessage;
    expect(hand(last(anna))).toEqual({ P1: 'TEN' });
    expect(hand(last(bruno))).toEqual({ P2: 'NINE' });
    expect(hand(last(carla))).toEqual({});

    const had = { anna: ['ACE', 'QUEEN', 'TEN'], bruno: ['KING', 'JACK', 'NINE'] };
    const got = async (player: Player) => {
      const pages = ['', '/view', '/journal?after=0', '/export'].map((path) =>
        player.http('GET', `/api/tables/${id}${path}`),
      );
      return JSON.stringify([player.received, await Promise.all(pages)]);
    };
    const [toAnna, toBruno, toCarla] = await Promise.all([got(anna), got(bruno), got(carla)]);
    for (const card of had.bruno) expect(toAnna).not.toContain(card);
    for (const card of had.anna) expect(toBruno).not.toContain(card);
    for (const card of [...had.anna, ...had.bruno]) expect(toCarla).not.toContain(card);
    for (const text of [toAnna, toBruno, toCarla]) expect(text).not.toContain(String(seed));
    expect((await anna.http('GET', `/api/tables/${id}/export`)).status).toBe(409);
    expect(on.logged).toEqual([]);
  });
});
