import { checkFace, checkNames, checkPlaces } from '@binario/rail';
import { placeOf } from '../compile.ts';
import type { File1849, HexInFile } from '../file.ts';
import type { Findings1849 } from './findings.ts';

/** Section 4. Each hex lies where its name says; revenue is paid by the tenth, so values end in 0 (10.5.3). */
export function checkMap(found: Findings1849, { map: { hexes } }: File1849): void {
  checkNames(found, 'map.hexes', hexes);
  checkPlaces(
    found,
    'map.hexes',
    hexes.map(({ id }) => ({ id, ...placeOf(id) })),
  );
  hexes.forEach((hex, n) => {
    const at = `map.hexes[${n}]`;
    const { x, y } = placeOf(hex.id);
    if (hex.id.length > 3 || !/^[A-Za-z]\d/.test(hex.id)) found.error(`${at}.id`, 'board.noPlace', { id: hex.id });
    else if ((x + y) % 2 !== 0) found.error(`${at}.id`, 'board.offGrid', { id: hex.id });
    checkFace(found, at, hex.id, hex);
    checkStop(found, at, hex);
  });
}

/** Only cities have spaces for tokens; what never gets a tile must have its track printed to be of any use. */
function checkStop(found: Findings1849, at: string, { id, stops: [stop] = [], ground, track = '' }: HexInFile): void {
  if (!stop) return;
  if (stop.value % 10 !== 0) found.error(`${at}.stops[0].value`, 'board.notTens', { id, value: stop.value });
  if ((stop.kind === 'city') !== stop.slots > 0) found.error(`${at}.stops[0].slots`, 'board.slots', { id });
  const end = stop.kind === 'port' || stop.kind === 'offmap';
  if (end && ground !== 'fixed') found.error(`${at}.ground`, 'board.endNotFixed', { id });
  if (ground === 'fixed' && track === '') found.error(`${at}.track`, 'board.cutOff', { id });
}
