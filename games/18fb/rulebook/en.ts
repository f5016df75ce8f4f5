import type { RulebookText } from './outline.ts';

/** The rules of 18FB in our own words, section by section as the rules PA23 count them. */
export const en: RulebookText = {
  '1.1': {
    title: 'Game description',
    parts:
      'A game consists of one political round, then stock rounds each followed by two operating rounds, with one regional round in between, and a final count. Cards are bought and the order is fixed in the political round.',
    ends: 'It ends when the bank is exhausted or a corporation reaches the highest price.',
    winner:
      'The richest player wins: shares at market price, regional certificates at nominal value and cash. What corporations own counts for nobody.',
    shares:
      'Shares earn dividends and may rise in price. Whoever holds enough of a corporation is its president and runs it.',
  },
  '1.2': {
    title: 'Setting up',
    players:
      'Three to six players take part. D3,000 is handed out: D1,000 each for three, D750 for four, D600 for five, D500 for six.',
    bank: 'The money of the game is D12,000 in all; what is not handed out is the bank.',
    offer: 'Certificates, concessions and trains lie in the offer, the political cards in order of cost.',
    order: 'The order is drawn by lot; the first player has the priority, and the political round begins.',
    empty: 'Nobody starts with certificates. Only three cards bring a share before the first stock round.',
  },
  '1.3': {
    title: 'Etiquette',
    open: 'Money, holdings, trains and all dealings of corporations are open; here everybody sees them.',
    talk: 'Talk is free and public, promises bind nobody, secret agreements are forbidden.',
  },
  '2.1': {
    title: 'Phases',
    trigger:
      'There are six phases. The game starts in the first; each of the others begins at once with the first purchase of its ordinary train, in the middle of the buyer’s turn.',
    tiles:
      'Yellow tiles are available from Phase 1, green ones from Phase 2 and brown ones from Phase 5, never earlier.',
    steps:
      'A company that floats in Phases 1 or 2 has two tile steps in a turn, in Phases 3 or 4 three, in Phases 5 or 6 four. This number never changes.',
    values: 'Starting values are D60 to D100; from Phase 2 on also D110 to D130, from Phase 5 on also D140 and D150.',
    scrap:
      'Phase 3 scraps PH1 trains, Phase 5 scraps PH2 and Phase 6 scraps PH3, without payment; trains in the pool are scrapped too. The others are never scrapped.',
    cards: 'Falcon and Delahante may be used from Phase 2 on.',
    deposits:
      'In Phase 3 a concession costs its second deposit, from Phase 4 on nothing. What was paid before stays as it is.',
    rome: 'The free slots of Rome open to everybody in Phase 4.',
    five: 'Phase 5 discards political cards and concessions and brings the regional companies and SFM.',
    six: 'In Phase 6 RM and RA form, and regional companies may be acquired.',
    offMap: 'Places off the map pay their first value in Phases 1 and 2, the second in 3 and 4, the third in 5 and 6.',
    order: 'The effects come in this order: scrapping, presidencies, discards, states, formations.',
  },
  '2.2': {
    title: 'The stock market',
    price: 'Each value on the market is the price of one share of 10%.',
    start: 'The starting spaces count as white in everything.',
  },
  '2.2.1': {
    title: 'White zone',
    white: 'Stock in the white zone is held under the ordinary rules.',
  },
  '2.2.2': {
    title: 'Starting values',
    ten: 'Ten spaces from D60 to D150: yellow up to D100 from Phase 1, green up to D130 from Phase 2, brown from Phase 5.',
    nothing: 'They have no other meaning.',
  },
  '2.2.3': {
    title: 'Light blue zone',
    ban: 'Corporations may not own stock priced in light blue, not even their own, and must sell it at the first opportunity in their turn. Players may hold it.',
    ledge:
      'The border above it is a ledge. A sale moves one row for each share, but a token leaves the ledge only if two shares still count; otherwise it stops there. At the bottom nothing moves. Other moves ignore ledges.',
    example:
      'From D180, one row above the ledge, two shares end on D170 and three on D150. On a ledge one share moves nothing, two shares two rows.',
  },
  '2.2.4': {
    title: 'Dark blue zone',
    ban: 'A corporation priced in dark blue may own no stock, sells all it has at the first opportunity and buys none; nor may any corporation keep stock priced there.',
    ledge: 'The border between light and dark blue is a ledge of the same kind.',
  },
  '2.2.5': {
    title: 'Price moves',
    sale: 'A player’s sale in a stock round moves the price down one row for each share, counting the presidential certificate as two; both ledges may stop it, and the fall ends at the bottom.',
    left: 'Withheld or zero earnings move it one space left; in the first column one row down, at the bottom not at all.',
    right:
      'A full or half dividend of at least the share price moves it one space right, or up where there is none. A smaller one moves nothing, and neither does a company that does not operate.',
    example:
      'At D100 a full dividend of D100 moves right, one of D90 does not; earnings of D190 paid half share out D100 and move right.',
    soldOut:
      'At the end of a stock round each company with no share in offer or pool rises one row, in operating order; treasuries count as sold. From the top row it goes right. Un-floated, building and frozen companies do not rise. All rises are made before a price of D300 ends the game.',
    top: 'A token that has reached D300 stays there.',
    bonus: 'A destination bonus is one row up, with the same ends.',
    stack: 'A token that enters a space goes under those already there.',
    others:
      'Sales by corporations, emergency sales and a bankrupt’s holdings lower nothing; a building company never moves right.',
  },
  '2.3': {
    title: 'Shares, certificates, limits',
    shares:
      'Prices are per share and percentages give the part of a dividend. The presidential certificate is 20%, two shares and one certificate: holdings count by percentage, the limit by certificates.',
    counted:
      'The certificate limit is 26, 20, 16 or 13 for three, four, five or six players. Political cards and concessions do not count, but a share given by a card does.',
    sixty: 'A player may hold 60% of a corporation, in any certificates; what his corporations hold is not counted.',
    office:
      'The presidential certificate is never sold. It passes on when a sale lets another player take the presidency, and reaches the pool only by a bankruptcy in Phases 1 to 4.',
    pool: 'The pool holds at most 50% of a corporation, except by forced sales of corporations.',
    above: 'Whoever is above a limit must sell down in his next stock-round turn and may buy nothing before that.',
  },
  '2.4': {
    title: 'Corporations',
    majors: 'Majors from Phase 1: NN, FSC, LdA, FC, FB, LTF, SFTF, FS, FP, FST; from Phase 5 SFM.',
    regionals: 'Regionals from Phase 5: SFSM, SEPSA, FAS, FA, FAL, FG, FdC. FC and FdC are two companies.',
    nationals: 'Nationals from Phase 6: RM and RA. LTF is the company meant for RA under both its names.',
  },
  '2.5.1': {
    title: 'Two maps',
    maps: 'Beside the main map there is one of Napoli; two dark-green hexes stand for it and take no tiles.',
    letters:
      'The maps meet over sides with the same letter, a to h. The other outer sides of the small map are closed.',
    enclaves: 'Benevento and Pontecorvo are papal; only Falcon changes their value.',
  },
  '2.5.2': {
    title: 'Natural obstacles',
    passes:
      'Crossing a mountain pass costs D60. A few passes are closed before Phase 3 and cost the same once they open.',
    rivers: 'Crossing a river costs D40, and each river on a border is paid for.',
    example: 'The border of I14 and J15 has two rivers and costs D80.',
    sarno: 'Because of the Sarno the lettered sides f, g and h cost D40 each; a to e cost D10.',
    blocked: 'Grey and blue hexes are never crossed and take no tiles.',
  },
  '2.5.3': {
    title: 'Stations',
    kinds: 'Cities, towns, ports and places off the map give income. Cities lettered N, B, R and W are worth more.',
    letters:
      'A lettered city takes the tiles of its letter where there are any; P and L only ask for a special brown one. Two towns in a hex take tiles with two towns.',
    ports: 'A port adds its bonus to its city when that city is served.',
    offMap:
      'Red hexes are places off the map; both of Rome are one place, both of Tronto another. They need a token. Rome opens in Phase 4, with Delahante one slot from Phase 2.',
    funicolare:
      'Once Torre Annunziata has track to the north, the Funicolare adds D20 for every corporation that serves its token there. It is not a station and takes no train capacity.',
    example: 'On a yellow tile of 20 with that track Torre Annunziata is worth D40.',
    printed: 'A printed yellow hex takes no yellow tile but is upgraded to green. A bare circle is worth nothing.',
    towns: 'Towns bring income only through town markers.',
  },
  '2.5.4': {
    title: 'Tokens and markers',
    token:
      'A token shows that a line has been built to a station; a company earns only at stations with a token of its own.',
    bourbon:
      'Four Bourbon tokens, 5 in Rome, 6 and 8 in Caserta, 7 in Napoli, fill their slots. Four cards let companies replace them; in Phase 5 the rest leave the map.',
    kept: 'A home or reserved slot serves its company alone, until that company closes or merges.',
    markers: 'Town markers lie in the treasury and are not limited; tokens are those of the chart.',
  },
  '2.6': {
    title: 'Trains',
    kinds:
      'Majors and nationals buy and run ordinary trains, regionals regional ones, from Phase 5. A national gets a regional train only with a regional it acquires, and it becomes ordinary.',
    sale: 'The next type is sold when the one before is gone; 0+6 come with Phase 6 beside 0+4 or, if the table chooses so, after them. PH6 never run out, all others do. Trains in the pool are sold at face value.',
    removal:
      'From Phase 5 one unsold ordinary PH5 train leaves at the end of every operating round, the first in the round the phase began, before the regional round. If that empties the pile PH6 go on sale, but Phase 6 waits for a purchase.',
    limit: 'There is no train limit.',
    phase: 'Regional trains start no phase.',
  },
  '2.7': {
    title: 'Political cards',
    general:
      'Cards are sold in the political round. Corporations never buy them; players may trade them. An owner uses a power at any moment, also for a company of another player, to which he lends the card; whether a Bourbon token is replaced is for its president to decide.',
    income:
      'A card pays its owner at the start of each operating round, less or nothing after its power where it says so, from the next payment on. All close at Phase 5. In the pool a card pays nobody.',
    table:
      'Cost and income: Bayard 25, 5; Melisurgo 50, 10; Riseis 75, 15; Falcon 75, 15; Delahante 100, 20; Valadous 125, 20 then 10; L’Ala 175, 25 then 10; Albano 200, 25 then 10.',
    bayard: 'Once, Bayard halves a deposit its owner pays, even for a concession taken again from the pool.',
    exampleBayard: 'With it FB costs D75 instead of D150 in Phase 1, and D40 instead of D80 in Phase 3.',
    melisurgo:
      'Melisurgo raises the interest of one company by two bands for all its shareholders, once and never above E.',
    exampleMelisurgo: 'Band A becomes C, which pays D15 a share; band D becomes E, which pays D25.',
    panfilo:
      'Panfilo De Riseis lets his owner take a concession or certificate another player is about to buy in a stock round. He is asked only if he may and can pay; limits and bans bind him, the money goes where it always goes, no discount card helps him, sales made before stand, and the interrupted player acts anew. Once, and never for cards.',
    falcon:
      'Falcon, from Phase 2, adds 30 in Benevento and 10 in Pontecorvo for one railroad named when the card is played, where it serves a token. The bonus outlives Phase 5 and passes on in a merger.',
    delahante:
      'Delahante, from Phase 2, lets a major replace Bourbon token 5 in Rome under the rules for tokens, and stays until Phase 5. Rome’s other slots open in Phase 4 anyway.',
    railways:
      'Valadous, L’Ala and Albano belong to LdA, FB and FP. Their first owner gets a share; an owner may take that concession at the next lower deposit as his action, for its first grant only and without exclusive right; the income drops with the company’s first token besides home; and a major may replace token 6, 7 or 8, which closes the card. Panfilo does not inherit the discount.',
    exampleDeposit: 'Next lower deposit: LdA D120, FB D80, FP D200 in Phases 1 and 2, nothing in Phase 3.',
  },
  '3': {
    title: 'Sequence of play',
    course:
      'After the political round a stock round and two operating rounds follow each other. The regional round comes once, after the operating round of the first PH5 train.',
  },
  '3.1': {
    title: 'Political round',
    auction:
      'All eight cards are auctioned openly. The player with the priority chooses any of them and bids or passes; the others in order raise or pass; the last bidder pays the bank at once. The next to choose is the player after the one who chose.',
    bids: 'The first bid is the printed cost or more, in multiples of five; each further bid is at least five higher and never above the bidder’s cash, which is set aside. Whoever has passed is out of that auction only.',
    pool: 'A card nobody wants goes to the pool and may be bought there at its cost as an action in a stock round.',
    excess: 'For cards 6 to 8 whatever is bid above the cost goes to the company the card belongs to.',
    example: 'Albano for D240: D200 to the bank, D40 to FP, and one share of FP.',
    seats:
      'Then the players are seated in order of the cash they have left, ties in the order they had before; the richest has the priority, and the first stock round begins.',
  },
  '3.2': {
    title: 'Stock round',
    turn: 'In his turn a player may sell, then do one thing: take a concession, buy stock of a started company, or buy a card. After that he may not sell any more.',
    order:
      'It begins with the player who has the priority and ends when all have passed in succession; the first of them gets the priority. A turn with only a sale is not a pass.',
    skipped: 'Eliminated players are skipped.',
    cards: 'Cards change hands between players only here.',
  },
  '3.2.1': {
    title: 'Selling stock',
    sell: 'A player may sell any number of shares, as long as the pool holds no more than 50%; companies are dealt with one after the other in any order, each sale completed before the next. Whoever has sold a company’s stock may buy none of it in that round.',
    price: 'All shares of a company sold together are one sale and bring the price before it falls.',
    never:
      'Stock of a company that has not operated or is building may not be sold. The presidential certificate itself is never sold: its holder sells the single certificates he gets in exchange for it.',
  },
  '3.2.2': {
    title: 'Concessions',
    acquire:
      'For the deposit, paid to the bank, a player may take a concession: the first value in Phases 1 and 2, the second in Phase 3, nothing in Phase 4.',
    refund:
      'Half of what was paid comes back at the intermediate destination, the rest at the final one, to the present owner.',
    exampleRefund: 'Of the D150 paid for FB, D75 comes back in Caserta and D75 in Napoli.',
    band: 'The letter in the table is the band of secured interest.',
    par: 'He names a starting value, puts the token under the others there, buys the 20% certificate for twice that value, which goes into the treasury, and becomes president; he must be able to pay for all of it.',
    examplePar: 'NN in Phase 1 at a par of 100 costs D100, paid to the bank, and D200, paid to NN.',
    shield: 'To take the presidency a rival needs a holding 20 percentage points larger.',
    table:
      'Deposits, band, home, intermediate and final destination: NN 100/50, A, Napoli, Torre Annunziata, Nocera; FSC 200/100, D, Salerno, Sapri, Cosenza; LdA 240/120, C, Capua, Isernia, Pescara; FC 200/100, D, Cosenza, Gioia, Reggio; FB 150/80, A, Benevento, Caserta, Napoli; LTF 100/50, C, Campoli, Pescara, Foggia; SFTF 100/50, C, Taranto, Andria, Foggia; FS 200/100, B, Bari, Brindisi or Taranto, Lecce; FP 400/200, B, Bari or Napoli, Foggia or Avellino, Napoli or Bari; FST 240/120, C, Salerno, Potenza, Taranto.',
    fs: 'For FS the first of Brindisi and Taranto that gets a token counts.',
    fp: 'FP chooses its home: from Bari over Foggia, giving up the slot in Avellino; from Napoli over Avellino, giving up that in Foggia.',
    waiver: 'FST costs nothing once somebody has taken LTF’s concession. LdA, FB and FP cost less with their cards.',
    exampleBayard: 'NN for D25 in Phase 3 with Bayard: D12 in Torre Annunziata, D13 in Nocera.',
  },
  '3.2.3': {
    title: 'Withdrawal',
    when: 'A concession goes to the pool when another player has 20 points more than its owner, president or not, or when its owner is bankrupt. The deposit left is lost and the company frozen. A new president who owns the concession keeps it. This is checked after every change, for frozen companies too.',
    swap: 'In a takeover the presidential certificate is swapped for two singles; the new president has all assets. Among equals the earliest after the president takes over.',
    again:
      'He may take the concession at once for the regular deposit; otherwise anybody may later whom nobody exceeds by 20 points. Building and provisional companies cost the deposit, definitive ones nothing. The presidency does not move by this.',
    office:
      'If the presidential certificate lies in the pool it comes along for twice the price, and is sold in no other way.',
    example:
      'In Phase 3 the concession of NN, building and priced at D80, with the certificate in the pool, costs D50 and D160.',
  },
  '3.2.4': {
    title: 'Buying stock',
    one: 'A player may buy one certificate from the offer or the pool, within 60% and the certificate limit; he may not sell afterwards.',
    price:
      'A share from the offer costs par, paid into the treasury; one from the pool costs the market price, paid to the bank.',
    first:
      'The presidential certificate comes first, with its concession; from Phase 5 without one, the par being set.',
    where:
      'Shares of building companies may be bought. Players never buy out of a treasury, except a national’s presidential certificate nobody holds.',
  },
  '3.2.5': {
    title: 'Presidency',
    twenty: 'In Phases 1 to 4 the presidency passes to a player who holds 20 percentage points more.',
    ten: 'From Phase 5 ten points more are enough; a tie keeps the president.',
    swap: 'The presidential certificate is exchanged for two shares, and the new president takes over the charter with all assets; among equals it is the first player after the old president.',
    example:
      'In Phase 2 nothing happens at 20% against 30%; at 20% against 40% the presidency changes and the concession goes to the pool. In Phase 5 nothing happens at 30% against 30%; at 30% against 40% the presidency changes.',
  },
  '3.2.6': {
    title: 'Buying a political card',
    card: 'A card is bought from the pool at exactly its printed cost, or from a player at an agreed price, as the action of the turn. A refused offer is not repeated in the turn at the same or a lower price.',
  },
  '3.2.7': {
    title: 'End of the stock round',
    end: 'Sold-out companies rise, then the first operating round begins.',
  },
  '3.3': {
    title: 'Destinations and states',
    base: 'Every corporation has a home, an intermediate and a final destination, except RM, RA and SFM.',
    unfloated: 'Un-floated: the presidential certificate has not been sold.',
    building:
      'Building, from then until the intermediate destination is reached: the price does not rise, there is no bonus and no train runs, but secured interest is paid.',
    provisional:
      'Provisional, once the intermediate destination is reached: the price can rise, bonuses count, part of the deposit comes back, trains run, the company may trade in stock, and there is no more interest.',
    definitive:
      'Definitive, once the final destination is reached after the intermediate one: the same, and the rest of the deposit comes back, all of it if it was paid while provisional. The final destination alone changes nothing; when the intermediate one follows, both steps come together.',
    frozen:
      'Frozen, in Phases 1 to 4 with the concession in the pool: there is no rise, bonus, new tile, token, train trade, interest or stock trade except forced sales. It upgrades, runs and pays a half dividend; with zero earnings its price moves left, and it need not own a train. It keeps its standing underneath and returns to it. Without a president it runs by itself and upgrades nothing.',
    five: 'At Phase 5 a frozen company with its presidential certificate in the pool closes: shares vanish, trains go to the pool, tokens leave. Otherwise it becomes definitive.',
  },
  '3.4': {
    title: 'Operating round',
    round:
      'First the cards pay. Then each company operates once: regionals by number, then the others by price, at equal prices the one further right, then the top of the stack; the next one is found anew each time. After the second round comes a stock round.',
    turn: 'Only floated corporations operate. Steps keep their order, what a state forbids is skipped, and card powers are open at any moment.',
    short:
      'A building company goes through tiles, token, destination, interest and trains; a frozen one through upgrades, running, half dividend, price and forced sales.',
  },
  '3.4.1': {
    title: 'Tiles',
    steps:
      'A step is one new tile or one upgrade. A company has two, three or four of them in a turn; none is compulsory, and the same hex may be used more than once.',
    colours:
      'Open ground takes yellow tiles; yellow is upgraded to green and green to brown. A tile leaves the map only by being upgraded.',
    route:
      'New track must extend a route: continuous track from one of the company’s tokens, on the map or off it, not interrupted by a city full of others’ tokens. An empty slot, reserved or not, lets it pass. A closed city may itself be upgraded. For a tile without new track it is enough to reach its station.',
    home: 'Until the home token is placed the printed logo counts; a home without a tile gets its tile first.',
    keep: 'A value upgrade keeps all track; a competitive one, of the same colour, keeps what is joined to a neighbour. Tokens keep their places, and there must be slots for tokens and reservations.',
    supply: 'Tiles are limited; a replaced one returns.',
    sides:
      'No track may lead to the sea, the lake of Celano, the dark sides of Vesuvio, or a blank side of a grey or red hex. The side of the Funicolare is open.',
    kinds: 'Town, city, double-town and plain hexes take tiles of their kind.',
    letters:
      'L towns and L and P cities have their own brown tile; W, Napoli Nord, Napoli Sud, Bari and Reggio take only tiles with their letter; other hexes take none with a letter.',
    frozen: 'A frozen company only upgrades.',
    stays: 'Stations for whose sides no further tile fits stay as they are.',
    passes: 'No route crosses a closed pass before Phase 3, but track may be laid up to it.',
    napoli: 'F27 and F29 take no tiles.',
  },
  '3.4.2': {
    title: 'Tokens and town markers',
    one: 'A company places at most one token in a turn, and has at most one in any place. The home token is free and is the token of its turn.',
    route:
      'A token route runs from a station with a token of the company over towns and plain track to one without, through no other city, not even one with its own token; nothing is used twice, and the president chooses among routes. The goal needs a slot open to the company. A lettered side is one border; Napoli Nord and Sud are two places.',
    cost: 'The treasury pays D10 for a bare border, D40 for each river, D60 for a mountain, added up, the Tronto included; without the money there is no token, and closed passes stay closed.',
    example: 'A river and a mountain on one border cost D100; two bare borders, a river and a mountain cost D120.',
    offMap: 'A place off the map needs a token to be used.',
    markers:
      'Then the company takes one marker for each yellow or green town of that route, two for a brown one; both towns of a joined double town, only the town used of a yellow one. They stay in the treasury, and a later line counts a town again.',
    exampleMarkers: 'A yellow, a green and a brown town bring four markers.',
    bourbon: 'A Bourbon token is replaced under the same rules and costs.',
    slot: 'A token in any slot of a city serves.',
  },
  '3.4.3': {
    title: 'Destination check',
    check:
      'A token on the intermediate or final destination changes the state and returns the deposit due; then, if the state allows, a historical destination raises the price one row, one row for each token. Tokens placed while building, and home tokens, earn nothing.',
  },
  '3.4.4': {
    title: 'Secured interest',
    paid: 'The bank pays the shareholders of a building company D5, D10, D15, D20 or D25 a share for bands A to E, whatever the par, or so many per cent of the par if the table chooses so: players and other corporations, not pool and offer.',
    example: 'A holder of 30% receives D60 in band D.',
    needs: 'It is paid only if every tile step of the turn was used, even if none was possible.',
    price: 'If it is paid, the price stays; if not, the price moves left. It never moves right.',
    place: 'It stands in place of revenue; the turn that ends the building state pays none.',
  },
  '3.4.5': {
    title: 'Running trains',
    run: 'Provisional and definitive companies run all their trains together: the sum of X is the number of stations with its own tokens, the sum of Y that of markers. Each counts once, spare capacity is lost, and stations need not be connected.',
    best: 'Stations bring their value with port and bonuses, markers D10. With too little capacity the best are taken: the highest revenue is compulsory, and Falcon counts for its railroad.',
    none: 'Without trains there is no income.',
    example:
      'Trains 2+2 and 3+4 together serve five stations and six markers; the markers bring D60. One 2+1 with stations of 60, 30 and 20 and three markers earns D100.',
  },
  '3.4.6': {
    title: 'Dividend',
    choice:
      'A company pays a full dividend, a half one or none. A half dividend pays out half, rounded up to D10, and the rest goes to the treasury; a frozen company always pays half.',
    parts:
      'Holders get their percentage. Shares in the offer and in its own treasury pay the corporation itself, shares of other corporations pay those, and shares in the pool pay nobody.',
    example:
      'Half of D130 means D70 paid out and D60 withheld. A full D200, with 30% held by a player, 50% in the offer and 20% in the pool, pays D60 to the player, D100 to the company and D40 to nobody.',
  },
  '3.4.7': {
    title: 'Price',
    price: 'Then the price moves as described in 2.2.5.',
  },
  '3.4.8': {
    title: 'Train buying',
    buy: 'A company may buy any number of trains: from the bank at the printed price, from the pool at face value, from other corporations for at least D1 if both presidents agree. The money goes to the seller.',
    duty: 'A provisional or definitive company must end its turn with a train; a building one may buy.',
    last: 'The last train may be sold. Frozen companies neither buy nor sell.',
  },
  '3.4.9': {
    title: 'Financial step',
    trade:
      'After the trains a provisional or definitive company may sell stock to the pool, then buy one certificate: its own from the pool, that of another started company from pool or offer, at most 10% of each, none it just sold, none in blue. It may sell what players could, within 50%. Money for shares from the offer goes to the company that issued them.',
    quiet: 'These sales move no price, and shares held by corporations make nobody president.',
    forced: 'Stock in light blue, and all stock of a company in dark blue, must be sold first, without limits.',
  },
  '3.4.10': {
    title: 'Emergency',
    when: 'A company that must own a train and cannot pay for the cheapest one of the bank buys that one with help, in its train step or, as the table chooses, after its financial step.',
    order:
      'The money comes from treasury cash, then treasury stock, then the president’s cash, then his stock; all stock is sold at half price and no more than needed. Offer shares, regionals, cards, concessions and stock that has not operated are not sold.',
    example: 'At D90 a share brings D45, at D55 it brings D27.',
    limits: 'The pool limit holds. The presidency of this company may not change, any other may.',
  },
  '3.4.11': {
    title: 'Bankruptcy',
    bankrupt:
      'A president who still cannot pay is bankrupt and out of the game; his holdings go to the pool without limit, his cards and regionals too.',
    before:
      'Before Phase 5 his concessions are withdrawn and those companies freeze, without a train. Where another player owns the concession it stays, and the holder of the most shares, at least two, takes the presidency.',
    after:
      'From Phase 5 on each company goes to the holder of the most shares, at least two, who must finish the purchase with what was raised; if there is none it closes: shares vanish, trains go to the pool, tokens leave the map.',
    last: 'When only one player is left, the game ends.',
  },
  '3.5': {
    title: 'Phase 5, unification',
    presidency:
      'Each company goes to its largest shareholder; a tie goes to one without its concession, then to one with fewer concessions, then to the next after the old president.',
    example: 'If the president, who has the concession, and a rival hold 30% each, the rival takes over.',
    discards:
      'Companies whose presidential certificate lies in the pool close first. Cards, concessions and Bourbon tokens go, deposits left are lost.',
    states: 'Building and provisional companies become definitive.',
    float:
      'A company started from now on floats when 60% is sold: the bank completes its share money to ten times par, and the remaining shares go to the pool. It needs no concession, has no building state and does not operate before. A card’s excess comes on top.',
    exampleFloat: 'With a par of 140 its full capital is D1,400.',
    sfm: 'SFM becomes available.',
    after: 'The new president finishes the turn; the regional round follows the operating round.',
  },
  '3.5.1': {
    title: 'Regional companies round',
    table:
      'Seven are auctioned: SFSM and SEPSA in Napoli, FA in Capua, FdC in Reggio at 130; FAS in Castel di Sangro, FAL in Altamura, FG in San Severo at 160.',
    auction:
      'As for political cards: the player with the priority chooses first; bids start at the nominal value, in fives, within the bidder’s cash, and are paid at once; whoever has passed is out of that auction, and the choice passes on. A player at the certificate limit may not bid.',
    pool: 'Those nobody wants go to the pool and may be bought for their nominal value or more as an action in a stock round.',
    price: 'The price goes to the regional’s treasury.',
    example: 'FAS, bought for D175, begins with D175.',
    after: 'The priority stays; play goes on where it was.',
  },
  '3.5.2': {
    title: 'Regional companies',
    company:
      'A regional is one certificate, which counts for the limit, has no price and is worth its nominal value at the end; it starts with one marker and operates before the majors, by number. From Phase 6 on it may be acquired. In the pool it does nothing.',
    tiles:
      'It lays one tile free and a second for D30, on routes from its home, which may be laid first; tokens do not stop it, and it may pass through cities.',
    markers:
      'It lays no tokens. It takes a marker for each town on a yellow or brown town tile it lays, none for green ones and competitive upgrades.',
    bonus:
      'A historical destination joined to its home pays the owner once, whoever made the connection; this is checked after every tile and when it gets its first owner.',
    earnings: 'Its trains are 0+Y: D10 a marker up to Y, no ports, nothing off the map. It always pays half.',
    example:
      'A 0+4 with five markers earns D40, D20 for the owner and D20 withheld; with three markers it earns D30, D20 for the owner and D10 withheld.',
    trains:
      'It buys at most one regional train a turn, from the bank or, for D1 or more and with consent, from another regional. If it has no train and too little money, its owner may add what is missing for a train from the bank, without selling shares. It need not own one and trades no certificates.',
  },
  '3.5.3': {
    title: 'SFM',
    start:
      'A major from Phase 5. The buyer of its presidential certificate sets the par and at once places its home token in any city with a free slot reserved for nobody. That token earns no bonus and is not the token of the first turn.',
    bonus:
      'It has no reserved slots and no destinations: its price rises one row for each token in an empty yellow city.',
  },
  '3.6': {
    title: 'Phase 6, conventions',
    form: 'RM and RA form when the first PH6 train is bought.',
  },
  '3.6.1': {
    title: 'Rete Mediterranea',
    form: 'RM forms in Phase 6 out of two of LdA, NN, FC and FSC. Presidents are asked from the highest price down. Un-floated ones, including those started but below 60%, rank last and agree.',
    examplePoll:
      'Three left: if the first refuses, the second and third merge; if the first agrees and the second refuses, the first and third; if both agree, the third stays out. Four left: after two refusals the third and fourth merge; if the first agrees and two refuse, the first and fourth. Two merge unasked, one merges alone, and with none there is no national.',
    price: 'Its price is the higher of the two, its token going under the stack; it is D100 if both were un-floated.',
    exchange:
      'Two old shares are exchanged for one new one, those of both companies together, beginning with the president whose company began Phase 6. The first with four gets the presidential certificate; if nobody has four the largest holder acts. An odd share is paid half the price, an un-floated one is lost.',
    exampleExchange:
      'Three shares of one company and three of the other make three new ones. At D130 an odd share brings D65.',
    others:
      'Then other corporations exchange, then the treasuries, whose odd share goes to the pool, then the pool, whose odd share is lost; the rest belongs to RM. The pool may exceed 50%. Whoever then has more shares than the president takes over.',
    joined:
      'RM takes tokens, trains, markers and money; two tokens in a place become one, a printed home of an un-floated company gets one, reserved slots open, and the old companies leave.',
    lease:
      'Without a train, or with more traffic than coverage, it leases PH6 trains until its traffic is covered. They run and cannot be sold. Until they are paid for it withholds without a fall in price, pays for each in full as soon as it can, in an order its president chooses, and buys nothing else; leases cause no emergency.',
    exampleLease:
      'Seven tokens, eight markers and one 3+4 mean a traffic of 15 against a coverage of 7; one leased 5+6 makes it 18.',
    turn: 'It operates in this round only if neither of its companies has; the turn of a merging company ends. It has four tile steps and trades trains at face value only. If no player holds a share it waits until its presidential certificate is bought.',
  },
  '3.6.2': {
    title: 'Rete Adriatica',
    ra: 'RA forms in the same way out of LTF, FS, SFTF and SFM.',
  },
  '3.6.3': {
    title: 'Acquisitions',
    price:
      'From Phase 6 a major or national may acquire regionals at any moment of its turn, any number and without consent, paying the owner from its treasury a sum equal to the regional’s money, its best revenue and its nominal value.',
    example: 'A regional with D90, a nominal value of 130, a 0+4 and six markers costs D260.',
    link: 'It must be linked to the regional’s home by track without other cities, or have a token there. A regional in the pool cannot be acquired.',
    after:
      'It takes money, markers and trains: 0+4 becomes 2+2, 0+6 becomes 3+4, at once and for good. The regional leaves.',
  },
  '4': {
    title: 'End of the game',
    bank: 'A broken bank ends the game after the current set of operating rounds, or, if it breaks in a stock round, after the next set; all payments are made, and money coming back changes nothing.',
    top: 'A price of D300 ends the game at once.',
    score:
      'Shares count at their price, regionals at nominal value, and cash; deposits and cards count nothing. The highest sum wins; equal sums share the victory.',
    example: 'Six shares at D120, a regional of 160 and D345 in cash make D1,225.',
    still: 'The game also ends after a set in which nobody could act and no money moved.',
    answers:
      'If several must answer, the one whose action caused the question answers first, then the others in order; where there is only one legal answer it is given automatically.',
  },
  '5': {
    title: 'Tile manifest',
    yellow:
      'Yellow: one each of 1, 2, 55, 56, 69; 8 of 3, 20 of 4, 25 of 58; 6 of 5, 14 of 6, 6 of 57; 3 of 7, 20 of 8, 25 of 9.',
    green:
      'Green: 4 each of 12, 13, 14, 52, 7 of 15; plain ones two each, but one 18 and four of 23 and 24; 15 each of 87, 88, 204; one each of 704 for Napoli Nord and Sud, 705, 706; 6 of 710; 2 each of 901, 902, 903.',
    brown:
      'Brown: 12 of 63, 10 of 146, 4 of 611, 3 of 700; one each of 707 for Napoli Nord and Sud, 708, 709; 15 each of 889 and 900; 2 of 904, 6 of 905.',
    back: 'A replaced tile returns to this supply.',
  },
  '6': {
    title: 'Glossary',
    words:
      'The home is where track starts; reaching the intermediate destination ends the building state, reaching the final one makes operation definitive. A concession is the right to build a line for a deposit that comes back. A floated company whose concession nobody owns is frozen.',
  },
  '7': {
    title: 'Components',
    certificates: 'Each major and national has one certificate of 20% and eight of 10%.',
    pieces: 'A token on a historical destination raises the price one row; a marker is worth D10 once in a run.',
  },
};
