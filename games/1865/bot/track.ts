import { best, type Choice } from '@binario/bots';
import { cashOf, type Lay } from '@binario/rail';
import { isFloated } from '../table.ts';
import { clockOf } from './clock.ts';
import { chipWorth, outlookWorth, planOf } from './plan.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import { type Outlook, outlookOf, outlookWith, sitesOf } from './sites.ts';
import { stopAt } from './stop.ts';

/** Routes that are worth building for. */
const WAYS = 6;
/** A chip for somebody else is a pity. */
const ENVY = 0.25;

/** Tiles that bring chips, or bring markers and the destination nearer. */
export const layTrack: Decider = (scene) => {
  const corp = scene.frame.corp as string;
  const laid = scene.frame.laid ?? 0;
  if (laid > 0 && isPoor(scene, corp, scene.ask.figures(scene.table).secondTile))
    return passing(scene, 'track.save', { corp });
  const found = bestLay(scene, corp, laid, turnsLeft(scene));
  return found ? laidFor(scene, corp, found) : passing(scene, 'track.nothing');
};

/** A tile with the chips it brings at once, and what it promises. */
export interface JudgedLay {
  readonly lay: Lay;
  readonly mine: number;
  readonly promise: number;
  readonly gain: number;
}

/** A tile must promise more than this, or the company keeps what it has. */
const LEAST = 1;

/** The best tile after so many were laid, if one is worth it, to a company with so many turns left. */
export function bestLay(scene: Known, corp: string, laid: number, turns: number): JudgedLay | undefined {
  const found = best(judgedLays(scene, corp, laid, turns), (each) => each.gain);
  return found && found.gain > LEAST ? found : undefined;
}

/** Every tile worth a thought after so many were laid, and what it brings and promises. */
export function judgedLays(scene: Known, corp: string, laid: number, turns: number): readonly JudgedLay[] {
  const among = shortList(scene, corp, turns);
  if (among.length === 0) return [];
  const { table } = scene;
  const left = 2 - laid;
  const worth = (outlook: Outlook, left: number) => outlookWorth(scene.ask, table, corp, turns, left, outlook);
  // Whoever passes lays nothing more in this turn.
  const before = worth(outlookOf(scene.ask, table, corp), 0);
  const cost = laid > 0 ? scene.ask.figures(table).secondTile : 0;
  return among.map((lay): JudgedLay => {
    const { mine, others } = chipsFrom(scene, corp, lay);
    const promise = worth(outlookWith(scene.ask, table, corp, lay), left - 1) - before;
    const gain = (mine - ENVY * others) * chipWorth(turns) + promise - cost;
    return { lay, mine, promise, gain };
  });
}

/** What the plans are made of. */
type Known = Pick<Scene, 'ask' | 'table'>;

/** Turns of the company that is operating, the present one counted. */
export function turnsLeft({ ask, state }: Pick<Scene, 'ask' | 'state'>): number {
  return clockOf(ask, state).rounds + 1;
}

/** Without a train all money is for the next one, or its president pays for both. */
const HIS_LIMIT = 0.5;

/** Should the company rather keep this money, because it has no train yet? */
export function isPoor({ ask, table, by }: Pick<Scene, 'ask' | 'table' | 'by'>, corp: string, cost: number): boolean {
  if (ask.trains(table, corp).length > 0) return false;
  const cheapest = Math.min(...ask.onSale(table).map((train) => ask.trainDef(table, train).price));
  const lacks = cheapest - (cashOf(table, corp) - cost);
  const before = cheapest - cashOf(table, corp);
  return lacks > 0 && (before <= 0 || lacks > HIS_LIMIT * cashOf(table, by));
}

/** Chips the tile gives to markers in its city: mine, and those of others. */
function chipsFrom({ ask, table }: Known, corp: string, lay: Lay): { readonly mine: number; readonly others: number } {
  const markers = (table.stations[lay.hex] ?? []).filter((token) => token !== null && isFloated(table, token));
  if (markers.length === 0) return { mine: 0, others: 0 };
  const stop = stopAt(ask, table, lay.hex);
  const more = stop?.kind === 'city' ? ask.tileValue(table, lay.tile) - stop.value : 0;
  const mine = markers.includes(corp) ? more : 0;
  return { mine, others: more * markers.length - mine };
}

/** Only tiles on the ways one would go anyway, and those that give chips at once. */
function shortList(scene: Known, corp: string, turns: number): readonly Lay[] {
  const { ask, table } = scene;
  const lays = ask.lays(table, corp);
  const wanted = new Set<string>();
  const sites = sitesOf(ask, table, corp);
  const planned = planOf(ask, table, corp, turns, 2).map((step) => step.site);
  const goal = sites.filter((site) => site.hex === ask.destination(table, corp));
  for (const site of [...planned, ...goal, ...sites.slice(0, WAYS)]) for (const hex of site.work) wanted.add(hex);
  return lays.filter((lay) => wanted.has(lay.hex) || chipsFrom(scene, corp, lay).mine > 0);
}

function laidFor(scene: Scene, corp: string, { lay, mine, promise }: JudgedLay): Choice {
  const { hex, tile, rotation } = lay;
  const action = { type: 'layTile', by: scene.by, hex, tile, rotation };
  if (mine > 0) return choice(action, 'track.chips', { hex, corp, count: mine });
  return promise > 0 ? choice(action, 'track.way', { hex, corp }) : choice(action, 'track.rebuild', { hex, corp });
}
