import { type BotMaker, BotRefused, playOut } from '@binario/bots';
import { type Table1849, title1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import type { SetupWish } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

const { random } = bots1849;
const wish = (change: Partial<SetupWish> = {}): SetupWish => ({
  players: 3,
  seed: 4,
  variants: [],
  options: {},
  ...change,
});

describe('whole games of bots', () => {
  it('come to an end, and the same seed plays the same game', () => {
    const one = playOut(title1849, wish(), random);
    expect(one.over).toBe(true);
    expect(title1849.endReason(one.state.table)).toBeDefined();
    const other = playOut(title1849, wish(), random, { most: 200 });
    expect(other.actions).toEqual(one.actions.slice(0, 200));
    expect(playOut(title1849, wish({ seed: 5 }), random, { most: 200 }).actions).not.toEqual(other.actions);
  });

  it('are broken off after so many actions', () => {
    const { actions, over } = playOut(title1849, wish(), random, { most: 25 });
    expect(actions).toHaveLength(25);
    expect(over).toBe(false);
  });

  it('every state is shown, and every effect', () => {
    let states = 0;
    let effects = 0;
    const { actions } = playOut(title1849, wish(), random, {
      most: 50,
      onState: (_state, action, events) => {
        expect(action === undefined).toBe(states === 0);
        effects -= events.length;
        states++;
      },
      observe: () => {
        effects++;
      },
    });
    expect(states).toBe(actions.length + 1);
    // What happened before the first question belongs to no action.
    expect(effects).toBeGreaterThanOrEqual(0);
  });

  it('a bot that cheats is caught', () => {
    const cheat: BotMaker<Table1849> = () => ({ name: 'cheat', choose: ({ by }) => ({ type: 'takeLoan', by }) });
    expect(() => playOut(title1849, wish(), cheat)).toThrow(BotRefused);
  });

  it('a bot is shown no dice and only what is open to its seat', () => {
    const nosy: BotMaker<Table1849> = () => ({
      name: 'nosy',
      choose: ({ view, by, offers }) => {
        expect(view.rng).toBe(0);
        expect(offers.length).toBeGreaterThan(0);
        expect(new Set(offers.map((offer) => offer.by))).toEqual(new Set([by]));
        return offers.find((offer) => offer.type === 'pass') ?? { type: 'x', by };
      },
    });
    expect(playOut(title1849, wish(), nosy, { most: 10 }).actions).toHaveLength(10);
  });
});
