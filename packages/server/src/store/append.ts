import type { GameTableRow, JournalRow } from './schema/tables.ts';

/** The columns of the head that a record may change. */
export type HeadPatch = Partial<
  Pick<
    GameTableRow,
    | 'rules'
    | 'engine'
    | 'setup'
    | 'name'
    | 'visibility'
    | 'status'
    | 'players'
    | 'free'
    | 'host'
    | 'version'
    | 'position'
    | 'hash'
    | 'doc'
    | 'work_at'
    | 'lease_owner'
    | 'lease_until'
    | 'link'
    | 'link_seq'
    | 'head_salt'
  >
>;

/** One record and the head after it. Nothing happens unless the journal still ends at `expect`. */
export interface Append {
  readonly table: string;
  readonly expect: number;
  readonly head: HeadPatch;
  readonly record: Omit<JournalRow, 'table_id' | 'seq'>;
  /** Users to be found at this table from now on; those known stay. */
  readonly members?: readonly string[];
  /** Users who spoke here, seated or not. */
  readonly voices?: readonly string[];
}

/** `raced`: another record came first. `repeated`: this key was used before at this table. */
export type Appended =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly why: 'raced' | 'repeated' };

/** The statements of an append, for an engine that writes `?` or `$1`. The same on both. */
export interface AppendStatements {
  readonly update: { readonly sql: string; readonly params: readonly unknown[] };
  readonly insert: { readonly sql: string; readonly params: readonly unknown[] };
  readonly members: readonly { readonly sql: string; readonly params: readonly unknown[] }[];
}

/** The statements that append one record; `mark` writes the n-th parameter as the engine wants it. */
export function statementsOf(entry: Append, mark: (index: number) => string): AppendStatements {
  const { table, expect, head, record, members = [], voices = [] } = entry;
  const seq = expect + 1;
  const columns: [string, unknown][] = [
    ...(Object.entries(head) as [string, unknown][]),
    ['seq', seq],
    ['updated_at', record.at],
  ];
  const sets = columns.map(([name], i) => `${name} = ${mark(i)}`).join(', ');
  const n = columns.length;
  const row: [string, unknown][] = [
    ['table_id', table],
    ['seq', seq],
    ...(Object.entries(record) as [string, unknown][]),
  ];
  return {
    update: {
      sql: `update game_table set ${sets} where id = ${mark(n)} and seq = ${mark(n + 1)} returning seq`,
      params: [...columns.map(([, value]) => value), table, expect],
    },
    insert: {
      sql: `insert into journal (${row.map(([name]) => name).join(', ')}) values (${row.map((_, i) => mark(i)).join(', ')})`,
      params: row.map(([, value]) => value),
    },
    members: [
      ...members.map((user) => ['member', user] as const),
      ...voices.map((user) => ['voice', user] as const),
    ].map(([relation, user]) => ({
      sql: `insert into ${relation} (table_id, user_id) values (${mark(0)}, ${mark(1)}) on conflict do nothing`,
      params: [table, user],
    })),
  };
}
