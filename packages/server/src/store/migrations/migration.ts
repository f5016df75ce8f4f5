import type { Kysely } from 'kysely';

/**
 * One change of the relations, run once, in one transaction, in the order of the list. A migration that was released is
 * never edited: later wishes are later migrations. It sees the database as it was then, hence no typed relations.
 */
export interface Migration {
  readonly name: string;
  /** The release before can live with it: it is noted where that one does not look, and goes on beside this one. */
  readonly light?: boolean;
  up(db: Kysely<unknown>): Promise<void>;
}
