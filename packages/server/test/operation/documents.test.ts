import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerCodes, clientMessageSchema, commandSchema, notNowReasons } from '@binario/protocol';
import { describe, expect, it } from 'vitest';
import { settingsTable } from '../../src/config/manual.ts';
import { root } from '../support/built.ts';
import { testServer } from '../support/server.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The words that tell the members of a union apart. */
function wordsOf(
  union: { readonly _zod: { readonly def: { readonly options: readonly unknown[] } } },
  field: string,
): string[] {
  return union._zod.def.options.flatMap((option) => {
    const shape = (option as { shape: Record<string, { _zod: { values: Set<string> } }> }).shape;
    return [...(shape[field]?._zod.values ?? [])];
  });
}

describe('the documents', () => {
  it('list every setting of the server as it is', () => {
    expect(read('packages/server/README.md')).toContain(settingsTable());
  });

  it('name every message and command of the protocol', () => {
    const page = read('docs/protocol.md');
    const messages = wordsOf(clientMessageSchema as never, 'type');
    const commands = wordsOf(commandSchema as never, 'do');
    expect(messages.length).toBeGreaterThan(5);
    expect(commands.length).toBeGreaterThan(15);
    for (const word of messages) expect(page).toContain(`"type": "${word}"`);
    for (const word of commands) expect(page).toMatch(new RegExp(`^\\|.*\`${word}\``, 'm'));
  });

  it('name every code of an answer', () => {
    const page = read('docs/protocol.md');
    for (const reason of notNowReasons) expect(page).toMatch(new RegExp(`^\\| \`notNow\` \\|.*\`${reason}[\`:]`, 'm'));
    for (const code of answerCodes) expect(page).toMatch(new RegExp(`^\\|.*\`${code}\``, 'm'));
  });

  it('say of each requirement of ASVS that applies where it is met, by files that are there', () => {
    const page = read('docs/security.md').split('## ASVS')[1] ?? '';
    const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
    const ids = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/\b\d+\.\d+\.\d+\b/g) ?? []);
    expect([ids.length, new Set(ids).size]).toEqual([160, 160]);
    expect(rows.filter((row) => (row.split('|')[2] ?? '').trim() === '')).toEqual([]);
    const named = [...page.matchAll(/`([\w/-]+\.(?:tsx?|sh|yaml))`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(50);
    const found = (file: string) => [file, `packages/server/src/${file}`].some((each) => existsSync(join(root, each)));
    expect(named.filter((file) => !found(file))).toEqual([]);
  });

  it('have an example of a bot that plays', async () => {
    const on = await testServer();
    const anna = await on.player('Anna');
    const seats = ['me', { bot: 'random' }, { bot: 'random' }];
    const id = await anna.create({ seats });
    await anna.post(id, { do: 'start' });
    const { body } = await anna.http<{ token: string }>('POST', '/api/account/tokens', { label: 'example' });
    const bot = spawn(process.execPath, ['docs/examples/dist/bot.js', on.url, body.token, id, '3'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    });
    expect(await new Promise((resolve) => bot.on('exit', resolve))).toBe(0);
    const { records } = (
      await anna.http<{ records: { author: string; kind: string }[] }>('GET', `/api/tables/${id}/journal?kind=act`)
    ).body;
    expect(records.filter(({ author }) => author === anna.id).length).toBeGreaterThanOrEqual(3);
    await on.close();
  });
});
