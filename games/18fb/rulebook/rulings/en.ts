import type { RulingText } from '@binario/kernel';

/** How questions are settled which the rules leave open; RULINGS.md says the same, with the reasons. */
export const en = {
  N1: {
    question: 'Is the “Tronto a Taranto” in the list of RA another company?',
    decision: 'No. It is LTF, from Tronto to Foggia.',
  },
  N2: { question: 'Are there six regional companies or seven?', decision: 'Seven.' },
  N3: {
    question: 'Which of the two companies is Ferrovia delle Calabrie?',
    decision:
      'Both bear the name: FC is the major of Cosenza, FdC the regional of Reggio, shown as Ferrovie della Calabria.',
  },
  N4: {
    question: 'Are Ferrovia and Ferrovie delle Puglie two companies?',
    decision: 'No, one: FP. Campoli in K44 stays as printed.',
  },
  N5: {
    question: 'Why is the red zone not red?',
    decision: 'Its ten spaces are yellow, green and brown; red is only their frame. It counts as white in everything.',
  },
  N6: {
    question: 'When is a company un-floated?',
    decision: 'As long as its presidential certificate is unsold. A share given with a card changes nothing.',
  },
  N7: {
    question: 'What are branch-line concessions?',
    decision: 'There are none; only railroad concessions count under Garibaldi.',
  },
  N8: {
    question: 'Interest is paid “only in the following cases”, and one case follows. Are there others?',
    decision: 'No, there is only that one.',
  },
  N9: {
    question: 'What do Initial Offering, withdrawn income and a bankrupt corporation mean?',
    decision:
      'The offering is the initial offer; to withdraw income is to withhold it; a corporation is bankrupt when its president is.',
  },
  N10: {
    question: 'What stands in for the two missing pictures, of the states and of the steps of a turn?',
    decision: 'Rulings G8 and G9 for the states, O20 for the steps.',
  },
  P1: { question: 'How large is the bank?', decision: 'D12,000 in all, D3,000 of it for the players.' },
  P2: { question: 'Is there a train limit?', decision: 'No, there is none for any company.' },
  P3: {
    question: 'When is the number of tile steps of a company fixed?',
    decision:
      'When it floats, and then for the whole game: with the sale of the presidential certificate in Phases 1 to 4, at 60% from Phase 5 on.',
  },
  P4: {
    question: 'Do earlier starting values stay open when new ones come?',
    decision: 'Yes, all of them.',
  },
  P5: {
    question: 'When does a phase begin, and what becomes of scrapped trains?',
    decision:
      'At once with the first purchase, in the middle of the buyer’s turn. Scrapped trains leave unpaid, from the pool too; converted regional trains are never scrapped.',
  },
  P6: {
    question: 'When is the first PH5 train removed, and what if the pile is empty?',
    decision:
      'At the end of the operating round in which Phase 5 began, before the regional round. An emptied pile puts PH6 on sale, but only a purchase begins Phase 6.',
  },
  P7: {
    question: 'What do trains in the pool cost?',
    decision: 'Their face value; they are on offer from the bank beside the pile.',
  },
  P8: {
    question: 'When are regional trains sold?',
    decision:
      '0+4 from Phase 5, 0+6 from Phase 6, both side by side; a table may choose that 0+6 waits until 0+4 is sold out. They begin no phase and are not removed.',
  },
  P9: {
    question: 'Does Phase 3 halve deposits already paid?',
    decision: 'No, only those of concessions acquired from then on; the others are refunded as paid.',
  },
  P10: {
    question: 'In which order do the effects of a new phase come?',
    decision:
      'Scrapping comes first. In Phase 5: companies with the presidential certificate in the pool close, then Garibaldi, then cards, concessions and Bourbon tokens go, states change, SFM and regional trains come. In Phase 6: RM, then RA.',
  },
  P11: {
    question: 'Are tiles, tokens and markers limited?',
    decision:
      'Tiles are limited by the manifest, and a replaced one returns; round tokens are limited by the chart; town markers are not limited.',
  },
  P12: { question: 'Who begins the political round?', decision: 'A player drawn by lot.' },
  M1: {
    question: 'How does a ledge work?',
    decision:
      'A sale moves one row per share; to leave a ledge space at least two shares must still count, otherwise the token stops there. Both ledges may act in one sale.',
  },
  M2: {
    question: 'What if there is no space to the right, or to the left?',
    decision:
      'Instead of right it moves one row up, instead of left one row down; at the bottom it does not move. Ledges do not matter here.',
  },
  M3: { question: 'Which sales lower a price?', decision: 'Only those of players in stock rounds.' },
  M4: {
    question: 'What is compared with the price after a dividend?',
    decision:
      'The whole dividend with the price of one share: all earnings, or the rounded-up half. If it is as much or more, the price moves right; if less, not at all; with withheld or zero earnings it moves left.',
  },
  M5: {
    question: 'When is a company sold out?',
    decision:
      'When there is no share in the offer and none in the pool; shares in corporate treasuries count as sold. Un-floated, building and frozen companies do not rise; the others do so in operating order.',
  },
  M6: {
    question: 'Where does a token go in an occupied space?',
    decision: 'Every token that moves goes under the stack; one that does not move keeps its place.',
  },
  M7: {
    question: 'Does D300 end the game at once?',
    decision: 'Yes, with that move. The rises after a stock round are one event and are all made.',
  },
  M8: {
    question: 'How does the price of a building company move?',
    decision: 'If interest is paid it stays, if not it moves left; it never moves right.',
  },
  C1: {
    question: 'What counts for the certificate limit?',
    decision: 'A presidential certificate and a regional one count one each; cards and concessions do not count.',
  },
  C2: {
    question: 'What if a player comes above a limit through no action of his own?',
    decision: 'At his next stock-round turn he must sell down as far as the rules let him, and buys nothing before.',
  },
  C3: {
    question: 'How does a presidential certificate get into the pool?',
    decision: 'Only by a bankruptcy in Phases 1 to 4; it leaves with the concession, see G5, or by O18.',
  },
  C4: {
    question: 'May a president sell so much that he has less than his certificate?',
    decision: 'Only if another player can take the presidency; that player gives him two shares for it.',
  },
  C5: {
    question: 'Which companies’ stock may be sold?',
    decision:
      'That of a company that is not building and has had a turn outside the building state. One that Phase 5 made definitive, or that started from Phase 5 on, must first have such a turn.',
  },
  C6: {
    question: 'May players buy from a corporation’s treasury?',
    decision: 'No; the treasury in the last sentence of 3.2.4 is the initial offer. The one exception is F12.',
  },
  C7: {
    question: 'What is a pass, and when does a stock round end?',
    decision:
      'A turn without a sale or an action is a pass. Whoever has passed may act again later; the round ends when all have passed in succession, and the first of them gets the priority.',
  },
  C8: {
    question: 'How are several shares of one company sold, and what may not be bought back?',
    decision:
      'In one transaction at one price. The ban covers every certificate of that company until the round ends, the presidential one too, but not a concession alone.',
  },
  C9: {
    question: 'How are shares of several companies sold in one turn?',
    decision: 'One company after the other, each sale completed first; the pool limit counts after each.',
  },
  C10: {
    question: 'What becomes of the turns of an eliminated player?',
    decision: 'He is skipped everywhere; his priority goes to the next in order.',
  },
  K1: {
    question: 'How does the bidding go?',
    decision:
      'The first bid is the printed cost or more, in multiples of five; each further one is at least 5 higher. Whoever chose the card may pass and let others open; whoever has passed is out of that auction.',
  },
  K2: {
    question: 'What if nobody wants a card?',
    decision:
      'The choice passes to the next player all the same. The card goes to the pool, costs its printed price there and pays nobody.',
  },
  K3: {
    question: 'Where do the free share and the excess bid of cards 6 to 8 come from and go to?',
    decision:
      'The share comes from the initial offer, once; what is bid above cost goes to that company’s treasury and stays there. From the pool there is no excess.',
  },
  K4: {
    question: 'Which deposit does Bayard halve?',
    decision:
      'The one actually due, also in Phase 3, together with another card, or for a re-acquired concession; fractions are rounded down. Refunds go by what was paid.',
  },
  K5: {
    question: 'For which company, and how long, does Melisurgo raise the band?',
    decision:
      'For one, as long as it is building, frozen or not, never above E. For a company of another player see K14.',
  },
  K6: {
    question: 'When and how does Panfilo interrupt?',
    decision:
      'When another player announces the purchase of a concession or certificate in a stock round; his owner is asked only if he may buy and can pay at once. He pays as usual, without another card’s discount except his own Bayard; this is not his turn and does not interrupt the passes; the interrupted player then acts anew. Once per attempt, once in the game.',
  },
  K7: {
    question: 'For whom and how long do the bonuses of Falcon count?',
    decision:
      'For one railroad named when the card is played, the owner’s or another’s (K14), where it serves a token: 30 in Benevento, 10 in Pontecorvo. They outlive Phase 5, pass on in a merger and end with the company.',
  },
  K8: {
    question: 'How is a Bourbon token replaced, and which cards close then?',
    decision:
      'It is the corporation’s token of the turn, by the ordinary rules and costs; for a company of another player its president must agree (K14), never for a frozen one. Cards 6 to 8 close, Delahante stays; used cards go on paying unless they say otherwise.',
  },
  K9: {
    question: 'What is the next discounted value of cards 6 to 8?',
    decision:
      'The second printed deposit in Phases 1 and 2, nothing in Phase 3; only for the first grant, and others may take the concession at the ordinary deposit.',
  },
  K10: {
    question: 'Do Bourbon tokens fill their slots?',
    decision: 'Yes, until replaced. In Phase 5 those left are removed, and the slots are open to all.',
  },
  K11: {
    question: 'When may players sell each other cards?',
    decision: 'Only in a stock round, as the buyer’s action, at any whole price from D0; never to corporations.',
  },
  K12: {
    question: 'Who sits where after the auction?',
    decision:
      'The players sit in order of the cash they have left, ties in the order they had before; the richest has the priority.',
  },
  K13: {
    question: 'When does the income of cards 6 to 8 fall?',
    decision:
      'It falls with the company’s first token besides its home, from the next payment on, whoever runs the company.',
  },
  K14: {
    question: 'How does the owner of a card use it for a company of another player?',
    decision:
      'He lends it to that company whenever he is asked in a stock round or in the turn of a company of his, each card once in a turn, and may take it back in another. When lent, Melisurgo and Falcon are used as the turn of the company begins, without a question; a Bourbon token is replaced if its president likes. A president may also ask the owner of a card that is not lent; a refusal holds for the turn.',
  },
  G1: {
    question: 'What belongs to acquiring a concession?',
    decision:
      'It is one action: paying the deposit, setting the par and buying the presidential certificate; there must be cash for all of it and room under the limit.',
  },
  G2: {
    question: 'When does FST cost no deposit?',
    decision: 'From the moment anyone first acquires LTF’s concession; nothing is refunded for it.',
  },
  G3: {
    question: 'How and when is a takeover made in Phases 1 to 4?',
    decision:
      'With 20 points more than the president, checked after every change, for frozen companies too. Most shares first, then the earliest after the president in stock-round order.',
  },
  G4: {
    question: 'What happens to the concession in a takeover?',
    decision:
      'It goes to the pool and the deposit left is lost. The new president may take it at once on the terms of G5; otherwise the company is frozen.',
  },
  G5: {
    question: 'Who may buy a concession from the pool, and for what?',
    decision:
      'Any player whom nobody exceeds by 20 points. The presidency does not move, unless its certificate lies in the pool: then it comes along for twice the price. Regular deposit for a building or provisional company, nothing for a definitive one.',
  },
  G6: {
    question: 'With whom is a player compared who is not president, or does not own the concession?',
    decision:
      'A concession is withdrawn by comparison with its owner, the presidency by comparison with the president. A new president who owns the concession keeps it.',
  },
  G7: {
    question: 'How is the deposit refunded?',
    decision:
      'Half, rounded down, at the intermediate destination, the rest at the final one; to the present owner, by what he paid. A deposit paid for a provisional company comes back whole at the final one.',
  },
  G8: {
    question: 'The text says both: may a frozen company lay track?',
    decision:
      'Upgrades yes, new tiles and tokens no, not even the home token. It always pays half, buys and sells no trains, need not own one, gets no interest, and sells stock only when forced.',
  },
  G9: {
    question: 'What is a frozen company underneath?',
    decision:
      'What it was: it keeps its standing and returns to it. Even one frozen while building runs the trains it has.',
  },
  G10: {
    question: 'May shares of a building company be bought?',
    decision: 'Yes, from the offer at par.',
  },
  G11: {
    question: 'What does a frozen company without a president do?',
    decision: 'It upgrades nothing; it runs, pays half and sells what it must by itself.',
  },
  U1: {
    question: 'Who becomes president under Garibaldi?',
    decision:
      'Whoever has the most shares, at least 20%; ties go to one without its concession, then to the one with fewer concessions, then to the first after the old president. The old president has no other preference.',
  },
  U2: {
    question: 'When does the presidency pass on after that?',
    decision: 'When another player holds 10 percentage points more; in a tie the president stays.',
  },
  U3: {
    question: 'What becomes of the states at Phase 5?',
    decision: 'Building, provisional and frozen companies become definitive; deposits left are lost.',
  },
  U4: {
    question: 'How does a company float from Phase 5 on, and what is its full capital?',
    decision:
      'At 60%; the bank completes its share money to ten times par, and the remaining shares go to the pool. A card’s excess comes on top.',
  },
  U5: {
    question: 'Which state do companies have that start from Phase 5 on?',
    decision: 'Definitive from the start.',
  },
  U6: {
    question: 'Who finishes the turn if the presidency changes in it?',
    decision: 'The new president.',
  },
  U7: {
    question: 'Where and when does SFM lay its home token, and for what does it get bonuses?',
    decision:
      'When its presidential certificate is bought, free, in any city with a free slot reserved for nobody; it is not the token of its first turn. It gets bonuses for later tokens in yellow cities without any token.',
  },
  U8: {
    question: 'Does a company that floats during an operating round operate in it?',
    decision: 'Yes, if its place is still to come.',
  },
  D1: {
    question: 'What reaches a destination, and what if the final one comes first?',
    decision:
      'Only a token, in whatever slot. The final one first changes nothing until the intermediate follows; then both steps are made at once.',
  },
  D2: {
    question: 'Does the token that ends the building state earn its bonus?',
    decision:
      'Yes: the state changes first, then the bonus is earned. Earlier tokens and home tokens earn nothing afterwards.',
  },
  D3: {
    question: 'Which destinations do FS and FP have, and which Napoli is meant?',
    decision:
      'FS: the first of Brindisi and Taranto, the other stays historical. FP chooses its home; the slot of the other intermediate city opens. Napoli is Nord for FB and FP, Sud for NN, SFSM and SEPSA.',
  },
  D4: {
    question: 'Can one token reach several historical destinations?',
    decision: 'No; one row per token.',
  },
  D5: {
    question: 'When does a reserved slot open to all?',
    decision: 'When its company closes or merges.',
  },
  O1: {
    question: 'When is the operating order fixed?',
    decision: 'Never in advance: it is found anew after every company. Regionals come first, by their number.',
  },
  O2: {
    question: 'How does a company start that has no token yet?',
    decision:
      'The printed logo counts as a token for tiles, and a home hex without a tile gets its tile first; the home token, free, is the token of that turn.',
  },
  O3: {
    question: 'May one hex be touched twice in a turn?',
    decision: 'Yes; each step must be legal by itself.',
  },
  O4: {
    question: 'What must upgrades keep and reach?',
    decision:
      'A value upgrade keeps all track, a competitive one what is joined to a neighbour; there must always be enough slots for tokens and reservations, in the circles where they are. New track must be reached, or, without new track, the station. A city closed by others may itself be upgraded.',
  },
  O5: {
    question: 'Do empty reserved slots and Bourbon tokens stop a tile route?',
    decision: 'An empty reserved or home slot counts as empty, a Bourbon token as a foreign one.',
  },
  O6: {
    question: 'What is a token route, and what does it cost?',
    decision:
      'It joins the new station with one of the company’s stations, with no city or off-map station between; no piece of track, border or town is used twice, and there is no turning back. A bare border costs D10, others D40 per river and D60 for a mountain. A lettered side is one border: a to e D10, f to h D40.',
  },
  O7: {
    question: 'What does a closed pass stop before Phase 3?',
    decision: 'Every route, for tiles, tokens and regionals; track may be laid up to it.',
  },
  O8: {
    question: 'How do off-map stations work?',
    decision:
      'They need a token; two red hexes of one name are one location. Their values go by Phases 1 and 2, 3 and 4, 5 and 6. Rome’s free slots open in Phase 4.',
  },
  O9: {
    question: 'How many markers does a route bring?',
    decision:
      'One per yellow or green town on it, two per brown one; both towns of a joined double town, only the town used of a yellow one. A later line counts a town again.',
  },
  O10: {
    question: 'When and to whom is secured interest paid?',
    decision:
      'Only if every tile step was used, even if none was possible; to players and other corporations. The number of the band is paid in ducats a share, whatever the par; a table may choose per cent of the par, rounded down for each share.',
  },
  O11: {
    question: 'What is paid in the turn that ends the building state?',
    decision: 'No interest; the company runs the trains it has and must end the turn with one.',
  },
  O12: {
    question: 'Which run counts?',
    decision:
      'The best one: the best X stations with the company’s own tokens, connected or not, and D10 per marker up to Y. Ports, Falcon and Funicolare belong to their station.',
  },
  O13: {
    question: 'How is a half dividend divided, and who gets what?',
    decision:
      'Earnings of 130 give 70 to the holders and 60 to the treasury. Shares in the offer and in its own treasury pay the company, shares held by other corporations pay those, and shares in the pool pay nobody.',
  },
  O14: {
    question: 'Who must own a train, and who trades trains with whom?',
    decision:
      'Only provisional and definitive companies must. Any number may be bought; majors and nationals sell each other trains from D1 if both presidents agree, nationals at face value; the last train may be sold too. Building companies may buy, frozen ones neither buy nor sell.',
  },
  O15: {
    question: 'What may a company trade in the financial step?',
    decision:
      'First it may sell as players could, then buy one 10% certificate: its own stock from the pool, other stock from pool or offer, at most 10% of each, nothing it sold this turn, nothing in blue; in dark blue it buys nothing. Its shares make nobody president.',
  },
  O16: {
    question: 'When are forced sales made, and what is sold?',
    decision:
      'At the start of the financial step, without any limit, also while building or frozen: all stock in blue, and everything of a company in dark blue.',
  },
  O17: {
    question: 'When and how is emergency money raised?',
    decision:
      'Within the train step, for the cheapest train of the bank only: treasury cash, treasury stock at half price, the president’s cash, his stock at half price, rounded down. No more is sold than needed; regionals, cards and concessions are not stock. A table may choose to do so after the financial step: a company that cannot pay before it sells there at the full price, and buys no stock without a train.',
  },
  O18: {
    question: 'What happens in a bankruptcy?',
    decision:
      'The holdings go to the pool without limit, cards and regionals too. In Phases 1 to 4 his own concessions are withdrawn and those companies freeze, without a train. If another player owns the concession of his company, it stays: the holder of the most shares, at least two, takes the presidency for two of them and finishes the purchase; while there is none nobody decides for it. From Phase 5 on the next holder of two shares finishes the purchase with what was raised; otherwise the company closes. A national with only an acting president has the next largest holder act instead.',
  },
  O19: { question: 'What if one player is left?', decision: 'The game ends.' },
  O20: {
    question: 'In which order does a turn go?',
    decision:
      'Tiles, token, destination, interest or run, dividend, price, trains, finance; cards and acquisitions at any moment. Building: no run, no dividend, no trade. Frozen: upgrades, run, half dividend, price, forced sales.',
  },
  O21: {
    question: 'Must tile steps be used, and must the token stand on new track?',
    decision: 'No; steps may be mixed or left unused, and the token needs no new track.',
  },
  O22: {
    question: 'Do tokens off the map start tile routes?',
    decision: 'Yes, from every red hex of their place.',
  },
  T1: {
    question: 'How does the Funicolare pay?',
    decision:
      'With D20 for every corporation that serves its token in Torre Annunziata, once that tile has track to the north. It is not a station, takes no capacity and never counts for regionals.',
  },
  T2: {
    question: 'Which sides of Vesuvio are prohibited?',
    decision: 'Five; the one towards Torre Annunziata is open. It is a stub: no tile, no passage.',
  },
  T3: {
    question: 'What lies beyond the outer sides of the maps?',
    decision:
      'Nothing: they are closed, but for the lettered sides, which lead to the same letter of the other map. F27 and F29 take no tiles.',
  },
  T4: {
    question: 'What is a circle without a tile or a printed value worth?',
    decision: 'Nothing; home tokens may lie there.',
  },
  T5: {
    question: 'What happens to towns for whose sides no further tile fits?',
    decision: 'They stay as they are; printed yellow takes no yellow tile.',
  },
  T6: {
    question: 'Which tiles do lettered hexes take?',
    decision:
      'P and L ask only for their brown tile; W, Nn, Ns, B and R take none but their own. Unlettered hexes take no lettered tile.',
  },
  R1: {
    question: 'Where does the price of a regional go?',
    decision:
      'Into its treasury, whole. From the pool it may be bought at any price from the nominal value on, in the same way.',
  },
  R2: {
    question: 'When is the regional round, and who bids?',
    decision:
      'After the PH5 removal of the round in which Phase 5 began; the priority stays. Bidding is as for cards, but a player at the certificate limit may not bid.',
  },
  R3: {
    question: 'How does a regional lay tiles?',
    decision:
      'On routes from its home, whatever tokens stand in the cities on the way; a home without a tile may get its tile first. One tile is free, a second costs D30.',
  },
  R4: {
    question: 'For which tiles does a regional get markers?',
    decision:
      'For yellow and brown town tiles it lays itself, one per town, two on a double town; none for green and competitive ones.',
  },
  R5: {
    question: 'When are the bonuses of a regional paid?',
    decision:
      'Once each, at once, whoever made the connection; this is checked after every tile and when it gets its first owner.',
  },
  R6: {
    question: 'What does a regional earn, and must it own a train?',
    decision:
      'D10 per marker up to Y, paid as a half dividend. It need not own a train. It may buy one a turn, from the bank or, from D1 and with consent, from another regional; its owner helps only if it has none and cannot pay for one, only with cash, only for a train from the bank and only with what is missing.',
  },
  R7: {
    question: 'Who may acquire a regional, and for what?',
    decision:
      'From Phase 6 on, a corporation joined to its home without other cities between, or with a token there; any number, without consent, for the sum of its treasury, full earnings and nominal value, before the corporation receives anything.',
  },
  R8: {
    question: 'What does a regional in the pool do?',
    decision: 'Nothing: no turn, no bonus, and no corporation acquires it.',
  },
  F1: { question: 'When do RM and RA form?', decision: 'At once after the scrapping, RM first, then RA.' },
  F2: {
    question: 'Four companies may merge, but the vote speaks of three. How is it held?',
    decision:
      'Presidents are asked in operating order until two have agreed; as soon as only as many are left as are still needed, those must merge.',
  },
  F3: {
    question: 'How do un-floated and closed companies stand in the vote?',
    decision:
      'Un-floated ones, including one started from Phase 5 on but below 60%, rank last, in printed order, and agree. Closed ones are out: if two are left both merge, one left merges alone, and with none there is no national.',
  },
  F4: {
    question: 'How are shares exchanged, and who gets the presidential certificate?',
    decision:
      'Two for one, those of both companies together, beginning with the president of the buyer. The certificate goes to the first with four old shares; if nobody has four the largest holder acts as president, and takes it for two shares as soon as he has them. An odd floated share brings half the price, rounded down; an un-floated one is given first.',
  },
  F5: {
    question: 'Who exchanges after the players, and what is left?',
    decision:
      'Other corporations, then the treasuries of the merged companies, whose odd share goes to the pool, then the pool, whose odd share is lost. Shares in the offer vanish; what is left is the national’s, and a presidential certificate that nobody took counts for its own exchange.',
  },
  F6: {
    question: 'What if both companies had the same thing?',
    decision:
      'Two tokens in one place become one; everything else is joined. A second 10% of another company must be sold in the next financial step.',
  },
  F7: {
    question: 'What are the traffic and the coverage factor?',
    decision:
      'Traffic is tokens and markers, coverage the X and Y of all trains. The national leases PH6 trains until its traffic is covered, at least one if it has none.',
  },
  F8: {
    question: 'What is a leased train?',
    decision:
      'It runs and counts as owned but cannot be sold. Until all are paid for, the national withholds without its price moving, pays in full for every one it can in its train step and buys nothing else; it acquires no regional with money that would pay for one. Leases cause no emergency.',
  },
  F9: {
    question: 'Does the national operate in the round in which it forms?',
    decision:
      'Only if neither company has operated; the buyer of the PH6 train counts as operating. If the operating company merges, its turn ends.',
  },
  F10: {
    question: 'Where does the price of a national start, and what is its turn like?',
    decision:
      'It starts in the space of the company with the higher price, at equal prices of the one ahead in order, under the stack; at D100 if both were un-floated. It has four tile steps and trades trains at face value only.',
  },
  F11: {
    question: 'What happens to shares held by other corporations?',
    decision: 'They are exchanged like those of players, after them, in operating order.',
  },
  F12: {
    question: 'What if no player holds a share of the national?',
    decision:
      'It takes no turn. Its presidential certificate is sold from its treasury as a stock-round action, for twice the price into that treasury.',
  },
  F13: {
    question: 'Does an un-floated company have a token?',
    decision:
      'Its printed home logo counts: the national places one there free. Its reserved slots open. SFM has no home in that case.',
  },
  A1: {
    question: 'Who answers first when several must?',
    decision:
      'The one whose action caused it, then the others: companies in operating order, players in stock-round order.',
  },
  A2: {
    question: 'May a refused offer be made again?',
    decision: 'Not in the same turn at the same or a lower price.',
  },
  A3: {
    question: 'Is a question asked if only one answer is legal?',
    decision: 'No, it is answered automatically.',
  },
  E1: {
    question: 'When is the bank broken, and what then?',
    decision:
      'When a payment takes its last ducat. The current set of operating rounds is finished, or, if it breaks in a stock round, the next one; payments go on, and money coming in changes nothing.',
  },
  E2: {
    question: 'What is wealth, and what if two have the same?',
    decision:
      'Wealth is cash, shares at their price and regionals at nominal value; corporate property, deposits and cards count nothing. Equals share the victory.',
  },
  E3: {
    question: 'What if nothing moves any more?',
    decision: 'A set in which nobody could do anything but pass and no money moved ends the game.',
  },
} as const satisfies Readonly<Record<string, RulingText>>;

type RulingId = keyof typeof en;

/** The rulings in another language: a missing one does not compile. */
export type RulingTexts = Readonly<Record<RulingId, RulingText>>;
