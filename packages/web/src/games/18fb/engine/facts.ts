import type { Action18fb, Table18fb } from '@binario/game-18fb';
import { type CardId, cardDefs } from '@binario/game-18fb/data/cards';
import type { Regional } from '@binario/game-18fb/data/corporations';
import { locationOf } from '@binario/game-18fb/data/map';
import { regionalDefs } from '@binario/game-18fb/data/regionals';
import { markersOf } from '@binario/game-18fb/data/tiles';
import { coverageOf, defOf } from '@binario/game-18fb/data/trains';
import { acquisitionPrice } from '@binario/game-18fb/rules/acquisition';
import { nominalOf } from '@binario/game-18fb/rules/auction';
import { holderOf } from '@binario/game-18fb/rules/bourbons';
import { costThere } from '@binario/game-18fb/rules/buying';
import { isCard } from '@binario/game-18fb/rules/cards';
import { depositAgain, depositDue } from '@binario/game-18fb/rules/deposits';
import { destinationsOf } from '@binario/game-18fb/rules/destinations';
import { halves } from '@binario/game-18fb/rules/dividends';
import { interestFor } from '@binario/game-18fb/rules/interest';
import { mayUse } from '@binario/game-18fb/rules/lending';
import { price } from '@binario/game-18fb/rules/market';
import type { PanfiloFrame } from '@binario/game-18fb/rules/panfilo';
import { markersHeld } from '@binario/game-18fb/rules/routes';
import { emergencyPrice } from '@binario/game-18fb/rules/selling';
import { goalOf, traced } from '@binario/game-18fb/rules/tokens';
import { faceValue } from '@binario/game-18fb/rules/trains';
import { isOperational, isRegional, presidentIfAny } from '@binario/game-18fb/table';
import { type Choice, type Frame, type Params, type State, sampleOf } from '@binario/kernel';
import { BANK, POOL, trainsOf } from '@binario/rail';

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
      return lotFacts(action.private);
    case 'bid': {
      const { lot } = top as unknown as { readonly lot: string };
      return { lot, ...lotFacts(lot) };
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
function lotFacts(lot: string): Params {
  const cost = nominalOf(lot);
  return isCard(lot)
    ? { cost, income: cardDefs[lot as CardId].income }
    : { cost, home: regionalDefs[lot as Regional].home };
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
      return { corp };
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
      const { cities, towns } = coverageOf(action.train, owner, isRegional(table, corp));
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
        trains: trainsOf(table, action.private).map((train) => defOf(train).kind),
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
      return { national: (top as unknown as { readonly national: string }).national };
    default:
      return undefined;
  }
}

/** Whose word is needed besides that of the player who acts. */
const wordOf = (by: string, owner: string | undefined): Params =>
  owner === undefined || owner === by ? {} : { asked: owner };

/** The same where a company wants to use a card: nobody's, if it is lent. */
const agreeing = (table: Table18fb, by: Action18fb['by'], card: string, corp: string): Params =>
  mayUse(table, card, corp, by) ? {} : wordOf(by, holderOf(table, card));

/** Where a token route ends, what it costs and collects, and what the place means to the company. */
function routeFacts(table: Table18fb, corp: string, route: readonly string[]): Params {
  const found = traced(table, route);
  const end = goalOf(route);
  const named = destinationsOf(table, corp).find(({ hex }) => locationOf(hex) === end)?.role ?? 'none';
  // Besides its line, a place rewards only a company in operation.
  const role = named === 'extra' && !isOperational(table, corp) ? 'none' : named;
  const { cost, towns } = found.ok ? found.route : { cost: 0, towns: 0 };
  return { end, way: route.join(' '), cost, markers: markersOf(towns), role };
}
