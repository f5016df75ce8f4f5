import type { Database } from '../../store/database.ts';

/** Not copied: how the relations are made, and what is forgotten within minutes. */
type Relation = Exclude<keyof Database, 'migration' | 'addition' | 'attempt' | 'challenge'>;

/**
 * Every relation with its primary key, in the order in which references allow them to be filled. Complete by type: a new
 * relation that is missing here does not compile.
 */
export const relations = {
  engine: ['id'],
  game_table: ['id'],
  journal: ['table_id', 'seq'],
  snapshot: ['table_id'],
  member: ['user_id', 'table_id'],
  voice: ['user_id', 'table_id'],
  note: ['table_id', 'user_id'],
  account: ['id'],
  session: ['id'],
  mail_token: ['token_hash'],
  second_factor: ['account_id'],
  passkey: ['id'],
  notice_channel: ['id'],
  notice_delivery: ['id'],
} as const satisfies { [R in Relation]: readonly (keyof Database[R])[] };

/** The relations that a backup holds, in the order in which they are filled. */
export const relationNames = Object.keys(relations) as readonly Relation[];
export type { Relation };

/** What belongs to a running node is not carried over: its leases would hold up the next one. */
export function withoutLease(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return 'lease_owner' in row ? { ...row, lease_owner: null, lease_until: 0, check_until: null } : { ...row };
}
