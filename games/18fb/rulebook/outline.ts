import type { BookText } from '@binario/kernel';

/** A paragraph of the rulebook by the checklist ids it states, and the rulings that belong to it. */
export interface PlannedParagraph {
  /** Statements of the checklist in this section, as ranges: `01-03 07`. */
  readonly ids: string;
  /** Rulings that settle it, as RULINGS.md names them. */
  readonly rulings?: string;
  readonly example?: true;
}

type Outline = Readonly<Record<string, Readonly<Record<string, PlannedParagraph>>>>;

/**
 * The plan of the rulebook reader: which paragraphs each section has, which statements of the checklist each of them makes,
 * and the rulings that settle it. The words are in `en.ts`, `it.ts` and `fr.ts`; a paragraph without words does not compile.
 */
export const outline = {
  '1.1': {
    parts: { ids: '01-03', rulings: 'C7 K12' },
    ends: { ids: '04-05', rulings: 'E1 M7' },
    winner: { ids: '06-10', rulings: 'E2' },
    shares: { ids: '11-12' },
  },
  '1.2': {
    players: { ids: '01-06', rulings: 'P1' },
    bank: { ids: '07', rulings: 'P1' },
    offer: { ids: '08-09' },
    order: { ids: '10-12', rulings: 'P12' },
    empty: { ids: '13', rulings: 'K3' },
  },
  '1.3': {
    open: { ids: '01-05' },
    talk: { ids: '06-08' },
  },
  '2.1': {
    trigger: { ids: '01-07 40', rulings: 'P5 P6 P8 P10' },
    tiles: { ids: '08-11' },
    steps: { ids: '12-15', rulings: 'P3' },
    values: { ids: '16-19', rulings: 'P4' },
    scrap: { ids: '20-25', rulings: 'P5' },
    cards: { ids: '26', rulings: 'K7 K8' },
    deposits: { ids: '27-28 41', rulings: 'P9' },
    rome: { ids: '29', rulings: 'O8' },
    five: { ids: '30-33', rulings: 'P10 R2 U7' },
    six: { ids: '34-35', rulings: 'F1 R7' },
    offMap: { ids: '36-38', rulings: 'O8' },
    order: { ids: '39', rulings: 'P10' },
  },
  '2.2': {
    price: { ids: '01' },
    start: { ids: '02', rulings: 'N5' },
  },
  '2.2.1': {
    white: { ids: '01' },
  },
  '2.2.2': {
    ten: { ids: '01-04', rulings: 'N5 P4' },
    nothing: { ids: '05', rulings: 'N5' },
  },
  '2.2.3': {
    ban: { ids: '01-04', rulings: 'O15 O16' },
    ledge: { ids: '05-09 13', rulings: 'M1 M2' },
    example: { ids: '10-12', rulings: 'M1', example: true },
  },
  '2.2.4': {
    ban: { ids: '01-03 05', rulings: 'O15 O16' },
    ledge: { ids: '04', rulings: 'M1' },
  },
  '2.2.5': {
    sale: { ids: '01-04', rulings: 'C4 M1 M3' },
    left: { ids: '05-07', rulings: 'M2 M4' },
    right: { ids: '08-12', rulings: 'M2 M4' },
    example: { ids: '13', rulings: 'M4 O13', example: true },
    soldOut: { ids: '14-16 23-25', rulings: 'M5 M6 M7' },
    top: { ids: '17' },
    bonus: { ids: '18', rulings: 'D2 D4' },
    stack: { ids: '19', rulings: 'M6' },
    others: { ids: '20-22', rulings: 'M3 M8' },
  },
  '2.3': {
    shares: { ids: '01-05', rulings: 'C1' },
    counted: { ids: '06-11 22', rulings: 'C1 K3' },
    sixty: { ids: '12-14', rulings: 'C2' },
    office: { ids: '15-17 21', rulings: 'C3 C4' },
    pool: { ids: '18-19', rulings: 'C9 O16' },
    above: { ids: '20', rulings: 'C2' },
  },
  '2.4': {
    majors: { ids: '01-02', rulings: 'N4 U7' },
    regionals: { ids: '03 05', rulings: 'N2 N3' },
    nationals: { ids: '04 06', rulings: 'F1 N1' },
  },
  '2.5.1': {
    maps: { ids: '01-02', rulings: 'T3' },
    letters: { ids: '03-04', rulings: 'T3' },
    enclaves: { ids: '05', rulings: 'K7' },
  },
  '2.5.2': {
    passes: { ids: '01-03', rulings: 'O6 O7' },
    rivers: { ids: '04-05', rulings: 'O6' },
    example: { ids: '06', rulings: 'O6', example: true },
    sarno: { ids: '07-08', rulings: 'O6' },
    blocked: { ids: '09', rulings: 'T3' },
  },
  '2.5.3': {
    kinds: { ids: '01 03' },
    letters: { ids: '02 04-05', rulings: 'T6' },
    ports: { ids: '06', rulings: 'O12' },
    offMap: { ids: '07-09 15', rulings: 'K8 O8' },
    funicolare: { ids: '10 12', rulings: 'T1' },
    example: { ids: '11', rulings: 'T1', example: true },
    printed: { ids: '13-14', rulings: 'T4 T5' },
    towns: { ids: '16' },
  },
  '2.5.4': {
    token: { ids: '01' },
    bourbon: { ids: '02-05', rulings: 'K8 K10 O5' },
    kept: { ids: '06-08', rulings: 'D5' },
    markers: { ids: '09-10', rulings: 'P11' },
  },
  '2.6': {
    kinds: { ids: '01-05', rulings: 'P8 R7' },
    sale: { ids: '06 10-12', rulings: 'P6 P7' },
    removal: { ids: '07-09 15-16', rulings: 'P6 P8' },
    limit: { ids: '13', rulings: 'P2' },
    phase: { ids: '14', rulings: 'P8' },
  },
  '2.7': {
    general: { ids: '01-03 05-06', rulings: 'A2 K5 K7 K8 K11 K14' },
    income: { ids: '04 07-09 68', rulings: 'K2 K8 K13' },
    table: { ids: '10-17', rulings: 'K13' },
    bayard: { ids: '18-19 65', rulings: 'K4' },
    exampleBayard: { ids: '20', rulings: 'K4', example: true },
    melisurgo: { ids: '21-24', rulings: 'K5' },
    exampleMelisurgo: { ids: '25', rulings: 'K5', example: true },
    panfilo: { ids: '26-32 60-62', rulings: 'K6' },
    falcon: { ids: '33-36 63', rulings: 'K7' },
    delahante: { ids: '37-40 64', rulings: 'K8 O8' },
    railways: { ids: '41-56 58-59 66-67', rulings: 'D3 K3 K6 K8 K9 K13' },
    exampleDeposit: { ids: '57', rulings: 'K9', example: true },
  },
  '3': {
    course: { ids: '01-03', rulings: 'R2' },
  },
  '3.1': {
    auction: { ids: '01-07 22-23', rulings: 'K1 K2 K12' },
    bids: { ids: '08-12 21', rulings: 'K1' },
    pool: { ids: '13-14', rulings: 'K2' },
    excess: { ids: '15', rulings: 'K3' },
    example: { ids: '16', rulings: 'K3', example: true },
    seats: { ids: '17-20', rulings: 'K12' },
  },
  '3.2': {
    turn: { ids: '01-03', rulings: 'G5 K11' },
    order: { ids: '04-07', rulings: 'C7' },
    skipped: { ids: '08', rulings: 'C10' },
    cards: { ids: '09', rulings: 'K11' },
  },
  '3.2.1': {
    sell: { ids: '01-04 11', rulings: 'C8 C9' },
    price: { ids: '05-07', rulings: 'C8' },
    never: { ids: '08-10', rulings: 'C4 C5' },
  },
  '3.2.2': {
    acquire: { ids: '01-04 32', rulings: 'G1 P9' },
    refund: { ids: '05-06 34', rulings: 'G7' },
    exampleRefund: { ids: '07', rulings: 'G7', example: true },
    band: { ids: '08' },
    par: { ids: '09-13 33', rulings: 'G1 M6 P4' },
    examplePar: { ids: '14', rulings: 'G1', example: true },
    shield: { ids: '15', rulings: 'G3' },
    table: { ids: '16-25', rulings: 'D3 N1 N4' },
    fs: { ids: '26', rulings: 'D3' },
    fp: { ids: '27-29', rulings: 'D3' },
    waiver: { ids: '30-31', rulings: 'G2 K9' },
    exampleBayard: { ids: '35', rulings: 'G7 K4', example: true },
  },
  '3.2.3': {
    when: { ids: '01-05 18-20', rulings: 'G3 G4 G6 G8 N9 O18' },
    swap: { ids: '06-08', rulings: 'G3' },
    again: { ids: '09-15', rulings: 'G4 G5' },
    office: { ids: '16 21', rulings: 'C3 G5' },
    example: { ids: '17', rulings: 'G5', example: true },
  },
  '3.2.4': {
    one: { ids: '01-04', rulings: 'C6' },
    price: { ids: '05-08' },
    first: { ids: '09 12', rulings: 'G1 U4' },
    where: { ids: '10-11 13', rulings: 'C6 F12 G10' },
  },
  '3.2.5': {
    twenty: { ids: '01', rulings: 'G3' },
    ten: { ids: '02-03', rulings: 'U2' },
    swap: { ids: '04-06', rulings: 'C4 G3' },
    example: { ids: '07-08', rulings: 'G3 U2', example: true },
  },
  '3.2.6': {
    card: { ids: '01-04', rulings: 'A2 K2 K3 K11' },
  },
  '3.2.7': {
    end: { ids: '01-02', rulings: 'M5' },
  },
  '3.3': {
    base: { ids: '01', rulings: 'U7' },
    unfloated: { ids: '02', rulings: 'N6' },
    building: { ids: '03-07', rulings: 'D2 M5 O10' },
    provisional: { ids: '08-14', rulings: 'D1 D2 G7 O11 O15' },
    definitive: { ids: '15-18 37', rulings: 'D1 G7' },
    frozen: { ids: '19-31 38-39', rulings: 'G8 G9 G11 M5 O16' },
    five: { ids: '32-36', rulings: 'D5 P7 U3' },
  },
  '3.4': {
    round: { ids: '01-08', rulings: 'O1 R2' },
    turn: { ids: '09-11', rulings: 'K8 K14 N10 O20 U4 U8' },
    short: { ids: '12-13', rulings: 'O20' },
  },
  '3.4.1': {
    steps: { ids: '01-04', rulings: 'O3 O21 P3' },
    colours: { ids: '05-06 14 16' },
    route: { ids: '07-12 15 41', rulings: 'O2 O4 O5 O22' },
    home: { ids: '13 43', rulings: 'O2' },
    keep: { ids: '17-20 42', rulings: 'O4' },
    supply: { ids: '21-22', rulings: 'P11' },
    sides: { ids: '23-28', rulings: 'T2' },
    kinds: { ids: '29-32' },
    letters: { ids: '33-38 45', rulings: 'T6' },
    frozen: { ids: '39', rulings: 'G8' },
    stays: { ids: '40', rulings: 'T5' },
    passes: { ids: '44', rulings: 'O7' },
    napoli: { ids: '46', rulings: 'T3' },
  },
  '3.4.2': {
    one: { ids: '01-03 09-10', rulings: 'O2 O8 O21' },
    route: { ids: '04-08 30-32', rulings: 'D3 O5 O6' },
    cost: { ids: '11-14 17-19 21', rulings: 'O6 O7' },
    example: { ids: '15-16', rulings: 'O6', example: true },
    offMap: { ids: '20', rulings: 'O8' },
    markers: { ids: '22-24 26-28', rulings: 'O9 P11' },
    exampleMarkers: { ids: '25', rulings: 'O9', example: true },
    bourbon: { ids: '29', rulings: 'K8' },
    slot: { ids: '33', rulings: 'D1' },
  },
  '3.4.3': {
    check: { ids: '01-07', rulings: 'D1 D2 D4 G7' },
  },
  '3.4.4': {
    paid: { ids: '01-06 08-09 15 17', rulings: 'O10' },
    example: { ids: '07', rulings: 'O10', example: true },
    needs: { ids: '10 18', rulings: 'N8 O10' },
    price: { ids: '11-13', rulings: 'M8' },
    place: { ids: '14 16', rulings: 'O11' },
  },
  '3.4.5': {
    run: { ids: '01-04 08-11', rulings: 'O11 O12' },
    best: { ids: '06-07 12-16', rulings: 'K7 O12' },
    none: { ids: '17' },
    example: { ids: '05 18', rulings: 'O12', example: true },
  },
  '3.4.6': {
    choice: { ids: '01-04 11-12', rulings: 'G8 O13' },
    parts: { ids: '06-10', rulings: 'O13' },
    example: { ids: '05 13', rulings: 'O13', example: true },
  },
  '3.4.7': {
    price: { ids: '01', rulings: 'M4' },
  },
  '3.4.8': {
    buy: { ids: '01-05 07 09-10', rulings: 'A2 O14 P2 P7' },
    duty: { ids: '06 08', rulings: 'O11 O14' },
    last: { ids: '11-12', rulings: 'O14' },
  },
  '3.4.9': {
    trade: { ids: '01-06 08-11 16-19', rulings: 'F6 O15 O17 O20' },
    quiet: { ids: '07 15', rulings: 'M3 O15' },
    forced: { ids: '12-14', rulings: 'O16' },
  },
  '3.4.10': {
    when: { ids: '01 11', rulings: 'O17' },
    order: { ids: '02-06 12-15', rulings: 'O17' },
    example: { ids: '07', rulings: 'O17', example: true },
    limits: { ids: '08-10', rulings: 'O17' },
  },
  '3.4.11': {
    bankrupt: { ids: '01-04 16', rulings: 'C10 O18 O19' },
    before: { ids: '05 15', rulings: 'O18' },
    after: { ids: '06-13', rulings: 'D5 O18 P7' },
    last: { ids: '14', rulings: 'O19' },
  },
  '3.5': {
    presidency: { ids: '01-04', rulings: 'N7 U1' },
    example: { ids: '05', rulings: 'U1', example: true },
    discards: { ids: '06-08 20-21', rulings: 'K10 P10 U3' },
    states: { ids: '09-10', rulings: 'U3' },
    float: { ids: '11-12 14-16 22', rulings: 'U4 U5 U8' },
    exampleFloat: { ids: '13', rulings: 'U4', example: true },
    sfm: { ids: '17', rulings: 'U7' },
    after: { ids: '18-19', rulings: 'R2 U6' },
  },
  '3.5.1': {
    table: { ids: '01-08', rulings: 'D3 N2 N3' },
    auction: { ids: '09-16 23', rulings: 'K1 K2 R2' },
    pool: { ids: '17-18', rulings: 'R1 R8' },
    price: { ids: '19', rulings: 'R1' },
    example: { ids: '20', rulings: 'R1', example: true },
    after: { ids: '21-22', rulings: 'R2' },
  },
  '3.5.2': {
    company: { ids: '01-06 32', rulings: 'C1 E2 O1 R7 R8' },
    tiles: { ids: '07-11 33', rulings: 'R3' },
    markers: { ids: '12-15 34', rulings: 'R4' },
    bonus: { ids: '16-19 35', rulings: 'R5' },
    earnings: { ids: '20-22', rulings: 'R6' },
    example: { ids: '23', rulings: 'R6', example: true },
    trains: { ids: '24-31 36', rulings: 'R6' },
  },
  '3.5.3': {
    start: { ids: '01-05 08-09', rulings: 'U7' },
    bonus: { ids: '06-07', rulings: 'U7' },
  },
  '3.6': {
    form: { ids: '01', rulings: 'F1' },
  },
  '3.6.1': {
    form: { ids: '01-04 10 47', rulings: 'F2 F3' },
    examplePoll: { ids: '05-09', rulings: 'F2 F3', example: true },
    price: { ids: '11-13', rulings: 'F10' },
    exchange: { ids: '14-16 18 20 44-45', rulings: 'F4' },
    exampleExchange: { ids: '17 19', rulings: 'F4', example: true },
    others: { ids: '21-25 28', rulings: 'F5 F11 U2' },
    joined: { ids: '26-27 29-30 46 48', rulings: 'D5 F6 F13' },
    lease: { ids: '31 33-35 41-43', rulings: 'F7 F8' },
    exampleLease: { ids: '32', rulings: 'F7', example: true },
    turn: { ids: '36-40', rulings: 'F9 F10 F12 O14' },
  },
  '3.6.2': {
    ra: { ids: '01-04', rulings: 'F1 F3 N1' },
  },
  '3.6.3': {
    price: { ids: '01-05 08 14-15', rulings: 'R7' },
    example: { ids: '06', rulings: 'R7', example: true },
    link: { ids: '07 16-17', rulings: 'R7 R8' },
    after: { ids: '09-13 18', rulings: 'P5 R7' },
  },
  '4': {
    bank: { ids: '01 03-06', rulings: 'E1' },
    top: { ids: '02', rulings: 'M7' },
    score: { ids: '07-10 15', rulings: 'E2' },
    example: { ids: '11', rulings: 'E2', example: true },
    still: { ids: '12', rulings: 'E3' },
    answers: { ids: '13-14', rulings: 'A1 A3' },
  },
  '5': {
    yellow: { ids: '01-14', rulings: 'P11' },
    green: { ids: '15-49', rulings: 'P11' },
    brown: { ids: '50-61', rulings: 'P11' },
    back: { ids: '62', rulings: 'P11' },
  },
  '6': {
    words: { ids: '01-05', rulings: 'D1 G7 G9 O2' },
  },
  '7': {
    certificates: { ids: '01-02', rulings: 'C1' },
    pieces: { ids: '03-04', rulings: 'D4 O12' },
  },
} as const satisfies Outline;

/** The number of a section of the rulebook. */
export type SectionId = keyof typeof outline;

/** The whole text of the rulebook in one language. */
export type RulebookText = BookText<typeof outline>;
