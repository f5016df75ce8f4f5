import { describe, expect, it } from 'vitest';
import {
  asked,
  begin,
  buy,
  corpTurn,
  decider,
  lay,
  offered,
  type Position,
  play,
  refuses,
  roundAfter,
  type State1849,
  sell,
  station,
  stationsIn,
  stockTurn,
} from './support/index.ts';

const homes = { caltanissetta: 'H8', messina: 'B14', ragusa: 'M11', terranova: 'M9', trapani: 'C1' };

/** Everywhere but in Trapani all homes of Garibaldi are taken; CTL in Marsala is joined to Trapani. */
const lastHome: Position = {
  players: 4,
  phase: '6',
  corps: {
    CTL: { cash: 100, trains: ['6H'] },
    RCS: { stations: ['C5', 'B14', 'M9'], at: [4, 4] },
    SFA: { stations: ['J6', 'H8', 'M9'], at: [4, 3] },
    IFT: { stations: ['H12', 'M11'], at: [4, 2], cash: 100 },
  },
  queue: ['AFG', 'ATA'],
};

/** The same with Trapani taken too, and Garibaldi set aside. */
const noHome = (more: Position = {}): Position => ({
  ...lastHome,
  queue: ['ATA'],
  ...more,
  corps: { ...lastHome.corps, CTL: { stations: ['E1', 'C1'], cash: 100, trains: ['6H'] }, ...more.corps },
  table: { aside: true, ...more.table },
});

