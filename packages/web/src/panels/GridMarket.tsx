import type { Cell, PriceGrid, RailTable } from '@binario/rail';
import { type CSSProperties, memo } from 'react';
import type { MarketMove } from '../model/snapshot.ts';
import { useText } from '../store/useText.ts';
import { MarketKey, type ZoneKey } from './MarketKey.tsx';
import { MarketTokens } from './MarketTokens.tsx';
import { movesAt, useMoves } from './useMoves.ts';

/** A market in two dimensions, as it is printed. Zones are classes: `is-start`, `is-blue`, `is-end`, `is-closed` ... */
export interface GridSpec {
  readonly grid: PriceGrid;
  zonesOf(cell: Cell, price: number): readonly string[];
  /** What stands in a space instead of its price: key of a text. */
  wordOf?(price: number): string | undefined;
  readonly key: readonly ZoneKey[];
}

/** The grid with its zones, and the tokens of each space stacked in their order. */
export const GridMarket = memo(function GridMarket({ spec, market }: { spec: GridSpec; market: RailTable['market'] }) {
  const text = useText();
  const moves = useMoves();
  const width = Math.max(...spec.grid.map((row) => row.length));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="market-scroll" aria-label={text.t('tab.market')} tabIndex={0}>
      <div className="market-face">
        <table className="market" style={{ '--columns': width } as CSSProperties}>
          <tbody>
            {spec.grid.map((prices, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of the printed grid never move
              <tr key={row}>
                {Array.from({ length: width }, (_, col) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do its columns
                  <Space key={col} spec={spec} market={market} moves={moves} row={row} col={col} price={prices[col]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <MarketArrows moves={moves} rows={spec.grid.length} columns={width} />
      </div>
      <MarketKey zones={spec.key} className="market-key" />
    </section>
  );
});

/** Lines from where markers lie to where what is chosen would bring them. */
function MarketArrows({ moves, rows, columns }: { moves: readonly MarketMove[]; rows: number; columns: number }) {
  const lines = moves.flatMap(({ corp, from, to }) => (from && to ? [{ corp, from, to }] : []));
  if (lines.length === 0) return null;
  return (
    <svg
      className="market-arrows"
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map(({ corp, from, to }) => (
        <path key={corp} d={`M${from.col + 0.6} ${from.row + 0.6}L${to.col + 0.6} ${to.row + 0.6}`} />
      ))}
    </svg>
  );
}

interface SpaceProps {
  readonly spec: GridSpec;
  readonly market: RailTable['market'];
  readonly moves: readonly MarketMove[];
  readonly row: number;
  readonly col: number;
  readonly price: number | undefined;
}

function Space({ spec, market, moves, row, col, price }: SpaceProps) {
  const text = useText();
  if (price === undefined) return <td className="market-empty" />;
  const here = market.filter((marker) => marker.row === row && marker.col === col);
  const word = spec.wordOf?.(price);
  return (
    <td className={spec.zonesOf({ row, col }, price).join(' ')}>
      <span className="market-price">{word === undefined ? price : text.say(word)}</span>
      <MarketTokens corps={here.map(({ corp }) => corp)} {...movesAt(moves, row, col)} />
    </td>
  );
}
