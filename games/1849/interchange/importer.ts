import { actorsOf, apply, carryOut, explain, type Frame, type State, start } from '@binario/kernel';
import { type HexId, type PlayerId, seatIds } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import { game1849 } from '../game.ts';
import type { Table1849 } from '../table.ts';
import { siteAsks } from './asked.ts';
import type { ForeignMove } from './fold.ts';
import { type ForeignAction, type ForeignGame, ImportError } from './foreign.ts';
import { foreignSetup } from './settings.ts';
import { ForeignSlots } from './slots.ts';
import { type ForeignNames, translate } from './translate.ts';

/** A state of 1849. */
export type State1849 = State<Table1849>;

/** Steps in which the site asks nothing when nothing can be done, while we may still ask; passing them changes nothing. */
const skippable = new Set([
  'placeToken',
  'acquireToken',
  'smsTile',
  'smsToken',
  'buyEToken',
  'buyTrains',
  'finance',
  'repayBond',
  'issueBond',
  'endTurn',
]);

/** In which of our steps a foreign action can be meant. */
const meant: Readonly<Record<string, readonly string[]>> = {
  lay_tile: ['layTrack', 'smsTile'],
  place_token: ['placeToken', 'smsToken', 'chooseHome'],
  run_routes: ['runTrains'],
  dividend: ['payDividend'],
  buy_train: ['buyTrains'],
  bankrupt: ['buyTrains', 'payInterest'],
  discard_train: ['discardTrain'],
  buy_token: ['acquireToken'],
  take_loan: ['issueBond'],
  payoff_loan: ['repayBond'],
  payoff_debt: ['payInterest'],
};

const isEToken = ({ choice }: ForeignAction): boolean => !!choice?.startsWith('Buy E-Token');

/** Plays foreign actions here, one by one. */
export class Importer {
  readonly made: Action1849[] = [];
  state: State1849;
  private readonly names: ForeignNames;
  private readonly finished: boolean;

  constructor(game: ForeignGame) {
    this.finished = game.status === 'finished';
    const setup = foreignSetup(game);
    const seats = seatIds(setup.players);
    this.state = start(game1849, setup);
    this.names = {
      players: new Map(game.players.map((player, i) => [String(player.id), seats[i] as PlayerId])),
      tiles: new Map(),
      treasuries: new Map(),
      slots: new ForeignSlots(),
    };
  }

  /** Carries out one foreign action, then answers whatever the site does not ask before its next one. */
  take({ action: foreign, automatic }: ForeignMove, next: ForeignAction | undefined, index: number): void {
    if (!this.isSwallowed(foreign, automatic)) {
      const action = translate(this.state, foreign, this.names, index);
      this.note(foreign);
      if (action) this.act(action, index);
    }
    this.bridge(next, index);
  }

  private get decider(): PlayerId {
    return actorsOf(game1849, this.state)[0] as PlayerId;
  }

  private get top(): (Frame & { readonly corp?: string }) | undefined {
    return this.state.flow.at(-1);
  }

  /** A pass in a step that we have skipped because nothing could be done in it. */
  private isSwallowed(foreign: ForeignAction, automatic: boolean): boolean {
    // Deviation 12: asked even about a corporation that has closed meanwhile; nothing is left to be exchanged.
    if (foreign.choice === 'One 20% cert') return this.top?.step !== 'swapBack' && this.top?.step !== 'swapCerts';
    if (foreign.type !== 'pass') return false;
    if (automatic && foreign.entity_type === 'corporation') return this.top?.step !== 'acquireToken';
    if (foreign.entity_type === 'corporation') return this.top?.corp !== foreign.entity || !this.canPass();
    return this.names.players.get(String(foreign.entity)) !== this.decider;
  }

  private canPass(): boolean {
    const by = this.decider;
    return explain(game1849, this.state, { type: 'pass', by }) === undefined;
  }

  private act(action: Action1849, index: number): void {
    const result = apply(game1849, this.state, action);
    if (!result.ok) {
      const { refusal } = result;
      const { cite } = refusal;
      const params = { type: action.type, ...(cite && { cite }) };
      throw new ImportError(cite ? 'refusedBy' : 'refused', index, params, { action, refusal });
    }
    this.made.push(action);
    this.goOn(result.state, action.type === 'layTile' ? action.hex : undefined);
    this.consent();
  }

  private goOn(state: State1849, laid?: HexId): void {
    this.names.slots.follow(this.state.table, state.table, laid);
    this.state = state;
  }

  /** The site takes the consent of sellers for granted. */
  private consent(): void {
    while (this.top?.step === 'consent') {
      const by = this.decider;
      const action: Action1849 = { type: 'consent', by };
      this.made.push(action);
      this.goOn(carryOut(game1849, this.state, action).state);
    }
  }

  private bridge(next: ForeignAction | undefined, index: number): void {
    while (this.top && skippable.has(this.top.step) && !this.isMeant(next) && this.canPass()) {
      this.act({ type: 'pass', by: this.decider }, index);
    }
  }

  /** A pass, or a purchase at the end of a turn, may also belong to the next question: there it matters who asks. */
  private isMeant(next: ForeignAction | undefined): boolean {
    if (!this.answers(next)) return false;
    const plain = next && next.type !== 'pass' && this.top?.step !== 'endTurn';
    return plain || siteAsks(this.state, this.decider, this.made.at(-1));
  }

  /** Can the next foreign action be an answer to the question now open? */
  private answers(next: ForeignAction | undefined): boolean {
    // A game broken off stops at the question that was open; a finished one is played to its end.
    if (!next) return !this.finished;
    if (!this.top) return false;
    const steps = meant[next.type];
    if (steps && !steps.includes(this.top.step)) return false;
    if (next.entity_type === 'company') return true;
    if (next.entity_type === 'player') {
      const seller = this.names.players.get(String(next.entity));
      return next.type === 'sell_shares' && this.top.step === 'buyTrains' && seller === this.decider;
    }
    if (next.entity !== this.top.corp) return false;
    // SMS is asked about before anything is built; in a game of ours it can be used until trains run.
    if (next.type === 'choose') return this.top.step === (isEToken(next) ? 'buyEToken' : 'placeToken');
    if (next.type === 'sell_shares' || next.type === 'buy_shares') return this.top.step === 'finance';
    return true;
  }

  /** Keeps the foreign names of tiles and treasury certificates. */
  private note(foreign: ForeignAction): void {
    if (foreign.type === 'lay_tile' && foreign.tile && foreign.hex) this.names.tiles.set(foreign.tile, foreign.hex);
    if (foreign.type === 'par' && foreign.corporation) {
      const certs = [1, 2, 3, 4, 5, 6, 7].map((n) => `${foreign.corporation}_${n}`);
      this.names.treasuries.set(foreign.corporation, new Set(certs));
    }
    const corp = foreign.shares?.[0]?.split('_')[0];
    const treasury = corp === undefined ? undefined : this.names.treasuries.get(corp);
    for (const share of foreign.shares ?? []) {
      if (foreign.type === 'buy_shares' && foreign.entity_type === 'corporation') treasury?.add(share);
      else treasury?.delete(share);
    }
  }
}
