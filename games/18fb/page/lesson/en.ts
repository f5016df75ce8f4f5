import { english, translating } from '@binario/kernel';
import type { Style18fb } from '../../text/styles.ts';

/** What the guided round says, step by step. */
export const en = english<Style18fb>()({
  'learn.chooseFirst':
    'Three players, D1,000 each. The game begins with an auction of eight political cards. Whoever is to choose puts one up: player 3 begins with Bayard, which halves a deposit once.',
  'learn.bidFirst': 'The chooser bids first, at least what the card costs: D25.',
  'learn.passAuction': 'Bid at least D5 more, or pass. Whoever passes is out of this auction.',
  'learn.lastPass': 'When all others have passed, the card is sold. Player 3 gets Bayard for D25.',
  'learn.chooseOwn':
    'The right to choose goes to the left. Player 1 puts up Valadous: a share of LdA comes with it, and a lower deposit for its concession.',
  'learn.bidOwn': 'He opens with the D125 the card costs. Anything paid above that would go to LdA.',
  'learn.wonShare': 'All pass: player 1 has the card and 10% of LdA.',
  'learn.chooseOther': 'Player 2 puts up the house L’Ala, which does the same for FB.',
  'learn.bidOther': 'He must bid at least D175. Cards bring an income in every operating round; this one D25.',
  'learn.wonOther': 'Player 2 has the card and 10% of FB.',
  'learn.choosePanfilo': 'Player 3 chooses Panfilo De Riseis: once he may take what another is about to buy.',
  'learn.bidPanfilo': 'He opens at D75.',
  'learn.overbid': 'Player 1 wants it too and bids D80: bids go up by D5 or more.',
  'learn.bidAgain': 'Player 3 answers with D85.',
  'learn.givesUp': 'Player 1 gives up. Panfilo goes to player 3 for D85.',
  'learn.chooseBand': 'Melisurgo raises the secured interest of one company by two bands. Player 1 puts it up.',
  'learn.bidBand': 'He bids D50, its cost.',
  'learn.wonBand': 'Melisurgo goes to player 1.',
  'learn.chooseNobody': 'Player 2 must choose something, even if he does not want it: Falcon.',
  'learn.passSelf': 'He may pass on his own lot.',
  'learn.unwanted': 'Nobody bids: the card goes to the bank pool and can be bought there in a stock round.',
  'learn.chooseRome': 'Delahante opens the way into Rome from Phase 2 on.',
  'learn.bidRome': 'Player 3 bids its cost, D100.',
  'learn.wonRome': 'Sold to player 3.',
  'learn.lastLot': 'The last lot, Albano, needs no choice. Its D200 is too much for everybody: pass.',
  'learn.seats':
    'The political round is over. The players now sit in order of their cash; the richest comes first and has the priority card.',
  'learn.concession':
    'Stock round. A company begins with its concession: a deposit is paid to the bank, and the presidential certificate of 20% costs twice the par value. With Valadous the deposit of LdA is D120 instead of D240. Par D80.',
  'learn.asked':
    'Player 3 holds Panfilo and could buy this himself: he alone is asked. He saves the card and lets it pass.',
  'learn.concessionSecond': 'Player 2 takes FB at a par of D100; his card lowers the deposit to D80.',
  'learn.concessionBayard':
    'Player 3 takes NN, the short line from Napoli to Nocera. Bayard halves its deposit to D50. All of it can come back: half at the intermediate, half at the final destination.',
  'learn.buyOwn':
    'A company floats at once, and the money for every share bought from the initial offer goes to its treasury. Player 1 buys 10% of LdA at par.',
  'learn.buyWanted': 'Player 2 wants another 10% of FB.',
  'learn.preempt':
    'This time player 3 uses Panfilo: he takes the certificate himself, at the same price. The power is then used up.',
  'learn.buyAgain': 'Player 2 still has his turn, and there is another certificate: he buys it.',
  'learn.buyNn': 'Player 3 puts D100 more into NN.',
  'learn.buyMore': 'And player 1 does so with LdA: he now holds 50%.',
  'learn.buyOther': 'Player 2 buys a share of NN: whoever holds shares gets interest and dividends.',
  'learn.buyNnMore': 'One more share of NN is bought; its treasury now holds D500.',
  'learn.passStock': 'They keep the rest for later. When all pass one after another, the round is over.',
  'learn.stockOver': 'The third pass ends the stock round. Whoever passed first has the priority next time.',
  'learn.layHome':
    'Operating round. Cards pay their income, then the company with the highest price operates: FB, in building state, with two tile steps. It begins in Benevento, towards Caserta.',
  'learn.layOn':
    'The second step joins Benevento with Caserta. In building state all steps must be used, or there is no secured interest and the price falls.',
  'learn.placeHome':
    'A company places one token in a turn, the home token first. It is free. Then the interest of band A is paid: D5 a share.',
  'learn.buyTrain':
    'A train X+Y counts X stations with the company’s own tokens and Y town markers. FB does not run yet, but buys a PH1 (2+1) for D100 in advance.',
  'learn.enough': 'That is enough: pass.',
  'learn.laySmall':
    'NN operates on the small map of Napoli, which joins the main map across the lettered sides. It lays a town on the line to Torre Annunziata.',
  'learn.layCity': 'Then it lays Torre Annunziata itself, the intermediate destination, turned towards Pompei.',
  'learn.placeHomeNn': 'NN places its home token in Napoli Sud, and its interest is paid.',
  'learn.trainNn': 'NN buys a PH1 too.',
  'learn.useBand':
    'LdA has band C. At any moment of its turn the owner of Melisurgo may raise it: two bands more make D25 a share.',
  'learn.layLda': 'LdA begins in Capua.',
  'learn.layLda2': 'And builds north, towards Isernia.',
  'learn.placeHomeLda':
    'It places its home token, and then the interest is paid: D125 for player 1 with his five shares.',
  'learn.trainLda': 'LdA takes the third PH1.',
  'learn.layPassage':
    'Second operating round. Through Caserta FB reaches side c of the small map: the tile lies on the other side of it.',
  'learn.layTown': 'With Acerra the line reaches Napoli Nord, the final destination.',
  'learn.tokenCaserta':
    'A token is placed along a route that passes through no city. It costs what the borders on its way cost: D40 for a river and D10 for a bare border. In Caserta FB comes into provisional operation: half of the deposit comes back and the price rises.',
  'learn.payFull':
    'Now the trains run, always for the highest revenue: D50. With a full dividend the shareholders get all of it; the price rises only if the dividend is at least as high.',
  'learn.portfolio':
    'In the financial step a company may buy one certificate for its treasury: FB takes 10% of LdA and will get its interest.',
  'learn.layPompei': 'NN builds on: Pompei…',
  'learn.layNocera': '… and across side g Nocera, its final destination.',
  'learn.tokenTorre':
    'A token in Torre Annunziata for D20. The town of Portici lies on the way: one town marker, worth D10 in every run with a train that has room for it.',
  'learn.payHalf':
    'NN has earned D90. A half dividend means D50 for the shareholders, rounded up, and D40 for the treasury.',
  'learn.end':
    'You have seen a political round, a stock round and the operating rounds of building companies. Later come withdrawals, the unification with its regional companies, and RM and RA.',
  'hint.lot': 'Choose a card to be auctioned. More expensive cards bring shares and more income.',
  'hint.auction': 'Bid at least D5 more than the last bid, or pass and be out of this auction.',
  'hint.stock':
    'First sell, if you like, then take one action: a concession, a certificate or a card. Look at the effect before you confirm.',
  'hint.panfilo': 'You alone are asked: take the purchase for yourself at its price, or let it pass.',
  'hint.lay':
    'Highlighted hexes can take a tile: tap one, tap again to rotate it. A building company should use all its steps.',
  'hint.token': 'Routes are drawn on the map with their cost; tap the last hex again for another one.',
  'hint.pay': 'The table shows what everybody gets in each of the three ways, and where the price goes.',
  'hint.train': 'A company in operation must own a train at the end of its turn.',
  'hint.finance': 'A company may sell treasury stock, then buy one certificate.',
  'hint.other':
    'Read the sentence above, choose an action, look at its effect and confirm. Whatever is greyed out says why.',
});

/** Make sure that the lesson in Italian and French has every key and gap of the English one. */
export const { italian, french } = translating<typeof en, Style18fb>();

/** The key of a sentence of the lesson. */
export type LessonKey = keyof typeof en;
