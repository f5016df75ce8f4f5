import type { RulingText } from '@binario/kernel';

/** How questions are settled which the rulebook leaves open; RULINGS.md says the same, with the reasons. */
export const en = {
  'RUL-1': {
    question: 'Several corporations exceed the new train limit. Who answers first?',
    decision: 'The buyer, then the others in market order. Each answer is known before the next question.',
  },
  'RUL-2': {
    question: 'May an offer for a private company, train or station be repeated after a refusal?',
    decision:
      'In the same turn only at a higher price for the same thing. If one player decides for both sides, the offer is the agreement.',
  },
  'RUL-3': {
    question: 'What ends a game in which nothing can happen any more?',
    decision:
      'If through a stock round and the whole set of operating rounds after it nobody had any choice but to pass, and no money moved, the game ends and is scored as it stands. Players who are merely unwilling to act do not make a stalemate.',
  },
  'RUL-4': {
    question: 'Is a buy-back allowed in the first turn?',
    decision: 'Yes, the text bars only sales. (No stock can be in the pool by then, so the case should not arise.)',
  },
  'RUL-5': {
    question: 'May a bond be repaid and issued again in one turn?',
    decision: 'Yes. The marker goes right, then left; the interest has been paid before.',
  },
  'RUL-6': {
    question: 'Can more than six E tokens be sold in a game?',
    decision:
      'No. The token of a closed corporation is removed for good. A re-opened corporation has none and may buy one while any of the six is left.',
  },
  'RUL-7': {
    question: 'Does a space opened by the earthquake bring a set-aside Garibaldi back?',
    decision: 'Yes, in the next stock round and as the last in order, like any other space that opens.',
  },
  'RUL-8': {
    question: 'Is the starting cash part of the L.7,760?',
    decision: 'Yes. The bank starts play with L.6,260 at every number of players.',
  },
  'RUL-9': {
    question: 'For new players IFT must not be among the first three. How is it moved?',
    decision: 'It is taken out of the order and put in fourth; those between move up one place each.',
  },
  'RUL-10': {
    question: 'What is a complete round without a sale?',
    decision: 'All players have passed one after another. A bid interrupts the passes.',
  },
  'RUL-11': {
    question: 'Do bids survive a price cut of SCE, or a round that ends without a sale?',
    decision: 'Yes, and the money stays set aside.',
  },
  'RUL-12': {
    question: 'Who begins after a price cut of SCE, and who must take it for nothing?',
    decision:
      'The left neighbour of the last to pass begins. Whoever began at L.5 takes it free if all pass again, even if bids came in between. A price cut does not move the priority deal.',
  },
  'RUL-13': {
    question: 'May a player bid again on the same private company?',
    decision:
      'Yes. The new bid replaces the old one, must beat the highest bid by L.5 even if that is the player’s own, and interrupts the passes.',
  },
  'RUL-14': {
    question: 'May prices be fractions?',
    decision: 'No. Bids, and prices of private companies, trains and stations, are whole lire in steps of L.1.',
  },
  'RUL-15': {
    question: 'Who was “the last to buy for face value” when SCE went cheaper or free?',
    decision:
      'Every purchase of the lowest private company on one’s own turn counts, and so does the forced one. Sales by bid do not.',
  },
  'RUL-16': {
    question: 'When is the home station of RSA’s corporation placed?',
    decision: 'When RSA is bought. If the corporation is Garibaldi, its home is chosen then.',
  },
  'RUL-17': {
    question: 'Does a train from the pool or from another corporation close RSA?',
    decision: 'Yes, any first train does.',
  },
  'RUL-18': {
    question:
      'RSA’s corporation closed without ever owning a train and is started again. Does its first train close RSA?',
    decision: 'No. RSA stays open until Phase 12; the link ended with the closing.',
  },
  'RUL-19': {
    question: 'May a player sell the same stock twice in one turn?',
    decision: 'Yes, as separate sales, each at the price then valid.',
  },
  'RUL-20': {
    question: 'Sales of one turn bring several markers into one space. In which order do they lie?',
    decision:
      'In the order they had before the turn’s sales, under markers that did not move. The memory is emptied after every turn, in operating rounds as well.',
  },
  'RUL-21': {
    question: 'When has a corporation completed an operating round, so that its stock can be sold?',
    decision:
      'When it has finished its own first turn since it was started or re-started. In an emergency later in the same round its stock can be sold; that of a corporation in its very first turn cannot.',
  },
  'RUL-22': {
    question: 'May one share of the president’s certificate be sold when the successor holds the last certificate?',
    decision:
      'Only if the successor also has two singles and the seller takes these, or if the seller’s remaining singles make the sale possible in whole certificates. Nothing is ever exchanged with the pool.',
  },
  'RUL-23': {
    question: 'When does the outgoing president choose between the last certificate and two singles?',
    decision:
      'When declaring the sale, or at once when overtaken by a purchase; in any case before certificates go to the pool.',
  },
  'RUL-24': {
    question: 'The sale that changes the president also closes the corporation. Is there still a choice?',
    decision:
      'No question is asked, since the certificates vanish. The presidency passes before the price falls, so a bond that must be repaid falls on the new president.',
  },
  'RUL-25': {
    question: 'What if a player above the certificate limit can sell too little, or nothing?',
    decision: 'Whatever can be sold must be sold; nothing is bought in this turn; passing is allowed.',
  },
  'RUL-26': {
    question: 'Does the certificate limit change when a player leaves or a corporation closes?',
    decision: 'No. It is fixed by the numbers at the start.',
  },
  'RUL-27': {
    question: 'What if a player has no legal action in a stock round?',
    decision: 'That counts as a pass, and the engine passes.',
  },
  'RUL-28': {
    question: 'Does the order of the price check change while it runs?',
    decision: 'No. It is the market order before the first movement.',
  },
  'RUL-29': {
    question: 'Is the lowest space of the first column the edge of the market?',
    decision: 'No. The Closed box lies below 27 and to the left of 24, and a marker enters it from there.',
  },
  'RUL-30': {
    question: 'When is Garibaldi set aside, and where does it come back?',
    decision:
      'As soon as none of its five cities has a free space, at any moment while it is not in operation. It returns with the first stock round that begins with a free space, behind all others then waiting; those that close later go behind it.',
  },
  'RUL-31': {
    question: 'Is a space kept for Garibaldi before its start or after its closing?',
    decision: 'No. It has no fixed home, and when it is started again it chooses anew.',
  },
  'RUL-32': {
    question: 'Does a new phase in the middle of a set of operating rounds change its length?',
    decision: 'No, not even a phase that begins in the last round of the set.',
  },
  'RUL-33': {
    question: 'What comes first, elimination or the train limit?',
    decision: 'Elimination; the limit is checked on what is left.',
  },
  'RUL-34': {
    question: 'May the train just bought be given back?',
    decision: 'Yes. The president chooses freely, and the phase stays.',
  },
  'RUL-35': {
    question: 'Is the operating order fixed when the round begins?',
    decision:
      'No. Next is always the highest corporation that has not operated. Dividends of others cannot change that; emergency and bankruptcy sales can.',
  },
  'RUL-36': {
    question: 'When may SMS be used?',
    decision:
      'At any moment of the turn before trains run, as long as neither tile nor station has been placed. A corporation that buys SMS may use it at once.',
  },
  'RUL-37': {
    question: 'May SMS be closed without a tile and without a station?',
    decision: 'Yes. It costs both steps of the turn all the same.',
  },
  'RUL-38': { question: 'Does SIGI halve dual gauge?', decision: 'No.' },
  'RUL-39': {
    question: 'Who has CNM’s port bonus, and how often?',
    decision:
      'The corporation that placed the marker, for a run that ends at that port; its one arrow lets one train a turn use it. Closing loses it.',
  },
  'RUL-40': {
    question: 'Does new track that only meets a wrong gauge lengthen a route?',
    decision: 'No. The tile may still be legal through another exit.',
  },
  'RUL-41': {
    question: 'May track end at a side of a port hex that has no arrow?',
    decision: 'No, it counts as off the grid.',
  },
  'RUL-42': { question: 'Does a circle that is reserved but empty let others pass?', decision: 'Yes.' },
  'RUL-43': {
    question: 'What is Calabria?',
    decision:
      'A stop like a city, with a value of its own, an end only, without tokens. Messina and Calabria together make a run.',
  },
  'RUL-44': {
    question: 'Is the gauge rule for dual track taken for the whole route or from stop to stop?',
    decision: 'From stop to stop.',
  },
  'RUL-45': {
    question: 'Why does the R6H example pay L.160 although R6H exist only in Phase 16?',
    decision: 'It uses the values as drawn, those of Phase 10. In Phase 16 the same run pays L.180.',
  },
  'RUL-46': { question: 'May a corporation decline to run?', decision: 'Not if it has a legal route.' },
  'RUL-47': {
    question: 'Is the best revenue enforced?',
    decision:
      'Yes: the maximum over all trains together. The engine proposes it with proof and refuses less; among equal results the choice is free. A table may choose `revenue: claimed`, where any legal routes will do.',
  },
  'RUL-48': {
    question: 'What if a corporation has trains but no legal route?',
    decision: 'Its revenue is 0, and the marker goes left as it does without a train.',
  },
  'RUL-49': {
    question: 'When does a corporation have “a route on which it could run a train”?',
    decision:
      'If at this moment one of its stations is joined by a legal route to a second stop (city, town or Calabria, not a port), however far away. Nothing is remembered from earlier.',
  },
  'RUL-50': {
    question: 'What if a corporation must own a train, but bank and pool have nothing to sell?',
    decision:
      'Then it need not own one; deals with others stay possible. E trains count only for owners of an E token.',
  },
  'RUL-51': {
    question: 'May a corporation sell its only train?',
    decision: 'Yes. The duty comes back in its own next turn.',
  },
  'RUL-52': {
    question: 'May the corporation buy a private company from its president just before emergency help?',
    decision: 'Yes, as at any moment of the turn, until the first stock of this emergency has been sold.',
  },
  'RUL-53': {
    question: 'How much may be sold in an emergency?',
    decision:
      'Only while money is missing. Within one corporation no more singles than needed; a last certificate or a more expensive share may bring more, and the rest stays with the president.',
  },
  'RUL-54': {
    question: 'Which train is bought when two are the cheapest (8H in the pool and R6H; 10H in the pool and E)?',
    decision: 'The president chooses.',
  },
  'RUL-55': {
    question: 'What if the president’s sales push the operating corporation itself into Closed?',
    decision:
      'It closes at once and its turn ends. Money not yet paid in stays with the president; this is not case B of §10.7.',
  },
  'RUL-56': {
    question: 'When is “no stock left” judged?',
    decision: 'After the closing. Private companies are not stock, and all cash is gone before.',
  },
  'RUL-57': {
    question: 'What becomes of the private companies, seat and priority deal of a player who leaves?',
    decision:
      'The private companies close, the seat is skipped, the priority deal passes to the next player on the left, and only those who remain count for passes in a row. The score is 0.',
  },
  'RUL-58': { question: 'One player is left: does the game end at once?', decision: 'Yes.' },
  'RUL-59': {
    question: 'May a corporation sell several times in one turn?',
    decision: 'One sale of any size, or one purchase of its own stock.',
  },
  'RUL-60': {
    question: 'Does the tile removed from Messina go back to the supply?',
    decision: 'Yes, like a replaced tile.',
  },
  'RUL-61': {
    question: 'What if Garibaldi, with a station in Messina alone, buys the first 12H itself?',
    decision: 'It closes, that 12H leaves the game, Phase 12 and all it brings stay, and the turn ends.',
  },
  'RUL-62': {
    question: 'Is the bank broken at exactly L.0?',
    decision: 'No; when a payment exceeds what it has. Then it stays broken.',
  },
  'RUL-63': {
    question: 'The price falls again after reaching L.377. Does the game still end?',
    decision: 'Yes, the end is not revoked.',
  },
  'RUL-64': { question: 'Who wins if wealth is equal?', decision: 'The victory is shared.' },
  'RUL-65': {
    question: 'Who gets the price of a station, and how many may be bought?',
    decision:
      'The selling corporation’s treasury; one purchase a turn. The buyer needs a token on its charter and none in the hex; the city may be full.',
  },
  'RUL-66': {
    question: 'Which is Garibaldi’s home station after the earthquake?',
    decision:
      'The city chosen at its start. If that token is lost there is none, but its last token on the map is not for sale.',
  },
  'RUL-67': {
    question: 'What if the president cannot raise the interest?',
    decision:
      'As in §10.7 B: all that can be sold is sold, the money goes to the treasury, the corporation closes, its bond takes what the treasury holds and the rest lapses; then leave, loan, or play on. The missing sum is the interest; no train is involved.',
  },
  'RUL-68': {
    question: 'A corporation closes with its bond outstanding. Who repays, and how far?',
    decision:
      'Its president at that moment, at once, even in another player’s turn: cash, then stock of other corporations under §9.2, exactly the missing sum. What cannot be raised lapses; without stock left there is the choice of §10.7 B.',
  },
  'RUL-69': { question: 'Does an E train from another corporation or the pool need an E token?', decision: 'Yes.' },
  'RUL-70': {
    question: 'When are E trains sold?',
    decision:
      'From Phase 12 on, to owners of an E token, beside the current class. They start no phase and eliminate nothing.',
  },
  'RUL-71': {
    question: 'Is an E train “the cheapest train”?',
    decision: 'For a corporation with an E token, yes: L.550 against L.800 or L.1,100. For others, no.',
  },
} as const satisfies Readonly<Record<string, RulingText>>;

/** The number of a ruling. */
export type RulingId = keyof typeof en;

/** The rulings in another language: a missing one does not compile. */
export type RulingTexts = Readonly<Record<RulingId, RulingText>>;
