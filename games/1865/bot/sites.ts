import { Numbers, Remembered, type Site, Survey } from '@binario/bots';
import { lasting, memo2 } from '@binario/kernel';
import { type Face, faceNumber, faceNumbered, type Lay, laidBetween, shownOn } from '@binario/rail';
import type { Board1865 } from '../board/compile.ts';
import { boardOf, factsOf, numberOfHex, phaseOf } from '../table.ts';
import { mapNumber, numberShown } from './content.ts';
import type { Advice1865 } from './scene.ts';
import type { Seen } from './seen.ts';

const FRESH = 1;
const REBUILT = 1.25;
const FURTHEST = 7;

/** A place the company could go to, and what the map shows there. */
export interface Place {
  readonly site: Site;
  readonly value: number;
  readonly slots: number;
  readonly isLaid: boolean;
  readonly mayUpgrade: boolean;
}

/** Where a company could go from its markers, and whether its track leads to its destination already. */
export interface Outlook {
  /** Stands for all this says. */
  readonly number: number;
  /** The nearest first. */
  readonly places: readonly Place[];
  /** Told of minor companies only. */
  readonly atDestination: boolean;
  /** By hex number, where the survey looked. A direct route to the destination lies within. */
  readonly looked: readonly boolean[];
}

/** A map as a survey looks at it: by hex number what it shows, and the table it belongs to. */
interface Layout {
  readonly shown: readonly number[];
  readonly faces: readonly Face[];
  table(): Seen;
}

type Outlooks = Map<string, Outlook>;

/** What was found on a map with these markers, and on the map before its last tile. */
interface Found {
  readonly map: Seen['map'];
  readonly stations: Seen['stations'];
  readonly outlooks: Outlooks;
  readonly before: { readonly hex: string; readonly outlooks: Outlooks } | undefined;
}

const foundOn = memo2((map: Seen['map'], stations: Seen['stations'], known: readonly Found[]): Found => {
  for (const other of known) {
    const hex = other.stations === stations ? laidBetween(other.map, map) : undefined;
    if (hex !== undefined) return { map, stations, outlooks: new Map(), before: { hex, outlooks: other.outlooks } };
  }
  return { map, stations, outlooks: new Map(), before: undefined };
});

/** Where the company could go as the map is. */
export function outlookOf(ask: Advice1865, table: Seen, corp: string): Outlook {
  const { outlooks: known, before } = foundOn(table.map, table.stations);
  const key = `${corp} ${table.phase} ${factsOf(table, corp).status}`;
  const found = known.get(key);
  if (found) return found;
  const earlier = before?.outlooks.get(key);
  const isSame = earlier && before && !earlier.looked[numberOfHex(table, before.hex)];
  const outlook = isSame ? earlier : surveyed(ask, table, corp);
  known.set(key, outlook);
  return outlook;
}

function surveyed(ask: Advice1865, table: Seen, corp: string): Outlook {
  const gameBoard = boardOf(table);
  return remembered(ask, table, corp, mapNumber(gameBoard, table.map), () => {
    return { shown: shownOn(gameBoard.board, table.map), faces: ask.faces(table), table: () => table };
  });
}

/** Where it could go with one more tile on the map. */
export function outlookWith(ask: Advice1865, table: Seen, corp: string, lay: Lay): Outlook {
  const gameBoard = boardOf(table);
  const { board } = gameBoard;
  const at = numberOfHex(table, lay.hex);
  const face = faceNumber(board, lay);
  const shown = shownOn(board, table.map).with(at, face);
  return remembered(ask, table, corp, numberShown(gameBoard, shown), () => {
    const faces = ask.faces(table).with(at, faceNumbered(board, face));
    return { shown, faces, table: () => withTile(table, lay) };
  });
}

/** The places where the company could go. */
export const sitesOf = (ask: Advice1865, table: Seen, corp: string): readonly Site[] =>
  outlookOf(ask, table, corp).places.map(({ site }) => site);

function withTile(table: Seen, { hex, tile, rotation }: Lay): Seen {
  return { ...table, map: { ...table.map, [hex]: { tile, rotation } } };
}

const outlooks = new Remembered<Outlook>();
const numbers = new Numbers();

/** The same map, markers and colours of tiles give the same answer. */
function remembered(ask: Advice1865, table: Seen, corp: string, map: number, layout: () => Layout): Outlook {
  const isMinor = factsOf(table, corp).status === 'minor';
  const { tiles } = phaseOf(table);
  const key = `${map} ${isMinor ? corp : ''} ${tiles} ${ask.stations(table, corp)}`;
  return outlooks.get(key, () => {
    const made = layout();
    const atDestination = isMinor && ask.reachesDestination(made.table(), corp);
    return { number: numbers.numberOf(key), atDestination, ...survey(ask, table, corp, made) };
  });
}

/** Whether a hex that shows a face may take its next tile, by the number of the hex and that of the face, once it is known. */
const upgrades = lasting((_board: Board1865) => new Map<string, boolean[]>());

function upgradesOn(table: Seen): boolean[] {
  const known = upgrades(boardOf(table));
  const colours = String(phaseOf(table).tiles);
  const before = known.get(colours) ?? [];
  known.set(colours, before);
  return before;
}

/** A marker's route ends at the first city or mine. A mine has one exit for good. */
function survey(
  ask: Advice1865,
  table: Seen,
  corp: string,
  { shown, faces, table: then }: Layout,
): Pick<Outlook, 'places' | 'looked'> {
  const { hexes, numberOf } = boardOf(table).board;
  const known = upgradesOn(table);
  const mayUpgrade = (n: number): boolean => {
    const at = (shown[n] as number) * hexes.length + n;
    known[at] ??= ask.mayUpgrade(then(), hexes[n]?.id ?? '');
    return known[at];
  };
  const isLaid = (n: number): boolean => (shown[n] as number) >= hexes.length;
  const made = new Survey({
    ground: ask.ground(table),
    faces,
    own: new Set(ask.stations(table, corp)),
    furthest: FURTHEST,
    effort(_hex, fresh, n) {
      if (fresh && !isLaid(n)) return FRESH;
      return mayUpgrade(n) ? REBUILT : Number.POSITIVE_INFINITY;
    },
    isStation: (kind) => kind === 'city' || kind === 'mine',
    mayJoin: (kind, effort) => kind !== 'mine' || effort <= FRESH,
    towns: (kind, face) => (kind === 'town' ? Math.max(1, face?.stops[0]?.value ?? 0) : 0),
  });
  const places = made.sites().map((site): Place => {
    const n = numberOf.get(site.hex) ?? 0;
    const { value = 0, slots = 0 } = faces[n]?.stops[0] ?? {};
    return { site, value, slots, isLaid: isLaid(n), mayUpgrade: mayUpgrade(n) };
  });
  return { places, looked: made.looked() };
}
