import type { CSSProperties } from 'react';
import { Logo } from '../board/Logo.tsx';
import type { MarketMove } from '../model/snapshot.ts';

interface MarketTokensProps {
  readonly corps: readonly string[];
  /** Markers that what is chosen would bring here. */
  readonly coming?: readonly MarketMove[];
  /** Companies whose marker it would take away. */
  readonly leaving?: ReadonlySet<string>;
  /** A sign before those that come, where no arrow is drawn across the market. */
  readonly signed?: boolean;
}

const nobody: ReadonlySet<string> = new Set();

/** The tokens of one space in the order in which they came, the first on top; after them, pale, those that would come. */
export function MarketTokens({ corps, coming = [], leaving = nobody, signed = false }: MarketTokensProps) {
  if (corps.length + coming.length === 0) return null;
  return (
    <span className="market-stack" style={{ '--tokens': corps.length + coming.length } as CSSProperties}>
      {corps.map((corp, i) => (
        <span
          key={corp}
          className={leaving.has(corp) ? 'market-token is-leaving' : 'market-token'}
          style={{ zIndex: corps.length - i }}
          data-card={`corp ${corp}`}
          data-marker={corp}
        >
          <Logo corp={corp} size={17} />
          <span className="visually-hidden">{corp}</span>
        </span>
      ))}
      {coming.map((move) => (
        <span key={move.corp} className="market-token is-coming" title={move.corp} aria-hidden="true">
          {signed && <span className="market-arrow">{arrowOf(move)}</span>}
          <Logo corp={move.corp} size={17} />
        </span>
      ))}
    </span>
  );
}

const arrows = ['↖', '↑', '↗', '←', '', '→', '↙', '↓', '↘'];

/** The way a marker would take. */
function arrowOf({ from, to }: MarketMove): string {
  if (!from || !to) return '';
  return arrows[(Math.sign(to.row - from.row) + 1) * 3 + Math.sign(to.col - from.col) + 1] ?? '';
}
