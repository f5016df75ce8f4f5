import { useState } from 'react';
import type { Figure } from './figures.ts';

/** By which column, and whether the largest stands first. Without one: as they operate, as they sit. */
export interface Sorting {
  readonly by: string | null;
  readonly down: boolean;
}

/** Rows in the order asked for, and how another is asked for. */
export interface Sorted<S> {
  readonly sorting: Sorting;
  readonly rows: readonly S[];
  /** Once the largest first, once more the smallest, a third time as they were. */
  press(by: string): void;
  choose(by: string | null): void;
}

/** Sorts rows by a figure that can be changed. */
export function useSorting<S>(rows: readonly S[], figureOf: (row: S, by: string) => Figure | null): Sorted<S> {
  const [sorting, setSorting] = useState<Sorting>({ by: null, down: true });
  const { by, down } = sorting;
  const value = (row: S) => figureOf(row, by ?? '')?.value ?? Number.NEGATIVE_INFINITY;
  return {
    sorting,
    rows: by === null ? rows : [...rows].sort((a, b) => (down ? value(b) - value(a) : value(a) - value(b)) || 0),
    press(wanted) {
      if (by !== wanted) setSorting({ by: wanted, down: true });
      else setSorting(down ? { by, down: false } : { by: null, down: true });
    },
    choose: (wanted) => setSorting({ by: wanted, down: true }),
  };
}
