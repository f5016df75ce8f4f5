import type { RulingText } from '@binario/kernel';

/** How questions are settled which the rulebooks leave open; RULINGS.md says the same, with the reasons. */
export const en = {
  1: {
    question: 'How many trains are there?',
    decision:
      '6 PH2, 5 PH3, 4 PH4, 2 PH5 and 3 PH6; in the short game 5, 4, 3, 2 and 2. The PH7 never run out. One PH2, PH3 and PH4 is cheaper and always the last of its kind.',
  },
  2: {
    question: 'How many certificates may a player hold, and what counts?',
    decision:
      '36, 24, 18 for two, three, four players; in the short game 27 and 18. Maritime cards do not count. Whoever is pushed above it by an exchange keeps everything but may not buy.',
  },
  3: {
    question: 'Is the starting capital part of the bank?',
    decision: 'Yes. It comes out of the L.8,000, in the short game out of the L.6,000.',
  },
  4: {
    question: 'How much capital does each player get?',
    decision: '360, 330, 300 for two, three, four players, in every form of the game.',
  },
  5: {
    question: 'How are maritime cards assigned?',
    decision:
      'By an open draft round the table and back; what is left over leaves the game. The short game has six cards.',
  },
  6: {
    question: 'Do the homes of companies not yet launched fill a slot?',
    decision: 'Yes. All home markers lie on the map from the start and fill a slot, launched or not.',
  },
  7: {
    question: 'When, and how much, is the traffic of the home?',
    decision:
      'It comes with the flotation, at the value the city then has. A home without a tile gives its whole value when anybody lays its first tile. Upgrades before the flotation give nothing extra.',
  },
  8: {
    question: 'When do mines, ranks and conversions take place?',
    decision: 'Before every stock round, in this order.',
  },
  9: {
    question: 'Which mines go down, and how far?',
    decision:
      'Only mines with a marker on them, one step at a time: yellow to green from Phase 3, green to brown from Phase 5.',
  },
  10: {
    question: 'In which row does a rank token start, and how does it move?',
    decision:
      'In row 1 in Phases 2 to 4, in row 2 from Phase 5 on. It moves down one row each time, never below the row of the phase, and sideways at once. A rank above 16 is read as 16.',
  },
  11: {
    question: 'How do turns go, and when does a stock round end?',
    decision:
      'The Dragons play, then the player with the priority, the Dragons, the next player. The round ends when all players have passed in succession and the Dragons did nothing in between. If no player acted the priority stays.',
  },
  12: {
    question: 'When and how do the Dragons sell?',
    decision:
      'At the start of each of their turns they sell whatever is in the red area and fits under 50% in the pool: a block for each company, in operating order, one space down for each share; no money moves. New room in the pool makes them sell again.',
  },
  13: {
    question: 'What do the Dragons buy?',
    decision:
      'One certificate of a company in the green area: fewest certificates held, highest rank, lowest value, top of the pile; the offer before the pool. Never above their certificate limit or 50%, and never a presidential certificate.',
  },
  14: {
    question: 'What does a certificate from the Dragons cost, and who gets the money?',
    decision: 'The value in the red area, the printed prices in the white and green areas; the bank gets the money.',
  },
  15: { question: 'At which price does the offer sell?', decision: 'At the present market value.' },
  16: {
    question: 'At which values is a company launched, and what if it does not float before Phase 5?',
    decision:
      'At values up to 100, from Phase 3 up to 130, from Phase 5 up to 150. With 60% sold it floats. A minor launched but not floated when Phase 5 comes stays a minor.',
  },
  17: {
    question: 'What may be sold, and at what price?',
    decision:
      'Certificates of a company, in one block, at the value before the drop. Nothing of a company that has not finished a turn; a re-launched one must finish one anew. What was sold in this round may not be bought.',
  },
  18: {
    question: 'Whose sales lower the value?',
    decision:
      'Those of whoever is president when he declares the sale, one space for each share, forced sales included; not those of other players, nor a company’s own shares sold in an absorption.',
  },
  19: {
    question: 'When does the presidency pass on?',
    decision:
      'By sale only if another player will have more and holds two singles; the exchange comes first; ties go to the left. By purchase only with strictly more. The double share may be broken in this way: one single of it sold, one kept.',
  },
  20: {
    question: 'What happens at the ends of the market?',
    decision: 'At 10 and 490 a token stays where it is in the pile.',
  },
  21: {
    question: 'Which companies may convert?',
    decision:
      'A floated minor with a direct route to its destination at that moment; a marker of its own there will do. The question comes back before every stock round.',
  },
  22: {
    question: 'What does a conversion change?',
    decision:
      'Certificates are turned over where they are, and five more come to the offer. The company gets one more marker in Phase 2, two in Phase 3, three in Phase 4 and four from Phase 5 on, but never has more than seven.',
  },
  23: {
    question: 'When is the order of companies fixed?',
    decision: 'It goes by value and pile and is looked up anew after each company.',
  },
  24: {
    question: 'When do maritime cards pay?',
    decision: 'Players get L.20 for each card before the companies operate.',
  },
  25: {
    question: 'Who may transfer a card, and how often does it bring its bonus?',
    decision:
      'The president of the operating company, for good. The bonus is paid once for each card, when card and marker are first in the same company, in an absorption too, and then before its own mines are given up.',
  },
  26: { question: 'How many tiles may be laid?', decision: 'One free, a second for L.20; it may upgrade the first.' },
  27: {
    question: 'What must an upgrade keep?',
    decision:
      'An upgrade to the next colour keeps all track. Within a colour every side that meets track (printed track and sea routes too) keeps it, and pieces between two such sides stay; the rest may go, but something must change. Lettered tiles and mines are not replaced within their colour. No tile has fewer slots than there are markers.',
  },
  28: {
    question: 'Towards which sides may track lead?',
    decision:
      'Not into the open sea. Sides on a dotted line are valid, also with one island only, and count as track met. A blank side of a neighbour is no obstacle.',
  },
  29: {
    question: 'Who gains when a station is upgraded?',
    decision: 'A city gives the difference to every floated company there, a town nothing.',
  },
  30: {
    question: 'Does a new marker on a mine produce at once?',
    decision:
      'Mines operate before the marker step: a new marker brings the mine’s traffic as the end of its route; from the next turn on it produces.',
  },
  31: {
    question: 'What is a direct route?',
    decision:
      'Continuous track from one of the company’s markers to a city or mine that passes no other one, not even one with its own marker; nothing is used twice. Full cities matter for laying only.',
  },
  32: {
    question: 'What does a marker cost?',
    decision: 'The borders of the chosen route, for a sea route its printed amount instead. Out of the treasury.',
  },
  33: { question: 'What does a full city block?', decision: 'Laying beyond it, for companies without a marker there.' },
  34: {
    question: 'Are there fractions in revenue?',
    decision: 'No. It is ten for each chip with a seat; all parts are whole.',
  },
  35: {
    question: 'How does a turn move the value?',
    decision:
      'If nothing is earned it goes down one space. If revenue is withheld it stays; if it is paid out it goes up one space. New trains from the pile raise it one space, once in a turn.',
  },
  36: {
    question: 'Where do dividends of unsold and of the Dragons’ shares go?',
    decision: 'Those of pool and Dragons stay in the bank, those of the offer go to the company.',
  },
  37: {
    question: 'Whose limit is the train limit, and who chooses discards?',
    decision: 'Each company’s own. The president chooses what is discarded. Scrapping also empties the pool.',
  },
  38: { question: 'When must a company own a train?', decision: 'When it has at least one chip and no train.' },
  39: {
    question: 'When does the president help, and with which train?',
    decision:
      'Only if the treasury cannot pay for any train in pile or pool; then any of them may be chosen, even a more expensive one.',
  },
  40: {
    question: 'How much may be sold in a forced sale?',
    decision:
      'A block for each company, no share more than is needed, never so many that the presidency of the buying company changes.',
  },
  41: {
    question: 'For how much are personal loans granted?',
    decision:
      'For what is missing after cash and everything that may be sold; what is left over is the player’s. They cannot be repaid. Hence a block may not be kept small if that would lead to a loan.',
  },
  42: {
    question: 'When may a company absorb or be absorbed?',
    decision:
      'An active absorption takes place at the start of the acquirer’s turn, with a company that has not operated in the round; a passive one at the start of the target’s own turn, by a company that may have operated in the round or not. Both have finished a turn before.',
  },
  43: {
    question: 'Which companies are connected?',
    decision: 'Those with a common city, or a direct route between two markers.',
  },
  44: {
    question: 'What is paid for the target?',
    decision: 'The price for each share in play, by the area of the target.',
  },
  45: {
    question: 'Where does the money of an absorption come from?',
    decision: 'From both treasuries, the acquirer’s own shares in the offer, and loans; three loans at most in all.',
  },
  46: {
    question: 'What happens to the target?',
    decision:
      'Its certificates go to the offer as those of a major, everything else to the acquirer; trains above the limit are discarded, as the president chooses; the acquirer has seven markers.',
  },
  47: {
    question: 'Which markers are replaced?',
    decision:
      'The acquirer may give up its own mines first; city markers must be replaced, mine markers may be; where the acquirer already has a marker it gets L.50; only one in Carbonia.',
  },
  48: {
    question: 'What if there are too few markers to replace those of the target?',
    decision:
      'Those replaced need a direct route to another marker in the final position; as many cities as possible, the president chooses the set. Mines count as well, except where the acquirer already has a marker, and a second one in Carbonia.',
  },
  49: { question: 'Does replacing cost or bring anything?', decision: 'No.' },
  50: {
    question: 'How does an absorbed company come back?',
    decision:
      'As a major in any phase, with seven markers; its home is any city with a free slot, marked when the presidential certificate is bought.',
  },
  51: {
    question: 'What are state loans for?',
    decision: 'Only for absorptions; L.500 each, repaid one by one in the company’s own turn.',
  },
  52: {
    question: 'When is the bank broken, and what is still played?',
    decision:
      'When a payment leaves it with nothing or less, for good. The set of operating rounds is finished; after a stock round two more are played.',
  },
  53: { question: 'How does a broken bank pay?', decision: 'On credit, until the end.' },
  54: {
    question: 'How is the score counted?',
    decision:
      'Cash and shares at value less 50 for each loan of the company, less 500 for each personal loan. Equal scores share the victory.',
  },
  55: {
    question: 'What else changes in the short game?',
    decision: 'It is played without Corsica; everything else is as said above.',
  },
  56: {
    question: 'Who discards first when one purchase makes several companies discard?',
    decision: 'The buyer, then the others in operating order.',
  },
  57: {
    question: 'May a refused offer for a train be repeated?',
    decision: 'In that turn only at a higher price, for the same kind of train of the same company.',
  },
  58: {
    question: 'What if nobody can do anything any more?',
    decision: 'A set in which nobody could do anything and no money moved ends the game.',
  },
  59: {
    question: 'In which order does a change of phase happen?',
    decision: 'First the train, then the phase, scrapping, discards, cards of players, and companies not yet launched.',
  },
  60: { question: 'Which limit holds at a purchase that begins a phase?', decision: 'That of the phase before it.' },
  61: {
    question: 'What do trains in the pool cost?',
    decision: 'They keep the price of their card and begin no phase.',
  },
  62: {
    question: 'May a trainless company buy from another?',
    decision:
      'Yes, with its own money. A helped purchase is from the bank only, and no other train is bought after it in the turn.',
  },
  63: { question: 'Does a helped purchase raise the value?', decision: 'Yes, from the pile.' },
  64: {
    question: 'What if a card brings the first chip after the train step?',
    decision: 'The duty to own a train comes back.',
  },
  65: { question: 'Can a flotation be undone?', decision: 'No. It is immediate and final.' },
  66: { question: 'When are the limits on holdings checked?', decision: 'At purchases only.' },
  67: {
    question: 'What may come before an absorption in a turn?',
    decision:
      'Cards and loan repayments may come before and between active absorptions. A company that has begun its turn can no longer be absorbed in it.',
  },
  68: {
    question: 'How much is raised for an absorption?',
    decision: 'Shares are sold and loans taken only for what is missing; the president never pays.',
  },
  69: { question: 'Does the location bonus need a tile?', decision: 'No, a marker is enough.' },
  70: { question: 'Which supplies are limited?', decision: 'Tiles are; everything else is not.' },
  71: { question: 'May a colour be skipped?', decision: 'No; a mine begins with its yellow tile too.' },
  72: { question: 'In which order do the steps of a turn come?', decision: 'Each once, in the printed order.' },
  73: {
    question: 'What must a company reach to lay a tile?',
    decision:
      'Some track of the new tile, old or added, by a way that crosses no border twice; with its own marker in the city it always does.',
  },
  74: {
    question: 'Does a vacated mine count for Carbonia?',
    decision: 'No: another marker may then be placed in the district.',
  },
  75: {
    question: 'When can the new certificates of a conversion be bought?',
    decision: 'At once, in the stock round that follows.',
  },
  76: { question: 'What are shares of a company that has not floated worth?', decision: 'They count at its value.' },
  77: { question: 'What happens to companies not yet launched in Phase 5?', decision: 'They become majors.' },
  78: { question: 'Is anything secret?', decision: 'No. Everything is open.' },
  79: { question: 'From where may trains be bought in one turn?', decision: 'From any source, one at a time.' },
  80: {
    question: 'May money pass between a player and a company?',
    decision: 'Only for shares, dividends, compensation and help.',
  },
  V1: {
    question: 'Which forms do the proto-rules have?',
    decision:
      'Basic: Sardinia, six companies and cards, two or three players. Expansion: both islands, eight and eight, three or four players.',
  },
  V2: { question: 'How much does the bank hold?', decision: 'L.8,000 in both forms, the capital included.' },
  V3: { question: 'Is the capital different?', decision: 'No: it is 360, 330 or 300 by the number of players.' },
  V4: {
    question: 'What is the certificate limit?',
    decision: '18 and 13: with two and three players in the basic form, with three and four in the expansion.',
  },
  V5: {
    question: 'How are maritime cards assigned?',
    decision: 'Each player gets two at random, open to all; the rest leave the game.',
  },
  V6: {
    question: 'How many trains are there?',
    decision: 'As in the short game in the basic form, as in the normal game in the expansion.',
  },
  V7: { question: 'Where are the home markers?', decision: 'On the map from the start.' },
  V8: {
    question: 'When does the value token enter the market?',
    decision: 'At the flotation, below those in the box; the value is chosen and paid at the launch.',
  },
  V9: {
    question: 'In which row does a company start?',
    decision: 'Row 1 in Phases 2 and 3, row 2 in Phase 4, row 3 from Phase 5.',
  },
  V10: { question: 'What is the Dragons’ certificate limit?', decision: '6, 10, 16, as in the final rules.' },
  V11: {
    question: 'What does a share from the Dragons cost?',
    decision:
      'Its value in the red area, 10% more in the white area, 30% more in the green area, rounded to the nearest multiple of 5, halves up.',
  },
  V12: { question: 'Do the Dragons act differently?', decision: 'No: rulings 11 to 13 hold.' },
  V13: {
    question: 'Are sales and the presidency different?',
    decision: 'No: the final rules fill in what the proto-rules leave out.',
  },
  V14: {
    question: 'When does a company float?',
    decision: 'With 60% sold to players, as always: the Dragons cannot buy before.',
  },
  V15: {
    question: 'How many markers does a re-launched company have?',
    decision:
      '4, 5, 6 in Phases 2, 3, 4 and 7 from Phase 5, by the phase of flotation. One first launched from Phase 5 on has seven.',
  },
  V16: {
    question: 'When does a re-launched company choose its home?',
    decision:
      'When it floats. Without a free slot in any city neither its presidential nor the floating certificate is sold.',
  },
  V17: { question: 'Is a conversion different?', decision: 'No.' },
  V18: { question: 'What may the second tile do?', decision: 'It costs L.20 and may upgrade the tile just laid.' },
  V19: { question: 'Which track does a traffic upgrade keep?', decision: 'All of it, as in the final rules.' },
  V20: {
    question: 'Where may the restricted brown tiles lie?',
    decision:
      '63 only in Isili (and Ajaccio), 700 only in Arbatax (and Calvi), 146 only in Alghero and Tempio (and the coast of Corsica).',
  },
  V21: {
    question: 'What are the sea connections for?',
    decision: 'In the basic form sides that lead nowhere; in the expansion a marker over one pays its printed cost.',
  },
  V22: {
    question: 'When do mines operate?',
    decision: 'After the marker step; a route gives nothing for a mine at its end.',
  },
  V23: {
    question: 'How many markers on a tile and in Carbonia?',
    decision: 'One of a company on a tile, one in Carbonia.',
  },
  V24: { question: 'Who gets dividends of pool, Dragons and offer?', decision: 'As in the final rules.' },
  V25: { question: 'Is the train limit different?', decision: 'No: 4 in Phase 2, 3 in Phases 3 to 5, 2 afterwards.' },
  V26: { question: 'Is the duty to own a train different?', decision: 'No, but for bankruptcy.' },
  V27: {
    question: 'Do maritime cards earn without a train?',
    decision: 'No: the printed sentence has lost its “not”.',
  },
  V28: {
    question: 'When is a player bankrupt?',
    decision:
      'When he cannot pay for the cheapest train of the bank after selling all he may; he may not choose a more expensive one.',
  },
  V29: {
    question: 'What becomes of a bankrupt player?',
    decision: 'He leaves with nothing; the priority goes to the left; limits stay.',
  },
  V30: {
    question: 'What becomes of the company that could not buy?',
    decision: 'It closes for good with everything it has.',
  },
  V31: { question: 'Where do his other certificates go?', decision: 'To the pool, whatever it holds.' },
  V32: {
    question: 'Who runs his other companies?',
    decision: 'The player with the most shares, at least two, becomes president of each.',
  },
  V33: {
    question: 'What if nobody has two shares?',
    decision:
      'The company waits: it does nothing and its value stands still, also when the Dragons sell. Its double share can be bought from the pool at twice the value; two singles in one hand are exchanged for it at once.',
  },
  V34: {
    question: 'What happens to companies that have not floated?',
    decision: 'They wait in the same way; shares in the pool count as sold.',
  },
  V35: { question: 'What if one player is left?', decision: 'That player wins at once.' },
  V36: {
    question: 'What is paid in an absorption?',
    decision: 'The prices of V11; everything else as in the final rules.',
  },
  V37: {
    question: 'Must replaced markers be connected?',
    decision:
      'Always: each needs a direct route to another marker of the acquirer in the final position. As many cities as possible are kept; a mine of the target through which alone one of them is connected is kept with it, without asking.',
  },
  V38: {
    question: 'What are loans for?',
    decision: 'Only for absorptions; those of the target pass on; players get none.',
  },
  V39: { question: 'When does the game end?', decision: 'As in the final rules, and when one player is left.' },
} as const satisfies Readonly<Record<string, RulingText>>;

/** The number of a ruling. */
export type RulingId = `${keyof typeof en}`;

/** The rulings in another language: a missing one does not compile. */
export type RulingTexts = Readonly<Record<RulingId, RulingText>>;
