import { type BoardFile, type Event, type Line, type Lines, lineBy, type Params } from '@binario/kernel';
import { GONE, isPlayer, priceAt } from '@binario/rail';
import { boardOfFile } from '../board/of.ts';
import type { Effect18fb } from '../effects.ts';
import { cardIds } from '../ids.ts';
import { en } from './en.ts';
import type { Text18fb } from './keys.ts';

const line = (key: keyof Text18fb['effects'], params: Params = {}): Line => ({ key: `effect.${key}`, params });
const note = (key: keyof Text18fb['notes'], params: Params = {}): Line => ({ key: `note.${key}`, params });

/** Silent are effects which another one of the same act tells already. */
const lines: Lines<Effect18fb> = {
  actingNamed: ({ player, corp }) => (player ? line('actingNamed', { corp, player }) : undefined),
  bankruptcyDeclared: ({ player, corp }) => note('bankrupt', { player, corp }),
  bidPlaced: ({ player, private: lot, price: amount }) => note('bid', { player, private: lot, amount }),
  bourbonRemoved: ({ hex }) => line('bourbonRemoved', { hex }),
  bourbonReplaced: ({ corp, private: lot, hex }) => note('bourbonReplaced', { corp, private: lot, hex }),
  cardClosed: ({ private: lot }) => note('cardClosed', { private: lot }),
  cardLent: ({ player, private: card, corp }) => {
    if (corp === null) return note('cardTakenBack', { player, private: card });
    return note('cardLent', { player, private: card, corp });
  },
  certBought: ({ to, corp, price: amount, from }) => {
    if (isPlayer(to)) return note('bought', { player: to, corp, amount, from });
    return note('holdingBought', { buyer: to, corp, amount, from });
  },
  companyStarted: ({ player, corp, par: amount }) => note('companyStarted', { player, corp, amount }),
  concessionGranted: ({ player, corp, deposit: amount, par: value }) =>
    note('concessionAcquired', { player, corp, amount, value }),
  concessionReacquired: ({ player, corp, deposit: amount }) => note('concessionReacquired', { player, corp, amount }),
  concessionWithdrawn: ({ corp }) => note('withdrawn', { corp }),
  depositReturned: ({ player, corp, amount }) => note('depositReturned', { player, corp, amount }),
  ended: ({ reason }) => line('ended', { reason }),
  finalReached: ({ corp, hex }) => note('definitive', { corp, hex }),
  floated: ({ standing, corp }) => (standing === 'definitive' ? note('floated', { corp }) : undefined),
  homeChosen: ({ corp, hex }) => note('homeChosen', { corp, hex }),
  homeLaid: ({ corp, hex }) => note('homeLaid', { corp, hex }),
  interestDeclared: ({ corp, each: amount }) =>
    amount === null ? note('noInterest', { corp }) : note('interest', { corp, amount }),
  intermediateReached: ({ corp, hex }) => note('provisional', { corp, hex }),
  leasePaid: ({ corp, train, amount }) => note('leasePaid', { corp, train, amount }),
  lotChosen: ({ player, private: lot }) => note('lotChosen', { player, private: lot }),
  lotUnwanted: ({ private: lot }) => note('unwanted', { private: lot }),
  markersTaken: ({ count, corp }) => (count > 0 ? note('markersTaken', { corp, count }) : undefined),
  mergerAnswered: ({ player, corp, national, agrees }) =>
    note(agrees ? 'agreed' : 'refusedMerger', { player, corp, national }),
  nationalFormed: ({ national, corps }) => note('nationalFormed', { national, corps }),
  nationalMissing: ({ national }) => note('nationalMissing', { national }),
  offerRefused: ({ player, price: amount }) => note('refused', { player, amount }),
  operatingRoundBegan: ({ set, number }) => ({ ...note('operatingRound', { set, number }), heading: true }),
  paid: ({ why, from, to, amount }) =>
    Object.hasOwn(en.paid, why) ? { key: `paid.${why}`, params: { from, to, amount } } : undefined,
  passed: ({ player }) => note('passed', { player }),
  phaseEntered: ({ phase }) => note('phase', { phase }),
  playerLeft: ({ player }) => line('playerLeft', { player }),
  powerRefused: ({ player, corp, private: lot }) => note('powerRefused', { player, corp, private: lot }),
  powerUsed: ({ private: lot, corp }) => note('powerUsed', { private: lot, corp }),
  preempted: ({ player, corp }) => note('preempted', { player, corp }),
  presidencyPassed: ({ to: player, corp }) => note('becamePresident', { player, corp }),
  priceBonusEarned: ({ corp, hex }) => note('priceBonus', { corp, hex }),
  priorityGiven: ({ player }) => line('priorityGiven', { player }),
  privateBought: cardOrRegional,
  privateMoved: ({ to, private: lot }) => (to === GONE ? line('cardDiscarded', { private: lot }) : undefined),
  ran: ({ corp, hexes, markers: count, revenue: amount }) =>
    amount > 0 ? note('trainsRun', { corp, hexes, count, amount }) : undefined,
  regionalAcquired: ({ by, regional, from, price: amount }) =>
    note('regionalAcquired', { corp: by, private: regional, amount, player: from }),
  regionalReached: ({ player, regional, hex, amount }) =>
    note('regionalBonus', { player, private: regional, hex, amount }),
  regionalRoundHeld: () => ({ ...note('regionalRound'), heading: true }),
  revenueDeclared: revenue,
  seated: ({ by, seats: players }) => (by === 'cash' ? note('seated', { players }) : undefined),
  sharesExchanged: ({ holder, national, shares }) => note('exchanged', { holder, national, shares }),
  standingChanged: ({ standing, corp }) =>
    standing === 'closed' ? note('closed', { corp }) : line('standing', { corp, standing }),
  stockRoundBegan: ({ number }) => ({ ...note('stockRound', { number }), heading: true }),
  stockSold: ({ by, corp, shares, amount }) => {
    if (isPlayer(by)) return note('sold', { player: by, corp, shares, amount });
    return note('holdingSold', { seller: by, corp, shares, amount });
  },
  tileLaid: ({ by: corp, hex, tile }) => (corp === null ? undefined : note('tileLaid', { corp, hex, tile })),
  tokenLaid: ({ corp, hex, cost: amount, markers: count }) => note('tokenLaid', { corp, hex, amount, count }),
  tokenTaken: ({ to, corp, hex }) => (to === 'lost' ? line('tokenLost', { corp, hex }) : undefined),
  trainBought: ({ to: corp, train, from, price: amount }) => note('trainBought', { corp, train, from, amount }),
  trainLeased: ({ corp, train }) => note('leased', { corp, train }),
  trainMoved: ({ to, train }) => (to === GONE ? line('trainGone', { train }) : undefined),
  trainRemoved: ({ train }) => note('trainRemoved', { train }),
  turnBegan: ({ corp }) => line('turnBegan', { corp }),
  turnSkipped: ({ corp }) => line('turnSkipped', { corp }),

  cardUsed: null,
  certMoved: null,
  certsIssued: null,
  certsWithdrawn: null,
  charterFilled: null,
  choiceGiven: null,
  concessionEnded: null,
  falconPassed: null,
  holdingBarred: null,
  leaseEnded: null,
  // What the space is worth depends on the board.
  markerMoved: null,
  markerRemoved: null,
  markersPassed: null,
  regionalsOpened: null,
  saleBarred: null,
  shareGiven: null,
  stackOrdered: null,
  started: null,
  tileRemoved: null,
  tokenPlaced: null,
  tokenStepUsed: null,
  trainDiscarded: null,
  turnCleared: null,
  turnCounted: null,
};

