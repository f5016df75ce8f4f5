import { english } from '@binario/kernel';
import { boards } from './board/en.ts';
import type { Style1865 } from './styles.ts';

/**
 * What the game says in English. The other languages have the same shape: a missing key there is a type error.
 *
 * A gap `{name}` is written in the style of its name (`{hex}` as "Cagliari (F45)"), `{name:style}` in the style given.
 */

/** Why an action is refused. */
export const rules = {
  'absorb.hasOperated':
    '{corp} has already operated in this round: it can no longer be absorbed in the turn of another.',
  'absorb.newCompany': '{corp} has not operated yet: it can neither absorb nor be absorbed.',
  'absorb.noMoney': 'The shares of {target} cost {cost:money}; {acquirer} can raise {means:money}.',
  'absorb.notConnected': '{acquirer} and {target} share no city, and no direct route joins them.',
  'absorb.notFloated': '{corp} is not another company in operation.',
  'absorb.otherPresident': '{acquirer} and {target} do not have the same president.',
  'absorb.tooManyLoans': '{acquirer} and {target} would have {loans} {loans:loan|loans}; three is the limit.',
  'absorb.turnBegun': '{corp} has begun its turn and can no longer be absorbed in it.',
  'buy.certificateLimit': 'The limit of {limit} certificates is reached.',
  'buy.holdingLimit': 'Nobody may hold more than {limit}% of {corp}; it would be {percent}%.',
  'buy.noMoney': 'This certificate of {corp} costs {cost:money}; only {cash:money} is available.',
  'buy.noneThere': 'There is no certificate of {corp} to be bought there.',
  'buy.presidencyNotThere': 'The double share of {corp} is not in the pool.',
  'buy.soldThisRound': 'Whoever has sold shares of {corp} may not buy any until the next stock round.',
  'card.notYours': 'You do not hold {private}.',
  'discard.notOwn': '{train} does not belong to {corp}.',
  'draft.taken': '{private} can no longer be chosen.',
  'float.noFreeCity': 'This certificate would float {corp}, but no city has a free slot for its home.',
  'forced.keepsOffice': 'The sale would change the president of {corp}, which is buying the train.',
  'forced.moreThanNeeded': 'Only {missing:money} is missing: sell fewer shares of {corp}.',
  'forced.oneBlock': 'Shares of {corp} have been sold already: only one block of each company may be sold.',
  'forced.tooLittle': 'Even with everything else this would not be enough: {shares} × {corp} must be sold.',
  'help.beyondMeans': 'You cannot raise the money for {train}; then only the cheapest train may be chosen.',
  'help.notNeeded': '{corp} needs no help from its president.',
  'help.onlyFromBank': 'The president helps only to buy from the bank: not {train}.',
  'home.notFree': '{hex} is not a city with a free slot.',
  'home.notInPlay': '{hex} is not part of this game.',
  'launch.noFreeCity': 'No city has a free slot for the new home of {corp}.',
  'launch.notOpen': '{corp} cannot be launched.',
  'launch.valueOfPhase': 'The value must be one of {values:money}, not {value:money}.',
  'lay.colourOfHex': 'Next colour on {hex}: {wanted:colour}, or its own again; this tile is {colour:colour}.',
  'lay.colourOfPhase': 'There are no {colour:colour} tiles in Phase {phase} yet.',
  'lay.keepConnections': 'Tile {tile} would cut a connection of {hex} with its neighbours.',
  'lay.keepTrack': 'Tile {tile} would not preserve all the track in {hex}.',
  'lay.letter': '{hex} and tile {tile} do not carry the same letter.',
  'lay.letterStands': 'Tile {tile} can be laid in one orientation only.',
  'lay.mineStays': 'Mines are never upgraded by players: {hex} goes down by itself.',
  'lay.noMoney': 'A second tile costs {cost:money}; {corp} has {cash:money}.',
  'lay.noneLeft': 'No tile {tile} is left.',
  'lay.notConnected': '{corp} cannot reach this track in {hex}.',
  'lay.notInPlay': '{hex} is not part of this game.',
  'lay.nothingNew': 'Tile {tile} would change nothing in {hex}.',
  'lay.openSea': 'Track may not leave {hex} to the {edge:side}: that is open sea.',
  'lay.restricted': 'Tile {tile} may not be laid in {hex}.',
  'lay.stationKind': '{hex} ({kind:stop}) cannot take tile {tile}.',
  'lay.tooFewSlots': 'Tile {tile} has only {slots} {slots:slot|slots}, too few for the markers in {hex}.',
  'lay.twoTiles': '{corp} has already laid two tiles in this turn.',
  'loan.inFull': 'A loan is repaid in full, {cost:money}; {corp} has {cash:money}.',
  'loan.none': '{corp} has no loan.',
  'marker.alreadyThere': '{corp} already has a marker in {hex}.',
  'marker.carbonia': '{corp} already has a marker in the Carbonia district.',
  'marker.fromOwn': 'The route must begin at a marker of {corp}; there is none in {hex}.',
  'marker.noMoney': 'The marker costs {cost:money}; {corp} has {cash:money}.',
  'marker.noSlot': 'No slot is free in {hex}.',
  'marker.noTrack': 'No track leads from {from:hex} to {to:hex} like this.',
  'marker.noneLeft': '{corp} has no marker left.',
  'marker.notAStation': 'There is no city or mine in {hex}.',
  'marker.notInPlay': 'The route leads to {hex}, which is not part of this game.',
  'marker.passesStation': 'A direct route may not pass through {hex}: there is a city or a mine.',
  'marker.twice': 'The route uses something twice at {hex}.',
  'replace.carbonia': '{corp} may have only one marker in the Carbonia district.',
  'replace.citiesFirst': '{count} {count:marker in a city|markers in cities} can be replaced, and must be.',
  'replace.notConnected': 'The marker in {hex} would have no direct route to another marker of the company.',
  'replace.notTheirs': 'There is no marker of {corp} to be replaced in {hex}.',
  'replace.tooMany': '{corp} has only {count} {count:marker|markers} left.',
  'sell.noSuccessor': 'Nobody could take over the presidency of {corp}.',
  'sell.notHeld': 'You do not hold that many shares of {corp}.',
  'sell.notOperated': '{corp} has not operated yet.',
  'sell.oneBlock': 'Shares of {corp} have been sold in this turn: only one block is allowed.',
  'sell.poolFull': 'The pool would hold {percent}% of {corp}; {limit}% is the limit.',
  'train.afterHelp': 'The president has helped {corp} to buy its train: it may buy no other in this turn.',
  'train.atLeastOne': 'A train costs at least L.1.',
  'train.cardPrice': '{train} is sold for {price:money}, no more and no less.',
  'train.limit': '{corp} owns as many trains as it may: {limit}.',
  'train.mustOwnOne': '{corp} has traffic and must own a train.',
  'train.noMoney': 'The train costs {price:money}; {corp} has {cash:money}.',
  'train.notForSale': '{train} is not for sale.',
  'train.refused': 'An offer of {price:money} was refused in this turn; only a higher one may follow.',
  'vacate.notOwnMine': 'There is no marker of the company on a mine in {hex}.',
} as const;

