import { best, type Choice, offersOf } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { factsOf, isRegional } from '../table.ts';
import { roundsLeft } from './clock.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';
import { survey } from './sites.ts';

const SECOND_TILE = 30;
const CLOSELY = 40;
/** A marker earns D10, half of it for the owner; not every marker finds a seat. */
const MARKER = 4;
const NEAR = 3;

/** What a regional company is worth to its owner: the nominal value stays; connections pay once, markers every round. */
export function regionalWorth(scene: Scene, regional: string): number {
  const { ask, table, state } = scene;
  const rounds = roundsLeft(ask, state);
  const home = ask.regionalHome(table, regional) ?? '';
  const sites = survey(ask, table, '', [home]);
  const bonuses = ask.regionalBonuses(table, regional).reduce((sum, { hex, amount }) => {
    const tiles = sites.find((site) => site.hex === hex)?.tiles ?? NEAR + 2;
    return sum + amount * Math.max(0.1, 0.8 - (0.8 * tiles) / (2 * Math.max(1, rounds)));
  }, 0);
  return ask.cardCost(table, regional) + 0.7 * bonuses + Math.max(0, rounds - 2) * 12;
}

/** Town tiles for markers, connections for their bonus. */
export function regionalTrack(scene: Scene): Choice | undefined {
  const { ask, table, state, by } = scene;
  const regional = scene.frame.corp as string;
  const rounds = roundsLeft(ask, state);
  const cost = table.turn.laid > 0 ? SECOND_TILE : 0;
  const judged = candidates(scene).map((offer) => {
    const { table: then } = ask.after(state, sampleOf(offer));
    const markers = ask.markers(then, regional) - ask.markers(table, regional);
    const bonus = cashOf(then, by) - cashOf(table, by);
    return { offer, markers, bonus, gain: markers * MARKER * rounds + bonus + nearer(scene, offer) };
  });
  const found = best(judged, (each) => each.gain);
  if (!found || found.gain <= cost) return passing(scene, 'track.nothing');
  const hex = String(found.offer.hex);
  const action = sampleOf(found.offer);
  if (found.bonus > 0) return choice(action, 'regional.bonus', { hex, corp: regional, amount: found.bonus });
  if (found.markers > 0) return choice(action, 'regional.markers', { hex, corp: regional, count: found.markers });
  return choice(action, 'regional.way', { hex, corp: regional });
}

/** Towns first: only their tiles bring markers. */
function candidates(scene: Scene): readonly Offer[] {
  const { hexes, numberOf } = scene.ask.ground(scene.table);
  const isTown = (offer: Offer) => (hexes[numberOf.get(String(offer.hex)) ?? -1]?.kind ?? '').startsWith('town');
  const offers = offersOf(scene, 'layTile');
  return [...offers.filter(isTown), ...offers.filter((offer) => !isTown(offer))].slice(0, CLOSELY);
}

/** Track on the way to a connection is worth a little. */
function nearer({ ask, table, frame }: Scene, offer: Offer): number {
  const regional = frame.corp as string;
  const reached = table.regionals[regional]?.reached ?? [];
  const open = ask.regionalBonuses(table, regional).filter(({ hex }) => !reached.includes(hex));
  const fresh = table.map[String(offer.hex)] === undefined;
  return open.length > 0 && fresh ? 3 : 0.5;
}

/** A train for the markers it has. */
export const regionalTrain: Decider = (scene) => {
  const { ask, table, state } = scene;
  const regional = scene.frame.corp as string;
  const rounds = roundsLeft(ask, state);
  const { towns } = ask.capacity(table, regional);
  const waiting = ask.markers(table, regional) - towns;
  const buys = offersOf(scene, 'buyTrain').filter((offer) => typeof offer.price === 'number');
  const found = best(buys, (offer) => Math.min(waiting, ask.trainDef(table, String(offer.train)).towns));
  if (found && waiting > 0) {
    return choice(sampleOf(found), 'regional.train', { corp: regional, train: String(found.train) });
  }
  const help = best(offersOf(scene, 'helpBuy'), (offer) => -ask.trainDef(table, String(offer.train)).price);
  if (help && waiting > 0) {
    const card = ask.trainDef(table, String(help.train));
    const added = card.price - cashOf(table, regional);
    const earned = Math.min(waiting, card.towns) * 5 * rounds;
    if (earned > added) return choice(sampleOf(help), 'regional.help', { corp: regional, amount: added });
  }
  return passing(scene, 'train.save');
};

/** My company takes over my regional: its money becomes mine. */
export function acquisition(scene: Scene): Choice | undefined {
  const { ask, table, by, frame } = scene;
  const corp = frame.corp;
  if (corp === undefined || isRegional(table, corp)) return undefined;
  if (!['layTrack', 'placeToken', 'beforeRun', 'buyTrains', 'finance', 'endTurn'].includes(frame.step))
    return undefined;
  if (ask.trains(table, corp).length === 0 || factsOf(table, corp).leased.length > 0) return undefined;
  const mine = offersOf(scene, 'acquireRegional').filter((offer) => table.privates[String(offer.private)] === by);
  const found = best(mine, (offer) => ask.acquisitionPrice(table, String(offer.private)));
  if (!found) return undefined;
  const regional = String(found.private);
  const amount = ask.acquisitionPrice(table, regional);
  return choice(sampleOf(found), 'regional.takeOver', { corp, private: regional, amount });
}
