import { best, type Choice, offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { cashOf, POOL } from '@binario/rail';
import { DRAGONS, OFFER } from '../data/companies.ts';
import { isLaunched } from '../table.ts';
import { prospectOf } from './prospects.ts';
import { choice, type Scene } from './scene.ts';
import { companiesOf } from './seen.ts';

/** So many purchases ahead a president sees a rival come. */
const FORESIGHT = 2;

/** A share of one's own company before a rival has more of them; a company that is worth it. */
export function guard(scene: Scene): Choice | undefined {
  const { ask, state, table, by } = scene;
  const threatened = companiesOf(table).filter((corp) => {
    if (!isLaunched(table, corp) || ask.president(table, corp) !== by || !isCoveted(scene, corp)) return false;
    const { price, dividends, burden } = prospectOf(ask, state, corp).fate;
    return burden === 0 && price + dividends > ask.price(table, corp);
  });
  const shares = offersOf(scene, 'buyCert').filter((offer) => threatened.includes(String(offer.corp)));
  const found = best(shares, (offer) => (offer.from === 'dragons' ? -1 : offer.from === 'offer' ? 1 : 0));
  return found && choice(sampleOf(found), 'stock.guard', { corp: String(found.corp) });
}

/** Could somebody become president with his next purchases? */
function isCoveted({ ask, table, by }: Scene, corp: string): boolean {
  const mine = ask.shares(table, corp, by);
  const open = [OFFER, POOL, DRAGONS].reduce((sum, place) => sum + ask.shares(table, corp, place), 0);
  return table.seats.some((rival) => {
    const missing = mine - ask.shares(table, corp, rival) + 1;
    const can = missing <= FORESIGHT && missing <= open && cashOf(table, rival) >= missing * ask.price(table, corp);
    return rival !== by && can;
  });
}
