import { type Boards, boardReader } from '@binario/kernel';
import { builtIn } from './builtIn.ts';
import { check } from './check/check.ts';
import type { BoardFile18fb } from './file.ts';
import { parts } from './shape.ts';

const SCHEMA = 1;

const read = boardReader({ game: '18fb', schema: SCHEMA, parts, check: (board) => check(board as BoardFile18fb) });

/** The boards of 18FB. */
export const boards18fb = { schema: SCHEMA, builtIn, read: read as Boards<BoardFile18fb>['read'] };
