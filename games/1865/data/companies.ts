import type { Cert, HexId, PrivateId } from '@binario/rail';
import type { Provenance } from './provenance.ts';

/** One of the eight companies; two of them are Corsican. */
export type Company = 'FMS' | 'RCSF' | 'SFSS' | 'FCS' | 'SFS' | 'FA' | 'CFC' | 'CFD';

/** A company as printed on its charter. */
export interface CompanyDef {
  readonly id: Company;
  readonly name: string;
  readonly colour: string;
  readonly home: HexId;
  readonly destination: HexId;
  /** Names, homes and destinations are printed; in which hex they lie is `R`. */
  readonly from: Provenance;
}

function company(id: Company, name: string, colour: string, home: HexId, destination: HexId): CompanyDef {
  return { id, name, colour, home, destination, from: 'P' };
}

/** The companies as printed, by name. */
export const companyDefs: Readonly<Record<Company, CompanyDef>> = {
  FMS: company('FMS', 'Ferrovie Meridionali Sarde', 'red', 'F45', 'C46'),
  RCSF: company('RCSF', 'Regia Compagnia delle Ferrovie della Sardegna', 'green', 'D37', 'F45'),
  SFSS: company('SFSS', 'Strade Ferrate Settentrionali Sarde', 'blue', 'C28', 'H25'),
  FCS: company('FCS', 'Ferrovie Complementari di Sardegna', 'brown', 'F39', 'G32'),
  SFS: company('SFS', 'Società Italiana per le Strade Ferrate Secondarie della Sardegna', 'orange', 'I36', 'F45'),
  FA: company('FA', 'Ferrovia degli Aranci', 'yellow', 'G32', 'H25'),
  CFC: company('CFC', 'Chemin de fer Corse', 'grey', 'H5', 'D13'),
  CFD: company('CFD', 'Chemins de Fer Départementaux', 'black', 'G18', 'H5'),
};

/** All companies, those of Sardinia first. */
export const companyIds: readonly Company[] = ['FMS', 'RCSF', 'SFSS', 'FCS', 'SFS', 'FA', 'CFC', 'CFD'];

/** Holders besides players, companies and the bank. */
export const OFFER = 'offer';
/** The Dragons as a holder of stock. */
export const DRAGONS = 'dragons';

/** The presidential certificate is the first of every list. */
export const PRESIDENT = 0;

/** A company is minor until it has converted, then major. */
export type Status = 'minor' | 'major';

/** Per cent of one share: a single certificate; the presidential one is two shares. */
export const shareOf: Readonly<Record<Status, number>> = { minor: 20, major: 10 };

const singles: Readonly<Record<Status, number>> = { minor: 3, major: 8 };

/** All certificates of a company in one hand: four of a minor, nine of a major. */
export function certsFor(status: Status, holder: string): readonly Cert[] {
  const percent = shareOf[status];
  return [
    { percent: 2 * percent, kind: 'president', holder },
    ...Array.from({ length: singles[status] }, () => ({ percent, kind: 'ordinary' as const, holder })),
  ];
}

/** 3.7 to 3.9, 5.4: station markers, the home included. */
export const MINOR_MARKERS = 3;
/** The most markers a company can have. */
export const MOST_MARKERS = 7;

/** A maritime card as printed. */
export interface MaritimeDef {
  readonly id: PrivateId;
  readonly name: string;
  readonly places: readonly HexId[];
  readonly from: Provenance;
}

const maritime = (id: string, place: string, places: readonly HexId[]): MaritimeDef => ({
  id,
  name: `Compagnia Marittima ${place}`,
  places,
  from: 'P',
});

/** The maritime cards as printed. */
export const maritimeDefs: readonly MaritimeDef[] = [
  maritime('M1', 'Golfo Aranci', ['H25']),
  maritime('M2', 'Arbatax', ['I36']),
  maritime('M3', 'Cagliari', ['F45']),
  maritime('M4', 'Carbonia District', ['C46', 'C44', 'C42']),
  maritime('M5', 'Oristano', ['D37']),
  maritime('M6', 'Sassari', ['C28']),
  maritime('M7', 'Ajaccio', ['D13']),
  maritime('M8', 'Calvi', ['E6']),
];

/** The names of the maritime cards. */
export const maritimeIds: readonly PrivateId[] = maritimeDefs.map((def) => def.id);

/** 2.6: income of a player per operating round, coverage in a company. */
