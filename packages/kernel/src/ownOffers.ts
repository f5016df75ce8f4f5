import type { SeatId } from './action.ts';
import type { Game, State } from './game.ts';
import type { Offer } from './offer.ts';
import { legalOptions } from './question.ts';
import { stepOf } from './stepOf.ts';

/**
 * What the step on top offers, without what stands open in every frame below it: for whoever plays on by a policy that
 * looks at nothing else.
 */
export function ownOffers<T, E>(game: Game<T, E, never>, { table, flow }: State<T>, by: SeatId): readonly Offer[] {
  const top = flow.at(-1);
  return top ? legalOptions(stepOf(game, top), table, top, by) : [];
}
