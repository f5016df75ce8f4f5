import { decidedBy, type Policy, type Traits } from '@binario/bots';
import { type Action, type Offer, ownOffers, type State, sampleOf } from '@binario/kernel';
import { game18fb } from '../game.ts';
import type { Table18fb } from '../table.ts';
import { advice18fb } from './advice.ts';
import { deciders } from './deciders.ts';
import { policy18fb } from './policy.ts';
import type { Scene } from './scene.ts';
import type { SceneFrame } from './seen.ts';

const quickPolicy: Policy<Scene> = { deciders, anyTime: () => undefined, avoid: policy18fb.avoid };

/** What a seat would do without thinking long: as Casual, but track is laid only where interest asks for it. */
export function quick18fb(state: State<Table18fb>, by: string, traits: Traits): Action {
  const { table } = state;
  const frame = state.flow.at(-1) as SceneFrame;
  if (passes18fb(table, frame)) return { type: 'pass', by };
  const offers = ownOffers(game18fb, state, by);
  if (frame.step === 'layTrack') return anyTile(table, offers) ?? { type: 'pass', by };
  return decidedBy(quickPolicy, { state, table, by, offers, frame, ask: advice18fb, traits }).action;
}

/** Track is laid only for interest; what may be done at any moment is left. */
export function passes18fb(table: Table18fb, { step, corp }: SceneFrame): boolean {
  if (step === 'beforeRun' || step === 'endTurn') return true;
  return step === 'layTrack' && !earnsInterest(table, corp as string);
}

function earnsInterest(table: Table18fb, corp: string): boolean {
  return advice18fb.isBuilding(table, corp) && advice18fb.interest(table, corp) > 0;
}

/** Interest is paid for every tile that may be laid: one on free ground does least harm. */
function anyTile(table: Table18fb, offers: readonly Offer[]): Action | undefined {
  const lays = offers.filter(({ type }) => type === 'layTile');
  const fresh = lays.find(({ hex }) => table.map[String(hex)] === undefined) ?? lays[0];
  return fresh && sampleOf(fresh);
}
