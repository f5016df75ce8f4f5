import type { Params } from '@binario/kernel';
import type { Text } from '@binario/web/text';
import { cardIds } from '../../ids.ts';

const isCard = (lot: string): boolean => (cardIds as readonly string[]).includes(lot);

const listIn = (value: Params[string] | undefined): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** What a political card does, or which connections bring a regional company a bonus; `facts` are those of the lot. */
export function aboutLot(text: Pick<Text, 'say' | 'hex' | 'list' | 'money'>, lot: string, facts: Params): string {
  if (isCard(lot)) return text.say(`power.${lot}`);
  const amounts = listIn(facts.amounts);
  const paid = text.list(listIn(facts.bonuses).map((hex, n) => `${text.hex(hex)} ${text.money(Number(amounts[n]))}`));
  return `${facts.name} · ${text.say('regional.bonus')} ${paid}`;
}

/** The name of a lot of the auction with what it costs at least, and its income or its home. */
export function lotLabel(text: Pick<Text, 'say'>, lot: string, facts: Params): string {
  return text.say(isCard(lot) ? 'act.chooseLot.card' : 'act.chooseLot.regional', { private: lot, ...facts });
}
