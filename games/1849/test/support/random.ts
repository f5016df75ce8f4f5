import { actorsOf, apply, isRange, type Offer, offers, sampleOf, start } from '@binario/kernel';
import type { Action1849 } from '../../actions.ts';
import type { Setup } from '../../options.ts';
import type { State1849 } from './act.ts';
import { game } from './game.ts';

/** Numbers from 0 to n - 1, the same for the same seed. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}

/** A game of `most` actions at most in which everybody plays whatever comes, but seldom passes, and never what is `shunned`. */
export function randomGame(
  setup: Setup,
  most: number,
  shunned: (offer: Offer, state: State1849) => boolean = () => false,
): { readonly actions: readonly Action1849[]; readonly state: State1849 } {
  const roll = dice(setup.seed * 7919);
  const actions: Action1849[] = [];
  let state = start(game, setup);
  while (state.flow.length > 0 && actions.length < most) {
    const [by] = actorsOf(game, state);
    const all = offers(game, state, by ?? '');
    const liked = all.filter((offer) => !shunned(offer, state));
    const open = liked.length > 0 ? liked : all;
    const wanted = open.filter((offer) => offer.type !== 'pass' || roll(4) === 0);
    const among = wanted.length > 0 ? wanted : open;
    const offer = among[roll(among.length)];
    if (!offer) throw new Error('somebody is asked but has no offer');
    const price = isRange(offer.price) && offer.price.min + roll(Math.min(30, offer.price.max - offer.price.min + 1));
    const action = { ...sampleOf(offer), ...(price !== false && { price }) } as Action1849;
    const result = apply(game, state, action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)} was offered and is refused: ${result.refusal.rule}`);
    actions.push(action);
    state = result.state;
  }
  return { actions, state };
}
