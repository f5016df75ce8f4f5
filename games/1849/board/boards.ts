import { type Boards, boardReader } from '@binario/kernel';
import { builtIn } from './builtIn.ts';
import { check } from './check/check.ts';
import { type File1849, parts, SCHEMA } from './file.ts';

/** The boards of 1849. */
export const boards1849: Boards<File1849> = {
  schema: SCHEMA,
  builtIn,
  read: boardReader({ game: '1849', schema: SCHEMA, parts, check }),
};
