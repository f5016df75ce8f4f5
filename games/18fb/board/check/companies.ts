import type { Findings } from '@binario/rail';
import { concessionaires, type Major, nationalIds } from '../../ids.ts';
import type { BoardFile18fb, CorpPart, HexPart } from '../file.ts';

type Hexes = ReadonlyMap<string, HexPart>;

/** Homes and destinations are there, with circles for those whose they are. */
export function checkCompanies(found: Findings, file: BoardFile18fb): void {
  const hexes: Hexes = new Map(file.map.hexes.map((hex) => [hex.id, hex]));
  const ends = new Set([
    ...file.map.hexes.filter(({ kind }) => kind === 'city').map(({ id }) => id),
    ...file.map.offMap.map((place) => place.hexes.at(-1) ?? ''),
  ]);
  for (const corp of concessionaires) {
    checkHomes(found, `corporations.${corp}`, corp, file.corporations[corp], hexes);
    checkDestinations(found, `corporations.${corp}`, corp, file.corporations[corp], hexes, ends);
  }
  checkNationals(found, file);
  checkRegionals(found, file, hexes);
  checkSlots(found, file);
  concessionaires.forEach((corp) => {
    if (file.concessions[corp].waivedBy === corp) {
      found.error(`concessions.${corp}.waivedBy`, 'board.waivedByItself', { corp });
    }
  });
}

const keeps = (hexes: Hexes, hex: string, corp: string): boolean => hexes.get(hex)?.slots?.includes(corp) ?? false;

function checkHomes(found: Findings, at: string, corp: string, part: CorpPart, hexes: Hexes): void {
  const { homes = [], destinations = [] } = part;
  homes.forEach((hex, n) => {
    const where = `${at}.homes[${n}]`;
    if (!hexes.has(hex)) found.error(where, 'board.noHex', { hex });
    else if (hexes.get(hex)?.kind !== 'city') found.error(where, 'board.noCity', { hex });
    else if (!keeps(hexes, hex, corp)) found.error(where, 'board.noSlotFor', { hex, corp });
    if (homes.indexOf(hex) < n) found.error(where, 'board.twice', { id: hex });
    // Whoever chooses another base gives up the slot of an intermediate destination (ruling D3): it would lose its home.
    if (destinations.some((each) => each.hex === hex && each.role === 'intermediate' && each.base !== undefined)) {
      found.error(where, 'board.homeOnTheWay', { hex, corp });
    }
    const named = (role: string): boolean =>
      destinations.some((each) => each.role === role && (each.base === undefined || each.base === hex));
    if (!named('intermediate')) found.error(`${at}.destinations`, 'board.noIntermediate', { corp, home: hex });
    if (!named('final')) found.error(`${at}.destinations`, 'board.noFinal', { corp, home: hex });
  });
}

function checkDestinations(
  found: Findings,
  at: string,
  corp: string,
  { homes = [], destinations = [] }: CorpPart,
  hexes: Hexes,
  ends: ReadonlySet<string>,
): void {
  destinations.forEach(({ hex, base, role }, n) => {
    const where = `${at}.destinations[${n}]`;
    if (!hexes.has(hex)) found.error(`${where}.hex`, 'board.noHex', { hex });
    else if (!ends.has(hex)) found.error(`${where}.hex`, 'board.noTokens', { hex });
    else if (role !== 'extra' && !keeps(hexes, hex, corp)) {
      found.warning('18FB §2.5.1', `${where}.hex`, 'board.notKept', { hex, corp });
    }
    if (base !== undefined && !homes.includes(base)) found.error(`${where}.base`, 'board.noHome', { hex: base, corp });
    if (homes.length === 1 && homes[0] === hex) found.error(`${where}.hex`, 'board.twice', { id: hex });
  });
}

/** A circle is kept only for a company that has a use for it. */
function checkSlots(found: Findings, { map, corporations }: BoardFile18fb): void {
  map.hexes.forEach(({ id, slots = [] }, n) => {
    slots.forEach((slot, s) => {
      const corp = concessionaires.find((each) => each === slot);
      if (corp === undefined) return;
      const { homes = [], destinations = [] } = corporations[corp];
      const used = homes.includes(id) || destinations.some(({ hex }) => hex === id);
      if (!used) found.warning('18FB §2.5.1', `map.hexes[${n}].slots[${s}]`, 'board.keptForNothing', { hex: id, corp });
    });
  });
}

/** 3.6.1: the national takes over every token of two companies. */
function checkNationals(found: Findings, { corporations }: BoardFile18fb): void {
  for (const national of nationalIds) {
    const { eligible = [], tokens } = corporations[national];
    const at = `corporations.${national}`;
    eligible.forEach((corp, n) => {
      if (eligible.indexOf(corp) < n) found.error(`${at}.eligible[${n}]`, 'board.twice', { id: corp });
    });
    const counts = eligible.map((corp: Major) => corporations[corp].tokens).sort((x, y) => y - x);
    const least = (counts[0] ?? 0) + (counts[1] ?? 0);
    if (tokens < least) found.error(`${at}.tokens`, 'board.fewTokens', { corp: national, least });
  }
}

const stations: readonly HexPart['kind'][] = ['town', 'towns', 'city'];

/** A regional begins at a station, and its destinations are stations too (3.5.2). */
function checkRegionals(found: Findings, { regionals }: BoardFile18fb, hexes: Hexes): void {
  regionals.forEach(({ id, home, bonuses }, n) => {
    const at = `regionals[${n}]`;
    if (regionals.findIndex((each) => each.id === id) < n) found.error(`${at}.id`, 'board.twice', { id });
    const named = [
      [`${at}.home`, home] as const,
      ...bonuses.map(({ hex }, b) => [`${at}.bonuses[${b}].hex`, hex] as const),
    ];
    for (const [where, hex] of named) {
      const kind = hexes.get(hex)?.kind;
      if (kind === undefined) found.error(where, 'board.noHex', { hex });
      else if (!stations.includes(kind)) found.error(where, 'board.noStationThere', { hex });
    }
    bonuses.forEach(({ hex }, b) => {
      const again = bonuses.findIndex((each) => each.hex === hex) < b;
      if (again) found.error(`${at}.bonuses[${b}].hex`, 'board.twice', { id: hex });
    });
  });
}
