import { checkHexes } from '@binario/rail';
import { companyIds, maritimeIds } from '../../data/companies.ts';
import { forms } from '../../data/forms.ts';
import type { File1865 } from '../file.ts';
import type { Findings1865 } from './findings.ts';

/** Homes and destinations (3.7); the companies of the short game have both of them in Sardinia (6.1). */
export function checkCompanies(found: Findings1865, file: File1865): void {
  const byId = new Map(file.map.hexes.map((hex) => [hex.id, hex]));
  const taken = new Map<string, string>();
  for (const corp of companyIds) {
    const { home, destination } = file.companies[corp];
    const isSardinian = forms.short.companies.includes(corp);
    for (const [field, id] of Object.entries({ home, destination })) {
      const at = `companies.${corp}.${field}`;
      const hex = byId.get(id);
      if (!hex) found.error(at, 'board.noHex', { hex: id });
      else if (hex.kind !== 'city' && (field === 'home' || hex.kind !== 'mine'))
        found.error(at, field === 'home' ? 'board.homeNoCity' : 'board.noStation', { corp, id });
      else if (isSardinian && hex.island !== 'Sardinia') found.error(at, 'board.notInSardinia', { corp, id });
    }
    const other = taken.get(home);
    if (other !== undefined) found.error(`companies.${corp}.home`, 'board.homeShared', { corp, other, home });
    if (home === destination) found.error(`companies.${corp}.destination`, 'board.homeIsDestination', { corp });
    taken.set(home, corp);
  }
  const known = new Set(byId.keys());
  for (const card of maritimeIds) {
    const { places } = file.maritime[card] as File1865['maritime'][string];
    checkHexes(
      found,
      known,
      places.map((hex, n) => [`maritime.${card}.places[${n}]`, hex]),
    );
  }
}
