import type { Face } from '@binario/rail';
import type { Advice1865 } from './scene.ts';
import type { Seen } from './seen.ts';

/** The station a hex shows now; nothing on plain ground. */
export function stopAt(ask: Advice1865, table: Seen, hex: string): Face['stops'][number] | undefined {
  return ask.faces(table)[ask.ground(table).numberOf.get(hex) ?? -1]?.stops[0];
}
