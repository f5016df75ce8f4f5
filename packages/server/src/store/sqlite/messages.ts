/** Which file it is; a careless one is not waited for until it is on the disk. */
export interface Opening {
  readonly file: string;
  readonly careless: boolean;
}

/** What the thread of the embedded database is asked, and what it answers. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** `update` must find its row, then the rest is done; otherwise nothing of this entry is. */
export interface Guarded {
  readonly update: Statement;
  readonly insert: Statement;
  readonly members: readonly Statement[];
}

/** What the thread of the database is asked. */
export type Question = { readonly id: number } & (
  | { readonly ask: 'run'; readonly statement: Statement }
  /** All entries in one transaction, each for itself. */
  | { readonly ask: 'appends'; readonly entries: readonly Guarded[] }
  | { readonly ask: 'close' }
);

/** What a statement of SQL brought: rows, or how many changed. */
export interface Ran {
  readonly rows: readonly unknown[];
  readonly changes?: number;
}

/** What became of a record that was to be appended. */
export type AppendOutcome = 'done' | 'raced' | 'repeated';

/** What the thread of the database answers. */
export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: Ran | readonly AppendOutcome[] | null }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly code: string };
