import type { Action, State } from '@binario/kernel';
import type { SurveyFace, SurveyGround } from '../survey.ts';
import type { Seen } from './seen.ts';

export interface TrainCard {
  readonly kind: string;
  /** The phase its first sale begins. */
  readonly phase: number;
  /** X and Y: stations and town markers it serves. */
  readonly cities: number;
  readonly towns: number;
  readonly price: number;
  /** The phase that takes it out of the game. */
  readonly scrappedIn: number;
}

export interface SeenLay {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
}

export interface SeenDestination {
  readonly hex: string;
  readonly role: string;
}

/**
 * What the Casual player may ask the game about a table, all of it open to everybody who can count: the game answers.
 * Methods, so that a game may answer for its own, richer table.
 */
export interface Advice18fb {
  readonly game: '18fb';

  after(state: State<Seen>, action: Action): State<Seen>;

  price(table: Seen, corp: string): number;
  priceAfter(table: Seen, corp: string, move: 'left' | 'right' | 'up'): number;

  president(table: Seen, corp: string): string | undefined;
  shares(table: Seen, corp: string, holder: string): number;
  certificates(table: Seen, player: string): number;
  cost(table: Seen, corp: string, from: string): number;

  isBuilding(table: Seen, corp: string): boolean;
  isOperational(table: Seen, corp: string): boolean;
  isFrozen(table: Seen, corp: string): boolean;

  deposit(table: Seen, corp: string, help: string): number;
  costAgain(table: Seen, corp: string, help: string): number;
  interest(table: Seen, corp: string, lifted?: boolean): number;

  trainDef(table: Seen, train: string): TrainCard;
  readonly lastTrain: TrainCard;
  trains(table: Seen, holder: string): readonly string[];
  onSale(table: Seen): readonly string[];
  mustBuyTrain(table: Seen, corp: string): boolean;
  capacity(table: Seen, corp: string): { readonly cities: number; readonly towns: number };
  markers(table: Seen, corp: string): number;
  revenue(table: Seen, corp: string): number;
  stationValue(table: Seen, corp: string, hex: string): number;

  home(table: Seen, corp: string): string | undefined;
  homes(corp: string): readonly string[];
  destinations(table: Seen, corp: string): readonly SeenDestination[];
  steps(table: Seen, corp: string): number;
  stepsNow(table: Seen): number;

  cardCost(card: string): number;
  cardIncome(table: Seen, card: string): number;
  cardCorp(card: string): string | undefined;
  regionalBonuses(regional: string): readonly { readonly hex: string; readonly amount: number }[];
  regionalHome(regional: string): string | undefined;
  acquisitionPrice(table: Seen, regional: string): number;
  candidates(table: Seen, national: string): readonly string[];

  lays(table: Seen, corp: string): readonly SeenLay[];
  tileValue(tile: string): number;
  way(table: Seen, route: readonly string[]): { readonly cost: number; readonly markers: number };
  place(hex: string): string;
  hexesOf(place: string): readonly string[];
  ground(table: Seen): SurveyGround;
  faces(table: Seen): readonly SurveyFace[];
  stations(table: Seen, corp: string): readonly string[];
  hasSlot(table: Seen, hex: string, corp: string): boolean;
  bourbonAt(table: Seen, card: string): string | undefined;
  mayUpgrade(table: Seen, hex: string): boolean;
}
