import type { Frame, State } from '@binario/kernel';
import {
  BANK,
  type Box,
  type CorpId,
  cashOf,
  clockwiseFrom,
  GONE,
  lostOrMade,
  markerOf,
  outOfPlace,
  POOL,
  percentOf,
  presidentIn,
  privatesOf,
  type TrainId,
  trainsOf,
} from '@binario/rail';
import { corpIds, stationCount } from './data/corporations.ts';
import { board } from './data/map.ts';
import { grid } from './data/market.ts';
import { privateIds } from './data/privates.ts';
import { classOf } from './data/trains.ts';
import type { Options } from './options.ts';
import { E_TOKENS } from './rules/electric.ts';
import { isClosedBox } from './rules/market.ts';
import { isLaterPhase } from './rules/phases.ts';
import { POOL_LIMIT } from './rules/selling.ts';
import { HOLDING_LIMIT } from './rules/stock.ts';
import { BANK_TOTAL, trainCards } from './setup.ts';
import { hasVariant, inMarketOrder, phaseOf, plays18xx, type Table1849 } from './table.ts';

type Found = readonly string[];

const boxes = new WeakMap<Options, Box>();

function boxOf(options: Options): Box {
  const known = boxes.get(options);
  if (known) return known;
  const box: Box = {
    board,
    grid,
    corporations: corpIds,
    money: BANK_TOTAL,
    tokens: stationCount,
    trains: trainCards(options),
    privates: privateIds,
  };
  boxes.set(options, box);
  return box;
}

/** What must never be, not even between two effects of one action. */
export function violations(table: Table1849): Found {
  const overdraws = plays18xx(table, 'interestOverdraws');
  return lostOrMade(boxOf(table.options), table, (holder) => overdraws && corpIds.some((corp) => corp === holder));
}

/** What must never be when somebody is asked, or the game is over. */
export function violationsAtRest(state: State<Table1849>): Found {
  const { table } = state;
  return [
    ...violations(table),
    ...outOfPlace(boxOf(table.options), table),
    ...Object.keys(table.certs).flatMap((corp) => [...corporation(table, corp), ...holdings(state, corp)]),
    ...order(table),
    ...trainsAndPhase(table),
    ...powers(table),
    ...leavers(table),
    ...variants(table),
  ];
}

/** In operation, on the market, not in the Closed box. */
function corporation(table: Table1849, corp: CorpId): Found {
  const found: string[] = [];
  const facts = table.corps[corp];
  const marker = markerOf(table.market, corp);
  if (!facts) found.push(`${corp} has certificates but is not in operation`);
  if (marker && isClosedBox(marker)) found.push(`${corp} stands in the Closed box`);
  if (facts && (table.charters[corp] ?? 0) < stationCount && facts.home === null) {
    found.push(`${corp} has placed a token but has no home`);
  }
  return found;
}

/** 9.2, 9.3 and 9.5; 6 unless a train is just being given back. */
function holdings(state: State<Table1849>, corp: CorpId): Found {
  const { table } = state;
  const certs = table.certs[corp] ?? [];
  const president = presidentIn(certs);
  const found: string[] = [];
  const pool = percentOf(certs, POOL);
  if (pool > POOL_LIMIT) found.push(`the pool holds ${pool} % of ${corp}`);
  const most = president ? percentOf(certs, president) : 0;
  for (const player of president ? clockwiseFrom(table, president) : []) {
    const percent = percentOf(certs, player);
    if (percent > HOLDING_LIMIT) found.push(`${player} holds ${percent} % of ${corp}`);
    if (percent > most && !isOwed(state, 'swapCerts')) {
      found.push(`${player} holds ${percent} % of ${corp}, its president only ${most} %`);
    }
  }
  const trains = trainsOf(table, corp).length;
  if (trains > phaseOf(table).trainLimit && !isOwed(state, 'discardTrain')) found.push(`${corp} has ${trains} trains`);
  return found;
}

interface Waiting extends Frame {
  readonly frames?: readonly Frame[];
}

/** Is this step being asked, or waiting to be asked? */
function isOwed({ flow }: State<Table1849>, step: string): boolean {
  return flow.some(
    (frame) => frame.step === step || (frame as Waiting).frames?.some((owed) => owed.step === step) === true,
  );
}

/** Every corporation of the game is in operation, in the order of those to be started, or set aside (9.4.1). */
function order(table: Table1849): Found {
  const found: string[] = [];
  const all = [...Object.keys(table.corps), ...table.queue, ...(table.aside ? ['AFG'] : [])];
  if (new Set(all).size < all.length) found.push(`in operation or in order more than once: ${all.join(' ')}`);
  if (all.length !== table.options.corporations) found.push(`${all.length} corporations: ${all.join(' ')}`);
  for (const corp in table.corps) if (!table.certs[corp]) found.push(`${corp} operates without certificates`);
  if (inMarketOrder(table).length !== Object.keys(table.corps).length) found.push('market and corporations differ');
  return found;
}

/** Section 6: the phase is that of the last class sold, what it eliminates is gone, what it closes is closed. */
function trainsAndPhase(table: Table1849): Found {
  const found: string[] = [];
  for (const train in table.trains) {
    const { begins, eliminatedBy } = classOf(train);
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
function powers({ port, privates, rsaCorp, corps }: Table1849): Found {
  const found: string[] = [];
  if (port && privates.CNM !== GONE) found.push('CNM is open, yet its port is marked');
  if (port && !corps[port.corp]) found.push(`the port is marked for ${port.corp}, which is closed`);
  if (rsaCorp && !corps[rsaCorp]) found.push(`RSA is linked to ${rsaCorp}, which is closed`);
  return found;
}

/** Who has left has nothing any more (10.7 B, RUL-57). */
function leavers(table: Table1849): Found {
  if (plays18xx(table, 'leaversKeepAll')) return [];
  return table.leavers
    .filter((player) => cashOf(table, player) !== 0 || privatesOf(table, player).length > 0)
    .map((player) => `${player} has left but owns something`);
}

/** Bonds and E tokens only where they are played (14.2, 14.3). */
function variants(table: Table1849): Found {
  const found: string[] = [];
  for (const [corp, { bond, eToken }] of Object.entries(table.corps)) {
    if (bond && !hasVariant(table, 'bonds')) found.push(`${corp} owes a bond`);
    if (eToken && !hasVariant(table, 'electricDreams')) found.push(`${corp} has an E token`);
    const electric = trainsOf(table, corp).some((train) => classOf(train).class === 'E');
    if (electric && !eToken) found.push(`${corp} has an E train but no E token`);
  }
  const endless = plays18xx(table, 'endlessETokens');
  if (table.eTokensSold > E_TOKENS && !endless) found.push(`${table.eTokensSold} E tokens are sold`);
  return found;
}
