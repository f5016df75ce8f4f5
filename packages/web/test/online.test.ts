import type { PublicRecord, TableInfo } from '@binario/protocol';
import { describe, expect, it } from 'vitest';
import { eventOf, placed, woven } from '../src/online/events.ts';
import { missed } from '../src/online/missed.ts';
import { wayBack } from '../src/online/signInAddress.ts';
import { spellLength, spellTime, timeLeft, urgencyOf } from '../src/online/timeLeft.ts';

const info = (pace: object, more: object = {}): TableInfo =>
  ({
    status: 'playing',
    settings: { pace },
    turn: { actors: ['P1'], round: '', since: 1000 },
    seats: [{ seat: 'P1', kind: 'person', user: 'a', orders: [], clock: 60_000 }],
    people: { a: 'Anna', b: 'Bruno', c: 'Carla' },
    ...more,
  }) as unknown as TableInfo;

describe('the clock', () => {
  const live = info({ kind: 'live', seconds: 60, increment: 0, grace: 0, late: 'wait' });
  const [seat] = live.seats as [TableInfo['seats'][number]];

  it('runs for who is asked, and stands for the others', () => {
    expect(timeLeft(live, seat, 11_000)).toBe(50_000);
    expect(timeLeft({ ...live, turn: { ...live.turn, actors: ['P2'] } }, seat, 11_000)).toBe(60_000);
    const turns = info({ kind: 'turns', seconds: 60, grace: 0, late: 'wait' });
    expect(timeLeft(turns, seat, 0)).toBeUndefined();
    const due = { ...turns.turn, due: 61_000 };
    expect(timeLeft({ ...turns, turn: due }, seat, 62_000)).toBe(-1000);
    expect(timeLeft({ ...turns, status: 'paused', turn: { ...due, due: 5000 } }, seat, 62_000)).toBe(5000);
    expect(timeLeft({ ...turns, turn: due }, { ...seat, seat: 'P2' }, 62_000)).toBeUndefined();
  });

  it('warns in the last tenth, half a minute before at least and an hour at most', () => {
    const at = (seconds: number, left: number) =>
      urgencyOf(info({ kind: 'turns', seconds, grace: 0, late: 'wait' }), left * 1000);
    expect([at(3600, 361), at(3600, 360), at(3600, 0)]).toEqual(['calm', 'soon', 'over']);
    expect([at(86_400, 3601), at(86_400, 3600)]).toEqual(['calm', 'soon']);
    expect([at(120, 31), at(120, 30)]).toEqual(['calm', 'soon']);
    expect([at(16, 9), at(16, 8), at(16, -1)]).toEqual(['calm', 'soon', 'over']);
  });

  it('speaks the language of the reader', () => {
    expect(spellTime('en', 245_000)).toBe('4:05');
    expect(spellTime('fr', (2 * 24 + 3) * 3_600_000).replace(/\s/g, ' ')).toBe('2 j 3 h');
    expect(spellTime('en', 3_660_000)).toBe('1 hr 1 min');
    expect([86_400, 5400, 30, 0].map((seconds) => spellLength('en', seconds))).toEqual([
      '1 day',
      '1 hr 30 min',
      '30 sec',
      '0 sec',
    ]);
  });
});

describe('a heartbeat', () => {
  it('tells what was missed of the table that is open', () => {
    expect([missed(7, 7), missed(undefined, 7), missed(3, undefined)]).toEqual(['nothing', 'nothing', 'nothing']);
    expect([missed(9, 7), missed(5, 7)]).toEqual(['some', 'all']);
  });
});

describe('what happened at a table besides the game', () => {
  const record = (seq: number, version: number, kind: string, body: object, author = 'a'): PublicRecord =>
    ({ seq, version, kind, author, at: 0, hash: '', body }) as PublicRecord;

  it('stands in the log where the game was then', () => {
    const records = [
      record(1, 0, 'admin', { what: 'created', imported: 2 }),
      record(4, 3, 'admin', { what: 'start' }),
      // Three actions, then one is taken back and done again.
      record(8, 6, 'admin', { what: 'paused' }),
      record(9, 7, 'undo', { to: 4 }),
      record(10, 7, 'admin', { what: 'resumed' }),
      record(11, 8, 'redo', { to: 5 }),
      record(13, 9, 'admin', { what: 'left', user: 'b', seats: ['P2'] }),
    ];
    expect(placed(records).map(({ at }) => at)).toEqual([0, 2, 5, 4, 4, 5, 6]);
    const log = [0, 1, 2, 2, 3].map((at) => ({ at, key: `game ${at}`, params: {} }));
    const told = woven(log, [{ at: 2, key: 'paused', params: {} }]);
    expect(told.map(({ key }) => key)).toEqual(['game 0', 'game 1', 'game 2', 'game 2', 'paused', 'game 3']);
  });

  it('is told in words of who did it, also of the time when the host removed by one click', () => {
    const told = (body: object, author = 'a') =>
      eventOf({ record: record(1, 1, 'admin', body, author), at: 1 }, info({ kind: 'none' }));
    const gone = { what: 'removed', seat: 'P2', user: 'b' };
    expect(told(gone)).toMatchObject({ key: 'online.event.removed', params: { by: 'Anna', name: 'Bruno' } });
    expect(told({ ...gone, by: 'a', agreed: ['c'] }, 'c')).toMatchObject({
      key: 'online.event.removedByAll',
      params: { by: 'Anna', name: 'Bruno', names: ['Carla'] },
    });
    expect(told({ ...gone, late: true })).toMatchObject({ key: 'online.event.removedLate' });
    expect(told({ what: 'removed', seat: 'P3', bot: 'casual' })).toMatchObject({ params: { name: 'Casual 3' } });
    expect(told({ what: 'engine', from: 'x', to: 'y' })).toBeUndefined();
  });
});

it('nobody is led away from this page by a link to sign in', () => {
  expect(wayBack('/table/abc?x=1')).toBe('/table/abc?x=1');
  for (const away of [null, '', 'https://evil.example.org', '//evil.example.org', '/\\evil.example.org', 'table'])
    expect(wayBack(away)).toBe('/online');
});
