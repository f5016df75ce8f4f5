import { type BoardReading, MOST_BOARD } from '@binario/kernel';
import { engine } from '../../engine/client.ts';
import { keepBoard } from '../../store/boards.ts';

/** White space may make a file longer than what is in it, but not without bounds. */
const LONGEST = 8 * MOST_BOARD;

/** Reads a board from a file and keeps it on this device, if it can be played on. A huge file is never loaded. */
export async function openBoard(game: string, file: Blob): Promise<BoardReading> {
  if (file.size > LONGEST) {
    return {
      findings: [{ severity: 'error', at: '', key: 'shape.tooLarge', params: { most: MOST_BOARD / 1024 } }],
    };
  }
  const reading = await engine().ask('readBoard', { game, text: await file.text() });
  // Where nothing can be kept a board can still be played on.
  if (reading.board) await keepBoard(reading.board).catch(() => undefined);
  return reading;
}
