import { checkFace, parseTrack, type Stop } from '@binario/rail';
import type { HexInFile, TileInFile } from '../file.ts';
import type { Findings1865 } from './findings.ts';

/** One gauge; a station that holds markers has spaces for them, anything else has none. */
export function checkShown(found: Findings1865, at: string, shown: HexInFile | TileInFile): void {
  const { id, kind, track = '', value = 0, slots = 0 } = shown;
  const stops: readonly Stop[] = kind === 'plain' ? [] : [{ kind, value, slots }];
  checkFace(found, at, id, { track, stops });
  if (/[~=]/.test(track)) found.error(`${at}.track`, 'board.oneGauge', { id });
  if ((kind === 'city' || kind === 'mine') !== slots > 0) found.error(`${at}.slots`, 'board.slots', { id });
  if (kind === 'plain' && value > 0) found.error(`${at}.value`, 'board.plainValue', { id });
  if (shown.label !== undefined && kind !== 'city') found.error(`${at}.label`, 'board.letterNoCity', { id });
}

/** Track as one text, whatever the order in which it is written. */
export const trackOf = (track = ''): string =>
  parseTrack(track)
    .map(({ a, b }) => `${Math.min(a, b)}-${Math.max(a, b)}`)
    .sort()
    .join(' ');
