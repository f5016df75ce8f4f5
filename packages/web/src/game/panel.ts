import type { RailTable } from '@binario/rail';
import type { ReactNode } from 'react';
import type { Snapshot } from '../model/snapshot.ts';

/** A tab on a narrow screen; on a wide one it stands beside the question or as a tab under the map. */
export interface Panel<T extends RailTable> {
  readonly id: string;
  /** Key of its title. */
  readonly title: string;
  readonly place: 'beside' | 'below';
  body(snapshot: Snapshot<T>): ReactNode;
}
