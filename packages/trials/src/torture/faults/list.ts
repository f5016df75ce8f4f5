import { type Tool, tools } from '../../servers/machine.ts';
import { crowd, destroy, freeze, kill, lock, outage, restart, standby } from './database.ts';
import { full, readOnly } from './disk.ts';
import type { Fault } from './fault.ts';
import { cut, deaf, partition } from './line.ts';
import { clock, node, pause, power } from './node.ts';

/** Everything that a trial can let go wrong, by its name. */
export const faults = {
  node,
  pause,
  clock,
  power,
  full,
  readOnly,
  outage,
  restart,
  destroy,
  kill,
  lock,
  freeze,
  crowd,
  cut,
  deaf,
  partition,
  standby,
} as const satisfies Record<string, Fault>;

/** The name of something that can go wrong. */
export type FaultName = keyof typeof faults;
/** Everything that can go wrong, by name. */
export const faultNames = Object.keys(faults) as readonly FaultName[];

/** What there is to break: the embedded database, somebody's PostgreSQL, or one of the trial's own. */
export type There = 'sqlite' | 'postgres' | 'ownPostgres';

const BREAKABLE: Readonly<Record<There, readonly Fault['needs'][]>> = {
  sqlite: ['anything', 'sqlite'],
  postgres: ['anything', 'postgres'],
  ownPostgres: ['anything', 'postgres', 'ownPostgres'],
};

/** Those faults that can strike what is there. The disk of somebody's own PostgreSQL is left alone. */
export function possibleFaults(there: There): readonly FaultName[] {
  return faultNames.filter((name) => {
    const { needs, tool }: Fault = faults[name];
    return BREAKABLE[there].includes(needs) && !(there === 'postgres' && tool === 'disk');
  });
}

/** What this machine lacks for a fault, in words. */
export function lacking(name: FaultName): string | undefined {
  const { tool }: { readonly tool?: Tool } = faults[name];
  return tool === undefined || tools[tool].there() ? undefined : tools[tool].missing;
}
