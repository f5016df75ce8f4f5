import { describe, expect, it } from 'vitest';
import type { Corp } from '../data/corporations.ts';
import {
  asked,
  cash,
  corpTurn,
  decider,
  type Position,
  pass,
  play,
  refuses,
  type State1849,
  settled,
  station,
  stationsIn,
  whyNot,
} from './support/index.ts';
import { acrossSicily, figure } from './support/lines.ts';

const buys = (corp: Corp, hex: string, price: number) => ({ type: 'acquireToken', corp, hex, price }) as const;
const onCharter = ({ table }: State1849, corp: Corp) => table.charters[corp];

/** Lilibeo of Marsala, with 100, before the map of 10.5.1; Sicula, of P2, has stations in Palermo and Trapani. */
const lilibeo = (position: Position = {}, step = 'acquireToken') =>
  corpTurn(
    {
      phase: '10',
      setup: { variants: ['acquiringTokens'] },
      tiles: figure,
      ...position,
      corps: {
        CTL: { cash: 100, at: [2, 8] },
        RCS: { president: 'P2', cash: 5, stations: ['C5', 'C1'] },
        ...position.corps,
      },
    },
    'CTL',
    step,
  );

describe('1849 §14.1 Acquiring station tokens', () => {
  it('from Phase 6 on [14.1-01]', () => {
    refuses(lilibeo({ phase: '4', tiles: {} }), buys('RCS', 'C1', 10), 'tokenDeal.phase');
    expect(whyNot(lilibeo({ phase: '6', tiles: {} }), buys('RCS', 'C1', 10))).toBeUndefined();
  });

  it('after running and before trains [14.1-01]', () => {
    const state = lilibeo({ corps: { CTL: { cash: 900, trains: ['8H'], at: [2, 8] } } }, 'runTrains');
    const ran = play(
      state,
      { type: 'runTrains', routes: [{ train: '8H-0', hexes: 'C5 B4 D4 C3 E3 G3 H2 G1 E1'.split(' ') }] },
      { type: 'withhold' },
    );
    expect([asked(ran), asked(play(ran, pass))]).toEqual(['acquireToken', 'buyTrains']);
  });

  it('by agreement of its president, for at least L.1, from treasury to treasury [14.1-02]', () => {
    const state = lilibeo();
    refuses(state, buys('RCS', 'C1', 0), 'tokenDeal.price');
    refuses(state, buys('RCS', 'C1', 101), 'tokenDeal.price');
    const proposed = play(state, buys('RCS', 'C1', 30));
    expect([asked(proposed), decider(proposed)]).toEqual(['consent', 'P2']);
    expect(stationsIn(proposed, 'C1')).toEqual(['RCS']);
    const agreed = play(proposed, { type: 'consent' });
    expect([cash(agreed, 'CTL'), cash(agreed, 'RCS'), cash(agreed, 'P2')]).toEqual([70, 35, 0]);
    // A refusal is remembered for the turn (RUL-2).
    const refused = play(proposed, { type: 'refuse' });
    expect([asked(refused), stationsIn(refused, 'C1')]).toEqual(['acquireToken', ['RCS']]);
    refuses(refused, buys('RCS', 'C1', 30), 'tokenDeal.refused');
    expect(asked(play(refused, buys('RCS', 'C1', 31)))).toBe('consent');
  });

  it('only a station that is there, of another corporation [14.1-02]', () => {
    const akragas = lilibeo({ corps: { SFA: { president: 'P2', stations: ['J6', 'M9'] } } });
    refuses(akragas, buys('SFA', 'C1', 10), 'tokenDeal.notThere');
    refuses(lilibeo(), buys('CTL', 'E1', 10), 'tokenDeal.notThere');
  });

  it('the buyer needs a route to the city; a full city is reached as its end [14.1-03]', () => {
    // Trapani has one space, and that is Sicula's.
    expect(whyNot(lilibeo(), buys('RCS', 'C1', 10))).toBeUndefined();
    const far = lilibeo({ corps: { RCS: { president: 'P2', stations: ['C5', 'M9'] } } });
    refuses(far, buys('RCS', 'M9', 10), 'tokenDeal.notConnected');
  });

  it('its token takes the place, the other goes back to its charter and may be placed again [14.1-04]', () => {
    const state = lilibeo({ tiles: { ...acrossSicily, ...figure } });
    expect([onCharter(state, 'CTL'), onCharter(state, 'RCS')]).toEqual([2, 1]);
    const done = play(state, buys('RCS', 'C1', 10), { type: 'consent' });
    expect(stationsIn(done, 'C1')).toEqual(['CTL']);
    expect([onCharter(done, 'CTL'), onCharter(done, 'RCS')]).toEqual([1, 2]);
    // Sicula places it in its own turn, in Catania, and pays nothing.
    const turn = { ...corpTurn({ corps: { RCS: {} } }, 'RCS', 'placeToken'), table: done.table };
    const placed = play(turn, station('H12'));
    expect([stationsIn(placed, 'H12'), onCharter(placed, 'RCS')]).toEqual([['RCS'], 1]);
    expect(cash(placed, 'RCS')).toBe(cash(done, 'RCS'));
  });

  it('home tokens are not for sale [14.1-05]', () => {
    refuses(lilibeo(), buys('RCS', 'C5', 50), 'tokenDeal.home');
  });

  it('besides the ordinary token, and once in a turn [14.1-06, 14.1-07]', () => {
    const state = lilibeo({ corps: { RCS: { president: 'P1', stations: ['C5', 'C1'] } } }, 'placeToken');
    const placed = play(state, station('C5'));
    expect([stationsIn(placed, 'C5'), asked(placed)]).toEqual([['RCS', 'CTL'], 'acquireToken']);
    const bought = play(placed, buys('RCS', 'C1', 1));
    expect([stationsIn(bought, 'C1'), onCharter(bought, 'CTL')]).toEqual([['CTL'], 0]);
    // Two stations of others in reach: the second has to wait for the next turn.
    const two = settled(
      lilibeo({
        corps: { RCS: { president: 'P1', stations: ['C5', 'C1'] }, SFA: { president: 'P1', stations: ['J6', 'C5'] } },
      }),
    );
    expect(whyNot(two, buys('SFA', 'C5', 1))).toBeUndefined();
    const one = play(two, buys('RCS', 'C1', 1));
    expect(asked(one)).toBe('buyTrains');
    expect(onCharter(one, 'CTL')).toBe(1);
  });

  it('not where it has a token already, nor without one on its charter [14.1-08]', () => {
    // Terranova has two spaces, one for each of them.
    const terranova = lilibeo({
      corps: { CTL: { cash: 100, stations: ['E1', 'M9'] }, SFA: { president: 'P2', stations: ['J6', 'M9'] } },
    });
    refuses(terranova, buys('SFA', 'M9', 10), 'tokenDeal.alreadyThere');
    const empty = lilibeo({ corps: { CTL: { cash: 100, stations: ['E1', 'C5', 'M9'] } } });
    refuses(empty, buys('RCS', 'C1', 10), 'tokenDeal.noneLeft');
  });

  it('Garibaldi’s home is the city chosen at its start; its only station after the earthquake stays [14.1-09]', () => {
    const garibaldi = (stations: readonly string[], home: string) =>
      lilibeo({
        phase: '12',
        corps: { AFG: { president: 'P2', stations, facts: { home } }, RCS: { president: 'P2' } },
      });
    refuses(garibaldi(['C1', 'M9'], 'C1'), buys('AFG', 'C1', 10), 'tokenDeal.home');
    refuses(garibaldi(['C1'], 'B14'), buys('AFG', 'C1', 10), 'tokenDeal.onlyToken');
    expect(whyNot(garibaldi(['C1', 'M9'], 'B14'), buys('AFG', 'C1', 10))).toBeUndefined();
  });
});
