import { type Action, type Frame, type Game, idle, type State, type Step } from '@binario/kernel';
import {
  type Box,
  type Cert,
  crowdedCities,
  type HexDef,
  leaversWithThings,
  leftWithThings,
  lostOrMade,
  makeBoard,
  nobodyToAct,
  outvoted,
  overTrainLimit,
  parseTrack,
  type RailTable,
  type TileDef,
  wrongOnMarket,
} from '@binario/rail';
import { describe, expect, it } from 'vitest';

const hex = (id: string, x: number, y: number, ground: HexDef['ground'], slots = 0): HexDef => ({
  id,
  x,
  y,
  ground,
  print: { stops: slots > 0 ? [{ kind: 'city', value: 20, slots }] : [], track: [] },
});
const tile = (id: string, count: number): TileDef => ({
  id,
  count,
  colour: 'yellow',
  face: { stops: [], track: parseTrack('0-3') },
});

const box: Box = {
  board: makeBoard(
    [hex('A1', 0, 0, 'open', 1), hex('A3', 2, 0, 'fixed', 2), hex('B2', 1, 1, 'open'), hex('C3', 2, 2, 'open')],
    [tile('9', 1)],
  ),
  grid: [
    [50, 60],
    [40, 50],
  ],
  money: 1000,
  tokens: { RED: 2, BLUE: 2 },
  trains: {
    ids: ['2T-0', '2T-1'],
    mayHold: (holder) => holder === 'pool' || holder === 'RED',
    isFurther: (train) => train.startsWith('8T-'),
  },
  privates: { ids: ['FERRY'], mayHold: (holder) => holder.startsWith('P') },
  mayHoldCert: (holder, corp) => holder === 'pool' || holder === corp,
};

const certs: readonly Cert[] = [
  { percent: 20, kind: 'president', holder: 'P1' },
  ...Array.from({ length: 8 }, (_, n) => ({ percent: 10, kind: 'ordinary' as const, holder: n < 2 ? 'pool' : 'RED' })),
];

/** RED is in operation, BLUE is not. */
const sound: RailTable = {
  seats: ['P1', 'P2'],
  leavers: [],
  phase: '2',
  cash: { bank: 400, P1: 300, P2: 200, RED: 100, BLUE: 0 },
  certs: { RED: certs },
  market: [{ corp: 'RED', row: 0, col: 1 }],
  map: { B2: { tile: '9', rotation: 2 } },
  stations: { A1: ['RED'] },
  charters: { RED: 1 },
  trains: { '2T-0': 'RED', '2T-1': 'bank' },
  privates: { FERRY: 'P2' },
};

const withCert = (n: number, change: Partial<Cert>): RailTable['certs'] => ({
  RED: certs.map((cert, i) => (i === n ? { ...cert, ...change } : cert)),
});

