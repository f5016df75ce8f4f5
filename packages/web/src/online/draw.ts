import type { Command } from '@binario/protocol';
import type { OnlineState } from './store.ts';

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function fingerprint(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** This browser's share of the seed of a table; nobody else knows it before all have given the fingerprint of theirs. */
const place = (table: string) => `binario.share.${table}`;
const kept = (table: string): string | null => localStorage.getItem(place(table));

function drawn(table: string): string {
  const secret = hex(crypto.getRandomValues(new Uint8Array(16)));
  localStorage.setItem(place(table), secret);
  return secret;
}

/** Tables whose fingerprint another browser of the same person had given: replaced once, or both would do so for ever. */
const replaced = new Set<string>();
let busy = false;

/** What this page has to say now so that the seed comes from all who sit: its fingerprint on sitting down, its share when all have given theirs. */
async function due({ table, you }: Pick<OnlineState, 'table' | 'you'>): Promise<Command | undefined> {
  const info = table?.info;
  if (!info || !you || info.status !== 'open' || info.seed !== 'players') return undefined;
  if (!info.seats.some(({ user }) => user === you.id)) return undefined;
  const { sealed = {}, revealed = {}, share, due: drawing } = info.draw ?? {};
  const given = sealed[you.id];
  if (given === undefined) return { do: 'seal', seal: await fingerprint(drawn(info.id)) };
  if (revealed[you.id] !== undefined) return undefined;
  const secret = kept(info.id);
  const own = secret !== null && (await fingerprint(secret)) === given;
  if (own) return share === undefined ? undefined : { do: 'reveal', secret };
  if (drawing !== undefined || replaced.has(info.id)) return undefined;
  replaced.add(info.id);
  return { do: 'seal', seal: await fingerprint(drawn(info.id)) };
}

/** Called whenever the table has changed; one thing is said at a time, and what comes back asks again. */
export async function tendDraw(
  state: () => OnlineState,
  send: (table: string, command: Command) => Promise<unknown>,
): Promise<void> {
  if (busy) return;
  busy = true;
  try {
    const command = await due(state());
    const id = state().table?.id;
    if (command && id !== undefined) await send(id, command);
  } finally {
    busy = false;
  }
}
