import type { RailTable } from '@binario/rail';
import type { Snapshot } from '../model/snapshot.ts';
import type { Text } from '../text/textIn.ts';

/** What has a card: whatever a sentence names. */
export type CardKind = 'corp' | 'hex' | 'phase' | 'private' | 'term' | 'tile' | 'train';

/** What is told of a thing where its name stands: what it is, what it does now, where that is written. */
export interface CardFacts {
  readonly title: string;
  /** Its full name, or what kind of thing it is. */
  readonly subtitle?: string;
  /** In the colours of this company. */
  readonly corp?: string;
  readonly about?: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Nothing more is told of it: it has not begun. */
  readonly alone?: boolean;
  /** The section of the rulebook. */
  readonly section?: string;
  /** Hexes that light up on the map. */
  readonly hexes?: readonly string[];
  /** It is no longer in the game. */
  readonly gone?: boolean;
}

/** What a game says of its things; what it leaves out is told as in every game. */
export interface CardSource<T extends RailTable> {
  cardOf(kind: CardKind, id: string, snapshot: Snapshot<T>, text: Text): CardFacts | undefined;
}
