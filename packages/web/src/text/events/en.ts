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
  // Log
  'log.kind': 'Of',
  'log.kind.all': 'all kinds',
  'log.kind.stock': 'stock and money',
  'log.kind.track': 'track and tokens',
  'log.kind.trains': 'trains and phases',
});

export const { italian: eventsItalian, french: eventsFrench } = translating<typeof eventsEn, RailStyle>();

export type EventKey = keyof typeof eventsEn;