describe('1849 §9.4.1 Garibaldi', () => {
  it('its president chooses the home when it is started, among five cities with a free space [9.4.1-01]', () => {
    const state = stockTurn({ cash: { P1: 200, P2: 500 }, queue: ['AFG'] });
    const started = play(state, begin('AFG', 68));
    expect(asked(started)).toBe('chooseHome');
    expect(decider(started)).toBe('P1');
    const free = (from: State1849) => offered(from, 'chooseHome').map((offer) => offer.hex);
    expect([...free(started)].sort()).toEqual(Object.values(homes).sort());
    for (const home of Object.values(homes)) {
      const chosen = play(started, { type: 'chooseHome', hex: home });
      expect(stationsIn(chosen, home)).toEqual(['AFG']);
      expect(chosen.table.charters.AFG).toBe(2);
      expect(chosen.table.corps.AFG?.home).toBe(home);
    }
    refuses(started, { type: 'chooseHome', hex: 'C5' }, 'home.notFree');
    // Taken ones are out: only one of the two spaces of Terranova is taken here.
    const taken = stockTurn({
      cash: { P1: 200, P2: 500 },
      corps: { CTL: { president: 'P2', stations: ['E1', 'C1', 'M9'] } },
      queue: ['AFG'],
    });
    const choice = play(taken, begin('AFG', 68));
    expect([...free(choice)].sort()).toEqual(['B14', 'H8', 'M11', 'M9']);
    refuses(choice, { type: 'chooseHome', hex: 'C1' }, 'home.notFree');
    // The start goes on with the certificates that may be taken with it.
    expect(asked(play(choice, { type: 'chooseHome', hex: 'M9' }))).toBe('stockTurn');
  });

  it('with no free space in any of the five it is set aside, and the next becomes available [9.4.1-02]', () => {
    const state = corpTurn(lastHome, 'CTL', 'placeToken');
    expect(state.table.queue).toEqual(['AFG', 'ATA']);
    const placed = play(state, station('C1'));
    expect(placed.table.aside).toBe(true);
    expect(placed.table.queue).toEqual(['ATA']);
    const stock = stockTurn({ ...noHome(), cash: { P1: 500 } });
    refuses(stock, begin('AFG', 68), 'start.nextInOrder');
    expect(stationsIn(play(stock, begin('ATA', 68)), 'M13')).toEqual(['ATA']);
  });

  it('a space that opens makes it available from the next stock round on: an upgrade [9.4.1-03]', () => {
    // Ragusa becomes green: two spaces, one of them free.
    const laid = play(corpTurn(noHome({ cash: { P1: 500, P2: 500 } }), 'IFT'), lay('M11', '670', 4));
    expect(laid.table.queue).toEqual(['ATA']);
    expect(laid.table.aside).toBe(true);
    const stock = roundAfter(laid, 'stockRound');
    expect(stock.table.aside).toBe(false);
    expect(stock.table.queue).toEqual(['ATA', 'AFG']);
  });

  it('a closure opens a space: not in this stock round, but in the next [9.4.1-03]', () => {
    // RCS stands at 27: the sale of one share closes it, and its spaces in Messina and Terranova are free.
    const corps = { RCS: { stations: ['C5', 'B14', 'M9'], at: [8, 0], singles: { P1: 1 } } } as const;
    const state = stockTurn(noHome({ cash: { P1: 1000, P2: 1000 }, queue: [], corps }));
    const closed = play(state, sell('RCS'));
    expect(stationsIn(closed, 'B14')).toEqual([]);
    expect(closed.table.aside).toBe(true);
    refuses(closed, begin('AFG', 68), 'start.nextInOrder');
    const next = roundAfter(closed, 'stockRound');
    expect(next.table.aside).toBe(false);
    expect(next.table.queue).toContain('AFG');
  });

  it('so does the earthquake [9.4.1-03]', () => {
    const state = corpTurn(
      noHome({
        phase: '10',
        cash: { P1: 500, P2: 500 },
        corps: { CTL: { stations: ['E1', 'C1'], cash: 800, trains: ['10H'] } },
        poolTrains: ['10H'],
      }),
      'CTL',
      'buyTrains',
    );
    expect(roundAfter(state, 'stockRound').table.aside).toBe(true);
    const quake = play(state, { type: 'buyTrain', train: '12H-0', price: 800 });
    expect(quake.table.phase).toBe('12');
    expect(stationsIn(quake, 'B14')).toEqual([]);
    expect(quake.table.aside).toBe(true);
    const next = roundAfter(quake, 'stockRound');
    expect(next.table.aside).toBe(false);
    expect(next.table.queue).toEqual(['ATA', 'AFG']);
  });

  it('it then becomes the last in the order, behind corporations that closed meanwhile [9.4.1-04]', () => {
    const corps = { RCS: { stations: ['C5', 'B14', 'M9'], at: [8, 0], singles: { P1: 1 } } } as const;
    const closed = play(stockTurn(noHome({ cash: { P1: 1000 }, corps })), sell('RCS'));
    expect(closed.table.queue).toEqual(['ATA', 'RCS']);
    const next = roundAfter(closed, 'stockRound');
    expect(next.table.queue).toEqual(['ATA', 'RCS', 'AFG']);
  });

  it('Garibaldi alone and set aside: another that closes can be started in the next stock round [9.4.1-05]', () => {
    // IFT has no station in any of the five: its closing opens no home.
    const corps = {
      IFT: { stations: ['H12'], at: [8, 0], singles: { P1: 1 } },
      ATA: { stations: ['M13', 'M11'] },
    } as const;
    const state = stockTurn(noHome({ queue: [], cash: { P1: 1000, P2: 1000 }, corps }));
    const closed = play(state, sell('IFT'));
    expect(closed.table.queue).toEqual(['IFT']);
    refuses(closed, begin('IFT', 68), 'start.nextInOrder');
    const next = roundAfter(closed, 'stockRound');
    expect(next.table.aside).toBe(true);
    expect(stationsIn(play(next, begin('IFT', 68)), 'H12')).toEqual(['IFT']);
  });

  it('no space is kept free for Garibaldi [9.4.1-06]', () => {
    // Trapani is the very last home, Garibaldi the next to be started: CTL may take it all the same.
    const state = corpTurn(lastHome, 'CTL', 'placeToken');
    expect(stationsIn(play(state, station('C1')), 'C1')).toEqual(['CTL']);
  });

  it('at home in Messina and nowhere else it closes in the earthquake [9.4.1-07]', () => {
    const position = (stations: readonly string[]): Position => ({
      players: 4,
      phase: '10',
      corps: { CTL: { cash: 800, trains: ['10H'] }, AFG: { president: 'P2', stations, trains: ['10H'] } },
    });
    const buy12 = { type: 'buyTrain', train: '12H-0', price: 800 } as const;
    const alone = play(corpTurn(position(['B14']), 'CTL', 'buyTrains'), buy12);
    expect(alone.table.corps.AFG).toBeUndefined();
    expect(alone.table.queue).toContain('AFG');
    const two = play(corpTurn(position(['B14', 'M9']), 'CTL', 'buyTrains'), buy12);
    expect(two.table.corps.AFG).toBeDefined();
    expect(stationsIn(two, 'B14')).toEqual([]);
    expect(stationsIn(two, 'M9')).toEqual(['AFG']);
  });

  it('the question comes before anything else of the turn [9.4.1-01]', () => {
    const started = play(stockTurn({ cash: { P1: 500, P2: 500 }, queue: ['AFG'] }), begin('AFG', 68));
    const home = play(started, { type: 'chooseHome', hex: 'M9' });
    expect(asked(play(home, buy('AFG')))).toBe('stockTurn');
  });
});
