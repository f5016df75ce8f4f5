import type { Action } from '@binario/kernel';
import type { Dice } from '@binario/kernel/testing';

/** The route of an action cut short at one end, or gone along twice; undefined if it has none. */
export function otherRoute(roll: Dice, action: Action): readonly string[] | undefined {
  const { route } = action as { readonly route?: readonly string[] };
  return route && [route.slice(1), route.slice(0, -1), [...route, ...route]][roll(3)];
}
