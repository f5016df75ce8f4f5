import { explain, rulesOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { type FormId, formIds } from '../data/forms.ts';
import { game1865 } from '../game.ts';
import type { RuleKey } from '../text/keys.ts';
import {
  campidanoTiles,
  companyTurn,
  facts,
  frame,
  inTurn,
  type Move,
  play,
  type State1865,
  signed,
  stateAt,
  stockTurn,
  tableOf,
} from './support/index.ts';

/** A rule that several texts state: a move it refuses in each form, and where the text of that form says so. */
interface Refused {
  readonly rule: RuleKey;
  readonly cites: Readonly<Partial<Record<FormId, string>>>;
  readonly move: Move;
  at(form: FormId): State1865;
}

/** The final rules and the short game by one section, both forms of C.5 by another. */
const byBook = (final: string, proto: string): Readonly<Record<FormId, string>> => ({
  normal: final,
  short: final,
  c5basic: proto,
  c5expansion: proto,
});

/** With both islands in play no hex is out of it. */
const oneIsland = { short: '1865 §6.1', c5basic: '1865 C.5 §1' };

/** RCSF has been launched again and looks for a home. */
function choosing(form: FormId): State1865 {
  const relaunched = { standing: 'launched', relaunch: true, home: null, row: null, turns: 0 } as const;
  const RCSF = { status: 'major', stations: [], markers: 0, facts: relaunched } as const;
  return stateAt(tableOf({ form, companies: { RCSF } }), frame('chooseHome', { corp: 'RCSF' }));
}

/** RCSF has been absorbed, and no city has room for a new home. */
function homeless(form: FormId): State1865 {
  const state = stockTurn({ form, cash: { P1: 500 } });
  const { table } = state;
  const full = ['C28', 'D13', 'D37', 'E6', 'F39', 'F45', 'G18', 'G32', 'H25', 'H5', 'I36'];
  const RCSF = { ...facts(state, 'RCSF'), status: 'major', relaunch: true, home: null, markers: 0 } as const;
  const stations = Object.fromEntries(full.map((hex) => [hex, ['FA', 'FMS', 'SFS', 'FCS']]));
  return { ...state, table: { ...table, stations, companies: { ...table.companies, RCSF } } };
}

/** P1 must sell everything for FMS, and it will not do. */
function ruined(form: FormId): State1865 {
  const FMS = { chips: 3, value: 100, status: 'major', singles: { P1: 1 } } as const;
  const FA = { value: 50, status: 'major', president: 'P2', singles: { P1: 2, P2: 1 } } as const;
  const at = companyTurn({ form, phase: 7, companies: { FMS, FA } }, 'FMS', 'buyTrains');
  return play(at, { type: 'helpBuy', train: 'PH7-0' });
}

const refusals: readonly Refused[] = [
  {
    rule: 'buy.certificateLimit',
    cites: { ...byBook('1865 §3.5', '1865 C.5 §4.4'), short: '1865 §6.1' },
    move: { type: 'buyCert', corp: 'FMS', from: 'offer' },
    at: (form) => stockTurn({ form, cash: { P1: 500 }, companies: { FMS: {} }, table: { certLimit: 1 } }),
  },
  {
    rule: 'buy.noMoney',
    cites: byBook('1865 §3.5', '1865 C.5 §4.4'),
    move: { type: 'buyCert', corp: 'FMS', from: 'offer' },
    at: (form) => stockTurn({ form, companies: { FMS: {} } }),
  },
  {
    rule: 'buy.presidencyNotThere',
    cites: byBook('1865 §3.5', '1865 C.5 §5.5'),
    move: { type: 'buyPresidency', corp: 'FMS' },
    at: (form) => stockTurn({ form, cash: { P1: 500 }, companies: { FMS: { president: 'P2' } } }),
  },
  {
    rule: 'launch.noFreeCity',
    cites: byBook('1865 §5.3', '1865 C.5 §5.2'),
    move: { type: 'launch', corp: 'RCSF', value: 60 },
    at: homeless,
  },
  {
    rule: 'home.notFree',
    cites: byBook('1865 §5.3', '1865 C.5 §5.2'),
    move: { type: 'chooseHome', hex: 'F39' },
    at: choosing,
  },
  {
    rule: 'home.notInPlay',
    cites: oneIsland,
    move: { type: 'chooseHome', hex: 'E6' },
    at: choosing,
  },
  {
    rule: 'lay.notInPlay',
    cites: oneIsland,
    move: { type: 'layTile', hex: 'D13', tile: '57', rotation: 0 },
    at: (form) => companyTurn({ form, companies: { FMS: {} } }, 'FMS'),
  },
  {
    rule: 'marker.notInPlay',
    cites: oneIsland,
    move: { type: 'placeMarker', route: ['C28', 'C26', 'D13'] },
    at: (form) => inTurn({ form, companies: { SFSS: { cash: 900 } } }, 'SFSS', 'placeMarker'),
  },
  {
    rule: 'lay.restricted',
    cites: byBook('1865 §4.2', '1865 C.5 §5.1'),
    move: { type: 'layTile', hex: 'I36', tile: '63', rotation: 0 },
    at: (form) => companyTurn({ form, phase: 5, companies: { SFS: {} }, tiles: { I36: ['15', 0] } }, 'SFS'),
  },
  {
    rule: 'train.notForSale',
    cites: byBook('1865 §4.6', '1865 C.5 §5.5'),
    move: { type: 'buyTrain', train: 'PH3-0', price: 200 },
    at: (form) => companyTurn({ form, companies: { FMS: { cash: 500 } } }, 'FMS', 'buyTrains'),
  },
  {
    rule: 'forced.tooLittle',
    cites: byBook('1865 §4.9', '1865 C.5 §5.5'),
    move: { type: 'sellShares', corp: 'FA', shares: 1 },
    at: ruined,
  },
  {
    rule: 'absorb.notFloated',
    cites: byBook('1865 §5.1', '1865 C.5 §5.5'),
    move: { type: 'absorb', corp: 'RCSF' },
    at: (form) => inTurn({ form, companies: { FMS: {} } }, 'FMS', 'absorb'),
  },
  {
    rule: 'replace.notConnected',
    cites: byBook('1865 §5.4', '1865 C.5 §6.3'),
    move: { type: 'replaceMarkers', hexes: ['C28'] },
    at: (form) => {
      const FMS = { status: 'major', stations: ['F45', 'H25', 'G32'], markers: 4 } as const;
      const RCSF = { value: 60, stations: ['D37', 'C28'] };
      const table = tableOf({ form, companies: { FMS, RCSF }, tiles: campidanoTiles });
      return stateAt(table, frame('replaceMarkers', { corp: 'FMS', target: 'RCSF' }));
    },
  },
];

describe('a rule that several texts state', () => {
  it.each(
    refusals.flatMap((refused) => formIds.flatMap((form) => (refused.cites[form] ? [{ ...refused, form }] : []))),
  )('is cited by the text that is played: $rule, $form', ({ rule, form, cites, move, at }) => {
    const refusal = explain(game1865, at(form), signed(at(form), move));
    expect(refusal).toMatchObject({ rule, cite: cites[form] });
  });

  it('is refused above once by each of them, none left out', () => {
    const several = rulesOf(game1865).filter(({ cites }) => cites.length > 1);
    const above = refusals.map(({ rule, cites }) => [rule, [...new Set(Object.values(cites))].sort()]);
    expect(above.sort()).toEqual(several.map(({ key, cites }) => [key, [...cites].sort()]).sort());
  });
});