/** Lines of the log about deeds. */
export const notes = {
  absorbed: '{acquirer} absorbs {target}.',
  becamePresident: '{player} becomes president of {corp}.',
  bonus: '{private} brings traffic to {corp}: +{chips}.',
  bought: '{player} buys a certificate of {corp} {from:holder.from} for {amount:money}.',
  cardPicked: '{player} takes {private}.',
  cardTransferred: '{player} gives {private} to {corp}.',
  closed: '{corp} is closed for good.',
  converted: '{corp} becomes a major company.',
  dividend: '{corp} pays out {amount:money}.',
  dragonsBought: 'The Dragons buy a certificate of {corp} {from:holder.from} at {amount:money}.',
  dragonsSold: 'The Dragons sell {shares} × {corp}.',
  eliminated: '{player} cannot pay for a train of {corp} and is out of the game.',
  floated: '{corp} is floated.',
  homeChosen: '{corp} has its home in {hex}.',
  launched: '{player} launches {corp} at {amount:money}.',
  loanRepaid: '{corp} repays a loan of {amount:money}.',
  loanTaken: '{corp} takes a state loan of {amount:money}.',
  markerPlaced: '{corp} places a marker in {hex} for {amount:money}; traffic +{chips}.',
  markersReplaced: '{corp} replaces markers of {target}: {hexes}.',
  mineVacated: '{corp} gives up the mine in {hex}.',
  noRevenue: '{corp} earns nothing.',
  operatingRound: 'Operating round {set}.{number}.',
  ownShareSold: '{corp} sells one of its own shares to the pool for {amount:money}.',
  passed: '{player} passes.',
  personalLoan: '{player} is bankrupt and gets a loan of {amount:money}.',
  phase: 'Phase {phase} begins.',
  refused: '{player} refuses the offer of {corp} ({amount:money}).',
  sold: '{player} sells {shares} × {corp} for {amount:money}.',
  stockRound: 'Stock round {number}.',
  tileLaid: '{corp} lays tile {tile} on {hex}.',
  trainBought: '{corp} buys {train} {from:holder.from} for {amount:money}.',
  trainDiscarded: '{corp} discards {train} to the pool.',
  withheld: '{corp} withholds {amount:money}.',
} as const;

