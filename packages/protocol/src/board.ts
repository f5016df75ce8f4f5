import * as z from 'zod/mini';
import { said } from './parts.ts';

/** Is it a record that says it is a board? What is in it, and how large it may be, only a game can say. */
export const isBoard = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, 'binario');

/** On which board a table is played, if not on the one in the box. The file itself is in the set-up of the export. */
export const boardNameSchema = said({ name: z.string(), digest: z.string() });
