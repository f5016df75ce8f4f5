import { scoreSheet } from '@binario/web/engine';
import type { ScoreSheet } from '@binario/web/model';
import { scores } from '../../rules/score.ts';
import type { Table18fb } from '../../table.ts';

/** What everybody has in the end, item by item. */
export const score18fb = (table: Table18fb): ScoreSheet =>
  scoreSheet(scores(table), ({ shares }) => shares, { 'end.regionals': ({ regionals }) => regionals });
