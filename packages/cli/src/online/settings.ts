import { join } from 'node:path';
import type { Config } from '@binario/server';
import { Failure } from '../io.ts';
import { repository } from '../repository.ts';

/** The configuration of the server from the environment; a clone keeps its data in its own folder unless told otherwise. */
export async function serverConfig(): Promise<Config> {
  const { ConfigError, configOf } = await import('@binario/server');
  const { BINARIO_DATA } = process.env;
  try {
    return configOf({ ...process.env, BINARIO_DATA: BINARIO_DATA || join(repository(), 'data') });
  } catch (error) {
    throw error instanceof ConfigError ? new Failure(error.message) : error;
  }
}
