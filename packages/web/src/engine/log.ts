import type { Effect1849 } from '@binario/game-1849';
import { lineOf } from '@binario/game-1849/text/events';
import type { Event } from '@binario/kernel';
import type { LogLine } from './protocol.ts';

/** The lines an action writes. */
export function linesOf(events: readonly Event<Effect1849>[], at: number): readonly LogLine[] {
  return events.flatMap((event) => {
    const line = lineOf(event);
    return line ? [{ at, ...line }] : [];
  });
}
