import { explain, kernelText, languages, plainSpeaker, rulesOf, say, start, withoutRule } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { toy } from './toy/game.ts';
import { roundsFrame } from './toy/steps/rounds.ts';

describe('the rules of a game', () => {
  it('are listed once each, with citation, in the order of the steps, standing offers included', () => {
    expect(rulesOf(toy).map(({ key, cites }) => `${cites.join(', ')} ${key}`)).toMatchInlineSnapshot(`
      [
        "toy §1.1 bid.tooLow",
        "toy §1.2 bid.tooHigh",
        "toy §1.3 bid.inFives",
        "toy §2.1 sell.corpLeft",
        "toy §2.2 sell.notHeld",
        "toy §2.3 buy.soldOut",
        "toy §2.4 buy.noMoney",
        "toy §3.1 loan.atMostTwo",
        "toy §3.2 loan.none",
        "toy §3.3 loan.noMoney",
        "toy §3.4 run.stopTwice",
        "toy §3.5 run.tooFar",
        "toy §4.1 train.mustOwnOne",
        "toy §4.2 train.limit",
        "toy §4.3 train.noMoney",
        "toy §4.4 train.refusedBefore",
        "toy §4.5 raise.notForced",
        "toy §5.1 absorb.samePresident",
        "toy §4.6 raise.tooMuch",
      ]
    `);
  });
});

describe('a game without one rule', () => {
  const state = start(toy, { seed: 1 });
  const high = { type: 'bid', by: 'P1', price: 1005 };
  const operating = start(toy, { seed: 1, flow: [roundsFrame(1, 3)] });

  it('no longer refuses by it', () => {
    expect(explain(toy, state, high)?.rule).toBe('bid.tooHigh');
    expect(explain(withoutRule(toy, 'bid.tooHigh'), state, high)?.rule).toBe('turn.notOffered');
    expect(explain(toy, operating, { type: 'repay', by: 'P1' })?.rule).toBe('loan.none');
    expect(explain(withoutRule(toy, 'loan.none'), operating, { type: 'repay', by: 'P1' })).toBeUndefined();
  });

  it('has all the others, and leaves the game itself alone', () => {
    for (const { key } of rulesOf(toy)) {
      const others = rulesOf(toy).filter((each) => each.key !== key);
      expect(rulesOf(withoutRule(toy, key))).toEqual(others);
    }
    expect(explain(toy, state, high)?.rule).toBe('bid.tooHigh');
  });
});

describe('a refusal', () => {
  it('of the kernel can be told in every language', () => {
    const refused = explain(toy, start(toy, { seed: 1 }), { type: 'pass', by: 'P2' });
    const told = languages.map((language) =>
      say(kernelText[language], refused?.rule ?? '', refused?.params ?? {}, plainSpeaker(language)),
    );
    expect(told).toEqual([
      'It is not for P2 to decide now, but for P1.',
      'Ora non decide P2, ma P1.',
      'Ce n’est pas à P2 de jouer, mais à P1.',
    ]);
  });
});
