import { describe, expect, it } from 'vitest';
import {
  asked,
  cash,
  corpTurn,
  lay,
  offered,
  type Position,
  pass,
  play,
  refuses,
  roundAfter,
  type State1849,
  sell,
  settled,
  station,
  stationsIn,
  stockTurn,
  whyNot,
} from './support/index.ts';

type Tiles = NonNullable<Position['tiles']>;

/** From Girgenti (narrow north-west) by Licata and L8 to Terranova, standard gauge all the way. */
const toTerranova: Tiles = { J6: ['657', 2], K7: ['4', 2], L8: ['9', 2] };
/** From Marsala through Trapani, Alcamo and Partinico to Palermo. */
const toPalermo: Tiles = { D2: ['8', 2], C3: ['58', 5], D4: ['3', 2], B4: ['7', 5] };

const sfa = (more: Position = {}): State1849 =>
  corpTurn({ corps: { SFA: {}, ...more.corps }, tiles: toTerranova, ...without(more) }, 'SFA', 'placeToken');
const ctl = (more: Position = {}): State1849 =>
  corpTurn({ corps: { CTL: {}, ...more.corps }, tiles: toPalermo, ...without(more) }, 'CTL', 'placeToken');
const without = ({ corps: _corps, ...rest }: Position): Position => rest;

const places = (state: State1849) => offered(state, 'placeToken').map((offer) => offer.hex);

