import type { ListPage, ListQuery, TableInfo, TableListing } from '@binario/protocol';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { mayWatch } from './mayWatch.ts';

const USUAL_LIMIT = 30;
const MOST = 100;

/** Tables everybody may find, or those of one person, the latest first. */
export async function listTables(db: Kysely<Database>, query: ListQuery, user: string | undefined): Promise<ListPage> {
  const limit = Math.min(Number(query.limit ?? USUAL_LIMIT) || USUAL_LIMIT, MOST);
  let found = db
    .selectFrom('game_table')
    .select(['game_table.id', 'doc', 'updated_at', 'created_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('game_table.id', 'desc')
    .limit(limit + 1);
  if (query.mine === '1') {
    found = found.innerJoin('member', 'member.table_id', 'game_table.id').where('member.user_id', '=', user ?? '');
  } else {
    found = found.where('visibility', '=', 'public');
  }
  if (query.game !== undefined) found = found.where('game', '=', query.game);
  if (query.status !== undefined) found = found.where('status', '=', query.status);
  if (query.free === '1') found = found.where('free', '>', 0);
  if (query.q) found = found.where(sql<boolean>`lower(name) like ${`%${escaped(query.q.toLowerCase())}%`} escape '!'`);
  if (query.after !== undefined) {
    const [at = '', id = ''] = query.after.split('-');
    found = found.where(({ eb, or, and }) =>
      or([eb('updated_at', '<', Number(at)), and([eb('updated_at', '=', Number(at)), eb('game_table.id', '<', id)])]),
    );
  }
  const rows = await found.execute();
  const last = rows[limit - 1];
  return {
    tables: rows
      .slice(0, limit)
      .map(({ doc, updated_at }) => ({ info: JSON.parse(doc) as TableInfo, updated_at }))
      // Whoever has left a closed table is not shown how it goes on.
      .filter(({ info }) => query.mine !== '1' || info.host === user || mayWatch(info, user))
      .map(({ info, updated_at }) => listing(info, updated_at, user)),
    ...(rows.length > limit && last && { next: `${last.updated_at}-${last.id}` }),
  };
}

const escaped = (text: string): string => text.replaceAll(/[!%_]/g, (letter) => `!${letter}`);

function listing(info: TableInfo, updated: number, user: string | undefined): TableListing {
  return {
    id: info.id,
    game: info.game,
    name: info.settings.name,
    status: info.status,
    visibility: info.settings.visibility,
    ...(info.board && { board: info.board.name }),
    players: info.players,
    free: info.seats.filter(({ kind }) => kind === 'open').length,
    host: info.people[info.host] ?? '',
    seats: info.seats.map(({ seat, kind, user: sitting, beside, bot }) => ({
      seat,
      kind,
      name: beside ?? (sitting === undefined ? (bot ?? '') : (info.people[sitting] ?? '')),
    })),
    round: info.turn.round,
    yourTurn:
      user !== undefined &&
      info.status === 'playing' &&
      info.seats.some(({ seat, user: sitting }) => sitting === user && info.turn.actors.includes(seat)),
    ...(user !== undefined && info.requests.some(({ asked }) => asked.includes(user)) && { asked: true as const }),
    ...(info.status === 'playing' && info.turn.due !== undefined && { due: info.turn.due }),
    variants: info.variants,
    pace: info.settings.pace,
    updated,
    created: info.created,
  };
}