/** Payments that make a line of their own; all others are told by another effect of the same act. */
const paid = {
  absorbed: 'The treasury {from:of}, {amount:money}, goes {to:to}.',
  bankrupt: '{from:the} leaves {amount:money} to the bank.',
  closed: 'The treasury {from:of}, {amount:money}, goes to the bank.',
  compensation: '{to:the} receives {amount:money} for the shares.',
  dividend: '{to:the} receives {amount:money} in dividends.',
  maritime: '{to:the} receives {amount:money} from a maritime company.',
  presidentAdds: '{from:the} adds {amount:money} for {to:the}.',
  synergy: '{to:the} receives {amount:money} for a marker it cannot replace.',
  tile: '{from:the} pays {amount:money} for a second tile.',
} as const;

/** What a sum of money was for, in a word or two. */
const why = {
  absorbed: 'treasury of an absorbed company',
  bankrupt: 'leaving the game',
  closed: 'closing',
  compensation: 'compensation',
  dividend: 'dividend',
  loan: 'loan',
  maritime: 'maritime income',
  marker: 'station marker',
  presidency: 'presidential certificate',
  presidentAdds: 'president’s help',
  revenue: 'withheld revenue',
  sale: 'shares sold',
  share: 'shares bought',
  synergy: 'synergy',
  tile: 'second tile',
  train: 'train',
} as const;

/** Where traffic chips came from. */
const traffic = {
  city: 'upgraded city',
  home: 'home',
  maritime: 'maritime company',
  mine: 'mine',
  route: 'new station marker',
} as const;

/** Lines of the log about what changes by itself. */
const effects = {
  'chipsTaken.city': '{corp}: traffic +{count} from an upgraded city.',
  'chipsTaken.home': '{corp}: traffic +{count} for its home.',
  'chipsTaken.mine': '{corp}: traffic +{count} from a mine.',
  ended: 'The game is over: {reason:end}.',
  markerMoved: '{corp} now stands at {price:money}.',
  markersGranted: 'Station markers for {corp}: +{count}.',
  mineDown: 'The mine in {hex} gives less: tile {tile}.',
  noneReplaced: '{corp} replaces no marker of {target:corp}.',
  playerLeft: '{player} leaves the game.',
  priorityGiven: '{player} gets the priority card.',
  privateDiscarded: '{private} leaves the game.',
  rowMoved: '{corp} goes down to row {row} of the Dragons Chart.',
  tokenLost: 'The marker of {corp} in {hex} is removed.',
  trainGone: '{train} is scrapped.',
  turnBegan: '{corp} operates.',
} as const;

/** Short titles of the places in the rules. */
const steps = {
  absorb: 'Absorption',
  buyTrains: 'Buy trains',
  chooseHome: 'Choose a home',
  companyTurn: 'Operating turn',
  consent: 'Answer an offer',
  conversions: 'Before the stock round',
  convert: 'Conversion',
  dealCards: 'Dealing the maritime cards',
  discardTrain: 'Discard a train',
  draft: 'Maritime companies',
  endTurn: 'End of turn',
  game: '1865',
  helpPurchase: 'Forced purchase',
  income: 'Operate trains',
  layTrack: 'Lay track',
  operateMines: 'Operate mines',
  operatingRound: 'Operating round',
  operatingSet: 'Operating rounds',
  placeMarker: 'Place a station marker',
  replaceMarkers: 'Replace markers',
  stockRound: 'Stock round',
  stockTurn: 'Stock turn',
  vacateMines: 'Give up mines',
} as const;

/** The same for the breadcrumb, where the place has a number or a subject. */
const crumbs = {
  companyTurn: '{corp}',
  convert: 'Conversion of {corp}',
  helpPurchase: 'Forced purchase: {train}',
  operatingRound: 'Operating round {set}.{number}',
  replaceMarkers: 'Markers of {target:corp}',
  stockRound: 'Stock round {number}',
  stockTurn: '{player}',
} as const;

