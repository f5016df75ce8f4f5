import type { Face, HexId, Link, Stop } from '@binario/rail';
import type { Provenance } from './provenance.ts';
import { face } from './tiles.ts';

/**
 * The map: a reconstruction, fitted to geography so that every worked example of the rulebook holds on it. Where a hex
 * lies and which borders carry a river or a mountain is `R` throughout; whether a station of that name and kind exists
 * is said for each. A letter is a column from west to east, a number a row in double-height coordinates.
 */
export type Island = 'Corsica' | 'Sardinia';
/** What a hex is printed with: nothing, a town, a city or a mine. */
export type StationKind = 'plain' | 'town' | 'city' | 'mine';

interface Printed {
  readonly id: HexId;
  readonly kind: StationKind;
  readonly from: Provenance;
  readonly name?: string;
  readonly label?: string;
  readonly print: Face;
}

const stop = (kind: 'town' | 'city' | 'mine', value: number, slots: number): Stop => ({ kind, value, slots });

function plain(id: HexId, name?: string): Printed {
  return { id, kind: 'plain', from: 'R', ...(name !== undefined && { name }), print: face('') };
}

function town(id: HexId, name: string, from: Provenance): Printed {
  return { id, kind: 'town', from, name, print: face('', stop('town', 0, 0)) };
}

/** An ordinary city gives nothing before its first tile, but has a space for a home marker (1865 §2.4). */
function city(id: HexId, name: string): Printed {
  return { id, kind: 'city', from: 'P', name, print: face('', stop('city', 0, 1)) };
}

function mine(id: HexId, name: string, from: Provenance): Printed {
  return { id, kind: 'mine', from, name, print: face('', stop('mine', 0, 1)) };
}

/** The six yellow cities: traffic 3 is printed, two spaces are deduced from figure 3, the exits are `R`. */
function large(id: HexId, name: string, label: string, track: string): Printed {
  return { id, kind: 'city', from: 'P', name, label, print: face(track, stop('city', 3, 2)) };
}

const corsica: readonly Printed[] = [
  plain('H3'),
  plain('G4'),
  town('F5', 'L’Île-Rousse', 'R'),
  large('H5', 'Bastia', 'B', '0-s 1-s'),
  city('E6', 'Calvi'),
  plain('G6'),
  mine('D7', 'Argentella', 'R'),
  town('F7', 'Ponte Leccia', 'R'),
  town('H7', 'Casamozza', 'R'),
  plain('E8'),
  plain('G8'),
  plain('D9'),
  town('F9', 'Corte', 'R'),
  plain('H9'),
  plain('E10'),
  mine('G10', 'Matra', 'R'),
  plain('D11'),
  town('F11', 'Vivario', 'R'),
  plain('H11'),
  plain('C12'),
  plain('E12'),
  town('G12', 'Ghisonaccia', 'R'),
  city('D13', 'Ajaccio'),
  plain('F13'),
  plain('E14'),
  town('G14', 'Solenzara', 'R'),
  plain('D15'),
  plain('F15'),
  town('E16', 'Propriano', 'P'),
  plain('G16'),
  plain('F17'),
  plain('E18'),
  large('G18', 'Portovecchio', 'P', '1-s 3-s'),
  plain('F19', 'Bonifacio'),
];

