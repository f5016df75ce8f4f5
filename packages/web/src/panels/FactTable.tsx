import type { ReactNode } from 'react';
import { Names } from '../game/Names.tsx';

/** A column of a table of facts. */
export interface FactColumn {
  readonly title: string;
  readonly num?: boolean;
}

/** A row of a table of facts. */
export interface FactRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
  /** Struck out: sold, gone. */
  readonly gone?: boolean;
  /** The one that counts now. */
  readonly now?: boolean;
}

/** Trains, phases, private companies: what lies printed beside the board. */
export function FactTable({ columns, rows }: { columns: readonly FactColumn[]; rows: readonly FactRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ title, num }) => (
            <th key={title} className={num ? 'num' : undefined}>
              <Names of={title} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells, gone, now }) => (
          <tr key={id} className={gone ? 'is-sold' : now ? 'is-now' : undefined} aria-current={now}>
            {cells.map((cell, i) => (
              <td key={columns[i]?.title} className={columns[i]?.num ? 'num' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
