import { BANK, isPlayer, POOL } from '@binario/rail';
import type { Census } from '@binario/terminal';
import type { Action18fb } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import { spaceAt, trainDef } from '../board/questions.ts';
import type { Effect18fb } from '../effects.ts';
import { allRegionals, cardIds, concessionaires, majorIds, nationalIds, regionalKinds, trainKinds } from '../ids.ts';
import { isCard } from '../rules/cards.ts';
import { emergencyPrice } from '../rules/selling.ts';
import type { Table18fb } from '../table.ts';

const groups = (table: Table18fb) => ({
  concessions: concessionaires,
  'started from phase 5 on': ['SFM', 'another'],
  flotations: ['60 %'],
  states: ['building', 'provisional', 'definitive', 'frozen', 'closed', 'merged'],
  'cards bought': cardIds,
  'powers used': cardIds,
  'concession with a card': ['bayard', 'card', 'both'],
  'cards resold': cardIds,
  'cards lent': cardIds.filter((card) => card !== 'Bayard' && card !== 'Riseis'),
  presidency: ['changed', 'acting', 'bought from a national'],
  'concessions withdrawn': ['withdrawn', 'taken again', 'with the certificate'],
  interest: ['paid', 'forfeited'],
  deposits: ['returned'],
  'price bonus': majorIds,
  'ledges left by a sale': ['white', 'light'],
  'ledges that held': ['white', 'light'],
  'corporate stock': ['bought', 'sold'],
  emergency: ['treasury stock', 'President adds', 'bankrupt'],
  'regionals bought': allRegionals,
  'regional bonuses': allRegionals,
  'regionals acquired': allRegionals,
  nationals: nationalIds,
  merged: nationalIds.flatMap((national) => boardOf(table).corpDefs[national].eligible ?? []),
  poll: ['agreed', 'refused'],
  leases: ['taken', 'paid'],
  'trains from the pile': [...trainKinds, ...regionalKinds],
  'other trains': ['from the pool', 'second-hand', 'removed'],
  phases: ['2', '3', '4', '5', '6'],
  ends: ['bank', 'top', 'onePlayer'],
  tiles: boardOf(table).tileSet.map(({ id }) => id),
});

function ofEffect(effect: Effect18fb, table: Table18fb): readonly string[] {
  switch (effect.type) {
    case 'floated':
      return [`states/${effect.standing}`, ...(effect.standing === 'definitive' ? ['flotations/60 %'] : [])];
    case 'standingChanged':
      return [`states/${effect.standing}`];
    case 'intermediateReached':
      return ['states/provisional'];
    case 'finalReached':
      return ['states/definitive'];
    case 'concessionGranted':
      return [`concessions/${effect.corp}`];
    case 'concessionWithdrawn':
      return ['states/frozen', 'concessions withdrawn/withdrawn'];
    case 'concessionReacquired': {
      const office = effect.office ? ['concessions withdrawn/with the certificate'] : [];
      return ['concessions withdrawn/taken again', ...office];
    }
    case 'companyStarted':
      return [`started from phase 5 on/${effect.corp === 'SFM' ? 'SFM' : 'another'}`];
    case 'privateBought':
      if (!isCard(effect.private)) return [`regionals bought/${effect.private}`];
      return [`cards ${isPlayer(effect.from) ? 'resold' : 'bought'}/${effect.private}`];
    case 'presidencyPassed':
      return ['presidency/changed'];
    case 'interestDeclared':
      return [effect.each === null ? 'interest/forfeited' : 'interest/paid'];
    case 'depositReturned':
      return ['deposits/returned'];
    case 'priceBonusEarned':
      return [`price bonus/${effect.corp}`];
    case 'stockSold':
      return isPlayer(effect.by) ? ofSale(table, effect.corp, effect.shares) : ofHolding(table, effect);
    case 'certBought':
      return isPlayer(effect.to) ? [] : ['corporate stock/bought'];
    case 'bankruptcyDeclared':
      return ['emergency/bankrupt'];
    case 'regionalAcquired':
      return [`regionals acquired/${effect.regional}`];
    case 'nationalFormed':
      return ['states/definitive', `nationals/${effect.national}`, ...effect.corps.map((corp) => `merged/${corp}`)];
    case 'mergerAnswered':
      return [effect.agrees ? 'poll/agreed' : 'poll/refused'];
    case 'trainBought':
      if (effect.from === BANK) return [`trains from the pile/${trainDef(boardOf(table), effect.train).kind}`];
      return [effect.from === POOL ? 'other trains/from the pool' : 'other trains/second-hand'];
    case 'trainRemoved':
      return ['other trains/removed'];
    case 'cardLent':
      return effect.corp === null ? [] : [`cards lent/${effect.private}`];
    case 'cardUsed':
    case 'powerUsed':
    case 'bourbonReplaced':
    case 'preempted':
      return [`powers used/${effect.private}`];
    case 'actingNamed':
      return effect.player ? ['presidency/acting'] : [];
    case 'regionalReached':
      return [`regional bonuses/${effect.regional}`];
    case 'trainLeased':
      return ['leases/taken'];
    case 'leasePaid':
      return ['leases/paid'];
    case 'paid':
      return effect.why === 'presidentAdds' && isPlayer(effect.from) ? ['emergency/President adds'] : [];
    case 'tileLaid':
      return [`tiles/${effect.tile}`];
    case 'phaseEntered':
      return [`phases/${effect.phase}`];
    default:
      return [];
  }
}

function ofHolding(
  table: Table18fb,
  { corp, shares, amount }: Extract<Effect18fb, { readonly type: 'stockSold' }>,
): readonly string[] {
  const inNeed = amount === emergencyPrice(table, corp) * shares;
  return [inNeed ? 'emergency/treasury stock' : 'corporate stock/sold'];
}

/** What a ledge does to a sale in a stock round: the sale is told before the price falls. */
function ofSale(table: Table18fb, corp: string, shares: number): readonly string[] {
  const marker = table.market.find((each) => each.corp === corp);
  if (!marker || table.round !== 'stock') return [];
  const { ledge, zone } = spaceAt(boardOf(table), marker);
  if (!ledge) return [];
  return [`${shares > 1 ? 'ledges left by a sale' : 'ledges that held'}/${zone}`];
}

function ofAction(action: Action18fb): readonly string[] {
  switch (action.type) {
    case 'acquireConcession':
      return action.help === 'none' ? [] : [`concession with a card/${action.help}`];
    case 'buyPresidency':
      return ['presidency/bought from a national'];
    default:
      return [];
  }
}

/** What must not be dead in many games of 18FB. */
export const census18fb: Census<Table18fb, Effect18fb> = {
  groups,
  ofEffect,
  ofAction: (action) => ofAction(action as Action18fb),
  ofEnd: ({ ended }) => (ended ? [`ends/${ended.reason}`] : []),
};
