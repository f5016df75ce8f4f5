import { type Action, actorsOf, offers, sampleOf } from '@binario/kernel';
import { game1849 } from '@binario/game-1849';
import type { AnyState } from './protocol.ts';

/** What a player at the table must be able to do: choose, and say why in one line. */
export interface Decision {
  readonly action: Action;
  readonly why?: string;
}

export type Decide = (state: AnyState, seed: number) => Decision | undefined;

const eager = ['runTrains', 'payDividend', 'buyPrivate', 'startCorp', 'buyTrain'];

/** A player without skill: any legal offer, with a liking for those that keep the game going. */
export const decide: Decide = (state, seed) => {
  const [by] = actorsOf(game1849, state);
  if (by === undefined) return undefined;
  const open = offers(game1849, state, by);
  const liked = open.filter((offer) => eager.includes(offer.type));
  const among = liked.length > 0 ? liked : open;
  const offer = among[Math.abs(seed) % among.length] ?? open[0];
  return offer && { action: sampleOf(offer) };
};
