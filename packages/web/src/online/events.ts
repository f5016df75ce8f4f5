import type { Params } from '@binario/kernel';
import type { AdminBody, JournalAnswer, PublicRecord, RecordKind, TableInfo } from '@binario/protocol';
import { useMemo } from 'react';
import type { LogLine } from '../model/snapshot.ts';
import { useTable } from '../store/table.ts';
import type { OnlineKey } from '../text/online/en.ts';
import { api } from './api.ts';
import { botName, useOnline } from './store.ts';

/** A line of the log that the game itself knows nothing of: who left, who was removed. */
export interface TableEvent extends LogLine {
  readonly seq: number;
}

/** A record of the table with the position of the game when it was written. */
export interface Placed {
  readonly record: PublicRecord;
  readonly at: number;
}

type Names = Pick<TableInfo, 'people'>;

/** The line for a record, if it is one that belongs into the log. */
export function eventOf({ record, at }: Placed, info: Names): TableEvent | undefined {
  const told = toldBy(record, info);
  return told && { seq: record.seq, at, key: `online.event.${told[0]}` satisfies OnlineKey, params: told[1] };
}

type EventName = OnlineKey extends infer K ? (K extends `online.event.${infer N}` ? N : never) : never;

type Sitter = Pick<Extract<AdminBody, { what: 'seated' }>, 'seat' | 'user' | 'bot'>;

function toldBy(record: PublicRecord, info: Names): readonly [EventName, Params] | undefined {
  if (record.kind !== 'admin') return undefined;
  const { body, author } = record;
  const nameOf = (user: string) => info.people[user] ?? '';
  const sitter = ({ user, bot = '', seat }: Sitter) => (user === undefined ? botName(bot, seat) : nameOf(user));
  switch (body.what) {
    case 'seated':
      return ['seated', { name: sitter(body) }];
    case 'left':
      return ['left', { name: nameOf(body.user) }];
    case 'removed': {
      const name = sitter(body);
      const { agreed, by = '', late } = body;
      if (agreed) return ['removedByAll', { name, by: nameOf(by), names: agreed.map(nameOf) }];
      return [late ? 'removedLate' : 'removed', { name, by: nameOf(author) }];
    }
    case 'asked': {
      const { request } = body;
      if (request.kind !== 'remove') return undefined;
      return ['askedRemoval', { name: sitter(request), by: nameOf(request.by) }];
    }
    case 'answered':
      return body.kind === 'remove' && !body.yes ? ['refusedRemoval', { by: nameOf(author) }] : undefined;
    case 'paused':
    case 'resumed':
      return [body.what, {}];
    case 'host':
      return body.user === '' ? undefined : ['host', { name: nameOf(body.user) }];
    default:
      return undefined;
  }
}

const isStart = (record: PublicRecord): boolean => record.kind === 'admin' && record.body.what === 'start';

/**
 * Where each record stands in the game. Given are all records but the actions, in their order: whatever raised the version
 * besides them was one action each.
 */
export function placed(records: readonly PublicRecord[]): readonly Placed[] {
  let version = 0;
  let at = 0;
  return records.map((record) => {
    const moved = record.kind === 'undo' || record.kind === 'redo';
    at += record.version - version - (moved || isStart(record) ? 1 : 0);
    version = record.version;
    if (moved) at = record.body.to;
    return { record, at };
  });
}

const MOST_RECORDS = 1000;

async function recordsOf(table: string, kind: RecordKind): Promise<readonly PublicRecord[]> {
  const all: PublicRecord[] = [];
  for (let after = 0; ; after = all.at(-1)?.seq ?? 0) {
    const path = `/tables/${table}/journal?kind=${kind}&after=${after}&limit=${MOST_RECORDS}`;
    const { records } = await api<JournalAnswer>('GET', path);
    all.push(...records.filter((record) => record.kind !== 'hidden'));
    if (records.length < MOST_RECORDS) return all;
  }
}

/** Everything there is to say about a table since the game began. */
export async function eventsOf(info: TableInfo): Promise<readonly TableEvent[]> {
  const kinds = await Promise.all((['admin', 'undo', 'redo'] as const).map((kind) => recordsOf(info.id, kind)));
  const all = placed(kinds.flat().sort((a, b) => a.seq - b.seq));
  const start = all.findIndex(({ record }) => isStart(record));
  return all.slice(start + 1).flatMap((each) => eventOf(each, info) ?? []);
}

/** The lines of the game with those of the table between them. */
export function woven(log: readonly LogLine[], events: readonly LogLine[]): readonly LogLine[] {
  const all = [...log];
  for (const event of events) {
    const next = all.findIndex(({ at }) => at > event.at);
    all.splice(next < 0 ? all.length : next, 0, event);
  }
  return all;
}

/** The log of what is shown, an online game's with what happened at its table. */
export function useWholeLog(): readonly LogLine[] {
  const log = useTable((table) => table.log);
  const online = useTable(({ remote, place }) => remote !== null && place === 'game');
  const events = useOnline((state) => state.events);
  return useMemo(() => (online ? woven(log, events) : log), [log, online, events]);
}
