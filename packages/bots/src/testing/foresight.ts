import { type ExplainingBot, type Foresight, type GameBots, playOut, rehearse } from '@binario/bots';
import { actorsOf, admits, apply, type SetupWish, type State, start, type Title } from '@binario/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Decision, playCasual, wish } from './casualTable.ts';

const LONG = 600_000;

interface Tested<T, E, S> {
  readonly title: Title<T, E, S>;
  readonly bots: GameBots<T>;
  readonly foresight: Foresight<T>;
  /** Tables at which quick players play to the end. */
  readonly tables: readonly SetupWish[];
  /** How much of a game of Directors is played: they take their time. */
  readonly most: number;
}

/** What must hold of every game in which bots look ahead. */
export function testForesight<T, E, S>({ title, bots, foresight, tables, most }: Tested<T, E, S>): void {
  const { game } = title;
  const director = bots.director as (seed: number) => ExplainingBot<T>;
  let decisions: Decision<T>[] = [];

  beforeAll(() => {
    const found: Decision<T>[] = [];
    playCasual(title, bots, wish(4, 51), (decision) => found.push(decision));
    decisions = found.filter(({ situation }) => foresight.breadth(situation) > 1);
  }, LONG);

  describe('looking ahead', () => {
    it.each(tables)(
      'quick players do nothing that the rules refuse, and come to an end: %j',
      (table) => {
        let state: State<T> = start(game, title.setup(table));
        for (let actions = 0; actions < 5000; actions++) {
          const [by] = actorsOf(game, state);
          if (by === undefined) break;
          const result = apply(game, state, foresight.quick(state, by, { boldness: 1 }));
          if (!result.ok) throw new Error(JSON.stringify(result.refusal));
          state = result.state;
        }
        expect(state.flow).toEqual([]);
      },
      LONG,
    );

    it('goes past questions at which everybody passes to where asking leads', () => {
      const lively = ({ table }: State<T>) => ({ ...table, lively: true });
      const traits = { boldness: 1 };
      const turns = decisions.filter(({ situation }) => situation.view.flow.at(-1)?.step === 'stockTurn');
      expect(turns.length).toBeGreaterThan(20);
      for (const { situation, action } of turns.filter((_each, n) => n % 20 === 0)) {
        const { passes: _passes, ...asking } = foresight;
        const asked = rehearse(asking, situation.view, action, traits);
        const passed = rehearse(foresight, situation.view, action, traits);
        expect(passed.states.map(lively)).toEqual(asked.states.map(lively));
      }
    });

    it('thinks of nothing but what is offered', () => {
      expect(decisions.length).toBeGreaterThan(50);
      for (const { situation, action } of decisions) {
        for (const idea of foresight.ideas(situation, action)) {
          expect(situation.offers.some((offer) => admits(offer, idea))).toBe(true);
        }
      }
    });

    it('a bid never says how far its bidder would go', () => {
      for (const { action, why } of decisions) {
        if (action.type !== 'bid') continue;
        expect(Object.values(why.params).filter((value) => typeof value === 'number')).toEqual([]);
      }
    });

    it(
      'counts in the end what the rules count',
      () => {
        const { state } = playOut(title, wish(3, 5), (seed) => bots.random(seed));
        const worth = foresight.worth(state);
        expect(worth.size).toBeGreaterThan(0);
        for (const { player, total } of title.scores(state.table)) {
          const parts = worth.get(player);
          if (parts) expect(Object.values(parts).reduce((sum, each) => sum + each, 0)).toBeCloseTo(total, 6);
        }
      },
      LONG,
    );
  });

  describe('Director', () => {
    it.each([
      { name: 'director', level: director, every: 25 },
      ...(bots.magnate ? [{ name: 'magnate', level: bots.magnate, every: 60 }] : []),
    ])(
      'and whoever is above decides by the situation alone, afresh, from a copy, in another order: $name',
      ({ level, every }) => {
        const sample = decisions.filter((_each, n) => n % every === 0).map(({ situation }) => situation);
        const once = sample.map((situation) => level(3).choose(situation));
        const copies = sample.map((situation) => JSON.parse(JSON.stringify(situation)) as typeof situation);
        const again = copies.toReversed().map((situation) => level(3).choose(situation));
        expect(again.toReversed()).toEqual(once);
      },
      LONG,
    );

    it(
      'plays among its like, keeps the rules, and gets on',
      () => {
        const rounds = new Set<string>();
        const played = playOut(title, wish(3, 5), director, {
          most,
          onState(state) {
            expect(title.violationsAtRest(state)).toEqual([]);
            rounds.add(title.describeRound(state));
          },
        });
        expect(played.over || played.actions.length === most).toBe(true);
        expect([...rounds].some((round) => round.startsWith('OR 1'))).toBe(true);
      },
      LONG,
    );
  });
}
