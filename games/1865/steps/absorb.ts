import { become, done, type Frame, idle, type Offer, stay } from '@binario/kernel';
import { type CorpId, cashOf, type PlayerId } from '@binario/rail';
import type { ActionOf } from '../actions.ts';
import {
  absorb as absorbCompany,
  absorbRules,
  type Pair,
  pairOf,
  type ReplaceFrame,
  type VacateFrame,
} from '../rules/absorption.ts';
import { ownMines, replaceMarkers as replace, replacements, replaceRules } from '../rules/replacing.ts';
import { rule1865 } from '../rules/rule.ts';
import { boardOf, factsOf, operatingOrder, presidentIfAny, presidentOf, type Table1865 } from '../table.ts';
import { goneCompany } from './operating.ts';
import { hasChoice, type Step1865 } from './step.ts';

/** A company may absorb another, or be absorbed (5). */
export interface AbsorbFrame extends Frame {
  readonly step: 'absorb';
  readonly corp: CorpId;
}

/** Other companies of the same president. */
function sisters(table: Table1865, corp: CorpId): readonly CorpId[] {
  const president = presidentOf(table, corp);
  return operatingOrder(table).filter((other) => other !== corp && presidentIfAny(table, other) === president);
}

function options(table: Table1865, frame: AbsorbFrame, by: PlayerId): readonly Offer[] {
  const out: Offer[] = [];
  for (const corp of sisters(table, frame.corp))
    out.push({ type: 'absorb', by, corp }, { type: 'beAbsorbed', by, corp });
  out.push({ type: 'pass', by });
  return out;
}

/** At the start of its turn a company absorbs others, or is absorbed instead of operating (5.1). */
export const absorb: Step1865<AbsorbFrame> = {
  actions: ['absorb', 'beAbsorbed', 'pass'],
  gone: goneCompany,
  begin(tx, frame) {
    const { table } = tx;
    if (hasChoice(absorb, table, frame, presidentOf(table, frame.corp))) return stay(frame);
    // Repaying a loan first may make room for those of a target (ruling 67).
    const mayRepay = factsOf(table, frame.corp).loans > 0 && cashOf(table, frame.corp) >= boardOf(table).figures.loan;
    return mayRepay && sisters(table, frame.corp).length > 0 ? idle(frame) : done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options,
  rules: absorbRules,
  take(tx, frame, action) {
    if (action.type === 'pass') return done();
    absorbCompany(tx, pairOf(frame, action) as Pair);
    return action.type === 'absorb' ? become(frame) : done();
  },
};

const left = (table: Table1865, frame: { readonly corp: CorpId }): string | undefined => goneCompany(table, frame);

/** 5.4: the acquirer may take its markers off mines, one after another. */
export const vacateMines: Step1865<VacateFrame> = {
  actions: ['vacateMine', 'pass'],
  exclusive: true,
  gone: left,
  begin: (tx, frame) => (ownMines(tx.table, frame.corp).length > 0 ? stay(frame) : done()),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => [
    ...ownMines(table, frame.corp).map((hex) => ({ type: 'vacateMine', by, hex })),
    { type: 'pass', by },
  ],
  rules: [
    rule1865('5.4', 'vacate.notOwnMine', (table, frame, action) => {
      return action.type === 'vacateMine' && !ownMines(table, frame.corp).includes(action.hex) && { hex: action.hex };
    }),
  ],
  take(tx, frame, action) {
    if (action.type !== 'vacateMine') return done();
    tx.emit({ type: 'tokenTaken', corp: frame.corp, hex: action.hex, to: 'charter' });
    return become(frame);
  },
};

/** 5.4: which markers of the target are replaced; nothing is asked when the rules leave one answer. */
export const replaceMarkers: Step1865<ReplaceFrame, ActionOf<'replaceMarkers'>> = {
  actions: ['replaceMarkers'],
  exclusive: true,
  gone: left,
  begin(tx, frame) {
    const sets = replacements(tx.table, frame);
    if (sets.length > 1) return stay(frame);
    replace(tx, frame, sets[0] ?? []);
    return done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => replacements(table, frame).map((hexes) => ({ type: 'replaceMarkers', by, hexes })),
  rules: replaceRules,
  openEnded: true,
  take(tx, frame, action) {
    replace(tx, frame, action.hexes);
    return done();
  },
};
