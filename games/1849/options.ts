import { SetupError, wishedBoard } from '@binario/kernel';
import { boards1849 } from './board/boards.ts';
import type { File1849 } from './board/file.ts';
import { type CompatSwitch, compatSwitches } from './compat.ts';
import { type Corp, corpIds } from './data/corporations.ts';

/** How many may play. */
export const playerCounts = { min: 3, max: 5 } as const;

/** The variants of section 14, in its order. */
export const variantIds = ['acquiringTokens', 'bonds', 'electricDreams'] as const;
/** One of the variants of section 14. */
export type Variant = (typeof variantIds)[number];

/** What people agree on before play. */
export interface Setup {
  readonly players: number;
  readonly seed: number;
  readonly variants?: readonly Variant[];
  /** Four players may use five corporations instead of six (1.1). */
  readonly corporations?: 5 | 6;
  /** For new players: IFT not among the first three (2.2). */
  readonly delayIft?: boolean;
  /** `proven`: less than the best revenue is refused; `claimed`: any legal set of routes. */
  readonly revenue?: 'proven' | 'claimed';
  /** Ways of another site, for imported games only. */
  readonly compat18xx?: readonly CompatSwitch[];
  /** Order of corporations of an imported game; otherwise it is drawn. */
  readonly order?: readonly Corp[];
  /** Another board than the one in the box. */
  readonly board?: File1849;
}

/** The set-up with every default filled in. */
export type Options = Required<Omit<Setup, 'order' | 'board'>> & Pick<Setup, 'board'>;

/** The agreed options with the defaults filled in; a set-up that cannot be played is an error with its field. */
export function optionsOf(setup: Setup): Options {
  const { players } = setup;
  if (!Number.isInteger(players) || players < 3 || players > 5) {
    const message = `1849 is played by 3, 4 or 5 players, not ${players} (1849 §1.1)`;
    throw new SetupError(message, 'setup.players', { game: '1849', able: ['3', '4', '5'], players });
  }
  if (!Number.isSafeInteger(setup.seed)) throw new SetupError('the seed must be a whole number', 'setup.seed');
  const variants = known('variant', setup.variants ?? [], variantIds);
  if (variants.includes('electricDreams') && variants.length < 3) {
    const others = variantIds.filter((id) => id !== 'electricDreams');
    const message = 'Electric Dreams needs both other variants (1849 §14.3)';
    throw new SetupError(message, 'setup.needs', { one: 'electricDreams', others });
  }
  const board = wishedBoard(boards1849, setup.board);
  return {
    players,
    seed: setup.seed,
    variants,
    corporations: corporationCount(players, setup.corporations),
    delayIft: setup.delayIft ?? false,
    revenue: known('revenue', [setup.revenue ?? 'proven'], ['proven', 'claimed'] as const)[0] ?? 'proven',
    compat18xx: known('compat18xx', setup.compat18xx ?? [], compatSwitches),
    ...(board && { board }),
  };
}

function corporationCount(players: number, wished: number | undefined): 5 | 6 {
  const usual = players === 3 ? 5 : 6;
  if (wished === undefined || wished === usual) return usual;
  if (players === 4 && wished === 5) return 5;
  throw new SetupError(`${players} players use ${usual} corporations, not ${wished} (1849 §1.1)`, 'setup.value', {
    value: wished,
    allowed: [String(usual)],
  });
}

function known<V extends string>(what: string, values: readonly string[], allowed: readonly V[]): readonly V[] {
  for (const value of values) {
    if (!(allowed as readonly string[]).includes(value)) {
      throw new SetupError(`unknown ${what} "${value}"; possible: ${allowed.join(', ')}`, 'setup.value', {
        value,
        allowed,
      });
    }
  }
  return [...new Set(values as readonly V[])];
}

/** An imported order must name each corporation at most once, and as many as play. */
export function checkedOrder(order: readonly string[], count: number): readonly Corp[] {
  const names = new Set(order);
  if (order.length !== count || names.size !== count || order.some((name) => !corpIds.includes(name as Corp))) {
    const message = `the order must name ${count} different corporations, not ${order.join(', ')}`;
    throw new SetupError(message, 'setup.value', { value: order.join(' '), allowed: corpIds });
  }
  return order as readonly Corp[];
}
