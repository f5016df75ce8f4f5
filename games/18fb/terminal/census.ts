import { BANK, isPlayer, POOL } from '@binario/rail';
import type { Census } from '@binario/terminal';
import { cardIds } from '../data/cards.ts';
import { concessionaires, majorIds, nationalIds } from '../data/corporations.ts';
import { spaceAt } from '../data/market.ts';
import { regionalIds } from '../data/regionals.ts';
import { tileSet } from '../data/tiles.ts';
import { defOf, regionalKinds, trainKinds } from '../data/trains.ts';
import type { Action18fb, Effect18fb, Table18fb } from '../game.ts';
import { emergencyPrice } from '../rules/selling.ts';

const groups = {
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
  'regionals bought': regionalIds,
  'regional bonuses': regionalIds,
  'regionals acquired': regionalIds,
  nationals: nationalIds,
  merged: ['LdA', 'NN', 'FC', 'FSC', 'LTF', 'FS', 'SFTF', 'SFM'],
  poll: ['agreed', 'refused'],
  leases: ['taken', 'paid'],
  'trains from the pile': [...trainKinds, ...regionalKinds],
  'other trains': ['from the pool', 'second-hand', 'removed'],
  phases: ['2', '3', '4', '5', '6'],
  ends: ['bank', 'top', 'onePlayer'],
  tiles: tileSet.map(({ id }) => id),
} as const satisfies Census<Table18fb, Effect18fb>['groups'];

function ofEffect(effect: Effect18fb, table: Table18fb): readonly string[] {
  switch (effect.type) {
    case 'noted':
      return ofNote(effect, table);
    case 'floated':
    case 'standingChanged':
      return [`states/${effect.standing}`];
    case 'concessionMoved':
      return effect.to === POOL ? ['states/frozen'] : [];
    case 'cardLent':
      return effect.corp === null ? [] : [`cards lent/${effect.private}`];
    case 'cardUsed':
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

function ofNote(
  { note, params }: Extract<Effect18fb, { readonly type: 'noted' }>,
  table: Table18fb,
): readonly string[] {
  switch (note) {
    case 'concessionAcquired':
      return [`concessions/${params.corp}`];
    case 'companyStarted':
      return [`started from phase 5 on/${params.corp === 'SFM' ? 'SFM' : 'another'}`];
    case 'floated':
      return ['flotations/60 %'];
    case 'cardBought':
      return [`cards bought/${params.private}`];
    case 'cardPassed':
      return [`cards resold/${params.private}`];
    case 'becamePresident':
      return ['presidency/changed'];
    case 'withdrawn':
      return ['concessions withdrawn/withdrawn'];
    case 'concessionReacquired': {
      const office = table.certs[String(params.corp)]?.[0]?.holder === POOL;
      return ['concessions withdrawn/taken again', ...(office ? ['concessions withdrawn/with the certificate'] : [])];
    }
    case 'interest':
      return ['interest/paid'];
    case 'noInterest':
      return ['interest/forfeited'];
    case 'depositReturned':
      return ['deposits/returned'];
    case 'priceBonus':
      return [`price bonus/${params.corp}`];
    case 'sold':
      return ofSale(table, String(params.corp), Number(params.shares));
    case 'holdingBought':
      return ['corporate stock/bought'];
    case 'holdingSold': {
      const half = emergencyPrice(table, String(params.corp)) * Number(params.shares);
      return Number(params.amount) === half ? ['emergency/treasury stock'] : ['corporate stock/sold'];
    }
    case 'bankrupt':
      return ['emergency/bankrupt'];
    case 'regionalBought':
      return [`regionals bought/${params.private}`];
    case 'regionalAcquired':
      return [`regionals acquired/${params.private}`];
    case 'nationalFormed':
      return [`nationals/${params.national}`, ...[params.corps].flat().map((corp) => `merged/${corp}`)];
    case 'agreed':
      return ['poll/agreed'];
    case 'refusedMerger':
      return ['poll/refused'];
    case 'trainBought': {
      const { kind } = defOf(String(params.train));
      if (params.from === BANK) return [`trains from the pile/${kind}`];
      return [params.from === POOL ? 'other trains/from the pool' : 'other trains/second-hand'];
    }
    case 'trainRemoved':
      return ['other trains/removed'];
    default:
      return [];
  }
}

/** What a ledge does to a sale in a stock round: the note comes before the price falls. */
function ofSale(table: Table18fb, corp: string, shares: number): readonly string[] {
  const marker = table.market.find((each) => each.corp === corp);
  if (!marker || table.round !== 'stock') return [];
  const { ledge, zone } = spaceAt(marker);
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
