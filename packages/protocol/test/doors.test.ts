import { describe, expect, it } from 'vitest';
import {
  actionSchema,
  clientMessageSchema,
  commandSchema,
  createSchema,
  importSchema,
  listSchema,
  settingsSchema,
  standingOrderWishSchema,
} from '../src/index.ts';

const key = 'abcdefgh';
const action = { type: 'pass', by: 'P1' };
const fits = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('actions', () => {
  it('are plain data with a type and a seat', () => {
    expect(fits(actionSchema, action)).toBe(true);
    expect(fits(actionSchema, { type: 'runTrains', by: 'P2', routes: [{ train: '4H-1', hexes: ['A1', 'B2'] }] })).toBe(
      true,
    );
    for (const bad of [
      null,
      [],
      'x',
      {},
      { type: 'pass' },
      { by: 'P1' },
      { type: '', by: 'P1' },
      { type: 'pass', by: 'P0' },
      { type: 'pass', by: 'Q1' },
    ]) {
      expect(fits(actionSchema, bad)).toBe(false);
    }
  });

  it('have neither depth nor mass, and no names that touch prototypes', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(9)}1${'}'.repeat(9)}`);
    for (const extra of [
      { deep },
      { long: 'x'.repeat(121) },
      { many: Array(401).fill(1) },
      { no: Number.NaN },
      { no: Number.POSITIVE_INFINITY },
    ]) {
      expect(fits(actionSchema, { ...action, ...extra })).toBe(false);
    }
    for (const name of ['__proto__', 'constructor', 'prototype', 'a b', '']) {
      expect(fits(actionSchema, JSON.parse(`{"type":"pass","by":"P1",${JSON.stringify(name)}:1}`))).toBe(false);
      expect(fits(actionSchema, JSON.parse(`{"type":"pass","by":"P1","inner":{${JSON.stringify(name)}:1}}`))).toBe(
        false,
      );
    }
  });
});

describe('commands', () => {
  it('that change the game carry version and key', () => {
    expect(fits(commandSchema, { do: 'act', version: 3, key, action })).toBe(true);
    expect(fits(commandSchema, { do: 'undo', version: 3, key, to: 0 })).toBe(true);
    for (const bad of [
      { do: 'act', key, action },
      { do: 'act', version: 3, action },
      { do: 'act', version: -1, key, action },
      { do: 'act', version: 1.5, key, action },
      { do: 'act', version: 3, key: 'short', action },
      { do: 'act', version: 3, key: 'with blanks', action },
      { do: 'act', version: 3, key, action, more: 1 },
      { do: 'undo', version: 3, key },
      { do: 'fly' },
      {},
    ]) {
      expect(fits(commandSchema, bad)).toBe(false);
    }
  });

  it('have words people can read', () => {
    const said = commandSchema.safeParse({ do: 'chat', text: '  Buona fortuna!\nA tutti ' });
    expect(said.data).toEqual({ do: 'chat', text: 'Buona fortuna!\nA tutti' });
    for (const text of ['', '   ', 'x'.repeat(2001), 'bell \u0007', 'null \u0000'])
      expect(fits(commandSchema, { do: 'chat', text })).toBe(false);
    const named = (name: string) =>
      fits(settingsSchema, {
        name,
        visibility: 'link',
        watchers: true,
        pace: { kind: 'none' },
        undo: 'free',
        takeover: 'host',
        vacancy: null,
      });
    expect(named('Sunday in Palermo')).toBe(true);
    for (const name of ['', ' ', 'two\nlines', 'turned \u202e round', 'x'.repeat(61)]) expect(named(name)).toBe(false);
  });
});

describe('the other doors', () => {
  it('take what is meant for them', () => {
    expect(fits(createSchema, { game: '1849', players: 3 })).toBe(true);
    expect(
      fits(createSchema, {
        game: '1849',
        players: 3,
        seats: ['me', 'open', { bot: 'casual' }],
        options: { corporations: '5' },
      }),
    ).toBe(true);
    expect(fits(listSchema, { mine: '1', limit: '20', after: '1700000000000-abc' })).toBe(true);
    expect(
      fits(standingOrderWishSchema, {
        action: { type: 'pass' },
        until: [{ type: 'certMoved', where: { corp: 'AFG' } }],
        thisRound: true,
      }),
    ).toBe(true);
    expect(
      fits(importSchema, {
        file: { format: 'binario', game: '1849', setup: { players: 3, seed: 1 }, actions: [action], names: {} },
      }),
    ).toBe(true);
    const stuffed = { players: 3, seed: 1, junk: 'x'.repeat(5000) };
    expect(fits(importSchema, { file: { format: 'binario', game: '1849', setup: stuffed, actions: [action] } })).toBe(
      false,
    );
    expect(fits(clientMessageSchema, { type: 'watch', id: 1, table: 'abcdef123', since: { seq: 1, hash: 'x' } })).toBe(
      true,
    );
  });

  it('drop names that touch prototypes', () => {
    const read = createSchema.safeParse(JSON.parse('{"game":"1849","players":3,"options":{"__proto__":"1"}}'));
    expect(Object.keys(read.data?.options ?? {})).toEqual([]);
  });

  it('refuse everything else', () => {
    for (const bad of [
      { game: '1849' },
      { game: '../x', players: 3 },
      { game: '1849', players: 3.5 },
      { game: '1849', players: 3, seed: -1 },
      { game: '1849', players: 3, unknown: 1 },
    ]) {
      expect(fits(createSchema, bad)).toBe(false);
    }
    for (const bad of [{ limit: '-1' }, { after: 'x' }, { mine: 'yes' }, { status: 'gone' }])
      expect(fits(listSchema, bad)).toBe(false);
    for (const bad of [
      { type: 'watch', id: 1, table: '../../etc' },
      { type: 'watch', table: 'abcdef123' },
      { type: 'ping', extra: 1 },
      [],
      null,
    ]) {
      expect(fits(clientMessageSchema, bad)).toBe(false);
    }
  });
});
