import type { Action } from '@binario/kernel';
import * as z from 'zod/mini';
import { safeKey, seatId, word } from './parts.ts';

const MOST_DEPTH = 5;
const MOST_ITEMS = 400;
const LONGEST_TEXT = 120;

/** Plain data without depth or mass; what it means is for the game's own forms to say. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_TEXT;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'object' || depth >= MOST_DEPTH) return false;
  if (Array.isArray(value)) return value.length <= MOST_ITEMS && value.every((item) => isPlain(item, depth + 1));
  const entries = Object.entries(value);
  return (
    entries.length <= MOST_ITEMS &&
    entries.every(([key, item]) => safeKey.safeParse(key).success && isPlain(item, depth + 1))
  );
}

/** A value of plain data without depth or mass; what it means only a game can say. */
export const plain = z.custom<unknown>((value) => value !== undefined && isPlain(value));

const shape = z.looseObject({ type: word(), by: seatId });

/** An action of any game: its type, the seat that does it, and fields only that game understands. */
export const actionSchema = z.custom<Action>((value) => isPlain(value) && shape.safeParse(value).success);
