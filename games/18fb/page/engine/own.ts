import type { State } from '@binario/kernel';
import { POOL } from '@binario/rail';
import { boardOf } from '../../board/of.ts';
import { locationOf } from '../../board/questions.ts';
import { type Concessionaire, cardIds, concessionaires } from '../../ids.ts';
import { acquisitionPrice } from '../../rules/acquisition.ts';
import { incomeOf } from '../../rules/cards.ts';
import { depositAgain, depositDue } from '../../rules/deposits.ts';
import { destinationsOf } from '../../rules/destinations.ts';
import { holdingsOf } from '../../rules/holdings.ts';
import { bandOf, interestFor } from '../../rules/interest.ts';
import { certificatesOf } from '../../rules/limits.ts';
import { inMarketOrder, price, zoneOf } from '../../rules/market.ts';
import type { PanfiloFrame } from '../../rules/panfilo.ts';
import type { PollFrame } from '../../rules/poll.ts';
import { capacityOf } from '../../rules/running.ts';
import { hasToken } from '../../rules/slots.ts';
import { tileSteps } from '../../rules/track.ts';
import type { Table18fb } from '../../table.ts';
import { factsOf, isFrozen, presidentIfAny } from '../../table.ts';
import type { CompanyView, Own18fb, RegionalView } from '../own.ts';
import { dividendOf } from './dividend.ts';
import { auctionView, wantedView } from './known.ts';
import { pollView } from './poll.ts';
import { runView } from './runView.ts';

/** What the panels and controls of this game show besides the table. */
export function own18fb(state: State<Table18fb>): Own18fb {
  const { table, flow } = state;
  const top = flow.at(-1);
  const order = inMarketOrder(table);
  const panfilo = top?.step === 'panfilo' ? (top as PanfiloFrame).purchase : undefined;
  return {
    order,
    companies: Object.fromEntries(order.map((corp) => [corp, companyView(table, corp)])),
    regionals: Object.fromEntries(boardOf(table).regionalIds.map((each) => [each, regionalView(table, each)])),
    deposits: Object.fromEntries(concessionaires.map((corp) => [corp, depositNow(table, corp)])),
    incomes: Object.fromEntries(cardIds.map((card) => [card, incomeOf(table, card)])),
    certificates: Object.fromEntries(table.seats.map((seat) => [seat, certificatesOf(table, seat)])),
    poll: top?.step === 'poll' ? pollView(table, top as PollFrame) : null,
    dividend: dividendOf(state),
    steps: stepsOf(state),
    auction: auctionView(state),
    wanted: wantedView(state),
    contested: panfilo ? { by: panfilo.by, corp: panfilo.corp, what: panfilo.type } : null,
  };
}

function depositNow(table: Table18fb, corp: Concessionaire): number {
  return factsOf(table, corp).concession === POOL ? depositAgain(table, corp, 'none') : depositDue(table, corp, 'none');
}

function companyView(table: Table18fb, corp: string): CompanyView {
  const secured = (concessionaires as readonly string[]).includes(corp);
  const band = secured ? bandOf(table, corp) : null;
  return {
    price: price(table, corp),
    zone: zoneOf(table, corp),
    frozen: isFrozen(table, corp),
    president: presidentIfAny(table, corp) ?? null,
    run: runView(table, corp),
    ...capacityOf(table, corp),
    band,
    interest: band === null ? 0 : interestFor(table, corp, band),
    destinations: destinationsOf(table, corp).map(({ hex, role }) => ({
      hex: locationOf(boardOf(table), hex),
      role,
      reached: hasToken(table, hex, corp),
    })),
    holdings: holdingsOf(table, corp),
  };
}

const regionalView = (table: Table18fb, regional: string): RegionalView => ({
  owner: table.privates[regional] ?? '',
  run: runView(table, regional),
  ...capacityOf(table, regional),
  price: acquisitionPrice(table, regional),
});

function stepsOf({ table, flow }: State<Table18fb>): Own18fb['steps'] {
  const top = flow.at(-1) as { readonly step: string; readonly corp?: string } | undefined;
  if (top?.step !== 'layTrack' || top.corp === undefined) return null;
  return { corp: top.corp, laid: table.turn.laid, of: tileSteps(table, top.corp) };
}
