import {
  type CorpId,
  type CourseTable,
  type HexId,
  type Holder,
  isPlayer,
  type PlayerId,
  POOL,
  type PrivateId,
  presidentIn,
  type TrainId,
} from '@binario/rail';
import { UNIFICATION } from './ids.ts';
import type { Options } from './options.ts';

/** Certificates that nobody has bought yet. */
export const OFFER = 'offer';

/**
 * Where a company stands by itself, frozen or not (3.3). `started`: from phase 5 on, its presidential certificate is
 * sold, but not yet 60 % of its stock. `merged`: it has become part of a national company.
 */
export type Standing = 'unfloated' | 'started' | 'building' | 'provisional' | 'definitive' | 'closed' | 'merged';

/** What is known of a major or national company besides money, certificates, trains and tokens on the map. */
export interface CompanyFacts {
  readonly standing: Standing;
  readonly par: number | null;
  /** Who holds its concession: the bank (never granted), the pool (withdrawn), a player; gone from phase 5 on. */
  readonly concession: Holder;
  /** Was the concession ever granted? */
  readonly granted: boolean;
  /** The deposit the present owner of the concession has paid, and what has come back of it. */
  readonly deposit: number;
  readonly refunded: number;
  /** Tile steps in a turn, fixed when it floats; 0 before. */
  readonly steps: number;
  /** Its base station; null while it is to be chosen (FP, SFM) and for nationals. */
  readonly home: HexId | null;
  /** The intermediate destination it has reached; null before. */
  readonly intermediate: HexId | null;
  /** Square town markers in its treasury. */
  readonly markers: number;
  /** Tokens laid besides the home token. */
  readonly laid: number;
  /** Turns finished outside the building state (ruling C5). */
  readonly turns: number;
  /** Leased trains not yet paid (ruling F8). */
  readonly leased: readonly TrainId[];
  /** Who decides for a national whose presidential certificate lies in its treasury (ruling F4). */
  readonly acting: PlayerId | null;
}

/** A regional company. Its certificate lies in `privates` under the same name, its money in `cash`. */
export interface RegionalFacts {
  /** `waiting` before phase 5, `open` from then on, `acquired` by a larger company. */
  readonly standing: 'waiting' | 'open' | 'acquired';
  readonly markers: number;
  /** Historical destinations whose bonus has been paid. */
  readonly reached: readonly HexId[];
}

/** Things that matter only within one company's turn, or one player's turn in a stock round. */
export interface TurnFacts {
  /** Refused proposals: the highest price refused for each thing (ruling A2). */
  readonly refused: Readonly<Record<string, number>>;
  /** Tile steps used. */
  readonly laid: number;
  /** The one token of the turn has been laid. */
  readonly token: boolean;
  /** What the trains earn; null before they have run. */
  readonly revenue: number | null;
  /** The secured interest was due in this turn: the company was in building state when it came to it. */
  readonly building: boolean;
  /** Stock sold and certificates bought in the financial step. */
  readonly sold: readonly CorpId[];
  readonly bought: boolean;
}

/** The facts of a turn in which nothing has been done yet. */
export const freshTurn: TurnFacts = {
  refused: {},
  laid: 0,
  token: false,
  revenue: null,
  building: false,
  sold: [],
  bought: false,
};

/** Why a game of 18FB ended (4). */
export type EndReason = 'bank' | 'top' | 'stalemate' | 'onePlayer';

