import { type BoardReading, MOST_BOARD } from '@binario/kernel';
import type { Engines } from './engines.ts';

const unreadable = (key: 'shape.notJson' | 'shape.tooLarge' | 'shape.notABoard'): BoardReading => ({
  findings: [{ severity: 'error', at: '', key, params: { most: MOST_BOARD / 1024 } }],
});

/** Reads the text of a board file for this game; never throws, whatever stands in it. */
export async function readBoard(engines: Engines, game: string, text: string): Promise<BoardReading> {
  // White space may make a file longer than what is in it, but not without bounds.
  if (text.length > 8 * MOST_BOARD) return unreadable('shape.tooLarge');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable('shape.notJson');
  }
  const { boards } = (await engines.load(game)).title;
  return boards?.read(value) ?? unreadable('shape.notABoard');
}
