import { type Boards, boardReader } from '@binario/kernel';
import { builtIn } from './builtIn.ts';
import { check } from './check/check.ts';
import { type File1865, parts, SCHEMA } from './file.ts';

/** The boards of 1865. */
export const boards1865: Boards<File1865> = {
  schema: SCHEMA,
  builtIn,
  read: boardReader({ game: '1865', schema: SCHEMA, parts, check }),
};
