import type { CorpId } from '@binario/rail';
import { bestRun, extrasOf } from '../../rules/running.ts';
import type { Table18fb } from '../../table.ts';
import type { RunView } from '../own.ts';

/** What the trains of a company earn, and why each station brings what it does. */
export function runView(table: Table18fb, corp: CorpId): RunView {
  const run = bestRun(table, corp);
  return {
    ...run,
    stations: run.stations.map((station) => ({ ...station, extras: extrasOf(table, corp, station.hex) })),
  };
}
