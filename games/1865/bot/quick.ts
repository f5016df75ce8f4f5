import { decidedBy, type Policy, type Traits } from '@binario/bots';
import { type Action, offers, ownOffers, type State } from '@binario/kernel';
import { game1865 } from '../game.ts';
import { factsOf, type Table1865 } from '../table.ts';
import { advice1865 } from './advice.ts';
import { anyTime } from './anyTime.ts';
import { deciders } from './deciders.ts';
import { policy1865 } from './policy.ts';
import { quickStockTurn } from './quickStock.ts';
import { quickLay, quickMarker } from './quickTrack.ts';
import type { Scene } from './scene.ts';
import { cardsOf, type SceneFrame } from './seen.ts';

const quickPolicy: Policy<Scene> = {
  deciders: { ...deciders, stockTurn: quickStockTurn },
  anyTime,
  avoid: policy1865.avoid,
};

/** What a seat would do without thinking long: as Casual, with track and markers that are worked out once for each map. */
export function quick1865(state: State<Table1865>, by: string, traits: Traits): Action {
  const { table } = state;
  const frame = state.flow.at(-1) as SceneFrame;
  const corp = frame.corp as string;
  if (passes1865(table, frame)) return { type: 'pass', by };
  if (frame.step === 'layTrack') return quickLay(state, by, corp, frame.laid ?? 0);
  if (frame.step === 'placeMarker') return quickMarker(state, by, corp);
  const listed = mayTransferOrRepay(table, frame) ? offers(game1865, state, by) : ownOffers(game1865, state, by);
  return decidedBy(quickPolicy, { state, table, by, offers: listed, frame, ask: advice1865, traits }).action;
}

/**
 * The only things done at any moment that are thought of: cards that go to a company, which changes what it earns for the
 * rest of the game, and loans that are repaid.
 */
function mayTransferOrRepay(table: Table1865, { step, corp }: SceneFrame): boolean {
  if (corp === undefined || (step !== 'income' && step !== 'endTurn')) return false;
  return cardsOf(table, advice1865.president(table, corp) ?? '').length > 0 || factsOf(table, corp).loans > 0;
}

/** Questions that are passed at once: nobody absorbs, and a turn ends where no train is owed, no card in hand and no loan taken. */
export function passes1865(table: Table1865, frame: SceneFrame): boolean {
  const { step, corp } = frame;
  if (step === 'absorb') return true;
  return step === 'endTurn' && !advice1865.mustBuyTrain(table, corp as string) && !mayTransferOrRepay(table, frame);
}
