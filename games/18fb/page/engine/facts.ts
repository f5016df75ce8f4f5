import { type Choice, type Frame, type Params, type State, sampleOf, topFrame } from '@binario/kernel';
import { BANK, POOL, trainsOf } from '@binario/rail';
import type { Action18fb } from '../../actions.ts';
import { boardOf } from '../../board/of.ts';
import { coverageOf, locationOf, markersOf, trainDef } from '../../board/questions.ts';
import type { Corp, Regional } from '../../ids.ts';
import { acquisitionPrice } from '../../rules/acquisition.ts';
import { type AuctionFrame, nominalOf } from '../../rules/auction.ts';
import { holderOf } from '../../rules/bourbons.ts';
import { costThere } from '../../rules/buying.ts';
import { isCard } from '../../rules/cards.ts';
import { depositAgain, depositDue } from '../../rules/deposits.ts';
import { destinationsOf } from '../../rules/destinations.ts';
import { halves } from '../../rules/dividends.ts';
import { interestFor } from '../../rules/interest.ts';
import { mayUse } from '../../rules/lending.ts';
import { price } from '../../rules/market.ts';
import type { PanfiloFrame } from '../../rules/panfilo.ts';
import type { PollFrame } from '../../rules/poll.ts';
import { markersHeld } from '../../rules/running.ts';
import { emergencyPrice } from '../../rules/selling.ts';
import { goalOf, traced } from '../../rules/tokens.ts';
import { faceValue } from '../../rules/trains.ts';
import type { Table18fb } from '../../table.ts';
import { isOperational, isRegional, presidentIfAny } from '../../table.ts';

/** The company whose turn or question it is. */
export function corpIn(flow: readonly Frame[]): string {
  const frame = flow.findLast((each) => 'corp' in each) as { readonly corp?: string } | undefined;
  return frame?.corp ?? '';
}

/** What to say beside an option: what it costs or brings. Asked of the game, never worked out here. */
export function facts18fb(state: State<Table18fb>, choice: Choice): Params {
  const action = sampleOf(choice.offer) as Action18fb;
  return stockFacts(state, action) ?? turnFacts(state, action) ?? {};
}

function stockFacts({ table, flow }: State<Table18fb>, action: Action18fb): Params | undefined {
  const top = flow.at(-1);
  switch (action.type) {
    case 'chooseLot':
    case 'buyCard':
    case 'buyRegional':
      return lotFacts(table, action.private);
    case 'bid': {
      const lot = topFrame<AuctionFrame>(flow, 'auction')?.lot ?? '';
      return { lot, ...lotFacts(table, lot) };
    }
    case 'proposeCard':
      return { owner: table.privates[action.private] ?? '' };
    case 'sellShares':
      return { each: top?.step === 'raiseMoney' ? emergencyPrice(table, action.corp) : price(table, action.corp) };
    case 'buyCert':
      return { cost: costThere(table, action.corp, action.from) };
    case 'acquireConcession': {
      const deposit = depositDue(table, action.corp, action.help);
      return { deposit, cost: deposit + 2 * action.par };
    }
    case 'reacquireConcession':
      return { deposit: depositAgain(table, action.corp, action.help) };
    case 'startCompany':
      return { cost: 2 * action.par };
    case 'buyPresidency':
      return { cost: 2 * price(table, action.corp) };
    case 'preemptConcession': {
      const { corp } = (top as PanfiloFrame).purchase;
      const deposit = depositDue(table, corp, action.help);
      return { corp, deposit, cost: deposit + 2 * action.par };
    }
    case 'preemptPurchase': {
      const { purchase } = top as PanfiloFrame;
      const cost =
        purchase.type === 'buyCert'
          ? costThere(table, purchase.corp, purchase.from)
          : depositAgain(table, purchase.corp, action.help);
      return { corp: purchase.corp, cost };
    }
    default:
      return undefined;
  }
}

/** What a lot costs at least and brings. */
export function lotFacts(table: Table18fb, lot: string): Params {
  const { cardDefs, regionalDefs } = boardOf(table);
  const cost = nominalOf(table, lot);
  if (isCard(lot)) return { cost, income: cardDefs[lot].income };
  const { name, home, bonuses } = regionalDefs[lot as Regional];
  return {
    cost,
    name,
    home,
    bonuses: bonuses.map(({ hex }) => hex),
    amounts: bonuses.map(({ amount }) => String(amount)),
  };
}

