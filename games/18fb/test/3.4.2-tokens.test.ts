import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { openRoutes, traced } from '../rules/tokens.ts';
import {
  asked,
  cash,
  companyTurn,
  decider,
  facts,
  markers,
  offered,
  only,
  type Position,
  play,
  refuses,
  type State18fb,
  tableOf,
  tiles,
  token,
  value,
} from './support/index.ts';

const { terrainCost } = builtInBoard;

/** Napoli Sud, Portici, Torre Annunziata, Pompei, Nocera, Salerno. */
const line = tiles(
  ['nC4', '58', 'nC6', 'nD3'],
  ['nD3', '6', 'nC4', 'nD1'],
  ['nD1', '4', 'nD3', 'F25'],
  ['F25', '57', 'nD1', 'F23'],
);

const nn = (more: NonNullable<Position['companies']>['NN'] = {}, position: Position = {}): Position => ({
  ...position,
  tiles: { ...line, ...position.tiles },
  companies: { NN: { cash: 200, ...more }, ...position.companies },
});

const tokens = (state: State18fb, hex: string) => state.table.stations[hex];
const step = (position: Position, corp = 'NN') => only(position, corp, 'placeToken');

describe('18FB §3.4.2 Tokens', () => {
  it('one token in a turn [3.4.2-01]', () => {
    const state = play(step(nn()), token('nC6', 'nC4', 'nD3'));
    expect(state.table.turn.token).toBe(true);
    expect(asked(state)).not.toBe('placeToken');
    refuses({ ...step(nn()), table: state.table }, token('nD3', 'nD1', 'F25'), 'token.oneEachTurn');
  });

  it('the home token is free and is the token of its turn [3.4.2-02, 3.4.2-03, 3.4.3-07, 2.7-44]', () => {
    const state = companyTurn(nn({ standing: 'building', stations: [], price: 90 }), 'NN', 'placeToken');
    expect(offered(state, 'placeToken')).toEqual([]);
    refuses(state, token('nC6', 'nC4', 'nD3'), 'token.fromOwn');
    const after = play(state, { type: 'placeHome' });
    expect(tokens(after, 'nC6')).toEqual(['NN']);
    expect(cash(after, 'NN')).toBe(200);
    expect(facts(after, 'NN').laid).toBe(0);
    expect(asked(after)).not.toBe('placeToken');
    refuses(step(nn()), { type: 'placeHome' }, 'token.homeLaid');
  });

  it('from an own token over towns and plain track to a station without one [3.4.2-04, 3.4.2-06, 2.5.4-01]', () => {
    expect(tokens(play(step(nn()), token('nC6', 'nC4', 'nD3')), 'nD3')).toEqual(['NN']);
    refuses(step(nn()), token('nD3', 'nD1', 'F25'), 'token.fromOwn');
    refuses(step(nn()), token('nC6', 'nC4'), 'token.notAStation');
    refuses(step(nn()), token('nC6', 'nC8', 'nD9'), 'token.notAStation');
    refuses(step(nn({}, { tiles: { nD7: ['9', 2] } })), token('nC6', 'nD7', 'nC8'), 'token.noTrack');
  });

  it('no other city between, not even an own one [3.4.2-05]', () => {
    refuses(step(nn()), token('nC6', 'nC4', 'nD3', 'nD1', 'F25'), 'token.passesStation');
    const own = nn({ stations: ['nC6', 'nD3'] });
    refuses(step(own), token('nC6', 'nC4', 'nD3', 'nD1', 'F25'), 'token.passesStation');
    expect(tokens(play(step(own), token('nD3', 'nD1', 'F25')), 'F25')).toEqual(['NN']);
  });

  it('of several routes the President chooses one, with its cost and its towns [3.4.2-07, 3.4.2-24]', () => {
    // Torre Annunziata to Nocera: over Pompei and side g, or over Castellammare, side h and E26.
    const two = nn(
      { stations: ['nC6', 'nD3'] },
      {
        phase: 5,
        tiles: tiles(
          ['nD3', '12', 'nC4', 'nC2', 'nD1'],
          ['F25', '5', 'nD1', 'E26'],
          ['nC2', '146', 'nC4', 'nD3', 'nD1', 'E26'],
          ['E26', '7', 'nC2', 'F25'],
        ),
      },
    );
    const ways = offered(step(two), 'placeToken').filter(({ route }) => (route as string[]).at(-1) === 'F25');
    expect(ways.map(({ route }) => (route as string[]).join(' ')).sort()).toEqual(['nD3 nC2 E26 F25', 'nD3 nD1 F25']);
    const short = play(step(two), token('nD3', 'nD1', 'F25'));
    expect([cash(short, 'NN'), markers(short, 'NN')]).toEqual([150, 1]);
    const long = play(step(two), token('nD3', 'nC2', 'E26', 'F25'));
    expect([cash(long, 'NN'), markers(long, 'NN')]).toEqual([140, 2]);
  });

  it('the goal needs a free slot for the company [3.4.2-08, 2.5.4-07]', () => {
    const taken = nn({ stations: ['nC6', 'nD3'] }, { companies: { FB: { stations: ['I30'], president: 'P2' } } });
    expect(openRoutes(tableOf(taken), 'NN').map(({ hexes }) => hexes.at(-1))).toContain('F25');
    const salerno = nn({ stations: ['nC6', 'F25'] });
    refuses(step(salerno), token('F25', 'F23'), 'token.noSlot');
    const north = nn();
    refuses(step(north), token('nC6', 'nC8'), 'token.noSlot');
  });

  it('laying a token is optional [3.4.2-09]', () => {
    const state = play(step(nn()), { type: 'pass' });
    expect(tokens(state, 'nD3')).toBeUndefined();
    expect(cash(state, 'NN')).toBe(200);
  });

  it('one token per location; Napoli Nord and Sud are two [3.4.2-10, 3.4.2-32]', () => {
    const both = nn({ stations: ['nC6', 'nD3'] });
    refuses(step(both), token('nC6', 'nC4', 'nD3'), 'token.alreadyThere');
    const north = nn({}, { phase: 5 });
    expect(tokens(play(step(north), token('nC6', 'nC8')), 'nC8')).toEqual(['NN', null, null]);
  });

  it('borders are paid from the treasury [3.4.2-11, 3.4.2-12, 3.4.2-13, 3.4.2-17]', () => {
    expect(terrainCost).toEqual({ plain: 10, river: 40, mountain: 60 });
    expect(cash(play(step(nn()), token('nC6', 'nC4', 'nD3')), 'NN')).toBe(200 - 20);
    const nocera = play(step(nn({ stations: ['nC6', 'nD3'] })), token('nD3', 'nD1', 'F25'));
    expect(cash(nocera, 'NN')).toBe(200 - 50);
  });

  it('a river and a mountain on one border: D100 [3.4.2-14, 3.4.2-15]', () => {
    const gioia: Position = {
      phase: 2,
      companies: { FC: { stations: ['F11', 'A2'], cash: 500 } },
      tiles: tiles(['A2', '706', 'A4', 'B3', 'B1'], ['B3', '8', 'A2', 'B5'], ['B5', '5', 'B3', 'C4']),
    };
    expect(cash(play(step(gioia, 'FC'), token('A2', 'B3', 'B5')), 'FC')).toBe(500 - 60 - 100);
  });

  it('two bare borders, a river and a mountain: D120, not a ducat less [3.4.2-16, 3.4.2-18]', () => {
    expect(cash(play(step(potenza(120), 'FST'), token('F23', 'G22', 'H23', 'I22', 'J21')), 'FST')).toBe(0);
    refuses(step(potenza(119), 'FST'), token('F23', 'G22', 'H23', 'I22', 'J21'), 'token.noMoney');
    expect(asked(companyTurn(potenza(119), 'FST', 'placeToken'))).not.toBe('placeToken');
  });

  it('Tronto needs a token, and the bridge is paid [3.4.2-20, 3.4.2-21, 2.5.3-07]', () => {
    const campoli: Position = {
      companies: { LTF: { cash: 100, standing: 'provisional' } },
      tiles: tiles(['K44', '57', 'K46', 'K42']),
    };
    const state = play(step(campoli, 'LTF'), token('K44', 'K46'));
    expect(tokens(state, 'L45')).toEqual(['LTF']);
    expect(cash(state, 'LTF')).toBe(60);
  });

  it('nothing is used twice on a token route [3.4.2-30]', () => {
    refuses(step(nn()), token('nC6', 'nC4', 'nC6'), 'token.twice');
    expect(traced(tableOf(nn()), ['nC6', 'nC4', 'nD3'])).toMatchObject({ ok: true, route: { cost: 20, towns: 10 } });
  });
});

