import type { Risk } from '../ports/risks.ts';
import { StartFailure, saidBy } from '../ports/startFailure.ts';
import { migrate } from './migrations/migrate.ts';
import { refuseLosses } from './postgres/durability.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Store } from './store.ts';

/** Which database is opened, and who is told of its troubles. */
export interface Where {
  /** Folder of the embedded database; not looked at when there is an address. */
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
  readonly databasePool?: number | undefined;
  /** What may lose acknowledged moves and is put up with. */
  readonly allowLoss?: readonly Risk[] | undefined;
  readonly onError?: (error: Error) => void;
  /** The database answers again, after so many seconds. */
  readonly onBack?: (seconds: number) => void;
}

/** Opens the database, whichever is configured, and brings its relations up to date. */
export async function openStore(where: Where): Promise<Store> {
  const { dataFolder, databaseUrl, databasePool, allowLoss = [], onError, onBack } = where;
  const store =
    databaseUrl === undefined
      ? await openSqlite(dataFolder, allowLoss)
      : await openPostgres(databaseUrl, {
          ...(databasePool !== undefined && { pool: databasePool }),
          ...(onError && { onError }),
          ...(onBack && { onBack }),
        });
  try {
    await migrate(store.unhurried, store.kind);
    if (store.kind === 'postgres') await refuseLosses(store.db, allowLoss);
  } catch (error) {
    await store.close();
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`the database cannot be brought up to date: ${saidBy(error)}`);
  }
  return store;
}
