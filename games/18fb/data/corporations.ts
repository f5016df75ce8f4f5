import type { HexId } from '@binario/rail';
import type { CorpPart, Destination } from '../board/file.ts';
import type { Corp, Major } from '../ids.ts';

const MAJOR_TOKENS = 7;
const NATIONAL_TOKENS = 14;

const by = (hex: HexId, role: Destination['role'], base?: HexId): Destination => ({
  hex,
  role,
  ...(base !== undefined && { base }),
  from: role === 'extra' ? 'R' : 'F',
});
const line = (middle: HexId, end: HexId, extras: readonly HexId[]): readonly Destination[] => [
  by(middle, 'intermediate'),
  by(end, 'final'),
  ...extras.map((hex) => by(hex, 'extra')),
];

/** Names, homes and main lines are printed; colours, tokens and the extra destinations are `R`. */
function major(
  name: string,
  colour: string,
  text: CorpPart['text'],
  homes: readonly HexId[],
  destinations: readonly Destination[],
): CorpPart {
  return { name, colour, text, homes, destinations, tokens: MAJOR_TOKENS, from: 'F' };
}

function national(name: string, colour: string, eligible: readonly Major[]): CorpPart {
  return { name, colour, text: 'white', tokens: NATIONAL_TOKENS, eligible, from: 'F' };
}

/** The tables of 2.4 and 3.2.2. Tronto is named by the hex in which its slots are printed. */
export const corporations: Readonly<Record<Corp, CorpPart>> = {
  NN: major('Napoli-Nocera', '#d22630', 'white', ['nC6'], line('nD3', 'F25', ['F23', 'H27'])),
  FSC: major('Ferrovia Salerno-Cosenza', '#1d7a46', 'white', ['F23'], line('F17', 'F11', ['F25', 'F7'])),
  LdA: major('Linea degli Abruzzi', '#2456a6', 'white', ['F31'], line('I36', 'L39', ['I44', 'F37'])),
  FC: major('Ferrovia delle Calabrie', '#e07b1f', 'black', ['F11'], line('B5', 'A2', ['F7', 'H7'])),
  FB: major('Ferrovie Beneventane', '#6d3f97', 'white', ['I30'], line('G30', 'nC8', ['J33', 'K34'])),
  LTF: major('Linea da Tronto a Foggia', '#6b3e1e', 'white', ['K44'], line('L39', 'L27', ['K34', 'L45'])),
  SFTF: major('Strade Ferrate Taranto Foggia', '#f2c81d', 'black', ['M14'], line('L23', 'L27', ['N21', 'J21'])),
  FS: major(
    'Ferrovie del Salento',
    '#19a3b8',
    'black',
    ['N21'],
    [by('P13', 'intermediate'), by('M14', 'intermediate'), by('O10', 'final'), by('L23', 'extra')],
  ),
  FP: major(
    'Ferrovia delle Puglie',
    '#e06a9c',
    'black',
    ['N21', 'nC8'],
    [
      by('L27', 'intermediate', 'N21'),
      by('H27', 'intermediate', 'nC8'),
      by('nC8', 'final', 'N21'),
      by('N21', 'final', 'nC8'),
      by('I30', 'extra'),
      by('P13', 'extra'),
    ],
  ),
  FST: major('Ferrovia da Salerno a Taranto', '#555555', 'white', ['F23'], line('J21', 'M14', ['L27', 'F25'])),
  SFM: major('Strade Ferrate Meridionali', '#000000', 'white', [], []),
  RM: national('Rete Mediterranea', '#8a1538', ['LdA', 'NN', 'FC', 'FSC']),
  RA: national('Rete Adriatica', '#0b2f4f', ['LTF', 'FS', 'SFTF', 'SFM']),
};