/** FST at Salerno with track to Potenza. */
const potenza = (money: number): Position => ({
  companies: { FST: { cash: money, standing: 'building', facts: { deposit: 240 } } },
  tiles: tiles(
    ['G22', '58', 'F23', 'H23'],
    ['H23', '8', 'G22', 'I22'],
    ['I22', '9', 'H23', 'J21'],
    ['J21', '57', 'I22', 'K20'],
  ),
});

/** FP at Napoli Nord with track over three towns to Avellino, and from the first of them to Caserta. */
const avellino: Position = {
  phase: 5,
  companies: { FP: { stations: ['nC8'], cash: 500 } },
  tiles: tiles(
    ['nD9', '889', 'nC8', 'nC10', 'nD11', 'nD7', 'nE8'],
    ['nE8', '204', 'nD9', 'nD7', 'nE6', 'G28'],
    ['G28', '4', 'nE8', 'H27'],
    ['H27', '57', 'G28', 'I26'],
    ['nD11', '9', 'nD9', 'G30'],
  ),
};

/** SFTF at Taranto with track to Andria; in between Matera and the two towns of Altamura and Gravina. */
const andria = (doubleTown: string): Position => ({
  phase: 2,
  companies: { SFTF: { cash: 500, standing: 'building' } },
  tiles: {
    ...tiles(
      ['M16', '8', 'M14', 'L17'],
      ['L17', '58', 'M16', 'L19'],
      ['L21', '9', 'L19', 'L23'],
      ['L23', '57', 'L21', 'L25'],
    ),
    L19: [doubleTown, 0],
  },
});

