import type { RailTable } from '@binario/rail';
import { memo } from 'react';
import { useText } from '../store/useText.ts';
import { MarketKey, type ZoneKey } from './MarketKey.tsx';
import { MarketTokens } from './MarketTokens.tsx';
import { movesAt, useMoves } from './useMoves.ts';

/** A market in one line: each box has its price and, under it, whatever else is printed there. */
export interface RowSpec {
  readonly boxes: readonly {
    readonly price: number;
    readonly zones: readonly string[];
    /** Prices or words under the main one, each with a class. */
    readonly notes: readonly { readonly zone: string; readonly word: string }[];
  }[];
  readonly key: readonly ZoneKey[];
}

/** A stock market that is one row of prices. */
export const RowMarket = memo(function RowMarket({ spec, market }: { spec: RowSpec; market: RailTable['market'] }) {
  const text = useText();
  const moves = useMoves();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="market-scroll" aria-label={text.t('tab.market')} tabIndex={0}>
      <ol className="market-row">
        {spec.boxes.map(({ price, zones, notes }, col) => (
          <li key={price} className={zones.join(' ')}>
            <b className="market-price">{price}</b>
            {notes.map(({ zone, word }) => (
              <span key={zone} className={`market-note ${zone}`}>
                {word}
              </span>
            ))}
            <MarketTokens
              signed
              corps={market.filter((marker) => marker.col === col).map(({ corp }) => corp)}
              {...movesAt(moves, undefined, col)}
            />
          </li>
        ))}
      </ol>
      <MarketKey zones={spec.key} className="market-key is-line" />
    </section>
  );
});
