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
  /** Columns of the head that are as they were: what is not named in an update need not be moved in an index. */
  readonly same?: readonly (keyof HeadPatch)[];
  readonly record: Omit<JournalRow, 'table_id' | 'seq'>;
  /** Users to be found at this table from now on; those known stay. */
  readonly members?: readonly string[];
  /** Users who spoke here, seated or not. */
  readonly voices?: readonly string[];
  /** Nobody waits for it: it may gather with others for a while. */
  readonly patient?: boolean;
}

/** `raced`: another record came first. `repeated`: this key was used before at this table. */
export type Appended =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly why: 'raced' | 'repeated' };

/** A statement and what it is asked with. */
interface Bound {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** The statements of an append, with `?` for every parameter. The same on both. */
export interface AppendStatements {
  readonly update: Bound;
  readonly insert: Bound;
  readonly members: readonly Bound[];
}

/** Appends name the same few columns again and again: their texts are put together once. */
const texts = new Map<string, string>();
/** More than there are ways to change a head. */
const MOST_TEXTS = 200;

function textFor(names: string, make: () => string): string {
  const known = texts.get(names);
  if (known !== undefined) return known;
  if (texts.size >= MOST_TEXTS) texts.clear();
  const made = make();
  texts.set(names, made);
  return made;
}

const updateOf = (names: readonly string[]): string =>
  textFor(
    `head ${names.join()}`,
    () =>
      `update game_table set ${names.map((name) => `${name} = ?`).join(', ')}, seq = ?, updated_at = ? where id = ? and seq = ?`,
  );

const insertOf = (names: readonly string[]): string =>
  textFor(
    `record ${names.join()}`,
    () => `insert into journal (table_id, seq, ${names.join(', ')}) values (?, ?${', ?'.repeat(names.length)})`,
  );

const joins = (relation: 'member' | 'voice'): string =>
  `insert into ${relation} (table_id, user_id) values (?, ?) on conflict do nothing`;

/** The statements that append one record. */
export function statementsOf(entry: Append): AppendStatements {
  const { table, expect, head, same = [], record, members = [], voices = [] } = entry;
  const seq = expect + 1;
  const changed = (Object.keys(head) as (keyof HeadPatch)[]).filter((name) => !same.includes(name));
  return {
    update: {
      sql: updateOf(changed),
      params: [...changed.map((name) => head[name]), seq, record.at, table, expect],
    },
    insert: { sql: insertOf(Object.keys(record)), params: [table, seq, ...Object.values(record)] },
    members: [
      ...members.map((user) => ({ sql: joins('member'), params: [table, user] })),
      ...voices.map((user) => ({ sql: joins('voice'), params: [table, user] })),
    ],
  };
}
