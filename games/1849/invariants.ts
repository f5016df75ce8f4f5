import { isAwaited, lasting, type State } from '@binario/kernel';
import {
  BANK,
  type Box,
  type CorpId,
  crowdedCities,
  type Faults,
  GONE,
  isPlayer,
  leaversWithThings,
  leftWithThings,
  lostOrMade,
  markerOf,
  outvoted,
  overTrainLimit,
  POOL,
  percentOf,
  playersIn,
  presidentIn,
  stationsOf,
  type TrainId,
  trainsOf,
  wrongOnMarket,
} from '@binario/rail';
import { boardOf, classOf, holdingLimit, mapOf, poolLimit } from './board/boardOf.ts';
import { corpIds } from './data/corporations.ts';
import { isLaterPhase } from './data/phases.ts';
import { privateIds } from './data/privates.ts';
import { kindOfTrain } from './data/trains.ts';
import type { Options } from './options.ts';
import { E_TOKENS } from './rules/electric.ts';
import { isClosedBox } from './rules/market.ts';
import { trainCards } from './setup.ts';
import { hasVariant, phaseOf, plays18xx, type Table1849 } from './table.ts';

const isCorp = (holder: string): boolean => (corpIds as readonly string[]).includes(holder);

const boxOf = lasting((options: Options): Box => {
  const { map, market, file } = boardOf({ options });
  return {
    board: map,
    grid: market.grid,
    money: file.money.bank,
    tokens: Object.fromEntries(corpIds.map((corp) => [corp, file.limits.stations])),
    trains: { ids: trainCards(options), mayHold: (holder) => holder === POOL || isCorp(holder) },
    privates: { ids: privateIds, mayHold: (holder) => isPlayer(holder) || isCorp(holder) },
    mayHoldCert: (holder, corp) => holder === POOL || holder === corp,
  };
});

/** What must never be, not even between two effects of one action. */
export function violations(table: Table1849): Faults {
  const overdraws = plays18xx(table, 'interestOverdraws');
  return lostOrMade(boxOf(table.options), table, (holder) => overdraws && isCorp(holder));
}

/** What must never be when somebody is asked, or the game is over. */
export function violationsAtRest(state: State<Table1849>): Faults {
  const { table, flow } = state;
  const inPlay = Object.keys(table.corps);
  return [
    ...violations(table),
    ...wrongOnMarket(table, inPlay),
    ...crowdedCities(mapOf(table), table),
    ...(isAwaited(flow, 'discardTrain') ? [] : overTrainLimit(table, inPlay, phaseOf(table).trainLimit)),
    ...(plays18xx(table, 'leaversKeepAll') ? [] : leaversWithThings(table)),
    ...closed(table),
    ...Object.keys(table.certs).flatMap((corp) => [...corporation(table, corp), ...holdings(state, corp)]),
    ...order(table),
    ...trainsAndPhase(table),
    ...powers(table),
    ...variants(table),
  ];
}

/** A corporation that is not in operation has nothing, not even tokens. */
function closed(table: Table1849): Faults {
  const notOpen = corpIds.filter((corp) => !table.certs[corp]);
  const withTokens = notOpen.filter((corp) => table.charters[corp] || stationsOf(table.stations, corp).length > 0);
  return [...leftWithThings(table, notOpen), ...withTokens.map((corp) => `${corp} is not open but has tokens`)];
}

/** In operation, on the market, not in the Closed box. */
function corporation(table: Table1849, corp: CorpId): Faults {
  const found: string[] = [];
  const facts = table.corps[corp];
  const marker = markerOf(table.market, corp);
  if (!facts) found.push(`${corp} has certificates but is not in operation`);
  if (marker && isClosedBox(boardOf(table).market, marker)) found.push(`${corp} stands in the Closed box`);
  if (facts && (table.charters[corp] ?? 0) < boardOf(table).file.limits.stations && facts.home === null) {
    found.push(`${corp} has placed a token but has no home`);
  }
  return found;
}

/** 9.2, 9.3 and 9.5. */
function holdings({ table, flow }: State<Table1849>, corp: CorpId): Faults {
  const certs = table.certs[corp] ?? [];
  const president = presidentIn(certs);
  const found: string[] = [];
  if (!president) found.push(`${corp} has no president`);
  else if (!isAwaited(flow, 'swapCerts')) found.push(...outvoted(table, corp, president));
  const pool = percentOf(certs, POOL);
  if (pool > poolLimit(table)) found.push(`the pool holds ${pool} % of ${corp}`);
  for (const player of playersIn(table)) {
    const percent = percentOf(certs, player);
    if (percent > holdingLimit(table)) found.push(`${player} holds ${percent} % of ${corp}`);
  }
  return found;
}

/** Every corporation of the game is in operation, in the order of those to be started, or set aside (9.4.1). */
function order(table: Table1849): Faults {
  const found: string[] = [];
  const all = [...Object.keys(table.corps), ...table.queue, ...(table.aside ? ['AFG'] : [])];
  if (new Set(all).size < all.length) found.push(`in operation or in order more than once: ${all.join(' ')}`);
  if (all.length !== table.options.corporations) found.push(`${all.length} corporations: ${all.join(' ')}`);
  for (const corp in table.corps) if (!table.certs[corp]) found.push(`${corp} operates without certificates`);
  return found;
}

/** Section 6: the phase is that of the last class sold, what it eliminates is gone, what it closes is closed. */
function trainsAndPhase(table: Table1849): Faults {
  const found: string[] = [];
  for (const train in table.trains) {
    const { begins, eliminatedBy } = classOf(table, train);
    const holder = table.trains[train as TrainId];
    if (begins && holder !== BANK && isLaterPhase(begins, table.phase)) found.push(`${train} sold in ${table.phase}`);
    const eliminated = eliminatedBy && !isLaterPhase(eliminatedBy, table.phase);
    if (eliminated && holder !== GONE) found.push(`${train} is still there in Phase ${table.phase}`);
  }
  if (isLaterPhase(table.phase, '10')) {
    for (const name of privateIds) if (table.privates[name] !== GONE) found.push(`${name} is open in ${table.phase}`);
  }
  return found;
}

/** What hangs on private companies (7.1, 8.1). */
function powers({ port, privates, rsaCorp, corps }: Table1849): Faults {
  const found: string[] = [];
  if (port && privates.CNM !== GONE) found.push('CNM is open, yet its port is marked');
  if (port && !corps[port.corp]) found.push(`the port is marked for ${port.corp}, which is closed`);
  if (rsaCorp && !corps[rsaCorp]) found.push(`RSA is linked to ${rsaCorp}, which is closed`);
  return found;
}

/** Bonds and E tokens only where they are played (14.2, 14.3). */
function variants(table: Table1849): Faults {
  const found: string[] = [];
  for (const [corp, { bond, eToken }] of Object.entries(table.corps)) {
    if (bond && !hasVariant(table, 'bonds')) found.push(`${corp} owes a bond`);
    if (eToken && !hasVariant(table, 'electricDreams')) found.push(`${corp} has an E token`);
    const electric = trainsOf(table, corp).some((train) => kindOfTrain(train) === 'E');
    if (electric && !eToken) found.push(`${corp} has an E train but no E token`);
  }
  const endless = plays18xx(table, 'endlessETokens');
  if (table.eTokensSold > E_TOKENS && !endless) found.push(`${table.eTokensSold} E tokens are sold`);
  return found;
}
