import { type Line, type Lines, lineBy, type Params } from '@binario/kernel';
import { BANK, GONE, isPlayer, POOL, priceAt } from '@binario/rail';
import { boardFrom } from '../board/boardOf.ts';
import type { File1849 } from '../board/file.ts';
import { LAST } from '../data/corporations.ts';
import type { Effect1849 } from '../effects.ts';
import { en } from './en.ts';
import type { Text1849 } from './keys.ts';

const line = (key: keyof Text1849['effects'], params: Params = {}): Line => ({ key: `effect.${key}`, params });
const note = (key: keyof Text1849['notes'], params: Params = {}): Line => ({ key: `note.${key}`, params });

/** Silent are effects which another one of the same act tells already. */
const lines: Lines<Effect1849> = {
  bankruptcyDeclared: ({ player, corp }) => note('bankrupt', { player, corp }),
  bidPlaced: ({ player, private: name, price: amount }) => note('bid', { player, private: name, amount }),
  certBought: purchase,
  certMoved: ({ cert, corp, to }) => (cert === LAST ? lastCertificate(corp, to) : undefined),
  corpClosed: ({ corp }) => line('corpClosed', { corp }),
  corpStarted: ({ by: player, corp, value: amount }) =>
    isPlayer(player) ? note('started', { player, corp, amount }) : undefined,
  dividendDeclared: ({ corp, amount }) => note('dividend', { corp, amount, share: amount / 10 }),
  earthquakeStruck: () => note('earthquake'),
  ended: ({ reason }) => line('ended', { reason }),
  homePlaced: ({ corp, hex }) => line('tokenPlaced', { corp, hex }),
  markerMoved: (event, board) => {
    const price = priceAt(boardFrom(board as File1849 | undefined).market.grid, event.to);
    return price > 0 ? line('markerMoved', { corp: event.corp, price }) : undefined;
  },
  messinaBanned: ({ banned }) => line(banned ? 'messinaBanned' : 'messinaOpen'),
  offerRefused: ({ player, corp, price: amount }) => note('refused', { player, corp, amount }),
  operatingRoundBegan: ({ set, number }) => ({ ...note('operatingRound', { set, number }), heading: true }),
  paid: payment,
  passed: ({ player }) => note('passed', { player }),
  phaseEntered: ({ phase }) => line('phaseEntered', { phase }),
  playerLeft: ({ player }) => line('playerLeft', { player }),
  portCleared: () => line('portCleared'),
  portMarked: ({ corp, hex }) => line('portMarked', { corp, hex }),
  presidencyPassed: ({ to: player, corp }) => note('becamePresident', { player, corp }),
  priceLowered: ({ private: name, price: amount }) => note('sceCheaper', { private: name, amount }),
  priorityGiven: ({ player }) => line('priorityGiven', { player }),
  privateBought: ({ private: name, from, to, price: amount }) => {
    if (isPlayer(to)) return note('privateBought', { player: to, private: name, amount });
    return note('privateAcquired', { corp: to, private: name, player: from, amount });
  },
  privateMoved: ({ to, private: name }) => (to === GONE ? line('privateClosed', { private: name }) : undefined),
  queueSet: ({ aside }) => line(aside ? 'garibaldiAside' : 'garibaldiBack'),
  ran: (event) => {
    const { corp, revenue: amount } = event;
    if (event.routes.length === 0) return note('noRevenue', { corp });
    return note('ran', {
      corp,
      amount,
      routes: event.routes.map(({ train, hexes }) => `${train}: ${hexes.join(' ')}`),
    });
  },
  rsaLinked: ({ corp }) => (corp === null ? undefined : line('rsaLinked', { corp })),
  stationBought: ({ corp, from: seller, hex, price: amount }) => note('tokenAcquired', { corp, seller, hex, amount }),
  stockRoundBegan: ({ number }) => ({ ...line('stockRoundBegan', { number }), heading: true }),
  stockSold: ({ by, corp, shares, amount }) => {
    if (by === corp) return note('treasurySold', { corp, percent: shares * 10, amount });
    return note('sold', { player: by, corp, percent: shares * 10, amount });
  },
  tileLaid: ({ by: corp, hex, tile }) => (corp === null ? undefined : note('tileLaid', { corp, hex, tile })),
  tileRemoved: ({ hex }) => line('tileRemoved', { hex }),
  tokenPlaced: ({ corp, hex }) => line('tokenPlaced', { corp, hex }),
  tokenTaken: ({ to, corp, hex }) => line(to === 'lost' ? 'tokenLost' : 'tokenReturned', { corp, hex }),
  trainBought: ({ to: corp, train, from, price: amount }) => note('trainBought', { corp, train, from, amount }),
  trainDiscarded: ({ from: corp, train }) => note('trainDiscarded', { corp, train }),
  trainMoved: ({ to, train }) => (to === GONE ? line('trainGone', { train }) : undefined),
  turnBegan: ({ corp }) => line('turnBegan', { corp }),

  bondIssued: null,
  bondRepaid: null,
  certsIssued: null,
  certsWithdrawn: null,
  charterFilled: null,
  choiceGiven: null,
  emergencySaleMade: null,
  eTokenSold: null,
  loanPutOff: null,
  loanTaken: null,
  markerRemoved: null,
  orderKept: null,
  saleBarred: null,
  saleRemembered: null,
  smsUsed: null,
  stackOrdered: null,
  tokenStepUsed: null,
  turnEnded: null,
};

/** The line of the log that an event makes, if any. */
export const lineOf = lineBy<Effect1849>(lines);

function payment({ from, to, amount, why }: Extract<Effect1849, { readonly type: 'paid' }>): Line | undefined {
  if (why === 'withheld') return note('withheld', { corp: to, amount });
  if (!Object.hasOwn(en.paid, why)) return undefined;
  const byBank = `${why}.${BANK}`;
  const key = from === BANK && Object.hasOwn(en.paid, byBank) ? byBank : why;
  return { key: `paid.${key}`, params: { from, to, amount } };
}

/** The last certificate counts double: whoever reads must know. */
function purchase({ corp, cert, from, to, price: amount }: Extract<Effect1849, { readonly type: 'certBought' }>): Line {
  const last = cert === LAST;
  if (to === corp) return note(last ? 'boughtBackLast' : 'boughtBack', { corp, amount });
  const params = { player: to, corp, amount };
  if (from === POOL) return note(last ? 'boughtLastFromPool' : 'boughtFromPool', params);
  return note(last ? 'boughtLastFromTreasury' : 'boughtFromTreasury', params);
}

/** Sales and exchanges do not say which certificate it was. */
function lastCertificate(corp: string, to: string): Line | undefined {
  if (isPlayer(to)) return line('lastToPlayer', { corp, to });
  return line(to === POOL ? 'lastToPool' : 'lastToTreasury', { corp });
}
