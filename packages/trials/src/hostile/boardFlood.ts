import type { BoardFile } from '@binario/kernel';
import { type Guest, newGuest, newTable, request } from '../servers/guest.ts';
import { releasedEngine } from '../servers/release.ts';
import type { ServerProcess } from '../servers/serverProcess.ts';
import type { Door } from './doors.ts';

const MB = 1024 * 1024;
/** More than a thread keeps ready. */
const TABLES = 30;
/** What as many tables again on other boards may cost: what is stored of a table, not what is derived from its board. */
const SPARE_MB = 40;

/** What no server should choke on, and the status it owes for it. */
function spoilt(board: BoardFile): readonly (readonly [what: string, status: number, body: string])[] {
  const wish = (other: unknown) => JSON.stringify({ game: board.game, players: 3, board: other });
  const whole = wish(board);
  return [
    ['large', 400, wish({ ...board, name: 'x'.repeat(280_000) })],
    [
      'many names',
      400,
      wish({ ...board, ...Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`n${n}`, n])) }),
    ],
    ['deep', 400, `${whole.slice(0, -2)},"deep":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`],
    ['of many small parts', 400, wish({ ...board, tiles: Array.from({ length: 60_000 }, () => 0) })],
    ['of wrong parts', 400, wish(Object.fromEntries(Object.keys(board).map((key) => [key, []])))],
    ['huge', 413, wish({ ...board, name: 'x'.repeat(3_000_000) })],
  ];
}

/** Tables on one board after another, each its own; and boards that are none. What is derived from boards is bounded. */
export const boardFlood: Door = async (server, game) => {
  const url = await server.url;
  const board = (await releasedEngine(game)).boards?.builtIn;
  if (!board) return { figures: `${game} has no other boards`, faults: [] };
  const guests = await Promise.all(['Mallory', 'Trudy', 'Eve'].map((name) => newGuest(url, name)));
  const [guest] = guests as [Guest, ...Guest[]];
  const faults: string[] = [];
  for (const [what, status, body] of spoilt(board)) {
    const got = await sent(url, guest, body);
    if (got !== status) faults.push(`a board that is ${what}: ${got} instead of ${status}`);
  }
  const play = async (from: number): Promise<number> => {
    for (let n = from; n < from + TABLES; n++) {
      const table = await newTable(url, guests, { game, seed: n, board: { ...board, name: `Board ${n}` } });
      await request(url, guest, 'GET', `/api/tables/${table}/view`);
    }
    return heldMb(server);
  };
  const before = await heldMb(server);
  const first = await play(0);
  const second = await play(TABLES);
  const figures = `${TABLES} tables on boards of their own: ${(first - before).toFixed(0)} MB more, the next ${TABLES}: ${(second - first).toFixed(0)} MB more`;
  if (second - first > SPARE_MB) faults.push(`${figures}; ${SPARE_MB} would do`);
  return { figures, faults };
};

async function sent(url: string, { cookie }: Guest, body: string): Promise<number> {
  const headers = { cookie, 'content-type': 'application/json' };
  return (await fetch(`${url}/api/tables`, { method: 'POST', headers, body })).status;
}

const heldMb = async (server: ServerProcess): Promise<number> => (await server.measure()).held / MB;