/** One sentence that says what is asked. */
const asks = {
  absorb: '{corp} may absorb a company, or be absorbed, before it operates.',
  'absorb.loan': '{corp} may repay a loan before it operates.',
  buyTrains: '{corp} may buy a train, or pass.',
  'buyTrains.help': '{corp} must own a train and cannot pay for one from the bank: {player} must help, or find a deal.',
  'buyTrains.must': '{corp} has traffic and must buy a train.',
  chooseHome: '{player} chooses the new home of {corp}: any city with a free slot.',
  consent: '{corp} offers {price:money} for {train}: does {player} agree?',
  convert: '{corp} has reached its destination: shall it become a major company?',
  discardTrain: '{corp} owns too many trains: one must be discarded to the pool.',
  draft: '{player} chooses a maritime company.',
  endTurn: 'Before its turn ends {corp} may still take maritime cards or repay a loan.',
  helpPurchase: '{player} must sell shares: {missing:money} is missing for {train}.',
  income: '{corp} has earned {revenue:money}: pay it out, or withhold it?',
  'income.nothing': '{corp} earns nothing, unless a maritime card comes first.',
  layTrack: '{corp} may lay or upgrade a tile, or pass.',
  'layTrack.second': '{corp} may lay or upgrade a second tile for L.20, or pass.',
  placeMarker: '{corp} may place one station marker, or pass.',
  replaceMarkers: '{corp} chooses which markers of {target:corp} it replaces.',
  stockTurn: '{player} may sell shares, then buy one certificate, or pass.',
  vacateMines: '{corp} may take markers off its mines, or pass.',
} as const;

/** Labels of buttons. */
const actions = {
  absorb: 'Absorb',
  beAbsorbed: 'Be absorbed',
  buyCert: 'Buy certificate',
  buyPresidency: 'Buy double share',
  buyTrain: 'Buy train',
  chooseHome: 'Choose home',
  consent: 'Accept',
  convert: 'Convert',
  discardTrain: 'Discard train',
  helpBuy: 'Help to buy',
  launch: 'Launch company',
  layTile: 'Lay tile',
  pass: 'Pass',
  payDividend: 'Pay dividend',
  pickCard: 'Take card',
  placeMarker: 'Place marker',
  refuse: 'Refuse',
  repayLoan: 'Repay loan',
  replaceMarkers: 'Replace markers',
  sellShares: 'Sell shares',
  transferCard: 'Transfer card',
  vacateMine: 'Give up mine',
  withhold: 'Withhold',
} as const;

/** Actions with everything that was chosen. */
const doing = {
  absorb: 'Absorb {corp}',
  beAbsorbed: 'Be absorbed by {corp}',
  'buyCert.dragons': 'Buy a certificate of {corp} from the Dragons',
  'buyCert.offer': 'Buy a certificate of {corp} from the initial offer',
  'buyCert.pool': 'Buy a certificate of {corp} from the pool',
  buyPresidency: 'Buy the double share of {corp} from the pool',
  buyTrain: 'Buy {train} for {price:money}',
  chooseHome: 'Choose {hex} as home',
  consent: 'Accept the offer',
  convert: 'Convert to a major company',
  discardTrain: 'Discard {train} to the pool',
  helpBuy: 'Help to buy {train}',
  launch: 'Launch {corp} at {value:money}',
  layTile: 'Lay tile {tile} on {hex} (rotation {rotation})',
  pass: 'Pass',
  payDividend: 'Pay the revenue to the shareholders',
  pickCard: 'Take {private}',
  placeMarker: 'Place a marker in {end:hex} ({route:route})',
  refuse: 'Refuse the offer',
  repayLoan: 'Repay a loan: L.500',
  replaceMarkers: 'Replace the markers in {hexes}',
  'replaceMarkers.none': 'Replace no marker',
  sellShares: 'Sell {shares} × {corp}',
  transferCard: 'Give {private} to the company',
  vacateMine: 'Take the marker off the mine in {hex}',
  withhold: 'Keep the revenue in the treasury',
} as const;

/** Why the game ended. */
const ends = {
  bank: 'the bank is broken',
  onePlayer: 'one player is left',
  stalemate: 'nobody can do anything any more',
} as const;

const phases = {
  '1': 'Phase 1',
  '1.about': 'The maritime companies are chosen.',
  '2': 'Phase 2',
  '2.about':
    'Yellow tiles. Train limit 4. New companies are minors, starting values 60 to 100. The Dragons hold up to 6 certificates.',
  '3': 'Phase 3',
  '3.about':
    'Green tiles too. Train limit 3. Starting values up to 130. The Dragons hold up to 10 certificates. Yellow mines go down.',
  '4': 'Phase 4',
  '4.about': 'PH2 trains are scrapped.',
  '5': 'Phase 5',
  '5.about':
    'Brown tiles too. Cards still held by players are discarded. New companies are majors, starting values up to 150. The Dragons hold up to 16 certificates. Green mines go down.',
  '6': 'Phase 6',
  '6.about': 'Train limit 2. PH3 trains are scrapped.',
  '7': 'Phase 7',
  '7.about': 'Grey tiles too. PH4 trains are scrapped.',
} as const;

