import type { Dice } from './dice.ts';
import { nasty, nastyTexts } from './values.ts';

type Json = unknown;

/** A message that was right, with something wrong in it. Returned as text, because some faults exist only there. */
export function mutated(dice: Dice, right: Json): string {
  switch (dice.below(12)) {
    case 0:
      return truncated(dice, JSON.stringify(right));
    case 1:
      return JSON.stringify(right).replace(/[{}[\]":,]/, () => dice.pick(['', '{', '"', '\0', ']', '\\']));
    case 2:
      // Own text, not an object: only there a key can be called __proto__.
      return JSON.stringify(right).replace(
        '{',
        `{"${dice.pick(['__proto__', 'constructor'])}":${JSON.stringify(nasty(dice))},`,
      );
    case 3:
      return JSON.stringify([right]);
    case 4:
      return `${'['.repeat(1 + dice.below(3000))}${JSON.stringify(right)}`;
    case 5:
      return JSON.stringify(right).replace(
        /:\s*(\d+|"[^"]*")/,
        `:${dice.pick(['1e999', '-', 'NaN', '0x10', '01', 'undefined', "'a'"])}`,
      );
    case 6:
      return JSON.stringify(nasty(dice));
    default: {
      const copy = structuredClone(right);
      const changes = 1 + dice.below(3);
      for (let i = 0; i < changes; i++) spoil(dice, copy);
      return JSON.stringify(copy) ?? 'null';
    }
  }
}

const truncated = (dice: Dice, text: string): string => text.slice(0, dice.below(text.length));

/** Changes, removes or adds one thing somewhere inside. */
function spoil(dice: Dice, value: Json): void {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, Json>;
  const keys = Object.keys(holder);
  const key = keys.length > 0 ? dice.pick(keys) : undefined;
  if (key !== undefined && dice.chance(0.4) && typeof holder[key] === 'object') spoil(dice, holder[key]);
  else if (key === undefined || dice.chance(0.2)) {
    holder[dice.pick(nastyTexts).slice(0, 60) || 'extra'] = nasty(dice);
  } else if (dice.chance(0.25)) delete holder[key];
  else holder[key] = nasty(dice);
}
