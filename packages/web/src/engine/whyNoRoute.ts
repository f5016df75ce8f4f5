import { type Action, explain, type Game, type Refusal, type State } from '@binario/kernel';

/** Ways on which a token could go out to a hex. */
export interface RoutesTo {
  /** What the rules say of the place, whatever way leads there. */
  readonly place: Refusal | undefined;
  /** Along the track there is, whatever it costs. */
  readonly ways: readonly Action[];
  /** From a token of one's own, as if track led there. */
  readonly straight: Action;
}

/** Why no token can go out there: because of the place, else of the ways, else because none leads there. One lawful way is enough. */
export function whyNoRoute<T, E, S>(
  game: Game<T, E, S>,
  state: State<T>,
  { place, ways, straight }: RoutesTo,
): Refusal | null {
  if (place) return place;
  const verdicts = (ways.length > 0 ? ways : [straight]).map((action) => explain(game, state, action));
  return verdicts.includes(undefined) ? null : (verdicts[0] ?? null);
}
