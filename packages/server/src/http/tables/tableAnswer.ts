import type { TableAnswer } from '@binario/protocol';
import { infoFor } from '../../tables/seen.ts';
import type { Table } from '../../tables/table.ts';

/** What is said about a table by HTTP to this person. */
export function answerOf(table: Table, user: string | undefined): TableAnswer {
  const { seq, version, position, info } = table.head;
  return { info: infoFor(info, user), seq, version, position, hash: table.accepted().hash };
}
