import { decidedBy, type Policy, type Traits } from '@binario/bots';
import { type Action, ownOffers, type State } from '@binario/kernel';
import { game1849 } from '../game.ts';
import type { Table1849 } from '../table.ts';
import { deciders } from './deciders.ts';
import { policy1849 } from './policy.ts';
import { imaginedRun, quickAdvice } from './quickAdvice.ts';
import type { Scene } from './scene.ts';
import type { SceneFrame } from './seen.ts';

const quickPolicy: Policy<Scene> = { deciders, anyTime: () => undefined, avoid: policy1849.avoid };

/** What a seat would do without thinking long: as Casual, but track is laid only by who has none, and stations by nobody. */
export function quick1849(state: State<Table1849>, by: string, traits: Traits): Action {
  const { table } = state;
  const frame = state.flow.at(-1) as SceneFrame;
  const { corp } = frame;
  if (frame.step === 'runTrains') return runTrains(table, corp as string, by);
  if (passes1849(table, frame)) return { type: 'pass', by };
  const offers = ownOffers(game1849, state, by);
  return decidedBy(quickPolicy, { state, table, by, offers, frame, ask: quickAdvice, traits }).action;
}

/** Stations stay where they are, and whoever has track builds no more. */
export function passes1849(table: Table1849, { step, corp }: SceneFrame): boolean {
  if (step === 'placeToken' || step === 'endTurn') return true;
  return step === 'layTrack' && hasTrack(table, corp as string);
}

function runTrains(table: Table1849, corp: string, by: string): Action {
  const routes = imaginedRun(table, corp).routes.map(({ train, hexes }) => ({ train, hexes }));
  return { type: 'runTrains', by, routes } as Action;
}

/** A route for some train: the map is taken as it is. */
function hasTrack(table: Table1849, corp: string): boolean {
  return quickAdvice.incomeWith(table, corp, ['6H']) > 0;
}