const sardinia: readonly Printed[] = [
  plain('G22', 'Santa Teresa'),
  plain('F23'),
  plain('H23'),
  plain('G24'),
  plain('I24', 'Golfo Aranci'),
  plain('D25'),
  town('F25', 'Tempio', 'P'),
  city('H25', 'Olbia'),
  plain('C26', 'Porto Torres'),
  plain('E26'),
  town('G26', 'Monti', 'R'),
  plain('I26'),
  plain('B27'),
  plain('D27'),
  plain('F27'),
  plain('H27'),
  mine('A28', 'Argentiera', 'R'),
  large('C28', 'Sassari', 'S', '2-s 5-s'),
  town('E28', 'Chilivani', 'R'),
  plain('G28'),
  plain('I28'),
  town('B29', 'Alghero', 'P'),
  plain('D29'),
  plain('F29'),
  plain('H29'),
  plain('C30'),
  plain('E30'),
  town('G30', 'Bitti', 'R'),
  plain('I30'),
  town('D31', 'Bonorva', 'R'),
  plain('F31'),
  mine('H31', 'Sos Enattos', 'R'),
  plain('C32'),
  town('E32', 'Tirso', 'R'),
  large('G32', 'Nuoro', 'N', '1-s 3-s'),
  plain('I32'),
  town('D33', 'Macomer', 'R'),
  plain('F33'),
  plain('H33'),
  plain('C34'),
  town('E34', 'Abbasanta', 'R'),
  plain('G34'),
  plain('I34'),
  plain('D35'),
  town('F35', 'Sorgono', 'R'),
  plain('H35'),
  plain('C36'),
  plain('E36'),
  plain('G36'),
  city('I36', 'Arbatax'),
  large('D37', 'Oristano', 'O', '0-s 4-s'),
  plain('F37'),
  town('H37', 'Lanusei', 'R'),
  plain('E38'),
  town('G38', 'Seui', 'R'),
  plain('I38'),
  plain('D39'),
  city('F39', 'Isili'),
  plain('H39'),
  plain('C40'),
  town('E40', 'Sanluri', 'P'),
  plain('G40'),
  town('D41', 'San Gavino', 'R'),
  plain('F41'),
  plain('H41'),
  mine('C42', 'Su Zurfuru', 'P'),
  plain('E42'),
  mine('G42', 'Su Suergiu', 'R'),
  plain('D43'),
  town('F43', 'Dolianova', 'R'),
  plain('H43'),
  mine('C44', 'Monteponi', 'P'),
  town('E44', 'Decimomannu', 'R'),
  plain('G44'),
  town('D45', 'Siliqua', 'R'),
  large('F45', 'Cagliari', 'C', '2-s 4-s'),
  plain('H45'),
  mine('C46', 'Serbariu', 'P'),
  plain('E46'),
  plain('D47'),
  plain('C48'),
  plain('E48'),
];

/** A printed hex and the island it lies on. */
export interface PlacedHex extends Printed {
  readonly island: Island;
}

const on = (island: Island, hexes: readonly Printed[]): readonly PlacedHex[] =>
  hexes.map((hex) => ({ ...hex, island }));

/** Every hex of both islands. */
export const hexes: readonly PlacedHex[] = [...on('Corsica', corsica), ...on('Sardinia', sardinia)];

/** 4.3: one marker per company in these three mines together. */
export const carbonia: readonly HexId[] = ['C46', 'C44', 'C42'];

/** 4.4: L.10 for a plain border, L.40 for a river, L.60 for a mountain (`P`). */
export const terrainCost = { plain: 10, river: 40, mountain: 60 } as const;
/** A kind of border between hexes that costs money. */
export type Terrain = keyof typeof terrainCost;

/** A side between two hexes that costs money to cross. */
export interface Border {
  readonly a: HexId;
  readonly b: HexId;
  readonly terrain: Terrain;
  readonly feature: string;
  readonly from: Provenance;
}

function along(terrain: Terrain, feature: string, sides: string): readonly Border[] {
  return sides.split(' ').map((side) => {
    const [a, b] = side.split('-') as [HexId, HexId];
    return { a, b, terrain, feature, from: 'R' };
  });
}

const river = (feature: string, sides: string) => along('river', feature, sides);
const mountain = (feature: string, sides: string) => along('mountain', feature, sides);

