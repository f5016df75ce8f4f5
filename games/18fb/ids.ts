import type { TrainId } from '@binario/rail';

/**
 * What the rules call by name, on whatever board: companies, cards, trains. A board says where they are at home, what they
 * cost and what they look like.
 */
export type Major = 'NN' | 'FSC' | 'LdA' | 'FC' | 'FB' | 'LTF' | 'SFTF' | 'FS' | 'FP' | 'FST' | 'SFM';
/** One of the two national companies. */
export type National = 'RM' | 'RA';
/** One of the regional companies. */
export type Regional = 'SFSM' | 'SEPSA' | 'FAS' | 'FA' | 'FAL' | 'FG' | 'FdC';
/** Majors and nationals have shares and a price; regionals have neither. */
export type Corp = Major | National;
/** Any company: major, national or regional. */
export type Company = Corp | Regional;

/** The ten companies with a concession, in the order of the table of 3.2.2. */
export const concessionaires = ['NN', 'FSC', 'LdA', 'FC', 'FB', 'LTF', 'SFTF', 'FS', 'FP', 'FST'] as const;
/** A major company whose line needs a concession. */
export type Concessionaire = (typeof concessionaires)[number];

/** The major companies. */
export const majorIds: readonly Major[] = [...concessionaires, 'SFM'];
/** The national companies. */
export const nationalIds: readonly National[] = ['RM', 'RA'];
/** The companies with a charter: majors, then nationals. */
export const corpIds: readonly Corp[] = [...majorIds, ...nationalIds];
/** All regional companies; in which order they operate, the board says. */
export const allRegionals: readonly Regional[] = ['SFSM', 'SEPSA', 'FAS', 'FA', 'FAL', 'FG', 'FdC'];

/** The political cards in the order of their numbers. */
export const cardIds = ['Bayard', 'Melisurgo', 'Riseis', 'Falcon', 'Delahante', 'Valadous', 'LAla', 'Albano'] as const;
/** One of the political cards. */
export type CardId = (typeof cardIds)[number];

/** Tokens of the Bourbon government, printed in slots of the map. */
export type Bourbon = 'B5' | 'B6' | 'B7' | 'B8';
/** The Bourbon tokens. */
export const bourbons: readonly Bourbon[] = ['B5', 'B6', 'B7', 'B8'];

/** What the owner of a political card may do with it. */
export interface CardPower {
  /** Whose share and cheaper concession it brings. */
  readonly corp?: Concessionaire;
  /** Which Bourbon token it lets a corporation replace. */
  readonly bourbon?: Bourbon;
  /** Closes when that token is replaced. */
  readonly closesWithToken?: boolean;
}

const railway = (corp: Concessionaire, bourbon: Bourbon): CardPower => ({ corp, bourbon, closesWithToken: true });

/** 2.7, notes 5 to 8. */
export const cardPowers: Readonly<Record<CardId, CardPower>> = {
  Bayard: {},
  Melisurgo: {},
  Riseis: {},
  Falcon: {},
  Delahante: { bourbon: 'B5' },
  Valadous: railway('LdA', 'B6'),
  LAla: railway('FB', 'B7'),
  Albano: railway('FP', 'B8'),
};

/** The letters of secured interest, from the lowest on. */
export type Band = 'A' | 'B' | 'C' | 'D' | 'E';
/** The bands of concessions. */
export const bands: readonly Band[] = ['A', 'B', 'C', 'D', 'E'];

/** A kind of trains, named after the phase its first sale begins. */
export type TrainKind = 'PH1' | 'PH2' | 'PH3' | 'PH4' | 'PH5' | 'PH6';
/** Trains for regional companies only. */
export type RegionalKind = 'R5' | 'R6';
/** A kind of trains of any company, regional ones among them. */
export type AnyKind = TrainKind | RegionalKind;

/** In the order of sale. */
export const trainKinds: readonly TrainKind[] = ['PH1', 'PH2', 'PH3', 'PH4', 'PH5', 'PH6'];
/** The kinds of trains of regional companies. */
export const regionalKinds: readonly RegionalKind[] = ['R5', 'R6'];
/** All kinds of trains, regional ones last. */
export const allKinds: readonly AnyKind[] = [...trainKinds, ...regionalKinds];
/** Kinds of which there are cards without limit (2.6). */
export const endlessKinds: readonly AnyKind[] = ['PH6', 'R6'];

/** No game comes near this number of cards of such a kind. */
export const MOST_ENDLESS = 60;

/** The name of one train card: its kind and the number of the copy. */
export const trainId = (kind: AnyKind, copy: number): TrainId => `${kind}-${copy}`;

/** Phases by number; their events belong to the rules. */
export const phaseNumbers = [1, 2, 3, 4, 5, 6] as const;
/** The phase in which the Bourbons fall: no cards, no concessions, regionals and SFM. */
export const UNIFICATION = 5;
/** The phase in which the national companies RM and RA form. */
export const CONVENTIONS = 6;

/** 1.2: for how many players there is a game. */
export const partySizes = [3, 4, 5, 6] as const;