describe('18FB §3.4.2 Town markers', () => {
  it('one marker for a yellow and a green town, two for a brown one: four [3.4.2-22, 3.4.2-23, 3.4.2-25]', () => {
    const state = play(step(avellino, 'FP'), token('nC8', 'nD9', 'nE8', 'G28', 'H27'));
    expect(markers(state, 'FP')).toBe(4);
    expect(cash(state, 'FP')).toBe(500 - 90);
  });

  it('both towns of a joined double town, of a yellow one that on the track used [3.4.2-26]', () => {
    const route = ['M14', 'M16', 'L17', 'L19', 'L21', 'L23'];
    expect(markers(play(step(andria('55'), 'SFTF'), token(...route)), 'SFTF')).toBe(2);
    expect(markers(play(step(andria('902'), 'SFTF'), token(...route)), 'SFTF')).toBe(3);
  });

  it('a later line collects the same town again, and markers stay in the treasury [3.4.2-27, 3.4.2-28]', () => {
    const state = play(step(avellino, 'FP'), token('nC8', 'nD9', 'nE8', 'G28', 'H27'));
    const next = { ...step(avellino, 'FP'), table: { ...state.table, turn: { ...state.table.turn, token: false } } };
    expect(markers(play(next, token('nC8', 'nD9', 'nD11', 'G30')), 'FP')).toBe(6);
  });
});

