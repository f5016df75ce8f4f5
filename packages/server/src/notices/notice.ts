import type { Language } from '@binario/protocol';

/** What somebody is told, as it is stored: text is made when it is sent, in the language of the receiver. */
export type Notice =
  | { readonly kind: 'turn'; readonly table: TableRef; readonly since: number; readonly deadline?: number }
  | { readonly kind: 'deadline'; readonly table: TableRef; readonly since: number; readonly deadline: number }
  | { readonly kind: 'ended'; readonly table: TableRef; readonly since: number }
  /** Somebody wants the receiver to leave the table, and the others are asked. */
  | { readonly kind: 'removal'; readonly table: TableRef; readonly since: number; readonly by: string }
  | { readonly kind: 'removed'; readonly table: TableRef; readonly since: number }
  | { readonly kind: 'test' };

export interface TableRef {
  readonly id: string;
  readonly name: string;
  readonly game: string;
}

/** To whom, and how to find the table. */
export interface Addressee {
  readonly name: string;
  readonly language: Language;
  /** Where players reach the server; without it a notice carries no link. */
  readonly publicUrl: string | undefined;
}

export const linkOf = (notice: Notice, { publicUrl }: Addressee): string | undefined => {
  if (publicUrl === undefined) return undefined;
  return notice.kind === 'test' ? `${publicUrl}/` : `${publicUrl}/table/${encodeURIComponent(notice.table.id)}`;
};
