import { english, translating } from '@binario/kernel';
import type { RailStyle } from '@binario/rail';

/** What the page says at a table and in its books that nobody needs before the first board: loaded with those pages. */
export const comfortsEn = english<RailStyle>()({
  // Fewer clicks
  'comfort.oneClick': 'A single click commits (undo takes it back)',
  'comfort.answerOnly': 'Answer for me where only one answer is left',
  'comfort.passTurn': 'Pass the rest of the turn',
  'shortcuts.passTurn': 'Pass the rest of the company’s turn',
  'shortcuts.cancel': 'Cancel the choice; from the past back to now; close',
  'shortcuts.offer': 'Choose the first to ninth offer',
  'lay.one': 'Tile {tile} on {hex}, position {n} of {of}',
  // Standing orders
  'orders.hint': 'What a seat does without being asked. It stops when something happens that you wanted to know.',
  'orders.noteHint': 'Kept with the game on this device.',
  'orders.seat': 'Order of',
  'orders.about': 'About',
  'orders.upTo': 'up to',
  'orders.upToSum': 'up to {amount:money}',
  'orders.below': 'less than',
  'orders.belowSum': 'less than {amount:money}',
  'orders.some': 'A standing order',
  'orders.acted': '{player} (standing order): {order}.',
  'orders.ended': 'Standing order of {player:player.the} ended ({order}):',
  'orders.roundOver': 'The round is over.',
  'order.passRound': 'Pass for the rest of this stock round',
  'order.passUntilSale': 'Pass in this stock round until a share price moves',
  'order.passUntilChange': 'Pass in this stock round until somebody sells, starts a company or a presidency changes',
  'order.buyAgain.treasury':
    'Buy {corp} from its treasury every turn of this stock round while its price and president stay the same',
  'order.buyAgain.offer':
    'Buy {corp} from the initial offer every turn of this stock round while its price and president stay the same',
  'order.buyAgain.pool':
    'Buy {corp} from the pool every turn of this stock round while its price and president stay the same',
  'order.buyAgain.dragons':
    'Buy {corp} from the Dragons every turn of this stock round while its price and president stay the same',
  'order.buyUpTo.treasury': 'Buy {corp} from its treasury every turn of this stock round while one share costs',
  'order.buyUpTo.offer': 'Buy {corp} from the initial offer every turn of this stock round while one share costs',
  'order.buyUpTo.pool': 'Buy {corp} from the pool every turn of this stock round while one share costs',
  'order.buyUpTo.dragons': 'Buy {corp} from the Dragons every turn of this stock round while one share costs',
  'order.usualTurn.full':
    'Operate {corp} as it stands: lay and buy nothing, pay out in full; ask me when a phase begins, the president changes or it earns',
  'order.usualTurn.half':
    'Operate {corp} as it stands: lay and buy nothing, pay out half; ask me when a phase begins, the president changes or it earns',
  'order.usualTurn.withhold':
    'Operate {corp} as it stands: lay and buy nothing, withhold; ask me when a phase begins, the president changes or it earns',
  'order.bidUpTo': 'When bids compete for {private}, raise by the least amount, then drop out; bid',
  'order.refuseTrain': 'Refuse offers for trains',
  'order.sellTrain': 'Sell a train',
  // Sharing
  'share.title': 'Share and export',
  'share.link': 'Copy a link to this move',
  'share.linkHere': 'The link opens on this device only: the game is kept here.',
  'share.position': 'Copy a link that holds the game up to this move',
  'share.json': 'Copy the game as text',
  'share.foreign': 'Save for 18xx.games',
  'share.foreignPart':
    'Saved. From action {n} on the game cannot be written for 18xx.games; the file holds what came before.',
  'share.foreignWhole': 'Saved.',
  'share.seed': 'Seed of this game: {seed}',
  'share.copied': 'Copied.',
  'share.byHand': 'The browser does not let this page copy. Copy the text from here:',
  'share.broken': 'This link is damaged: no game can be read from it.',
  // A wrong rule
  'report.open': 'Wrong?',
  'report.title': 'Report a wrong rule',
  'report.hint':
    'Nothing is sent. Copy the text or save it as a file: it holds the position, the paragraph and the versions.',
  'report.expected': 'What should be possible, and why',
  'report.all': 'The report',
  'report.copy': 'Copy',
  'report.save': 'Save as file',
  'report.version': 'Binario {version}, {game}, rules {rules}, {language}',
  'report.refusal': 'Refused: {words} ({cite}, {rule})',
  'report.where': 'Move {at} of {of}, {round}',
  'report.asked': 'Asked: {words}',
  'report.game': 'The game (to be opened as a game file):',
  // Log
  'log.show': 'Show',
  'log.all': 'Everything',
  'log.hex': 'Show {hex} on the map',
  'log.same': 'and {n} more {n:line|lines} like this',
  'log.bids': '{n} {n:line|lines} of bidding',
  'log.open': 'Show all',
  // Plans
  'plan.others': 'Let the others play until {player:player.the} is asked',
  'plan.play': 'Play this plan in the game',
  'plan.played': 'The plan cannot be played from here: the game has gone on differently.',
  'plan.stopped':
    '{n} {n:move|moves} of the plan could be played: after that it is somebody else’s turn, or the game differs.',
  // Books
  'terms.title': 'Words of {game}',
  'terms.link': 'Words',
  'rules.search': 'Search this book',
  'rules.found': '{n} {n:paragraph|paragraphs} found',
  'rules.notFound': 'Nothing found.',
});

/** Make sure that the Italian and French texts have every key and gap of the English ones. */
export const { italian, french } = translating<typeof comfortsEn, RailStyle>();

/** The key of a text about comforts. */
export type ComfortKey = keyof typeof comfortsEn;
