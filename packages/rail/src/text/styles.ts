import type { BasicStyle } from '@binario/kernel';

/** Styles in which every game of trains can write a gap; `colour` and the like are words of its catalogue. */
export type RailStyle =
  | BasicStyle
  | 'action'
  | 'colour'
  | 'corp'
  | 'end'
  | 'hex'
  | 'kind'
  | 'private'
  | 'side'
  | 'step'
  | 'train'
  | 'trainOwner'
  | 'variant'
  | 'why';

/** Names of gaps that do not say themselves what they are. */
export const railStyleOfName = {
  acquirer: 'corp',
  actors: 'player',
  card: 'private',
  corps: 'corp',
  goal: 'hex',
  hexes: 'hex',
  lot: 'private',
  lowest: 'private',
  national: 'corp',
  next: 'corp',
  players: 'player',
  stock: 'corp',
  target: 'corp',
  trains: 'train',
  type: 'action',
  what: 'kind',
} as const satisfies Readonly<Record<string, RailStyle>>;

/** Styles every game translates. */
export const railTranslated = ['action', 'colour', 'end', 'kind', 'side', 'step', 'variant', 'why'] as const;