function turnFacts({ table, flow }: State<Table18fb>, action: Action18fb): Params | undefined {
  const corp = corpIn(flow);
  const top = flow.at(-1);
  switch (action.type) {
    case 'placeToken':
      return routeFacts(table, corp, action.route);
    case 'replaceBourbon':
      return { ...routeFacts(table, corp, action.route), ...agreeing(table, action.by, action.private, corp) };
    case 'chooseHome':
      return { corp, line: lineFrom(table, corp, action.hex) };
    case 'placeHome':
      return { corp, hex: table.companies[corp]?.home ?? '' };
    case 'payDividend': {
      const revenue = table.turn.revenue ?? 0;
      const { shared, kept } = halves(revenue);
      return { revenue, shared, kept };
    }
    case 'withhold':
      return { revenue: table.turn.revenue ?? 0 };
    case 'buyTrain': {
      const owner = table.trains[action.train] ?? '';
      const { cities, towns } = coverageOf(boardOf(table), action.train, owner, isRegional(table, corp));
      const seller = owner === BANK || owner === POOL ? undefined : presidentIfAny(table, owner);
      return { owner, size: `${cities}+${towns}`, ...wordOf(action.by, seller) };
    }
    case 'helpBuy': {
      const cost = faceValue(table, action.train);
      return { corp, cost, adds: cost - (table.cash[corp] ?? 0), player: presidentIfAny(table, corp) ?? '' };
    }
    case 'payLease':
      return { cost: faceValue(table, action.train) };
    case 'sellHolding':
      return { each: top?.step === 'raiseMoney' ? emergencyPrice(table, action.corp) : price(table, action.corp) };
    case 'buyHolding':
      return { cost: costThere(table, action.corp, action.from) };
    case 'acquireRegional':
      return {
        cost: acquisitionPrice(table, action.private),
        owner: table.privates[action.private] ?? '',
        cash: table.cash[action.private] ?? 0,
        markers: markersHeld(table, action.private),
        trains: trainsOf(table, action.private).map((train) => trainDef(boardOf(table), train).kind),
      };
    case 'useMelisurgo':
      return {
        corp,
        from: interestFor(table, corp),
        to: interestFor({ ...table, melisurgo: corp }, corp),
        ...agreeing(table, action.by, 'Melisurgo', corp),
      };
    case 'useFalcon':
      return { corp, ...agreeing(table, action.by, 'Falcon', corp) };
    case 'merge':
    case 'stayApart':
      return { national: topFrame<PollFrame>(flow, 'poll')?.national ?? '' };
    default:
      return undefined;
  }
}

/** The line that a base stands for, where there is a choice of bases. */
const lineFrom = (table: Table18fb, corp: string, home: string): readonly string[] =>
  boardOf(table)
    .corpDefs[corp as Corp].destinations.filter(({ base }) => base === home)
    .map(({ hex }) => hex);

/** Whose word is needed besides that of the player who acts. */
const wordOf = (by: string, owner: string | undefined): Params =>
  owner === undefined || owner === by ? {} : { asked: owner };

/** The same where a company wants to use a card: nobody's, if it is lent. */
const agreeing = (table: Table18fb, by: Action18fb['by'], card: string, corp: string): Params =>
  mayUse(table, card, corp, by) ? {} : wordOf(by, holderOf(table, card));

/** Where a token route ends, what it costs and collects, and what the place means to the company. */
function routeFacts(table: Table18fb, corp: string, route: readonly string[]): Params {
  const found = traced(table, route);
  const end = goalOf(table, route);
  const named = destinationsOf(table, corp).find(({ hex }) => locationOf(boardOf(table), hex) === end)?.role ?? 'none';
  // Besides its line, a place rewards only a company in operation.
  const role = named === 'extra' && !isOperational(table, corp) ? 'none' : named;
  const { cost, towns } = found.ok ? found.route : { cost: 0, towns: 0 };
  return { end, way: route.join(' '), cost, markers: markersOf(towns), role };
}
