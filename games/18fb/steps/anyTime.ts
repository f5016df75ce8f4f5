import { about, type Frame, type Offer, type Rule, type StandingOffers } from '@binario/kernel';
import { type CorpId, consentStep, type PlayerId } from '@binario/rail';
import type { Action18fb } from '../actions.ts';
import type { Effect18fb } from '../effects.ts';
import { CONVENTIONS } from '../ids.ts';
import { acquireRegional, acquisitionRules } from '../rules/acquisition.ts';
import { type LendingFrame, lend, lendingOffers, lendingRules, mayUse } from '../rules/lending.ts';
import { ownerOfPower, type Power, powerDeal, powerOf, powerRules, usePower } from '../rules/powers.ts';
import { regionalsInTurn } from '../rules/regionals.ts';
import { factsOf, isBourbon, isRegional, phaseNumber, presidentIfAny, type Table18fb } from '../table.ts';
import { goneCompany } from './gone.ts';

interface TurnFrame extends LendingFrame {
  readonly corp: CorpId;
}

type TurnRules = readonly Rule<Table18fb, TurnFrame, Action18fb>[];

const rulesOfPowers: TurnRules = about(['useMelisurgo', 'useFalcon'], powerRules);
const rules: TurnRules = [...rulesOfPowers, ...lendingRules, ...acquisitionRules];

/** Regional companies there are to be acquired, in their order. */
function acquisitionOffers(table: Table18fb, corp: CorpId, by: PlayerId): readonly Offer[] {
  if (phaseNumber(table) < CONVENTIONS || isRegional(table, corp)) return [];
  return regionalsInTurn(table).map((each) => ({ type: 'acquireRegional', by, private: each }));
}

function powerOffers(table: Table18fb, corp: CorpId, by: PlayerId): readonly Offer[] {
  const out: Offer[] = [];
  if (ownerOfPower(table, 'Melisurgo') && factsOf(table, corp).standing === 'building') {
    out.push({ type: 'useMelisurgo', by });
  }
  if (ownerOfPower(table, 'Falcon')) out.push({ type: 'useFalcon', by });
  return out;
}

/** What may be done at any time: powers of cards alone. */
export const powers = {
  options: (table: Table18fb, frame: TurnFrame, by: PlayerId) => powerOffers(table, frame.corp, by),
  rules: rulesOfPowers,
};

/** What may be done at any time: acquisitions alone. */
export const acquisitions = {
  options: (table: Table18fb, frame: TurnFrame, by: PlayerId) => acquisitionOffers(table, frame.corp, by),
  rules: acquisitionRules,
};

/** Cards are gone before regional companies are acquired. */
function options(table: Table18fb, frame: TurnFrame, by: PlayerId): readonly Offer[] {
  if (isRegional(table, frame.corp)) return [];
  if (!isBourbon(table)) return acquisitionOffers(table, frame.corp, by);
  return [...powerOffers(table, frame.corp, by), ...lendingOffers(table, frame, by)];
}

/** Card powers, lending and acquisitions, at any moment of the turn of the company concerned (ruling O20). */
export const standing: StandingOffers<Table18fb, Effect18fb, TurnFrame, Action18fb> = {
  actions: ['useMelisurgo', 'useFalcon', 'lendCard', 'takeBackCard', 'acquireRegional'],
  actors: (table, frame) => {
    const president = presidentIfAny(table, frame.corp);
    return president && !isRegional(table, frame.corp) ? [president] : [];
  },
  options: (table, frame, by) => options(table, frame, by as PlayerId),
  rules,
  take(tx, frame, action) {
    const { corp } = frame;
    const card = powerOf(action);
    if (card !== undefined) {
      if (mayUse(tx.table, card, corp, action.by)) usePower(tx, card, corp);
      else tx.owe({ step: 'powerConsent', card, corp } as PowerFrame);
    } else if (action.type === 'acquireRegional') acquireRegional(tx, corp, action.private);
    return lend(tx, frame, action);
  },
};

interface StockTurn extends LendingFrame {
  readonly player: PlayerId;
}

/** Who is asked in a stock round may lend his cards, before he does what the turn is for or passes (ruling K14). */
export const lending: StandingOffers<Table18fb, Effect18fb, StockTurn, Action18fb> = {
  actions: ['lendCard', 'takeBackCard'],
  actors: (_table, { player }) => [player],
  options: (table, frame, by) => lendingOffers(table, frame, by as PlayerId),
  rules: lendingRules,
  take: lend,
};

/** The card belongs to another player: its owner is asked (rulings K5, K7). */
export interface PowerFrame extends Frame {
  readonly step: 'powerConsent';
  readonly card: Power;
  readonly corp: CorpId;
}

/** 2.7 The owner of a political card is asked whether another's company may use it. */
export const powerConsent = consentStep<Table18fb, Effect18fb, PowerFrame>({
  gone: (table, frame) => goneCompany(table, frame) ?? (ownerOfPower(table, frame.card) ? undefined : 'card closed'),
  decider: (table, frame) => ownerOfPower(table, frame.card) as PlayerId,
  accept: (tx, frame) => usePower(tx, frame.card, frame.corp),
  refuse(tx, frame, by) {
    const { corp, card } = frame;
    tx.emit({ type: 'powerRefused', player: by, corp, private: card, deal: powerDeal(card) });
  },
});
