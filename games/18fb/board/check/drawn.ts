import { type Findings, hexNumber, isEdge } from '@binario/rail';
import type { Board18fb } from '../board.ts';
import type { BoardFile18fb } from '../file.ts';
import { bordersOf } from '../places.ts';
import { coordinates, edgeTowards } from '../trackBoard.ts';

/** What is drawn on the two maps agrees: letters with the sides they stand for, printed track with where it leads. */
export function checkDrawn(found: Findings, file: BoardFile18fb, on: Board18fb): void {
  checkLetteredSides(found, file);
  checkPrintedTrack(found, on);
  if (!on.borders.some(({ rivers }) => rivers.length > 1))
    found.warning('18FB §2.5.2', 'map.rivers', 'board.noDoubleRiver');
}

/** 2.5.1: a letter stands on the dark hex beyond its side, and the rivers it costs to cross are drawn there. */
function checkLetteredSides(found: Findings, { map }: BoardFile18fb): void {
  const borders = bordersOf(map);
  map.links.forEach(({ letter, shownOn, outside, rivers = [] }, n) => {
    const at = `map.links[${n}]`;
    const edge = edgeTowards(coordinates(outside.hex), coordinates(shownOn));
    if (edge !== outside.edge) found.warning('18FB §2.5.1', `${at}.shownOn`, 'board.letterElsewhere', { letter });
    const drawn = borders.find(({ a, b }) => [a, b].includes(shownOn) && [a, b].includes(outside.hex));
    const same = [...(drawn?.rivers ?? [])].sort().join() === [...rivers].sort().join() && !drawn?.mountain;
    if (!same) found.warning('18FB §2.5.2', `${at}.rivers`, 'board.letterOtherRivers', { letter });
  });
}

/** 3.4.1: no track, printed or laid, leads where nothing can be laid. */
function checkPrintedTrack(found: Findings, { places, full: { board } }: Board18fb): void {
  places.forEach(({ id, print }, n) => {
    const edges = print.track.flatMap(({ a, b }) => [a, b]).filter(isEdge);
    for (const edge of new Set(edges)) {
      const meets = board.meets[hexNumber(board, id) * 6 + edge] as number;
      if (meets < 0) found.warning('18FB §3.4.1', `map.hexes[${n}].track`, 'board.trackToNowhere', { hex: id, edge });
    }
  });
}
