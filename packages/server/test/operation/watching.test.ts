import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/built.ts';
import { type TestServer, testServer } from '../support/server.ts';

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

/** Figures that an expression asks for, by the names under which a server has them. */
const figuresIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/binario_[a-z0-9_]+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, '')));

describe('whoever watches a server', () => {
  let on: TestServer;
  let text: string;

  beforeAll(async () => {
    on = await testServer();
    const anna = await on.player('Anna');
    const table = await anna.create({});
    await anna.post(table, { do: 'chat', text: 'hello' });
    const bert = await on.player('Bert');
    await bert.post(table, { do: 'start' });
    text = await (await fetch(`${on.url}/metrics`)).text();
  });
  afterAll(() => on.close());

  const given = () => new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));

  it('asks in rules and panels for nothing that a server does not give', () => {
    for (const file of ['alerts.yaml', 'dashboard.json']) {
      const asked = [...figuresIn(read('monitoring', file))];
      expect(asked.length).toBeGreaterThan(10);
      expect(asked.filter((name) => !given().has(name))).toEqual([]);
    }
  });

  it('sees every figure of our own in the dashboard', () => {
    const shown = figuresIn(read('monitoring', 'dashboard.json'));
    const ours = [...given()].filter((name) => !/^binario_(process|nodejs)_/.test(name));
    expect(ours.length).toBeGreaterThan(15);
    expect(ours.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('finds a page of the runbook for each alert, and no other', () => {
    const rules = read('monitoring', 'alerts.yaml');
    const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    const linked = [...rules.matchAll(/runbook: docs\/runbook\.md#(\w+)/g)].map(([, name]) => name);
    const pages = [...read('docs', 'runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);
    expect(alerts.length).toBeGreaterThan(10);
    expect(pages).toEqual(alerts);
    expect(linked).toEqual(alerts.map((name) => name.toLowerCase()));
  });

  it('sees commands by their answer, commits, waits and work of threads, and how the database is used', () => {
    const count = (name: string, labels: string) =>
      Number(new RegExp(`^${name}\\{(?=[^}]*${labels})[^}]*\\} (\\S+)`, 'm').exec(text)?.[1]);
    expect(count('binario_command_seconds_count', 'answer="ok"')).toBe(1);
    expect(count('binario_command_seconds_count', 'answer="notHost"')).toBe(1);
    expect(count('binario_commit_seconds_count', 'outcome="ok"')).toBeGreaterThanOrEqual(1);
    expect(count('binario_jobs_waiting', 'lane="games"')).toBe(0);
    expect(count('binario_database_connections', '')).toBe(1);
    expect(count('binario_database_away', '')).toBe(0);
    expect(count('binario_news_heard', '')).toBe(1);
    expect(count('binario_tables_overdue', '')).toBe(0);
  });
});
