import { readFileSync } from 'node:fs';
import { games } from '@binario/games';
import type { Action, StandingOrder, StandingOrders } from '@binario/kernel';
import { enginesOf, logGroups, onlyAnswer, packed, Session, searched, unpacked, version } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';

const json = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const engines = enginesOf(games);

/** A recorded game after so many moves. */
async function played(game: string, name: string, moves: number): Promise<Session> {
  const { setup, actions } = json(`../e2e/fixtures/${name}.json`) as { setup: unknown; actions: readonly Action[] };
  const session = Session.begin(await engines.load(game), setup);
  expect(session.load(actions.slice(0, moves))).toBeNull();
  return session;
}

/** A recorded game where a company that has paid a dividend before, and will again, begins its turn. */
async function earning(game: string, name: string): Promise<{ session: Session; corp: string; by: string }> {
  const { actions } = json(`../e2e/fixtures/${name}.json`) as { actions: readonly Action[] };
  const session = await played(game, name, 0);
  const paid = new Set<string>();
  let turn: { at: number; corp: string; by: string } | undefined;
  for (const [at, action] of actions.entries()) {
    const frame = session.state.flow.at(-1) as { readonly step: string; readonly corp?: string };
    if (frame.step === 'layTrack' && frame.corp !== turn?.corp) turn = { at, corp: frame.corp ?? '', by: action.by };
    if (action.type === 'payDividend' && turn && paid.has(turn.corp)) {
      session.undo(turn.at);
      return { session, ...turn };
    }
    if (action.type === 'payDividend' && turn) paid.add(turn.corp);
    session.act(action);
  }
  throw new Error('nobody pays a dividend twice');
}

const page = async (game: string) => {
  const part = games.find(({ id }) => id === game);
  if (!part) throw new Error(`there is no ${game}`);
  return part.page();
};

describe('standing orders of every game', () => {
  it.each(['1849', '1865', '18fb'])('%s has kinds that know their own orders and no others', async (game) => {
    const { orders = [] } = await page(game);
    expect(orders.length).toBeGreaterThan(5);
    for (const kind of orders) {
      const wish = kind.wish(70, 'X');
      expect(orders.filter(({ isOf }) => isOf({ ...wish, id: 'a' } as never)).map(({ text }) => text)).toEqual([
        kind.text,
      ]);
    }
  });

  it('act in the worker by the rules the server uses, and end with what they name', async () => {
    const session = await played('18fb', '18fb-game', 41);
    const [by] = [session.snapshot(41).actor as string];
    const buy = { action: { type: 'buyCert', fields: { corp: 'FC', from: 'offer' } }, step: 'stockTurn' };
    const orders: StandingOrders = {
      [by]: [{ ...buy, id: 'a', until: [{ type: 'certBought', where: { corp: 'FC' } }] }],
    };
    const order = session.order(orders);
    expect(order).toMatchObject({ seat: by, order: 'a', action: { type: 'buyCert', corp: 'FC', from: 'offer' } });
    const acted = session.act(order?.action as Action, orders);
    expect(acted).toMatchObject({ ok: true, ended: [{ id: 'a', because: { key: expect.stringMatching(/^note\./) } }] });
  });

  it.each([
    ['1849', 'whole-game', 'pass pass runTrains payDividend'],
    ['1865', '1865-game', 'pass payDividend'],
    ['18fb', '18fb-game', 'pass payDividend'],
  ])('%s: a company takes its usual turn, until it earns less than was thought', async (game, name, turn) => {
    const { orders: kinds = [] } = await page(game);
    const usual = kinds.find(({ text }) => text === 'order.usualTurn.full');
    const { session, corp, by } = await earning(game, name);
    const orders = (amount: number): StandingOrders => ({
      [by]: [{ ...usual?.wish(amount, corp), id: 'usual' } as StandingOrder],
    });
    const begun = session.snapshot(session.tip).at;
    const types: string[] = [];
    for (let now = session.order(orders(1)); now; now = session.order(orders(1))) {
      types.push(now.action.type);
      expect(session.act(now.action, orders(1))).toMatchObject({ ok: true, ended: [] });
    }
    expect(types.join(' ')).toContain(turn);
    session.undo(begun);
    const ended: string[] = [];
    for (let now = session.order(orders(5000)); now && ended.length === 0; now = session.order(orders(5000))) {
      const acted = session.act(now.action, orders(5000));
      if (acted.ok) ended.push(...acted.ended.map(({ id }) => id));
    }
    expect(ended).toEqual(['usual']);
  });

  it('buy a share only while it costs no more than they say', async () => {
    const { orders: kinds = [] } = await page('18fb');
    const session = await played('18fb', '18fb-game', 41);
    const by = session.snapshot(41).actor as string;
    const kind = kinds.find(({ text }) => text === 'order.buyUpTo.offer');
    const order = (amount: number) =>
      session.order({ [by]: [{ ...kind?.wish(amount, 'FC'), id: 'a' } as StandingOrder] })?.action;
    const costs = Array.from({ length: 200 }, (_, n) => n).find((amount) => order(amount) !== undefined);
    expect(order(costs ?? 0)).toMatchObject({ type: 'buyCert', corp: 'FC', from: 'offer' });
    expect(costs).toBeGreaterThan(20);
  });
});

