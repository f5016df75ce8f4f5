import { join } from 'node:path';
import type { PostgresProcess } from '@binario/server';
import { repository } from '../repository.ts';

/** A PostgreSQL for one trial: installed where need be, on loopback, gone afterwards. */
export async function temporaryPostgres(): Promise<PostgresProcess> {
  const { PostgresProcess } = await import('@binario/server');
  return PostgresProcess.start(join(repository(), 'scripts', 'postgres.mjs'));
}
