import { board } from '@binario/game-1849/data/map';
import type { Snapshot } from '../engine/protocol.ts';
import { tryAction, wish } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { tapForTile } from './lay.ts';

const onMap = new Set(['placeToken', 'chooseHome', 'markPort']);

/** Hexes that can be chosen now. */
export function targetsOf(snapshot: Snapshot): ReadonlySet<string> {
  const fromOffers = snapshot.choices
    .filter((choice) => onMap.has(choice.offer.type) && !choice.refusal)
    .map((choice) => String(choice.offer.hex));
  return new Set([...snapshot.lays.map((lay) => lay.hex), ...fromOffers]);
}

export function tapHex(hex: string): void {
  const { snapshot, wished, train } = useTable.getState();
  if (!snapshot || snapshot.at !== snapshot.tip) return;
  if (wished && train) {
    tapForRoute(hex, train);
    return;
  }
  const choices = snapshot.choices.filter(({ offer }) => onMap.has(offer.type) && offer.hex === hex);
  const found = choices.find((choice) => !choice.refusal) ?? choices[0];
  const asksForTile = snapshot.lays.length > 0 || snapshot.state.flow.at(-1)?.step === 'layTrack';
  if (found && !(asksForTile && found.offer.type === 'markPort')) {
    useTable.setState({ pick: { hex, tile: null, rotation: 0 } });
    if (found.refusal) useTable.setState({ reason: found.refusal, draft: null });
    else void tryAction(found.offer);
    return;
  }
  if (asksForTile) tapForTile(hex);
}

function isNext(a: string, b: string): boolean {
  const n = board.numberOf.get(a) ?? 0;
  return [0, 1, 2, 3, 4, 5].some((edge) => {
    const side = board.meets[n * 6 + edge] as number;
    return side >= 0 && board.hexes[Math.floor(side / 6)]?.id === b;
  });
}

/** Adds a hex at either end of the route, takes back an end tapped again, or begins anew. */
function tapForRoute(hex: string, train: string): void {
  const { wished } = useTable.getState();
  const old = wished?.find((route) => route.train === train)?.hexes ?? [];
  const next = changed(old, hex);
  void wish((wished ?? []).map((route) => (route.train === train ? { train, hexes: next } : route)));
}

function changed(hexes: readonly string[], hex: string): readonly string[] {
  const first = hexes[0];
  const last = hexes.at(-1);
  if (first === undefined || last === undefined) return [hex];
  if (hex === last) return hexes.slice(0, -1);
  if (hex === first) return hexes.slice(1);
  if (isNext(last, hex)) return [...hexes, hex];
  if (isNext(first, hex)) return [hex, ...hexes];
  return [hex];
}
