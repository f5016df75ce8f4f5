import { type Findings, hexNumber, hexOfSide } from '@binario/rail';
import { concessionaires } from '../../ids.ts';
import type { Board18fb } from '../board.ts';

/** What can be built on a board that can be played: every hex is reached, every line of a concession can be laid in phase 1. */
export function checkLand(found: Findings, on: Board18fb): void {
  checkReach(found, on);
  checkLines(found, on);
  checkRivers(found, on);
}

/** Hexes that a side leads to before passes open; printed track says which sides lead anywhere. */
function beyond(on: Board18fb, hex: number): readonly number[] {
  const { board } = on.closed;
  const found: number[] = [];
  for (let edge = 0; edge < 6; edge++) {
    const other = board.meets[hex * 6 + edge] as number;
    if (other >= 0 && leads(on, hex, edge) && leads(on, hexOfSide(other), other % 6)) found.push(hexOfSide(other));
  }
  return found;
}

function leads(on: Board18fb, hex: number, edge: number): boolean {
  const place = on.places[hex];
  if (!place || place.print.track.length === 0) return true;
  // Yellow track is built upon: further sides come with the next tile.
  return place.kind === 'city' || place.print.track.some(({ a, b }) => a === edge || b === edge);
}

function spread(on: Board18fb, start: number, passes: (hex: number) => boolean): ReadonlySet<number> {
  const seen = new Set([start]);
  for (const hex of seen) if (hex === start || passes(hex)) for (const next of beyond(on, hex)) seen.add(next);
  return seen;
}

function checkReach(found: Findings, on: Board18fb): void {
  const { board } = on.closed;
  const start = on.cities[0];
  if (!start) return;
  const seen = spread(on, hexNumber(board, start.id), (hex) => on.places[hex]?.kind !== 'offmap');
  on.places.forEach(({ id, kind }, n) => {
    if (kind !== 'stub' && !seen.has(n))
      found.warning('18FB §3.4.1', `map.hexes[${n}]`, 'board.unreachable', { hex: id });
  });
}

/** From the home to an intermediate destination no other city may lie between: the way goes over towns and open land. */
function checkLines(found: Findings, on: Board18fb): void {
  const { board } = on.closed;
  for (const corp of concessionaires) {
    const { homes, destinations } = on.corpDefs[corp];
    for (const home of homes) {
      const seen = spread(on, hexNumber(board, home), (hex) => {
        const kind = on.places[hex]?.kind;
        return kind === 'plain' || kind === 'town' || kind === 'towns';
      });
      const middles = destinations.filter(
        ({ role, base }) => role === 'intermediate' && (base === undefined || base === home),
      );
      const reached = middles.some(({ hex }) => seen.has(hexNumber(board, hex)));
      if (!reached) found.warning('18FB §3.2.2', `corporations.${corp}`, 'board.noLine', { corp, home });
    }
  }
}

/** The borders of a river follow one another: each shares a corner with another. */
function checkRivers(found: Findings, { borders }: Board18fb): void {
  const named = new Map<string, (readonly [string, string])[]>();
  for (const { a, b, rivers } of borders) {
    for (const river of rivers) named.set(river, [...(named.get(river) ?? []), [a, b]]);
  }
  for (const [river, sides] of named) {
    const [first, ...others] = sides;
    const chain = first ? [first] : [];
    const left = new Set(others);
    for (const side of chain) {
      for (const next of left) {
        // Two borders with a corner in common are borders of one and the same hex.
        if (!side.some((hex) => next.includes(hex))) continue;
        chain.push(next);
        left.delete(next);
      }
    }
    if (left.size > 0) found.warning('18FB §2.5.2', 'map.rivers', 'board.brokenRiver', { river });
  }
}
