import type { FormField, SetupForm } from '@binario/web/game';
import { playerCounts, variantIds } from '../options.ts';

const variants = variantIds.map((id): FormField => ({ kind: 'variant', id }));
const delay: FormField = { kind: 'tick', option: 'delayIft', value: 'true', text: 'option.delayIft' };
const five: FormField = { kind: 'tick', option: 'corporations', value: '5', text: 'option.corporations.5' };
const revenue: FormField = { kind: 'choice', option: 'revenue', values: ['proven', 'claimed'] };

/** Three players always use five companies, five always six: only four may choose. */
export const form1849: SetupForm = {
  players: playerCounts,
  usual: 3,
  fields: (players) => [...variants, delay, ...(players === 4 ? [five] : []), revenue],
};