const colours = {
  black: 'black',
  blue: 'blue',
  brown: 'brown',
  green: 'green',
  grey: 'grey',
  none: 'none',
  orange: 'orange',
  red: 'red',
  yellow: 'yellow',
} as const;

const stops = { city: 'city', mine: 'mine', plain: 'no station', town: 'town' } as const;

/** What a border between two hexes is. */
const borders = { mountain: 'mountain', plain: 'plain', river: 'river', sea: 'sea route' } as const;

/** Sides of a hex, from the south clockwise. */
const sides = {
  '0': 'south',
  '1': 'south-west',
  '2': 'north-west',
  '3': 'north',
  '4': 'north-east',
  '5': 'south-east',
} as const;

const holders = {
  bank: 'bank',
  depot: 'pool',
  dragons: 'Dragons',
  gone: 'out of the game',
  offer: 'initial offer',
  pool: 'pool',
} as const;

/** Areas of the Dragons Chart. */
const zones = {
  green: 'green',
  'green.about': 'The Dragons buy; a share costs the highest premium.',
  red: 'red',
  'red.about': 'The Dragons sell; a share costs its value.',
  white: 'white',
  'white.about': 'The Dragons neither buy nor sell; a share costs the lower premium.',
} as const;

/** Foresight: what the Dragons will do, and what decided it. */
const dragons = {
  buy: 'The Dragons buy {corp} {from:holder.from} at {amount:money}',
  cheapest: 'the cheapest of those',
  fewest: 'the one they hold fewest certificates of',
  nothing: 'The Dragons pass.',
  only: 'the only one they can buy',
  pile: 'the top of the pile',
  rank: 'the highest rank of those',
  sell: 'The Dragons sell {shares} × {corp}',
} as const;

/** Where a part of the board comes from. */
const provenance = {
  D: 'deduced from the rulebook',
  M: 'numeric tables of a public moderator program',
  P: 'printed in the rulebook',
  R: 'reconstructed',
  S: 'standard shape of the tile number',
} as const;

/** What a field of an action must name. */
const kinds = {
  company: 'company',
  hex: 'hex',
  'maritime company': 'maritime company',
  place: 'place',
  tile: 'tile',
  train: 'train',
} as const;

const standings = {
  closed: 'closed',
  floated: 'floated',
  launched: 'not floated',
  unlaunched: 'not launched',
} as const;

const statuses = { major: 'major', minor: 'minor' } as const;

/** Names of the maritime cards, and what they bring. */
const cards = {
  M1: 'M1 Golfo Aranci',
  M2: 'M2 Arbatax',
  M3: 'M3 Cagliari',
  M4: 'M4 Carbonia District',
  M5: 'M5 Oristano',
  M6: 'M6 Sassari',
  M7: 'M7 Ajaccio',
  M8: 'M8 Calvi',
  about:
    'Pays L.20 before every operating round while a player holds it. In a company it adds a coverage of 8 beside a train and, once, as many traffic chips as the number of the phase when the company has a marker in {places:hex}.',
} as const;

const variants = {
  short: 'Short game',
  'short.about': 'Sardinia only, six companies, L.6,000 in the bank, fewer trains; for two or three players.',
  c5basic: 'Proto-rules C.5',
  'c5basic.about':
    'Sardinia by the proto-rules: cards are dealt, mines operate after markers are placed, and a bankrupt player leaves the game; for two or three players.',
  c5expansion: 'Proto-rules C.5 with Corsica',
  'c5expansion.about': 'Both islands by the proto-rules, for three or four players.',
} as const;

const options = {} as const;

/** Where there is nothing to name. */
const words = { none: 'none' } as const;

/** The sentences of 1865 in English; the other languages must have the same keys and gaps. */
export const en = english<Style1865>()({
  rules,
  notes,
  paid,
  why,
  traffic,
  effects,
  steps,
  crumbs,
  asks,
  actions,
  doing,
  ends,
  phases,
  colours,
  stops,
  borders,
  sides,
  holders,
  zones,
  dragons,
  provenance,
  kinds,
  standings,
  statuses,
  cards,
  variants,
  options,
  words,
  boards,
});