describe('what holds after every effect', () => {
  it('a sound table has nothing lost or made', () => {
    expect(lostOrMade(box, sound)).toEqual([]);
    expect(lostOrMade(box, { ...sound, cash: { ...sound.cash, bank: -100, P1: 800 } })).toEqual([]);
  });

  it.each<[string, Partial<RailTable>, RegExp]>([
    ['money appears', { cash: { ...sound.cash, P1: 301 } }, /adds up to 1001/],
    ['a player owes', { cash: { ...sound.cash, bank: 701, P1: -1 } }, /^P1 has -1$/],
    ['a treasury owes', { cash: { ...sound.cash, bank: 501, RED: -1 } }, /^RED has -1$/],
    ['money is split', { cash: { ...sound.cash, bank: 400.5, P1: 299.5 } }, /no whole sum/],
    ['a certificate is lost', { certs: { RED: certs.slice(1) } }, /RED: its certificates add up to 80 %/],
    ['a certificate grows', { certs: withCert(3, { percent: 20 }) }, /add up to 110 %/],
    ['two presidents', { certs: withCert(1, { kind: 'president' }) }, /2 president's certificates/],
    ['stock of the bank', { certs: withCert(1, { holder: 'bank' }) }, /certificate of RED is held by bank/],
    ['stock of another', { certs: withCert(1, { holder: 'BLUE' }) }, /certificate of RED is held by BLUE/],
    ['a train is lost', { trains: { '2T-0': 'RED' } }, /train 2T-1 is missing/],
    ['a train of another game', { trains: { ...sound.trains, '9T-0': 'bank' } }, /9T-0 does not belong/],
    [
      'a train of another name',
      { trains: { ...sound.trains, '8T-1': 'RED', '9T-0': 'bank' } },
      /^train 9T-0 does not belong/,
    ],
    ['a train in no hand', { trains: { ...sound.trains, '2T-0': 'P1' } }, /train 2T-0 is held by P1/],
    ['a private in no hand', { privates: { FERRY: 'pool' } }, /private FERRY is held by pool/],
    ['too many of a tile', { map: { A1: { tile: '9', rotation: 0 }, ...sound.map } }, /of tile 9 -1 are left/],
    ['a tile on grey', { map: { A3: { tile: '9', rotation: 0 } } }, /A3, which takes none/],
    ['a tile beside the map', { map: { Z9: { tile: '9', rotation: 0 } } }, /Z9, which is no hex/],
    ['an unknown tile', { map: { B2: { tile: '99', rotation: 0 } } }, /no tile 99/],
    ['a rotation too far', { map: { B2: { tile: '9', rotation: 6 } } }, /no tile 9 turned by 6/],
    ['track into the sea', { map: { B2: { tile: '9', rotation: 0 } } }, /track of B2 leads over a side/],
    ['too many tokens', { charters: { RED: 2 } }, /RED has 2 \+ 1 station tokens/],
    ['fewer than no tokens', { charters: { RED: -1 } }, /RED has -1 tokens/],
    ['two in one hex', { stations: { A3: ['RED', 'RED'] }, charters: {} }, /two tokens of one corporation in A3/],
    ['a token of nobody', { stations: { A1: ['GREEN'] } }, /a token of GREEN in A1/],
    ['a marker beside the market', { market: [{ corp: 'RED', row: 2, col: 0 }] }, /stands on 2,0/],
    ['two markers', { market: [...sound.market, { corp: 'RED', row: 1, col: 1 }] }, /two markers/],
  ])('%s', (_what, change, found) => {
    expect(lostOrMade(box, { ...sound, ...change }).join('\n')).toMatch(found);
  });

  it('whoever may overdraw may have less than nothing', () => {
    const table = { ...sound, cash: { ...sound.cash, bank: 550, RED: -50 } };
    expect(lostOrMade(box, table, (holder) => holder === 'RED')).toEqual([]);
    expect(lostOrMade(box, table, (holder) => holder === 'BLUE')).toEqual(['RED has -50']);
  });
});

describe('what holds whenever somebody is asked', () => {
  it('exactly those that must stand on the market, and who may', () => {
    expect(wrongOnMarket(sound, ['RED'])).toEqual([]);
    expect(wrongOnMarket(sound, [], ['RED'])).toEqual([]);
    expect(wrongOnMarket(sound, ['RED', 'BLUE'])).toEqual(['BLUE has no price marker']);
    expect(wrongOnMarket(sound, [])).toEqual(['RED has a price marker']);
  });

  it.each<[string, Partial<RailTable>, RegExp]>([
    ['money', { cash: { ...sound.cash, bank: 399, BLUE: 1 } }, /BLUE is not open but has 1/],
    ['a train', { trains: { ...sound.trains, '2T-1': 'BLUE' } }, /BLUE is not open but has 2T-1/],
    ['a private company', { privates: { FERRY: 'BLUE' } }, /BLUE is not open but has FERRY/],
  ])('a closed corporation has no %s', (_what, change, found) => {
    expect(leftWithThings(sound, ['BLUE'])).toEqual([]);
    expect(leftWithThings({ ...sound, ...change }, ['BLUE']).join()).toMatch(found);
  });

  it.each<[string, Partial<RailTable>]>([
    ['stock', { certs: withCert(1, { holder: 'P2' }), cash: {}, privates: {} }],
    ['money', { privates: {} }],
    ['a private company', { cash: {} }],
  ])('a player who has left has no %s', (_what, change) => {
    expect(leaversWithThings({ ...sound, ...change })).toEqual([]);
    expect(leaversWithThings({ ...sound, ...change, leavers: ['P2'] })).toEqual(['P2 has left but owns something']);
    expect(leaversWithThings({ ...sound, leavers: ['P2'], cash: {}, privates: {} })).toEqual([]);
  });

  it('nobody is so far ahead of whoever is in office', () => {
    const table = { ...sound, certs: withCert(3, { holder: 'P2', percent: 30 }) };
    expect(outvoted(sound, 'RED', 'P1')).toEqual([]);
    expect(outvoted(table, 'RED', 'P1', 11)).toEqual([]);
    expect(outvoted(table, 'RED', 'P1', 10)).toEqual(['P2 holds 30 % of RED, P1 in office only 20 %']);
  });

  it('nobody has more trains than the limit', () => {
    expect(overTrainLimit(sound, ['RED', 'BLUE'], 1)).toEqual([]);
    expect(overTrainLimit(sound, ['RED', 'BLUE'], 0)).toEqual(['RED has 1 trains']);
  });

  it.each<[string, RailTable['stations'], RegExp]>([
    ['a full city', { A1: [null, 'RED'] }, /A1 has 1 spaces, yet a token in space 2/],
    ['a place without a city', { B2: ['RED'] }, /B2 has 0 spaces/],
  ])('no token lies in %s', (_what, stations, found) => {
    expect(crowdedCities(box.board, sound)).toEqual([]);
    expect(crowdedCities(box.board, { ...sound, stations }).join()).toMatch(found);
  });
});

describe('somebody can act', () => {
  const ask: Step<null, never, Frame, Action> = {
    actions: ['go'],
    actors: () => ['P1'],
    options: (_table, _frame, by) => [{ type: 'go', by }],
    take: (_tx, frame) => idle(frame),
  };
  const game = (step: Partial<Step<null, never>>): Game<null, never, never> => ({
    id: 'toy',
    rules: 1,
    forms: { go: {} },
    steps: { ask: { ...ask, ...step } as Step<null, never> },
    start: () => state,
    reduce: (table) => table,
    digest: (now) => now,
    view: (table) => table,
  });
  const state: State<null> = { table: null, flow: [{ step: 'ask' }], rng: 0 };

  it('whoever is asked has an answer', () => {
    expect(nobodyToAct(game({}), state)).toEqual([]);
    expect(nobodyToAct(game({}), { ...state, flow: [] })).toEqual([]);
  });

  it('nobody is asked', () => {
    expect(nobodyToAct(game({ actors: () => [] }), state)).toEqual(['nobody decides at ask']);
  });

  it('there is no answer', () => {
    expect(nobodyToAct(game({ options: () => [] }), state)).toEqual(['P1 can do nothing at ask']);
  });
});
