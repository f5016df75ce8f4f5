import { type Findings, hexNumber, hexOfSide } from '@binario/rail';
import { concessionaires } from '../../ids.ts';
import type { Board18fb } from '../board.ts';
import { coordinates, edgeTowards } from '../trackBoard.ts';

/** What can be built on a board that can be played: every hex is reached, every line of a concession can be laid in phase 1. */
export function checkLand(found: Findings, on: Board18fb): void {
  checkReach(found, on);
  checkLines(found, on);
  checkRivers(found, on);
}

/** Sides of printed track that lead on: in the end any side of a city, since it is built up, but before green tiles only these. */
type Times = 'ever' | 'inYellow';

/** Hexes that a side leads to before passes open; printed track says which sides lead anywhere. */
function beyond(on: Board18fb, hex: number, times: Times): readonly number[] {
  const { board } = on.closed;
  const found: number[] = [];
  for (let edge = 0; edge < 6; edge++) {
    const other = board.meets[hex * 6 + edge] as number;
    if (other < 0) continue;
    if (leads(on, hex, edge, times) && leads(on, hexOfSide(other), other % 6, times)) found.push(hexOfSide(other));
  }
  return found;
}

function leads(on: Board18fb, hex: number, edge: number, times: Times): boolean {
  const place = on.places[hex];
  if (!place || place.print.track.length === 0) return true;
  if (place.kind === 'city' && times === 'ever') return true;
  return place.print.track.some(({ a, b }) => a === edge || b === edge);
}

function spread(on: Board18fb, start: number, times: Times, passes: (hex: number) => boolean): ReadonlySet<number> {
  const seen = new Set([start]);
  for (const hex of seen) if (hex === start || passes(hex)) for (const next of beyond(on, hex, times)) seen.add(next);
  return seen;
}

function checkReach(found: Findings, on: Board18fb): void {
  const { board } = on.closed;
  const start = on.cities[0];
  if (!start) return;
  const seen = spread(on, hexNumber(board, start.id), 'ever', (hex) => on.places[hex]?.kind !== 'offmap');
  on.places.forEach(({ id, kind }, n) => {
    if (kind !== 'stub' && !seen.has(n))
      found.warning('18FB §3.4.1', `map.hexes[${n}]`, 'board.unreachable', { hex: id });
  });
}

const isOpen = (on: Board18fb, hex: number): boolean => {
  const kind = on.places[hex]?.kind;
  return kind === 'plain' || kind === 'town' || kind === 'towns';
};

/**
 * From the home to the destinations no city lies between that is none of the company's own: the way goes over towns and
 * open land, and on from each place of its chart.
 */
function checkLines(found: Findings, on: Board18fb): void {
  const { board } = on.closed;
  for (const corp of concessionaires) {
    const { homes, destinations } = on.corpDefs[corp];
    for (const home of homes) {
      const line = destinations.filter(({ base }) => base === undefined || base === home);
      const reached = new Set([hexNumber(board, home)]);
      for (const place of reached) {
        const near = spread(on, place, 'inYellow', (hex) => isOpen(on, hex));
        for (const { hex } of line) if (near.has(hexNumber(board, hex))) reached.add(hexNumber(board, hex));
      }
      for (const { hex, role } of line) {
        if (role === 'extra' || reached.has(hexNumber(board, hex))) continue;
        found.warning('18FB §3.2.2', `corporations.${corp}`, 'board.noLine', { corp, home, hex });
      }
    }
  }
}

/** Two borders of one hex meet in a corner where its two other hexes are neighbours of each other. */
function isCorner(one: readonly [string, string], other: readonly [string, string]): boolean {
  const shared = one.find((hex) => other.includes(hex));
  const [a, b] = [one, other].map((side) => side.find((hex) => hex !== shared) ?? '');
  return shared !== undefined && edgeTowards(coordinates(a as string), coordinates(b as string)) >= 0;
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
        if (!isCorner(side, next)) continue;
        chain.push(next);
        left.delete(next);
      }
    }
    if (left.size > 0) found.warning('18FB §2.5.2', 'map.rivers', 'board.brokenRiver', { river });
  }
}
