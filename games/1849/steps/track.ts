import { about, done, type Frame, type Offer, stay } from '@binario/kernel';
import { BANK, type CorpId, faceAt, type HexDef, type PlayerId, pay } from '@binario/rail';
import { routeReachOf } from '@binario/track';
import type { ActionOf } from '../actions.ts';
import { mapOf } from '../board/boardOf.ts';
import type { Tx1849 } from '../effects.ts';
import { setGaribaldiAside } from '../rules/garibaldi.ts';
import { layingCost, layRules } from '../rules/track.ts';
import { fittingTiles, rulesOfFitting } from '../search/fittingTiles.ts';
import { isStarted, phaseOf, presidentOf, type Table1849 } from '../table.ts';
import { hasChoice, noteChoice, type Step1849 } from './step.ts';

/** A corporation may lay or upgrade a tile (10.3). */
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
  options: (table, frame, by) => [...tileOptions(table, hexesInReach(table, frame.corp), by), { type: 'pass', by }],
  rules: about('layTile', layRules),
  keeps: rulesOfFitting,
  openEnded: true,
  take(tx, frame, action) {
    if (action.type === 'layTile') layTile(tx, frame.corp, action);
    return done();
  },
};

/** Pays for terrain and lays a tile. */
export function layTile(tx: Tx1849, corp: CorpId, { hex, tile, rotation }: ActionOf<'layTile'>): void {
  const board = mapOf(tx.table);
  const old = faceAt(board, tx.table.map, hex);
  const next = board.faces.get(tile)?.[rotation];
  const cost = next ? layingCost(tx.table, corp, hex, old, next) : 0;
  pay(tx, corp, BANK, cost, 'terrain');
  tx.emit({ type: 'tileLaid', hex, tile, rotation, by: corp, cost });
  setGaribaldiAside(tx);
}

/** Hexes to which the corporation's routes lead: only there can a tile do it any good. */
function hexesInReach(table: Table1849, corp: CorpId): readonly HexDef[] {
  const board = mapOf(table);
  const { hexes } = routeReachOf(board, table, corp);
  return board.hexes.filter(({ ground }, n) => ground !== 'fixed' && hexes[n] !== 0);
}

/** Every tile of a colour of the phase that fits one of the hexes, in every rotation in which it does. */
export function tileOptions(table: Table1849, hexes: readonly HexDef[], by: PlayerId): readonly Offer[] {
  const { tiles } = phaseOf(table);
  const options: Offer[] = [];
  for (const hex of hexes) {
    for (const { tile, rotation } of fittingTiles(table, hex)) {
      if (tiles.includes(tile.colour)) options.push({ type: 'layTile', by, hex: hex.id, tile: tile.id, rotation });
    }
  }
  return options;
}
