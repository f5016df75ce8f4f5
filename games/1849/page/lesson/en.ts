import { english, translating } from '@binario/kernel';
import type { Style1849 } from '../../text/styles.ts';

/** What the guided round says, step by step. */
export const en = english<Style1849>()({
  'learn.bid':
    'Four players, L.375 each. First five private companies are sold, beginning with the cheapest. Player 1 wants SMS later and bids L.115 for it now: the money is set aside, and nobody else is asked yet.',
  'learn.overbid': 'Player 2 wants SMS too. A bid must be at least L.5 higher than the last one: L.120.',
  'learn.bidOther': 'Player 3 bids L.80 for CNM. So far nothing has been sold; all these bids wait.',
  'learn.buyCheapest':
    'Player 4 buys SCE, the cheapest, at its price of L.20. Only the cheapest can be bought at once.',
  'learn.buyNext':
    'Player 1 has L.260 free and buys SIGI for L.45. Then look at the log: CNM has a single bid and goes to player 3 at once; SMS has two, so it is auctioned between them.',
  'learn.drop':
    'Player 1 must bid at least L.125 or drop out. With L.115 set aside and L.215 free he could go up to L.330, but that is too much for him: pass. Player 2 gets SMS for L.120.',
  'learn.buyRsa':
    'The auction is over and it is player 2’s turn, as after a purchase in the usual order. RSA comes with the president’s certificate of the first corporation in the order, so he buys it for L.150.',
  'learn.setValue':
    'The first corporation is Lilibeo (CTL) in Marsala. Its starting value decides what a share costs and what the treasury gets: at L.68 two shares are L.136, and L.40 of that pays for the station tokens.',
  'learn.start':
    'Stock round. Player 3 starts the next corporation in the order, Trinacria (IFT) in Catania, at L.68: the president’s certificate is 20% and costs L.136.',
  'learn.startMore':
    'Whoever starts a corporation may go on buying at once, up to 40% of it. The money for every share bought from the treasury goes into it.',
  'learn.startMost': 'One more share makes 40%. Trinacria now has L.182: enough for track and a train.',
  'learn.startHigh':
    'Player 4 starts Akragas (SFA) in Girgenti at L.100. A share costs more, but the corporation operates first and has more money.',
  'learn.spend': 'He buys one more share of Akragas. Then his money is spent and the turn ends by itself.',
  'learn.buyOther':
    'Player 1 starts nothing. He buys 10% of Lilibeo from its treasury: whoever holds shares gets dividends.',
  'learn.buyOwn':
    'Player 2 buys 10% of his own corporation. Watch how much the next holder has: whoever holds more than the president takes the presidency.',
  'learn.passStock':
    'A turn without an action is a pass. When all players pass one after another, the stock round is over. The others have too little money to do anything.',
  'learn.lay':
    'Operating round. The private companies have paid their owners, and Akragas goes first because its share price is the highest. Its first tile goes on its home, Girgenti. Each highlighted hex can take a tile; tap again to rotate it.',
  'learn.train': 'Without a train there is no income. The first 4H costs L.100: it crosses four hexsides.',
  'learn.enough':
    'A corporation may buy more trains as long as its money and the train limit allow. This one has what it needs: pass.',
  'learn.layTown':
    'Marsala and Trapani are joined by track printed on the board. Lilibeo builds the other way, to the town of Mazzara.',
  'learn.laterToken': 'It could place a station now. Do that later, when you have seen what it is for.',
  'learn.trainToo': 'Lilibeo buys a 4H as well. It keeps its trains until a newer class makes them obsolete.',
  'learn.layCostly':
    'West of Catania the ground is rough. Track there costs what the hex says; narrow gauge costs a quarter, but trains count it double.',
  'learn.trainLast': 'Trinacria buys the third 4H. When the fourth is gone, a 6H opens the next phase.',
  'learn.fallen':
    'Second stock round. Look at the market: no corporation paid a dividend, so every marker has moved left. Player 3 has no money and passes.',
  'learn.passStock2': 'Selling would bring money, but each share sold pushes the price down. Player 4 passes.',
  'learn.buyCheap': 'Player 1 takes advantage of the low price and buys 10% of Trinacria from its treasury.',
  'learn.strengthen': 'Player 2 takes another 10% of Lilibeo: 40% now, and the treasury is filled before its turn.',
  'learn.roundEnds':
    'Nobody wants to do more: each player passes, and after the fourth pass the operating round begins.',
  'learn.layToward': 'Akragas builds to the next town, so that there are two stops to run between.',
  'learn.run':
    'Now it can run: a route needs two cities, or a city and a town, and at least one station of the corporation. The page has found and proven the best routes and drawn them on the map.',
  'learn.withhold':
    'Pay out or withhold? Withheld revenue goes to the treasury and the marker moves left. Akragas will need its next train soon and withholds.',
  'learn.finance':
    'At the end of its turn a corporation may sell treasury stock to the pool, or buy back one certificate. Not now.',
  'learn.layOn': 'Lilibeo extends its line beyond Mazzara, toward the south coast.',
  'learn.token':
    'Station tokens have been paid for already. One in Trapani keeps the line open there: once a city’s spaces are full, the trains of other corporations cannot pass through.',
  'learn.runAll':
    'One 4H runs Trapani, Marsala, Mazzara: 20 + 20 + 10 is L.50. A route adds up all its stops, as in the rulebook’s example of 30 + 20 + 20.',
  'learn.pay':
    'Lilibeo pays out: L.5 for each 10%, also to its treasury for the shares it still holds. The marker moves right only if the whole dividend is at least the price; L.50 is not, so it stays.',
});

/** Make sure that the lesson in Italian and French has every key and gap of the English one. */
export const { italian, french } = translating<typeof en, Style1849>();

/** The key of a sentence of the lesson. */
export type LessonKey = keyof typeof en;
