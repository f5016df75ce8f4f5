import { type Frame, memo1 } from '@binario/kernel';
import { factsOf, type Table1865 } from '../table.ts';

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

/** All companies of this game. */
export const companiesOf = (table: Seen): readonly string[] => Object.keys(table.companies);

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
