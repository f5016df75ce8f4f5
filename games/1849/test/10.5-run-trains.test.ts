import { describe, expect, it } from 'vitest';
import {
  asked,
  cash,
  corpTurn,
  offered,
  type Position,
  pass,
  play,
  refuses,
  run,
  settled,
  space,
  whyNot,
} from './support/index.ts';
import { figure, narrowLine, narrowToCaltagirone, standardLine } from './support/lines.ts';

/** Lilibeo with two 8H before the figure of 10.5.1. */
const lilibeo = (position: Position = {}) =>
  corpTurn(
    {
      phase: '10',
      tiles: figure,
      cash: { P1: 100 },
      ...position,
      corps: { CTL: { trains: ['8H', '8H'], at: [4, 6] } },
    },
    'CTL',
    'runTrains',
  );
const bothLines = run(['8H-0', standardLine], ['8H-1', narrowLine]);

describe('1849 §10.5 Run trains', () => {
  it('a corporation with a train and a route must run [10.5-01]', () => {
    const claimed = lilibeo({ setup: { revenue: 'claimed' } });
    refuses(claimed, run(), 'run.mustRun');
    // Where the best revenue is enforced the second train may not stay at home either (RUL-46, RUL-47).
    refuses(lilibeo(), run(), 'run.notBest');
    refuses(lilibeo(), run(['8H-0', standardLine]), 'run.notBest');
    expect(whyNot(lilibeo(), pass)).toBe('turn.notOffered');
  });

  it('the revenue of all trains is one sum, paid out or kept as a whole [10.5-02, 10.5-03]', () => {
    const ran = play(lilibeo(), bothLines);
    expect(asked(ran)).toBe('payDividend');
    expect([offered(ran, 'payDividend').length, offered(ran, 'withhold').length]).toEqual([1, 1]);
    expect(whyNot(ran, pass)).toBe('turn.notOffered');
    // 160 and 130: P1 holds 20%, the treasury 80%.
    const paid = play(ran, { type: 'payDividend' });
    expect([cash(paid, 'P1'), cash(paid, 'CTL')]).toEqual([100 + 58, 232]);
    const kept = play(ran, { type: 'withhold' });
    expect([cash(kept, 'P1'), cash(kept, 'CTL')]).toEqual([100, 290]);
  });

  it('the bank pays, either way [10.5-04]', () => {
    const ran = play(lilibeo(), bothLines);
    const before = cash(ran, 'bank');
    expect(before - cash(play(ran, { type: 'withhold' }), 'bank')).toBe(290);
    expect(before - cash(play(ran, { type: 'payDividend' }), 'bank')).toBe(290);
  });

  it('without a train there is no revenue: left one column, at the left edge down [10.5-05]', () => {
    const trainless = (at: readonly [number, number]) =>
      settled(corpTurn({ cash: { P1: 200 }, corps: { CTL: { at } } }, 'CTL', 'runTrains'));
    expect(space(trainless([3, 5]), 'CTL')).toEqual([3, 4]);
    expect(space(trainless([3, 0]), 'CTL')).toEqual([4, 0]);
    expect(asked(trainless([3, 5]))).toBe('buyTrains');
    expect(cash(trainless([3, 5]), 'CTL')).toBe(0);
  });

  it('with trains but no route one of them can run: as without a train [10.5-06]', () => {
    const archimede = (trains: readonly ('4H' | '6H')[], tiles = {}) =>
      settled(corpTurn({ phase: '6', tiles, corps: { ATA: { trains } } }, 'ATA', 'runTrains'));
    // No second stop at all.
    expect(space(archimede(['4H']), 'ATA')).toEqual([3, 4]);
    // Three narrow hexsides to Caltagirone: six, too long for a 4H, right for a 6H.
    expect(space(archimede(['4H'], narrowToCaltagirone), 'ATA')).toEqual([3, 4]);
    expect(asked(archimede(['6H'], narrowToCaltagirone))).toBe('runTrains');
    expect(space(archimede(['6H'], narrowToCaltagirone), 'ATA')).toEqual([3, 5]);
  });
});
