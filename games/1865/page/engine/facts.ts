import { type Choice, type Frame, type Params, type State, sampleOf } from '@binario/kernel';
import type { Action1865 } from '../../actions.ts';
import { boardOf, cardOf, priceOfCard } from '../../board/boardOf.ts';
import type { Company } from '../../data/companies.ts';
import { costThere } from '../../rules/buying.ts';
import { markersGained } from '../../rules/conversion.ts';
import { missing, wouldRuin } from '../../rules/forced.ts';
import { revenueOf } from '../../rules/income.ts';
import { routeOf } from '../../rules/markers.ts';
import { shareIn } from '../../rules/presidency.ts';
import type { Table1865 } from '../../table.ts';
import { factsOf, presidentOf, price } from '../../table.ts';
import { bonusOf } from './bonus.ts';

/** The company whose turn or question it is. */
function corpIn(flow: readonly Frame[]): string {
  const frame = flow.findLast((each) => 'corp' in each) as { readonly corp?: string } | undefined;
  return frame?.corp ?? '';
}

/** A company to be launched again has no home yet; only a minor has somewhere to go. */
function launchFacts(table: Table1865, corp: Company): Params {
  const { name, destination } = boardOf(table).companies[corp];
  const { home, status } = factsOf(table, corp);
  return { name, ...(home !== null && { home }), ...(status === 'minor' && { destination }) };
}

/** What to say beside an option: what it costs or brings. Asked of the game, never worked out here. */
export function facts1865(state: State<Table1865>, choice: Choice): Params {
  const { table, flow } = state;
  const action = sampleOf(choice.offer) as Action1865;
  const corp = corpIn(flow);
  switch (action.type) {
    case 'pickCard':
      return { places: boardOf(table).placesOf.get(action.private) ?? [] };
    case 'sellShares':
      return { each: price(table, action.corp), percent: shareIn(table, action.corp) };
    case 'buyCert':
      return { cost: costThere(table, action.corp, action.from), percent: shareIn(table, action.corp) };
    case 'buyPresidency':
      return { cost: 2 * price(table, action.corp), percent: 2 * shareIn(table, action.corp) };
    case 'launch':
      return launchFacts(table, action.corp);
    case 'convert':
      return { corp, markers: markersGained(table, corp) };
    case 'buyTrain':
      return { coverage: cardOf(table, action.train).coverage, owner: table.trains[action.train] ?? '' };
    case 'helpBuy':
      return {
        corp,
        player: presidentOf(table, corp),
        price: priceOfCard(table, action.train),
        adds: priceOfCard(table, action.train) - (table.cash[corp] ?? 0),
        lacks: Math.max(0, missing(table, { corp, train: action.train })),
        ruins: wouldRuin(table, { corp, train: action.train }) ? 1 : 0,
      };
    case 'placeMarker':
      return { end: action.route.at(-1) ?? '', way: action.route.join(' '), ...routeOf(table, action.route) };
    case 'transferCard':
      return { corp, chips: choice.refusal ? 0 : bonusOf(state, action) };
    case 'payDividend':
    case 'withhold':
      return { revenue: revenueOf(table, corp) };
    case 'repayLoan':
      return { corp };
    default:
      return {};
  }
}
