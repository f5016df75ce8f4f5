import type { Event, State } from '@binario/kernel';
import { DRAGONS } from '../../data/companies.ts';
import type { Effect1865 } from '../../effects.ts';
import { whyNoPurchase } from '../../rules/dragons.ts';
import { foreseeDragons } from '../../rules/foresight.ts';
import { zoneOf } from '../../rules/rank.ts';
import { companiesInPlay, type Table1865 } from '../../table.ts';
import type { Ahead1865, DragonView } from '../own.ts';
import { turnOf } from './own.ts';

/** What the Dragons make of an action: what they did by its events, or what they would do next on the table it leaves. */
export function ahead1865({ table, flow }: State<Table1865>, events: readonly Event<Effect1865>[]): Ahead1865 | null {
  if (!flow.some(({ step }) => step === 'stockRound')) return null;
  const acted = actedIn(events);
  const [next] = foreseeDragons(table);
  return {
    turn: acted ?? (next ? turnOf(next) : null),
    passes: acted ? null : (whyNoPurchase(table) ?? null),
    zones: companiesInPlay(table).map((corp) => ({ corp, zone: zoneOf(table, corp) ?? null })),
  };
}

function actedIn(events: readonly Event<Effect1865>[]): DragonView | null {
  const sales: { corp: string; shares: number }[] = [];
  let purchase: DragonView['purchase'] = null;
  for (const event of events) {
    if (event.type === 'stockSold' && event.by === DRAGONS) sales.push({ corp: event.corp, shares: event.shares });
    if (event.type !== 'dragonsBought') continue;
    const { corp, from, price: cost, decidedBy } = event;
    purchase = {
      corp,
      from,
      cost,
      decidedBy: decidedBy as NonNullable<DragonView['purchase']>['decidedBy'],
      among: [],
    };
  }
  return sales.length > 0 || purchase ? { sales, purchase } : null;
}
