import type { Language } from '@binario/kernel';

/** What somebody is told, as it is stored: text is made when it is sent, in the language of the receiver. */
export type Notice =
  | { readonly kind: 'turn'; readonly table: TableRef; readonly since: number; readonly deadline?: number }
  | { readonly kind: 'deadline'; readonly table: TableRef; readonly since: number; readonly deadline: number }
  /** Time is running out: some of it is left. */
  | { readonly kind: 'reminder'; readonly table: TableRef; readonly since: number; readonly deadline: number }
  /** Once a day instead of turn by turn: what waits is looked up when it is sent. */
  | { readonly kind: 'digest'; readonly since: number; readonly tables?: readonly WaitingTable[] }
  /** Something at the table waits for the receiver's yes or no. */
  | { readonly kind: 'asked'; readonly table: TableRef; readonly since: number }
  | { readonly kind: 'ended'; readonly table: TableRef; readonly since: number }
  /** Somebody wants the receiver to leave the table, and the others are asked. */
  | { readonly kind: 'removal'; readonly table: TableRef; readonly since: number; readonly by: string }
  | { readonly kind: 'removed'; readonly table: TableRef; readonly since: number }
  | { readonly kind: 'test' };

/** The table a notice is about. */
export interface TableRef {
  readonly id: string;
  readonly name: string;
  readonly game: string;
}

/** A table at which the receiver is to act or to answer. */
export interface WaitingTable extends TableRef {
  readonly deadline?: number;
}

/** Does the notice belong to one table? */
export const atTable = (notice: Notice): notice is Exclude<Notice, { kind: 'test' | 'digest' }> =>
  notice.kind !== 'test' && notice.kind !== 'digest';

/** To whom, and how to find the table. */
export interface Addressee {
  readonly name: string;
  readonly language: Language;
  /** Where the receiver reads it, as a time zone; UTC if that is not known. */
  readonly zone?: string | undefined;
  /** Where players reach the server; without it a notice carries no link. */
  readonly publicUrl: string | undefined;
}

/** The address a notice leads to, if the server knows its own. */
export const linkOf = (notice: Notice, { publicUrl }: Addressee): string | undefined => {
  if (publicUrl === undefined) return undefined;
  if (!atTable(notice)) return notice.kind === 'test' ? `${publicUrl}/` : `${publicUrl}/online`;
  return tableLink(notice.table.id, { publicUrl });
};

/** The address of a table, if the server knows its own. */
export const tableLink = (id: string, { publicUrl }: Pick<Addressee, 'publicUrl'>): string | undefined =>
  publicUrl === undefined ? undefined : `${publicUrl}/table/${encodeURIComponent(id)}`;
