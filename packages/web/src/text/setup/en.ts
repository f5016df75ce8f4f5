import { english, translating } from '@binario/kernel';
import type { RailStyle } from '@binario/rail';

/** What is said where a game is set up, and of all games of the device in one file: loaded when somebody asks for it. */
export const setupEn = english<RailStyle>()({
  'setup.opponents': 'Opponents',
  'home.cannotBegin': 'The game cannot begin like this.',
  'setup.opponent': 'Opponent {n}',
  'setup.seats': 'Seats',
  'setup.who': 'Who plays in seat {n}',
  'setup.person': 'Person',
  'setup.open': 'Free seat',
  'setup.levels': 'What they are like',
  'setup.again': 'As you chose last time.',
  'bot.casual.about': 'Plays sensibly and at once, by rules of thumb. A good opponent for learning.',
  'bot.director.about': 'Plays several moves ahead in its head before it decides. Stronger, and takes a moment longer.',
  'bot.magnate.about': 'Looks ahead like Director, but further or at more questions. Takes longer than Director.',
  'boards.title': 'My boards',
  'boards.hint': 'Boards you have opened. Every form for a new game offers them.',
  'boards.deleteAsk': 'Delete the board “{name:plain}” from this device? Games played on it keep it.',
  'archive.bad':
    'This file of games cannot be read: it is damaged, or of another kind. Nothing on this device has changed.',
  'archive.newer':
    'This file of games was written by a newer version of Binario (format {theirs}; this page knows format {ours}). Nothing on this device has changed.',
  'archive.title': 'Restore games',
  'archive.added': '{n} {n:game is|games are} not on this device yet and will be added.',
  'archive.same': '{n} {n:game is|games are} on this device already just as {n:it is|they are} in the file.',
  'archive.differing':
    '{n} {n:game goes|games go} on differently here and in the file. What is on this device stays as it is.',
  'archive.copy': 'Add what differs as copies',
  'archive.unreadable': '{n} {n:entry|entries} of the file cannot be read and {n:is|are} left out.',
  'archive.restore': 'Restore',
  'archive.done': 'Restored: {n} {n:game|games}.',
  'archive.unsaved': 'The games could not be saved on this device.',
});

/** Make sure that the Italian and French texts have every key and gap of the English ones. */
export const { italian: setupItalian, french: setupFrench } = translating<typeof setupEn, RailStyle>();

/** The key of a text about beginning a game. */
export type SetupTextKey = keyof typeof setupEn;
