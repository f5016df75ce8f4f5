import { Failure } from '../io.ts';
import { serverConfig } from './settings.ts';

interface Counts {
  readonly rows: Readonly<Record<string, number>>;
}

/** Does something with the running server, found by its data folder or by its address. */
export async function remotely<T>(
  url: string | undefined,
  work: (server: { readonly url: string; readonly token: string }) => Promise<T>,
): Promise<T> {
  const { findServer, RemoteFailure } = await import('@binario/server');
  try {
    return await work(findServer(await serverConfig(), url));
  } catch (error) {
    throw error instanceof RemoteFailure ? new Failure(error.message) : error;
  }
}

/** The sum of rows over all tables of a database. */
export const rowCount = ({ rows }: Counts): number => Object.values(rows).reduce((sum, count) => sum + count, 0);
