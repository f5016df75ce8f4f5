import { type Append, statementsOf } from '../append.ts';

/** A statement and what it is asked with. */
export interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Head and record in one statement: one round trip, one commit. It waits for whoever has the head locked. */
export function oneAppend(entry: Append): Asked {
  const values: unknown[] = [];
  const next = () => `$${values.length}`;
  const numbered = (statement: { readonly sql: string; readonly params: readonly unknown[] }): string => {
    let used = 0;
    return statement.sql.replaceAll('?', () => {
      const value = statement.params[used++];
      values.push(value);
      // A parameter in a list of selected values would be taken for text.
      return typeof value === 'number' ? `${next()}::bigint` : next();
    });
  };
  const { update, insert, members } = statementsOf(entry);
  const head = `${numbered(update)} returning seq`;
  // The record is added only if the head was there to be moved.
  const record = numbered(insert).replace(/ values \((.*)\)$/, ' select $1 from head');
  const joined = members.map((each, i) => {
    const text = numbered(each).replace(/ values \((.*)\) on/, ' select $1 from head on');
    return `, member${i} as (${text})`;
  });
  return { text: `with head as (${head}), record as (${record})${joined.join('')} select 1 from head`, values };
}

const NUMBERS = new Set<string>([
  ...['rules', 'players', 'free', 'seq', 'version', 'position', 'link_seq'],
  ...['at', 'work_at', 'lease_until', 'updated_at'],
]);

/** Entries of one shape name the same columns: only these fit into one statement. */
export const shapeOf = ({ head }: Append): string => Object.keys(head).sort().join();

/**
 * Many tables, one of each, in one statement and one commit. A head that somebody else has locked is passed over: one table must
 * not make the others wait. The answer has a row for each: `done`, and `held` where the head was ours to look at.
 */
export function manyAppends(entries: readonly Append[]): Asked {
  const values: unknown[] = [];
  const given: string[] = [];
  const arrays: string[] = [];
  const column = (name: string, type: 'text' | 'bigint', list: readonly unknown[]) => {
    values.push(list);
    arrays.push(`$${values.length}::${type}[]`);
    given.push(name);
  };
  const typeOf = (name: string) => (NUMBERS.has(name) ? 'bigint' : 'text');
  column(
    'id',
    'text',
    entries.map(({ table }) => table),
  );
  column(
    'expect',
    'bigint',
    entries.map(({ expect }) => expect),
  );
  const [first] = entries as readonly [Append, ...Append[]];
  const heads = Object.keys(first.head).sort() as (keyof Append['head'])[];
  const records = Object.keys(first.record).sort() as (keyof Append['record'])[];
  for (const name of heads) {
    const list = entries.map(({ head }) => head[name] ?? null);
    column(`head_${name}`, typeOf(name), list);
  }
  for (const name of records) {
    const list = entries.map(({ record }) => record[name]);
    column(`rec_${name}`, typeOf(name), list);
  }
  const sets = [...heads.map((name) => `${name} = g.head_${name}`), 'seq = g.expect + 1', 'updated_at = g.rec_at'];
  const joins = (['member', 'voice'] as const).flatMap((relation) => {
    const pairs = entries.flatMap((entry) => (entry[`${relation}s`] ?? []).map((user) => [entry.table, user] as const));
    if (pairs.length === 0) return [];
    values.push(
      pairs.map(([table]) => table),
      pairs.map(([, user]) => user),
    );
    const pair = `unnest($${values.length - 1}::text[], $${values.length}::text[]) p(id, who)`;
    return [
      `${relation}s as (insert into ${relation} (table_id, user_id)
        select p.id, p.who from ${pair} join head using (id) on conflict do nothing)`,
    ];
  });
  const parts = [
    `given as materialized (select * from unnest(${arrays.join(', ')}) g(${given.join(', ')}))`,
    'held as materialized (select t.id from game_table t where t.id = any($1::text[]) for no key update skip locked)',
    `head as (update game_table t set ${sets.join(', ')} from given g join held on held.id = g.id
      where t.id = g.id and t.seq = g.expect returning t.id)`,
    `record as (insert into journal (table_id, seq, ${records.join(', ')})
      select g.id, g.expect + 1, ${records.map((name) => `g.rec_${name}`).join(', ')} from given g join head using (id))`,
    ...joins,
  ];
  const text = `with ${parts.join(', ')}
    select g.id, head.id is not null as done, held.id is not null as held
    from given g left join held using (id) left join head using (id)`;
  return { text, values };
}
