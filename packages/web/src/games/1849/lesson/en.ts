import type { Style1849 } from '@binario/game-1849/text/styles';
import { english, translating } from '@binario/kernel';

/** What the guided round says, step by step. */
export const en = english<Style1849>()({
  'learn.bid':
    'Four players, L.375 each. Five private companies are sold first, the cheapest before the others. Player 1 wants SMS later and bids L.115 for it now: the money is set aside, and nobody else is asked yet.',
  'learn.overbid': 'Player 2 wants SMS too. A bid must be at least L.5 above the last one: L.120.',
  'learn.bidOther': 'Player 3 bids L.80 for CNM. So far nothing has been sold; all these bids wait.',
  'learn.buyCheapest':
    'Player 4 buys SCE, the cheapest, at its price of L.20. Only the cheapest can be bought at once.',
  'learn.buyNext':
    'Player 1 has L.260 free and buys SIGI for L.45. Then look at the log: CNM has a single bid and goes to player 3 at once; SMS has two, so it is auctioned between them.',
  'learn.drop':
    'Player 1 must bid at least L.125 or drop out. With L.115 set aside and L.215 free he could go up to L.330, but it is too dear for him: pass. Player 2 gets SMS for L.120.',
  'learn.buyRsa':
    'The auction is over and it is player 2’s turn, as after a purchase in the usual order. RSA brings the president’s certificate of the first company in the row, so he buys it for L.150.',
  'learn.setValue':
    'The first company is Lilibeo (CTL) in Marsala. Its starting value decides what a share costs and what the treasury gets: at L.68 two shares are L.136, and L.40 of them pay for the stations.',
  'learn.start':
    'Stock round. Player 3 starts the next company in the row, Trinacria (IFT) in Catania, at L.68: the president’s certificate is 20% and costs L.136.',
  'learn.startMore':
    'Who starts a company may buy on at once, up to 40% of it. Every share bought from the treasury fills it.',
  'learn.startMost': 'One more share makes 40%. Trinacria now has L.182: enough for track and a train.',
  'learn.startHigh':
    'Player 4 starts Akragas (SFA) in Girgenti at L.100. A share costs more, but the company operates first and has more money.',
  'learn.spend': 'One more share of Akragas. Then his money is gone and the turn ends by itself.',
  'learn.buyOther':
    'Player 1 starts nothing. He buys 10% of Lilibeo from its treasury: whoever holds shares gets dividends.',
  'learn.buyOwn':
    'Player 2 buys 10% of his own company. Watch the distance to the next holder: whoever holds more than the president takes the presidency.',
  'learn.passStock':
    'A turn without an action is a pass. When all players pass one after another, the stock round is over. The others have too little money to do anything.',
  'learn.lay':
    'Operating round. The privates have paid their owners, and Akragas goes first because its price is highest. Its first tile goes on its home, Girgenti. Each hex that glows takes a tile; tap again to turn it.',
  'learn.train': 'Without a train there is no income. The first 4H costs L.100: it crosses four hexsides.',
  'learn.enough':
    'A company may go on here as long as money and the train limit allow. This one has what it needs: go on.',
  'learn.layTown':
    'Marsala and Trapani are joined by a track that is printed on the board. Lilibeo builds the other way, to the town of Mazzara.',
  'learn.laterToken': 'It could place a station now. Do that later, when you have seen what it is for.',
  'learn.trainToo':
    'Lilibeo buys a 4H as well. Trains in its hands stay there until a newer class makes them obsolete.',
  'learn.layCostly':
    'West of Catania the ground is rough. Track there costs what the hex says; narrow gauge costs a quarter, but trains count it double.',
  'learn.trainLast': 'Trinacria buys the third 4H. When the fourth is gone, a 6H opens the next phase.',
  'learn.fallen':
    'Second stock round. Look at the market: no company paid a dividend, so every marker has moved left. Player 3 has no money and passes.',
  'learn.passStock2': 'Selling would bring money, but each share sold pushes the price down. Player 4 passes.',
  'learn.buyCheap': 'Player 1 uses the low price and buys 10% of Trinacria from its treasury.',
  'learn.strengthen': 'Player 2 takes another 10% of Lilibeo: 40% now, and the treasury is filled before its turn.',
  'learn.roundEnds': 'Nobody wants more: each player passes, and after the fourth pass the operating round begins.',
  'learn.layToward': 'Akragas builds to the next town, so that there are two stops to run between.',
  'learn.run':
    'Now it can run: a route needs two cities, or a city and a town, and at least one station of the company. The page has found and proven the best routes and drawn them on the map.',
  'learn.withhold':
    'Pay or keep? Kept money goes to the treasury and the marker moves left. Akragas needs its next train soon and keeps the revenue.',
  'learn.finance':
    'At the end of its turn a company may sell shares of its own treasury to the pool, or buy one back. Not now.',
  'learn.layOn': 'Lilibeo extends its line beyond Mazzara, toward the south coast.',
  'learn.token':
    'Stations are paid for already. One in Trapani keeps the line open there: once a city’s spaces are full, trains of others cannot pass through.',
  'learn.runAll':
    'One 4H runs Trapani, Marsala, Mazzara: 20 + 20 + 10 is L.50. A route adds up all its stops, as in the rulebook’s example of 30 + 20 + 20.',
  'learn.pay':
    'Lilibeo pays: L.5 for each 10%, also to its treasury for the shares it still holds. The marker moves right only if the whole dividend is at least the price; L.50 is not, so it stays.',
});

export const { italian, french } = translating<typeof en, Style1849>();

export type LessonKey = keyof typeof en;
