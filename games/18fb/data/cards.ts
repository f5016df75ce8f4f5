import type { HexId } from '@binario/rail';
import type { Concessionaire } from './corporations.ts';
import type { Provenance } from './provenance.ts';

export const cardIds = ['Bayard', 'Melisurgo', 'Riseis', 'Falcon', 'Delahante', 'Valadous', 'LAla', 'Albano'] as const;
export type CardId = (typeof cardIds)[number];

/** Tokens of the Bourbon government, printed in slots of the map. */
export type Bourbon = 'B5' | 'B6' | 'B7' | 'B8';
export const bourbons: readonly Bourbon[] = ['B5', 'B6', 'B7', 'B8'];

interface CardDef {
  readonly id: CardId;
  readonly number: number;
  readonly name: string;
  readonly cost: number;
  readonly income: number;
  /** Income after the related company's first token besides its home (ruling K13). */
  readonly laterIncome?: number;
  /** Whose share and cheaper concession it brings. */
  readonly corp?: Concessionaire;
  /** Which Bourbon token it lets a corporation replace. */
  readonly bourbon?: Bourbon;
  /** Closes when that token is replaced. */
  readonly closesWithToken?: boolean;
  /** First phase in which its power may be used. */
  readonly fromPhase: number;
  readonly from: Provenance;
}

type Power = Omit<CardDef, 'id' | 'number' | 'name' | 'cost' | 'income' | 'fromPhase' | 'from'>;

function card(
  id: CardId,
  number: number,
  name: string,
  cost: number,
  income: number,
  fromPhase = 1,
  power: Power = {},
): CardDef {
  return { id, number, name, cost, income, fromPhase, ...power, from: 'F' };
}

const railway = (corp: Concessionaire, bourbon: Bourbon): Power => ({
  corp,
  bourbon,
  laterIncome: 10,
  closesWithToken: true,
});

/** The chart of 2.7. */
export const cardDefs: Readonly<Record<CardId, CardDef>> = {
  Bayard: card('Bayard', 1, 'Bayard', 25, 5),
  Melisurgo: card('Melisurgo', 2, 'Melisurgo', 50, 10),
  Riseis: card('Riseis', 3, 'Panfilo De Riseis', 75, 15),
  Falcon: card('Falcon', 4, 'Giuseppe Falcon De Cimer', 75, 15, 2),
  Delahante: card('Delahante', 5, 'Delahante, Duca di Galliera', 100, 20, 2, { bourbon: 'B5' }),
  Valadous: card('Valadous', 6, 'Valadous e D’Amato', 125, 20, 1, railway('LdA', 'B6')),
  LAla: card('LAla', 7, 'Casata L’Ala', 175, 25, 1, railway('FB', 'B7')),
  Albano: card('Albano', 8, 'Albano, Fox-Henderson', 200, 25, 1, railway('FP', 'B8')),
};

/** What a Falcon token adds to a city served by the railroad it was given to (2.7 note 4). */
export const falconBonus: Readonly<Record<HexId, number>> = { I30: 30, F37: 10 };

/** Bands by which Melisurgo lifts the secured interest. */
export const MELISURGO_BANDS = 2;

/** 3.1: bids go in steps of this. */
export const BID_STEP = 5;
