import { become, call, done, type Frame, stay } from '@binario/kernel';
import { BANK, type CorpId, GONE, type PlayerId, trainsOf } from '@binario/rail';
import { UNIFICATION } from '../data/phases.ts';
import { defOf } from '../data/trains.ts';
import type { Tx18fb } from '../effects.ts';
import { payIncomes } from '../rules/cards.ts';
import { hasOpenLay } from '../rules/lays.ts';
import { type LendingFrame, useLent } from '../rules/lending.ts';
import { operatingOrder } from '../rules/market.ts';
import { regionalsInTurn } from '../rules/regionals.ts';
import { isNational } from '../rules/trains.ts';
import { isFrozen, isRegional, phaseNumber, presidentIfAny, presidentOf, type Table18fb } from '../table.ts';
import { acquisitions, powers, standing } from './anyTime.ts';
import type { AuctionRoundFrame } from './auction.ts';
import { goneCompany } from './gone.ts';
import { hasChoice, type Step18fb } from './step.ts';
import { placeToken } from './token.ts';

export interface OperatingRoundFrame extends Frame {
  readonly step: 'operatingRound';
  /** Number of the set, as of the stock round before it, and of the round in it. */
  readonly set: number;
  readonly number: number;
  readonly stage: 'incomes' | 'turns' | 'over';
}

/** Regionals by their numbers, then the others by the market as it stands now (3.4, 3.5.2). */
export function nextToOperate(table: Table18fb): CorpId | undefined {
  const waiting = (corp: CorpId) => !table.operated.includes(corp);
  return (
    regionalsInTurn(table).find(waiting) ??
    operatingOrder(table).find((corp) => waiting(corp) && takesTurns(table, corp))
  );
}

/** A major runs by itself without a President, a national does not (rulings F12, G11, O18). */
const takesTurns = (table: Table18fb, corp: CorpId): boolean =>
  presidentIfAny(table, corp) !== undefined || !isNational(corp);

export const operatingRound: Step18fb<OperatingRoundFrame> = {
  begin(tx, frame) {
    const { set, number } = frame;
    if (frame.stage === 'incomes') {
      tx.emit({ type: 'noted', note: 'operatingRound', params: { set, number } });
      tx.emit({ type: 'operatingRoundBegan', set, number });
      payIncomes(tx);
      return become({ ...frame, stage: 'turns' } as OperatingRoundFrame);
    }
    if (frame.stage === 'over') return done();
    const corp = nextToOperate(tx.table);
    if (corp !== undefined) {
      tx.emit({ type: 'turnBegan', corp });
      useLent(tx, corp);
      return call({ step: 'companyTurn', corp, todo: turnOf(tx.table, corp) } as CompanyTurnFrame, frame);
    }
    removeTrain(tx);
    const over = { ...frame, stage: 'over' } as OperatingRoundFrame;
    if (tx.table.regionalRound !== 'due') return become(over);
    tx.emit({ type: 'noted', note: 'regionalRound', params: {} });
    tx.emit({ type: 'regionalRoundHeld' });
    const round: AuctionRoundFrame = { step: 'auctionRound', kind: 'regionals', chooser: tx.table.priority };
    return call(round, over);
  },
};

/** From phase 5 on one unsold PH5 train leaves the game at the end of each round (2.6). */
function removeTrain(tx: Tx18fb): void {
  if (phaseNumber(tx.table) < UNIFICATION) return;
  const train = trainsOf(tx.table, BANK).find((each) => defOf(each).kind === 'PH5');
  if (train === undefined) return;
  tx.emit({ type: 'noted', note: 'trainRemoved', params: { train } });
  tx.emit({ type: 'trainMoved', train, to: GONE });
}

/** Every step looks itself whether the state of the company allows it (ruling O20). */
const companySteps = [
  'layTrack',
  'placeToken',
  'interest',
  'beforeRun',
  'runTrains',
  'dividend',
  'buyTrains',
  'finance',
  'endTurn',
] as const;
/** The sections in their order: emergency money after the financial step (ruling O17). */
const orderedSteps = companySteps.flatMap((step) => (step === 'finance' ? [step, 'lateTrains'] : [step]));
const regionalSteps = ['layTrack', 'runTrains', 'regionalDividend', 'regionalTrain'] as const;

export function turnOf(table: Table18fb, corp: CorpId): readonly string[] {
  if (isRegional(table, corp)) return regionalSteps;
  return table.options.emergency === 'afterFinance' ? orderedSteps : companySteps;
}

interface CompanyTurnFrame extends LendingFrame {
  readonly step: 'companyTurn';
  readonly corp: CorpId;
  readonly todo: readonly string[];
}

/** A company's turn: its steps one after another, and what may be done at any moment of it (3.4). */
export const companyTurn: Step18fb<CompanyTurnFrame> = {
  gone: goneCompany,
  begin(tx, frame) {
    const { corp, todo } = frame;
    const [next] = todo;
    if (next !== undefined) {
      return call({ step: next, corp } as Frame, { ...frame, todo: todo.slice(1) } as CompanyTurnFrame);
    }
    // Only turns outside the building state make its stock saleable (ruling C5).
    if (!isRegional(tx.table, frame.corp) && !tx.table.turn.building)
      tx.emit({ type: 'turnCounted', corp: frame.corp });
    return done();
  },
  standing,
};

interface EndTurnFrame extends Frame {
  readonly step: 'endTurn';
  readonly corp: CorpId;
}

interface BeforeRunFrame extends Frame {
  readonly step: 'beforeRun';
  readonly corp: CorpId;
}

/** Did the last question before the run end with a pass? Then what can be done at any moment was on offer, and left. */
function hasPassed(table: Table18fb, corp: CorpId, president: PlayerId): boolean {
  if (table.turn.token) return false;
  if (hasOpenLay(table, corp)) return true;
  return !isFrozen(table, corp) && hasChoice(placeToken, table, { step: 'placeToken', corp }, president);
}

/** Is there something to be asked before the run that nobody could answer yet in this turn? */
function isWorthAsking(table: Table18fb, frame: BeforeRunFrame, president: PlayerId): boolean {
  const { corp } = frame;
  const { laid, token } = table.turn;
  if (hasChoice(acquisitions, table, frame, president)) return !hasPassed(table, corp, president);
  // Every question of the turn offers the powers of cards: only where none was put is one put for them.
  return laid === 0 && !token && hasChoice(powers, table, frame, president) && !hasPassed(table, corp, president);
}

/**
 * The last tile or the token may have made the link: the trains of a regional acquired now can still run (3.6.3). So can
 * those of a company with Falcon's tokens, in a turn that has nothing to build (2.7).
 */
export const beforeRun: Step18fb<BeforeRunFrame> = {
  actions: ['pass'],
  gone: goneCompany,
  begin(tx, frame) {
    const president = presidentIfAny(tx.table, frame.corp);
    return president !== undefined && isWorthAsking(tx.table, frame, president) ? stay(frame) : done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [{ type: 'pass', by }],
  take: () => done(),
};

/** Asked only while a regional company could still be acquired; it is the last moment of the turn. */
export const endTurn: Step18fb<EndTurnFrame> = {
  actions: ['pass'],
  gone: goneCompany,
  begin(tx, frame) {
    const president = presidentIfAny(tx.table, frame.corp);
    if (president === undefined) return done();
    return hasChoice(acquisitions, tx.table, frame, president) ? stay(frame) : done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [{ type: 'pass', by }],
  take: () => done(),
};