/** Rivers and mountains lie on borders only; all others are plain. Which borders: `R`. */
export const borders: readonly Border[] = [
  ...river('Tirso', 'F31-E32 E32-F33 F33-E34 E34-F35 E34-E36 D35-E36 D35-D37 C36-D37'),
  ...river('Coghinas', 'E28-F29 F27-E28 E26-F27 F25-E26'),
  ...river('Liscia', 'G24-F25 F23-G24 G22-F23'),
  ...river('Posada', 'H27-H29 H27-I28 I26-I28'),
  ...river('Cedrino', 'G32-H33 H31-H33 H31-I32 I30-I32'),
  ...river('Flumendosa', 'F37-G38 G38-F39 F39-G40 G40-F41 G40-G42 H41-G42 H41-H43'),
  ...river('Flumini Mannu', 'F41-E42 E42-F43 F43-E44'),
  ...river('Cixerri', 'D43-D45 E44-D45 E44-E46 F45-E46'),
  ...river('Mogoro', 'E38-E40 D39-E40 D39-D41 D39-C40'),
  ...river('Temo', 'C30-D31 C30-C32'),
  ...river('Mannu di Porto Torres', 'B27-C28 C26-B27'),
  ...river('Golo', 'F7-F9 F7-G8 G6-G8 H7-G8 H7-H9'),
  ...river('Tavignano', 'G10-F11 G10-G12 H11-G12'),
  ...river('Fium’Orbo', 'G12-F13'),
  ...river('Gravona', 'E12-F13 E12-E14 D13-E14 D13-D15'),
  ...river('Taravo', 'E14-F15 E14-E16 D15-E16'),
  ...river('Rizzanese', 'E16-F17 E16-E18'),
  ...mountain('Iglesiente', 'C40-D41 D41-C42 C42-D43 C42-C44 D43-C44'),
  ...mountain('Sulcis', 'D45-E46 E46-D47 C46-D47'),
  ...mountain('Sarrabus-Gerrei', 'G42-G44 H43-G44 G42-H43 G42-F43 F41-G42'),
  ...mountain('Monte Arci-Giara', 'E38-D39 E38-F39 E36-F37'),
  ...mountain('Gennargentu', 'F35-G36 G36-F37 H35-G36 G36-H37 G36-G38 G34-H35'),
  ...mountain('Ogliastra', 'H37-G38 H37-H39'),
  ...mountain('Barbagia', 'F33-F35 F33-G34 G34-F35'),
  ...mountain('Supramonte', 'H33-I34 I34-H35'),
  ...mountain('Montiferru', 'D33-C34 C34-D35'),
  ...mountain('Marghine-Goceano', 'D31-E32 E30-E32 E30-F31 F29-F31 F29-G30'),
  ...mountain('Ala dei Sardi', 'G28-G30'),
  ...mountain('Monte Albo', 'H29-I30 I30-H31 G30-H31'),
  ...mountain('Limbara', 'F25-F27 F25-G26'),
  ...mountain('Villanova', 'B29-C30'),
  ...mountain('Cap Corse-Tenda', 'G4-H5 H3-G4 F5-G6'),
  ...mountain('Cinto', 'E6-F7 F7-E8 E8-F9 F9-E10'),
  ...mountain('Calanche', 'D9-D11 D9-E10 E8-E10'),
  ...mountain('Rotondo-Vizzavona', 'E10-F11 F11-E12 F11-F13'),
  ...mountain('Incudine-Bavella', 'F13-G14 G14-F15 F15-G16 G16-F17'),
  ...mountain('Castagniccia', 'F9-G10 G8-G10'),
];
/** A dotted line over the sea that joins two hexes. */
export interface SeaRoute extends Link {
  readonly id: string;
  readonly name: string;
  /** Printed on the dotted line; paid once instead of borders (ruling 32). */
  readonly cost: number;
  readonly from: { readonly hex: HexId; readonly edge: number };
  readonly to: { readonly hex: HexId; readonly edge: number };
  /** Sea hexes the dotted line crosses, for drawing. */
  readonly via: readonly HexId[];
  readonly provenance: { readonly exists: Provenance; readonly endsAndCost: Provenance };
}

const provenance = { exists: 'P', endsAndCost: 'R' } as const;

/** Dotted lines between the islands: printed track for laying (4.2), with a cost of their own. */
export const seaRoutes: readonly SeaRoute[] = [
  {
    id: 'SR1',
    name: 'Bocche di Bonifacio',
    from: { hex: 'G22', edge: 2 },
    to: { hex: 'F19', edge: 0 },
    via: ['F21'],
    cost: 60,
    provenance,
  },
  {
    id: 'SR2',
    name: 'Golfo Aranci - Portovecchio',
    from: { hex: 'I24', edge: 3 },
    to: { hex: 'G18', edge: 0 },
    via: ['I22', 'H21', 'G20'],
    cost: 100,
    provenance,
  },
  {
    id: 'SR3',
    name: 'Porto Torres - Ajaccio',
    from: { hex: 'C26', edge: 3 },
    to: { hex: 'D13', edge: 1 },
    via: ['C24', 'C22', 'C20', 'C18', 'C16', 'C14'],
    cost: 120,
    provenance,
  },
];
