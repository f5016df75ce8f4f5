import type { RulebookText } from './outline.ts';

/** The rules of 1865 in our own words, section by section as the rulebooks count them. */
export const en: RulebookText = {
  '0': {
    title: 'Components',
    cards:
      'The game has eight company charts, 72 certificates (nine for each company), 36 train cards, 8 maritime cards, 18 loan cards, 171 tiles, a priority card and three seating cards.',
    discs:
      'Each company has ten discs: seven station markers and three tokens, for its value, its rank and its revenue.',
    supplies:
      'Traffic is counted with chips of 1, 5 and 10. Chips, loan cards and money are never short; tiles are: what is not left cannot be laid.',
  },
  '1': {
    title: 'Introduction',
    map: 'The map shows two islands, Sardinia and Corsica. White circles are cities; six of them are large, yellow and carry the letters C, O, N, S, P, B. There are eight mines, each a station with one slot, and towns, which hold no marker. Rivers and mountains lie on borders between hexes, never inside one. Dotted sea routes join the islands.',
    companies:
      'Eight public companies exist, each with a home and a destination: FMS (red) Cagliari to Serbariu, RCSF (green) Oristano to Cagliari, SFSS (blue) Sassari to Olbia, FCS (brown) Isili to Nuoro, SFS (orange) Arbatax to Cagliari, FA (yellow) Nuoro to Olbia, CFC (grey) Bastia to Ajaccio, CFD (black) Portovecchio to Bastia.',
    kinds:
      'A company is a minor or a major. All start as minors and may become majors once they have reached their destination. The chart has seven places for markers and holds money, chips, trains and whatever else the company owns.',
    certificates:
      'In a minor a single certificate is 20% and the presidential one 40%; in a major 10% and 20%. The presidential certificate is a double share but one certificate. A single share is worth the market value, a double share twice that, in minors and majors alike.',
    limits:
      'The number of certificates and the percentage of one company are limited separately, and both limits hold: nobody owns more than 60% of a company. The first five shares of a major are the backs of the minor’s certificates.',
    maritime:
      'Eight maritime companies exist; every player gets two. Their bonus locations: M1 Olbia, M2 Arbatax, M3 Cagliari, M4 the three mines of Carbonia (Serbariu, Monteponi, Su Zurfuru), M5 Oristano, M6 Sassari, M7 Ajaccio, M8 Calvi.',
    transfer: 'A player may give a card to one of his companies for nothing; from then on its other side counts.',
    market:
      'The market is one line of boxes from 10 to 490; the figure is the value of a single share. The two smaller figures are the prices in the white and in the green area, for purchases from the Dragons and for absorptions.',
    exampleMarket:
      'Boxes 70 to 120 have the prices 75/90, 85/100, 95/110, 110/130, 120/140, 130/150; boxes 130 to 195 have 140/160, 150/170, 160/180, 180/200, 195/215, 210/230.',
    pool: 'Sold certificates lie in the pool and can be bought from there. Withholding never lowers a value. A company that pays a dividend and buys a new train in the same turn rises two spaces.',
    rank: 'The rank of a company is the sum of the phase numbers of its trains and the number of its markers on the map.',
    tiles:
      'Tiles are plain, town, city or mine, in yellow, green, brown or grey. The figure with a cube is the traffic of the station: large cities give more than others, cities more than towns, later colours mostly more. Mines give traffic in every turn, and less as the game goes on. Laying tiles costs nothing for terrain.',
    markers: 'Station markers go on empty slots of cities and mines. Every company begins with one in its home.',
    trains:
      'There are six kinds of train, PH2 to PH7. Every chip that finds a seat earns L.10, every other one nothing. The last PH2, PH3 and PH4 is cheaper. Trains for sale lie on the available pile, those of later phases on the future pile.',
    loans:
      'A state loan is L.500. A company borrows only to absorb another company, never for track, markers or trains.',
    priority:
      'The priority card marks the first player of a stock round. With four players it also serves as the fourth seating card; seating cards are used once. The round display shows where the game is.',
  },
  '2.1': {
    title: 'Overview',
    aim: 'Whoever has the most wealth at the end wins: cash plus the value of shares.',
    shares: 'Dividends go to the owners of shares, and everybody may own shares of any company.',
    president:
      'The player with the most shares is president and decides everything for the company, whether it serves the company or not. When another player has more shares, the presidency passes on.',
    short: 'Two or three players may choose the short game; for two it is recommended.',
  },
  '2.2': {
    title: 'Sequence and phases',
    phases:
      'The game has seven phases. In Phase 1 the maritime cards are assigned; Phase 2 begins when that is done. Each later phase begins when the first train of its number is bought.',
    rounds: 'Then one stock round and always two operating rounds alternate until the end.',
    phase2:
      'Phase 2: yellow tiles; at most four trains for each company; companies start as minors at 60 to 100; minors may convert and cards may be transferred from now on.',
    phase3: 'Phase 3: green tiles; at most three trains; the starting values 110, 120 and 130 too.',
    phase4: 'Phase 4: PH2 trains are scrapped.',
    phase5:
      'Phase 5: brown tiles; maritime cards still in players’ hands are discarded; companies start as majors, those not yet launched are turned over at once and get their five other certificates; the starting values 140 and 150 too.',
    phase6: 'Phase 6: at most two trains; PH3 trains are scrapped.',
    phase7: 'Phase 7: grey tiles; PH4 trains are scrapped.',
    stays: 'What a phase brings holds in the later ones too, unless stated otherwise.',
    exampleGreen: 'Green tiles come in Phase 3 and can be laid in Phases 3 to 7.',
    change:
      'A change of phase goes in this order: the train is paid and handed over, the phase begins, trains are scrapped, the new limit makes companies discard, maritime cards leave, ranks follow.',
  },
  '2.3': {
    title: 'Open information',
    open: 'Shares and cash of players, and trains, traffic, loans and treasury of companies, are open to all.',
    manners: 'Plan your turn ahead, and do not interrupt the turn of another with questions.',
  },
  '2.4': {
    title: 'Set-up',
    money:
      'The bank holds exactly L.8,000; somebody looks after it, here the program. Each player gets L.360 when two play, L.330 when three, L.300 when four; it comes out of the bank.',
    trains:
      'PH2 trains form the available pile, the others the future pile by phase; the cheaper card is always at the bottom of its kind.',
    offer: 'All minor certificates lie in the initial offer, the 40% one on top.',
    homes:
      'The home marker of every company lies in its home city from the start; it fills a slot and blocks even while the company is not launched.',
    seats: 'Seats are drawn at random. Number one gets the priority card, number two sits to the left, and so on.',
  },
  '2.5': {
    title: 'Assigning the maritime companies',
    draft:
      'Everybody must take cards, and they cost nothing. The player with the priority picks one, the others follow in order; the last one picks a second at once, then it goes back, so that the player with the priority picks first and last.',
    rest: 'Each player ends with two cards; the rest leaves the game for good, and the first stock round begins. The short game has six cards: two players leave two, three use all.',
    exampleDraft: 'Three players: A takes M3, B M1, C M7 and M8, B M2, A M6; M4 and M5 leave the game.',
  },
  '2.6': {
    title: 'Maritime companies',
    income: 'In a player’s hand a card pays L.20 at the start of each operating round.',
    transfer:
      'At any moment of a company’s turn its president may give it one or more of his cards, for nothing. Each adds 8 coverage at once.',
    bonus:
      'With a marker on the location of the card the company takes as many chips as the number of the phase; if the marker comes later, it takes them then, by the phase of that moment. For M4 any of the three mines will do. A marker is enough, no tile is needed, and each card pays its bonus once.',
    exampleNow: 'Phase 4: FMS with a marker in Cagliari receives M3 and takes 4 chips.',
    exampleLater:
      'RCSF gets M3 in Phase 4 without a marker in Cagliari: nothing; it places one there in Phase 6 and takes 6 chips.',
    noTrain:
      'Cards without a train earn nothing and do not fulfil the duty to own one: a company with traffic and cards but no train must buy.',
    stay: 'Cards in players’ hands go when Phase 5 begins; those of companies work to the end. A transferred card is never transferred again, except that in an absorption those of the target pass to the acquirer.',
  },
  '2.7': {
    title: 'End of the game',
    broken:
      'The game ends when the bank has run out of money. In an operating round the set of two is finished; in a stock round that round and two operating rounds follow. Until then it pays on credit, and once broken it stays broken.',
    score:
      'The highest sum of cash and shares at market value wins; equal sums share the victory. Each loan of a company takes L.50 off its share value, personal loans count in full against the player. Shares of a launched company that has not floated count at its value.',
    stalemate:
      'A stock round and two operating rounds in which nobody could do anything but pass and no money moved end the game too.',
  },
  '3.1': {
    title: 'Stock round',
    turns:
      'Players and Dragons take turns buying and selling: first the Dragons, then the player with the priority, and so on clockwise, until all have passed in order.',
  },
  '3.2': {
    title: 'Dragons',
    between: 'The Dragons play first and again between any two players.',
    exampleTurns:
      'The Dragons buy SFSS, Alan sells FCS and buys SFSS, the Dragons buy FCS, Bob plays, the Dragons play again.',
    rank: 'Rank is the sum of the phase numbers of the trains and the number of markers on the map, whether minor or major; more than 16 is read as 16. It changes in operating rounds only.',
    exampleRank: 'Three markers and two PH2: rank 7. Two markers and a PH3: 5. Five markers and no train: 5.',
    rows: 'A company floated in Phases 2 to 4 starts in the first row of the chart, later in the second. The token moves sideways at once with markers and trains, and down only before a stock round.',
    areas:
      'The chart has a red, a white and a green area. In the white area the Dragons do nothing. A company just launched is always in the red area: they do not buy it.',
    who: 'Somebody moves for them by the rules below; here the program does.',
    sell: 'First they sell to the pool all certificates of companies in the red area, one block for each company in operating order, as far as the pool takes them. In later turns they sell again if there is new room.',
    buy: 'Then, if below their limit, they buy one certificate of a company in the green area: the one of which they hold the fewest certificates; among those the highest rank; then the cheapest; then the top of the pile. The initial offer comes before the pool.',
    pass: 'At their limit, or with nothing in the green area, they buy nothing.',
    limits:
      'They are never president and never own more than 50% of a company. Their limit is 6 certificates in Phase 2, 10 in Phases 3 and 4, 16 from Phase 5.',
    money:
      'They have no money of their own: when they trade with the pool no money moves; for a certificate from the offer the bank pays the company. Their certificates lie open.',
    exampleBuy:
      'FMS rank 7 at 120 (major), RCSF rank 5 at 80 (major), SFSS rank 5 at 100 (minor), all in the green area; the Dragons own 2, 1 and 1. They buy RCSF, SFSS, FMS, RCSF; SFSS is then barred by the limit of 50%, so FMS and RCSF follow. In Phase 2 they stop after two.',
  },
  '3.3': {
    title: 'Players',
    turn: 'In a turn a player may sell any number of certificates and then buy one; never the other way round, never two. Passing is allowed.',
    next: 'Then the Dragons play, and the next player clockwise. Whoever has bought or sold is sure of another turn. When all players and the Dragons pass in a row, the first operating round follows.',
  },
  '3.4': {
    title: 'Selling',
    price:
      'Certificates are sold to the pool at the value of each share, twice that for a double share; all shares of one company bring the same price.',
    double:
      'A presidential certificate is sold only if another player has two single ones; it is exchanged first, and the seller may keep one of the two singles.',
    drop: 'Sales by the president or the Dragons lower the value one space for each share, after the payment; sales by others do not.',
    block: 'One company is sold in one block in a turn; several companies in any order.',
    bars: 'A company that has not operated cannot be sold; after a re-launch it must operate anew. The pool never takes more than 50% of a company.',
    exampleSale: 'Carl, not president, sells three FA (major, 110) and one FMS (minor, 70): L.400, and no value moves.',
    exampleFull: 'With two certificates of the minor FMS (40%) in the pool a third cannot be sold.',
  },
  '3.5': {
    title: 'Buying',
    where:
      'Certificates come from the initial offer, the pool or the Dragons; in the offer the presidential one is the first.',
    price:
      'From the offer: market value, to the company. From the pool: market value, to the bank. From the Dragons: the value in the red area, the lower printed price in the white area, the higher one in the green area, paid to the bank.',
    limit:
      'No purchase may break the certificate limit: 36, 24, 18 with two, three, four players. Maritime cards do not count. Nobody has to sell because of a limit; whoever is above it may not buy.',
    sold: 'Whoever has sold shares of a company may not buy any in the same stock round, from anywhere.',
    holding: 'Nobody buys beyond 60% of a company.',
  },
  '3.6': {
    title: 'Launching a company',
    president:
      'The first certificate bought is the presidential one. Its buyer becomes president, sets the value at 60 to 100 (up to 130 from Phase 3, up to 150 from Phase 5), pays twice that into the treasury and takes the chart. The token goes to the bottom of a pile.',
    purses:
      'Money of players and companies stays apart: only shares, dividends, compensation and a forced purchase move it between them.',
    float: 'Until 60% is sold the company does not operate. Then it floats, at once and for good.',
    gets: 'It gets its rank token on rank 1 of its row, the chips of its home as it is then, and its markers. A home without a tile (Isili, Arbatax) gives its traffic when anybody lays its first tile; upgrades before the flotation give nothing extra.',
  },
  '3.7': {
    title: 'Minor companies',
    minor:
      'Before Phase 5 companies start as minors. They float with the 40% certificate and one of 20% bought by players, get the money for each share as it is sold, and have three markers, the home included. One that has been launched but not floated when Phase 5 begins stays a minor.',
    exampleMinor:
      'CFD is launched at 90 in Phase 2: players pay 180, 90 and 90. It has 360 in its treasury and three markers; Alan has 60%, Carl 20%, one certificate is left, and the value is 90.',
  },
  '3.8': {
    title: 'Major companies',
    major:
      'A major comes about by conversion, by a launch from Phase 5 on, or by a re-launch after an absorption. It floats with the 20% certificate and four of 10% bought by players, gets the money for each share as it is sold, and has seven markers, the home included.',
    exampleMajor:
      'FMS is launched at 110 in Phase 5: 220 and 330 make 50%, and it is not yet floated; another 110 floats it. It has 660 in its treasury and seven markers; the players have 50% and 10%, and four certificates are left.',
  },
  '3.9': {
    title: 'Conversion',
    when: 'A minor converts only in the operations before a stock round, if a direct route leads from one of its markers to its destination: continuous track from a city or mine with its marker to a city or mine, through no other. Towns do not matter, and no marker at the destination is needed.',
    effects: 'Its certificates become 10% and 20%, and five new ones of 10% come to the offer, for sale at once.',
    markers:
      'It gets one more marker in Phase 2, two in Phase 3, three in Phase 4 and four from Phase 5 on, but never has more than seven.',
    exampleConvert:
      'CFD converts in Phase 3: Alan goes from 60 to 30%, Carl from 20 to 10%; it has two more markers and six certificates in the offer, and its value does not change.',
  },
  '3.10': {
    title: 'Transfer of the presidency',
    purchase:
      'A player with a greater percentage becomes president: he gives two single certificates for the presidential one and takes the chart with everything on it.',
    exampleBuy:
      'In the major CFD Alan has 30%. Carl buys his fourth certificate, 40%: they exchange. Alan has three singles, Carl three certificates with 40% and the presidency.',
    sale: 'A president may sell so much that he loses the presidency only if another player has two or more certificates and the pool has room. He declares the number; whoever will have the most becomes president, in a tie the first to his left; the exchange comes before the sale.',
    exampleSell:
      'Alan with 30% sells all, Carl has 20%: they exchange, three singles go to the pool, Carl is president, and the value falls three spaces.',
  },
  '3.11': {
    title: 'Movements on the market',
    up: 'The value goes up one space for a dividend above zero, and one space, once in a turn, for new trains from the available pile.',
    down: 'It goes down one space for each share sold by the president or the Dragons, forced sales included, and one space for a dividend of zero.',
    pile: 'A token entering a box goes to the bottom of its pile. Withholding does not move it. At 10 and 490 it stays where it is.',
    exampleTwo: 'FMS pays 130 and buys a new PH3: it goes up two spaces, from 130 to 150, to the bottom of the pile.',
    exampleNone: 'RCSF withholds 160 and buys a PH3 of FMS: it stays.',
    exampleBoth:
      'SFSS has a dividend of zero and buys a new PH4: it goes down and up again, to the bottom of the pile.',
  },
  '3.12': {
    title: 'Before a stock round',
    order: 'Immediately before every stock round: mines, then ranks, then conversions.',
    mines:
      'Mines with a marker go down one step: yellow to green from Phase 3, green to brown from Phase 5. Others stay as they are, and no mine ever goes down two steps at once.',
    ranks: 'A rank token not yet on the row of the phase moves down one row, never more.',
    exampleRow: 'In Phase 4 a token on the PH2 row goes to the PH3 row.',
    exampleRows:
      'Phase 5: RCSF goes down a row into the red area, SFSS reaches the PH5 row in the white area, SFS is there already and stays.',
    asked:
      'Presidents of minors that may convert are asked in operating order; they may decline. A conversion takes effect at once.',
  },
  '3.13': {
    title: 'After a stock round',
    priority:
      'The priority goes to the left of the player who last bought or sold; the Dragons do not count. If nobody did, it stays.',
    noBonus: 'A company whose certificates are all sold gets no bonus.',
  },
  '4.1': {
    title: 'Operating round',
    cards: 'First every maritime card in a player’s hand pays L.20.',
    order:
      'Then each company operates once, by descending value, in one box from the top of the pile down. The next one is looked up anew after each turn.',
    steps:
      'A turn goes: track, mines, station marker, trains and income, purchase of trains. Track, marker and purchase are optional.',
    anyTime: 'Maritime cards and repayments of loans fit anywhere in the turn, absorptions at its start.',
    next: 'When all have operated, the next round follows.',
  },
  '4.2': {
    title: 'Laying and upgrading track',
    tiles:
      'At first only the six yellow hexes have track. A company may lay one tile free and a second for L.20, which may upgrade the first. A tile leaves the map only by an upgrade.',
    traffic:
      'A traffic upgrade brings the next colour and keeps all track, connected or not: yellow on open ground, green on yellow (the printed hexes too), brown on green, grey on brown, as the list of tiles allows.',
    city: 'When a city grows in traffic, each company with a marker there takes the difference at once. A town gives nothing then; later routes get its new traffic.',
    exampleCity: 'Nuoro goes from green 4 to brown 5: RCSF and FA with markers there take one chip each.',
    competitive:
      'A competitive upgrade brings a tile of the same colour; connections with neighbours are kept, other track need not be. Something must change, and no upgrade leaves fewer slots than markers.',
    exampleSanluri:
      'FCS upgrades Isili to green and takes a chip, then pays 20 and replaces the straight town of Sanluri by a curved one.',
    reach:
      'The company must be connected by track of any length to and along a track of the new tile; a city full of other companies’ markers blocks the way. A home without a tile must get its tile first.',
    fit: 'Tiles lie edge to edge in any orientation the rules leave. Towns take town tiles, cities city tiles; the lettered hexes only their own green, brown and grey tiles.',
    sea: 'Track may not end in the open sea, but may end against a blank side of a neighbour. Dotted sea connections count as printed track.',
    restricted:
      'Brown tiles: 63 only in Isili, Olbia and Ajaccio; 700 only in Arbatax and Calvi; 146 only in coastal towns.',
    mines: 'Mine tiles 173, 174 and 175 lie on the eight mines only, and players never upgrade them.',
    again: 'Replaced tiles are available again.',
  },
  '4.3': {
    title: 'Mines',
    chips:
      'In each of its turns a company takes chips from its mines: 2 from a yellow one, 1 from a green one, none from a brown one. A mine has one slot.',
    carbonia: 'A company has at most one marker in the three mines of Carbonia together.',
  },
  '4.4': {
    title: 'Station markers',
    one: 'A company places at most one marker in an operating round. Home markers lie there from the start; that of a re-launched company is placed when its presidential certificate is bought.',
    route:
      'It needs a direct route from one of its markers to a city or mine with a free slot: through no other city or mine, not even one with its own marker, and nothing twice. A company never has two markers on one tile.',
    cost: 'Each border on the route costs: plain 10, river 40, mountain 60; a sea route costs its printed 60, 100 or 120 instead. The president chooses the route, and the treasury must pay for it.',
    traffic:
      'The company takes the traffic of the towns on the chosen route and of the city or mine at its end; the start gives nothing.',
    stays:
      'A marker never moves, except in an absorption. Through a full city only companies with a marker there pass for laying tiles.',
  },
  '4.5': {
    title: 'Trains and income',
    revenue: 'Revenue is ten times the smaller of chips and coverage.',
    exampleChips: '14 chips and two PH2 (coverage 16) earn 140.',
    exampleSeats: '30 chips, a PH2 and a PH3 (coverage 22) earn 220.',
    dividend:
      'The president pays a dividend or withholds. Each share gets its percentage; the part of pool and Dragons stays in the bank, that of the offer goes to the company. Withheld money goes to the treasury.',
    value: 'Dividend paid: one space up. Revenue of zero: one space down. Revenue withheld: the value stays.',
  },
  '4.6': {
    title: 'Purchase of trains',
    limit: 'A company may buy trains within its limit; maritime cards do not count.',
    table:
      'Coverage, cost (last one), number, scrapped by: PH2 8, 100 (70), six, PH4. PH3 14, 200 (160), five, PH6. PH4 20, 350 (300), four, PH7. PH5 25, 500, two, never. PH6 30, 650, three, never. PH7 35, 800, without limit, never.',
    oneByOne:
      'Trains are bought one at a time, and a change of phase is carried out before the next. A lowered limit bars further purchases; nobody discards a train to make room.',
    discard:
      'Trains above a new limit go to the pool without payment; the president chooses which, the buyer first, then the others in operating order. Scrapping empties the pool too; scrapped trains leave the game.',
    exampleLimit:
      'In Phase 2 a company with three trains may buy the first PH3, and then discards one. In Phase 3 a company with three trains may not buy the first PH4.',
    sources:
      'They come from the pile, the pool or other companies. The pile sells one kind after another. Pile and pool sell at the price on the card; the last PH2, PH3 and PH4 is cheaper.',
    deals:
      'Companies agree on any price from L.1, for the last train too, within the buyer’s turn; nobody has to agree. A refused offer may be repeated in that turn only at a higher price.',
    duty: 'A company with at least one chip and no train must buy one in this step; without chips it need not.',
  },
  '4.7': {
    title: 'Mandatory purchase',
    help: 'If the treasury cannot pay for any train of the bank, the president pays the rest: for one train, from pile or pool only, any of those for sale, the whole treasury first and no more than is missing. If his cash is not enough he must sell shares.',
    own: 'A trainless company may still buy from another with its own money, and may pay a dividend although it then needs help. A helped purchase from the pile raises the value. A maritime card that comes after the train step and brings the first chip brings the duty back.',
  },
  '4.8': {
    title: 'Forced sales',
    sales:
      'The president decides what to sell and in which order, each company in one block, within all limits, and no more than is needed. The presidency of the buying company may not change; that of others may.',
    bankrupt: 'If that is not enough, he is bankrupt.',
  },
  '4.9': {
    title: 'Bankruptcy, and the example of FMS',
    loans:
      'A bankrupt player gets as many personal loans of L.500 as the train needs and plays on. Each costs L.500 in the score.',
    exampleOne:
      'First round: FMS has 3 chips. It lays a curve and a mine tile and pays 20; a marker on the mine for 70 (a plain and a mountain border) brings 2 chips. Without a train it has no revenue, and the value goes down one space; it buys a PH2 for 100, and the value goes up one space.',
    exampleTwo:
      'Second round: it lays a straight town and a curve and pays 20; the mine gives 2, so that it has 7 chips. It pays out a revenue of 70, and the value goes up one space; it buys a second PH2, and the value goes up again.',
    exampleThree:
      'Third round: it lays two tiles and pays 20; a marker in Oristano for 80 (one river, four plain borders) brings 3 and 2 chips, the mine 2: it has 14 chips and a coverage of 16. It withholds the revenue of 140, and the value stays.',
    exampleFour:
      'Fourth round: Cagliari, upgraded to green, gives 1 chip, the mine 2: it has 17 chips and a coverage of 16. It pays out a revenue of 160, and the value goes up one space.',
  },
  '5.1': {
    title: 'Absorption',
    who: 'Acquirer and target have the same president. It happens in the turn of either; the target always loses its turn, the acquirer plays its own as usual.',
    passive:
      'Passive: at the start of its turn a company lets itself be absorbed instead of operating and does nothing else.',
    active:
      'Active: at the start of its turn a company absorbs one that has not operated in this round. Several may follow; then the acquirer operates.',
  },
  '5.2': {
    title: 'Conditions',
    conditions:
      'Both have operated at least once; they have markers in the same city or joined by a direct route; and the acquirer can raise the whole compensation from both treasuries, its own shares and loans.',
    sizes: 'A minor may absorb a major and the other way round.',
  },
  '5.3': {
    title: 'Compensation',
    price:
      'All shares of the target held by players, pool and Dragons are paid for: at its value in the red area, the lower printed price in the white area, the higher one in the green area. Those in the offer are not.',
    money:
      'First the cash of both; then certificates of the acquirer from the offer are sold to the pool, as many as needed, at most 50%, without a drop; then loans, at most three including those both companies have. Only what is missing is raised in this way, and the president never pays.',
    relaunch:
      'The certificates return to the offer. From the next stock round on the company may be launched again as a major; whoever buys the presidential certificate chooses its home, any city in play with a free slot. Without one there is no launch.',
  },
  '5.4': {
    title: 'Effects',
    assets:
      'Chips, trains, maritime cards and loans go to the acquirer, which is filled up to seven markers. Trains above the limit go to the pool by choice.',
    vacate: 'It may now take its own markers off mines, back to its chart.',
    replace:
      'It replaces the target’s markers in cities by its own, at no cost; those on mines only if it likes. Where it has a marker in the city already it gets L.50 instead.',
    short:
      'Markers it cannot replace, having too few of its own, are lost without money; then those replaced must have a direct route to another marker of the company.',
  },
  '5.5': {
    title: 'Loans',
    loans:
      'A loan is L.500; a card of L.1,000 counts as two. Companies get loans only to complete an absorption, after cash and its own shares, and never more than three; those of both companies count.',
    personal: 'Players get loans only when bankrupt, without limit, and cannot repay them.',
    repay: 'There is no interest. A company repays at any moment of its turn, each loan in full.',
    score:
      'At the end each loan of a company takes L.50 off its share value, even below zero, and each personal loan L.500 off the player’s score.',
    exampleMoney:
      'B, a minor at 150 in the red, has four shares in play: 600. Both have 400 in cash, A has no share in the offer and takes a loan of 500; 300 is left.',
    exampleMarkers:
      'A gets two markers, seven in all, gives up a brown mine (three on the chart), replaces one marker (two left) and gets 50 for the other: treasury 350.',
  },
  '6.1': {
    title: 'Short game',
    short:
      'The short game is for two or three players, best for two. Only Sardinia is used: nothing is laid in Corsica, and M7, M8, CFC and CFD are out.',
    numbers:
      'There are 5, 4, 3, 2 and 2 trains, and PH7 without limit; the certificate limit is 27 with two players and 18 with three; the bank has L.6,000. All tiles stay in, though some are never needed.',
  },
  T: {
    title: 'Quick reference',
    limits:
      'Of one company the Dragons hold at most 50%, players 60%, the pool 50%. All other figures are those of the sections; the Dragons’ 6, 10, 16 hold in the short game too.',
    french:
      'The French translation errs in places: withholding does not lower the value, the train limit is per company, the offer has no price of its own, players cannot repay personal loans at all, the Dragons must pass too before a round ends, in a forced purchase any train may be chosen, and only the last PH2, PH3 and PH4 is cheaper.',
  },
  'C.5-1': {
    title: 'Proto-rules: components',
    forms:
      'Basic form: Sardinia, six companies, M1 to M6, two or three players. Expansion: both islands, two more companies, M7 and M8, three or four players.',
    trains:
      'There are 5, 4, 3, 2 and 2 trains in the basic form, 6, 5, 4, 2 and 3 in the expansion; PH7 without limit.',
    exampleRank: 'Two PH2 and three markers: rank 7.',
  },
  'C.5-2': {
    title: 'Proto-rules: set-up',
    money: 'The bank has L.8,000 in both forms; capital is 360, 330, 300 for two, three, four players.',
    deal: 'Two maritime cards are dealt to each player at random. What is left, two cards with two players or in an expansion game for three, leaves the game.',
    homes: 'Home markers lie on the map from the start.',
  },
  'C.5-3': {
    title: 'Proto-rules: maritime companies',
    noTrain: 'Maritime cards without a train earn nothing.',
    exampleBonus: 'Phase 4: the card of Cagliari comes to a company with a marker there: 4 chips.',
  },
  'C.5-4.1': {
    title: 'Proto-rules: before a stock round',
    before: 'Mines, ranks and conversions in operating order, as in the final rules.',
  },
  'C.5-4.3': {
    title: 'Proto-rules: Dragons',
    dragons: 'They choose as in the final rules, with the limits 6, 10, 16, at most 50%, and are never president.',
  },
  'C.5-4.4': {
    title: 'Proto-rules: buying and selling',
    limit:
      'Certificate limit: 18 and 13 with two and three players in the basic form, 18 and 13 with three and four in the expansion.',
    price:
      'A share from the Dragons costs its value in the red area, 10% more in the white area, 30% more in the green area, rounded to the nearest multiple of 5, halves up; the money goes to the bank.',
    examplePrice: 'Value 80: white 90, green 105. Value 110: 120 and 145. Value 10: 10 and 15.',
    sales: 'Sales, drops and the exchange of the presidency are those of the final rules.',
  },
  'C.5-4.6': {
    title: 'Proto-rules: launching a company',
    token:
      'The value is chosen at the launch; the token enters the market when 60% is sold to players, below those in the box.',
    rows: 'Row of the chart: the first in Phases 2 and 3, the second in Phase 4, the third from Phase 5.',
  },
  'C.5-4.8': {
    title: 'Proto-rules: major companies',
    markers: 'A re-launched company has 4, 5, 6, 7 markers by the phase; one first launched from Phase 5 on has seven.',
  },
  'C.5-5.1': {
    title: 'Proto-rules: tiles',
    second: 'The second tile costs L.20 and may upgrade the first. A traffic upgrade keeps all track.',
    brown:
      'Brown tiles: 63 only in Isili, so Olbia stays green; 700 only in Arbatax; 146 only in Alghero and Tempio. In the expansion also Ajaccio, Calvi and the coastal towns of Corsica.',
    sea: 'In the basic form sea connections are valid sides that lead nowhere.',
  },
  'C.5-5.2': {
    title: 'Proto-rules: markers',
    home: 'The home of a re-launched company is chosen when it floats. While no city has a free slot, neither its presidential certificate nor the one that would float it can be bought.',
    route: 'A route brings the chips of its towns and of a city at its end. One marker of a company on a tile.',
  },
  'C.5-5.3': {
    title: 'Proto-rules: mines',
    after:
      'Mines operate after the marker step, so a new marker brings the chips of its mine at once and exactly once in that turn: 2, 1 or 0. One marker of a company in Carbonia.',
  },
  'C.5-5.4': {
    title: 'Proto-rules: revenue',
    dividends: 'Dividends go where the final rules send them.',
    exampleRevenue: '14 chips with a coverage of 16 earn 140; 30 chips with a coverage of 22 earn 220.',
  },
  'C.5-5.5': {
    title: 'Proto-rules: trains and bankruptcy',
    trains:
      'Four trains in Phase 2, three in Phases 3 to 5, two afterwards; second-hand from L.1. A company with chips must own a train; the president helps with cash and shares, without losing the presidency of that company.',
    bankrupt:
      'A player is bankrupt if he has sold all he may and still cannot pay for the cheapest train of the bank; he may not choose a train he cannot pay for.',
    player:
      'He is out of the game and cannot win. His cash goes to the bank, his maritime cards leave the game, his priority passes to the left; limits stay.',
    company:
      'The company that could not buy is closed for good without compensation: treasury and loans go back to the bank, chips to the supply, its cards, certificates and markers leave the game; tiles stay.',
    certificates:
      'His other certificates go to the pool, beyond its limit if need be and without a drop; later sales that would leave more than 50% there are barred. In each of his companies the player with the most shares, at least two, becomes president and swaps two singles for the double share.',
    waits:
      'Without such a player the company waits: it does nothing and its value stands still, while its singles are traded, mines, row, scrapping and limit go on, and the lowest trains are discarded first. Its president is whoever buys the double share from the pool at twice the value, or comes to hold two singles and swaps them at once. The same holds for companies that have not floated; shares in the pool count as sold.',
    last: 'When one player is left the game ends at once, and that player wins.',
  },
  'C.5-6.2': {
    title: 'Proto-rules: compensation',
    price:
      'Per share: the value in the red area, 10% more in the white area, 30% more in the green area, rounded to the nearest 5. Everything else as in the final rules.',
  },
  'C.5-6.3': {
    title: 'Proto-rules: after an absorption',
    connected:
      'Every replaced marker needs a direct route to another marker of the acquirer, even when there are enough markers; one that cannot be connected is lost. Where the acquirer already has a marker it gets L.50. The target may be launched again as a major.',
  },
  'C.5-6.4': {
    title: 'Proto-rules: loans',
    loans:
      'Loans only for absorptions, none for players; at most three in the enlarged company, those of the target included. Each takes L.50 off the share value at the end, even below zero.',
  },
  'C.5-7': {
    title: 'Proto-rules: end',
    end: 'A bank broken in a stock round is followed by two operating rounds, in an operating round by the rest of the set. Cash plus share values decide.',
  },
  'C.5-8.3': {
    title: 'Proto-rules: expansion',
    expansion:
      'A marker over a sea route pays its printed cost too. Tiles B and P lie only on their cities in Corsica.',
  },
};
