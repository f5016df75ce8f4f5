import { decidedBy, type Policy, type Traits } from '@binario/bots';
import { type Action, ownOffers, type State } from '@binario/kernel';
import { game1865 } from '../game.ts';
import type { Table1865 } from '../table.ts';
import { advice1865 } from './advice.ts';
import { deciders } from './deciders.ts';
import { policy1865 } from './policy.ts';
import { quickStockTurn } from './quickStock.ts';
import { quickLay, quickMarker } from './quickTrack.ts';
import type { Scene } from './scene.ts';
import type { SceneFrame } from './seen.ts';

const quickPolicy: Policy<Scene> = {
  deciders: { ...deciders, stockTurn: quickStockTurn },
  anyTime: () => undefined,
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
  const offers = ownOffers(game1865, state, by);
  return decidedBy(quickPolicy, { state, table, by, offers, frame, ask: advice1865, traits }).action;
}

/** Questions that are passed at once: nobody absorbs, and what may be done at any moment is left, unless a train is still owed. */
export function passes1865(table: Table1865, { step, corp }: SceneFrame): boolean {
  if (step === 'absorb') return true;
  return step === 'endTurn' && !advice1865.mustBuyTrain(table, corp as string);
}
