import type { Snapshot } from '@binario/web/model';
import type { Table1865 } from '../../table.ts';
import { ownOf } from '../own.ts';
import { Traffic } from '../panels/Traffic.tsx';

/** While a company decides about its income: what runs, and what it brings. */
export function TrafficNow({ snapshot }: { snapshot: Snapshot }) {
  const top = snapshot.state.flow.at(-1) as { readonly step: string; readonly corp?: string } | undefined;
  if (top?.step !== 'income' || top.corp === undefined) return null;
  const view = ownOf(snapshot).companies[top.corp];
  const { companies } = snapshot.state.table as Table1865;
  if (!view) return null;
  return <Traffic chips={companies[top.corp]?.chips ?? 0} coverage={view.coverage} revenue={view.revenue} />;
}
