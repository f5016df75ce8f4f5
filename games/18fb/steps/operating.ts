import { become, call, done, type Frame, stay } from '@binario/kernel';
import {
  BANK,
  type CorpFrame,
  type CorpId,
  momentStep,
  operatingSetStep,
  type PlayerId,
  type SetFrame,
  type TurnFrame,
  trainsOf,
  turnStep,
} from '@binario/rail';
import { boardOf } from '../board/of.ts';
import { trainDef } from '../board/questions.ts';
import type { Effect18fb, Tx18fb } from '../effects.ts';
import { UNIFICATION } from '../ids.ts';
import { payIncomes } from '../rules/cards.ts';
import { type LendingFrame, useLent } from '../rules/lending.ts';
import { operatingOrder } from '../rules/market.ts';
import { regionalsInTurn } from '../rules/regionals.ts';
import { isNational } from '../rules/trains.ts';
import { hasOpenLay } from '../search/possibleLays.ts';
import { isFrozen, isRegional, phaseNumber, presidentIfAny, presidentOf, type Table18fb } from '../table.ts';
import { acquisitions, powers, standing } from './anyTime.ts';
import type { AuctionRoundFrame } from './auction.ts';
import { goneCompany } from './gone.ts';
import { hasChoice, type Step18fb } from './step.ts';
import { placeToken } from './token.ts';

/** Operating rounds between two stock rounds. */
const ROUNDS_IN_A_SET = 2;

/** The frame of a set of operating rounds. */
export const beginOperatingSet = (_table: Table18fb, set: number): SetFrame => ({
  step: 'operatingSet',
  set,
  played: 0,
});

/**
 * A bank broken in this set, or in the stock round before it, ends the game with the set (4); so does a set in which
 * nobody could do anything and no money moved (ruling E3).
 */
export const operatingSet: Step18fb<SetFrame> = operatingSetStep({
  roundsIn: () => ROUNDS_IN_A_SET,
  round: ({ set }, number): OperatingRoundFrame => ({ step: 'operatingRound', set, number, stage: 'incomes' }),
});

/** An operating round by its numbers; which companies have operated in it is on the table (`operated`). */
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

/** Cards pay, then every company has its turn, which consists of these steps; last the round of the regionals, once. */
export const operatingRound = (
  turn: (table: Table18fb, corp: CorpId) => readonly string[],
): Step18fb<OperatingRoundFrame> => ({
  begin(tx, frame) {
    const { set, number } = frame;
    if (frame.stage === 'incomes') {
      tx.emit({ type: 'operatingRoundBegan', set, number });
      payIncomes(tx);
      return become({ ...frame, stage: 'turns' } as OperatingRoundFrame);
    }
    if (frame.stage === 'over') return done();
    const corp = nextToOperate(tx.table);
    if (corp !== undefined) {
      tx.emit({ type: 'turnBegan', corp });
      useLent(tx, corp);
      return call({ step: 'companyTurn', corp, todo: turn(tx.table, corp) } as CompanyTurnFrame, frame);
    }
    removeTrain(tx);
    const over = { ...frame, stage: 'over' } as OperatingRoundFrame;
    if (tx.table.regionalRound !== 'due') return become(over);
    tx.emit({ type: 'regionalRoundHeld' });
    const round: AuctionRoundFrame = { step: 'auctionRound', kind: 'regionals', chooser: tx.table.priority };
    return call(round, over);
  },
});

/** From phase 5 on one unsold PH5 train leaves the game at the end of each round (2.6). */
function removeTrain(tx: Tx18fb): void {
  if (phaseNumber(tx.table) < UNIFICATION) return;
  const train = trainsOf(tx.table, BANK).find((each) => trainDef(boardOf(tx.table), each).kind === 'PH5');
  if (train === undefined) return;
  tx.emit({ type: 'trainRemoved', train });
}

/** A company's operating turn, with the steps still to come. */
export interface CompanyTurnFrame extends TurnFrame, LendingFrame {
  readonly step: 'companyTurn';
}

/** A company's turn: its steps one after another, and what may be done at any moment of it (3.4). */
export const companyTurn: Step18fb<CompanyTurnFrame> = turnStep({
  gone: goneCompany,
  standing,
  finish(tx, corp) {
    // Only turns outside the building state make its stock saleable (ruling C5).
    if (!isRegional(tx.table, corp) && !tx.table.turn.building) tx.emit({ type: 'turnCounted', corp });
  },
});

/** Did the last question before the run end with a pass? Then what can be done at any moment was on offer, and left. */
function hasPassed(table: Table18fb, corp: CorpId, president: PlayerId): boolean {
  if (table.turn.token) return false;
  if (hasOpenLay(table, corp)) return true;
  return !isFrozen(table, corp) && hasChoice(placeToken, table, { step: 'placeToken', corp }, president);
}

/** Is there something to be asked before the run that nobody could answer yet in this turn? */
function isWorthAsking(table: Table18fb, frame: CorpFrame, president: PlayerId): boolean {
  const { corp } = frame;
  const { laid, token } = table.turn;
  if (hasChoice(acquisitions, table, frame, president)) return !hasPassed(table, corp, president);
  // Every question of the turn offers the powers of cards: only where none was put is one put for them.
  return laid === 0 && !token && hasChoice(powers, table, frame, president) && !hasPassed(table, corp, president);
}

/**
 * The moment before trains run. The last tile or the token may have made the link: the trains of a regional acquired now can still run (3.6.3). So can
 * those of a company with Falcon's tokens, in a turn that has nothing to build (2.7).
 */
export const beforeRun: Step18fb<CorpFrame> = askedIf(isWorthAsking);

/** Asked only while a regional company could still be acquired; it is the last moment of the turn. */
export const endTurn: Step18fb<CorpFrame> = askedIf((table, frame, president) =>
  hasChoice(acquisitions, table, frame, president),
);

function askedIf(worth: (table: Table18fb, frame: CorpFrame, president: PlayerId) => boolean): Step18fb<CorpFrame> {
  return momentStep<Table18fb, Effect18fb>({
    gone: goneCompany,
    president: presidentOf,
    begin(tx, frame) {
      const president = presidentIfAny(tx.table, frame.corp);
      return president !== undefined && worth(tx.table, frame, president) ? stay(frame) : done();
    },
  });
}
