/** Two shares of wins, and how often one may be taken for the other. */
export interface Hypotheses {
  readonly from: number;
  readonly to: number;
  readonly error: number;
}

/** Which of two hypotheses a sequential test has accepted, if either. */
export type Verdict = 'to' | 'from' | 'undecided';

/** How a sequential probability ratio test stands. */
export interface Test extends Hypotheses {
  readonly verdict: Verdict;
  /** How much likelier `to` is than `from`, as a logarithm; decided when it leaves the bounds. */
  readonly llr: number;
  readonly bound: number;
  /** How much the wins of whole rounds of seats vary, against games that have nothing to do with each other. */
  readonly dispersion: number;
}

/** Rounds before their variance says anything. */
const ENOUGH = 5;

/**
 * The sequential test of Wald over whole rounds of seats: `rounds` has the wins of the first bot in each, `size` games are
 * a round. Games of one seed may be alike; then they count for less.
 */
export function sprt(hypotheses: Hypotheses, rounds: readonly number[], size: number): Test {
  const { from, to, error } = hypotheses;
  const wins = rounds.reduce((sum, each) => sum + each, 0);
  const games = rounds.length * size;
  const dispersion = dispersionOf(rounds, size);
  const plain = wins * Math.log(to / from) + (games - wins) * Math.log((1 - to) / (1 - from));
  const llr = plain / Math.max(1, dispersion);
  const bound = Math.log((1 - error) / error);
  const verdict = llr >= bound ? 'to' : llr <= -bound ? 'from' : 'undecided';
  return { ...hypotheses, verdict, llr, bound, dispersion };
}

function dispersionOf(rounds: readonly number[], size: number): number {
  if (rounds.length < ENOUGH) return 1;
  const mean = rounds.reduce((sum, each) => sum + each, 0) / rounds.length;
  const expected = mean * (1 - mean / size);
  const variance = rounds.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (rounds.length - 1);
  return expected > 0 ? variance / expected : 1;
}

/** Unless said: from a fair share to twice that, or from one half to 65 %. */
export function usualHypotheses(seats: number, players: number): Hypotheses {
  const fair = seats / players;
  return { from: fair, to: fair >= 0.5 ? (fair + 0.8) / 2 : 2 * fair, error: 0.05 };
}
