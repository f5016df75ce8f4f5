import { type Corp, corpIds } from '../../data/corporations.ts';
import { STEP_OF_BIDS } from '../../data/privates.ts';
import type { File1849 } from '../file.ts';
import type { Findings1849 } from './findings.ts';

/** 7.2, 9.4.1: every home is a city with a space, Garibaldi alone has several, and nobody else's home is among them. */
export function checkCompanies(found: Findings1849, file: File1849): void {
  const hexes = new Map(file.map.hexes.map((hex) => [hex.id, hex]));
  const taken = new Map<string, Corp>();
  const lowest = Math.min(...Object.values(file.phases).flatMap(({ startValues }) => startValues));
  for (const corp of corpIds) {
    const { homes } = file.corporations[corp];
    const at = `corporations.${corp}.homes`;
    // The fee is paid out of the president's certificate (9.4).
    if (file.corporations[corp].tokenFee > 2 * lowest) {
      found.error(`corporations.${corp}.tokenFee`, 'board.feeTooHigh', { corp, least: 2 * lowest });
    }
    if (corp !== 'AFG' && homes.length > 1) found.error(at, 'board.severalHomes', { corp });
    homes.forEach((home, n) => {
      const hex = hexes.get(home);
      if (!hex) found.error(`${at}[${n}]`, 'board.homeNowhere', { corp, home });
      else if (hex.stops?.[0]?.kind !== 'city') found.error(`${at}[${n}]`, 'board.homeNoCity', { corp, home });
      // The earthquake takes its token and leaves its space to others (12): it could not begin there again.
      if (corp !== 'AFG' && home === file.places.messina)
        found.error(`${at}[${n}]`, 'board.homeInRuins', { corp, home });
      const other = taken.get(home);
      if (other !== undefined) found.error(`${at}[${n}]`, 'board.homeShared', { corp, other, home });
      taken.set(home, corp);
    });
  }
  for (const [name, { face }] of Object.entries(file.privates)) {
    // SCE comes down in steps of a bid (8).
    if (face % STEP_OF_BIDS !== 0) found.error(`privates.${name}.face`, 'board.notFives', { name, face });
  }
}
