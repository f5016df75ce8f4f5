import { bestRoutes, checkRoutes, type Runner } from '@binario/track';
import { describe, expect, it } from 'vitest';
import { bestTotal, everyRoute } from './brute.ts';
import { randomPosition } from './random.ts';

const sizes = [
  [3, 3],
  [4, 3],
  [4, 4],
  [5, 4],
] as const;

describe('bestRoutes', () => {
  it('finds what trying everything finds, on random boards', () => {
    let withRevenue = 0;
    let withSeveral = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const [columns, rows] = sizes[seed % sizes.length] as (typeof sizes)[number];
      const { board, table, runners } = randomPosition(seed, columns, rows);
      const lists = runners.map((runner) => everyRoute(board, table, 'A', runner));
      const best = bestRoutes(board, table, 'A', runners);
      expect({ seed, revenue: best.revenue }).toEqual({ seed, revenue: bestTotal(lists) });
      expect({ seed, proven: best.proven, bound: best.bound }).toEqual({ seed, proven: true, bound: best.revenue });
      if (best.revenue > 0) withRevenue++;
      if (best.routes.length > 1) withSeveral++;
    }
    // Else the boards would be too poor to prove anything.
    expect(withRevenue).toBeGreaterThan(250);
    expect(withSeveral).toBeGreaterThan(100);
  });

  it('finds it for long routes and for any length, on wide boards', () => {
    let long = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { board, table, runners } = randomPosition(seed, 5, 5, 6);
      for (const limit of [5 + (seed % 9), Number.POSITIVE_INFINITY]) {
        const runner = { ...(runners[0] as Runner), standardCost: 1, narrowCost: 2, dualCost: 1, limit };
        const best = bestRoutes(board, table, 'A', [runner]);
        const revenue = bestTotal([everyRoute(board, table, 'A', runner)]);
        expect({ seed, revenue: best.revenue, bound: best.bound }).toEqual({ seed, revenue, bound: revenue });
        if ((best.routes[0]?.stops.length ?? 0) > 5) long++;
      }
    }
    expect(long).toBeGreaterThan(200);
  });

  it('finds it for many trains that run alike, though some of them find no route', () => {
    let idle = 0;
    for (let seed = 1; seed <= 600; seed++) {
      const { board, table, runners } = randomPosition(seed, 3, 3, 7);
      const [one, two = one] = runners as [Runner, Runner?];
      const many = [one, one, two, one].map((runner, i) => ({
        ...runner,
        train: `${i}`,
        limit: Math.min(4, runner.limit),
      }));
      const best = bestRoutes(board, table, 'A', many);
      const lists = many.map((runner) => everyRoute(board, table, 'A', runner));
      expect({ seed, revenue: best.revenue, proven: best.proven }).toEqual({
        seed,
        revenue: bestTotal(lists),
        proven: true,
      });
      if (best.routes.length < many.length - 1 && best.routes.length > 1) idle++;
    }
    expect(idle).toBeGreaterThan(60);
  });

  it('names routes that the check accepts, with the same stops, lengths and revenues', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { board, table, runners } = randomPosition(seed, 4, 4);
      const { routes, revenue } = bestRoutes(board, table, 'A', runners);
      expect(checkRoutes(board, table, 'A', runners, routes)).toEqual({ ok: true, routes, revenue });
    }
  });

  it('gives the same answer to the same question, whatever was asked before', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const one = randomPosition(seed, 4, 4);
      const two = randomPosition(seed, 4, 4);
      bestRoutes(two.board, two.table, 'B', two.runners);
      expect(bestRoutes(two.board, two.table, 'A', two.runners)).toEqual(
        bestRoutes(one.board, one.table, 'A', one.runners),
      );
    }
  });

  it('keeps a bound that is true when the work does not suffice', () => {
    let unproven = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { board, table, runners } = randomPosition(seed, 4, 4);
      const { revenue } = bestRoutes(board, table, 'A', runners);
      for (const workLimit of [0, 1, 5, 20, 60, 200, 1000]) {
        const short = bestRoutes(board, table, 'A', runners, { workLimit });
        expect(short.bound).toBeGreaterThanOrEqual(revenue);
        expect(short.revenue).toBeLessThanOrEqual(revenue);
        expect(short.proven).toBe(short.bound === short.revenue);
        expect(checkRoutes(board, table, 'A', runners, short.routes)).toMatchObject({
          ok: true,
          revenue: short.revenue,
        });
        if (!short.proven) unproven++;
      }
    }
    expect(unproven).toBeGreaterThan(50);
  });

  it('is silent without trains or stations', () => {
    const { board, table, runners } = randomPosition(7, 4, 4);
    const nothing = { routes: [], revenue: 0, bound: 0, proven: true };
    expect(bestRoutes(board, table, 'A', [])).toMatchObject(nothing);
    expect(bestRoutes(board, table, 'nobody', runners)).toMatchObject(nothing);
  });
});

describe('checkRoutes', () => {
  it('accepts every route there is', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { board, table, runners } = randomPosition(seed, 4, 3);
      for (const runner of runners) {
        for (const { hexes, length, revenue } of everyRoute(board, table, 'A', runner)) {
          const wished = [{ train: runner.train, hexes }];
          expect(checkRoutes(board, table, 'A', runners, wished)).toMatchObject({
            ok: true,
            routes: [{ length, revenue }],
          });
        }
      }
    }
  });

  it('refuses every row of hexes that is none', () => {
    let refused = 0;
    const wrong: string[] = [];
    for (let seed = 1; seed <= 40; seed++) {
      const { board, table, runners } = randomPosition(seed, 3, 3);
      const [runner] = runners as [(typeof runners)[number]];
      const legal = new Set(everyRoute(board, table, 'A', runner).map(({ hexes }) => hexes.join()));
      const walk = (hexes: string[]): void => {
        const { ok } = checkRoutes(board, table, 'A', [runner], [{ train: runner.train, hexes }]);
        if (ok !== legal.has(hexes.join())) wrong.push(`${seed}: ${hexes.join()} ${ok}`);
        if (!ok) refused++;
        if (hexes.length === 5) return;
        const at = board.numberOf.get(hexes.at(-1) as string) as number;
        for (let edge = 0; edge < 6; edge++) {
          const side = board.meets[at * 6 + edge] as number;
          if (side >= 0) walk([...hexes, board.hexes[Math.floor(side / 6)]?.id as string]);
        }
      };
      for (const { id } of board.hexes) walk([id]);
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(10_000);
  });
});
