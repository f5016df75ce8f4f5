import { memo2 } from '@binario/kernel';
import {
  type CorpId,
  type CourseTable,
  type HexId,
  hexNumber,
  markerOf,
  marketOrder,
  type PlayerId,
  type PrivateId,
  presidentIn,
  priceAt,
} from '@binario/rail';
import { boardOf } from './board/boardOf.ts';
import type { Company, Status } from './data/companies.ts';
import type { Form } from './data/forms.ts';
import type { Phase } from './data/phases.ts';
import type { Options } from './options.ts';

/** How far a company has come: launched with its president's certificate, floated when 60% is sold. */
export type Standing = 'unlaunched' | 'launched' | 'floated' | 'closed';

/** What is known of a public company besides money, certificates, trains and markers on the map. */
export interface CompanyFacts {
  readonly standing: Standing;
  readonly status: Status;
  /** Was absorbed once: its next home is chosen. */
  readonly relaunch: boolean;
  /** The value chosen at the launch, while its token is not on the market yet (C.5). */
  readonly value: number | null;
  /** Row of the Dragons Chart, once floated. */
  readonly row: number | null;
  readonly chips: number;
  readonly loans: number;
  /** Operating turns finished since it was launched. */
  readonly turns: number;
  /** The revenue it declared last. */
  readonly revenue: number;
  readonly home: HexId | null;
  /** Station markers in all, on the map and on the chart. */
  readonly markers: number;
}

/** Things that matter only within one company's turn. */
export interface TurnFacts {
  /** Refused proposals: the highest price refused for each kind of train of each company (ruling 57). */
  readonly refused: Readonly<Record<string, number>>;
  /** It has taken a card, repaid a loan or absorbed a company: too late to be absorbed itself (ruling 67). */
  readonly begun: boolean;
  /** A new train has already lifted the value. */
  readonly newTrain: boolean;
  /** The president has paid for a train: no other one in this turn (4.7). */
  readonly helped: boolean;
}

/** The facts of a turn in which nothing has been done yet. */
export const freshTurn: TurnFacts = { refused: {}, begun: false, newTrain: false, helped: false };

/** Why a game of 1865 ended (2.7). */
export type EndReason = 'bank' | 'stalemate' | 'onePlayer';

/** Everything that lies on the table of 1865. */
export interface Table1865 extends CourseTable<EndReason> {
  readonly options: Options;
  readonly certLimit: number;
  readonly companies: Readonly<Record<CorpId, CompanyFacts>>;
  /** Maritime cards whose location bonus has been paid. */
  readonly bonusPaid: readonly PrivateId[];
  /** Companies that have had their turn in this operating round. */
  readonly operated: readonly CorpId[];
  readonly turn: TurnFacts;
  /** Personal loans (4.9). */
  readonly loans: Readonly<Record<PlayerId, number>>;
}

export { boardOf } from './board/boardOf.ts';

/** What the form the table is played in differs in. */
export const formOf = (table: Table1865): Form => boardOf(table).form;

/** Is this hex in play? The short game has one island only. */
export const isOnBoard = (table: Table1865, hex: HexId): boolean => boardOf(table).board.numberOf.has(hex);

/** The number of a hex on the board of this table. */
export const numberOfHex = (table: Table1865, hex: HexId): number => hexNumber(boardOf(table).board, hex);

/** What the phase of the table allows. */
export const phaseOf = (table: Table1865): Phase => boardOf(table).phases[table.phase] as Phase;

/** The phase of the table as a number, for comparing. */
export const phaseNumber = (table: Table1865): number => Number(table.phase);

/** What is known of a company; asking about one that is not in this form of the game is a bug. */
export function factsOf(table: Table1865, corp: CorpId): CompanyFacts {
  const facts = table.companies[corp];
  if (!facts) throw new Error(`${corp} is not in this game`);
  return facts;
}

/** Has 60% of the company been sold, so that it operates? */
export const isFloated = (table: Table1865, corp: CorpId): boolean => table.companies[corp]?.standing === 'floated';

/** Launched, floated or not: some player has bought its presidential certificate. */
export function isLaunched(table: Pick<Table1865, 'companies'>, corp: CorpId): boolean {
  const standing = table.companies[corp]?.standing;
  return standing === 'launched' || standing === 'floated';
}

/** Market value; before its token lies on the market (C.5) the value chosen at the launch. */
export function price(table: Table1865, corp: CorpId): number {
  const marker = markerOf(table.market, corp);
  return marker ? priceAt(boardOf(table).grid, marker) : (table.companies[corp]?.value ?? 0);
}

const tokensInOrder = (table: Table1865): readonly CorpId[] => marketOrder(boardOf(table).grid, table.market);

/** Floated companies: highest value first, in one box from the top of the pile down (4.1). */
export const operatingOrder = (table: Table1865): readonly CorpId[] =>
  floatedAmong(tokensInOrder(table), table.companies);

const floatedAmong = memo2((corps: readonly CorpId[], companies: Table1865['companies']) =>
  corps.filter((corp) => companies[corp]?.standing === 'floated'),
);

/** Companies in play, in the order of the market; those without a token (C.5) last. */
export const companiesInPlay = (table: Table1865): readonly Company[] =>
  inPlayBehind(tokensInOrder(table), table.companies);

const inPlayBehind = memo2((placed: readonly CorpId[], companies: Table1865['companies']) => {
  const others = Object.keys(companies).filter((corp) => isLaunched({ companies }, corp) && !placed.includes(corp));
  return [...placed, ...others] as Company[];
});

/** Whoever decides for the company; nobody while it waits for a president (C.5). */
export function presidentIfAny(table: Table1865, corp: CorpId): PlayerId | undefined {
  return presidentIn(table.certs[corp] ?? []);
}

/** The president of a launched company; asking about another is a bug. */
export function presidentOf(table: Table1865, corp: CorpId): PlayerId {
  const president = presidentIfAny(table, corp);
  if (!president) throw new Error(`${corp} has no president`);
  return president;
}

/** Has the company somebody to decide for it, and a chart to decide about? */
export const isRun = (table: Table1865, corp: CorpId): boolean =>
  isFloated(table, corp) && presidentIfAny(table, corp) !== undefined;

/** Where a share can be bought from. */
export type OfferPlace = 'offer' | 'pool' | 'dragons';
