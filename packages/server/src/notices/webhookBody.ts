import type { WebhookFormat } from '@binario/protocol';
import { type Addressee, linkOf, type Notice } from './notice.ts';
import { sentenceOf } from './wording.ts';

/**
 * What the receiving service wants to read. Names of tables come from players, so each format escapes its own marks. `delivery` is
 * the same whenever one notice is sent again; Discord and Slack have no place for it.
 */
export function webhookBody(format: WebhookFormat, delivery: string, notice: Notice, to: Addressee): object {
  const sentence = sentenceOf(notice, to);
  const link = linkOf(notice, to);
  switch (format) {
    case 'discord':
      return {
        username: 'Binario',
        content: [plainForDiscord(sentence), link].filter(Boolean).join('\n'),
        allowed_mentions: { parse: [] },
      };
    case 'slack':
      return {
        text: [plainForSlack(sentence), link === undefined ? undefined : `<${link}>`].filter(Boolean).join('\n'),
      };
    case 'json':
      return {
        delivery,
        notice: notice.kind,
        player: to.name,
        text: sentence,
        ...(link === undefined ? {} : { link }),
        ...details(notice),
      };
  }
}

function details(notice: Notice): object {
  if (notice.kind === 'test') return {};
  const { kind: _, ...rest } = notice;
  return rest;
}

const plainForDiscord = (text: string): string => text.replace(/[\\*_~`|>[\]()#@:-]/g, '\\$&').slice(0, 1800);

const plainForSlack = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[*_~`]/g, '\u200b$&')
    .slice(0, 2800);
