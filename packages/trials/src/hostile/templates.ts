import type { Command } from '@binario/protocol';
import type { Dice } from './dice.ts';
import type { Scene } from './scene.ts';

/** What is right in form. Whatever a stranger may rightly do, such as speaking where he may watch, is not among it. */
export function commandOf(dice: Dice, { version, request: pending }: Scene): Command {
  const key = `key-${dice.below(1e9)}`;
  const at = dice.pick([version, version, version - 1, version + 1, 0]);
  const seat = dice.pick(['P1', 'P2', 'P3', 'P9']);
  const request = dice.pick(['abc', pending]);
  return dice.pick<() => Command>([
    () => ({ do: 'act', version: at, key, action: { type: 'pass', by: seat } }),
    () => ({ do: 'act', version: at, key, action: { type: 'bid', by: seat, price: dice.below(500) } as never }),
    () => ({ do: 'undo', version: at, key, to: dice.below(3) }),
    () => ({ do: 'redo', version: at, key }),
    () => ({ do: 'answer', request, yes: true }),
    () => ({ do: 'withdraw', request }),
    () => ({ do: 'order', order: { action: { type: 'pass' } } }),
    () => ({ do: 'cancelOrder', order: 'abc' }),
    () => ({ do: 'sit', seat }),
    () => ({ do: 'leave' }),
    () => ({ do: 'bot', seat, bot: 'casual' }),
    () => ({ do: 'remove', seat }),
    () => ({ do: 'start' }),
    () => ({ do: 'pause' }),
    () => ({ do: 'resume' }),
    () => ({ do: 'handOver', user: 'somebody' }),
    () => ({ do: 'settings', settings: { watchers: true } }),
    () => ({ do: 'settings', settings: { undo: 'none', chat: 'seated', draw: 'players' } }),
    () => ({
      do: 'settings',
      settings: { pace: { kind: 'turns', seconds: 60, grace: 0, late: 'leave', off: [0, 6], zone: 'Europe/Rome' } },
    }),
    () => ({ do: 'seal', seal: '0'.repeat(64) }),
    () => ({ do: 'reveal', secret: 'ab'.repeat(16) }),
    () => ({ do: 'rematch' }),
  ])();
}

/** What the rival may not do either: moves of others, stale moves, moves out of turn, a word in his own cause. */
export function rivalCommand(dice: Dice, { version, request }: Scene): Command {
  if (dice.chance(0.2)) return { do: 'answer', request, yes: dice.chance(0.5) };
  if (dice.chance(0.1)) return { do: 'withdraw', request };
  const key = `key-${dice.below(1e9)}`;
  const by = dice.pick(['P1', 'P2', 'P3']);
  const action = dice.pick([
    { type: 'pass', by },
    { type: 'bid', by, price: 40 },
  ]) as never;
  return { do: 'act', version: dice.pick([version, version - 1, version + 5, 0]), key, action };
}

/** A request that is well formed, to be spoilt. */
export interface Template {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** One of the requests a client can make at a table, drawn by the dice. */
export function requestOf(dice: Dice, scene: Scene): Template {
  const table = dice.pick(scene.tables);
  return dice.pick<() => Template>([
    () => ({ method: 'POST', path: `/api/tables/${table}/commands`, body: commandOf(dice, scene) }),
    () => ({ method: 'POST', path: `/api/tables/${table}/commands`, body: commandOf(dice, scene) }),
    () => ({ method: 'POST', path: `/api/tables/${table}/commands`, body: commandOf(dice, scene) }),
    () => ({
      method: 'POST',
      path: '/api/tables',
      body: { game: scene.game, players: 3, settings: { visibility: 'link' }, key: `wish-${dice.below(1e6)}` },
    }),
    () => ({
      method: 'POST',
      path: '/api/tables/import',
      body: { file: { format: 'binario', game: scene.game, setup: {}, actions: [{ type: 'pass', by: 'P1' }] } },
    }),
    () => ({ method: 'PUT', path: `/api/tables/${table}/note`, body: { text: 'x' } }),
    () => ({ method: 'GET', path: `/api/tables/${table}` }),
    () => ({ method: 'GET', path: `/api/tables/${table}/view` }),
    () => ({ method: 'GET', path: `/api/tables/${table}/journal?limit=5` }),
    () => ({ method: 'GET', path: `/api/tables/${table}/export` }),
    () => ({ method: 'GET', path: '/api/tables?free=1&limit=10' }),
    () => ({ method: 'GET', path: `/api/engines/${scene.game}@1-0123456789ab.mjs` }),
    () => ({ method: 'POST', path: '/api/account/guest', body: { name: 'Mallory', language: 'en' } }),
    () => ({
      method: 'PATCH',
      path: '/api/account',
      body: { name: 'Mallory', language: 'it', email: 'a@example.org' },
    }),
    () => ({ method: 'POST', path: '/api/account/password', body: { current: 'x', next: 'y' } }),
    () => ({
      method: 'POST',
      path: '/api/account/reset/confirm',
      body: { token: 'x'.repeat(43), password: 'long enough' },
    }),
    () => ({ method: 'POST', path: '/api/account/email/confirm', body: { token: 'x'.repeat(43) } }),
    () => ({ method: 'POST', path: '/api/account/tokens', body: { label: 'x' } }),
    () => ({ method: 'POST', path: '/api/account/passkeys/ask' }),
    () => ({ method: 'POST', path: '/api/account/passkeys/begin', body: { password: 'x' } }),
    () => ({
      method: 'POST',
      path: '/api/account/passkeys',
      body: { label: 'x', id: 'AAAA', clientData: 'e30', attestation: 'o2NmbXRkbm9uZQ' },
    }),
    () => ({
      method: 'POST',
      path: '/api/account/passkeys/sign-in',
      body: { id: 'AAAA', clientData: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
    }),
    () => ({ method: 'DELETE', path: '/api/account/sessions/abc' }),
    () => ({
      method: 'POST',
      path: '/api/notices/channels',
      body: { kind: 'webhook', url: 'http://10.0.0.1/', format: 'json' },
    }),
    () => ({ method: 'GET', path: '/api/notices/deliveries?limit=5' }),
    () => ({ method: 'GET', path: '/api/admin/backup' }),
    () => ({ method: 'POST', path: '/api/admin/restore', body: {} }),
    () => ({ method: 'GET', path: '/metrics' }),
    () => ({ method: 'GET', path: '/' }),
  ])();
}
