import { tables1 } from './001-tables.ts';
import { accounts2 } from './002-accounts.ts';
import { notices3 } from './003-notices.ts';
import { attempts4 } from './004-attempts.ts';
import { chain5 } from './005-chain.ts';
import { codes6 } from './006-codes.ts';
import { passkeys7 } from './007-passkeys.ts';
import { upkeep8 } from './008-upkeep.ts';
import type { Migration } from './migration.ts';

/** In this order. New ones are added at the end, whichever module they belong to. */
export const migrations: readonly Migration[] = [
  tables1,
  accounts2,
  notices3,
  attempts4,
  chain5,
  codes6,
  passkeys7,
  upkeep8,
];
