import type { StandingOrderWish } from '@binario/kernel';
import type { OrderKind } from '../game/orders.ts';
import type { Text } from '../text/textIn.ts';

/** A standing order in the words by which it was given. */
export function orderWords(text: Text, kinds: readonly OrderKind[], order: StandingOrderWish): string {
  const kind = kinds.find(({ isOf }) => isOf(order));
  const words = kind ? text.say(kind.text, kind.params(order)) : text.t('orders.some');
  const { atLeast, atMost } = order;
  const sum = atLeast
    ? text.t('online.orderFrom', { amount: atLeast.amount })
    : atMost && text.t('orders.upToSum', { amount: atMost.amount });
  return sum ? `${words} ${sum}` : words;
}
