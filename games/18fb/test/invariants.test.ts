import { describe, expect, it } from 'vitest';
import { violations, violationsAtRest } from '../invariants.ts';
import { OFFER, type Table18fb } from '../table.ts';
import { type Position, stateAt, tableOf, withFacts } from './support/index.ts';

const sound: Position = {
  phase: 2,
  cash: { P1: 100 },
  companies: { NN: { trains: ['PH2'], singles: { P2: 1 } }, FC: { president: 'P2', price: 90 } },
};

/** What is found when a slice of a sound table is spoiled. */
const spoiled = (change: (table: Table18fb) => Partial<Table18fb>): readonly string[] => {
  const table = tableOf(sound);
  return violationsAtRest(stateAt({ ...table, ...change(table) }));
};

describe('18FB invariants', () => {
  it('finds nothing on a sound table', () => {
    expect(violations(tableOf(sound))).toEqual([]);
    expect(violationsAtRest(stateAt(tableOf(sound)))).toEqual([]);
  });

  it.each<[string, (table: Table18fb) => Partial<Table18fb>, RegExp]>([
    ['money made', ({ cash }) => ({ cash: { ...cash, P1: 101 } }), /12001/],
    ['less than nothing', ({ cash }) => ({ cash: { ...cash, P1: -1, P2: 101 } }), /^P1 has -1$/],
    [
      'a lost certificate',
      ({ certs }) => ({ certs: { ...certs, NN: (certs.NN ?? []).slice(1) } }),
      /NN: its certificates add up to 80 %/,
    ],
    [
      'a stranger among the holders',
      ({ certs }) => ({
        certs: { ...certs, NN: (certs.NN ?? []).map((cert, n) => (n === 3 ? { ...cert, holder: 'X' } : cert)) },
      }),
      /a certificate of NN is held by X/,
    ],
    [
      'a corporation as President',
      ({ certs }) => ({
        certs: { ...certs, NN: (certs.NN ?? []).map((cert, n) => (n === 0 ? { ...cert, holder: 'FC' } : cert)) },
      }),
      /FC is president/,
    ],
    ['too many tokens', ({ charters }) => ({ charters: { ...charters, NN: 7 } }), /NN has 7 \+ 1 station tokens/],
    ['two tokens in one place', ({ stations }) => ({ stations: { ...stations, nC6: ['NN', 'NN'] } }), /two tokens/],
    [
      'no room',
      ({ stations }) => ({ stations: { ...stations, F25: ['NN', 'FC'] } }),
      /F25 has 1 spaces, yet a token in space 2/,
    ],
    ['a reserved slot', ({ stations }) => ({ stations: { ...stations, F25: ['FC'] } }), /slot of NN/],
    ['the wrong half of Rome', ({ stations }) => ({ stations: { ...stations, E40: ['FC'] } }), /not where tokens lie/],
    ['a tile in the sea', () => ({ map: { Z9: { tile: '9', rotation: 0 } } }), /Z9, which is no hex/],
    [
      'too many tiles',
      () => ({ map: { I30: { tile: '1', rotation: 0 }, H29: { tile: '1', rotation: 0 } } }),
      /of tile 1 -1 are left/,
    ],
    ['a train of nobody', ({ trains }) => ({ trains: { ...trains, 'PH2-1': 'P1' } }), /train PH2-1 is held by P1/],
    [
      'a card of a company',
      ({ privates }) => ({ privates: { ...privates, Bayard: 'NN' } }),
      /private Bayard is held by NN/,
    ],
    [
      'a card after the Bourbons',
      ({ privates }) => ({ privates: { ...privates, Bayard: 'P1' }, regionalRound: 'over' }),
      /still there/,
    ],
    [
      'off the market',
      ({ market }) => ({ market: [{ corp: 'NN', row: 14, col: 9 }, ...market.slice(1)] }),
      /marker of NN stands on 14,9/,
    ],
    ['two markers', ({ market }) => ({ market: [...market, ...market.slice(0, 1)] }), /two markers/],
    ['not on the market', ({ market }) => ({ market: market.slice(1) }), /NN has no price marker/],
    [
      'a President who should not be',
      ({ certs }) => ({
        certs: { ...certs, NN: (certs.NN ?? []).map((cert, n) => (n > 0 && n < 6 ? { ...cert, holder: 'P3' } : cert)) },
      }),
      /P3 holds 50 % of NN, P1 in office only/,
    ],
    ['somebody who has left', () => ({ leavers: ['P2'] }), /P2 has left but owns something/],
    [
      'a company without a President',
      ({ certs }) => ({
        certs: { ...certs, FC: (certs.FC ?? []).map((cert, n) => (n === 0 ? { ...cert, holder: OFFER } : cert)) },
      }),
      /FC has no President/,
    ],
    ['a concession that should be gone', () => ({ phase: '5' }), /a concession in phase 5/],
    ['a company that has no steps', (table) => withFacts(table, 'NN', { steps: 0 }), /no tile steps/],
    ['more returned than paid', (table) => withFacts(table, 'NN', { refunded: 5 }), /5 of 0/],
  ])('notices %s', (_name, change, found) => {
    expect(spoiled(change).join('; ')).toMatch(found);
  });
});
