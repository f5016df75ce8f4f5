import {
  type Action,
  type Frame,
  isOpenDomain,
  isRange,
  type Offer,
  type Params,
  type State,
  sampleOf,
} from '@binario/kernel';
import type { CommonReason } from './text/reasons.ts';

/** Why something was chosen: the key of a text and what fills its gaps. */
export interface Reason {
  readonly key: string;
  readonly params: Params;
}

/** What a bot does and why. */
export interface Choice {
  readonly action: Action;
  readonly why: Reason;
}

/** How one player of a policy differs from another. */
export interface Traits {
  /** Around 1: the bolder, the less money is kept back. */
  readonly boldness: number;
}

/** Everything a policy has before it when it decides: `T` is the table of its game, `A` the queries that game answers. */
export interface SceneOf<T, F extends Frame, A> {
  readonly state: State<T>;
  readonly table: T;
  readonly by: string;
  readonly offers: readonly Offer[];
  readonly frame: F;
  readonly ask: A;
  readonly traits: Traits;
}

/** Decides about one kind of question; nothing when it has no opinion. */
export type DeciderOf<S> = (scene: S) => Choice | undefined;

/** Whoever has been made offers. */
export interface Asked {
  readonly offers: readonly Offer[];
}

/** The offers of one type of action. */
export const offersOf = ({ offers }: Asked, type: string): readonly Offer[] =>
  offers.filter((offer) => offer.type === type);

/** A choice and its reason. A game narrows `K` to the reasons it has words for. */
export function choice<K extends string>(action: Action, key: K, params: Params = {}): Choice {
  return { action, why: { key, params } };
}

/** The offer taken, with these values for its open fields, kept within what is possible. */
export function taken(offer: Offer, values: Readonly<Record<string, number>> = {}): Action {
  const action: Record<string, unknown> = { ...sampleOf(offer) };
  for (const [field, value] of Object.entries(values)) {
    const domain = offer[field];
    if (!isRange(domain)) continue;
    const { min, max, step = 1 } = domain;
    const within = Math.max(min, Math.min(max, Math.floor(value)));
    action[field] = min + Math.floor((within - min) / step) * step;
  }
  return action as unknown as Action;
}

/** The least and the most that may be put into a field. */
export function rangeOf(offer: Offer, field: string): { readonly min: number; readonly max: number } {
  const domain = offer[field];
  if (isRange(domain)) return domain;
  const value = isOpenDomain(domain) ? Number.NaN : Number(domain);
  return { min: value, max: value };
}

/** Passes, if that is allowed. */
export function passing<K extends string>({ offers }: Asked, key: K, params: Params = {}): Choice | undefined {
  const offer = offers.find((each) => each.type === 'pass');
  return offer && choice(sampleOf(offer), key, params);
}

/** The best by a measure; the first of equals. */
export function best<X>(items: readonly X[], measure: (item: X) => number): X | undefined {
  let found: X | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = measure(item);
    if (value > most) {
      most = value;
      found = item;
    }
  }
  return found;
}

/** `choice` and `passing` for reasons that have words: those of all games and the `K` of one. */
export const speaking = <K extends string>() => ({
  choice: choice<K | CommonReason>,
  passing: passing<K | CommonReason>,
});
