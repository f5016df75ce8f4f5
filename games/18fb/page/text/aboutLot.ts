import type { Text } from '@binario/web/text';
import { type CardId, cardDefs } from '../../data/cards.ts';
import type { Regional } from '../../data/corporations.ts';
import { regionalDefs } from '../../data/regionals.ts';

/** What a political card does, or which connections bring a regional company a bonus. */
export function aboutLot(text: Pick<Text, 'say' | 'hex' | 'list' | 'money'>, lot: string): string {
  if (Object.hasOwn(cardDefs, lot)) return text.say(`power.${lot}`);
  const { name, bonuses } = regionalDefs[lot as Regional];
  const paid = text.list(bonuses.map(({ hex, amount }) => `${text.hex(hex)} ${text.money(amount)}`));
  return `${name} · ${text.say('regional.bonus')} ${paid}`;
}

/** Its name with what it costs at least, and its income or its home. */
export function lotLabel(text: Pick<Text, 'say'>, lot: string): string {
  if (Object.hasOwn(cardDefs, lot)) {
    const { cost, income } = cardDefs[lot as CardId];
    return text.say('act.chooseLot.card', { private: lot, cost, income });
  }
  const { nominal, home } = regionalDefs[lot as Regional];
  return text.say('act.chooseLot.regional', { private: lot, cost: nominal, home });
}
