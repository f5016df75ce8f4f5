import { english, translating } from '@binario/kernel';
import type { Style1849 } from '../../text/styles.ts';

/** What the page says about 1849 in English, besides what the game itself says. */
export const en = english<Style1849>()({
  'group.buyPrivate': 'Private companies',
  'group.setValue': 'Starting value',
  'group.acquirePrivate': 'Buy a private company',
  'group.markPort': 'Port of CNM',
  'group.acquireToken': 'Station tokens of other corporations',
  'group.takeCerts': 'Certificates in exchange',
  'group.emergency': 'Emergency',
  'group.bonds': 'Bonds',
  'group.powers': 'Powers',
  'group.sellTreasury': 'Sell treasury stock',
  'act.buyPrivate': '{private} for {cost:money}, revenue {revenue:money}',
  'act.bid': 'Bid for {private}, revenue {revenue:money}',
  'act.bidNow': 'Bid {price:money} for {private}',
  'chip.sell': '{percent}%, {gain:money}',
  'chip.sellPresident': '{percent}% ★, {gain:money}',
  'chip.buy.treasury': '{percent}% treasury, {cost:money}',
  'chip.buy.pool': '{percent}% pool, {cost:money}',
  'chip.start': '{value:money}',
  'offer.bids': 'Bids: {bids:plain}',
  'offer.bid': '{player} {amount:money}',
  'act.setValue': 'Start at {value:money}',
  'act.sellStock': '{percent}% of {corp} for {gain:money} ({pile})',
  'act.sellPresident': '{percent}% of {corp} for {gain:money} ({pile}), giving up the presidency',
  'act.buyCert.treasury': '{percent}% of {corp} from its treasury, {cost:money}',
  'act.buyCert.pool': '{percent}% of {corp} from the pool, {cost:money}',
  'act.buyCert.none.treasury': '{corp}, treasury',
  'act.buyCert.none.pool': '{corp}, pool',
  'act.startCorp': '{corp} at {value:money}: president’s certificate {cost:money}',
  'act.takeCerts.last': 'The last certificate (20%)',
  'act.takeCerts.singles': 'Two single certificates',
  'act.declareBankruptcy': 'Declare bankruptcy',
  'act.takeLoan': 'Take a loan of L.500',
  'act.leaveGame': 'Leave the game',
  'act.sellTreasury': 'Sell {percent}% for {gain:money} ({pile})',
  'act.buyBack': 'Buy one certificate back',
  'act.acquirePrivate': '{private} from {owner:holder}',
  'act.markPort': 'Mark {hex}',
  'act.useSms': 'Use SMS',
  'act.acquireToken': 'Station token of {corp} in {hex}',
  'act.buyEToken': 'Buy an E token',
  'act.payInterest': 'Pay the interest',
  'act.repayBond': 'Repay the bond',
  'act.issueBond': 'Issue a bond',
  'order.refusePrivate': 'Refuse offers for private companies',
  'order.refuseToken': 'Refuse offers for station tokens',
  'order.sellPrivate': 'Sell a private company',
  'change.tokens': '{corp}: station tokens left {from} → {to}',
  'corp.queue': 'Still to be started, in order',
  'corp.bond': 'Bond',
  'corp.eToken': 'E token',
  'market.closed': 'Closed',
  'market.blue': 'Phase 16 only',
  'market.start': 'Start',
  'market.end': 'Ends the game',
  'hint.auction': 'Private companies are sold first. The cheapest, SCE, can be bought at once: choose it and confirm.',
  'hint.auctionMore':
    'The others are sold in the same way. Buy, bid or pass for each player until RSA has been sold. Whoever buys RSA gets a president’s certificate with it.',
  'hint.setValue':
    'RSA brings a corporation. Its starting value decides what a share costs and how much money the corporation gets.',
  'hint.stock':
    'Stock round: start a corporation or buy a certificate. The president’s certificate is 20%, the others 10%. Look at the effect before you confirm.',
  'hint.lay':
    'The corporation with the highest share price operates first. Highlighted hexes can take a tile: tap one, tap again to rotate it. Narrow gauge is cheap in the mountains but counts double.',
  'hint.token':
    'Every route needs one of the corporation’s station tokens; in a full city they keep the trains of others from passing through.',
  'hint.run': 'The trains run on the best routes; the page has found them and proven that none earn more. Confirm.',
  'hint.pay': 'Pay out, and the share price rises if the revenue is at least that price. Withhold, and it falls.',
  'hint.train': 'A corporation with a route must own a train. A 4H crosses four hexsides; narrow gauge counts double.',
  'hint.finance': 'At the end of its turn a corporation may sell treasury stock, from its second turn on.',
  'hint.other':
    'Read the sentence above, choose an action, look at its effect and confirm. Whatever is greyed out says why.',
  'term.ISR': 'ISR, initial stock round',
  'term.ISR.about': 'The auction of the private companies, with which the game begins.',
  'term.length': 'Length of a train, 4H',
  'term.length.about':
    'How many hexsides its route may cross: a 4H crosses four. Narrow gauge counts double, for the R6H standard gauge does.',
  'gauge.standard.lay': 'full price of the ground',
  'gauge.narrow.lay': 'a quarter of it; trains count it double',
  'gauge.dual.lay': 'full price; trains of both gauges run on it',
  'gauge.standard.run': 'counts 1 a hexside, for the R6H 2',
  'gauge.narrow.run': 'counts 2, for the R6H 1',
  'gauge.dual.run': 'counts 1 where all of a stretch is dual',
  'quake.coming':
    'The first 12H brings the earthquake: the tile of Messina is removed and all stations there are lost.',
  'quake.ruins': 'Messina lies in ruins: no tile is laid there until the next stock round is over.',
  'term.gauge': 'Gauge',
  'term.gauge.about':
    'How far apart the rails are. New standard or dual gauge costs the full price of rough ground, hills and mountains, narrow gauge a quarter of it; but trains count narrow gauge double, and the gauge changes only in towns and cities.',
  'term.earthquake': 'The earthquake of Messina',
  'term.earthquake.about':
    'It comes when the first 12H is bought: the tile of Messina goes back, all stations there are lost, and nobody builds there until the next stock round is over.',
});

/** Make sure that the page's words in Italian and French have every key and gap of the English ones. */
export const { italian, french } = translating<typeof en, Style1849>();

/** The key of a word of the page of 1849. */
export type Key1849 = keyof typeof en;
