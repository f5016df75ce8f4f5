import type { Params } from '@binario/kernel';
import type { AdminBody, JournalAnswer, RecordKind, ShownRecord, TableInfo, TableRequest } from '@binario/protocol';
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
  readonly record: ShownRecord;
  readonly at: number;
  /** How many moves an undo took back. */
  readonly gone?: number;
}

type Seating = Pick<TableInfo, 'people' | 'seats'>;

/** The line for a record, if it is one that belongs into the log. */
export function eventOf(placed: Placed, info: Seating): TableEvent | undefined {
  const { record, at } = placed;
  const told = toldBy(placed, info);
  return told && { seq: record.seq, at, key: `online.event.${told[0]}` satisfies OnlineKey, params: told[1] };
}

type EventName = OnlineKey extends infer K ? (K extends `online.event.${infer N}` ? N : never) : never;

type Sitter = Pick<Extract<AdminBody, { what: 'seated' }>, 'seat' | 'user' | 'bot'>;

function toldBy({ record, at, gone = 0 }: Placed, info: Seating): readonly [EventName, Params] | undefined {
  const nameOf = (user: string) => info.people[user] ?? '';
  if (record.kind === 'undo') return ['undone', { by: nameOf(record.author), n: gone }];
  if (record.kind === 'redo') return ['redone', { by: nameOf(record.author) }];
  if (record.kind !== 'admin') return undefined;
  const { body, author } = record;
  const by = nameOf(author);
  const sitter = ({ user, bot = '', seat }: Sitter) => (user === undefined ? botName(bot, seat) : nameOf(user));
  const atSeat = (seat: string) => {
    const found = info.seats.find((each) => each.seat === seat);
    return found?.kind === 'open' || !found ? seat.slice(1) : sitter(found);
  };
  switch (body.what) {
    case 'seated':
      return ['seated', { name: body.beside ?? sitter(body) }];
    case 'left':
      return ['left', { name: nameOf(body.user) }];
    case 'removed': {
      const name = sitter(body);
      const { agreed, by: asker = '', late } = body;
      if (agreed) return ['removedByAll', { name, by: nameOf(asker), names: agreed.map(nameOf) }];
      if (late && by === '') return ['removedByClock', { name }];
      return [late ? 'removedLate' : 'removed', { name, by }];
    }
    case 'asked':
      return askedFor(body.request, at, nameOf, sitter, atSeat);
    case 'answered':
      if (body.yes) return ['agreed', { by }];
      return [refusals[body.kind], { by }];
    case 'withdrawn':
      return ['withdrawn', { by }];
    case 'lapsed':
      return ['lapsed', {}];
    case 'paused':
      return body.agreed && body.by !== undefined
        ? ['pausedByAll', { by: nameOf(body.by), names: body.agreed.map(nameOf) }]
        : ['paused', { by }];
    case 'resumed':
      return ['resumed', { by }];
    case 'settings':
      return body.agreed && body.by !== undefined
        ? ['settingsByAll', { by: nameOf(body.by), names: body.agreed.map(nameOf) }]
        : ['settings', { by }];
    case 'host':
      return body.user === '' ? ['noHost', {}] : ['host', { name: nameOf(body.user) }];
    case 'late':
      return ['late', { names: body.seats.map(atSeat) }];
    case 'waiting':
      return ['waiting', { name: atSeat(body.seat) }];
    case 'undrawn':
      return ['undrawn', { names: body.users.map(nameOf) }];
    case 'rematch':
      return ['rematch', { by }];
    default:
      return undefined;
  }
}

const refusals = {
  undo: 'refusedUndo',
  seat: 'refusedSeat',
  late: 'refusedLate',
  remove: 'refusedRemoval',
  pause: 'refusedPause',
  settings: 'refusedSettings',
} as const satisfies Readonly<Record<TableRequest['kind'], EventName>>;

function askedFor(
  request: TableRequest,
  at: number,
  nameOf: (user: string) => string,
  sitter: (of: Sitter) => string,
  atSeat: (seat: string) => string,
): readonly [EventName, Params] | undefined {
  const by = nameOf(request.by);
  switch (request.kind) {
    case 'undo':
      return ['askedUndo', { by, n: at - request.to }];
    case 'remove':
      return ['askedRemoval', { name: sitter(request), by }];
    case 'seat':
      return request.user === undefined
        ? ['askedBot', { by, n: request.seat.slice(1) }]
        : ['askedSeat', { by: nameOf(request.user), n: request.seat.slice(1) }];
    case 'late':
      return ['askedLate', { name: atSeat(request.seat) }];
    case 'pause':
      return ['askedPause', { by }];
    case 'settings':
      return ['askedSettings', { by }];
    default:
      // What a newer server asks this page has no words for.
      return undefined;
  }
}

const isStart = (record: ShownRecord): boolean => record.kind === 'admin' && record.body.what === 'start';

/**
 * Where each record stands in the game. Given are all records but the actions, in their order: whatever raised the version
 * besides them was one action each.
 */
export function placed(records: readonly ShownRecord[]): readonly Placed[] {
  let version = 0;
  let at = 0;
  return records.map((record) => {
    const moved = record.kind === 'undo' || record.kind === 'redo';
    at += record.version - version - (moved || isStart(record) ? 1 : 0);
    version = record.version;
    const before = at;
    if (moved) at = record.body.to;
    return { record, at, ...(record.kind === 'undo' && { gone: before - at }) };
  });
}

const MOST_RECORDS = 1000;

async function recordsOf(table: string, kind: RecordKind): Promise<readonly ShownRecord[]> {
  const all: ShownRecord[] = [];
  for (let after = 0; ; ) {
    const path = `/tables/${table}/journal?kind=${kind}&after=${after}&limit=${MOST_RECORDS}`;
    const { records } = await api<JournalAnswer>('GET', path);
    all.push(...records);
    if (records.length < MOST_RECORDS) return all;
    after = records.at(-1)?.seq ?? after;
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
