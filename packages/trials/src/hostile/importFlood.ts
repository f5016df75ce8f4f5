import { randomBytes } from 'node:crypto';
import { command, newGuest, newTable, request } from '../servers/guest.ts';
import { releasedEngine } from '../servers/release.ts';
import { scriptOf } from '../servers/script.ts';
import type { Door } from './doors.ts';

const GUESTS = 10;
const EACH = 3;
const ACTIONS = 600;
/** So many may be through before somebody who asked after them all has his answer. */
const MOST_BEFORE = 4;

/** Long games are sent in, thirty at once, while people play: whoever asks for his table waits for few of them. */
export const importFlood: Door = async (server, game) => {
  const url = await server.url;
  const engine = await releasedEngine(game);
  const script = scriptOf(engine, 3, 3, ACTIONS);
  const players = await Promise.all(['Vera', 'Rico', 'Tina'].map((name) => newGuest(url, name)));
  const table = await newTable(url, players, { game: script.game, seed: script.seed });
  const senders = await Promise.all(Array.from({ length: GUESTS }, (_, i) => newGuest(url, `Mallory ${i}`)));
  const setup = engine.setup({ players: 3, seed: script.seed, variants: [], options: {} });
  const file = { format: 'binario-game/1', game: script.game, rules: 1, setup, actions: script.actions };
  const body = JSON.stringify({ file });

  let through = 0;
  let refused = 0;
  let arrived: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const send = async (cookie: string): Promise<void> => {
    const headers = { cookie, 'content-type': 'application/json' };
    const { status } = await fetch(`${url}/api/tables/import`, { method: 'POST', headers, body });
    if (status === 201) through += 1;
    else refused += 1;
    arrived();
  };
  const sending = senders.flatMap(({ cookie }) => Array.from({ length: EACH }, () => send(cookie)));
  // By the first answer the others have arrived.
  await first;
  const [host] = players as [(typeof players)[number]];
  await request(url, host, 'GET', `/api/tables/${table}/view`);
  const before = through;
  const [action] = script.actions;
  const mover = players[Number(action?.by.slice(1)) - 1] ?? host;
  const key = randomBytes(9).toString('base64url');
  const moved = action && (await command(url, mover, table, { do: 'act', version: 1, key, action }));
  await Promise.all(sending);
  const faults: string[] = [];
  const figures = `${sending.length} imports at once: ${before} were through before a view of another table, ${refused} refused`;
  if (before > MOST_BEFORE) faults.push(figures);
  if (!moved?.ok) faults.push(`a move during imports was answered with ${JSON.stringify(moved)}`);
  return { figures, faults };
};
