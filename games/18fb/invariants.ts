import { lasting, memo1, memo2, type State } from '@binario/kernel';
import {
  type Box,
  type Certs,
  type CorpId,
  crowdedCities,
  type Faults,
  GONE,
  isPlayer,
  leaversWithThings,
  leftWithThings,
  lostOrMade,
  outvoted,
  POOL,
  presidentIn,
  wrongOnMarket,
} from '@binario/rail';
import type { Board18fb } from './board/board.ts';
import { boardOf } from './board/of.ts';
import { locationOf, trainDef } from './board/questions.ts';
import { allRegionals, bourbons, cardIds, corpIds } from './ids.ts';
import { isCard } from './rules/cards.ts';
import { percentHeld, takeover } from './rules/shares.ts';
import { keptFor } from './rules/slots.ts';
import { PRESIDENT } from './stock.ts';
import { factsOf, isBourbon, isFloated, isFrozen, isStarted, OFFER, presidentIfAny, type Table18fb } from './table.ts';

const isCompany = (holder: string): boolean => (corpIds as readonly string[]).includes(holder);
const isRegionalCompany = (holder: string): boolean => (allRegionals as readonly string[]).includes(holder);

const boxOf = lasting(
  (board: Board18fb): Box => ({
    board: board.full.board,
    grid: board.grid,
    money: board.figures.money,
    tokens: {
      ...Object.fromEntries(corpIds.map((corp) => [corp, board.corpDefs[corp].tokens])),
      ...Object.fromEntries(bourbons.map((token) => [token, 1])),
    },
    trains: {
      ids: board.trainPile,
      mayHold: (holder) => holder === POOL || isCompany(holder) || isRegionalCompany(holder),
      isFurther: (train) => trainDef(board, train).count === undefined,
    },
    privates: { ids: [...cardIds, ...allRegionals], mayHold: (holder) => holder === POOL || isPlayer(holder) },
    mayHoldCert: (holder) => holder === OFFER || holder === POOL || isCompany(holder),
  }),
);

/** What must never be, not even between two effects of one action. Each slice is looked at once. */
export function violations(table: Table18fb): Faults {
  const board = boardOf(table);
  return [
    ...lostOrMade(boxOf(board), table),
    ...crowdedOn(board)(table.stations, table.map),
    ...presidedByOthers(table.certs),
    ...misplacedOn(board)(table.stations),
    ...cardsLeft(table),
    ...charts(table.companies),
  ];
}

/** What must never be when somebody is asked, or the game is over. */
export function violationsAtRest({ table }: State<Table18fb>): Faults {
  const started = corpIds.filter((corp) => isStarted(table, corp));
  return [
    ...violations(table),
    ...wrongOnMarket(table, started),
    ...leftWithThings(
      table,
      corpIds.filter((corp) => isOver(table, corp)),
    ),
    ...leaversWithThings(table),
    ...started.flatMap((corp) => offices(table, corp)),
    ...standings(table),
    ...reservations(table),
  ];
}

const isOver = (table: Table18fb, corp: CorpId): boolean => {
  const { standing } = factsOf(table, corp);
  return standing === 'closed' || standing === 'merged';
};

const crowdedOn = lasting(({ full }: Board18fb) =>
  memo2((stations: Table18fb['stations'], map: Table18fb['map']) => crowdedCities(full.board, { stations, map })),
);

/** Corporations never hold the office of another company. */
const presidedByOthers = memo1(
  (all: Table18fb['certs']): Faults =>
    Object.entries(all)
      .map(([corp, certs]: [CorpId, Certs]) => ({ corp, holder: certs[PRESIDENT]?.holder ?? OFFER }))
      .filter(({ corp, holder }) => isCompany(holder) && holder !== corp)
      .map(({ corp, holder }) => `${corp}: ${holder} is president`),
);

/** Of a place shown on both maps only one half takes tokens. */
const misplacedOn = lasting((board: Board18fb) =>
  memo1(
    (stations: Table18fb['stations']): Faults =>
      Object.keys(stations)
        .filter((hex) => locationOf(board, hex) !== hex)
        .map((hex) => `${hex} is not where tokens lie`),
  ),
);

const isBourbonToken = (token: string): boolean => (bourbons as readonly string[]).includes(token);

/** A slot that is kept for a company holds nobody else; in the middle of a merger it may. */
function reservations(table: Table18fb): Faults {
  const out: string[] = [];
  for (const [hex, slots] of Object.entries(table.stations)) {
    slots.forEach((token, slot) => {
      const owner = token === null || isBourbonToken(token) ? undefined : keptFor(table, hex, slot);
      if (owner !== undefined && token !== owner) out.push(`${hex}: ${token} in the slot of ${owner}`);
    });
  }
  return out;
}

/** No card outlives the Bourbons. */
function cardsLeft({ privates, regionalRound }: Table18fb): Faults {
  if (regionalRound === 'later') return [];
  const left = Object.keys(privates).filter((name) => isCard(name) && privates[name] !== GONE);
  return left.map((name) => `${name} is still there`);
}

const charts = memo1(
  (companies: Table18fb['companies']): Faults =>
    Object.entries(companies).flatMap(([corp, { markers, deposit, refunded }]) =>
      markers < 0 || refunded > deposit ? [`${corp}: ${markers} markers, ${refunded} of ${deposit}`] : [],
    ),
);

/** Nobody may be far enough ahead of a President, or of the owner of a concession. */
function offices(table: Table18fb, corp: CorpId): Faults {
  const officers = [presidentIn(table.certs[corp] ?? []), factsOf(table, corp).concession];
  return officers.flatMap((officer) =>
    officer !== undefined && isPlayer(officer) ? outvoted(table, corp, officer, takeover(table)) : [],
  );
}

/** A national nobody holds, a frozen company, and one whose office lies in the pool while nobody has two shares (O18). */
function mayBeAlone(table: Table18fb, corp: string): boolean {
  if (corp === 'RM' || corp === 'RA' || isFrozen(table, corp)) return true;
  const able = table.seats.some((player) => percentHeld(table, corp, player) >= takeover(table));
  return table.certs[corp]?.[PRESIDENT]?.holder === POOL && !able;
}

function standings(table: Table18fb): Faults {
  const out: string[] = [];
  for (const [corp, facts] of Object.entries(table.companies)) {
    if (isFloated(table, corp) && facts.steps === 0) out.push(`${corp} has no tile steps`);
    const alone = isFloated(table, corp) && presidentIfAny(table, corp) === undefined;
    if (alone && !mayBeAlone(table, corp)) out.push(`${corp} has no President`);
    if (!isBourbon(table) && facts.concession !== GONE) out.push(`${corp}: a concession in phase ${table.phase}`);
  }
  return out;
}
