import { useEffect, useState } from 'react';
import type { Anchor } from './anchor.ts';
import { CardListener } from './cardListener.ts';

/** Where a card is shown, if one is, and how that is changed from outside. */
export interface Anchored {
  readonly anchor: Anchor | null;
  readonly close: () => void;
  /** The pointer is over the card itself, or no longer. */
  readonly hold: (over: boolean) => void;
}

/** The card of whatever name is pointed at, focused or pressed long; one at a time. */
export function useCardAnchor(): Anchored {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const [listener] = useState(() => new CardListener(setAnchor));
  useEffect(() => listener.listen(), [listener]);
  return { anchor, close: listener.close, hold: listener.hold };
}
