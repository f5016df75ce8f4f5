import type { StandingOrderWish } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Party } from '../support/game.ts';
import type { Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
let people: readonly [Player, Player, Player];

beforeAll(async () => {
  on = await testServer();
  const [anna, bruno, carla] = await Promise.all(['Anna', 'Bruno', 'Carla'].map((name) => on.player(name)));
  people = [anna, bruno, carla] as [Player, Player, Player];
});
afterAll(() => on.close());

type Fields = Readonly<Record<string, unknown>>;

/** A table of 18FB on which whoever is asked acts. */
class Table {
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  private look() {
    return people[0].look(this.id);
  }

  async asked(): Promise<string> {
    return (await this.look()).info.turn.actors[0] ?? '';
  }

  at(seat: string): Player {
    return people[Number(seat.slice(1)) - 1] as Player;
  }

  /** Gives the seat that acted. */
  async act(type: string, fields: Fields = {}): Promise<string> {
    const { info, version } = await this.look();
    const [by = ''] = info.turn.actors;
    expect(await this.at(by).act(this.id, version, { type, by, ...fields })).toMatchObject({ ok: true });
    return by;
  }

  give(seat: string, order: StandingOrderWish) {
    return this.at(seat).post(this.id, { do: 'order', order });
  }

  async orders(seat: string): Promise<number> {
    const { info } = await this.at(seat).look(this.id);
    return info.seats.find((each) => each.seat === seat)?.orders.length ?? 0;
  }

  async turnsTo(seat: string): Promise<void> {
    await expect.poll(() => this.asked(), { timeout: 30_000 }).toBe(seat);
  }

  /** What was done, with the way it came: `order` for those of standing orders. */
  async done(): Promise<readonly { readonly action: Fields; readonly via?: string }[]> {
    const seen = await Promise.all(
      people.map(async (who) => {
        const path = `/api/tables/${this.id}/journal?kind=act&after=0`;
        return (await who.http<{ records: { body: { action: Fields; via?: string } }[] }>('GET', path)).body.records;
      }),
    );
    // That an order moved only its owner is told.
    const told = seen[0] ?? [];
    return told.map(({ body }, i) => seen.map((each) => each[i]?.body).find((own) => own?.via) ?? body);
  }
}

const passAuctions: StandingOrderWish = { action: { type: 'pass' }, step: 'auction', thisRound: true };

/** Panfilo is sold for D75, nobody wants the other cards: everybody passes by order. */
async function afterAuctions(): Promise<readonly [table: Table, owner: string, first: string, second: string]> {
  const table = new Table((await Party.begin(people, { game: '18fb' })).id);
  const owner = await table.act('chooseLot', { private: 'Riseis' });
  await table.act('bid', { price: 75 });
  const others = ['P1', 'P2', 'P3'].filter((seat) => seat !== owner);
  for (const seat of others) expect(await table.give(seat, passAuctions)).toMatchObject({ ok: true });
  await expect.poll(() => table.asked(), { timeout: 30_000 }).not.toBe(owner);
  await table.give(owner, passAuctions);
  for (const card of ['Bayard', 'Melisurgo', 'Falcon', 'Delahante', 'Valadous', 'LAla']) {
    const passes = (await table.done()).length + 4;
    await table.act('chooseLot', { private: card });
    // The last card is put up by itself.
    await expect.poll(async () => (await table.done()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(passes);
  }
  await expect.poll(async () => (await table.done()).length, { timeout: 30_000 }).toBe(4 + 6 * 4 + 3);
  // The richest has the priority, and the one who paid comes last.
  const first = await table.asked();
  const second = others.find((seat) => seat !== first) ?? '';
  expect(first).not.toBe(owner);
  return [table, owner, first, second];
}

describe('standing orders at a table of 18FB', () => {
  it('pass in the auctions of this round, and end with it', async () => {
    const [table, owner, first, second] = await afterAuctions();
    expect(await Promise.all([owner, first, second].map((seat) => table.orders(seat)))).toEqual([0, 0, 0]);
    const passes = (await table.done()).filter(({ action }) => action.type === 'pass');
    expect(passes).toHaveLength(2 + 7 * 3);
    expect(passes.every(({ via }) => via === 'order')).toBe(true);
  });

  it('decline for the owner of Panfilo, who is asked no more', async () => {
    const [table, owner, first, second] = await afterAuctions();
    const concession = { corp: 'NN', par: 60, help: 'none' };
    // Without an order the owner is asked, and nothing goes on.
    await table.act('acquireConcession', concession);
    expect(await table.asked()).toBe(owner);
    await table.give(owner, { action: { type: 'decline' }, step: 'panfilo' });
    await table.turnsTo(second);
    await table.act('acquireConcession', { ...concession, corp: 'FSC' });
    // The owner is asked first by his card and then for his own turn: only the number of answers tells the two apart.
    const declined = async () => (await table.done()).filter(({ action }) => action.type === 'decline');
    await expect.poll(async () => (await declined()).length, { timeout: 30_000 }).toBe(2);
    expect(await declined()).toEqual([
      expect.objectContaining({ action: { type: 'decline', by: owner }, via: 'order' }),
      expect.objectContaining({ action: { type: 'decline', by: owner }, via: 'order' }),
    ]);
    await table.turnsTo(owner);
    // It stays for the whole game, and his own turn is his own.
    expect(await table.orders(owner)).toBe(1);
    await table.act('acquireConcession', { ...concession, corp: 'FB' });
    await table.turnsTo(first);
  });

  it('agree to a sale from a price on, and leave smaller offers to their owner', async () => {
    const [table, owner, first, second] = await afterAuctions();
    await table.give(owner, {
      action: { type: 'consent' },
      step: 'cardSale',
      atLeast: { field: 'price', amount: 90 },
    });
    await table.act('proposeCard', { private: 'Riseis', price: 89 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await table.asked()).toBe(owner);
    await table.act('refuse');
    await table.turnsTo(first);
    await table.act('proposeCard', { private: 'Riseis', price: 90 });
    await table.turnsTo(second);
    expect((await table.done()).at(-1)).toMatchObject({ action: { type: 'consent', by: owner }, via: 'order' });
  });

  it('pass until what they name has changed', async () => {
    const [table, owner, first, second] = await afterAuctions();
    await table.give(owner, { action: { type: 'decline' }, step: 'panfilo' });
    const pass: StandingOrderWish = { action: { type: 'pass' }, step: 'stockTurn', thisRound: true };
    await table.give(second, { ...pass, until: [{ type: 'markerMoved' }] });
    await table.give(owner, { ...pass, until: [{ type: 'concessionGranted', where: { corp: 'FB' } }] });
    // A card changes no price and no concession: both pass.
    await table.act('buyCard', { private: 'Bayard' });
    await table.turnsTo(first);
    expect([await table.orders(second), await table.orders(owner)]).toEqual([1, 2]);
    // A company starts: who waited for a price is asked again, who waits for another concession is not.
    await table.act('acquireConcession', { corp: 'NN', par: 60, help: 'none' });
    await table.turnsTo(second);
    expect([await table.orders(second), await table.orders(owner)]).toEqual([0, 2]);
    await table.act('pass');
    await table.turnsTo(first);
    await table.act('acquireConcession', { corp: 'FB', par: 60, help: 'none' });
    await table.turnsTo(second);
    await table.act('pass');
    await table.turnsTo(owner);
    expect(await table.orders(owner)).toBe(1);
    expect(on.logged).toEqual([]);
  });
});
