import type { Addressee, Notice } from './notice.ts';
import { catalogues } from './text/catalogue.ts';

/** The notice as one sentence. Times are in UTC and say so: the server does not know where the receiver sits. */
export function sentenceOf(notice: Notice, { language }: Addressee): string {
  const text = catalogues[language];
  switch (notice.kind) {
    case 'turn': {
      const { table, deadline } = notice;
      return deadline === undefined
        ? text.turn(table.name, table.game)
        : text.turnBy(table.name, table.game, timeOf(deadline));
    }
    case 'deadline':
      return text.deadline(notice.table.name, notice.table.game, timeOf(notice.deadline));
    case 'ended':
      return text.ended(notice.table.name, notice.table.game);
    case 'removal':
      return text.removal(notice.table.name, notice.table.game, notice.by);
    case 'removed':
      return text.removed(notice.table.name, notice.table.game);
    case 'test':
      return text.test;
  }
}

const timeOf = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
