import { scoreSheet } from '@binario/web/engine';
import type { ScoreSheet } from '@binario/web/model';
import { scores } from '../../rules/score.ts';
import type { Table1849 } from '../../table.ts';

/** What everybody has in the end, item by item. */
export const score1849 = (table: Table1849): ScoreSheet =>
  scoreSheet(scores(table, table.seats), ({ stock }) => stock, { 'end.loans': ({ loans }) => -loans });
