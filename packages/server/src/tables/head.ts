import type { TableInfo } from '@binario/protocol';
import type { HeadPatch } from '../store/append.ts';
import type { GameTableRow } from '../store/schema/tables.ts';

/** A table as its last record left it. */
export interface Head {
  readonly id: string;
  readonly engine: string;
  readonly setup: unknown;
  readonly seq: number;
  readonly version: number;
  readonly position: number;
  readonly hash: string;
  readonly info: TableInfo;
  /** The link of the last record; missing when it has none yet. */
  readonly link?: string | undefined;
  /** What its row says of it besides. */
  readonly searched: Searched;
}

/** What searching, and whoever looks for work, need of a table as columns. */
export type Searched = Required<
  Pick<HeadPatch, 'name' | 'visibility' | 'status' | 'players' | 'free' | 'host' | 'work_at'>
>;

/** The head of a table out of its row. */
export function headOf(row: GameTableRow): Head {
  const { id, engine, setup, seq, version, position, hash, doc } = row;
  const link = row.link_seq === seq ? (row.link ?? undefined) : undefined;
  const info = JSON.parse(doc) as TableInfo;
  const { name, visibility, status, players, free, host, work_at } = row;
  const searched = { name, visibility, status, players, free, host, work_at };
  return { id, engine, setup: JSON.parse(setup), seq, version, position, hash, info, link, searched };
}

/** What searching needs of the document, as columns. */
export function columnsOf(info: TableInfo): Omit<Searched, 'work_at'> & { readonly doc: string } {
  return {
    name: info.settings.name,
    visibility: info.settings.visibility,
    status: info.status,
    players: info.players,
    free: info.seats.filter(({ kind }) => kind === 'open').length,
    host: info.host,
    doc: JSON.stringify(info),
  };
}
