import { languages } from '@binario/protocol';
import { describe, expect, it } from 'vitest';
import type { Addressee, Notice } from '../../src/notices/notice.ts';
import { webhookBody } from '../../src/notices/webhookBody.ts';
import { sentenceOf } from '../../src/notices/wording.ts';

const table = { id: 'T1abcdef', name: '@everyone <b>*x*</b> [a](http://evil.example.org)', game: '1849' };
const anna: Addressee = { name: 'Anna', language: 'en', publicUrl: undefined };
const notices: readonly Notice[] = [
  { kind: 'turn', table, since: 0 },
  { kind: 'turn', table, since: 0, deadline: 0 },
  { kind: 'deadline', table, since: 0, deadline: 0 },
  { kind: 'reminder', table, since: 0, deadline: 0 },
  { kind: 'asked', table, since: 0 },
  { kind: 'ended', table, since: 0 },
  { kind: 'removal', table, since: 0, by: 'Bruno' },
  { kind: 'removed', table, since: 0 },
  { kind: 'test' },
];

describe('the words of notices', () => {
  it('exist in every language and differ', () => {
    for (const notice of notices) {
      const words = languages.map((language) => sentenceOf(notice, { ...anna, language }));
      expect(new Set(words).size).toBe(languages.length);
      if (notice.kind !== 'test') for (const each of words) expect(each).toContain(table.name);
    }
  });

  it('hold French quotation marks and what they enclose on one line', () => {
    const notice: Notice = { kind: 'ended', table: { ...table, name: 'Mercredi' }, since: 0 };
    expect(sentenceOf(notice, { ...anna, language: 'fr' })).toBe(
      'La partie à la table «\u00a0Mercredi\u00a0» (1849) est terminée.',
    );
  });

  it('tell times in the zone of the receiver', () => {
    const notice: Notice = { kind: 'reminder', table, since: 0, deadline: Date.UTC(2026, 6, 14, 12) };
    const words = languages.map((language) => sentenceOf(notice, { ...anna, language, zone: 'Europe/Rome' }));
    const times = words.map((each) => /14 \S+ 2026, (.*)\.$/.exec(each)?.[1]);
    expect(times.map((each) => each?.split(' ')[0])).toEqual(['14:00', '14:00', '14:00']);
    expect(times[1]).toBe('14:00 CEST');
  });

  it('tell times as the receiver writes them, in UTC where no zone is known', () => {
    const [, by] = notices as readonly [Notice, Notice];
    const words = languages.map((language) => sentenceOf(by, { ...anna, language }));
    const dates = words.map((each) => / (\S+ \S+ 1970), 00:00 UTC/.exec(each)?.[1]);
    expect(dates).toEqual(['1 Jan 1970', '1 gen 1970', '1 janv. 1970']);
  });

  it('cannot be used to call everybody or to make links', () => {
    const [turn] = notices as [Notice];
    const discord = webhookBody('discord', 'd1', turn, anna) as { content: string; allowed_mentions: object };
    expect(discord.allowed_mentions).toEqual({ parse: [] });
    expect(discord.content).toContain('\\@everyone');
    expect(discord.content).toContain('\\[a\\]\\(http\\:');
    const slack = webhookBody('slack', 'd1', turn, anna) as { text: string };
    expect(slack.text).not.toMatch(/<b>|<!/);
    expect(slack.text).toContain('&lt;b&gt;');
  });
});
