import { isAwaited, lasting, type State } from '@binario/kernel';
import {
  type Box,
  type CorpId,
  crowdedCities,
  type Faults,
  isPlayer,
  leaversWithThings,
  leftWithThings,
  lostOrMade,
  outvoted,
  overTrainLimit,
  POOL,
  percentOf,
  presidentIn,
  privatesOf,
  stationsOf,
  tilesOn,
  trainsOf,
  wrongOnMarket,
} from '@binario/rail';
import { tileNamed } from './board/boardOf.ts';
import type { Board1865 } from './board/compile.ts';
import { certsFor, companyIds, DRAGONS, MOST_MARKERS, OFFER } from './data/companies.ts';
import { kindOfCard } from './data/trains.ts';
import { placesOfTile } from './rules/track.ts';
import { trainPile } from './setup.ts';
import { boardOf, factsOf, formOf, isFloated, isLaunched, phaseOf, type Table1865 } from './table.ts';

const isCompany = (holder: string): boolean => (companyIds as readonly string[]).includes(holder);

const boxOf = lasting(
  (game: Board1865): Box => ({
    board: game.board,
    grid: game.grid,
    money: game.form.bank,
    tokens: Object.fromEntries(game.form.companies.map((corp) => [corp, MOST_MARKERS])),
    trains: {
      ids: trainPile(game),
      mayHold: (holder) => holder === POOL || isCompany(holder),
      isFurther: (train) => kindOfCard(train) === 'PH7',
    },
    privates: { ids: game.form.maritime, mayHold: (holder) => isPlayer(holder) || isCompany(holder) },
    mayHoldCert: (holder) => holder === OFFER || holder === POOL || holder === DRAGONS,
  }),
);

/** What must never be, not even between two effects of one action. */
export function violations(table: Table1865): Faults {
  return [
    ...lostOrMade(boxOf(boardOf(table)), table),
    ...crowdedCities(boardOf(table).board, table),
    ...leftWithThings(
      table,
      companiesOf(table).filter((corp) => !isLaunched(table, corp)),
    ),
    ...companiesOf(table).flatMap((corp) => [...certificates(table, corp), ...chart(table, corp)]),
    ...tilePlaces(table),
  ];
}

/** What must never be when somebody is asked, or the game is over. */
export function violationsAtRest({ table, flow }: State<Table1865>): Faults {
  const companies = companiesOf(table);
  const launched = companies.filter((corp) => isLaunched(table, corp));
  const floated = launched.filter((corp) => isFloated(table, corp));
  return [
    ...violations(table),
    ...wrongOnMarket(table, floated, launched),
    ...leaversWithThings(table),
    ...(isAwaited(flow, 'discardTrain') ? [] : overTrainLimit(table, companies, phaseOf(table).trainLimit)),
    ...launched.flatMap((corp) => presidency(table, corp)),
    ...companies.flatMap((corp) => limits(table, corp)),
  ];
}

const companiesOf = (table: Table1865): readonly CorpId[] => Object.keys(table.companies);

/** As many certificates as its status has, none once it is closed; the Dragons never hold the presidential one. */
function certificates(table: Table1865, corp: CorpId): Faults {
  const { standing, status } = factsOf(table, corp);
  const certs = table.certs[corp] ?? [];
  const due = standing === 'closed' ? 0 : certsFor(status, OFFER).length;
  return [
    ...(certs.length === due ? [] : [`${corp} has ${certs.length} certificates, not ${due}`]),
    ...(certs.some(({ kind, holder }) => kind === 'president' && holder === DRAGONS)
      ? [`the Dragons are president of ${corp}`]
      : []),
  ];
}

/** Markers as many as it was given, at most one of them in Carbonia; chips and loans never less than nothing. */
function chart(table: Table1865, corp: CorpId): Faults {
  const { chips, loans, markers, standing } = factsOf(table, corp);
  const found: string[] = [];
  const all = stationsOf(table.stations, corp).length + (table.charters[corp] ?? 0);
  if (all !== markers) found.push(`${corp} has ${all} markers, not ${markers}`);
  if (boardOf(table).carbonia.filter((hex) => (table.stations[hex] ?? []).includes(corp)).length > 1) {
    found.push(`${corp} has two markers in Carbonia`);
  }
  if (chips < 0 || loans < 0 || loans > boardOf(table).figures.mostLoans)
    found.push(`${corp} has ${chips} chips and ${loans} loans`);
  const equipped = chips > 0 || loans > 0 || trainsOf(table, corp).length > 0 || privatesOf(table, corp).length > 0;
  if (standing !== 'floated' && equipped) found.push(`${corp} is not floated but has things`);
  return found;
}

/** Tiles with a place of their own lie there. */
function tilePlaces(table: Table1865): Faults {
  return tilesOn(table.map)
    .filter(({ hex, tile }) => placesOfTile(formOf(table), tileNamed(table, tile))?.includes(hex) === false)
    .map(({ hex, tile }) => `tile ${tile} on ${hex}`);
}

/** A launched company has a president with at least as many shares as anybody; only in C.5 may it wait for one. */
function presidency(table: Table1865, corp: CorpId): Faults {
  const president = presidentIn(table.certs[corp] ?? []);
  if (president) return outvoted(table, corp, president);
  return formOf(table).bankruptcy === 'loans' ? [`${corp} has no president`] : [];
}

function limits(table: Table1865, corp: CorpId): Faults {
  const certs = table.certs[corp] ?? [];
  const poolIsLimited = formOf(table).bankruptcy === 'loans';
  return [
    ...(percentOf(certs, DRAGONS) > boardOf(table).figures.dragonsLimit
      ? [`the Dragons hold too much of ${corp}`]
      : []),
    ...(poolIsLimited && percentOf(certs, POOL) > boardOf(table).figures.poolLimit
      ? [`the pool holds too much of ${corp}`]
      : []),
  ];
}