/** Everything that lies on the table of 18FB. */
export interface Table18fb extends CourseTable<EndReason> {
  readonly options: Options;
  readonly certLimit: number;
  readonly companies: Readonly<Record<CorpId, CompanyFacts>>;
  readonly regionals: Readonly<Record<PrivateId, RegionalFacts>>;
  /** Political cards whose power has been used. */
  readonly used: readonly PrivateId[];
  /** Political cards whose free share has been given. */
  readonly given: readonly PrivateId[];
  /**
   * Political cards whose owner lets a company of another player use them (ruling K14). Undefined where there are none:
   * so such positions have the hash they had before cards could be lent.
   */
  readonly lent: Readonly<Record<PrivateId, CorpId>> | undefined;
  /** The company with the raised band (Melisurgo) and the one with the bonus tokens (Falcon). */
  readonly melisurgo: CorpId | null;
  readonly falcon: CorpId | null;
  /** Companies whose concession was withdrawn in this stock round. */
  readonly withdrawn: readonly CorpId[];
  /** Companies, regional ones too, that have had their turn in this operating round. */
  readonly operated: readonly CorpId[];
  readonly turn: TurnFacts;
  /** What is being played. */
  readonly round: 'auction' | 'stock' | 'operating';
  /** The regional companies round: not yet, at the end of this operating round, over. */
  readonly regionalRound: 'later' | 'due' | 'over';
}

/** The phase of the table as a number, for comparing. */
export const phaseNumber = (table: Pick<Table18fb, 'phase'>): number => Number(table.phase);

/** Do the Bourbons still rule? They do in phases 1 to 4. */
export const isBourbon = (table: Pick<Table18fb, 'phase'>): boolean => phaseNumber(table) < UNIFICATION;

/** What is known of a company with a charter; asking about another is a bug. */
export function factsOf(table: Table18fb, corp: CorpId): CompanyFacts {
  const facts = table.companies[corp];
  if (!facts) throw new Error(`${corp} is not a company of this game`);
  return facts;
}

/** What is known of a regional company; asking about another is a bug. */
export function regionalOf(table: Table18fb, regional: PrivateId): RegionalFacts {
  const facts = table.regionals[regional];
  if (!facts) throw new Error(`${regional} is not a regional company of this game`);
  return facts;
}

/** Is this one of the regional companies? */
export const isRegional = (table: Pick<Table18fb, 'regionals'>, corp: string): boolean =>
  table.regionals[corp] !== undefined;

/** Does the company take turns? Building, provisional or definitive, frozen or not. */
export function isFloated(table: Pick<Table18fb, 'companies'>, corp: CorpId): boolean {
  const standing = table.companies[corp]?.standing;
  return standing === 'building' || standing === 'provisional' || standing === 'definitive';
}

/** Has somebody bought its presidential certificate, and is it still there? */
export const isStarted = (table: Table18fb, corp: CorpId): boolean =>
  isFloated(table, corp) || table.companies[corp]?.standing === 'started';

/** 3.3: in the Bourbon period a floated company whose concession lies in the pool. */
export const isFrozen = (table: Table18fb, corp: CorpId): boolean =>
  isFloated(table, corp) && table.companies[corp]?.concession === POOL;

/** Building, and not frozen: no trains run, secured interest is paid. */
export const isBuilding = (table: Table18fb, corp: CorpId): boolean =>
  table.companies[corp]?.standing === 'building' && !isFrozen(table, corp);

/** Provisional or definitive, and not frozen. */
export const isOperational = (table: Table18fb, corp: CorpId): boolean => {
  const standing = table.companies[corp]?.standing;
  return (standing === 'provisional' || standing === 'definitive') && !isFrozen(table, corp);
};

/** Whoever holds the presidential certificate; the owner of a regional company decides for it. */
export function presidentIfAny(table: Table18fb, corp: CorpId): PlayerId | undefined {
  if (isRegional(table, corp)) {
    const owner = table.privates[corp] ?? '';
    return isPlayer(owner) ? owner : undefined;
  }
  return presidentIn(table.certs[corp] ?? []) ?? table.companies[corp]?.acting ?? undefined;
}

/** The president of a started company; asking about another is a bug. */
export function presidentOf(table: Table18fb, corp: CorpId): PlayerId {
  const president = presidentIfAny(table, corp);
  if (!president) throw new Error(`${corp} has no president`);
  return president;
}
