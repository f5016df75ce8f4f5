import { describe, expect, it } from 'vitest';
import { endedOrders, type Offer, orderNow, ordersWithout, type StandingOrder } from '../src/index.ts';

const frame = { step: 'auction', lot: 'Falcon', deal: { price: 80 } };

/** A table at which P1 is asked, with these offers open. */
const asking = (offers: readonly Offer[]) => ({
  actors: () => ['P1'],
  choices: () => offers.map((offer) => ({ offer })),
  carryOut: (_state: unknown, { type }: { readonly type: string }) => ({
    events: [{ type: 'paid', from: 'P1', to: 'bank', amount: type === 'buyCert' ? 90 : 0 }, { type: 'other' }],
  }),
});

const bid = (min: number): Offer => ({ type: 'bid', by: 'P1', price: { min, max: 500, step: 5 } });
const pass: Offer = { type: 'pass', by: 'P1' };
const state = { flow: [frame] };

const now = (order: Omit<StandingOrder, 'id'>, offers: readonly Offer[]) =>
  orderNow(asking(offers), state, { P1: [{ ...order, id: 'a' }] })?.action;

describe('standing orders', () => {
  it('bid as little as they can, up to a sum, and then do what they say else', () => {
    const order = { action: { type: 'bid' }, atMost: { field: 'price', amount: 100 }, orElse: { type: 'pass' } };
    expect(now(order, [bid(95), pass])).toEqual({ type: 'bid', by: 'P1', price: 95 });
    expect(now(order, [bid(100), pass])).toEqual({ type: 'bid', by: 'P1', price: 100 });
    expect(now(order, [bid(105), pass])).toEqual(pass);
    expect(now(order, [bid(105)])).toBeUndefined();
    const { orElse: _, ...asks } = order;
    expect(now(asks, [bid(105), pass])).toBeUndefined();
  });

  it('never choose a price by themselves, and act only where they are meant', () => {
    expect(now({ action: { type: 'bid' } }, [bid(95)])).toBeUndefined();
    expect(now({ action: { type: 'pass' }, where: { lot: 'Falcon' } }, [pass])).toEqual(pass);
    expect(now({ action: { type: 'pass' }, where: { lot: 'Bayard' } }, [pass])).toBeUndefined();
    expect(now({ action: { type: 'pass' }, step: 'stockTurn' }, [pass])).toBeUndefined();
    expect(now({ action: { type: 'pass' }, atLeast: { field: 'price', amount: 80 } }, [pass])).toEqual(pass);
    expect(now({ action: { type: 'pass' }, atLeast: { field: 'price', amount: 81 } }, [pass])).toBeUndefined();
  });

  it('buy the share they name and no other', () => {
    const offers = ['A', 'B'].map((corp) => ({ type: 'buyCert', by: 'P1', corp, from: 'pool' }));
    expect(now({ action: { type: 'buyCert', fields: { corp: 'B', from: 'pool' } } }, offers)).toEqual(offers[1]);
    expect(now({ action: { type: 'buyCert', fields: { corp: 'C', from: 'pool' } } }, offers)).toBeUndefined();
  });

  it('buy only what costs no more than they say', () => {
    const offers = [{ type: 'buyCert', by: 'P1', corp: 'B', from: 'pool' }];
    const order = (amount: number) => ({
      action: { type: 'buyCert', fields: { corp: 'B', from: 'pool' } },
      atMost: { field: 'cost', amount },
    });
    expect(now(order(90), offers)).toEqual(offers[0]);
    expect(now(order(89), offers)).toBeUndefined();
  });

  it('answer several questions of a turn, and run as the rules propose only where they say so', () => {
    const run = { type: 'runTrains', by: 'P1', routes: { open: 'routes', sample: [1, 2] } };
    const turn = { action: { type: 'pass' }, step: 'layTrack', where: { lot: 'Falcon' } };
    const also = (proposed: boolean) => [{ step: 'auction', action: { type: 'runTrains', proposed } }];
    expect(now({ ...turn, also: also(true) }, [run])).toEqual({ type: 'runTrains', by: 'P1', routes: [1, 2] });
    expect(now({ ...turn, also: also(false) }, [run])).toBeUndefined();
    expect(now(turn, [run, pass])).toBeUndefined();
    expect(now({ ...turn, where: { lot: 'Bayard' }, also: also(true) }, [run])).toBeUndefined();
  });

  it('end with a figure that is lower than they expect', () => {
    const until = [{ type: 'ran', where: { corp: 'B' }, below: { field: 'revenue', amount: 80 } }];
    const orders = { P1: [{ id: 'a', action: { type: 'pass' }, until }] };
    expect(endedOrders(orders, [{ type: 'ran', corp: 'B', revenue: 80 }], false)).toEqual([]);
    expect(endedOrders(orders, [{ type: 'ran', corp: 'B', revenue: 79 }], false)).toHaveLength(1);
  });

  it('say which event ended them, or that their round is over', () => {
    const orders = {
      P1: [
        { id: 'a', action: { type: 'pass' }, until: [{ type: 'certMoved', where: { corp: 'B' } }] },
        { id: 'b', action: { type: 'pass' }, thisRound: true },
      ],
    };
    const bought = { type: 'certBought', corp: 'B' };
    expect(endedOrders(orders, [{ type: 'certBought' }, bought], false)).toEqual([{ id: 'a', event: bought }]);
    expect(endedOrders(orders, [], true)).toEqual([{ id: 'b' }]);
    expect(ordersWithout(orders, ['a']).P1?.map(({ id }) => id)).toEqual(['b']);
  });
});
