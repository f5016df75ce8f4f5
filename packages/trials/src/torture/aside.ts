import { randomBytes } from 'node:crypto';
import type { Answer, Command } from '@binario/protocol';
import type { Guest } from '../servers/guest.ts';

/** Has a command of a guest done, however often it must be sent. */
export type Send = (guest: Guest, command: Command) => Promise<Answer>;

/** An order that never has anything to do. */
const IDLE = { action: { type: 'pass' }, step: 'nowhere' };

/** What people do at a table beside playing: each leaves it as it was for the game, whatever is lost on the way. */
const doings: readonly ((send: Send, guests: readonly [Guest, ...Guest[]]) => Promise<void>)[] = [
  async (send, [guest]) => {
    await send(guest, { do: 'chat', text: 'Well played.', key: randomBytes(9).toString('base64url') });
  },
  async (send, [guest]) => {
    await send(guest, { do: 'order', order: { ...IDLE, thisRound: true } });
  },
  async (send, [host]) => {
    await send(host, { do: 'settings', settings: { watchers: Math.random() < 0.5 } });
  },
  async (send, [host, ...others]) => {
    const heir = others[0];
    if (!heir) return;
    await send(host, { do: 'handOver', user: heir.id });
    await send(heir, { do: 'handOver', user: host.id });
  },
  async (send, [host, ...others]) => {
    const asked = await send(host, { do: 'pause' });
    const request = asked.ok ? asked.request : undefined;
    if (request !== undefined) for (const guest of others) await send(guest, { do: 'answer', request, yes: true });
    await send(host, { do: 'resume' });
    // A request whose answer was lost would stand in the way of the next.
    if (request !== undefined) await send(host, { do: 'withdraw', request });
  },
  async (send, [host, ...others]) => {
    const judge = others[1];
    if (!judge) return;
    const asked = await send(host, { do: 'remove', seat: 'P2' });
    const request = asked.ok ? asked.request : undefined;
    if (request === undefined) return;
    await send(judge, { do: 'answer', request, yes: false });
    await send(host, { do: 'withdraw', request });
  },
];

/** One of these things, by chance. */
export function aside(send: Send, guests: readonly Guest[]): Promise<void> {
  const some = doings[Math.floor(Math.random() * doings.length)] as (typeof doings)[number];
  return some(send, guests as [Guest, ...Guest[]]);
}
