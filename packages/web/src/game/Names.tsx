import { Fragment, type ReactNode } from 'react';
import { piecesOf } from '../text/marked.ts';
import { useTheme } from './GameContext.tsx';

/** A sentence of a marking text: its names have cards, by pointer, key and long press. */
export function Names({ of }: { of: string }) {
  const theme = useTheme();
  // A holder may be a company, which has a card, or a player, the bank, the pool.
  const hasCard = (card: string) => !card.startsWith('corp ') || theme?.look(card.slice('corp '.length)) !== undefined;
  return piecesOf(of).map(({ word, card }, i) =>
    card === undefined || !hasCard(card) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its order
      <Fragment key={i}>{word}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its order
      <span key={i} className="name" data-card={card}>
        {word}
      </span>
    ),
  );
}

/** One name by itself, to be pressed. */
export function Name({ card, children }: { card: string; children: ReactNode }) {
  return (
    <button type="button" className="name-button" data-card={card}>
      {children}
    </button>
  );
}
