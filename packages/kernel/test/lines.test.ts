import { describe, expect, it } from 'vitest';
import { lineBy } from '../src/index.ts';

type Effect = { readonly type: 'paid'; readonly amount: number } | { readonly type: 'turned' };

describe('the line an event makes', () => {
  const lineOf = lineBy<Effect>({
    paid: ({ amount }) => (amount > 0 ? { key: 'paid', params: { amount } } : undefined),
    turned: null,
  });

  it('is the one of its type, if it makes one', () => {
    expect(lineOf({ type: 'paid', amount: 3 })).toEqual({ key: 'paid', params: { amount: 3 } });
    expect(lineOf({ type: 'paid', amount: 0 })).toBeUndefined();
    expect(lineOf({ type: 'turned' })).toBeUndefined();
  });

  it('is none for events of the kernel and for types nobody knows', () => {
    expect(lineOf({ type: 'frameDropped', step: 'ask', reason: 'gone' })).toBeUndefined();
    expect(lineOf({ type: 'toString' } as never)).toBeUndefined();
  });
});
