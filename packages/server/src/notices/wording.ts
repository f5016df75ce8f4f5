import type { Addressee, Notice } from './notice.ts';
import { written } from './text/catalogue.ts';

/** The notice as one sentence. Times are in UTC and say so: the server does not know where the receiver sits. */
export function sentenceOf(notice: Notice, { language }: Addressee): string {
  if (notice.kind === 'test') return written(language, 'test');
  const { name: table, game } = notice.table;
  switch (notice.kind) {
    case 'turn': {
      const { deadline: until } = notice;
      if (until === undefined) return written(language, 'turn', { table, game });
      return written(language, 'turnBy', { table, game, until });
    }
    case 'deadline':
      return written(language, 'deadline', { table, game, until: notice.deadline });
    case 'removal':
      return written(language, 'removal', { table, game, by: notice.by });
    case 'ended':
    case 'removed':
      return written(language, notice.kind, { table, game });
  }
}
