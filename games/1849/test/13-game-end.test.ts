import { describe, expect, it } from 'vitest';
import { factsOf } from '../table.ts';
import {
  asked,
  cash,
  corpTurn,
  decider,
  frame,
  operating,
  operatingRoundOf,
  type Position,
  pass,
  play,
  roundBegins,
  type State1849,
  sell,
  settled,
  stockTurn,
  tableOf,
  value,
} from './support/index.ts';

const pays = { type: 'payDividend' } as const;
const keeps = { type: 'withhold' } as const;

/** The corporation has run for so much and decides what becomes of it. */
function earned(position: Position, corp: 'CTL' | 'ATA', revenue: number): State1849 {
  const state = corpTurn(position, corp, 'runTrains');
  return { ...state, flow: [...state.flow.slice(0, -1), frame('payDividend', { corp, revenue })] };
}

const over = ({ table, flow }: State1849) => (flow.length === 0 ? table.ended?.reason : 'goes on');

/** Lilibeo at L.340 in Phase 16; Archimede has not operated yet. The bank holds what is said. */
const near377 = (bank = 5000): Position => ({
  phase: '16',
  cash: { P2: 7760 - bank },
  corps: { CTL: { at: [0, 14], trains: ['16H'] }, ATA: { president: 'P2', at: [3, 5], trains: ['16H'] } },
});

/** Both play on by passing, without trains; the bank holds what is said. */
const modest = (bank: number): Position => ({
  phase: '8',
  cash: { P2: 7760 - bank },
  corps: { CTL: { at: [3, 5], trains: ['10H'] }, ATA: { president: 'P2', at: [2, 5] } },
});

/** Passes, and withholds what is run, until the game is over or this many questions were asked. */
function passOn(state: State1849, until: (now: State1849) => boolean): State1849 {
  let now = state;
  for (let n = 0; n < 60 && now.flow.length > 0 && !until(now); n++) {
    if (asked(now) === 'runTrains')
      now = play(now, { type: 'runTrains', routes: [{ train: '10H-0', hexes: ['E1', 'C1'] }] }, keeps);
    else now = play(now, pass);
  }
  return now;
}

describe('1849 §13 Game end: L.377', () => {
  it('a marker at 377: the game ends with that turn, and the others lose theirs [13-01, 13-02, 13-03]', () => {
    const paid = play(earned(near377(), 'CTL', 340), pays);
    expect([value(paid, 'CTL'), over(paid), operating(paid)]).toEqual([377, 'goes on', 'CTL']);
    const end = passOn(paid, (now) => operating(now) !== 'CTL');
    expect(over(end)).toBe('price');
    // Archimede had one turn behind it, and got no other.
    expect(factsOf(end.table, 'ATA').turns).toBe(1);
  });

  it('its turn is finished in full, and a fall in it revokes nothing (RUL-63) [13-04]', () => {
    const rich = near377();
    const paid = play(
      earned({ ...rich, corps: { ...rich.corps, CTL: { ...rich.corps?.CTL, cash: 500 } } }, 'CTL', 340),
      pays,
    );
    const finance = play(paid, pass);
    expect([value(paid, 'CTL'), asked(paid), asked(finance)]).toEqual([377, 'buyTrains', 'finance']);
    const fallen = play(finance, { type: 'sellTreasury', ordinary: 2, last: 0 });
    // Down from 377 to 298, and the game is over all the same.
    expect([over(fallen), value(fallen, 'CTL')]).toEqual(['price', 298]);
  });

  it('reached by the price check of a stock round: the end comes with a finished turn of whoever ever was there [13-05]', () => {
    // All stock of Lilibeo is in hands: up from 328 to 377.
    const sold = { president: 'P1', last: 'P2', singles: { P1: 3, P2: 3 } } as const;
    const round = stockTurn({
      phase: '16',
      corps: { CTL: { at: [1, 15], ...sold }, ATA: { president: 'P2', at: [3, 5] } },
    });
    const [game, stock] = round.flow;
    const checked = settled({ ...round, flow: [game, { ...stock, passes: 3 }] as State1849['flow'] });
    expect([value(checked, 'CTL'), checked.table.reachedEnd, over(checked)]).toEqual([377, ['CTL'], 'goes on']);
    expect(operating(checked)).toBe('CTL');
    // Archimede, dearer by now, finishes its turn, and nothing ends; then Lilibeo does.
    const fallen = corpTurn(
      {
        phase: '8',
        table: { reachedEnd: ['CTL'] },
        corps: { CTL: { at: [4, 5], trains: ['10H'] }, ATA: { president: 'P2', at: [2, 5] } },
      },
      'ATA',
    );
    const next = passOn(fallen, (now) => operating(now) !== 'ATA');
    expect([over(next), operating(next)]).toEqual(['goes on', 'CTL']);
    expect(over(passOn(next, (now) => operating(now) !== 'CTL'))).toBe('price');
  });

  it('377 goes before the end by the bank [13-08]', () => {
    const paid = play(earned(near377(100), 'CTL', 340), pays);
    expect([paid.table.bankBroken, value(paid, 'CTL')]).toEqual([true, 377]);
    const end = passOn(paid, (now) => operating(now) !== 'CTL');
    expect(over(end)).toBe('price');
  });
});

