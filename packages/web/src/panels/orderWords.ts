import type { StandingOrderWish } from '@binario/kernel';
import type { OrderKind } from '../game/orders.ts';
import type { Text } from '../text/textIn.ts';

/** A standing order in the words by which it was given. */
export function orderWords(text: Text, kinds: readonly OrderKind[], order: StandingOrderWish): string {
  const kind = kinds.find(({ isOf }) => isOf(order));
  const words = kind ? text.say(kind.text, kind.params(order)) : text.t('orders.some');
  const sum = sumOf(text, order);
  return sum ? `${words} ${sum}` : words;
}

/** The sum an order was given with. */
function sumOf(text: Text, { atLeast, atMost, until = [] }: StandingOrderWish): string | undefined {
  if (atLeast) return text.t('online.orderFrom', { amount: atLeast.amount });
  if (atMost) return text.t('orders.upToSum', { amount: atMost.amount });
  const below = until.find((each) => each.below)?.below;
  return below && text.t('orders.belowSum', { amount: below.amount });
}
