import type { HexId } from '@binario/rail';
import type { FunicolarePart, HexPart, OffMapPart, StationKind } from '../board/file.ts';
import type { Provenance } from '../board/provenance.ts';

/**
 * The two maps: a reconstruction, fitted to the 23 positions the text prints and to geography. A letter is a column, a
 * number a half-row that grows upwards; hexes of the small map of Napoli begin with `n`. What lies under water or
 * outside the kingdom is in `ground.ts`: nothing can be laid there.
 */
type Origin = { readonly station: Provenance; readonly hex: Provenance };

/** Positions printed in the tables of 3.2.2 and 3.5.1. */
const printedHexes: ReadonlySet<HexId> = new Set(
  'A2 B5 F11 F17 F23 F25 F31 G30 H27 I30 I36 I38 J21 K30 K44 L19 L23 L27 L39 M14 N21 O10 P13'.split(' '),
);
/** Named in the rules, but without a position on the map. */
const printedNames: ReadonlySet<HexId> = new Set('nC6 nC8 nD3 nD5 E40 F41 K46 L45'.split(' '));
/** A town or a double town only because something in the text wants it. */
const deduced: ReadonlySet<HexId> = new Set(['F37', 'L19']);
/** Printed as a home, but whether it is a town or a city is ours. */
const kindIsOurs: ReadonlySet<HexId> = new Set(['I38', 'K30']);

function fromOf(id: HexId): Origin {
  const station = deduced.has(id)
    ? 'D'
    : (printedHexes.has(id) && !kindIsOurs.has(id)) || printedNames.has(id)
      ? 'F'
      : 'R';
  return { station, hex: printedHexes.has(id) ? 'F' : 'R' };
}

type More = Omit<HexPart, 'id' | 'kind' | 'from'>;

const hex = (id: HexId, kind: StationKind, more: More = {}): HexPart => ({ id, kind, ...more, from: fromOf(id) });

const plains = (ids: string): readonly HexPart[] => ids.split(' ').map((id) => hex(id, 'plain'));

const town = (id: HexId, name: string, label?: 'L'): HexPart =>
  hex(id, 'town', { name, ...(label !== undefined && { label }) });

const towns = (id: HexId, name: string): HexPart => hex(id, 'towns', { name });

/** An ordinary city is worth nothing before its first tile (ruling T4), but its circle is there. */
const city = (id: HexId, name: string, slots: string, more: Pick<More, 'label' | 'port'> = {}): HexPart =>
  hex(id, 'city', { name, ...more, slots: slots.split(' ') });

/** A city with printed yellow track, for which tiles of one letter exist. */
function wide(
  id: HexId,
  name: string,
  label: string,
  slots: string,
  value: number,
  track: string,
  port?: number,
): HexPart {
  return hex(id, 'city', {
    name,
    label,
    slots: slots.split(' '),
    value,
    track,
    ...(port !== undefined && { port }),
  });
}

/** Two red hexes are one location; its slots are counted on the second, where they are printed (ruling O8). */
const offmap = (id: HexId, name: string, track: string, slots: string): HexPart =>
  hex(id, 'offmap', { name, ...(slots !== '' && { slots: slots.split(' ') }), track });

