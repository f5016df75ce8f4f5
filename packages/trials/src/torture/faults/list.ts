import { freeze, kill, lock, outage, restart } from './database.ts';
import type { Fault } from './fault.ts';
import { node } from './node.ts';

/** Everything that a trial can let go wrong, by its name. */
export const faults = { node, outage, restart, kill, lock, freeze } as const satisfies Record<string, Fault>;

/** The name of something that can go wrong. */
export type FaultName = keyof typeof faults;
/** Everything that can go wrong, by name. */
export const faultNames = Object.keys(faults) as readonly FaultName[];

/** Those that can strike what is there: the embedded database, somebody's PostgreSQL, or one of the trial's own. */
export function possibleFaults(there: Fault['needs']): readonly FaultName[] {
  const order: readonly Fault['needs'][] = ['anything', 'postgres', 'ownPostgres'];
  return faultNames.filter((name) => order.indexOf(faults[name].needs) <= order.indexOf(there));
}
