import { apply, type Event } from '@binario/kernel';
import { faceAt, trainsOf } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import type { Corp } from '../data/corporations.ts';
import type { Effect1849 } from '../effects.ts';
import { tilesLeft } from '../rules/track.ts';
import { isStarted } from '../table.ts';
import { board } from './support/builtIn.ts';
import {
  asked,
  begin,
  cash,
  corpTurn,
  frame,
  game,
  lay,
  operating,
  type Position,
  pass,
  play,
  refuses,
  type State1849,
  settled,
  stateAt,
  station,
  stationsIn,
  whyNot,
} from './support/index.ts';
import { acrossSicily } from './support/lines.ts';
import { soldOut } from './support/supply.ts';

/** Station tokens on the charter. */
const onCharter = ({ table }: State1849, corp: Corp) => table.charters[corp];

const first12H = { type: 'buyTrain', train: '12H-0', price: 800 } as const;

/** Phase 10, all 10H sold; Lilibeo, or whoever is named, has the money for the first 12H. */
const beforeQuake = (corps: NonNullable<Position['corps']>, position: Position = {}, buyer: 'CTL' | 'AFG' = 'CTL') =>
  soldOut(corpTurn({ phase: '10', ...position, corps: { CTL: { cash: 1000 }, ...corps } }, buyer, 'buyTrains'), '10H');

/** Catania is joined to Messina. */
const { B14: greenMessina, ...eastCoast } = acrossSicily;

