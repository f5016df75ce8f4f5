import type { TableAnswer } from '@binario/protocol';
import type { Table } from '../../tables/table.ts';

/** What is said about a table by HTTP. */
export function answerOf(table: Table): TableAnswer {
  const { seq, version, position, info } = table.head;
  return { info, seq, version, position, hash: table.accepted().hash };
}
