import { translating } from '@binario/kernel';
import type { Style18fb } from '../styles.ts';

/** What happens and what can be done, in English: payments, effects, actions, and the words they are made of. */

/** Payments that the log tells. */
export const paid = {
  acquisition: '{from:the} pays {amount:money} {to:to}.',
  bonus: '{to:the} receives a bonus of {amount:money}.',
  capital: '{to:the} receives {amount:money}: its capital is complete.',
  closed: 'The treasury {from:of}, {amount:money}, goes to the bank.',
  dividend: '{to:the} receives {amount:money} in dividends.',
  excess: '{to:the} receives {amount:money} paid above the cost of the card.',
  interest: '{to:the} receives {amount:money} in secured interest.',
  merger: 'The treasury {from:of}, {amount:money}, goes {to:to}.',
  odd: '{to:the} receives {amount:money} for odd shares.',
  presidentAdds: '{from:the} adds {amount:money} for {to:the}.',
} as const;

/** Lines of the log about what changes by itself. */
export const effects = {
  actingNamed: '{player} acts as president of {corp}.',
  bourbonRemoved: 'The Bourbon token in {hex} is removed.',
  cardDiscarded: '{private} leaves the game.',
  ended: 'The game is over: {reason:end}.',
  markerMoved: '{corp} now stands at {price:money}.',
  playerLeft: '{player} leaves the game.',
  priorityGiven: '{player} gets the priority card.',
  standing: '{corp}: {standing}.',
  tokenLost: 'The token of {corp} in {hex} is removed.',
  trainGone: '{train} is scrapped.',
  turnBegan: '{corp} operates.',
  turnSkipped: '{corp} no longer operates in this round.',
} as const;

/** Titles of places in the rules that say what they are about. */
export const crumbs = {
  auction: 'Auction of {lot:private}',
  companyTurn: '{corp}',
  operatingRound: 'Operating round {set}.{number}',
  poll: 'Formation of {national:corp}',
  raiseMoney: 'Emergency money for {train}',
  stockRound: 'Stock round {number}',
  stockTurn: '{player}',
} as const;

/** Actions with all that was chosen. */
export const doing = {
  acquireConcession: 'Acquire the concession of {corp} at a par of {par:money} ({help})',
  acquireRegional: 'Acquire {private}',
  bid: 'Bid {price:money}',
  buyCard: 'Buy {private} from the bank pool',
  'buyCert.offer': 'Buy a certificate of {corp} from the initial offer',
  'buyCert.pool': 'Buy a certificate of {corp} from the bank pool',
  'buyHolding.offer': 'Buy a certificate of {corp} from the initial offer for the treasury',
  'buyHolding.pool': 'Buy a certificate of {corp} from the bank pool for the treasury',
  buyPresidency: 'Buy the presidential certificate of {corp}',
  buyRegional: 'Buy {private} for {price:money}',
  buyTrain: 'Buy {train} for {price:money}',
  chooseHome: 'Choose {hex} as home',
  chooseLot: 'Put {private} up for auction',
  consent: 'Agree',
  decline: 'Let it pass',
  helpBuy: 'Buy {train} with the help of the president',
  layTile: 'Lay tile {tile} on {hex} (rotation {rotation})',
  lendCard: 'Lend {private} to {corp}',
  merge: 'Merge',
  pass: 'Pass',
  'payDividend.full': 'Pay a full dividend',
  'payDividend.half': 'Pay a half dividend',
  payLease: 'Pay for the leased {train}',
  placeHome: 'Place the home token',
  placeToken: 'Place a token in {end:hex} ({route:route})',
  preemptConcession: 'Take the concession at a par of {par:money} ({help})',
  preemptPurchase: 'Take it for yourself ({help})',
  proposeCard: 'Offer {price:money} for {private}',
  reacquireConcession: 'Take the concession of {corp} from the pool ({help})',
  refuse: 'Refuse',
  replaceBourbon: 'Replace the Bourbon token in {end:hex} with {private} ({route:route})',
  sellHolding: 'Sell {shares} × {corp} from the treasury',
  sellShares: 'Sell {shares} × {corp}',
  startCompany: 'Start {corp} at {par:money}',
  stayApart: 'Stay apart',
  takeBackCard: 'Take {private} back',
  useFalcon: 'Use Falcon for this company',
  useMelisurgo: 'Use Melisurgo for this company',
  withhold: 'Keep the revenue in the treasury',
} as const;

/** Names of the phases and what they bring. */
export const phases = {
  '1': 'Phase 1',
  '1.about': 'Yellow tiles. Two tile steps for new companies. Pars of D60 to D100, full deposits.',
  '2': 'Phase 2',
  '2.about': 'Green tiles too. Pars up to D130. Falcon and Delahante may be used.',
  '3': 'Phase 3',
  '3.about': 'Three tile steps for new companies. Half deposits. Closed passes open. PH1 trains are scrapped.',
  '4': 'Phase 4',
  '4.about': 'No deposits. The slots of Rome open.',
  '5': 'Phase 5',
  '5.about':
    'Italian unification: brown tiles, four tile steps, pars up to D150; cards and concessions are discarded, SFM and the regionals come into play. PH2 trains are scrapped.',
  '6': 'Phase 6',
  '6.about': 'The conventions: RM and RA form, regionals can be acquired. PH3 trains are scrapped.',
} as const;

/** The colours of tiles in English. */
export const colours = { yellow: 'yellow', green: 'green', brown: 'brown' } as const;

/** Sides of a hex by number. */
export const sides = {
  '0': 'the south',
  '1': 'the south-west',
  '2': 'the north-west',
  '3': 'the north',
  '4': 'the north-east',
  '5': 'the south-east',
} as const;

/** Where something is bought, and what lies in a hex. */
export const places = {
  bank: 'bank',
  pool: 'bank pool',
  offer: 'initial offer',
  plain: 'open country',
  town: 'town',
  towns: 'two towns',
  city: 'city',
  offmap: 'off the map',
  stub: 'end of track',
} as const;

/** What lowers a deposit. */
export const helps = {
  none: 'full deposit',
  bayard: 'with Bayard',
  card: 'with its card',
  both: 'with its card and Bayard',
} as const;

/** What a field of an action must name. */
export const kinds = {
  company: 'company',
  hex: 'hex',
  'card or regional company': 'political card or regional company',
  train: 'train',
  place: 'place',
  help: 'way to pay the deposit',
  tile: 'tile',
  dividend: 'kind of dividend',
  player: 'player',
} as const;

/** Zones of the market. */
export const zones = { white: 'white', light: 'light blue', dark: 'dark blue' } as const;

/** What each political card does. */
export const powers = {
  Bayard: 'Halves one deposit of its owner.',
  Melisurgo: 'Raises the secured interest of one company by two bands.',
  Riseis: 'Once, takes what another player is about to buy in a stock round.',
  Falcon: 'Benevento +30 and Pontecorvo +10 for one company, from Phase 2 on.',
  Delahante: 'A company takes the place of the Bourbon token in Rome, from Phase 2 on.',
  Valadous: 'A share of LdA, its concession at a lower deposit, the place of a Bourbon token in Caserta.',
  LAla: 'A share of FB, its concession at a lower deposit, the place of the Bourbon token in Napoli.',
  Albano: 'A share of FP, its concession at a lower deposit, the place of a Bourbon token in Caserta.',
} as const;

/** What events, steps and places are called in English. */
export const told = { paid, effects, crumbs, doing, phases, colours, sides, places, helps, kinds, zones, powers };

/** Make sure that what is told in Italian and French has every key and gap of the English. */
export const { italian, french } = translating<typeof told, Style18fb>();
