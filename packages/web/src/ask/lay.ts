import type { Action } from '@binario/kernel';
import type { ShownLay } from '../model/snapshot.ts';
import { useTable } from '../store/table.ts';
import { askWhyNot, tryAction } from '../store/trying.ts';
import { choose } from './choose.ts';

const { getState: get, setState: set } = useTable;

/** The lays that are offered on one hex. */
export const laysAt = (lays: readonly ShownLay[], hex: string): readonly ShownLay[] =>
  lays.filter((lay) => lay.hex === hex);

/** The tiles that fit on a hex, each once. */
export function tilesAt(lays: readonly ShownLay[], hex: string): readonly string[] {
  return [...new Set(laysAt(lays, hex).map((lay) => lay.tile))];
}

function put(lay: ShownLay): void {
  const by = get().snapshot?.actor;
  if (!by) return;
  const { hex, tile, rotation } = lay;
  set({ pick: { hex, tile, rotation } });
  void tryAction({ type: 'layTile', by, hex, tile, rotation } as Action);
}

/** A tile that is pointed at shows on the map, with what it changes. */
export function showLay(lay: ShownLay): void {
  const { pick } = get();
  put(lay);
  // Whoever chose its hex on the map goes on choosing there.
  const { hex, tile, rotation } = lay;
  if (pick === null || pick.pointed || pick.hex !== hex) set({ pick: { hex, tile, rotation, pointed: true } });
}

/** Nothing is pointed at any more. */
export function hideLay(): void {
  if (!get().pick?.pointed) return;
  set({ pick: null });
  void tryAction(null);
}

/** Lays it, where a single click commits; else it is shown on the map. */
export async function layNow(lay: ShownLay): Promise<void> {
  const { snapshot } = get();
  const { hex, tile, rotation } = lay;
  set({ pick: { hex, tile, rotation } });
  if (snapshot?.actor) await choose({ type: 'layTile', by: snapshot.actor, hex, tile, rotation } as Action);
}

/** A tap on the map: a glowing hex shows a tile, a second tap turns it, any other hex says why not. */
export function tapForTile(hex: string): void {
  const { snapshot, pick } = get();
  if (!snapshot) return;
  if (pick?.hex === hex && pick.tile !== null) {
    turn();
    return;
  }
  const [first, ...others] = laysAt(snapshot.lays, hex);
  if (first && others.length === 0) void layNow(first);
  else if (first) put(first);
  else {
    set({ pick: { hex, tile: null, rotation: 0 }, draft: null, preview: null });
    void askWhyNot(hex);
  }
}

/** Chooses a tile for the hex that is being asked about. */
export function chooseTile(tile: string): void {
  const { snapshot, pick } = get();
  const lay = snapshot?.lays.find((each) => each.hex === pick?.hex && each.tile === tile);
  if (lay) put(lay);
}

/** To the next rotation that is legal. */
export function turn(): void {
  const { snapshot, pick } = get();
  if (!snapshot || !pick?.tile) return;
  const legal = laysAt(snapshot.lays, pick.hex).filter((lay) => lay.tile === pick.tile);
  const next = legal[(legal.findIndex((lay) => lay.rotation === pick.rotation) + 1) % legal.length];
  if (next) put(next);
}
