import { memo2, type State } from '@binario/kernel';
import { clockOf } from './clock.ts';
import { type Firm, firmOf } from './firm.ts';
import { type Fate, fateOf } from './project.ts';
import type { Advice1865 } from './scene.ts';
import type { Seen } from './seen.ts';

/** A company as it is, and what will become of it. */
export interface Prospect {
  readonly firm: Firm;
  readonly fate: Fate;
}

const known = memo2<Advice1865, State<Seen>, Map<string, Prospect>>(() => new Map());

/** Worked out when it is first asked about, once for each position. */
export function prospectOf(ask: Advice1865, state: State<Seen>, corp: string): Prospect {
  const prospects = known(ask, state);
  const before = prospects.get(corp);
  if (before) return before;
  const clock = clockOf(ask, state);
  const firm = firmOf(ask, state, corp, clock);
  const made = { firm, fate: fateOf(ask, firm, clock) };
  prospects.set(corp, made);
  return made;
}

/** What a share will have brought in the end, for each lira of its price. */
export function rateOf(ask: Advice1865, state: State<Seen>, corp: string): number {
  const { price, dividends } = prospectOf(ask, state, corp).fate;
  return (price + dividends) / Math.max(1, ask.price(state.table, corp));
}
