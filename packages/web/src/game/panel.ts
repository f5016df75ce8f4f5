import type { RailTable } from '@binario/rail';
import type { ReactNode } from 'react';
import type { Snapshot } from '../model/snapshot.ts';

/** A tab on a narrow screen; on a wide one several stand open side by side. */
export interface Panel<T extends RailTable> {
  readonly id: string;
  /** Key of its title. */
  readonly title: string;
  body(snapshot: Snapshot<T>): ReactNode;
}
