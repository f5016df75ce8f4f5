import { best, type Choice } from '@binario/bots';
import { cashOf, type PricedLay } from '@binario/rail';
import { trainNeed } from './outlook.ts';
import { prospects } from './prospects.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import type { Seen } from './seen.ts';

/** The train one builds for: what will be on sale when the track is done. */
const NEXT: Readonly<Record<string, string>> = {
  4: '6H',
  6: '8H',
  8: '10H',
  10: '12H',
  12: '16H',
  16: '16H',
};

const LATER = 0.4;
const PROMISE = 0.6;
/** A lira for track must bring this much each round, and more where money is needed for a train. */
const RETURN = 0.06;
const RETURN_WHEN_POOR = 0.15;
const RUIN = 1000;
/** Candidates whose routes are worked out. */
const FINALISTS = 16;

/** What the track is worth to the corporation in a round, in parts. */
interface Worth {
  readonly now: number;
  readonly later: number;
  readonly promise: number;
}

/** Decides which tile to lay (10.3). */
export const layTrack: Decider = (scene) => {
  const { ask, state, table } = scene;
  const corp = scene.frame.corp as string;
  const lays = ask.lays(state);
  if (lays.length === 0) return passing(scene, 'track.nothing');
  const own = ownClasses(scene, corp);
  const before = worthOf(scene, table, corp, own);
  const spare = cashOf(table, corp) - trainNeed(ask, table, corp);
  const judged = shortList(scene, lays, corp).map((lay) => {
    const then = withTile(table, lay);
    const after = worthOf(scene, then, corp, own);
    const rate = lay.cost <= spare ? RETURN : RETURN_WHEN_POOR;
    const gain = total(after) - total(before) - lay.cost * rate - (ruins(scene, then, corp, lay.cost) ? RUIN : 0);
    return { lay, gain, now: after.now - before.now, promise: after.promise - before.promise };
  });
  const found = best(judged, (each) => each.gain);
  if (!found || found.gain <= 0.5) return passing(scene, 'track.nothing');
  return laid(scene, corp, found);
};

/** A first route obliges to own a train: woe to him who cannot pay for it. */
function ruins({ ask, table, by }: Scene, then: Seen, corp: string, cost: number): boolean {
  if (!ask.mustBuyTrain(then, corp)) return false;
  const cheapest = Math.min(...ask.onSale(then, corp).map((train) => ask.trainDef(table, train).price));
  return cashOf(table, corp) - cost + cashOf(table, by) < cheapest;
}

function laid(
  scene: Scene,
  corp: string,
  found: { readonly lay: PricedLay; readonly now: number; readonly promise: number },
): Choice | undefined {
  const { hex, tile, rotation } = found.lay;
  const action = { type: 'layTile', by: scene.by, hex, tile, rotation };
  if (found.now > 0) return choice(action, 'track.income', { hex, corp, amount: found.now });
  return found.promise > 0
    ? choice(action, 'track.prospect', { hex, corp })
    : choice(action, 'track.upgrade', { hex, corp });
}

const total = ({ now, later, promise }: Worth): number => now + LATER * later + PROMISE * promise;

/** The table with one more tile on it: what would it be worth? */
export function withTile(table: Seen, { hex, tile, rotation }: PricedLay): Seen {
  return { ...table, map: { ...table.map, [hex]: { tile, rotation } } };
}

/** Classes of a corporation's own trains; without any, that of the train it could buy next. */
export function ownClasses({ ask, table }: Scene, corp: string): readonly string[] {
  const owned = ask.trains(table, corp).map((train) => ask.trainDef(table, train).class);
  if (owned.length > 0) return owned.slice(0, 2);
  return ask
    .onSale(table, corp)
    .map((train) => ask.trainDef(table, train).class)
    .slice(0, 1);
}

function worthOf({ ask }: Scene, table: Seen, corp: string, own: readonly string[]): Worth {
  const next = NEXT[table.phase] ?? '16H';
  return {
    now: own.length > 0 ? ask.incomeWith(table, corp, own) : 0,
    later: ask.incomeWith(table, corp, [next]),
    promise: prospects(ask, table, corp),
  };
}

/** Routes are costly to work out: only for the tiles that lead furthest, or raise what is reached. */
function shortList(scene: Scene, lays: readonly PricedLay[], corp: string): readonly PricedLay[] {
  if (lays.length <= FINALISTS) return lays;
  const { ask, table } = scene;
  const rough = lays.map((lay) => {
    const after = withTile(table, lay);
    const values = ask.stopValues(after);
    let reached = 0;
    for (const hex of ask.ends(after, corp).stops) reached += values[hex] ?? 0;
    return { lay, worth: reached + PROMISE * prospects(ask, after, corp) - lay.cost * RETURN };
  });
  return rough
    .sort((x, y) => y.worth - x.worth)
    .slice(0, FINALISTS)
    .map(({ lay }) => lay);
}
