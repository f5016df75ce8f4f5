import { actorsOf, apply, carryOut, explain, type Frame, plainSpeaker, type State, say, start } from '@binario/kernel';
import { type PlayerId, seatIds } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import { game1849 } from '../game.ts';
import type { Setup } from '../options.ts';
import type { Table1849 } from '../table.ts';
import { rules as texts } from '../text/en.ts';
import { type ForeignMove, foldHistory } from './fold.ts';
import { type ForeignAction, type ForeignGame, ImportError, readForeign } from './foreign.ts';
import { foreignSetup } from './settings.ts';
import { type ForeignNames, translate } from './translate.ts';

export type State1849 = State<Table1849>;

/** One action of the file, and what it became here: none, one, or several with the answers the site takes for granted. */
export interface ImportedStep {
  readonly index: number;
  readonly actions: readonly Action1849[];
  readonly state: State1849;
}

export interface Imported {
  readonly setup: Setup;
  readonly actions: readonly Action1849[];
  readonly state: State1849;
}

export function importGame(file: unknown): Imported {
  const game = readForeign(file);
  const actions: Action1849[] = [];
  let state = start(game1849, foreignSetup(game));
  for (const step of importSteps(game)) {
    actions.push(...step.actions);
    state = step.state;
  }
  return { setup: foreignSetup(game), actions, state };
}

/** Plays a foreign game action by action. */
export function* importSteps(game: ForeignGame, before?: (index: number) => void): Generator<ImportedStep> {
  const history = foldHistory(game.actions);
  const all = history.flatMap((entry) => entry.moves);
  const importer = new Importer(game);
  let at = 0;
  for (const { index, moves } of history) {
    const from = importer.made.length;
    before?.(index);
    for (const move of moves) {
      at++;
      importer.take(move, all[at]?.action, index);
    }
    yield { index, actions: importer.made.slice(from), state: importer.state };
  }
}

/** Steps in which the site asks nothing when nothing can be done, while we may still ask; passing them changes nothing. */
const skippable = new Set([
  'placeToken',
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

class Importer {
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
      const { rule, cite, params } = result.refusal;
      const reason = say(texts, rule, params, plainSpeaker('en'));
      throw new ImportError(`${JSON.stringify(action)} is refused (${cite || rule}): ${reason}`, index);
    }
    this.made.push(action);
    this.state = result.state;
    this.consent();
  }

  /** The site takes the consent of sellers for granted. */
  private consent(): void {
    while (this.top?.step === 'consent') {
      const by = this.decider;
      const action: Action1849 = { type: 'consent', by };
      this.made.push(action);
      this.state = carryOut(game1849, this.state, action).state;
    }
  }

  private bridge(next: ForeignAction | undefined, index: number): void {
    while (this.top && skippable.has(this.top.step) && !this.answers(next) && this.canPass()) {
      this.act({ type: 'pass', by: this.decider }, index);
    }
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
    if (next.type === 'choose') return next.choice?.startsWith('Buy E-Token') ? this.top.step === 'buyEToken' : true;
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
