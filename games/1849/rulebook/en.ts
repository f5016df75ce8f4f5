import type { RulebookText } from './outline.ts';

/** The rules of 1849 in our own words, section by section as the rulebook counts them. */
export const en: RulebookText = {
  C: {
    title: 'Components',
    certificates: 'Six public corporations with eight certificates each make 48 certificates.',
    trains:
      'The full game has 21 steam trains. The variant Electric Dreams adds six E trains, so there are 27 train cards.',
    cards: 'There are five private companies, six place cards and one priority deal card.',
    markers:
      'Each corporation has five markers: one for the stock market, one for the revenue chart, and three that become stations.',
    terrain:
      'Thirty-two hexes carry a terrain marker: 9 are rough (L.40), 7 are hills (L.80) and 16 are mountains (L.160).',
    port: 'There is a single port bonus of L.20. The second marker of that kind only reminds its owner on the charter.',
    bank: 'The bank holds L.7,760 in all, the players’ starting cash included.',
    tiles:
      'The supply is 72 yellow, 72 green and 24 brown tiles, 168 together, and is never enlarged. Yellow: four each of 3, 4, 7, 58, 73 and 77, ten each of 8 and 78, six of 9, three of 74, seven of 79, two each of 644, 645, 657, 658, 659 and 679. Green: three each of 23, 24, 677 and 678, two each of 25 and 699, and one each of 26 to 31, 624, 650, 651, 653, 655, 660 to 671, 675, 680 to 695 and 700 to 715. Brown: three of 696, two each of 673, 674, 697 and 698, and one each of 39 to 42, 646 to 649, 652, 654, 656, 672 and 676. So each special tile of Messina, 655 and 656, exists once.',
    variants:
      'Electric Dreams has six E tokens and six E trains; the variant of bonds has six bonds, one for each corporation.',
  },
  '1.1': {
    title: 'Game description',
    players: '1849 is for three, four or five players.',
    corporations:
      'Three players use five corporations, five players use six. Four players are advised to use six but may agree on five.',
    course:
      'After the initial stock round the game goes on with a stock round and a set of one, two or three operating rounds, over and over, until it ends.',
    winner: 'Whoever has the highest net worth at the end wins.',
  },
  '2': {
    title: 'Set-up',
    cash: 'Each player starts with L.500 when three play, L.375 when four play (with five or six corporations alike), L.300 when five play. This comes out of the bank, which therefore begins with L.6,260 in every case.',
    limit:
      'The certificate limit is 12 with three players; 11 with four players and six corporations, 9 with four players and five corporations; 9 with five players.',
    trains:
      'With five corporations one 6H, one 8H and one 16H are left out; with six all trains are used. At the start only 4H are on sale. The later classes wait in their order, the R6H at the very end.',
    open: 'Tiles and trains lie open: everybody may see at any time what is left of each.',
    charters:
      'On each charter the president’s certificate lies on top of the stack and the last certificate at the bottom.',
    terrain: 'Every terrain hex gets the marker with its price.',
    exampleTerrain: 'A hex that shows a high mountain and L.160 gets the marker of L.160.',
  },
  '2.1': {
    title: 'Assign seats',
    seats: 'Seats are drawn at random, and turns go clockwise. The first seat begins with the priority deal.',
    bank: 'One player looks after the bank; here the program does.',
  },
  '2.2': {
    title: 'Order corporations',
    order:
      'All six corporations, even when only five will play, are put into a random order that everybody knows. They can be started in this order. Any of them may come last, Garibaldi too.',
    five: 'With five corporations the sixth in order leaves the game for good.',
    ift: 'For new players IFT may be kept out of the first three places. If it is there, it is taken out and put in as the fourth, and those between move up one place. The fifth and sixth places never change, so the corporation that leaves is the same.',
  },
  '3': {
    title: 'Overview',
    course:
      'Play begins in Phase 4. First the private companies are sold; then a stock round and its set of operating rounds follow each other again and again.',
    noStock: 'No stock of corporations is traded before all five private companies are sold.',
  },
  '4': {
    title: 'Game board',
    symbols: 'A large circle is a city, a small black one a town, an anchor a port. A hex has at most one of them.',
    places:
      'Cities on yellow hexes: Palermo C5, Messina B14, Catania H12, Siracusa M13, Ragusa M11. Cities on open hexes: Caltanissetta H8, Girgenti J6. Grey cities: Trapani C1, Marsala E1, Terranova M9. Calabria C15 lies off the island. Ports: a12, A5, L14, N8.',
  },
  '5': {
    title: 'Stock market',
    price:
      'The space of a corporation’s marker shows the price of one share. All stock is bought and sold at that price.',
    under:
      'A marker that comes to an occupied space goes under those already there, also when a corporation is started.',
    vertical: 'A move up or down stops where there is no further space; the rest of the move is lost.',
    edges:
      'A move left or right that meets the edge turns: from the first column a marker that should go left goes down one row, from the last space of a row a marker that should go right goes up one row.',
    blue: 'Nine spaces are blue: 306, 340 and 377 in the top row, 266, 295 and 328 in the second, 242, 269 and 298 in the third; 230 is not. Before Phase 16 no marker enters them. They count as the right edge: a move right into them goes up instead, if that space is not blue. So 218 goes to 240 and 240 to 276, while 276 and 230 stay. From Phase 16 on they are spaces like all others.',
    order:
      'Market order means: the higher price first; at equal prices the marker further right; in one space the upper marker before the lower.',
    closed:
      'A marker that enters the Closed box, for whatever reason, closes its corporation at once. It can be entered from 27, the lowest space of the first column, by a move down or left, and from 24 by a move left; no other column has it below. A sale of several shares that gets there stops there.',
    grid: 'The rows from the top: 72 83 95 107 120 133 147 164 182 202 224 248 276 306 340 377; 63 72 82 93 104 116 128 142 158 175 195 216 240 266 295 328; 57 66 75 84 95 105 117 129 144 159 177 196 218 242 269 298; 54 62 71 80 90 100 111 123 137 152 169 187 208 230; 52 59 68 77 86 95 106 117 130 145 160 178 198; 47 54 62 70 78 87 96 107 118 131 146 162; 41 47 54 61 68 75 84 93 103 114 127; 34 39 45 50 57 63 70 77 86 95; 27 31 36 40 45 50 56; Closed 24 27 31.',
    starts:
      'Four spaces are for starting: 68 in the fifth row, 100 in the fourth, 144 in the third, 216 in the second. Other spaces with the same number are not.',
  },
  '6': {
    title: 'Phases',
    begins:
      'A phase begins when the bank sells the first train of its class. All changes hold at once, still in that turn. Only the number of operating rounds waits: a set keeps the length it had when it began, so a new number comes after the next stock round.',
    phase4:
      'Phase 4: yellow tiles; starting values 68 and 100; one operating round; 4H on sale; at most four trains; grey cities at their lowest value; no train is eliminated.',
    phase6:
      'Phase 6: yellow and green tiles; starting values 68, 100 and 144; two operating rounds; 6H on sale; at most four trains; grey cities at their lowest value; no train is eliminated; corporations may buy private companies.',
    phase8:
      'Phase 8: yellow and green tiles; starting values 68, 100 and 144; two operating rounds; 8H on sale, 4H eliminated; at most three trains; grey cities at their middle value; private companies may still be bought.',
    phase10:
      'Phase 10: all tiles; starting values 68, 100, 144 and 216; three operating rounds; 10H on sale, 6H eliminated; at most two trains; grey cities at their middle value; private companies may still be bought.',
    phase12:
      'Phase 12: all tiles; all starting values; three operating rounds; 12H on sale, none eliminated; at most two trains; grey cities at their highest value; the private companies close and the earthquake comes.',
    phase16:
      'Phase 16: all tiles; all starting values; three operating rounds; 16H on sale, 8H eliminated; at most two trains; grey cities at their highest value; the blue zone opens. The R6H are sold too, once the first 16H has been sold.',
    surplus:
      'When Phase 8 or 10 begins, every corporation above the new limit gives its surplus to the pool at once and for nothing, not only the buyer. Its president chooses which train goes, even the one just bought. The buyer answers first, then the others in market order.',
    elimination:
      'Trains of an eliminated class leave the game at once and for nothing, in corporations and pool alike. This comes before the limit is looked at.',
    disaster:
      'When Phase 12 begins, all private companies still open close at once for nothing, whoever owns them, and the earthquake strikes at once.',
  },
  '7.1': {
    title: 'Private companies',
    table:
      'In the order of sale, with face value and revenue: P1 SCE, Società Corriere Etnee, L.20 and L.5; P2 SIGI, Studio di Ingegneria Giuseppe Incorpora, L.45 and L.10; P3 CNM, Compagnia Navale Mediterranea, L.75 and L.15; P4 SMS, Società Marittima Siciliana, L.110 and L.20; P5 RSA, Reale Società d’Affari, L.150 and L.25.',
    owner:
      'A private company belongs whole to one player or one corporation. At the start of every operating round the bank pays its revenue to the owner: into a player’s cash or a corporation’s treasury.',
    sce: 'SCE: while it is open and no corporation owns it, no corporation may put a tile on Acireale (G13), not even one led by its owner. Once a corporation has bought it, or it has closed, the ban is over for all and for good.',
    sigi: 'SIGI: the corporation that owns it pays half (20, 40, 80) for new standard gauge on rough ground, hills and mountains in its own turns, for laying and upgrading. If only narrow gauge is new, the usual quarter is paid (10, 20, 40), not half of it. Standard and narrow gauge together cost half of the full price; as soon as dual gauge is new, the full price is due. The power begins when a corporation owns SIGI, even in the turn of the purchase, and lasts until Phase 12; in a player’s hand SIGI has no power.',
    hand: 'CNM and SMS have no power in a player’s hand either.',
    cnm: 'CNM: in its own turn the corporation that owns it may close it and put the marker on any of the four ports, within reach or not. From then on that port pays L.20 more to this corporation alone, until the end of the game; it counts in the same turn if trains have not run yet. If CNM is not used before Phase 12, it closes and the bonus is lost.',
    sms: 'SMS: in its own turn the corporation that owns it may close it and act in one coastal city instead of its tile step and its station step. All cities but Caltanissetta and Ragusa are coastal: Messina, Trapani, Palermo, Marsala, Catania, Girgenti, Terranova and Siracusa, not Calabria. There it may lay or upgrade a tile, place a station, do both, or do neither. The city need not be connected, and the tile need not lengthen a route or raise a value within reach.',
    smsTile:
      'A tile of SMS follows all other rules: colour of the phase, track kept, letter, sides of the hex, supply. Terrain is paid (Girgenti is rough), at half price with SIGI where that applies. Trapani, Marsala and Terranova are grey and take only a station. Messina takes no tile while the ban after the earthquake lasts.',
    smsToken:
      'A station of SMS needs a token on the charter, no other station of the corporation in the hex, and a free slot that is not kept for another’s home. If a tile is laid as well, both are in the same hex.',
    smsWhen:
      'SMS can be used before trains run, as long as neither a tile nor a station has been placed in this turn. Afterwards this turn has no other tile or station step. It may be used in the turn in which it is bought.',
    rsa: 'RSA: its buyer also gets the presidency of the corporation that is first in order (8.1).',
    purchase:
      'In Phases 6, 8 and 10 a corporation may buy private companies from players at any moment of its own turn, as many as it likes. The price is whole lire from L.1 to twice the face value (SCE 40, SIGI 90, CNM 150, SMS 220) and goes from the treasury to the player’s cash. The owner must agree; an offer once refused may come again in that turn only at a higher price.',
    notTraded:
      'RSA cannot be bought by a corporation. What a corporation has bought is never sold again. Players do not trade private companies with each other.',
    close: 'All private companies close when the first 12H is bought.',
    limit:
      'In a player’s hand a private company counts as one certificate for the limit; with a corporation it counts for nobody.',
  },
  '7.2': {
    title: 'Public corporations',
    table:
      'AFG Garibaldi, red, home chosen by its president, stations L.40; ATA Archimede, green, Siracusa, L.30; CTL Lilibeo, yellow, Marsala, L.40; IFT Trinacria, blue, Catania, L.90; RCS Sicula, orange, Palermo, L.130; SFA Akragas, pink, Girgenti, L.40.',
    garibaldi: 'Garibaldi’s home is one of Caltanissetta, Messina, Ragusa, Terranova and Trapani.',
    certificates:
      'A corporation has ten shares of 10% in eight certificates: the president’s certificate of 20%, six single ones of 10%, and the last certificate of 20%.',
    president: 'Whoever holds the president’s certificate is president.',
    limit: 'No player owns more than 60% of a corporation.',
  },
  '8': {
    title: 'Initial stock round',
    order:
      'The private companies are sold in order from P1 to P5. The holder of the priority deal begins; turns go clockwise.',
    turn: 'On a turn a player does exactly one of three things: buy the lowest unsold private company at its price, bid on a higher one, or pass. There are no bids on the lowest.',
    bids: 'A first bid is at least L.5 above face value, every further one at least L.5 above the highest; any whole sum will do. The money is set aside until that private company is settled: all bids of a player together never exceed the cash, and purchases are paid from what is free. Any number of players may bid on the same one, and a player may bid on several.',
    again:
      'A second bid on the same private company replaces the first and must beat the highest by L.5, even if that is one’s own. It is allowed but gains nothing.',
    settled:
      'A private company with bids is not offered at face value. It is settled the moment the one before it is sold: a single bidder buys at the sum bid; several bidders hold an auction among themselves.',
    auction:
      'In the auction whoever has the lowest bid raises to at least L.5 above the highest, or is out for good; then whoever is lowest now; until one is left. A raise may use free cash and the money set aside on this private company, but not that set aside on others. The winner pays the last bid, and the losers’ money is free again.',
    next: 'If the next private company has bids too, it is settled before anybody takes a turn. Then the turn goes to the left of the last player who bought the lowest one on a turn, not of the winner of an auction.',
    cheaper:
      'If all pass in a row while P1 is unsold, it is offered for L.5 less: 15, 10, at last 5. The left neighbour of the last to pass begins; bids stand. If all pass at L.5, the first to whom it was offered at that price must take it for nothing. This counts as a purchase: bids on P2 are settled, and the turn goes on to the taker’s left.',
    noBuyer:
      'If all pass in a row while a later one is lowest, the round ends: every sold private company pays its revenue once, and no operating round is held. The left neighbour of the last to take a turn gets the priority deal, and a new round of the same kind begins. Face prices and bids stay, no stock is traded, and only P1 ever gets cheaper.',
    end: 'When the last private company is sold, the priority deal goes to the left of the last player who bought one on a turn (P1 reduced or free included, sales by bid not), and the first stock round begins.',
    rsa: 'RSA can be bid on like the others; whoever wins it then follows 8.1.',
    example:
      'Four players with L.375 each: the first bids 115 on P4, the second 120 on P4, the third 80 on P3, the fourth buys P1 for 20. The first has L.260 free and buys P2 for 45, so L.215 is free. At once P3 goes to the third for 80, who keeps L.295. Then the first (115) and the second (120) contest P4: the first must say at least 125 or drop out, and could go up to 330, the 115 set aside and the 215 free. Whoever wins, the turn is the second player’s, and P5 stands at 150.',
  },
  '8.1': {
    title: 'Reale Società d’Affari',
    presidency:
      'Whoever buys RSA, at face value or by bid, gets the president’s certificate of the first corporation in order, with charter and markers, at no further cost, and at once sets its value at 68 or 100.',
    treasury: 'The bank fills its treasury with the value of two shares, 136 or 200, less the price of its stations.',
    exampleTreasury: 'Treasury at 68 or 100: AFG, CTL and SFA 96 or 160; ATA 106 or 170; IFT 46 or 110; RCS 6 or 70.',
    station:
      'One station goes to its home at once, two stay on the charter, one marker is for the revenue chart. If it is Garibaldi, the buyer chooses its home now. No further certificates are bought at that moment; the rest waits for stock rounds.',
    closes:
      'RSA closes for nothing when its corporation buys its first train, from bank, pool or another corporation. If the corporation closes before it ever bought a train, RSA stays and pays until Phase 12, even if the corporation is started again and then buys one.',
    limit: 'RSA and the president’s certificate are two certificates for the limit.',
  },
  '9': {
    title: 'Stock rounds',
    turn: 'The holder of the priority deal acts first, then the others clockwise. On a turn a player may sell any number of certificates of one or several corporations, and then buy one certificate or start one corporation. Nothing is sold after buying. Starting a corporation is the purchase of the turn; the extra certificates taken with it belong to it.',
    pass: 'Selling and buying are both optional. A turn with neither is a pass; a turn with a sale is not. Whoever can do nothing legal passes. A pass excludes nobody: further turns come while the round lasts.',
    end: 'The round ends when all players still in the game have passed in a row, the last one who acted included.',
    priority:
      'Then the left neighbour of the last player who bought or sold gets the priority deal; forced sales count. If nobody bought or sold, it stays.',
    only: 'Only stock is traded, at the market price. Players do not trade with each other, and no private companies change hands.',
  },
  '9.1': {
    title: 'Certificate limit',
    counts:
      'The limit counts certificates, not shares: the president’s and the last certificate are one each, and so is every private company of a player. The numbers of section 2 hold for the whole game, whoever leaves and whatever closes.',
    atLimit:
      'At the limit no certificate may be bought and no corporation started. Selling first in the same turn makes room.',
    above:
      'Above the limit, which only an exchange at a change of president can bring about, a player must sell down to it on the next turn in a stock round. Whoever cannot sell enough sells what is possible and may not buy; whoever can sell nothing may pass.',
  },
  '9.2': {
    title: 'Selling stock',
    price:
      'The seller gets the market price for every share, twice for a last certificate. The certificates go to the pool.',
    fall: 'The marker goes down one row for each share. The fall does not touch the sale itself: all shares of one sale bring the price before it. A second sale of the same corporation in the turn is allowed and gets the lower price.',
    order:
      'When several corporations are sold, their markers move in the market order from before. Markers that sales of one turn bring into one space keep the order they had, under those that did not move.',
    exampleOrder:
      'A, B and C lie in one space, A on top. One share of each is sold: in the space below they lie A, B, C again.',
    notOperated:
      'Stock of a corporation can be sold only once that corporation has finished its first operating turn since it was started or started again.',
    pool: 'After a sale the pool holds at most 50% of the corporation; the last certificate counts as 20%.',
    noReturn:
      'Whoever has sold stock of a corporation may not buy any of it for the rest of that stock round. Buying first and selling on a later turn is allowed. Emergency sales of operating rounds bar nothing in the next stock round.',
    president: 'The president’s certificate never goes to the pool.',
    excess:
      'Certificates above the limit are sold on one’s own turn, even if the excess came about in another player’s.',
  },
  '9.3': {
    title: 'Buying stock',
    where:
      'A purchase is one certificate, from the treasury of a corporation in operation, which is paid, or from the pool, where the bank is paid. The buyer chooses where.',
    bans: 'No purchase at the certificate limit, none that leads above 60% (so a last certificate only with at most 40% before), none of stock one has sold in this round, and none without the cash at hand.',
    last: 'The last certificate can be bought only when no single one is left in the same place, treasury or pool; singles elsewhere do not matter. It costs two shares.',
    noMove: 'Buying does not move the marker.',
  },
  '9.4': {
    title: 'Starting a corporation',
    next: 'Only the first corporation in order that is available can be started; there is no choice.',
    value:
      'The player sets its value: 68 or 100, from Phase 6 on also 144, from Phase 10 on also 216; the lower ones stay possible. The marker goes to that starting space, under any there.',
    certificates:
      'The player pays two shares into the treasury for the president’s certificate and may take one or two single ones at the same price in that turn: 20, 30 or 40%, never more, and never the last certificate. The certificate limit holds for each of them.',
    stations:
      'The corporation pays once for its three stations; it always can. One goes at once, in this stock round, to a free slot of its home, two stay on the charter.',
    president:
      'The player is president until somebody else holds more. All other certificates lie in the treasury, for sale to the players.',
    example:
      'Four players, Phase 4: A has L.552, starts Lilibeo at 100 (68 was possible) and takes 40%. The treasury gets 400 and pays 40, so it has L.360, and A L.152; one station is in Marsala, two on the charter. On the next turn A buys one more for 100: the treasury has L.460, A L.52 and 50%.',
  },
  '9.4.1': {
    title: 'Garibaldi',
    home: 'Its president chooses the home when it is started, among the five cities with a free slot. No slot is kept for it in any of them.',
    aside:
      'If none of the five has a free slot, Garibaldi cannot be started: it is set aside, and the next in order is available. When a slot opens later, through the earthquake or a closing too, Garibaldi can be started from the next stock round on, as the last in order, behind those that have closed meanwhile. If it was the only one left when it was set aside and another corporation closes, that one can be started in the next stock round.',
    messina: 'If its home is Messina and it has no other station when the earthquake comes, it closes (12).',
  },
  '9.5': {
    title: 'Change of president',
    office:
      'The president stays president while no other player holds more; a tie changes nothing. When somebody does, by a purchase or by the president’s sale, in a stock round or an operating round, the presidency passes at once. What lies in treasury and pool does not count.',
    exchange:
      'The two exchange certificates so that both keep their percentage. If the new president does not have the last certificate, two singles are given for the president’s certificate. If the new president has it and at least two singles, the outgoing president chooses between the two. If there are fewer than two singles, it is the last certificate.',
    charter: 'The charter with all that belongs to the corporation goes to the new president.',
    exampleBuy:
      'A has the president’s certificate and one single, B three singles, 30% each. B buys a fourth: B is president with 40%, the president’s certificate and two singles, and A has 30% in three singles.',
    exampleLast:
      'A has the president’s certificate and one single, B the last certificate and one single. A sells the single: A has 20%, the last certificate, and B 30%, the president’s certificate and one single.',
    exampleChoice:
      'A has the president’s certificate and two singles, B the last certificate and two singles. A sells one single and chooses the last certificate or two singles; A ends with 30%, B with 40%.',
    giveUp:
      'A president may give up the presidency by selling, if the pool has room and another player holds at least two shares. If nobody else holds more than one, it cannot be done.',
    order:
      'The sale is announced, certificates are exchanged, then what was sold goes to the pool; a choice is made before anything is laid down. What is sold must consist of whole certificates the seller has after the exchange. A last certificate got in exchange is not sold by halves: a sale that would need this is not allowed, but if two singles can be had, these may be taken and one of them sold.',
    exampleSplit:
      'A has only the president’s certificate, B the last certificate and one single: A may not sell 10% but may sell 20%; the last certificate then goes to the pool, if there is room. If B has two singles, A may sell 10% by taking these.',
    closing: 'If the same sale goes on to close the corporation, the choice is not asked: all certificates vanish.',
    heir: 'The new president is the largest holder, among equals the first to the left of the outgoing one.',
    always:
      'Once taken, the president’s certificate is always with a player until the corporation closes. The exchange may bring the outgoing president above the certificate limit; the excess is sold on the next turn in a stock round.',
  },
  '9.6': {
    title: 'Last certificates',
    worth:
      'Each corporation has one last certificate of 20%. It is worth two shares, gets the dividend of two, and is one certificate for the limit.',
    never:
      'It is never exchanged for two singles or the other way round, except at a change of president. It is not split by selling half of it, and no single is made up into it.',
    bottom: 'In pool and treasury it lies under the singles and is bought only when none of them is left there.',
    corporation:
      'A corporation does not sell it while singles are in its treasury, unless every single goes in the same sale. The pool still holds at most 50%.',
  },
  '9.7': {
    title: 'End of the stock round',
    order:
      'First the priority deal is given, then prices are checked in the market order at the start of the check. Moved markers go under those in the new space, in the order they were checked.',
    down: 'If at least one certificate is in the pool, the marker goes down one row, and only one. At the bottom of its column it stays; in the first column 27 goes to Closed.',
    up: 'If neither pool nor treasury holds any, the marker goes up one row; not from the top row, and not from 230 before Phase 16.',
    stays: 'With stock in the treasury and none in the pool it does not move.',
    closed: 'A corporation closed by this does not take part in the operating rounds that follow.',
  },
  '10': {
    title: 'Operating rounds',
    round:
      'Every operating round begins with the revenue of private companies. Then each corporation has one turn in market order: always the highest that has not yet operated in this round. In one space the upper marker goes first; at one price in different columns the one further right. Emergency sales may change the order of those to come. A corporation that closes during the round has no further turn.',
    steps:
      'The steps are tile, station, run, trains, financial activities, in this order and without return. Tile, station, trains (unless one must be bought) and financial activities may be skipped. In Phases 6, 8 and 10 private companies may be bought at any moment of the turn.',
    president: 'The president decides everything for the corporation.',
    money: 'There is no credit: everything is paid with money already in the treasury.',
    exampleMoney:
      'The price of a mountain must be in the treasury; what the trains will earn in this turn cannot pay for it.',
    number:
      'A set has one operating round, two from Phase 6, three from Phase 10, from the next set on. Corporations started or started again in a stock round operate in the set after it; none starts between two rounds of a set.',
  },
  '10.1': {
    title: 'Routes',
    route:
      'A route is connected track with at least one of the corporation’s own stations, at an end or on the way. It begins and ends in towns, cities or ports. These rules hold for tiles, stations and trains alike.',
    track:
      'A route does not turn back at a junction, does not change track at a crossing, uses no piece of track twice, and no city or town twice.',
    city: 'A city can be passed if it has a free circle, a reserved one included, or one of the corporation’s own stations. A city full of others’ stations can be an end but cannot be passed. Towns can always be passed.',
    gauge:
      'In a city or town a route leaves by any other line of any gauge; nowhere else does the gauge change. Narrow gauge that meets standard gauge at the side of a hex is no connection; dual gauge connects with both.',
    port: 'A port is only an end. Two different ports may be the two ends.',
  },
  '10.2': {
    title: 'Purchase of private companies',
    purchase:
      'In Phases 6, 8 and 10, in its own turn and at any moment of it, a corporation may buy any private company but RSA from a player who agrees, for L.1 up to twice its face value. In Phase 4, and from Phase 12 on, there are no such purchases.',
    never: 'Nothing is bought from another corporation in this way.',
  },
  '10.3': {
    title: 'Lay track',
    one: 'One tile a turn, new or as an upgrade. No tile goes on grey hexes.',
    colours:
      'Yellow tiles go on the light green hexes, green ones on yellow tiles or yellow hexes, brown ones on green tiles. No colour is skipped, and no tile is replaced by one of its own colour. Green tiles, and so anything on yellow hexes, come with Phase 6, brown ones with Phase 10, at once, for every corporation that still has its tile step.',
    gauges: 'There are three gauges: narrow, standard and dual.',
    exampleGauges:
      'The brown tile of Messina: dual gauge to the north-east, narrow to the south-west, standard to the south and the north-west.',
    extend:
      'A new tile must lengthen a route of the corporation: at least one new piece connects with its network. On a tile with two separate pieces one is enough. A piece that only meets a wrong gauge is not connected, and neither is what lies behind a city full of other stations.',
    own: 'On a hex with its own station, Girgenti or Caltanissetta, a corporation may lay a fitting yellow tile in any position, connected or not.',
    sides:
      'Track may not leave the grid; the sides of a port hex without arrow count as outside. It may not end at a blank side of a grey hex (Etna has six) or at an impassable side. It may end at a blank side of an ordinary or yellow hex or of a tile there. Narrow gauge may end at standard gauge and the other way round, and both may end at dual gauge.',
    kinds:
      'Town hexes take town tiles, city hexes city tiles, all others plain tiles. Dot or bar of a town, one circle or two of a city are only ways of drawing. Ragusa and the plain yellow hexes K9 and I11 have no letter and take ordinary green tiles.',
    letters:
      'Catania (C), Messina (M), Palermo (P) and Siracusa (S) take only tiles with their letter, green and brown, and these go nowhere else. The green ones go straight on the printed yellow hex, whose track decides how they lie.',
    keep: 'A replacement keeps all existing track, printed track included: standard gauge stays as standard or dual, narrow as narrow or dual. Any tile of the next colour with the same kind of station, the same letter and all the old track will do. Tiles 710 to 715 have no successor.',
    upgrade:
      'An upgrade is allowed only if a route of the corporation runs on to a new piece of it, or if a city or town within its reach becomes worth more, even if it can only be an end. Narrow or standard gauge that becomes dual is new track. More circles alone do not count as a higher value. Stations stay on the city.',
    supply: 'Replaced tiles go back to the supply and can be used again. What is not in the supply cannot be laid.',
    bans: 'Acireale is closed while SCE bars it (7.1), Messina for a while after the earthquake (12).',
  },
  '10.3.1': {
    title: 'Terrain costs',
    table:
      'Plain hexes are free. Rough ground costs 40, hills 80, mountains 160 when standard or dual gauge is new; a quarter of it, 10, 20 or 40, when only narrow gauge is new.',
    new: 'Only new track counts: one new piece of standard or dual gauge makes the price full. There is no upgrade in this tile set that brings no new track.',
    examples:
      'From a standard gauge yellow town to a mixed green one only narrow gauge is new: a quarter. From a mixed yellow city to a mixed green one some standard gauge is new: full price. A brown dual gauge tile always costs the full price. The first mixed tile costs 40 on Girgenti (rough) and 80 on Caltanissetta (hills).',
    sigi: 'With SIGI new standard gauge costs 20, 40 or 80 (7.1).',
    again:
      'The cost goes from the treasury to the bank before the tile is laid. The marker stays: every upgrade pays again.',
  },
  '10.4': {
    title: 'Place a station',
    one: 'One station a turn from the charter, free of charge. The home station is not the one of a turn; it is placed in the stock round. A corporation has three and never gets more; losses to the earthquake come back only if it closes and is started again.',
    route:
      'The city must be joined by a legal route of any length to one of the corporation’s stations on the map; nothing can be placed beyond a city closed by others, and a full city has no slot. With SMS no route is needed, in coastal cities only.',
    space:
      'A slot must be free; a city with two is open until both are taken. A corporation never has two stations in one hex. Towns, ports and Calabria take none.',
    home: 'The last free slot in the home of a corporation that is not in operation, not yet started or closed, stays free for it; a second one may be used. With five corporations the home of the one removed is free for all.',
    blocks: 'A station keeps others from passing only where no slot is free.',
  },
  '10.5': {
    title: 'Run trains',
    must: 'A corporation with a train must run it if it has a legal route. What all trains earn is added up.',
    pays: 'The president then pays all of it out or withholds all of it. The bank pays in both cases.',
    nothing:
      'Without a train there is no revenue, and the marker goes left one column, down at the left edge. With trains but without a legal route it is the same.',
  },
  '10.5.1': {
    title: 'Select routes',
    named: 'The president names a route for each train.',
    stops:
      'Every route needs two cities, or a city and a town; ports do not count. It may have any number of further cities and towns and up to two ports. At least one city on each train’s route has a station of the corporation.',
    exampleStops: 'Palermo and its port alone are not a run.',
    length:
      'Length is the number of hexsides crossed; the starting hex does not count. For ordinary trains standard gauge counts 1 and narrow gauge 2, for R6H the other way round. The limits: 4H 4, 6H 6, 8H 8, 10H 10, 12H 12, 16H 16, R6H 6. Shorter runs are allowed, as far as the duty to earn the most allows. The arrow of a port counts like a hexside, by its gauge.',
    exampleLength: 'A 4H crosses at most four standard gauge hexsides, a 16H sixteen.',
    dual: 'A stretch from stop to stop with dual gauge only counts 1 a hexside for every train. Together with narrow or standard gauge, dual gauge counts as that gauge all along the stretch. Narrow and standard gauge never go together within a stretch; gauge changes at stops.',
    messina:
      'The divided hex north-east of Messina counts as two. Calabria is a stop like a city with a value of its own, without stations, and only an end; from Messina to Calabria is a run.',
    exampleMessina: 'From Messina to Calabria counts three.',
    several:
      'Several trains share no piece of track. They may meet or cross in stations on different track, and use separate track of one tile; two branches that leave a tile by the same side share track. A station used by two trains counts for both.',
    exampleLines:
      'Phase 10: an 8H of Lilibeo runs by standard gauge from Palermo to Partinico (2), Alcamo (3), Castelvetrano (5), Mazzara (7) and Marsala (8), for L.160. In the same turn a second 8H runs by narrow gauge from Palermo to Partinico (2) and Marsala (8), for L.130. It cannot count the way into Marsala as standard gauge, although Marsala is dual.',
    exampleReverse:
      'An R6H runs by narrow gauge from Palermo to Partinico (1), Marsala (4) and Trapani (5, one dual hexside), for L.160 at the values drawn; in Phase 16, where grey cities count 40, for L.180. From Palermo to Partinico the standard line counts 2 for ordinary trains and 4 for an R6H, the narrow line 2 and 1.',
  },
  '10.5.2': {
    title: 'Determine revenue',
    sum: 'A route earns the sum of all values of its cities, towns and ports. Values lie between 10 and 130.',
    exampleSum: '30, 20 and 20 make L.70, which is L.7 a share on the revenue chart.',
    best: 'The highest total that all trains together can legally earn must be taken. The program finds it; among equals the president chooses.',
    grey: 'Grey cities have three values: the lowest in Phases 4 and 6, the middle one in 8 and 10, the highest in 12 and 16. Trapani, Marsala and Terranova 20, 30, 40; Calabria 10, 30, 90. The grey towns St. Stefano, Taormina, Milazzo and Augusta always pay 10. What counts is the phase at the time of the run.',
    port: 'The L.20 of CNM is part of the value of that port for its owner.',
    chart: 'The revenue chart only records.',
  },
  '10.5.3': {
    title: 'Distribute revenue',
    dividend:
      'As a dividend each share gets a tenth of the revenue. The dividend on stock in the treasury goes to the corporation; that on stock in the pool stays in the bank.',
    exampleShares:
      'The president has 50%, the treasury 20%, the pool 30%, the revenue is 50: the president gets 25, the treasury 10, and 15 stays in the bank.',
    right:
      'If the whole dividend is at least the price of one share before the move, the marker goes right one column; if it is less, it stays. At the right edge, or at the blue zone before Phase 16, it goes up one row instead, and if that is impossible too, it stays.',
    exampleMove: 'At 144 a dividend of 140 moves nothing, one of 150 does; 144 in all is needed.',
    withheld:
      'Withheld, everything goes to the treasury and the marker goes left one column, at the left edge down one row. A revenue of nothing is no dividend: the marker goes left.',
  },
  '10.6': {
    title: 'Purchase trains',
    duty: 'A corporation that has a route on which a train could run must own a train: without one it must buy one in this step. The test is made at this step: one of its stations reaches a second city or a town, however far. Without such a route there is no duty, and none if neither bank nor pool has a train it may buy.',
    may: 'Without the duty, or with a train already, it may buy trains with its own money, several in one turn, one after the other, each paid at once.',
    limit:
      'The limit is four trains in Phases 4 and 6, three in Phase 8, two from Phase 10 on. At the limit nothing is bought, even if the purchase would eliminate some of the corporation’s own trains.',
    bank: 'Bank and pool sell at face value, paid to the bank. The bank sells 4H, 6H, 8H, 10H, 12H and 16H in this order, each class when the one before is sold out. After the first 16H both the other 16H and the R6H are on sale.',
    others:
      'From another corporation a train costs whatever is agreed, at least L.1 and at most what the buyer has, paid to that corporation’s treasury. Its president must agree. Only the operating corporation buys, so none sells a train in its own turn. This is possible in any phase, and also for the seller’s last train.',
    phase:
      'The first train of a class from the bank begins its phase at once; R6H, and trains from pool or corporations, begin none. The first 8H eliminates the 4H, the first 10H the 6H, the first 16H the 8H; 10H, 12H, 16H and R6H are never eliminated.',
    roster:
      'Trains with five and with six corporations, and price: 4H 4 and 4, L.100; 6H 3 and 4, L.200; 8H 2 and 3, L.350; 10H 2 and 2, L.550; 12H 1 and 1, L.800; 16H 4 and 5, L.1,100; R6H 2 and 2, L.350.',
    pool: 'Surplus trains go to the pool at once and for nothing; nothing else brings trains there. From the pool every corporation may buy them at face value at once.',
    exampleLimit:
      'In Phase 8 a corporation with two 8H may buy the first 10H, since the limit is three; then it gives back one of the three. In Phase 12 a corporation with two 8H may not buy the first 16H.',
    next: 'A train bought now runs in the next turn at the earliest.',
  },
  '10.7': {
    title: 'Emergency money',
    when: 'Only if a corporation has no train, must own one, has less in the treasury than the cheapest train of bank and pool costs, and has made no deal with another corporation, its president must help. If the treasury can pay for the cheapest train, no help is allowed, and the corporation buys what it can pay. At no other time does a president add money.',
    deal: 'Nobody must make a deal. A deal is paid by the treasury alone.',
    cash: 'First the president adds cash. Only if this is not enough is stock sold, until it is; which stock, and in which order, is the president’s choice. As soon as the cheapest train can be paid, selling stops: no certificate more than needed.',
    rules:
      'All limits of 9.2 hold: pool, first operating turn, no president’s certificate in the pool, falling prices. No sale may change the presidency of the operating corporation; others may change theirs. The corporation sells nothing from its treasury now.',
    paid: 'If the money is found, the cheapest train of bank and pool is bought, none from a corporation; among several at one price the president chooses. The president adds exactly what is missing, so the treasury is empty afterwards and no other train can be bought in this turn. Whatever more the sales brought stays with the president.',
    cannot:
      'If it cannot be found, the president sells everything that may be sold, all the money goes to the treasury, the corporation closes (11), and the treasury goes to the bank. This is no choice while the money can be raised.',
    after:
      'A president who then has no stock left, judged after the closing and without counting private companies, chooses: leave the game with L.0, or take L.500 from the bank. Each such loan costs L.750 at the end; it bears no interest and is never repaid. One who still has stock plays on with L.0 and without a loan. Whoever leaves ends with L.0 whatever happens, and the leaver’s private companies close.',
    closing:
      'If the sales push the operating corporation into Closed, it closes at once and the step is over. Any other corporation pushed there closes at once too.',
    privates:
      'In Phases 6, 8 and 10 the corporation may still buy private companies until stock has been sold in this emergency.',
  },
  '10.8': {
    title: 'Financial activities',
    either:
      'A corporation may sell one or more certificates from its treasury, once and any number, or buy one certificate back from the pool, or do neither.',
    sale: 'For a sale the bank pays the price before it for each share, and the marker goes down one row for each; if it enters Closed, the corporation closes. There is no sale in the first turn after a start. The pool holds at most 50% afterwards. The last certificate is not sold while singles are in the treasury, unless all go in one sale.',
    buyBack:
      'A buy-back is one certificate from the pool at the market price, the last one at twice, paid to the bank; not in a turn with a sale, and not the last certificate while singles are in the pool. It does not move the marker and is allowed in the first turn too. The stock is treasury stock again: its dividends go to the corporation, and players may buy it.',
  },
  '11': {
    title: 'Closing of corporations',
    when: 'A corporation closes at once when its marker enters Closed, for whatever reason, or when it has no train after an emergency. If it is its own turn, the turn is over.',
    removed:
      'Its stations, trains, certificates, private companies and port marker are taken off. Shareholders get nothing, the treasury goes to the bank. Trains and private companies never come back. Track stays on the map. The certificates count for nobody’s limit any more.',
    again:
      'From the next stock round on, not in the one in which it closed, it can be started again, as the last in order and like a new one: a starting value of the phase, the price of its stations, all certificates, and three stations, those lost in the earthquake included.',
    home: 'A slot in its home is kept for it as before its first start, except for Garibaldi.',
    port: 'The port bonus ends with the closing and does not come back.',
  },
  '12': {
    title: 'The earthquake of Messina',
    when: 'It comes at once when the first 12H is bought: Phase 12 begins, private companies close, the earthquake strikes, then the turn goes on. SMS and CNM cannot be used in between.',
    messina:
      'A tile on Messina is removed and goes back to the supply; the printed city stays, with one slot, value 30 and track to the south. No tile may be laid there before the coming stock round is over. New stations may be placed there at once if space and connection allow, also by those who lost one.',
    tokens:
      'All stations in Messina are lost, with or without a tile, and do not return to the charters. They come back only if the corporation closes and is started again.',
    garibaldi:
      'Garibaldi closes if Messina was its home and it has no other station on the map; with another one it lives on without a home. If Garibaldi itself bought that 12H and closes, the train is gone and Phase 12 stays.',
  },
  '13': {
    title: 'End of the game',
    ends: 'The game ends in one of three ways: a marker reaches 377, the bank runs out of money, or one player is left; in this last case at once.',
    price:
      'When 377 is reached in an operating round, the game ends after that corporation’s turn, which is played in full; a later fall changes nothing. Corporations that have not operated lose their turns. When it is reached by the price check after a stock round, the game ends with the first finished turn of any corporation that ever was at 377, even if it has fallen since. This goes before the end by the bank.',
    bank: 'The bank is broken, for good, when a payment exceeds what it has. If this happens in an operating round, the current set is played to its end; if in a stock round, that round and a full set of operating rounds are played. What the bank cannot pay is owed and counts in full.',
    score:
      'Wealth is cash and shares at market price, the president’s and the last certificate being two shares each. Private companies, money of corporations, trains and charters do not count. Each loan costs L.750, but nobody ends below L.0. Whoever has left the game has L.0.',
    winner: 'The wealthiest player wins; players with equal wealth share the victory.',
    stalemate:
      'The rulebook names no other end. Here a game also ends when nobody had any choice but to pass, and no money moved, through a stock round and its whole set of operating rounds.',
  },
  '14': {
    title: 'Variants',
    agreed:
      'A variant is used only if all players agreed on it before the game. Only the steps of the chosen variants are added.',
    turn: 'The turn is then: tile, station, run, buy a station, E token, trains, financial activities, interest, repay the bond, issue the bond. Private companies are bought at any moment of the turn in Phases 6, 8 and 10, as before.',
  },
  '14.1': {
    title: 'Acquiring station tokens',
    purchase:
      'From Phase 6 on, after running and before trains, a corporation may buy a station of another corporation on the map, if that one’s president agrees, for at least L.1 of its own money, paid from treasury to treasury. It needs a route to that city; a city full of others is reached as an end.',
    replace:
      'A token from its charter takes the place; the other one goes back to its charter and may be placed again for nothing. This is besides the ordinary station of the turn, and once a turn. It is not possible if the corporation already has a station in that hex, nor without a token on its charter.',
    home: 'Home stations are not for sale. Garibaldi’s home is the city chosen at its start; after the earthquake it must keep at least one station.',
  },
  '14.2': {
    title: 'Bonds',
    issue:
      'Each corporation has one bond of L.500. From Phase 8 on it may issue it as the last step of its turn: the bank pays L.500 to the treasury, and the marker goes left one column, down at the left edge, into Closed if it comes to that. In that turn there is no interest. Issued bonds lie with the bank; they are no stock and count for no limit.',
    interest:
      'In every later turn with the bond outstanding L.50 goes to the bank after the financial activities. If the treasury lacks it, the president helps with the difference as in 10.7; if that cannot be done, the corporation closes as there. Interest comes before repayment, so the turn of repayment pays both.',
    repay:
      'The bond is repaid as a whole, L.500 from the treasury and without help. The marker then goes right one column, up at the edge, the blue zone respected. The bond is back on the charter and may be issued again, even in the same turn.',
    closing:
      'If a corporation closes with its bond outstanding, L.500 goes to the bank: first from the treasury, the rest from the president as in an emergency. Started again later, it has no bond outstanding and may issue one.',
    score:
      'At the end each share of a corporation with its bond outstanding counts L.100 less, but not less than nothing.',
  },
  '14.3': {
    title: 'Electric Dreams',
    needs: 'This variant is used only together with both others.',
    tokens:
      'E tokens are sold once the first 12H has been sold. The first costs L.1,100 in Phase 12 and L.800 in Phase 16, the five others L.800 and L.550. They are bought from the bank only, with the treasury’s own money, in a step just before trains, and so not in the turn in which that corporation buys the first 12H. A corporation has one at most, and they are never traded.',
    trains:
      'There are six E trains at L.550. Only a corporation with an E token may buy one, from bank, pool or corporation. They count for the train limit, stand beside the other classes, begin no phase and are never eliminated. As the cheapest train of 10.7 they count only for a corporation with an E token.',
    runs: 'An E train runs any length on standard and dual gauge but not on narrow gauge, and doubles the revenue of Catania, Messina, Palermo and Siracusa in its own route. It obeys all other rules of routes and shares no track with other trains.',
    example: 'Brown Palermo (130) counts 260 for an E train.',
  },
  '15': {
    title: 'Clarifications',
    topics:
      'This section has no rule of its own. It names what is settled above: shares and certificates, the auction, SMS, losses in the earthquake, last certificates, what becomes of a closed corporation’s property, and sales in an emergency.',
  },
};
