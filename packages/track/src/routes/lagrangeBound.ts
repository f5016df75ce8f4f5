import type { Candidates } from './candidates.ts';
import type { Work } from './walkRoutes.ts';

/** The candidates of one kind of train under charges. */
export interface ChargedRoutes {
  readonly candidates: Candidates;
  /** What each route pays when the charge for its track is taken off. */
  readonly nets: Float64Array;
  /** Routes that may be part of a set of interest, best net first. */
  readonly kept: readonly number[];
}

/** No set of routes of interest pays more than `most`, and all of them lie within `kept`. */
export interface LagrangeBound {
  readonly kinds: readonly ChargedRoutes[];
  /** The sum of all charges. */
  readonly total: number;
  readonly most: number;
}

const ROUNDS = 60;
/** Rounds without a better bound after which the pace is halved, and the pace at which it is not worth going on. */
const PATIENCE = 3;
const SLOWEST = 1 / 64;
/** Charges are multiples of this, so that sums of them are exact, in any order. */
const UNIT = 1 / 64;
/** Work for one candidate looked at, where a leg looked at is 1. */
const LOOK = 1 / 16;

interface Kind extends ChargedRoutes {
  kept: number[];
  readonly legCharges: Float64Array;
  readonly sectionsOf: readonly (readonly number[])[];
}

/**
 * Charges for each section of track, such that trains which pay for the track they use hardly want the same
 * (a Lagrangian relaxation, solved by subgradients). With any charges, their sum and the best nets are together a bound
 * on what the trains can earn, and a route whose net is too small to reach `least` with is out. Without this a
 * corporation whose trains all want the same way out of its home would be the worst case; with it, it is an easy one.
 *
 * `lower` is what is known to be possible: it only sets the pace.
 */
export function lagrangeBound(groups: readonly Candidates[], lower: number, least: number, work: Work): LagrangeBound {
  const kinds = groups.map(kindOf);
  const charges = new Float64Array((groups[0]?.lines.words ?? 0) * 32);
  const wanted = new Int32Array(charges.length);
  let best = charges.slice();
  let most = Number.POSITIVE_INFINITY;
  let pace = 1;
  let idle = 0;
  for (let round = 0; round < ROUNDS && most >= least && pace > SLOWEST && work.left > 0; round++) {
    wanted.fill(0);
    let bound = sum(charges);
    const choices = kinds.map((kind) => {
      setNets(kind, charges, work);
      const chosen = bestNets(kind);
      bound += chosen.reduce((total, n) => total + (kind.nets[n] as number), 0);
      for (const n of chosen) want(kind, n, wanted);
      return chosen;
    });
    if (bound < most) {
      most = bound;
      best = charges.slice();
      idle = 0;
      kinds.forEach((kind, k) => {
        // With this route in place of the least of the chosen ones the bound must still reach what is asked.
        const last = choices[k]?.[kind.candidates.trains - 1];
        const enough = least - bound + (last === undefined ? 0 : (kind.nets[last] as number));
        kind.kept = kind.kept.filter((n) => (kind.nets[n] as number) >= enough);
      });
    } else if (++idle === PATIENCE) {
      pace /= 2;
      idle = 0;
    }
    if (!adjust(charges, wanted, pace * (bound - lower))) break;
  }
  for (const kind of kinds) {
    setNets(kind, best, work);
    kind.kept.sort((a, b) => (kind.nets[b] as number) - (kind.nets[a] as number) || a - b);
  }
  return { kinds, total: sum(best), most };
}

function kindOf(candidates: Candidates): Kind {
  const { sections, words, to } = candidates.lines;
  return {
    candidates,
    nets: new Float64Array(candidates.count),
    kept: Array.from({ length: candidates.count }, (_, n) => n),
    legCharges: new Float64Array(to.length),
    sectionsOf: Array.from(to, (_, leg) => bitsOf(sections.subarray(leg * words, (leg + 1) * words))),
  };
}

function setNets(kind: Kind, charges: Float64Array, work: Work): void {
  const { nets, kept, legCharges, sectionsOf } = kind;
  const { revenues, legs, bounds } = kind.candidates;
  for (let leg = 0; leg < legCharges.length; leg++) {
    let total = 0;
    for (const section of sectionsOf[leg] as readonly number[]) total += charges[section] as number;
    legCharges[leg] = total;
  }
  for (const n of kept) {
    let net = revenues[n] as number;
    const end = bounds[2 * n + 2] as number;
    for (let i = bounds[2 * n] as number; i < end; i++) net -= legCharges[legs[i] as number] as number;
    nets[n] = net;
  }
  work.left -= kept.length * LOOK;
}

/** The routes the trains of this kind would take, best first: different ones, as no two trains can share a route. */
function bestNets({ candidates, nets, kept }: Kind): readonly number[] {
  const chosen: number[] = [];
  for (const n of kept) {
    const net = nets[n] as number;
    let at = chosen.length;
    while (at > 0 && (nets[chosen[at - 1] as number] as number) < net) at--;
    if (net <= 0 || at >= candidates.trains) continue;
    chosen.splice(at, 0, n);
    if (chosen.length > candidates.trains) chosen.pop();
  }
  return chosen;
}

function want({ candidates, sectionsOf }: Kind, n: number, wanted: Int32Array): void {
  const { legs, bounds } = candidates;
  for (let i = bounds[2 * n] as number; i < (bounds[2 * n + 2] as number); i++) {
    for (const section of sectionsOf[legs[i] as number] as readonly number[]) {
      wanted[section] = (wanted[section] as number) + 1;
    }
  }
}

/** Dearer where several trains want the track, cheaper where none does; false if there is nothing to change. */
function adjust(charges: Float64Array, wanted: Int32Array, gap: number): boolean {
  let norm = 0;
  for (let s = 0; s < charges.length; s++) {
    const excess = (wanted[s] as number) - 1;
    if (excess > 0 || (charges[s] as number) > 0) norm += excess * excess;
  }
  if (norm === 0) return false;
  for (let s = 0; s < charges.length; s++) {
    const next = (charges[s] as number) + (gap / norm) * ((wanted[s] as number) - 1);
    charges[s] = Math.max(0, Math.round(next / UNIT) * UNIT);
  }
  return true;
}

function bitsOf(words: Int32Array): readonly number[] {
  const found: number[] = [];
  words.forEach((word, w) => {
    for (let bits = word; bits !== 0; bits &= bits - 1) found.push(w * 32 + 31 - Math.clz32(bits & -bits));
  });
  return found;
}

const sum = (values: Float64Array): number => values.reduce((total, each) => total + each, 0);
