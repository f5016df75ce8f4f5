/** One of the five private companies. */
export type Private = 'SCE' | 'SIGI' | 'CNM' | 'SMS' | 'RSA';

/** A private company as printed on its card. */
export interface PrivateDef {
  readonly name: string;
  readonly face: number;
  readonly revenue: number;
}

/** The table of 7.1, in the order of sale (section 8). */
export const privates1849: Readonly<Record<Private, PrivateDef>> = {
  SCE: { name: 'Società Corriere Etnee', face: 20, revenue: 5 },
  SIGI: { name: 'Studio di Ingegneria Giuseppe Incorpora', face: 45, revenue: 10 },
  CNM: { name: 'Compagnia Navale Mediterranea', face: 75, revenue: 15 },
  SMS: { name: 'Società Marittima Siciliana', face: 110, revenue: 20 },
  RSA: { name: 'Reale Società d’Affari', face: 150, revenue: 25 },
};

/** By so much a bid rises at least, and SCE comes down (8). */
export const STEP_OF_BIDS = 5;

/** The private companies in the order of their face value. */
export const privateIds: readonly Private[] = ['SCE', 'SIGI', 'CNM', 'SMS', 'RSA'];