const mainHexes: readonly HexPart[] = [
  ...plains('B1 B3 C6 D3 D5 D37 E6 E10 E18 E24 E26 E30 E32 E34 E36 E38 F9 F13 F19 F21 F33 F35 F39 G6 G8 G10 G12 G16'),
  ...plains('G20 G24 G32 G34 G38 G42 G44 G46 H5 H9 H13 H15 H17 H19 H21 H23 H25 H29 H37 H39 H45 I14 I16 I18 I20 I22'),
  ...plains('I24 I26 I28 I32 I34 I42 I46 J15 J17 J19 J23 J25 J27 J31 J35 J37 J39 J41 J43 J45 K18 K20 K26 K28 K32'),
  ...plains('K42 L21 L29 L31 L41 M16 M20 M22 M28 N7 N9 N11 N15 N17 N19 N27 N31 O12 O16 O20 P11 P15'),
  wide('A2', 'Reggio Calabria', 'R', 'FC', 30, '3-s 5-s', 20),
  town('A4', 'Villa San Giovanni'),
  city('B5', 'Gioia', 'FC', { label: 'L' }),
  town('C2', 'Gerace', 'L'),
  town('C4', 'Polistena'),
  town('D7', 'Pizzo', 'L'),
  town('D35', 'Gaeta'),
  town('E8', 'Nicastro'),
  town('E12', 'Paola'),
  town('E20', 'Agropoli'),
  offmap('E40', 'Roma', '0-s', ''),
  city('F7', 'Catanzaro', 'open', { label: 'P' }),
  wide('F11', 'Cosenza', 'W', 'FC FSC', 30, '3-s 0-s'),
  town('F15', 'Scalea', 'L'),
  city('F17', 'Sapri', 'FSC', { label: 'P' }),
  wide('F23', 'Salerno', 'W', 'FSC FST', 30, '3-s 5-s', 10),
  city('F25', 'Nocera', 'NN'),
  city('F31', 'Capua', 'LdA'),
  city('F37', 'Pontecorvo', 'open'),
  offmap('F41', 'Roma', '0-s', 'B5 phase4 phase4 phase4'),
  town('G14', 'Castrovillari'),
  town('G18', 'Lagonegro'),
  town('G22', 'Eboli'),
  town('G26', 'Sarno'),
  town('G28', 'Nola'),
  wide('G30', 'Caserta', 'W', 'B6 B8 FB', 30, '1-s 5-s'),
  town('G36', 'San Germano'),
  town('G40', 'Sora'),
  city('H7', 'Crotone', 'open', { label: 'P', port: 10 }),
  towns('H11', 'Corigliano/Rossano'),
  city('H27', 'Avellino', 'FP'),
  town('H31', 'Telese'),
  town('H33', 'Piedimonte d’Alife'),
  town('H35', 'Venafro'),
  town('H43', 'Avezzano'),
  town('I8', 'Cirò'),
  city('I30', 'Benevento', 'FB'),
  city('I36', 'Isernia', 'LdA'),
  town('I38', 'Castel di Sangro'),
  town('I40', 'Sulmona'),
  city('I44', 'L’Aquila', 'open'),
  city('J21', 'Potenza', 'FST'),
  town('J29', 'Ariano'),
  city('J33', 'Campobasso', 'open'),
  town('K16', 'Pisticci'),
  towns('K22', 'Venosa/Spinazzola'),
  town('K24', 'Melfi'),
  town('K30', 'San Severo'),
  city('K34', 'Termoli', 'LTF', { label: 'L' }),
  town('K36', 'Vasto'),
  town('K38', 'Lanciano'),
  towns('K40', 'Chieti/Penne'),
  city('K44', 'Campoli', 'LTF'),
  offmap('K46', 'Tronto', '0-s', ''),
  town('L15', 'Metaponto', 'L'),
  town('L17', 'Matera'),
  towns('L19', 'Altamura/Gravina'),
  city('L23', 'Andria', 'SFTF'),
  town('L25', 'Cerignola'),
  wide('L27', 'Foggia', 'W', 'LTF SFTF FP', 30, '2-s 0-s'),
  town('L37', 'Ortona'),
  wide('L39', 'Pescara', 'W', 'LdA LTF', 30, '2-s 0-s', 10),
  town('L43', 'Giulianova', 'L'),
  offmap('L45', 'Tronto', '0-s 1-s', 'LTF open open'),
  town('M8', 'Gallipoli'),
  wide('M14', 'Taranto', 'W', 'SFTF FS FST', 30, '2-s 3-s', 20),
  town('M18', 'Gioia del Colle'),
  town('M24', 'Barletta', 'L'),
  town('M26', 'Manfredonia'),
  town('M30', 'Rodi Garganico'),
  towns('N13', 'Francavilla/Manduria'),
  wide('N21', 'Bari', 'B', 'FS FP', 30, '2-s 5-s', 20),
  town('N29', 'Vieste', 'L'),
  town('O8', 'Otranto'),
  city('O10', 'Lecce', 'FS', { label: 'P' }),
  town('O14', 'Ostuni'),
  town('O18', 'Monopoli', 'L'),
  city('P13', 'Brindisi', 'FS', { label: 'L', port: 20 }),
];

const napoliHexes: readonly HexPart[] = [
  ...plains('nA6 nA10 nB11 nC10 nD7 nD11 nE2 nE6'),
  town('nA8', 'Pozzuoli', 'L'),
  town('nB7', 'Bagnoli'),
  town('nB9', 'Marano'),
  town('nC2', 'Castellammare', 'L'),
  town('nC4', 'Portici'),
  wide('nC6', 'Napoli Sud', 'Ns', 'NN open', 40, '3-s 0-s', 20),
  wide('nC8', 'Napoli Nord', 'Nn', 'B7 FB FP', 40, '0-s 4-s 5-s'),
  town('nC12', 'Aversa'),
  town('nD1', 'Pompei'),
  city('nD3', 'Torre Annunziata', 'NN'),
  // The stub of the Funicolare: an end of track and no station (rulings T1, T2).
  hex('nD5', 'stub', { name: 'Vesuvio', track: '0-s' }),
  town('nD9', 'Acerra'),
  town('nE4', 'Ottaviano'),
  town('nE8', 'Marigliano'),
];

/** The hexes of both maps. */
export const hexes: readonly HexPart[] = [...mainHexes, ...napoliHexes];

/** Values by phase are ours (2.1: first, second, third). */
export const offMap: readonly OffMapPart[] = [
  { name: 'Roma', hexes: ['E40', 'F41'], values: [40, 70, 100], from: 'R' },
  { name: 'Tronto', hexes: ['K46', 'L45'], values: [30, 50, 70], from: 'R' },
];

/** The funicular of Napoli: where it stands and what it brings. */
export const funicolare: FunicolarePart = { city: 'nD3', edge: 3, stub: 'nD5', bonus: 20, from: 'R' };
