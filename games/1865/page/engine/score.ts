import { scoreSheet } from '@binario/web/engine';
import type { ScoreSheet } from '@binario/web/model';
import { playersBorrow, type Score, scores } from '../../rules/score.ts';
import type { Table1865 } from '../../table.ts';

/** What everybody has in the end, item by item. */
export const score1865 = (table: Table1865): ScoreSheet =>
  scoreSheet(
    scores(table),
    ({ shares }) => shares,
    playersBorrow(table) ? { 'end.loans': ({ loans }: Score) => -loans } : {},
  );