describe('18FB §3.4.3 Destination check', () => {
  const building = nn({ standing: 'building', price: 90, facts: { deposit: 100 } }, { cash: { P1: 7 } });

  it('the intermediate destination: state, half the deposit, then the bonus [3.4.3-01, 3.4.3-02, 3.4.3-03, 3.4.3-04, 7-03, 6-02]', () => {
    const state = play(step(building), token('nC6', 'nC4', 'nD3'));
    expect(facts(state, 'NN')).toMatchObject({ standing: 'provisional', intermediate: 'nD3', refunded: 50 });
    expect(cash(state, 'P1')).toBe(57);
    expect(value(state, 'NN')).toBe(100);
  });

  it('the final destination after it: definitive, and the rest [3.4.3-01, 6-03]', () => {
    const half = nn({
      standing: 'provisional',
      price: 100,
      stations: ['nC6', 'nD3'],
      facts: { deposit: 100, refunded: 50 },
    });
    const state = play(step(half), token('nD3', 'nD1', 'F25'));
    expect(facts(state, 'NN').standing).toBe('definitive');
    expect(cash(state, 'P1')).toBe(50);
    expect(value(state, 'NN')).toBe(110);
  });

  it('the final one first changes nothing; the other then makes both steps and one rise [3.4.3-05, 3.4.3-06, 3.3-18]', () => {
    const fb: Position = {
      companies: { FB: { standing: 'building', price: 90, cash: 300, facts: { deposit: 150 } } },
      tiles: tiles(
        ['I30', '5', 'H29', 'H31'],
        ['H29', '9', 'I30', 'G28'],
        ['G28', '58', 'H29', 'nE8'],
        ['nE8', '58', 'G28', 'nD9'],
        ['nD9', '58', 'nE8', 'nC8'],
      ),
    };
    const napoli = play(step(fb, 'FB'), token('I30', 'H29', 'G28', 'nE8', 'nD9', 'nC8'));
    expect(facts(napoli, 'FB')).toMatchObject({ standing: 'building', refunded: 0 });
    expect([value(napoli, 'FB'), cash(napoli, 'P1')]).toEqual([90, 0]);
    const later: Position = {
      companies: {
        FB: { standing: 'building', price: 90, cash: 300, stations: ['I30', 'nC8'], facts: { deposit: 150 } },
      },
      tiles: tiles(['I30', '5', 'H29', 'H31'], ['H29', '8', 'I30', 'G30']),
    };
    const caserta = play(step(later, 'FB'), token('I30', 'H29', 'G30'));
    expect(facts(caserta, 'FB')).toMatchObject({ standing: 'definitive', refunded: 150 });
    expect([value(caserta, 'FB'), cash(caserta, 'P1')]).toEqual([100, 150]);
  });

  it('SFM rises for a token in an empty yellow city, and only there [3.5.3-06, 3.5.3-07]', () => {
    const crotone = (tile: readonly [string, string, ...string[]]): Position => ({
      phase: 5,
      companies: { SFM: { stations: ['F7'], price: 100, cash: 200 } },
      tiles: tiles(['F7', '57', 'G6', 'E8'], ['G6', '8', 'F7', 'H7'], tile),
    });
    const yellow = play(step(crotone(['H7', '6', 'G6', 'H9']), 'SFM'), token('F7', 'G6', 'H7'));
    expect(value(yellow, 'SFM')).toBe(110);
    const green = play(step(crotone(['H7', '12', 'G6', 'G8', 'H9']), 'SFM'), token('F7', 'G6', 'H7'));
    expect(value(green, 'SFM')).toBe(100);
    expect(tableOf(crotone(['H7', '6', 'G6', 'H9'])).companies.SFM?.home).toBe('F7');
  });

  it('not in a yellow city where somebody has a token already [3.5.3-07]', () => {
    const nord = (companies: Position['companies']): Position => ({
      phase: 5,
      companies: { SFM: { stations: ['nC6'], price: 100, cash: 200 }, ...companies },
    });
    const rise = (position: Position) => {
      const state = play(step(position, 'SFM'), token('nC6', 'nC8'));
      return [tokens(state, 'nC8'), value(state, 'SFM')];
    };
    expect(rise(nord({}))).toEqual([['SFM', null, null], 110]);
    const benevento = { president: 'P2', price: 90, stations: ['I30', 'nC8'] } as const;
    expect(rise(nord({ FB: benevento }))).toEqual([['SFM', 'FB', null], 100]);
  });
});

