import { accountsModule } from '../accounts/module.ts';
import { liveModule } from '../live/module.ts';
import { noticesModule } from '../notices/module.ts';
import { operationModule } from '../operation/module.ts';
import type { Module } from '../ports/module.ts';
import { securityModule } from '../security/module.ts';
import { clientModule } from './client.ts';
import type { Deps } from './deps.ts';
import { gamesModule } from './games.ts';
import { tablesModule } from './tables/module.ts';

/** In this order: security first, so that it sees everything; the files of the client last, because they answer the rest. */
export const modules: readonly Module<Deps>[] = [
  securityModule,
  operationModule,
  accountsModule,
  noticesModule,
  gamesModule,
  tablesModule,
  liveModule,
  clientModule,
];
