import type { Cert, HexId, Holder } from '@binario/rail';
import type { Provenance } from './provenance.ts';

export type Major = 'NN' | 'FSC' | 'LdA' | 'FC' | 'FB' | 'LTF' | 'SFTF' | 'FS' | 'FP' | 'FST' | 'SFM';
export type National = 'RM' | 'RA';
export type Regional = 'SFSM' | 'SEPSA' | 'FAS' | 'FA' | 'FAL' | 'FG' | 'FdC';
/** Majors and nationals have shares and a price; regionals have neither. */
export type Corp = Major | National;
export type Company = Corp | Regional;

/** A place a chart names: the hex, or the first hex of a place off the map. */
export interface Destination {
  readonly hex: HexId;
  readonly role: 'intermediate' | 'final' | 'extra';
  /** Only for the company that has chosen this base. */
  readonly base?: HexId;
  readonly from: Provenance;
}

interface CorpDef {
  readonly id: Corp;
  readonly name: string;
  readonly kind: 'major' | 'national';
  readonly colour: string;
  readonly text: 'white' | 'black';
  /** Phase from which it can come into play. */
  readonly available: number;
  /** Printed homes; FP chooses one of two, SFM any city, nationals have none. */
  readonly homes: readonly HexId[];
  /** Historical destinations: each lifts the price one row when a token is laid there. */
  readonly destinations: readonly Destination[];
  /** Round tokens on the chart, the home included. */
  readonly tokens: number;
  /** Nationals: which companies may merge into it, in printed order. */
  readonly eligible?: readonly Major[];
  /** Names, homes and main lines are printed; colours, tokens and the extra destinations are `R`. */
  readonly from: Provenance;
}

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

function major(
  id: Major,
  name: string,
  colour: string,
  text: CorpDef['text'],
  homes: readonly HexId[],
  destinations: readonly Destination[],
): CorpDef {
  const available = id === 'SFM' ? 5 : 1;
  return { id, name, kind: 'major', colour, text, available, homes, destinations, tokens: MAJOR_TOKENS, from: 'F' };
}

function national(id: National, name: string, colour: string, eligible: readonly Major[]): CorpDef {
  return {
    id,
    name,
    kind: 'national',
    colour,
    text: 'white',
    available: 6,
    homes: [],
    destinations: [],
    tokens: NATIONAL_TOKENS,
    eligible,
    from: 'F',
  };
}

/** The tables of 2.4 and 3.2.2. Tronto is named by the hex in which its slots are printed. */
export const corpDefs: Readonly<Record<Corp, CorpDef>> = {
  NN: major('NN', 'Napoli-Nocera', '#d22630', 'white', ['nC6'], line('nD3', 'F25', ['F23', 'H27'])),
  FSC: major('FSC', 'Ferrovia Salerno-Cosenza', '#1d7a46', 'white', ['F23'], line('F17', 'F11', ['F25', 'F7'])),
  LdA: major('LdA', 'Linea degli Abruzzi', '#2456a6', 'white', ['F31'], line('I36', 'L39', ['I44', 'F37'])),
  FC: major('FC', 'Ferrovia delle Calabrie', '#e07b1f', 'black', ['F11'], line('B5', 'A2', ['F7', 'H7'])),
  FB: major('FB', 'Ferrovie Beneventane', '#6d3f97', 'white', ['I30'], line('G30', 'nC8', ['J33', 'K34'])),
  LTF: major('LTF', 'Linea da Tronto a Foggia', '#6b3e1e', 'white', ['K44'], line('L39', 'L27', ['K34', 'L45'])),
  SFTF: major('SFTF', 'Strade Ferrate Taranto Foggia', '#f2c81d', 'black', ['M14'], line('L23', 'L27', ['N21', 'J21'])),
  FS: major(
    'FS',
    'Ferrovie del Salento',
    '#19a3b8',
    'black',
    ['N21'],
    [by('P13', 'intermediate'), by('M14', 'intermediate'), by('O10', 'final'), by('L23', 'extra')],
  ),
  FP: major(
    'FP',
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
  FST: major('FST', 'Ferrovia da Salerno a Taranto', '#555555', 'white', ['F23'], line('J21', 'M14', ['L27', 'F25'])),
  SFM: major('SFM', 'Strade Ferrate Meridionali', '#000000', 'white', [], []),
  RM: national('RM', 'Rete Mediterranea', '#8a1538', ['LdA', 'NN', 'FC', 'FSC']),
  RA: national('RA', 'Rete Adriatica', '#0b2f4f', ['LTF', 'FS', 'SFTF', 'SFM']),
};

/** The ten companies with a concession, in the order of the table. */
export const concessionaires = ['NN', 'FSC', 'LdA', 'FC', 'FB', 'LTF', 'SFTF', 'FS', 'FP', 'FST'] as const;
export type Concessionaire = (typeof concessionaires)[number];

export const majorIds: readonly Major[] = [...concessionaires, 'SFM'];
export const nationalIds: readonly National[] = ['RM', 'RA'];
export const corpIds: readonly Corp[] = [...majorIds, ...nationalIds];

/** The presidential certificate is the first of every list. */
export const PRESIDENT = 0;
export const SHARE = 10;

/** One certificate of 20 % and eight of 10 % in one hand (7). */
export function certsFor(holder: Holder): readonly Cert[] {
  return [
    { percent: 2 * SHARE, kind: 'president', holder },
    ...Array.from({ length: 8 }, () => ({ percent: SHARE, kind: 'ordinary' as const, holder })),
  ];
}
