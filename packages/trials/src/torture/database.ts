import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Disk } from '../servers/disk.ts';
import { haproxy } from '../servers/machine.ts';
import type { PostgresWish } from '../servers/postgresProcess.ts';
import { type FaultName, faults } from './faults/list.ts';

/** It acknowledges what lies in memory only. */
const CARELESS = { synchronous_commit: 'off' };

/** How a PostgreSQL must be run so that these faults can strike it. */
export function postgresFor(
  names: readonly FaultName[],
  careless: boolean,
): { readonly wish: PostgresWish; readonly disk?: Disk } {
  const needs = (tool: string) => names.some((name) => (faults[name] as { tool?: string }).tool === tool);
  const proxy = needs('proxy') ? haproxy() : undefined;
  const wish = { ...(careless && { settings: CARELESS }), ...(proxy !== undefined && { haproxy: proxy }) };
  if (!needs('disk')) return { wish };
  const base = mkdtempSync(join(tmpdir(), 'binario-postgres-'));
  // Somebody without rights runs it.
  chmodSync(base, 0o755);
  const folder = join(base, 'files');
  mkdirSync(folder);
  const disk = new Disk(folder, join(base, 'disk'));
  return { wish: { ...wish, folder, env: disk.environment({ recorded: false }) }, disk };
}
