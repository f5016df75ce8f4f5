import type { Cell, HexId } from '@binario/rail';
import {
  allKinds,
  type Bourbon,
  cardIds,
  cardPowers,
  corpIds,
  MOST_ENDLESS,
  nationalIds,
  type Regional,
  trainId,
  trainKinds,
} from '../ids.ts';
import type { Board18fb, CardDef, CorpDef, OffMap, Phase, Place, Space, Tile, TrainDef } from './board.ts';
import type { BoardFile18fb, MapPart, MarketPart, SpacePart, TilePart } from './file.ts';
import { bordersOf, face, passagesOf, placeOf, tileStops } from './places.ts';
import { type Land, makeTrackBoard } from './trackBoard.ts';

/** A file without errors (`check`) made ready for play. */
export function compile(file: BoardFile18fb): Board18fb {
  const tileSet = file.tiles.map(tileOf);
  return Object.freeze<Board18fb>({
    name: file.name,
    ...mapOf(file.map, tileSet),
    tileSet,
    tileNumbers: new Map(tileSet.map(({ id }, n) => [id, n])),
    ...marketOf(file.market),
    ...trainsOf(file),
    corpDefs: recordOf(corpIds, (corp): CorpDef => {
      const { name, colour, text, homes = [], destinations = [], tokens, eligible } = file.corporations[corp];
      const kind = (nationalIds as readonly string[]).includes(corp) ? 'national' : 'major';
      const merging = eligible === undefined ? {} : { eligible };
      return { id: corp, name, kind, colour, text, homes, destinations, tokens, ...merging };
    }),
    regionalDefs: Object.fromEntries(file.regionals.map((each) => [each.id, each])) as Board18fb['regionalDefs'],
    regionalIds: file.regionals.map(({ id }): Regional => id),
    cardDefs: recordOf(cardIds, (id): CardDef => {
      return { id, number: cardIds.indexOf(id) + 1, ...file.cards[id], ...cardPowers[id] };
    }),
    concessionDefs: file.concessions,
    interestOf: file.interest,
    parties: file.players,
    figures: file.figures,
  });
}

const recordOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

function tileOf(part: TilePart): Tile {
  const { id, colour, type, count, track, label } = part;
  return { id, colour, count, type, face: face(track, ...tileStops(part)), ...(label !== undefined && { label }) };
}

function mapOf(map: MapPart, tiles: readonly Tile[]) {
  const places = map.hexes.map(placeOf);
  const offMaps = map.offMap.map(({ name, hexes, values }): OffMap => {
    return { name, hex: hexes.at(-1) as HexId, hexes, values };
  });
  const land: Land = {
    places,
    borders: bordersOf(map),
    passages: passagesOf(map),
    offMapAt: new Map(offMaps.flatMap((each) => each.hexes.map((hex) => [hex, each] as const))),
    tiles,
    costs: map.costs,
  };
  return {
    places,
    placeNamed: new Map(places.map((place) => [place.id, place])),
    cities: places.filter(({ kind }) => kind === 'city'),
    ground: map.ground,
    borders: land.borders,
    passages: land.passages,
    terrainCost: map.costs,
    passesOpen: map.passes.open,
    offMaps,
    offMapAt: land.offMapAt,
    funicolare: map.funicolare,
    falconBonus: Object.fromEntries(map.falcon.map(({ hex, amount }) => [hex, amount])),
    bourbonPlaces: new Map(places.flatMap(bourbonsIn)),
    closed: makeTrackBoard(land, false),
    full: makeTrackBoard(land, true),
    noTiles: Object.fromEntries(places.map(({ id }) => [id, undefined])),
  };
}

const bourbonsIn = ({
  id,
  slots,
}: Place): readonly (readonly [Bourbon, { readonly hex: HexId; readonly slot: number }])[] =>
  slots.flatMap(({ bourbon }, slot) => (bourbon === undefined ? [] : [[bourbon, { hex: id, slot }] as const]));

const spaceOf = ({ value, zone, ledge, startsIn }: SpacePart): Space => ({
  value,
  zone: zone ?? 'white',
  ledge: ledge ?? false,
  ...(startsIn !== undefined && { startsIn }),
});

function marketOf({ rows, top, unfloated }: MarketPart) {
  const spaces = rows.map((row) => row.map(spaceOf));
  return {
    spaces,
    grid: spaces.map((row) => row.map(({ value }) => value)),
    topPrice: top,
    unfloatedStart: unfloated,
    startCells: Object.fromEntries(
      spaces.flatMap((row, r) =>
        row.flatMap(({ value, startsIn }, col): [number, Cell][] =>
          startsIn === undefined ? [] : [[value, { row: r, col }]],
        ),
      ),
    ),
  };
}

/** Of both kinds the number in the name is the phase that brings them. */
const phaseOf = (kind: string): number => Number(kind.at(-1));

function trainsOf({ trains, phases, market }: BoardFile18fb) {
  const trainDefs = recordOf(allKinds, (kind): TrainDef => {
    const { from: _from, ...train } = trains[kind];
    return { kind, phase: phaseOf(kind), ...train };
  });
  const starts = market.rows.flat().filter(({ startsIn }) => startsIn !== undefined);
  return {
    trainDefs,
    trainPile: allKinds.flatMap((kind) =>
      Array.from({ length: trainDefs[kind].count ?? 1 }, (_, copy) => trainId(kind, copy)),
    ),
    trainCards: new Map(
      allKinds.flatMap((kind) =>
        Array.from({ length: trainDefs[kind].count ?? MOST_ENDLESS }, (_, copy) => [
          trainId(kind, copy),
          trainDefs[kind],
        ]),
      ),
    ),
    phases: Object.fromEntries(
      phases.map(({ from: _from, ...phase }, n): [string, Phase] => {
        const number = n + 1;
        const startValues = starts
          .filter(({ startsIn = 0 }) => startsIn <= number)
          .map(({ value }) => value)
          .sort((x, y) => x - y);
        const scraps = trainKinds.filter((kind) => trains[kind].scrappedIn === number);
        return [String(number), { number, ...phase, startValues, scraps }];
      }),
    ),
  };
}
