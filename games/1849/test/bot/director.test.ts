import { rehearse } from '@binario/bots';
import { type Decision, playCasual, testForesight, wish } from '@binario/bots/testing';
import { sized } from '@binario/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { foresight1849 } from '../../bot/foresight.ts';
import { bots1849 } from '../../bot/index.ts';
import type { Table1849 } from '../../table.ts';
import { title1849 } from '../../title.ts';

testForesight({
  title: title1849,
  bots: bots1849,
  foresight: foresight1849,
  tables: [wish(3, 7), wish(4, 8, title1849.variants)],
  most: sized(110, 200),
});

describe('Director of 1849', () => {
  const decisions: Decision<Table1849>[] = [];
  beforeAll(() => void playCasual(title1849, bots1849, wish(3, 52), (each) => decisions.push(each)), 300_000);

  it('looks as far as the second stock round from where it is, or to the end', () => {
    const { situation, action } = decisions.find(
      ({ situation: { view } }) => title1849.describeRound(view) === 'SR 1',
    ) as Decision<Table1849>;
    const roundsSeen = (looks?: readonly number[]) =>
      rehearse(foresight1849, situation.view, action, { boldness: 1 }, looks).states.map(title1849.describeRound);
    expect(roundsSeen()).toEqual(['SR 3']);
    expect(roundsSeen([1, 2])).toEqual(['SR 2', 'SR 3']);
  });

  it('never thinks of raising its own bid, nor of waiting for ever for another to buy', () => {
    let seen = 0;
    for (const { situation, action } of decisions) {
      const frame = situation.view.flow.at(-1) as { readonly step: string };
      if (frame.step !== 'auction') continue;
      seen++;
      const bids = [{ by: situation.by, private: 'RSA', price: 155 }];
      const leading = { ...situation, view: { ...situation.view, flow: [{ ...frame, bids }] } };
      const ideas = foresight1849.ideas(leading, action) as readonly { type: string; private?: string }[];
      expect(ideas.some((idea) => idea.type === 'bid' && idea.private === 'RSA')).toBe(false);
      const last = { ...situation, view: { ...situation.view, flow: [{ ...frame, passes: 2 }] } };
      expect(foresight1849.breadth(last)).toBe(0);
    }
    expect(seen).toBeGreaterThan(0);
  });
});
