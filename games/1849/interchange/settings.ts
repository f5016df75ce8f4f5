import { compatSwitches } from '../compat.ts';
import { type Corp, corpIds } from '../data/corporations.ts';
import type { Setup, Variant } from '../options.ts';
import { type ForeignGame, ImportError } from './foreign.ts';

const variants: Readonly<Record<string, Variant>> = {
  acquiring_station_tokens: 'acquiringTokens',
  bonds: 'bonds',
  electric_dreams: 'electricDreams',
};

/** The site's own generator: six numbers, one for each corporation in alphabetical order; the smallest comes first. */
export function foreignOrder(seed: number, delayIft: boolean): readonly Corp[] {
  let x = BigInt(seed) % 2147483648n;
  const drawn = corpIds.map((corp) => {
    x = (1103515245n * x + 12345n) % 2147483648n;
    return { corp, number: x };
  });
  const order = drawn.sort((a, b) => (a.number < b.number ? -1 : 1)).map(({ corp }) => corp);
  const at = order.indexOf('IFT');
  // The site lets IFT change places with the fourth (its deviation 1); we only take over the order it made.
  if (delayIft && at < 3) [order[at], order[3]] = [order[3] as Corp, 'IFT'];
  return order;
}

/** Settings under which the site would deal the same order. A game of ours also says how it was really set up. */
export function exportedSettings(setup: Setup, order: readonly string[]): ForeignGame['settings'] {
  const rules = Object.entries(variants).flatMap(([theirs, ours]) => (setup.variants?.includes(ours) ? [theirs] : []));
  if (setup.players === 4 && order.length === 5) rules.push('reduced_4p_corps');
  return { seed: seedFor(order), optional_rules: rules, binario: { ...setup, order } as Setup };
}

/** There are 720 orders: some small seed deals each of them. */
function seedFor(order: readonly string[]): number {
  let seed = 1;
  while (!order.every((corp, i) => foreignOrder(seed, false)[i] === corp)) seed++;
  return seed;
}

/** How that game was set up, in our words: its order of corporations, its ways, revenue as claimed. */
export function foreignSetup(game: ForeignGame): Setup {
  if (game.settings.binario) return game.settings.binario;
  const rules = game.settings.optional_rules ?? [];
  const { seed } = game.settings;
  if (!Number.isSafeInteger(seed)) throw new ImportError('noSeed', 0);
  const players = game.players.length;
  const corporations = players === 3 || (players === 4 && rules.includes('reduced_4p_corps')) ? 5 : 6;
  return {
    players,
    seed: seed as number,
    variants: rules.flatMap((rule) => variants[rule] ?? []),
    corporations,
    revenue: 'claimed',
    compat18xx: compatSwitches,
    order: foreignOrder(seed as number, rules.includes('delay_ift')).slice(0, corporations),
  };
}
