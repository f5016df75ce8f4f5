import { Dice, playOut } from '@binario/bots';
import { title1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import {
  type Action,
  actorsOf,
  admits,
  apply,
  explain,
  hashOf,
  isOpenDomain,
  isRange,
  type Offer,
  offers,
  replay,
  type SetupWish,
  type State,
  sampleOf,
} from '@binario/kernel';
import { nobodyToAct } from '@binario/rail';
import { beforeAll, describe, expect, it } from 'vitest';
import { mutated } from './mutate.ts';

const { game } = title1849;
type Table = ReturnType<typeof game.reduce>;

const electric = ['acquiringTokens', 'bonds', 'electricDreams'];
const wishes: readonly SetupWish[] = [
  { players: 3, seed: 11, variants: [], options: {} },
  { players: 4, seed: 12, variants: ['bonds'], options: { corporations: '5' } },
  { players: 5, seed: 13, variants: ['acquiringTokens'], options: { revenue: 'claimed' } },
  { players: 3, seed: 14, variants: electric, options: { delayIft: 'true' } },
  { players: 5, seed: 15, variants: electric, options: {} },
];

interface Played {
  readonly setup: ReturnType<typeof title1849.setup>;
  readonly actions: readonly Action[];
  readonly states: readonly State<Table>[];
}

/** A whole game with all its states, looked at after every effect. */
function played(wish: SetupWish): Played {
  const states: State<Table>[] = [];
  const { setup, actions } = playOut(title1849, wish, bots1849.random, {
    observe: (table, effect) => {
      const found = title1849.violations(table);
      if (found.length > 0) throw new Error(`after ${JSON.stringify(effect)}: ${found.join('; ')}`);
    },
    onState: (state) => states.push(state),
  });
  return { setup, actions, states };
}

/** Every so many states are enough: games are long, and neighbours alike. */
const every = (n: number, { states }: Played): readonly State<Table>[] => states.filter((_state, i) => i % n === 0);

function frozen<X>(value: X): X {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

const openTo = (state: State<Table>): readonly Offer[] =>
  actorsOf(game, state).flatMap((by) => offers(game, state, by));

const isOffered = (state: State<Table>, action: Action): boolean =>
  openTo(state).some((offer) => admits(offer, action));

describe.each(wishes)('1849 in the hands of random players: $players players, seed $seed, $variants', (wish) => {
  let record: Played;
  beforeAll(() => {
    record = played(wish);
  });

  it('nothing is lost or made, all is in its place, and the game ends', () => {
    for (const state of record.states) expect(title1849.violationsAtRest(state)).toEqual([]);
    expect(title1849.endReason((record.states.at(-1) as State<Table>).table)).toBeDefined();
  });

  it('every offer is accepted, and nothing that was is changed by it', () => {
    for (const state of every(9, record)) {
      frozen(state);
      expect(nobodyToAct(game, state)).toEqual([]);
      for (const offer of openTo(state)) {
        const result = apply(game, state, sampleOf(offer));
        expect(result.ok ? '' : `${JSON.stringify(offer)} ${result.refusal.rule}`).toBe('');
      }
    }
  });

  it('both ends of every range are legal, one step beyond is refused', () => {
    let ranges = 0;
    for (const state of every(3, record)) {
      for (const offer of openTo(state)) {
        for (const [field, domain] of Object.entries(offer)) {
          if (!isRange(domain)) continue;
          ranges++;
          const at = (value: number) => ({ ...sampleOf(offer), [field]: value }) as Action;
          expect(explain(game, state, at(domain.min))).toBeUndefined();
          expect(explain(game, state, at(domain.max))).toBeUndefined();
          for (const beyond of [at(domain.min - 1), at(domain.max + 1)]) {
            if (!isOffered(state, beyond)) expect(explain(game, state, beyond)).toBeDefined();
          }
        }
      }
    }
    expect(ranges).toBeGreaterThan(10);
  });

  it('what is not offered is refused, what is offered is not: actions with something changed', () => {
    const dice = new Dice(wish.seed);
    let refused = 0;
    for (const state of every(3, record)) {
      const open = openTo(state);
      if (open.length === 0) continue;
      const action = sampleOf(open[dice.roll(open.length)] as Offer);
      for (let i = 0; i < 4; i++) {
        const changed = mutated(dice, game.forms, state.table.seats, action);
        const refusal = explain(game, state, changed);
        if (refusal) refused++;
        // Which routes can be run only the rules can tell.
        if (changed.type === 'runTrains') continue;
        const why = `${JSON.stringify(changed)} at ${state.flow.at(-1)?.step}: ${refusal?.rule ?? 'accepted'}`;
        expect(refusal === undefined, why).toBe(isOffered(state, changed));
      }
    }
    expect(refused).toBeGreaterThan(100);
  });

  it('a state that went through JSON goes on in the same way', () => {
    for (const state of every(7, record)) {
      const copy = JSON.parse(JSON.stringify(state)) as State<Table>;
      expect(copy).toEqual(state);
      expect(hashOf(game, copy)).toBe(hashOf(game, state));
      expect(openTo(copy)).toEqual(openTo(state));
    }
  });

  it('a replay, strict or trusted, gives the same hash after every action', () => {
    const hashes = record.states.slice(1).map((state) => hashOf(game, state));
    for (const strict of [true, false]) {
      const state = replay(game, record.setup, record.actions, { strict, hashes });
      expect(actorsOf(game, state)).toEqual([]);
    }
  });

  it('routes are proposed, and no corporation that can run may stay at home', () => {
    let runs = 0;
    for (const state of every(2, record)) {
      for (const offer of openTo(state).filter((each) => isOpenDomain(each.routes))) {
        runs++;
        expect(explain(game, state, sampleOf(offer))).toBeUndefined();
        const none = { ...sampleOf(offer), routes: [] } as Action;
        expect(explain(game, state, none)?.rule).toMatch(/^run\.(notBest|mustRun)$/);
      }
    }
    expect(runs).toBeGreaterThan(5);
  });
});
