import { type Frame, memo1 } from '@binario/kernel';
import type { Table1865 } from '../table.ts';

/** What the bots look at: the table as their seat sees it. */
export type Seen = Table1865;

/** The question on top, with the locals of the steps that have them. */
export interface SceneFrame extends Frame {
  readonly corp?: string;
  readonly target?: string;
  readonly train?: string;
  readonly price?: number;
  readonly laid?: number;
  readonly number?: number;
}

/** The bank as a holder of money and trains. */
export const BANK = 'bank';
/** The initial offer as a holder of stock. */
export const OFFER = 'offer';
/** The bank pool as a holder of stock and trains. */
export const POOL = 'pool';
/** The Dragons as a holder of stock. */
export const DRAGONS = 'dragons';

/** The money of a player or company, as every seat sees it. */
export const cashOf = (table: Seen, holder: string): number => table.cash[holder] ?? 0;

/** What is known of a company in this game, as every seat sees it. */
export const factsOf = (table: Seen, corp: string): Table1865['companies'][string] =>
  table.companies[corp] as Table1865['companies'][string];

/** All companies of this game. */
export const companiesOf = (table: Seen): readonly string[] => Object.keys(table.companies);

/** Has 60% of the company been sold, so that it operates? */
export const isFloated = (table: Seen, corp: string): boolean => table.companies[corp]?.standing === 'floated';

/** Has the company a president, floated or not? */
export const isLaunched = (table: Seen, corp: string): boolean =>
  isFloated(table, corp) || table.companies[corp]?.standing === 'launched';

const cardsByHolder = memo1((privates: Seen['privates']): ReadonlyMap<string, readonly string[]> => {
  const cards = new Map<string, string[]>();
  for (const card in privates) {
    const holder = privates[card] ?? '';
    cards.set(holder, [...(cards.get(holder) ?? []), card]);
  }
  return cards;
});

const none: readonly string[] = [];

/** The maritime cards of a player or company. */
export const cardsOf = (table: Pick<Seen, 'privates'>, holder: string): readonly string[] =>
  cardsByHolder(table.privates).get(holder) ?? none;

/** All shares a company has. */
export const allShares = (table: Seen, corp: string): number => (factsOf(table, corp).status === 'minor' ? 5 : 10);
