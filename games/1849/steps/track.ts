import { about, done, type Frame, type Offer, stay } from '@binario/kernel';
import {
  BANK,
  type CorpId,
  faceAt,
  type HexDef,
  hexDef,
  type PlayerId,
  pay,
  type Reach,
  reachOf,
  STOPS_PER_HEX,
} from '@binario/rail';
import type { ActionOf } from '../actions.ts';
import { board } from '../data/map.ts';
import { coastalCities } from '../data/privates.ts';
import type { Tx1849 } from '../effects.ts';
import { setGaribaldiAside } from '../rules/garibaldi.ts';
import { fittingTiles, layingCost, layRules, rulesOfFitting } from '../rules/track.ts';
import { isStarted, phaseOf, presidentOf, type Table1849 } from '../table.ts';
import { hasChoice, noteChoice, type Step1849 } from './step.ts';

export interface TrackFrame extends Frame {
  readonly step: 'layTrack';
  readonly corp: CorpId;
}

/** Lay or upgrade one tile (10.3). Always asked: whether something can be built is for the president to see. */
export const layTrack: Step1849<TrackFrame> = {
  actions: ['layTile', 'pass'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin(tx, frame) {
    if (tx.table.turn.tileUsed) return done();
    if (!tx.table.lively && hasChoice(layTrack, tx.table, frame, presidentOf(tx.table, frame.corp))) noteChoice(tx);
    return stay(frame);
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => [...layOptions(table, frame.corp, by), { type: 'pass', by }],
  rules: about('layTile', layRules),
  keeps: rulesOfFitting,
  openEnded: true,
  take(tx, frame, action) {
    if (action.type === 'layTile') {
      layTile(tx, frame.corp, action);
      tx.emit({ type: 'turnNoted', facts: { tileUsed: true } });
    }
    return done();
  },
};

export function layTile(tx: Tx1849, corp: CorpId, { hex, tile, rotation }: ActionOf<'layTile'>): void {
  const old = faceAt(board, tx.table.map, hex);
  tx.emit({ type: 'noted', note: 'tileLaid', params: { corp, hex, tile } });
  const next = board.faces.get(tile)?.[rotation];
  if (next) pay(tx, corp, BANK, layingCost(tx.table, corp, hex, old, next), 'terrain');
  tx.emit({ type: 'tileLaid', hex, tile, rotation });
  setGaribaldiAside(tx);
}

/** Hexes to which the corporation's routes lead: only there can a tile do it any good. */
function hexesInReach(reach: Reach): readonly HexDef[] {
  return board.hexes.filter((hex, n) => {
    if (hex.ground === 'fixed') return false;
    if (reach.stops.has(n * STOPS_PER_HEX)) return true;
    for (let edge = 0; edge < 6; edge++) if (reach.arrivals[n * 6 + edge]) return true;
    return false;
  });
}

function layOptions(table: Table1849, corp: CorpId, by: PlayerId): readonly Offer[] {
  return hexesInReach(reachOf(board, table, corp)).flatMap((hex) => tileOptions(table, hex, by));
}

/** Every tile of a colour of the phase that fits the hex, in every rotation in which it does. */
export function tileOptions(table: Table1849, hex: HexDef, by: PlayerId): readonly Offer[] {
  const { tiles } = phaseOf(table);
  return fittingTiles(table, hex)
    .filter(({ tile }) => tiles.includes(tile.colour))
    .map(({ tile, rotation }) => ({ type: 'layTile', by, hex: hex.id, tile: tile.id, rotation }));
}

export const coastalHexes: readonly HexDef[] = coastalCities.map((hex) => hexDef(board, hex));
