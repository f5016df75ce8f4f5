import type { TrainCard } from './advice.ts';
import type { Clock } from './clock.ts';
import type { Firm } from './firm.ts';
import type { Advice1865 } from './scene.ts';

/** What will become of a share, and what the president may have to add for trains. */
export interface Fate {
  readonly price: number;
  /** Of one share until the end, earlier ones counted for what they could be put to. */
  readonly dividends: number;
  readonly burden: number;
  /** Turns until he has to. */
  readonly burdenIn: number;
}

/** Upgrades bring something even without a marker. */
const STEADY = 0.35;
/** What a marker costs. */
const MARKER = 60;
/** So many chips without a seat make a dividend worth keeping for a train. */
const CROWDED = 7;
/** So many rounds ahead a president looks whether his trains will last. */
const PRUDENT = 3;
/** What a lira in hand earns in a round. */
export const INTEREST = 0.04;
/** Shares of one company the Dragons take in a stock round, about. */
const EAGER = 2;
const LAST_ROW = 6;
const LAST_RANK = 16;

const rankOf = (markers: number, trains: readonly TrainCard[]): number =>
  Math.min(
    LAST_RANK,
    trains.reduce((sum, train) => sum + train.phase, markers),
  );

/** Plays a company's turns with the simplest sound policy: pay out, unless a train is needed and in reach. */
export function fateOf(ask: Advice1865, firm: Firm, clock: Clock): Fate {
  const run = new Run(ask, firm, clock);
  for (let turn = 0; turn < firm.turns; turn++) run.turn(turn);
  return run.end();
}

class Run {
  private chips: number;
  private cash: number;
  private trains: readonly TrainCard[];
  private offer: number;
  private dragons: number;
  private place: number;
  private row: number;
  private markers: number;
  private dividends = 0;
  private burden = 0;
  /** Markers planned before this turn are out. */
  private grown = 0;
  private burdenIn = Number.POSITIVE_INFINITY;
  /** Turns in the operating round that is on. */
  private readonly present: number;

  constructor(
    private readonly ask: Advice1865,
    private readonly firm: Firm,
    private readonly clock: Clock,
  ) {
    this.chips = firm.chips;
    this.cash = firm.cash;
    this.trains = firm.trains;
    this.offer = firm.offer;
    this.dragons = firm.dragons;
    this.place = firm.place;
    this.row = firm.row;
    this.markers = firm.markers;
    this.present = firm.turns - clock.rounds;
    if (!clock.operating) this.dragonsTrade(firm.dragonsBuy, firm.dragonsSell);
  }

  turn(turn: number): void {
    const round = Math.max(0, turn - this.present + 0.5);
    const left = this.firm.turns - turn;
    const phase = this.clock.phaseAt(round);
    this.trains = this.trains.filter((train) => train.scrappedIn > phase).slice(-this.limitIn(phase));
    const todo = turn === 0 ? this.firm.todo : 'all';
    if (todo === 'all') this.operate(turn, round, left, phase);
    this.buy(turn, round, left, phase, todo !== 'none');
    this.stockRound(turn + 1 - this.clock.beforeStock - this.present, phase);
  }

  end(): Fate {
    const repaid = Math.min(this.firm.loans, Math.floor(this.cash / this.firm.figures.loan));
    return {
      price: this.price() - this.firm.figures.loanDiscount * (this.firm.loans - repaid),
      dividends: this.dividends,
      burden: this.burden,
      burdenIn: this.burdenIn,
    };
  }

  private operate(turn: number, round: number, left: number, phase: number): void {
    this.grow(turn);
    const revenue = 10 * Math.floor(Math.min(this.chips, this.coverage()));
    const kept = (revenue * this.offer) / this.firm.shares;
    const { price } = this.clock.cardAt(round);
    const wanted = left > 1 && this.trains.length < this.limitIn(phase) && this.cash + kept < price;
    const inReach = this.cash + revenue >= price;
    if (revenue === 0) this.move(-1);
    else if (wanted && (this.isDoomed(round) || (inReach && this.waiting() >= CROWDED))) this.cash += revenue;
    else {
      this.cash += kept;
      this.dividends += (revenue / this.firm.shares) * (1 + INTEREST) ** (left - 1);
      this.move(1);
    }
  }

  /** Markers that are due go out, one in a turn, if there is money. */
  private grow(turn: number): void {
    const due = this.firm.growth.findIndex((chips, at) => chips > 0 && at >= this.grown && at <= turn);
    if (due < 0 || this.cash < MARKER) {
      this.chips += STEADY;
      return;
    }
    this.grown = due + 1;
    this.chips += this.firm.growth[due] ?? 0;
    this.markers++;
    this.cash -= MARKER;
  }

  private buy(turn: number, round: number, left: number, phase: number, freely: boolean): void {
    const card = this.clock.cardAt(round);
    const useful = this.isDoomed(round) || this.waiting() > 0 || left <= 1;
    if (freely && useful && this.trains.length < this.limitIn(phase) && this.cash >= card.price) {
      this.cash -= card.price;
    } else if (this.trains.length === 0 && this.chips >= 1) {
      const lacks = Math.max(0, card.price - this.cash);
      this.burden += lacks;
      if (lacks > 0) this.burdenIn = Math.min(this.burdenIn, turn);
      this.cash = Math.max(0, this.cash - card.price);
    } else return;
    this.trains = [...this.trains, card];
    this.move(1);
  }

  /** The first time the foresight knows what the Dragons do, unless the rank has changed since; later the chart does. */
  private stockRound(rounds: number, phase: number): void {
    if (rounds < 0 || rounds % 2 !== 0 || (rounds === 0 && !this.clock.operating)) return;
    const rank = rankOf(this.markers, this.trains);
    this.row = Math.min(LAST_ROW, this.row < phase - 1 ? this.row + 1 : this.row);
    if (rounds === 0 && rank === this.firm.rank) {
      this.dragonsTrade(this.firm.dragonsBuy, this.firm.dragonsSell);
      return;
    }
    const zone = this.ask.zoneAt(this.clock.table, this.row, rank);
    const room = this.firm.shares / 2 - this.dragons;
    if (zone === 'green') this.dragonsTrade(Math.max(0, Math.min(EAGER, this.offer, Math.floor(room))), 0);
    else if (zone === 'red') this.dragonsTrade(0, this.dragons);
  }

  private dragonsTrade(bought: number, sold: number): void {
    this.move(-sold);
    this.dragons += bought - sold;
    this.offer -= bought;
    this.cash += bought * this.price();
  }

  private coverage(): number {
    if (this.trains.length === 0) return 0;
    return this.trains.reduce(
      (sum, train) => sum + train.coverage,
      this.firm.figures.maritimeCoverage * this.firm.cards,
    );
  }

  /** Chips without a seat. */
  private waiting(): number {
    return this.chips - this.coverage();
  }

  /** Will all its trains be gone soon? */
  private isDoomed(round: number): boolean {
    const phase = this.clock.phaseAt(round + PRUDENT);
    return this.trains.every((train) => train.scrappedIn <= phase);
  }

  private limitIn(phase: number): number {
    return this.ask.trainLimit(this.clock.table, phase);
  }

  private price(): number {
    return this.ask.values(this.clock.table)[this.place] ?? 0;
  }

  private move(by: number): void {
    this.place = Math.max(0, Math.min(this.ask.values(this.clock.table).length - 1, this.place + by));
  }
}
