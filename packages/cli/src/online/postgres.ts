import { join } from 'node:path';
import type { PostgresProcess, PostgresWish } from '@binario/trials';
import { repository } from '../repository.ts';
import { trials } from './trials.ts';

/** A PostgreSQL for one trial: installed where need be, on loopback, gone afterwards. */
export async function temporaryPostgres(wish: PostgresWish = {}): Promise<PostgresProcess> {
  const { PostgresProcess } = await trials();
  return PostgresProcess.start(join(repository(), 'scripts', 'postgres.mjs'), wish);
}
