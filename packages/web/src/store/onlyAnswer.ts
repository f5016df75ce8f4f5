import { type Action, isList, isOpenDomain, isRange, type Offer, sampleOf } from '@binario/kernel';
import { type Asking, controlOf } from '../game/asking.ts';
import type { Snapshot } from '../model/snapshot.ts';

const isSettled = (offer: Offer): boolean =>
  Object.values(offer).every((value) => !isRange(value) && !isList(value) && !isOpenDomain(value));

/** What must be done first costs a president his own money: that is never answered for him. */
function isUrgent({ type }: Offer, asking: Asking<never>): boolean {
  const control = controlOf(asking, type);
  return control.kind === 'list' && control.first === true;
}

/** The one action that can be done, where there is one; also the end of a turn that is kept open for what could be done at any time. */
export function onlyAnswer({ choices, lays, state }: Snapshot, asking: Asking<never>): Action | undefined {
  const open = choices.flatMap(({ offer, refusal }) => (refusal ? [] : [offer]));
  const step = state.flow.at(-1)?.step;
  if (step !== undefined && asking.momentSteps?.includes(step)) {
    const pass = open.find(({ type }) => controlOf(asking, type).kind === 'pass');
    if (pass) return sampleOf(pass);
  }
  const [only, ...others] = open;
  if (!only || others.length > 0 || lays.length > 0 || isUrgent(only, asking)) return undefined;
  return isSettled(only) ? sampleOf(only) : undefined;
}

/** The turn of a company, by its round, name and whoever decides; nothing while no company operates. */
export function turnOf({ state, round, actor }: Snapshot): string | undefined {
  const turn = state.flow.find((frame) => 'corp' in frame) as { readonly corp?: string } | undefined;
  return turn && `${round} ${turn.corp} ${actor}`;
}

/** Passing, where the rules allow it. */
export function openPass({ choices }: Snapshot, asking: Asking<never>): Action | undefined {
  const pass = choices.find(({ offer, refusal }) => !refusal && controlOf(asking, offer.type).kind === 'pass');
  return pass && sampleOf(pass.offer);
}