describe('18FB §2.7 Bourbon tokens', () => {
  const caserta = (cards: Position['cards'], more: Position = {}): Position => ({
    phase: 2,
    ...(cards && { cards }),
    companies: { FB: { standing: 'building', price: 90, cash: 100, facts: { deposit: 150 } } },
    tiles: tiles(['I30', '5', 'H29', 'H31'], ['H29', '8', 'I30', 'G30']),
    ...more,
  });
  const by = (card: string, ...route: readonly string[]) =>
    ({ type: 'replaceBourbon', private: card, route: route.length > 0 ? route : ['I30', 'H29', 'G30'] }) as const;

  it('Valadous: token 6 in Caserta, at the usual cost, and the card closes [2.7-45, 2.7-46, 3.4.2-29, 3.4.2-33]', () => {
    const state = play(step(caserta({ Valadous: 'P1' }), 'FB'), by('Valadous'));
    expect(tokens(state, 'G30')).toEqual(['FB', 'B8', null]);
    expect(cash(state, 'FB')).toBe(100 - 50);
    expect(state.table.privates.Valadous).toBe('gone');
    expect(facts(state, 'FB').standing).toBe('provisional');
    expect(state.table.turn.token).toBe(true);
    refuses(
      step(caserta({ Valadous: 'P1' }, { companies: { FB: { cash: 49 } } }), 'FB'),
      by('Valadous'),
      'token.noMoney',
    );
  });

  it('Albano: token 8 in Caserta; L’Ala: token 7 in Napoli Nord [2.7-50, 2.7-51, 2.7-55, 2.7-56]', () => {
    expect(tokens(play(step(caserta({ Albano: 'P1' }), 'FB'), by('Albano')), 'G30')).toEqual(['B6', 'FB', null]);
    const nord = play(step(nn({}, { cards: { LAla: 'P1' } })), by('LAla', 'nC6', 'nC8'));
    expect(tokens(nord, 'nC8')).toEqual(['NN', null, null]);
    expect(nord.table.privates.LAla).toBe('gone');
  });

  it('the owner of the card must agree; a refusal holds for the turn [2.7-06, 2.7-05, 2.7-39]', () => {
    const asking = play(step(caserta({ Valadous: 'P2' }), 'FB'), by('Valadous'));
    expect([asked(asking), decider(asking)]).toEqual(['consentBourbon', 'P2']);
    expect(tokens(play(asking, { type: 'consent' }), 'G30')).toEqual(['FB', 'B8', null]);
    const refused = play(asking, { type: 'refuse' });
    expect([asked(refused), decider(refused)]).toEqual(['placeToken', 'P1']);
    refuses(refused, by('Valadous'), 'bourbon.refused');
    expect(offered(refused, 'replaceBourbon')).toEqual([]);
  });

  it('a card nobody holds has no power, and each card has its place [2.7-09]', () => {
    refuses(step(caserta({}), 'FB'), by('Valadous'), 'bourbon.nobodysCard');
    refuses(step(caserta({ LAla: 'P1' }), 'FB'), by('LAla'), 'bourbon.otherPlace');
    refuses(step(caserta({ Valadous: 'P1' }, { withoutBourbons: ['B6'] }), 'FB'), by('Valadous'), 'bourbon.notThere');
  });

  it('no token for a frozen company [3.4.2-01, 3.3-22]', () => {
    const frozen = caserta({ Valadous: 'P1' }, { companies: { FB: { cash: 100, facts: { concession: 'pool' } } } });
    expect(asked(companyTurn(frozen, 'FB', 'placeToken'))).not.toBe('placeToken');
  });
});
