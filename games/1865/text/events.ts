import { type Line, type Lines, lineBy, type Params } from '@binario/kernel';
import { GONE, priceAt } from '@binario/rail';
import { boardFrom } from '../board/boardOf.ts';
import type { File1865 } from '../board/file.ts';
import { DRAGONS } from '../data/companies.ts';
import type { Effect1865 } from '../effects.ts';
import { en } from './en.ts';
import type { Text1865 } from './keys.ts';

const line = (key: keyof Text1865['effects'], params: Params = {}): Line => ({ key: `effect.${key}`, params });
const note = (key: keyof Text1865['notes'], params: Params = {}): Line => ({ key: `note.${key}`, params });

/** Silent are effects which another one of the same act tells already. */
const lines: Lines<Effect1865> = {
  absorptionDeclared: ({ acquirer, target }) => note('absorbed', { acquirer, target }),
  bonusGiven: ({ corp, private: name, chips }) => note('bonus', { corp, private: name, chips }),
  cardPicked: ({ player, private: name }) => note('cardPicked', { player, private: name }),
  cardTransferred: ({ player, corp, private: name }) => note('cardTransferred', { player, corp, private: name }),
  certBought: ({ to: player, corp, price: amount, from }) => note('bought', { player, corp, amount, from }),
  chipsTaken: (event) => {
    const key = `chipsTaken.${event.why}`;
    return Object.hasOwn(en.effects, key)
      ? line(key as keyof Text1865['effects'], { corp: event.corp, count: event.count })
      : undefined;
  },
  companyClosed: ({ corp }) => note('closed', { corp }),
  converted: ({ corp }) => note('converted', { corp }),
  dragonsBought: ({ corp, price: amount, from }) => note('dragonsBought', { corp, amount, from }),
  ended: ({ reason }) => line('ended', { reason }),
  floated: ({ corp }) => note('floated', { corp }),
  homeChosen: ({ corp, hex }) => note('homeChosen', { corp, hex }),
  launched: ({ player, corp, value: amount }) => note('launched', { player, corp, amount }),
  loanRepaid: ({ corp, amount }) => note('loanRepaid', { corp, amount }),
  loanTaken: ({ corp, amount }) => note('loanTaken', { corp, amount }),
  markerMoved: ({ corp, to }, board) =>
    line('markerMoved', { corp, price: priceAt(boardFrom(board as File1865 | undefined).grid, to) }),
  markerPlaced: ({ corp, hex, cost: amount, chips }) => note('markerPlaced', { corp, hex, amount, chips }),
  markersGranted: ({ count, corp }) => (count > 0 ? line('markersGranted', { corp, count }) : undefined),
  markersReplaced: ({ corp, target, hexes }) =>
    hexes.length === 0 ? line('noneReplaced', { corp, target }) : note('markersReplaced', { corp, target, hexes }),
  offerRefused: ({ player, corp, price: amount }) => note('refused', { player, corp, amount }),
  operatingRoundBegan: ({ set, number }) => ({ ...note('operatingRound', { set, number }), heading: true }),
  paid: ({ why, from, to, amount }) =>
    Object.hasOwn(en.paid, why) ? { key: `paid.${why}`, params: { from, to, amount } } : undefined,
  passed: ({ player }) => note('passed', { player }),
  personalLoan: ({ player, amount }) => note('personalLoan', { player, amount }),
  phaseEntered: ({ by, phase }) => (by === null ? undefined : note('phase', { phase })),
  playerEliminated: ({ player, corp }) => note('eliminated', { player, corp }),
  playerLeft: ({ player }) => line('playerLeft', { player }),
  presidencyPassed: ({ to: player, corp }) => note('becamePresident', { player, corp }),
  priorityGiven: ({ player }) => line('priorityGiven', { player }),
  privateMoved: ({ to, private: name }) => (to === GONE ? line('privateDiscarded', { private: name }) : undefined),
  revenueDeclared: revenue,
  rowMoved: ({ corp, row }) => line('rowMoved', { corp, row }),
  stockRoundBegan: ({ number }) => ({ ...note('stockRound', { number }), heading: true }),
  stockSold: sale,
  tileLaid: ({ by: corp, hex, tile }) =>
    corp === null ? line('mineDown', { hex, tile }) : note('tileLaid', { corp, hex, tile }),
  tokenTaken: ({ to, corp, hex }) =>
    to === 'lost' ? line('tokenLost', { corp, hex }) : note('mineVacated', { corp, hex }),
  trainBought: ({ to: corp, train, from, price: amount }) => note('trainBought', { corp, train, from, amount }),
  trainDiscarded: ({ from: corp, train }) => note('trainDiscarded', { corp, train }),
  trainMoved: ({ to, train }) => (to === GONE ? line('trainGone', { train }) : undefined),
  turnBegan: ({ corp }) => line('turnBegan', { corp }),

  absorbed: null,
  bidPlaced: null,
  certMoved: null,
  certsIssued: null,
  certsWithdrawn: null,
  charterFilled: null,
  chipsPassed: null,
  chipsReturned: null,
  choiceGiven: null,
  loansCancelled: null,
  loansPassed: null,
  markerRemoved: null,
  presidentHelped: null,
  privateBought: null,
  saleBarred: null,
  stackOrdered: null,
  tileRemoved: null,
  tokenPlaced: null,
  turnedMajor: null,
  turnEnded: null,
};

/** The line of the log that an event makes, if any. */
export const lineOf = lineBy<Effect1865>(lines);

function revenue({ corp, amount, how }: Extract<Effect1865, { readonly type: 'revenueDeclared' }>): Line {
  if (how === 'none') return note('noRevenue', { corp });
  return note(how === 'paidOut' ? 'dividend' : 'withheld', { corp, amount });
}

/** By the Dragons, by a company that needs money, or by a player. */
function sale({ by, corp, shares, amount }: Extract<Effect1865, { readonly type: 'stockSold' }>): Line {
  if (by === DRAGONS) return note('dragonsSold', { corp, shares });
  return by === corp ? note('ownShareSold', { corp, amount }) : note('sold', { player: by, corp, shares, amount });
}
