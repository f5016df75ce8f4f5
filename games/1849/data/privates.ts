import type { HexId } from '@binario/rail';

export type Private = 'SCE' | 'SIGI' | 'CNM' | 'SMS' | 'RSA';

export interface PrivateDef {
  readonly id: Private;
  readonly name: string;
  readonly face: number;
  readonly revenue: number;
}

/** The table of 7.1, in the order of sale (section 8). */
export const privateDefs: Readonly<Record<Private, PrivateDef>> = {
  SCE: { id: 'SCE', name: 'Società Corriere Etnee', face: 20, revenue: 5 },
  SIGI: { id: 'SIGI', name: 'Studio di Ingegneria Giuseppe Incorpora', face: 45, revenue: 10 },
  CNM: { id: 'CNM', name: 'Compagnia Navale Mediterranea', face: 75, revenue: 15 },
  SMS: { id: 'SMS', name: 'Società Marittima Siciliana', face: 110, revenue: 20 },
  RSA: { id: 'RSA', name: 'Reale Società d’Affari', face: 150, revenue: 25 },
};

export const privateIds: readonly Private[] = ['SCE', 'SIGI', 'CNM', 'SMS', 'RSA'];

/** Acireale, closed to track while SCE is open and in a player's hand. */
export const acireale: HexId = 'G13';

/** Coastal cities of SMS: all cities but Caltanissetta and Ragusa. */
export const coastalCities: readonly HexId[] = ['B14', 'C1', 'C5', 'E1', 'H12', 'J6', 'M9', 'M13'];

export const portHexes: readonly HexId[] = ['a12', 'A5', 'L14', 'N8'];

/** What CNM's marker adds to its port. */
export const portBonus = 20;

export const messina: HexId = 'B14';

/** Cities an E train counts twice (14.3). */
export const majorCities: readonly HexId[] = ['H12', 'B14', 'C5', 'M13'];
