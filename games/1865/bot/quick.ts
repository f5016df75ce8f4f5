import { decidedBy, type Traits } from '@binario/bots';
import { type Action, offers, ownOffers, type State } from '@binario/kernel';
import { game1865 } from '../game.ts';
import { factsOf, type Table1865 } from '../table.ts';
import { advice1865 } from './advice.ts';
import { policy1865 } from './policy.ts';
import { quickLay, quickMarker } from './quickTrack.ts';
import { cardsOf, type SceneFrame } from './seen.ts';

/**
 * What a seat would do without thinking long: exactly what Casual would, with track and markers that are worked out once for each ground.
 * A policy that only resembles Casual is faster, but in this game it comes to other ends: what it says of an alternative is of little use.
 */
export function quick1865(state: State<Table1865>, by: string, traits: Traits): Action {
  const { table } = state;
  const frame = state.flow.at(-1) as SceneFrame;
  const corp = frame.corp as string;
  if (passes1865(table, frame)) return { type: 'pass', by };
  if (frame.step === 'layTrack') return quickLay(state, by, corp, frame.laid ?? 0);
  if (frame.step === 'placeMarker') return quickMarker(state, by, corp);
  const listed = mayTransferOrRepay(table, frame) ? offers(game1865, state, by) : ownOffers(game1865, state, by);
  return decidedBy(policy1865, { state, table, by, offers: listed, frame, ask: advice1865, traits }).action;
}

/** Of what may be done at any moment Casual thinks only of cards that a company can use, and of loans, late in a turn. */
function mayTransferOrRepay(table: Table1865, { step, corp }: SceneFrame): boolean {
  if (corp === undefined || (step !== 'income' && step !== 'endTurn')) return false;
  return cardsOf(table, advice1865.president(table, corp) ?? '').length > 0 || factsOf(table, corp).loans > 0;
}

/** Questions that are passed at once: a turn ends where no train is owed, no card in hand and no loan taken. */
export function passes1865(table: Table1865, frame: SceneFrame): boolean {
  if (frame.step !== 'endTurn' || mayTransferOrRepay(table, frame)) return false;
  return !advice1865.mustBuyTrain(table, frame.corp as string);
}