describe('fewer clicks', () => {
  it('finds the one answer, and none where there is a choice or a price', async () => {
    const { asking } = await page('18fb');
    const session = await played('18fb', '18fb-game', 41);
    const shown = session.snapshot(41);
    const only = shown.choices.filter(({ offer }) => offer.type === 'pass');
    expect(onlyAnswer(shown, asking)).toBeUndefined();
    expect(onlyAnswer({ ...shown, choices: only }, asking)).toMatchObject({ type: 'pass' });
    const priced = { offer: { type: 'bid', by: 'P1', price: { min: 1, max: 2 } }, facts: {} };
    expect(onlyAnswer({ ...shown, choices: [priced] }, asking)).toBeUndefined();
  });

  it('ends a turn of 1865 that is only kept open for cards', async () => {
    const { asking } = await page('1865');
    const { actions } = json('../e2e/fixtures/1865-game.json') as { actions: readonly Action[] };
    const session = await played('1865', '1865-game', 0);
    const kept = actions.findIndex((action) => {
      const at = session.state.flow.at(-1)?.step === 'endTurn' && action.type === 'pass';
      if (!at) session.load([action]);
      return at;
    });
    expect(kept).toBeGreaterThan(0);
    const shown = session.snapshot(kept);
    expect(shown.choices.some(({ offer, refusal }) => offer.type === 'transferCard' && !refusal)).toBe(true);
    expect(onlyAnswer(shown, asking)).toMatchObject({ type: 'pass' });
  });
});

describe('what is shared and read', () => {
  it('comes out of an address as it went in; a damaged one is refused', async () => {
    const text = readFileSync(new URL('../e2e/fixtures/18fb-game.json', import.meta.url), 'utf8');
    const words = await packed(text);
    expect(words).toMatch(/^[\w-]+$/);
    expect(words.length).toBeLessThan(20_000);
    expect(await unpacked(words)).toBe(text);
    await expect(unpacked('no game')).rejects.toThrow();
  });

  it('writes a game of 1849 for 18xx.games, and others for nobody', async () => {
    const { setup, actions } = json('../e2e/fixtures/first-rounds.json');
    const { writeForeign } = await engines.load('1849');
    expect(writeForeign?.(setup, actions, ['Ada', 'Bob', 'Cy', 'Di'])).toMatchObject({ title: '1849' });
    expect((await engines.load('1865')).writeForeign).toBeUndefined();
  });

  it('folds a war of bids and lines alike, and loses none', async () => {
    const { log } = await played('18fb', '18fb-game', 919);
    const groups = logGroups(log);
    expect(groups.flatMap(({ lines }) => lines)).toEqual(log);
    expect(groups.some(({ kind }) => kind === 'bids')).toBe(true);
    expect(groups.some(({ kind }) => kind === 'same')).toBe(true);
    expect(groups.length).toBeLessThan(log.length * 0.85);
    // What two moves decided is never folded together, passing apart.
    const same = groups.filter(({ kind, lines }) => kind === 'same' && lines[0]?.key !== 'note.passed');
    expect(same.every(({ lines }) => new Set(lines.map(({ at }) => at)).size === 1)).toBe(true);
  });

  it('finds words of a book without accents, in titles and paragraphs', () => {
    const sections = [
      { id: '1', title: 'Priorité', paragraphs: [{ key: 'a', text: 'Rien.' }] },
      {
        id: '2',
        title: 'Trains',
        paragraphs: [
          { key: 'b', text: 'La trésorerie paie.' },
          { key: 'c', text: 'Fin.' },
        ],
      },
    ];
    expect(searched(sections, 'priorite').map(({ id }) => id)).toEqual(['1']);
    expect(searched(sections, 'TRESORERIE')[0]?.paragraphs.map(({ key }) => key)).toEqual(['b']);
    expect(searched(sections, ' ')).toBe(sections);
    expect(searched(sections, 'x')).toEqual([]);
  });

  it('names the version of its package', () => {
    expect(version).toBe(json('../../web/package.json').version);
  });
});