const told = lineBy<Effect18fb>(lines);

/** The line of the log that an event makes, if any. */
export function lineOf(event: Event<Effect18fb>, board?: BoardFile): Line | undefined {
  if (event.type !== 'markerMoved') return told(event);
  return line('markerMoved', { corp: event.corp, price: priceAt(boardOfFile(board).grid, event.to) });
}

/** Cards and regional companies are auctioned; cards also change hands between players. */
function cardOrRegional(event: Extract<Effect18fb, { readonly type: 'privateBought' }>): Line {
  const { private: lot, from, to: player, price: amount } = event;
  if (!(cardIds as readonly string[]).includes(lot)) return note('regionalBought', { player, private: lot, amount });
  if (isPlayer(from)) return note('cardPassed', { player, from, private: lot, amount });
  return note('cardBought', { player, private: lot, amount });
}

function revenue({ corp, how, paidOut, kept }: Extract<Effect18fb, { readonly type: 'revenueDeclared' }>): Line {
  switch (how) {
    case 'full':
      return note('dividend', { corp, amount: paidOut });
    case 'half':
      return note('halfDividend', { corp, amount: paidOut, kept });
    case 'withheld':
      return kept > 0 ? note('withheld', { corp, amount: kept }) : note('noRevenue', { corp });
  }
}
