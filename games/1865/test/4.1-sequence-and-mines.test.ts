import { describe, expect, it } from 'vitest';
import {
  asked,
  campidanoTiles,
  chips,
  companyTurn,
  inTurn,
  marker,
  mineTiles,
  operatingRound,
  play,
  refuses,
  tiles,
  whyNot,
} from './support/index.ts';

/** Cagliari - Decimomannu - Siliqua - Serbariu. */
const carboniaLine = tiles(['E44', '58', 'F45', 'D45'], ['D45', '4', 'E44', 'C46'], ['C46', '173', 'D45']);

describe('1865 §4.1 Operating round sequence', () => {
  it('descending value, top of the pile first, each once [4.1-02, 4.1-03, 4.1-04, 4.1-08]', () => {
    const state = operatingRound({
      companies: {
        FMS: { value: 90, cash: 500, chips: 1, trains: ['PH2'], president: 'P1' },
        FA: { value: 100, cash: 500, chips: 1, trains: ['PH2'], president: 'P2' },
        CFC: { value: 90, cash: 500, chips: 1, trains: ['PH2'], president: 'P3' },
      },
    });
    const order: string[] = [];
    let now = state;
    for (let n = 0; n < 60; n++) {
      const frame = now.flow.find((each) => each.step === 'companyTurn') as { corp?: string } | undefined;
      const round = now.flow.find((each) => each.step === 'operatingRound') as { number?: number } | undefined;
      if (!frame?.corp || round?.number !== 1) break;
      if (order.at(-1) !== frame.corp) order.push(frame.corp);
      now = play(now, asked(now) === 'income' ? { type: 'withhold' } : { type: 'pass' });
    }
    expect(order).toEqual(['FA', 'FMS', 'CFC']);
  });

  it('the next company is looked up anew: a forced sale has moved one behind another [R-13]', () => {
    const at = operatingRound({
      companies: {
        FMS: { value: 150, chips: 3 },
        CFC: { value: 100, status: 'major', singles: { P1: 2 }, chips: 1, trains: ['PH2'] },
        FA: { value: 90, president: 'P2', chips: 1, trains: ['PH2'] },
      },
    });
    const turnOf = (state: typeof at) => state.flow.find((frame) => frame.step === 'companyTurn');
    expect(turnOf(at)).toMatchObject({ corp: 'FMS' });
    const next = play(
      at,
      { type: 'pass' },
      { type: 'helpBuy', train: 'PH2-2' },
      { type: 'sellShares', corp: 'CFC', shares: 1 },
    );
    // CFC fell from 100 to 90, below FA in its box.
    expect(turnOf(next)).toMatchObject({ corp: 'FA' });
  });

  it('track, mines, marker, income, trains; building and buying are optional [4.1-05, 4.1-06]', () => {
    let state = companyTurn(
      {
        companies: { FMS: { chips: 3, cash: 300, trains: ['PH2'], stations: ['F45', 'G42'] } },
        tiles: { ...campidanoTiles, ...mineTiles },
      },
      'FMS',
    );
    const steps: string[] = [];
    for (const move of [{ type: 'pass' }, { type: 'pass' }, { type: 'withhold' }, { type: 'pass' }] as const) {
      steps.push(`${asked(state)} ${chips(state, 'FMS')}`);
      state = play(state, move);
    }
    expect(steps).toEqual(['layTrack 3', 'placeMarker 5', 'income 5', 'buyTrains 5']);
    // Nothing of a step before or after it (ruling 72).
    const early = companyTurn({ companies: { FMS: { chips: 3, trains: ['PH2'] } } }, 'FMS');
    for (const move of [
      { type: 'payDividend' },
      { type: 'buyTrain', train: 'PH2-1', price: 100 },
      { type: 'absorb', corp: 'FA' },
    ] as const) {
      refuses(early, move, 'turn.notOffered');
    }
  });
});

describe('1865 §4.3 Operate mines', () => {
  it('two, one or no chips in every turn [4.3-01, 4.3-02, 4.3-03, 4.3-04, 4.3-05]', () => {
    for (const [tile, gives] of [
      ['173', 2],
      ['174', 1],
      ['175', 0],
    ] as const) {
      const at = companyTurn(
        {
          companies: { FMS: { chips: 3, stations: ['F45', 'G42'], cash: 500 } },
          tiles: { ...mineTiles, G42: [tile, 0] },
        },
        'FMS',
        'operateMines',
      );
      expect(chips(at, 'FMS')).toBe(3 + gives);
    }
  });

  it('one marker in the Carbonia district [4.3-06, P-5.3-04]', () => {
    const placed = { companies: { FMS: { cash: 500, stations: ['F45', 'C44'] } }, tiles: carboniaLine };
    refuses(inTurn(placed, 'FMS', 'placeMarker'), marker('F45', 'E44', 'D45', 'C46'), 'marker.carbonia');
    const free = inTurn({ ...placed, companies: { FMS: { cash: 500 } } }, 'FMS', 'placeMarker');
    expect(whyNot(free, marker('F45', 'E44', 'D45', 'C46'))).toBeUndefined();
  });
});
