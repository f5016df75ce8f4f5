import type { Cell, PriceGrid, RailTable } from '@binario/rail';
import { type CSSProperties, Fragment, memo, useId } from 'react';
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

/** The middle of a token lies so many pixels from the corner of its space. */
const TOKEN = { x: -10, y: -10 } as const;

/** Arrows from where markers lie to where what is chosen would bring them. */
function MarketArrows({ moves, rows, columns }: { moves: readonly MarketMove[]; rows: number; columns: number }) {
  const head = useId();
  const ways = moves.flatMap(({ corp, from, to }) =>
    from && to ? [{ corp, ends: endsOf(from, to, rows, columns) }] : [],
  );
  if (ways.length === 0) return null;
  return (
    <svg className="market-arrows" aria-hidden="true" focusable="false">
      <marker
        id={head}
        markerUnits="userSpaceOnUse"
        markerWidth="14"
        markerHeight="14"
        refX="19"
        refY="7"
        orient="auto"
      >
        <path d="M1 1L12 7L1 13Z" />
      </marker>
      <g transform={`translate(${TOKEN.x} ${TOKEN.y})`}>
        {ways.map(({ corp, ends }) => (
          <Fragment key={corp}>
            <line {...ends} className="arrow-edge" />
            <line {...ends} markerEnd={`url(#${head})`} />
          </Fragment>
        ))}
      </g>
    </svg>
  );
}

/** In parts of the market, which is as large as there is room for. */
function endsOf(from: Cell, to: Cell, rows: number, columns: number) {
  const across = ({ col }: Cell) => `${((col + 1) / columns) * 100}%`;
  const down = ({ row }: Cell) => `${((row + 1) / rows) * 100}%`;
  return { x1: across(from), y1: down(from), x2: across(to), y2: down(to) };
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
