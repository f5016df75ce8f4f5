import type { Provenance } from './provenance.ts';

/** A zone of the Dragons Chart: what the Dragons think of a company there. */
export type Zone = 'red' | 'white' | 'green';

/** A row of the Dragons Chart: above its limit a rank is green, the limit and the rank below it are white. */
export interface ChartRow {
  readonly phase: number;
  readonly limit: number;
  readonly from: Provenance;
}

/** Rows 1 to 6 belong to phases 2 to 7. The limits come from the moderator; the texts agree wherever they speak. */
export const chartRows: readonly ChartRow[] = [
  { phase: 2, limit: 4, from: 'M' },
  { phase: 3, limit: 6, from: 'M' },
  { phase: 4, limit: 8, from: 'M' },
  { phase: 5, limit: 10, from: 'M' },
  { phase: 6, limit: 12, from: 'M' },
  { phase: 7, limit: 14, from: 'M' },
];

/** The last column; a higher rank is read there (ruling 10). */
export const LAST_RANK = 16;