describe('1849 §13 Game end: the bank', () => {
  it('broken in an operating round: the current set is played to its end [13-01, 13-06]', () => {
    const kept = play(earned(modest(50), 'CTL', 60), keeps);
    expect([kept.table.bankBroken, operatingRoundOf(kept)]).toEqual([true, '1 of 1']);
    // This is the first of two operating rounds: the second is still played, a stock round is not.
    const second = passOn(kept, (now) => operatingRoundOf(now) === '2 of 2');
    expect([over(second), operating(second)]).toEqual(['goes on', 'ATA']);
    const rounds = new Set<string | undefined>();
    const end = passOn(second, (now) => {
      rounds.add(operatingRoundOf(now));
      return false;
    });
    expect([over(end), [...rounds]]).toEqual(['bank', ['2 of 2']]);
  });

  it('broken in a stock round: that round and a full set of operating rounds are played [13-07]', () => {
    const position = modest(50);
    const round = stockTurn({
      ...position,
      corps: { ...position.corps, CTL: { ...position.corps?.CTL, singles: { P1: 2 } } },
    });
    const sold = play(round, sell('CTL'));
    expect([sold.table.bankBroken, over(sold)]).toEqual([true, 'goes on']);
    const rounds: (string | undefined)[] = [];
    const end = passOn(sold, (now) => {
      const name = operatingRoundOf(now) ?? 'stock round';
      if (rounds.at(-1) !== name) rounds.push(name);
      return false;
    });
    expect([over(end), rounds]).toEqual(['bank', ['stock round', '1 of 2', '2 of 2']]);
  });

  it('what the bank cannot pay is owed in full, to players and to corporations [13-09]', () => {
    // 400 are due: 80 to P1, 320 to the treasury; the bank has 50.
    const paid = play(earned(modest(50), 'CTL', 400), pays);
    expect([cash(paid, 'P1'), cash(paid, 'CTL'), cash(paid, 'bank')]).toEqual([80, 320, -350]);
    expect(cash(play(earned(modest(50), 'CTL', 400), keeps), 'CTL')).toBe(400);
  });

  it('it is broken when a payment exceeds its cash, not at nothing, and then for good (RUL-62) [13-10]', () => {
    expect(play(earned(modest(60), 'CTL', 60), keeps).table).toMatchObject({ bankBroken: false });
    expect(cash(play(earned(modest(60), 'CTL', 60), keeps), 'bank')).toBe(0);
    const broken = play(earned(modest(59), 'CTL', 60), keeps);
    expect(broken.table.bankBroken).toBe(true);
    // Lilibeo buys a train with 350 of its 400: money comes back, the end stays.
    const rich = play(earned(modest(59), 'CTL', 400), keeps, { type: 'buyTrain', train: '8H-1', price: 350 });
    expect([cash(rich, 'bank'), rich.table.bankBroken]).toEqual([59 - 400 + 350, true]);
  });
});

describe('1849 §13 Game end: one player, and nothing to do', () => {
  it('one player left: the game ends at once, in the middle of the round (RUL-58) [13-01, 13-11]', () => {
    const state = corpTurn(
      { phase: '8', table: { leavers: ['P3'] }, corps: { CTL: {}, ATA: { president: 'P2', at: [2, 4] } } },
      'CTL',
      'buyTrains',
    );
    const asks = play(state, { type: 'declareBankruptcy' });
    expect(over(play(asks, { type: 'takeLoan' }))).toBe('goes on');
    const left = play(asks, { type: 'leaveGame' });
    expect(over(left)).toBe('onePlayer');
    // With two others in the game it goes on.
    const three = corpTurn(
      { phase: '8', corps: { CTL: {}, ATA: { president: 'P2', at: [2, 4] } } },
      'CTL',
      'buyTrains',
    );
    expect(over(play(three, { type: 'declareBankruptcy' }, { type: 'leaveGame' }))).toBe('goes on');
  });

  it('a stock round and a set in which nobody can do anything and no money moves end the game (RUL-3) [13-17]', () => {
    // Nobody can start a corporation, and none operates.
    expect(over(roundBegins({ cash: { P1: 135 } }, 'stockRound'))).toBe('stalemate');
    // Who could and will not is no stalemate.
    const could = roundBegins({ cash: { P1: 136 } }, 'stockRound');
    expect(asked(could)).toBe('stockTurn');
    const passed = play(could, pass);
    expect([over(passed), asked(passed), decider(passed)]).toEqual(['goes on', 'stockTurn', 'P1']);
    // A private company pays its owner, until he can start a corporation.
    const rent = roundBegins({ cash: { P1: 126 }, privates: { SCE: 'P1' } }, 'stockRound');
    expect([over(rent), asked(rent), cash(rent, 'P1')]).toEqual(['goes on', 'stockTurn', 136]);
  });

  it('a corporation that could sell stock or place a token is a choice too, even if it passes [13-17]', () => {
    // Archimede has no money to build, no route, no train; it could sell treasury stock.
    const idle = roundBegins({ corps: { ATA: {} }, queue: [] }, 'stockRound');
    const first = play(idle, pass);
    expect(asked(first)).toBe('finance');
    const again = play(first, pass);
    expect([over(again), asked(again)]).toEqual(['goes on', 'layTrack']);
    // Lilibeo, with all about Marsala built up and no train to be had, could place a token in Trapani.
    const walls = { D2: ['7', 3], F2: ['7', 5], G1: ['3', 5] } as const;
    const sold = { singles: { P1: 4, P2: 2 }, last: 'P3' } as const;
    const position: Position = { tiles: walls, queue: [], corps: { CTL: { ...sold, facts: { turns: 0 } } } };
    const trains = Object.fromEntries(Object.keys(tableOf(position).trains).map((train) => [train, 'gone']));
    const token = roundBegins({ ...position, table: { trains } }, 'stockRound');
    const step = play(token, pass);
    expect([asked(token), asked(step)]).toEqual(['layTrack', 'placeToken']);
    expect(over(play(step, pass))).toBe('goes on');
  });
});
