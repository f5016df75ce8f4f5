import { english, translating } from '@binario/kernel';
import type { RailStyle } from '@binario/rail';

/** What the page says about what has happened at a table: loaded with it. */
export const eventsEn = english<RailStyle>()({
  // Since your last turn
  'since.title': 'Since the last turn of {player:player.the}',
  'since.yours': 'Since your last turn',
  'since.count': '{n} {n:move|moves}',
  'since.step': 'Move {n} of {of}',
  'since.previous': 'Previous move',
  'since.following': 'Next move',
  // Automatic players that wait
  'pace.next': 'Next move',
  'pace.untilMine': 'Until somebody here is asked',
  'table.pace.wait': 'wait for me',
  // A new phase
  'phase.banner': 'A new phase',
  'phase.looked': 'Close this notice',
  'phase.all': 'Everything that changed ({n})',
  // Cards
  'card.tile': 'Tile {tile}',
  'card.phaseNow': 'the phase now',
  'card.gone': 'out of the game',
  'card.home': 'Home',
  'card.scrappedIn': 'Scrapped in Phase {phase}.',
  'card.paragraph': '§ {section} of the rulebook',
  'shortcuts.card': 'Card of what is focused: what it is and does',
  // Forecasts
  'forecast.title': 'What comes',
  'forecast.next': 'The first {train} begins Phase {phase}.',
  'forecast.now': 'It is the next to be sold.',
  'forecast.before': '{before} {before:train is|trains are} sold before it.',
  'forecast.forced':
    '{corp} would have to buy a train: its treasury has {treasury:money}, {president:player} pays the rest.',
  'forecast.forcedAlone': '{corp} would have to buy a train: its treasury has {treasury:money}.',
  'forecast.lastPhase': 'No new phase follows.',
  'forecast.bank': 'The bank has {left:money}.',
  'forecast.bankBroken':
    'The bank is broken: the game ends with this set of operating rounds, in a stock round with the next one.',
  'forecast.bankStill': 'The bank has {left:money}; it has not been losing money lately.',
  'forecast.bankPace':
    'The bank has {left:money} and has paid out {pace:money} a round lately: at this pace it breaks in {rounds} operating {rounds:round|rounds}.',
  // Log
  'log.kind': 'Kind',
  'log.kind.all': 'all kinds',
  'log.kind.stock': 'stock and money',
  'log.kind.track': 'track and tokens',
  'log.kind.trains': 'trains and phases',
});

/** Make sure that the Italian and French texts have every key and gap of the English ones. */
export const { italian: eventsItalian, french: eventsFrench } = translating<typeof eventsEn, RailStyle>();

/** The key of a text about what has happened. */
export type EventKey = keyof typeof eventsEn;
