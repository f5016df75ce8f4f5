import { describe, expect, it } from 'vitest';
import { isLinkedTo } from '../rules/tokens.ts';
import { regionalReaches } from '../search/tileReach.ts';
import {
  asked,
  cash,
  companyTurn,
  lay,
  layTurned,
  markers,
  offered,
  only,
  type Position,
  play,
  refuses,
  tableOf,
  tiles,
} from './support/index.ts';

const fas = (position: Position = {}, money = 100): Position => ({
  phase: 5,
  ...position,
  regionals: { FAS: { cash: money }, ...position.regionals },
});
const step = (position: Position, corp = 'FAS') => only(position, corp, 'layTrack');

/** Castel di Sangro, plain track, Lanciano. */
const sangro = tiles(['I38', '3', 'J37', 'I36'], ['J37', '9', 'I38', 'K36'], ['K36', '3', 'J37', 'K38']);

describe('18FB §3.5.2 Tiles of regional companies', () => {
  it('one tile free, a second for D30, no third [3.5.2-07, 3.5.2-08]', () => {
    const one = play(step(fas()), lay('I38', '3', 'J37', 'I36'));
    expect(cash(one, 'FAS')).toBe(100);
    const two = play(one, lay('J37', '9', 'I38', 'K36'));
    expect(cash(two, 'FAS')).toBe(70);
    expect(asked(two)).toBeUndefined();
    refuses({ ...step(fas()), table: two.table }, lay('K36', '3', 'J37', 'K38'), 'lay.regionalNoStepLeft');
    const poor = play(step(fas({}, 29)), lay('I38', '3', 'J37', 'I36'));
    expect(asked(poor)).toBeUndefined();
    refuses({ ...step(fas({}, 29)), table: poor.table }, lay('J37', '9', 'I38', 'K36'), 'lay.noMoney');
  });

  it('its routes begin at its home, which may be laid first [3.5.2-09, 3.5.2-11]', () => {
    expect(new Set(offered(step(fas()), 'layTile').map(({ hex }) => hex))).toEqual(new Set(['I38']));
    refuses(step(fas()), lay('K36', '3', 'J37', 'K38'), 'lay.regionalNotConnected');
    const double: Position = { phase: 5, regionals: { FAL: {} }, tiles: { L19: ['55', 0] } };
    const both = new Set(offered(step(double, 'FAL'), 'layTile').map(({ hex }) => hex));
    for (const hex of ['L17', 'L21', 'K18', 'M20']) expect(both.has(hex)).toBe(true);
  });

  it('tokens of others do not stop it, cities are passed [3.5.2-10, 3.5.2-33]', () => {
    const capua: Position = {
      phase: 5,
      regionals: { FA: {} },
      companies: { LdA: { president: 'P2' } },
      tiles: tiles(['F31', '57', 'nC12', 'F33']),
    };
    expect(tableOf(capua).stations.F31).toEqual(['LdA']);
    const hexes = new Set(offered(step(capua, 'FA'), 'layTile').map(({ hex }) => hex));
    expect([hexes.has('nC12'), hexes.has('F33')]).toEqual([true, true]);
    const isernia = fas({
      companies: { LdA: { stations: ['F31', 'I36'], president: 'P2' } },
      tiles: tiles(['I38', '3', 'J37', 'I36'], ['I36', '57', 'I38', 'I34']),
    });
    expect(play(step(isernia), layTurned('I34', '9', 0)).table.map.I34?.tile).toBe('9');
  });

  it('it has no token step [3.5.2-12]', () => {
    expect(asked(play(companyTurn(fas(), 'FAS'), { type: 'pass' }))).not.toBe('placeToken');
  });

  it('a marker for each town on a yellow tile it lays [3.5.2-13, 3.5.2-34, 3.5.2-05]', () => {
    expect(markers(step(fas()), 'FAS')).toBe(1);
    const town = play(step(fas()), lay('I38', '3', 'J37', 'I36'));
    expect(markers(town, 'FAS')).toBe(2);
    expect(markers(play(town, lay('J37', '9', 'I38', 'K36')), 'FAS')).toBe(2);
    const double = play(only({ phase: 5, regionals: { FAL: {} } }, 'FAL', 'layTrack'), layTurned('L19', '55', 0));
    expect(markers(double, 'FAL')).toBe(3);
  });

  it('one for a brown town tile; none for green ones and competitive upgrades [3.5.2-14, 3.5.2-15]', () => {
    const yellow = fas({ tiles: tiles(['I38', '3', 'J37', 'I36']) });
    const green = lay('I38', '87', 'I36', 'J37', 'J39', 'I40');
    expect(markers(play(step(yellow), green), 'FAS')).toBe(1);
    expect(markers(play(step(yellow), green, layTurned('I38', '900', 0)), 'FAS')).toBe(2);
    expect(markers(play(step(yellow), lay('I38', '4', 'I36', 'I40')), 'FAS')).toBe(1);
  });

  it('a destination joined to its home pays its owner once [3.5.2-16, 3.5.2-17, 3.5.2-19]', () => {
    const near = fas({ tiles: sangro });
    expect(regionalReaches(tableOf(near), 'FAS', 'K38')).toBe(false);
    const state = play(step(near), lay('K38', '4', 'K36', 'K40'));
    expect(regionalReaches(state.table, 'FAS', 'K38')).toBe(true);
    expect(cash(state, 'P1')).toBe(50);
    expect(state.table.regionals.FAS?.reached).toEqual(['K38']);
    const again = play(state, lay('K38', '87', 'K36', 'K40', 'L39', 'L37'));
    expect(cash(again, 'P1')).toBe(50);
  });

  it('also when another company made the connection [3.5.2-18, 3.5.2-35]', () => {
    const near = fas({
      companies: { LTF: { stations: ['K44', 'L39'], president: 'P2' } },
      tiles: { ...sangro, ...tiles(['L37', '3', 'L39', 'K38']) },
    });
    const state = play(only(near, 'LTF', 'layTrack'), lay('K38', '3', 'L37', 'K36'));
    expect(cash(state, 'P1')).toBe(50 + 70);
    expect(state.table.regionals.FAS?.reached).toEqual(['K38', 'L37']);
  });

  it('a buyer is linked without other cities, or has a token in the home [3.6.3-07, 3.6.3-16]', () => {
    const town: Position = { phase: 6, regionals: { FAS: {} }, companies: { LdA: { stations: ['F31', 'I36'] } } };
    expect(isLinkedTo(tableOf(town), 'LdA', 'I38')).toBe(false);
    const joined = { ...town, tiles: tiles(['I36', '57', 'I38', 'I34'], ['I38', '3', 'J37', 'I36']) };
    expect(isLinkedTo(tableOf(joined), 'LdA', 'I38')).toBe(true);
    const beyond = {
      ...joined,
      companies: { LdA: {} },
      tiles: { ...joined.tiles, ...tiles(['F31', '57', 'F33', 'nC12']) },
    };
    expect(isLinkedTo(tableOf(beyond), 'LdA', 'I38')).toBe(false);
    expect(isLinkedTo(tableOf({ phase: 6, companies: { LdA: {} } }), 'LdA', 'F31')).toBe(true);
    expect(isLinkedTo(tableOf({ phase: 6, companies: { NN: {} } }), 'NN', 'F31')).toBe(false);
  });
});