describe('1849 §12 Messina earthquake', () => {
  it('with the first 12H any tile on Messina is removed at once: the printed yellow city is left [12-01, 12-02]', () => {
    const state = beforeQuake({}, { tiles: { B14: greenMessina ?? ['', 0] } });
    expect(tilesLeft(state.table, '655')).toBe(0);
    expect(faceAt(board, state.table.map, 'B14').stops[0]).toMatchObject({ value: 50, slots: 2 });
    const quake = play(state, first12H);
    expect(quake.table.map).toEqual({});
    expect(faceAt(board, quake.table.map, 'B14')).toEqual({
      stops: [{ kind: 'city', value: 30, slots: 1 }],
      track: [{ a: 0, b: 6, gauge: 1 }],
    });
    // The tile can be laid again, one day (RUL-60).
    expect(tilesLeft(quake.table, '655')).toBe(1);
  });

  it('all tokens in Messina are lost, tile or no tile [12-03]', () => {
    const withTile = beforeQuake(
      { ATA: { president: 'P2', stations: ['M13', 'B14'] }, RCS: { president: 'P3', stations: ['C5', 'B14'] } },
      { tiles: { B14: greenMessina ?? ['', 0] } },
    );
    const quake = play(withTile, first12H);
    expect(stationsIn(quake, 'B14')).toEqual([]);
    expect([onCharter(quake, 'ATA'), onCharter(quake, 'RCS')]).toEqual([1, 1]);
    expect([stationsIn(quake, 'M13'), stationsIn(quake, 'C5')]).toEqual([['ATA'], ['RCS']]);
    const printed = play(beforeQuake({ ATA: { stations: ['M13', 'B14'] } }), first12H);
    expect([stationsIn(printed, 'B14'), onCharter(printed, 'ATA')]).toEqual([[], 1]);
  });

  it('a lost token comes back only when its corporation closes and is started again [12-04]', () => {
    const quake = play(
      beforeQuake({ ATA: { president: 'P2', at: [9, 1], stations: ['M13', 'B14'] } }, { queue: [] }),
      first12H,
    );
    // Archimede goes on with the one on its charter; in its next turn it closes.
    let now = play(quake, pass);
    while (asked(now) !== 'layTrack') now = play(now, pass);
    expect([operating(now), onCharter(now, 'ATA')]).toEqual(['ATA', 1]);
    const shut = play(now, pass);
    expect(isStarted(shut.table, 'ATA')).toBe(false);
    const rich = { ...shut.table, cash: { ...shut.table.cash, P1: 500 } };
    const round = settled(stateAt(rich, frame('game', { next: 'stockRound', number: 1 })));
    expect(onCharter(play(round, begin('ATA', 100)), 'ATA')).toBe(2);
  });

  it('Garibaldi of Messina closes, unless it has a station elsewhere [12-05, 12-06]', () => {
    const gone = play(beforeQuake({ AFG: { president: 'P2', cash: 60, stations: ['B14'] } }), first12H);
    expect([isStarted(gone.table, 'AFG'), gone.table.queue.at(-1), cash(gone, 'AFG')]).toEqual([false, 'AFG', 0]);
    const alive = play(beforeQuake({ AFG: { president: 'P2', stations: ['B14', 'M9'] } }), first12H);
    expect([isStarted(alive.table, 'AFG'), stationsIn(alive, 'M9'), onCharter(alive, 'AFG')]).toEqual([
      true,
      ['AFG'],
      1,
    ]);
    // Of another home it does not care.
    const elsewhere = play(beforeQuake({ AFG: { president: 'P2', stations: ['M9', 'B14'] } }), first12H);
    expect(isStarted(elsewhere.table, 'AFG')).toBe(true);
  });

  it('Garibaldi, living in Messina alone, buys that 12H itself: train and turn are gone, Phase 12 stays [12-07]', () => {
    const state = beforeQuake(
      { AFG: { president: 'P2', cash: 800, stations: ['B14'] }, CTL: { at: [9, 3] } },
      {},
      'AFG',
    );
    const after = play(state, first12H);
    expect([isStarted(after.table, 'AFG'), after.table.trains['12H-0'], after.table.phase]).toEqual([
      false,
      'gone',
      '12',
    ]);
    expect([operating(after), asked(after)]).toEqual(['CTL', 'layTrack']);
  });

  it('nothing is laid on Messina before the coming stock round is over [12-08]', () => {
    const state = beforeQuake({ IFT: { president: 'P2', at: [4, 5] } }, { tiles: eastCoast });
    const quake = play(state, first12H, pass);
    let now = quake;
    while (asked(now) !== 'layTrack') now = play(now, pass);
    expect(operating(now)).toBe('IFT');
    refuses(now, lay('B14', '655', 0), 'lay.messinaInRuins');
    // In every operating round of the set it lies in ruins.
    expect(now.table.messinaClosed).toBe(true);
    const passed = frame('stockRound', { number: 2, begun: true, turn: 'P1', passes: 3, lastActor: null });
    const over = settled(stateAt(now.table, frame('game', { next: 'operatingRounds', number: 2 }), passed));
    const turn = { ...now, table: over.table };
    expect(whyNot(turn, lay('B14', '655', 0))).toBeUndefined();
  });

  it('new tokens may be placed in Messina at once, also by who has lost one [12-09]', () => {
    const state = beforeQuake({ IFT: { president: 'P2', at: [4, 5], stations: ['H12', 'B14'] } }, { tiles: eastCoast });
    let now = play(state, first12H, pass);
    while (asked(now) !== 'placeToken') now = play(now, pass);
    expect([operating(now), onCharter(now, 'IFT')]).toEqual(['IFT', 1]);
    const placed = play(now, station('B14'));
    expect([stationsIn(placed, 'B14'), onCharter(placed, 'IFT')]).toEqual([['IFT'], 0]);
  });

  it('Phase 12, then the privates close, then the earthquake, and the turn goes on [12-10]', () => {
    const state = beforeQuake(
      { ATA: { stations: ['M13', 'B14'] } },
      { tiles: { B14: greenMessina ?? ['', 0] }, privates: { CNM: 'CTL', SMS: 'CTL', SCE: 'P1' } },
    );
    expect(whyNot(state, { type: 'markPort', hex: 'A5' })).toBeUndefined();
    const result = apply(game, state, { by: 'P1', ...first12H } as never);
    if (!result.ok) throw new Error(result.refusal.rule);
    const order = result.events
      .map(({ type }: Event<Effect1849>) => type)
      .filter((type) =>
        ['phaseEntered', 'privateMoved', 'earthquakeStruck', 'tileRemoved', 'tokenTaken'].includes(type),
      );
    expect(order).toEqual([
      'phaseEntered',
      'privateMoved',
      'privateMoved',
      'privateMoved',
      'earthquakeStruck',
      'tileRemoved',
      'tokenTaken',
    ]);
    const quake: State1849 = result.state;
    expect([operating(quake), trainsOf(quake.table, 'CTL')]).toEqual(['CTL', ['12H-0']]);
    refuses(quake, { type: 'markPort', hex: 'A5' }, 'port.notOwner');
    refuses(quake, { type: 'useSms' }, 'sms.notOwner');
  });
});
