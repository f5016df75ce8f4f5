import { checkFace, checkNames, checkPlaces, type Findings } from '@binario/rail';
import { bourbons } from '../../ids.ts';
import type { BoardFile18fb, HexPart } from '../file.ts';
import { stopsOf } from '../places.ts';
import { coordinates, edgeTowards, mapOf } from '../trackBoard.ts';

/** Every hex once and on the grid, with what its kind may have. */
export function checkHexes18fb(found: Findings, { map }: BoardFile18fb): void {
  checkNames(found, 'map.hexes', map.hexes);
  const ids = new Set(map.hexes.map(({ id }) => id));
  checkNames(found, 'map.ground', map.ground);
  map.ground.forEach(({ id }, n) => {
    if (ids.has(id)) found.error(`map.ground[${n}].id`, 'board.twice', { id });
  });
  const lists = { 'map.hexes': map.hexes, 'map.ground': map.ground };
  for (const [at, list] of Object.entries(lists)) {
    checkPlaces(
      found,
      at,
      list.map(({ id }) => ({ id, ...coordinates(id) })),
    );
    list.forEach(({ id }, n) => {
      if (isOffGrid(id)) found.error(`${at}[${n}].id`, 'board.offGrid', { hex: id });
    });
  }
  for (const [n, hex] of map.hexes.entries()) checkHex(found, `map.hexes[${n}]`, hex);
  checkTokens(found, map.hexes);
  checkOffMap(found, map);
  checkFunicolare(found, map);
}

/** In odd columns rows are odd: A2, B1, nC6. */
const isOffGrid = (hex: string): boolean => {
  const { x, y } = coordinates(hex);
  return Math.abs(x + y) % 2 !== 0;
};

const mayShow: Readonly<Record<HexPart['kind'], readonly (keyof HexPart)[]>> = {
  plain: [],
  town: ['label'],
  towns: ['label'],
  city: ['label', 'slots', 'value', 'track', 'port'],
  offmap: ['slots', 'track'],
  stub: ['track'],
};

function checkHex(found: Findings, at: string, hex: HexPart): void {
  const { id, kind, slots = [], track, value = 0 } = hex;
  for (const field of ['label', 'slots', 'value', 'track', 'port'] as const) {
    if (hex[field] !== undefined && !mayShow[kind].includes(field)) {
      found.error(`${at}.${field}`, 'board.notHere', { hex: id, field });
    }
  }
  if (kind === 'city' && slots.length === 0) found.error(`${at}.slots`, 'board.noSlot', { hex: id });
  if ((kind === 'offmap' || kind === 'stub') && track === undefined) {
    found.error(`${at}.track`, 'board.noTrack', { hex: id });
  }
  // Without printed track a city shows nothing to run to (ruling T4).
  if (kind === 'city' && track === undefined && value > 0) found.error(`${at}.value`, 'board.noTrack', { hex: id });
  checkFace(found, at, id, { ...(track !== undefined && { track }), stops: stopsOf(hex) });
  slots.forEach((slot, n) => {
    if (/^[A-Z]/.test(slot) && slots.indexOf(slot) < n) found.error(`${at}.slots[${n}]`, 'board.twice', { id: slot });
  });
}

/** A token of the government lies in one place (2.7). */
function checkTokens(found: Findings, hexes: readonly HexPart[]): void {
  const seen = new Set<string>();
  hexes.forEach(({ slots = [] }, n) => {
    slots.forEach((slot, s) => {
      if (!(bourbons as readonly string[]).includes(slot)) return;
      if (seen.has(slot)) found.error(`map.hexes[${n}].slots[${s}]`, 'board.twice', { id: slot });
      seen.add(slot);
    });
  });
}

/** Red hexes belong to one place each; its slots are printed on the last of them. */
function checkOffMap(found: Findings, { hexes, offMap }: BoardFile18fb['map']): void {
  const red = new Map(hexes.filter(({ kind }) => kind === 'offmap').map((hex) => [hex.id, hex]));
  const taken = new Set<string>();
  offMap.forEach(({ hexes: ids }, n) => {
    ids.forEach((id, h) => {
      const at = `map.offMap[${n}].hexes[${h}]`;
      const hex = red.get(id);
      if (!hex) found.error(at, 'board.notOffMap', { hex: id });
      else if (taken.has(id)) found.error(at, 'board.twice', { id });
      else if (h < ids.length - 1 && hex.slots) found.error(at, 'board.slotsOnLast', { hex: id });
      taken.add(id);
    });
  });
  hexes.forEach(({ id }, n) => {
    if (red.has(id) && !taken.has(id)) found.error(`map.hexes[${n}]`, 'board.noPlaceOffMap', { hex: id });
  });
}

/** 2.5.3: the stub lies beyond that side of the city. */
function checkFunicolare(found: Findings, { hexes, funicolare, falcon }: BoardFile18fb['map']): void {
  const { city, stub, edge } = funicolare;
  const kindOf = new Map(hexes.map(({ id, kind }) => [id, kind]));
  if (kindOf.get(city) !== 'city') found.error('map.funicolare.city', 'board.noCity', { hex: city });
  if (kindOf.get(stub) !== 'stub') found.error('map.funicolare.stub', 'board.noStub', { hex: stub });
  const beyond = mapOf(city) === mapOf(stub) && edgeTowards(coordinates(city), coordinates(stub)) === edge;
  if (!beyond) found.error('map.funicolare.edge', 'board.notBeyond', { hex: stub, city, edge });
  falcon.forEach(({ hex }, n) => {
    if (kindOf.get(hex) !== 'city') found.error(`map.falcon[${n}].hex`, 'board.noCity', { hex });
  });
}
