import type { Plan } from '../model/gameFile.ts';

const keyOf = (table: string): string => `binario.plans.${table}`;

/** Plans about tables that are held by a server. */
export function rememberPlans(table: string, plans: readonly Plan[]): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(plans));
  } catch {
    // No room, or forbidden in a private window: the plans then last as long as the page.
  }
}

/** The what-ifs remembered for an online table. */
export function rememberedPlans(table: string): readonly Plan[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]') as Plan[];
  } catch {
    return [];
  }
}
