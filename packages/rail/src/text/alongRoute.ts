import type { Action, Offer, Params } from '@binario/kernel';

/** What an action along a route says: the route as one text, and where it ends. */
export function alongRoute(action: Action | Offer): Params {
  const { route } = action as { readonly route?: readonly string[] };
  return route === undefined ? {} : { route: route.join(' '), end: route.at(-1) ?? '' };
}