describe('1849 §10.4 Place a station token', () => {
  it('one token per turn, free of charge [10.4-01]', () => {
    const state = ctl({ corps: { CTL: { cash: 70 } } });
    const placed = play(state, station('C1'));
    expect(stationsIn(placed, 'C1')).toEqual(['CTL']);
    expect(placed.table.charters.CTL).toBe(1);
    expect(cash(placed, 'CTL')).toBe(70);
    expect(asked(placed)).not.toBe('placeToken');
    expect(whyNot(placed, station('C5'))).toBe('turn.notOffered');
  });

  it('a legal route of any length must join the city to an own token [10.4-02]', () => {
    expect(places(sfa())).toEqual(['M9']);
    refuses(sfa(), station('H8'), 'token.notConnected');
    // Narrow track in Licata breaks the route.
    refuses(sfa({ tiles: { ...toTerranova, K7: ['74', 2] } }), station('M9'), 'token.notConnected');
    // Six hexes away, with no train at all; Palermo's own corporation does not play.
    expect(whyNot(ctl({ queue: ['IFT'] }), station('C5'))).toBeUndefined();
  });

  it('there must be a free space; a city with two is open until both are taken [10.4-03]', () => {
    const one = sfa({ corps: { CTL: { stations: ['E1', 'M9'] } } });
    expect(stationsIn(play(one, station('M9')), 'M9')).toEqual(['CTL', 'SFA']);
    const two = sfa({ corps: { CTL: { stations: ['E1', 'M9'] }, RCS: { stations: ['C5', 'M9'] } } });
    refuses(two, station('M9'), 'token.noSpace');
  });

  it('the last space of a home is kept for a corporation not in operation [10.4-04]', () => {
    // RCS is not started: the only space of Palermo is kept.
    refuses(ctl({ queue: ['RCS', 'IFT'] }), station('C5'), 'token.homeKept');
    // Green Palermo has two: one may be used while the other stays free.
    const green: Position = { phase: '6', queue: ['RCS'], tiles: { ...toPalermo, C5: ['651', 5] } };
    expect(stationsIn(play(ctl(green), station('C5')), 'C5')).toEqual(['CTL']);
    const taken = { ...green, corps: { SFA: { stations: ['J6', 'C5'] } } };
    refuses(ctl(taken), station('C5'), 'token.homeKept');
    // In operation it keeps nothing but its own station.
    const operating = { ...green, queue: [], corps: { RCS: {} } };
    expect(stationsIn(play(ctl(operating), station('C5')), 'C5')).toEqual(['RCS', 'CTL']);
  });

  it('also for one that has closed [10.4-04]', () => {
    const stock = stockTurn({
      corps: { CTL: {}, RCS: { at: [8, 0], singles: { P1: 1 } } },
      tiles: toPalermo,
      queue: [],
    });
    const closed = play(stock, sell('RCS'));
    expect(closed.table.corps.RCS).toBeUndefined();
    const turn = { ...ctl(), table: closed.table };
    refuses(turn, station('C5'), 'token.homeKept');
  });

  it('the home of the corporation removed from a five-corporation game is free for all [10.4-05]', () => {
    const state = ctl({ players: 3, queue: ['IFT', 'ATA', 'SFA', 'AFG'] });
    expect(state.table.options.corporations).toBe(5);
    expect(stationsIn(play(state, station('C5')), 'C5')).toEqual(['CTL']);
  });

  it('never two tokens of one corporation in one hex [10.4-06]', () => {
    // Terranova has a second space, but SFA is there already.
    const state = sfa({ corps: { SFA: { stations: ['J6', 'M9'] } } });
    refuses(state, station('M9'), 'token.alreadyThere');
  });

  it('a home token is not the token of a turn [10.4-07]', () => {
    // CTL was started in the stock round: its home is there before the first turn, and the turn's token is still free.
    const stock = stockTurn({ cash: { P1: 136 }, queue: ['CTL'] });
    const turn = play(stock, { type: 'startCorp', corp: 'CTL', value: 68 });
    expect(asked(turn)).toBe('layTrack');
    expect(stationsIn(turn, 'E1')).toEqual(['CTL']);
    const step = play(turn, pass);
    expect(asked(step)).toBe('placeToken');
    expect(stationsIn(play(step, station('C1')), 'C1')).toEqual(['CTL']);
  });

  it('not beyond a city closed by foreign tokens, nor in it [10.4-08]', () => {
    const closed = ctl({ queue: ['IFT'], corps: { SFA: { stations: ['J6', 'C1'] } } });
    refuses(closed, station('C5'), 'token.notConnected');
    refuses(closed, station('C1'), 'token.noSpace');
  });

  it('a token blocks others only if no circle is free [10.4-09]', () => {
    // Beyond Terranova: by Vittoria to Ragusa. One foreign token in Terranova leaves the way open, two close it.
    const tiles = { ...toTerranova, N10: ['58', 2] } as const;
    const one = sfa({ tiles, corps: { CTL: { stations: ['E1', 'M9'] } } });
    expect(whyNot(one, station('M11'))).toBeUndefined();
    const two = sfa({ tiles, corps: { CTL: { stations: ['E1', 'M9'] }, RCS: { stations: ['C5', 'M9'] } } });
    refuses(two, station('M11'), 'token.notConnected');
  });

  it('with SMS no route is needed, in coastal cities only [10.4-10]', () => {
    const state = corpTurn({ players: 4, phase: '6', corps: { SFA: { cash: 100 } }, privates: { SMS: 'SFA' } }, 'SFA');
    const step = play(state, { type: 'useSms' }, pass);
    expect(asked(step)).toBe('smsToken');
    // Messina, Trapani and Terranova; the other coastal cities are homes that are kept, or its own.
    expect([...places(step)].sort()).toEqual(['B14', 'C1', 'M9']);
    expect(stationsIn(play(step, station('B14')), 'B14')).toEqual(['SFA']);
    expect(whyNot(step, station('H8'))).toBe('sms.notCoastal');
    expect(whyNot(step, station('M11'))).toBe('sms.notCoastal');
  });

  it('no tokens in towns, ports or Calabria [10.4-11]', () => {
    const state = sfa();
    refuses(state, station('K7'), 'token.notACity');
    refuses(state, station('N8'), 'token.notACity');
    refuses(state, station('C15'), 'token.notACity');
    // None of them is out of reach: Licata and the port of Terranova lie on its routes.
    expect(places(state)).toEqual(['M9']);
  });

  it('three stations and never more [10.4-12]', () => {
    const state = sfa({ corps: { SFA: { stations: ['J6', 'C1', 'B14'] } } });
    expect(state.table.charters.SFA).toBe(0);
    refuses(state, station('M9'), 'token.noneLeft');
    // The step is not even asked.
    const turn = corpTurn({ corps: { SFA: { stations: ['J6', 'C1', 'B14'] } }, tiles: toTerranova }, 'SFA');
    expect(asked(play(turn, pass))).not.toBe('placeToken');
  });

  it('a station lost in the earthquake does not come back [10.4-12]', () => {
    const state = corpTurn(
      {
        phase: '10',
        corps: { CTL: { cash: 800, trains: ['10H'] }, SFA: { stations: ['J6', 'B14'] } },
        poolTrains: ['10H'],
        tiles: toTerranova,
      },
      'CTL',
      'buyTrains',
    );
    const quake = play(state, { type: 'buyTrain', train: '12H-0', price: 800 });
    expect(stationsIn(quake, 'B14')).toEqual([]);
    // Three in all: one at home, one lost, one left.
    expect(quake.table.charters.SFA).toBe(1);
    const last = play({ ...sfa(), table: quake.table }, station('M9'));
    expect(last.table.charters.SFA).toBe(0);
    // Closed and started again it has all three.
    const poor = stockTurn({
      cash: { P1: 500 },
      corps: { SFA: { at: [8, 0], singles: { P1: 1 } } },
      queue: [],
      table: { charters: { SFA: 1 } },
    });
    const again = roundAfter(play(poor, sell('SFA')), 'stockRound');
    const started = play(again, { type: 'startCorp', corp: 'SFA', value: 68 });
    expect(stationsIn(started, 'J6')).toEqual(['SFA']);
    expect(started.table.charters.SFA).toBe(2);
  });

  it('the step is passed over when there is no place for a token', () => {
    const nowhere = settled(corpTurn({ corps: { SFA: { cash: 40 } } }, 'SFA', 'placeToken'));
    expect(asked(nowhere)).not.toBe('placeToken');
    const laid = play(corpTurn({ corps: { CTL: { cash: 40 } } }, 'CTL'), lay('G1', '58', 3));
    expect(asked(laid)).toBe('placeToken');
  });
});
