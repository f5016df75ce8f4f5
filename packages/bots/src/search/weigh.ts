import type { Action, SeatId, State } from '@binario/kernel';
import type { Traits } from '../scene.ts';
import type { Foresight, Parts } from './foresight.ts';
import { rehearse } from './rehearse.ts';

/** How a search is set. */
export interface SearchSettings {
  /** How the seats are imagined, one after another: all candidates with the first, the better half with the next. */
  readonly models: readonly Traits[];
  /** How much the best of the others counts against what is one's own. */
  readonly rivalry: number;
  /** Simulated actions after which no further model is tried. */
  readonly work: number;
  /** Stock rounds ahead at which a line of play is valued, the nearest first; the mean counts. As is usual in the game unless said. */
  readonly looks?: readonly number[];
  /** A shorter look that comes first, where the whole one is too dear for every candidate. */
  readonly sieve?: Sieve;
}

/** Tries all candidates with the first model so many stock rounds ahead; so many of them, besides the first, are looked at further. */
export interface Sieve {
  readonly sets: number;
  readonly keep: number;
}

/** A candidate and what it led to, with the model it was last tried with. */
export interface Weighed {
  readonly action: Action;
  /** The mean over the models it was tried with. */
  readonly value: number;
  readonly worth: ReadonlyMap<SeatId, Parts>;
}

interface Trial {
  readonly action: Action;
  readonly values: number[];
  worth: ReadonlyMap<SeatId, Parts>;
}

/** The sum of all parts of a valuation. */
export const total = (parts: Parts | undefined): number =>
  Object.values(parts ?? {}).reduce((sum, part) => sum + part, 0);

/** Part by part, the mean of several valuations of the same players. */
function meanWorth(each: readonly ReadonlyMap<SeatId, Parts>[]): ReadonlyMap<SeatId, Parts> {
  const [only] = each;
  if (only && each.length === 1) return only;
  const sums = new Map<SeatId, Record<string, number>>();
  for (const [player, parts] of each.flatMap((worth) => [...worth])) {
    const sum = sums.get(player) ?? {};
    for (const part in parts) sum[part] = (sum[part] ?? 0) + (parts[part] ?? 0) / each.length;
    sums.set(player, sum);
  }
  return sums;
}

/** What a seat plays for: to be ahead of the best of the others, and to have much itself. */
export function resultFor(worth: ReadonlyMap<SeatId, Parts>, by: SeatId, rivalry: number): number {
  let best = 0;
  for (const [player, parts] of worth) if (player !== by) best = Math.max(best, total(parts));
  return total(worth.get(by)) - rivalry * best;
}

/** How many standard errors a difference must be larger than nothing where several models were tried. */
const DOUBT = 0.5;

/**
 * Plays every candidate forward and puts the best first. The first of the list stays in it to the end: it is what another
 * choice has to beat. All are tried with the same models, and compared model by model: what all of them owe to the way the
 * seats were imagined cancels out.
 */
export function weigh<T>(
  foresight: Foresight<T>,
  from: State<T>,
  by: SeatId,
  candidates: readonly Action[],
  settings: SearchSettings,
): readonly Weighed[] {
  const { models, rivalry, work, looks } = settings;
  const likely = sieved(foresight, from, by, candidates, settings);
  let trials: readonly Trial[] = likely.map((action) => ({ action, values: [], worth: new Map() }));
  const first = trials[0] as Trial;
  const lead = (trial: Trial) => (trial === first ? 0 : surely(gains(trial, first)) - foresight.margin);
  let spent = 0;
  for (const [n, traits] of models.entries()) {
    if (n > 0 && (spent >= work || trials.length < 2)) break;
    for (const trial of trials) {
      const { states, work: used } = rehearse(foresight, from, trial.action, traits, looks);
      spent += used;
      trial.worth = meanWorth(states.map((state) => foresight.worth(state, from)));
      trial.values.push(resultFor(trial.worth, by, rivalry));
    }
    const better = [...trials].sort((x, y) => lead(y) - lead(x));
    if (n + 1 < models.length) trials = better.slice(0, Math.max(2, Math.ceil(better.length / 2)));
    if (!trials.includes(first)) trials = [...trials, first];
  }
  return [...trials]
    .sort((x, y) => lead(y) - lead(x))
    .map((trial) => ({ action: trial.action, value: mean(trial.values), worth: trial.worth }));
}

/** The first of the candidates, and those that promise most at a shorter distance. */
function sieved<T>(
  foresight: Foresight<T>,
  from: State<T>,
  by: SeatId,
  candidates: readonly Action[],
  { models: [traits], rivalry, sieve }: SearchSettings,
): readonly Action[] {
  const [first, ...others] = candidates;
  if (!sieve || !traits || !first || others.length <= sieve.keep) return candidates;
  const promise = (action: Action): number => {
    const { states } = rehearse(foresight, from, action, traits, [sieve.sets]);
    return resultFor(foresight.worth(states[0] as State<T>, from), by, rivalry);
  };
  const judged = others.map((action) => ({ action, promise: promise(action) }));
  const best = judged.sort((x, y) => y.promise - x.promise).slice(0, sieve.keep);
  return [first, ...best.map(({ action }) => action)];
}

/** By how much a candidate was ahead of the first one, model by model. */
const gains = ({ values }: Trial, first: Trial): readonly number[] =>
  values.map((value, n) => value - (first.values[n] ?? 0));

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** The mean, less what may be chance. */
function surely(values: readonly number[]): number {
  const middle = mean(values);
  if (values.length < 2) return middle;
  const variance = values.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (values.length - 1);
  return middle - DOUBT * Math.sqrt(variance / values.length);
}
