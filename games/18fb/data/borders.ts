import type { HexId } from '@binario/rail';
import type { BorderName, LinkPart, MapPart, RiverPart } from '../board/file.ts';

/** 3.4.2 What a line costs for each hex, river and mountain. */
export const costs: MapPart['costs'] = { plain: 10, river: 40, mountain: 60 };

const courses: Readonly<Record<string, string>> = {
  Volturno: 'E30-E32 E32-F31 F31-F33 F31-G32 G30-G32 G32-H31 G32-H33 G34-H33 G34-H35 G36-H35',
  Calore: 'G30-H31 H29-H31 H31-I30 I30-I32',
  Sabato: 'H29-I30 H29-I28 H27-I28',
  'Garigliano e Liri': 'D35-E34 E34-E36 E36-F35 F35-F37 F37-G36 F37-G38 F39-G38 F39-G40',
  Sarno: 'E26-F27 F25-F27 F27-G26',
  Sele: 'F21-F23 F21-G22 G20-G22 G22-H21 H21-H23 H23-I22 H23-I24',
  Tanagro: 'G20-H21 G20-H19 G18-H19',
  Noce: 'F15-F17 F17-G16',
  Crati: 'H11-H13 G12-H13 G12-G14 F13-G12 F11-G12',
  Neto: 'H7-I8 H7-H9 G8-H9',
  Savuto: 'E8-E10 E10-F9',
  Amato: 'D7-E8 E6-E8',
  Mesima: 'B5-C6 C4-C6',
  Petrace: 'A4-B5 B3-B5',
  Bradano: 'L15-M14 L15-M16 L15-L17 K16-L17 K18-L17 K18-L19 K20-L19',
  Basento: 'J15-K16 J17-K16 J17-K18 J19-K18 J19-K20 J19-J21',
  Agri: 'I14-J15 I16-J15 I16-J17 I18-J17',
  Sinni: 'I14-J15 I14-I16 H15-I16',
  Ofanto: 'M24-M26 L25-M24 L23-L25 K24-L25 K24-K26 J25-K24 J23-J25 I24-J25',
  Cervaro: 'L25-L27 K26-L27 K26-K28',
  Candelaro: 'M26-N27 M26-M28 L27-M28 L27-L29 K28-L29 K30-L29',
  Fortore: 'K32-L31 K30-K32 J31-K32 J31-J33',
  Biferno: 'K32-K34 J33-K34 J33-J35 I34-J33',
  Trigno: 'K34-K36 J35-K36 J35-J37 I36-J35',
  Sangro: 'K36-L37 K36-K38 J37-K38 J37-J39 I38-J39',
  'Pescara e Aterno': 'L39-L41 K40-L39 K38-K40 J39-K40 J39-J41 I40-J41 I42-J41 I42-J43 I42-I44',
  Vomano: 'L41-L43 K42-L43 K42-K44 J43-K44',
  Tronto: 'L43-L45 K44-L45 K44-K46',
};

/** Where rivers are crossed. That these cost something is printed, the place is ours; of Tronto and Sarno it is printed too. */
export const rivers: readonly RiverPart[] = Object.entries(courses).map(([name, borders]) => ({
  name,
  borders: borders.split(' '),
  from: name === 'Tronto' || name === 'Sarno' ? 'F' : 'R',
}));

/** Reconstructed, every one (`R`). Borders of F27 and F29, which stand for the small map, are for drawing: see `links`. */
export const mountains: readonly BorderName[] = [
  'A2-B3 A4-B3 B1-B3 B3-B5 B3-C2 B3-C4 C4-D3 C4-D5 C6-D5 D3-D5 D5-E6 D35-E36 D37-E36 E8-F9 E10-F9 E10-F11 E12-F13',
  'E18-F19 E20-F19 F7-F9 F7-G8 F9-G8 F9-G10 F11-G10 F13-F15 F15-G14 F15-G16 F17-F19 F17-G16 F17-G18 F19-F21 F19-G18',
  'F19-G20 F33-F35 G8-H9 G10-G12 G10-H9 G10-H11 G12-H11 G14-H15 G16-G18 G16-H15 G18-H17 G24-G26 G24-H23 G24-H25',
  'G26-H25 G28-H27 G28-H29 G38-H37 G38-H39 G40-H39 G42-G44 G42-H43 G44-H43 H13-H15 H15-H17 H15-I14 H15-I16 H17-H19',
  'H17-I16 H17-I18 H19-I20 H21-I20 H21-I22 H23-H25 H25-H27 H25-I24 H25-I26 H27-I26 H31-I32 H33-I32 H33-I34 H35-H37',
  'H35-I34 H37-H39 H37-I36 H37-I38 H39-I38 H39-I40 H43-I42 H43-I44 H45-I46 I18-I20 I18-J19 I20-J19 I20-J21 I22-I24',
  'I22-J21 I22-J23 I26-J25 I26-J27 I28-J27 I30-J29 I30-J31 I32-J31 I32-J33 I34-J35 I36-I38 I36-J37 I38-I40 I44-J45',
  'I46-J45 J21-J23 J21-K22 J27-K28 J29-K28 J29-K30 J31-K30 J33-K32 J39-K38 J41-J43 J41-K42 J43-J45 J45-K44 L29-M28',
  'M28-M30 M28-N27 M28-N29',
].flatMap((row) => row.split(' '));

/** Passes that open in phase 3: Aspromonte, Paola, Pollino, Sala, Majella, Gran Sasso twice (`R`). */
export const passes: MapPart['passes'] = {
  open: 3,
  borders: 'C2-C4 E12-F11 G14-G16 H19-I18 I40-J39 I44-J43 J43-K42'.split(' '),
};

function link(
  letter: string,
  shownOn: HexId,
  outside: readonly [HexId, number],
  inside: readonly [HexId, number],
  river?: string,
): LinkPart {
  return {
    letter,
    shownOn,
    outside: { hex: outside[0], edge: outside[1] },
    inside: { hex: inside[0], edge: inside[1] },
    ...(river !== undefined && { rivers: [river] }),
    from: { exists: 'F', place: 'R' },
  };
}

/** The lettered sides that join the two maps. */
export const links: readonly LinkPart[] = [
  link('a', 'F29', ['E30', 5], ['nB11', 3]),
  link('b', 'F29', ['F31', 0], ['nC12', 3]),
  link('c', 'F29', ['G30', 1], ['nD11', 3]),
  link('d', 'F29', ['G28', 2], ['nE8', 4]),
  link('e', 'F27', ['G28', 1], ['nE4', 4]),
  link('f', 'F27', ['G26', 2], ['nE2', 5], 'Sarno'),
  link('g', 'F27', ['F25', 3], ['nD1', 0], 'Sarno'),
  link('h', 'F27', ['E26', 4], ['nC2', 0], 'Sarno'),
];
