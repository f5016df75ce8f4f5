import type { Action, Offer } from '@binario/kernel';
import type { Board } from '@binario/rail';
import { controlOf } from '../game/asking.ts';
import type { Presenter } from '../game/presenter.ts';
import { sheetWith } from '../game/sheetWith.ts';
import type { ShownChoice, Snapshot } from '../model/snapshot.ts';
import { useTable } from '../store/table.ts';
import { askWhyNot, tryAction, wish } from '../store/trying.ts';
import { choose } from './choose.ts';
import { tapForTile } from './lay.ts';

/** The hex of the map by which an offer, or what was made of it, can be chosen, if it can. */
export function hexOf({ asking }: Presenter, action: Action | Offer, { state }: Snapshot): string | undefined {
  const offer = action as Offer;
  const control = controlOf(asking, offer.type);
  if (control.kind === 'map') return control.hexOf(offer, state);
  if (control.kind === 'lay') return String(offer.hex);
  return control.kind === 'route' ? control.hexesOf(offer).at(-1) : undefined;
}

/** Hexes that can be chosen now. */
export function targetsOf(presenter: Presenter, snapshot: Snapshot): ReadonlySet<string> {
  const { choices, lays } = snapshot;
  const open = choices.filter((choice) => !choice.refusal);
  const fromOffers = open.flatMap(({ offer }) => hexOf(presenter, offer, snapshot) ?? []);
  return new Set([...lays.map((lay) => lay.hex), ...fromOffers]);
}

/** What a tap on a hex of the map means for the question at hand. */
export function tapHex(hex: string): void {
  const { presenter, snapshot, wished, train } = useTable.getState();
  if (!presenter || !snapshot || snapshot.at !== snapshot.tip) return;
  if (wished && train) {
    const { board } = sheetWith(presenter.maps.sheets(snapshot.state.table), hex);
    tapForRoute(board, hex, train);
    return;
  }
  const here = snapshot.choices.filter(({ offer }) => hexOf(presenter, offer, snapshot) === hex);
  const open = here.filter((choice) => !choice.refusal);
  const found = nextOf(open) ?? here[0];
  if (found && !(snapshot.laying && waits(presenter, found))) {
    useTable.setState({ pick: { hex, tile: null, rotation: 0 } });
    if (found.refusal) useTable.setState({ reason: found.refusal, draft: null });
    // Where several ways lead, taps go through them: none is taken at once.
    else if (open.length > 1) void tryAction(found.offer);
    else void choose(found.offer);
    return;
  }
  if (snapshot.laying) tapForTile(hex);
  else if (snapshot.choices.some(({ offer }) => controlOf(presenter.asking, offer.type).kind === 'route')) {
    useTable.setState({ pick: { hex, tile: null, rotation: 0 }, draft: null, preview: null });
    void askWhyNot(hex);
  }
}

function waits({ asking }: Presenter, { offer }: ShownChoice): boolean {
  const control = controlOf(asking, offer.type);
  return control.kind === 'map' && control.afterTiles === true;
}

/** Tapped again, a hex to which several ways lead gives the next of them. */
function nextOf(open: readonly ShownChoice[]): ShownChoice | undefined {
  const { draft } = useTable.getState();
  return open[(open.findIndex(({ offer }) => offer === draft) + 1) % Math.max(1, open.length)];
}

function isNext(board: Board, a: string, b: string): boolean {
  const n = board.numberOf.get(a) ?? 0;
  return [0, 1, 2, 3, 4, 5].some((edge) => {
    const side = board.meets[n * 6 + edge] as number;
    return side >= 0 && board.hexes[Math.floor(side / 6)]?.id === b;
  });
}

/** Adds a hex at either end of the route, takes back an end tapped again, or begins anew. */
function tapForRoute(board: Board, hex: string, train: string): void {
  const { wished } = useTable.getState();
  const old = wished?.find((route) => route.train === train)?.hexes ?? [];
  const next = changed(board, old, hex);
  void wish((wished ?? []).map((route) => (route.train === train ? { train, hexes: next } : route)));
}

function changed(board: Board, hexes: readonly string[], hex: string): readonly string[] {
  const first = hexes[0];
  const last = hexes.at(-1);
  if (first === undefined || last === undefined) return [hex];
  if (hex === last) return hexes.slice(0, -1);
  if (hex === first) return hexes.slice(1);
  if (isNext(board, last, hex)) return [...hexes, hex];
  if (isNext(board, first, hex)) return [hex, ...hexes];
  return [hex];
}
