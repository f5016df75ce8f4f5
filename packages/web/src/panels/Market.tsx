import { closedBox, endPrice, grid, isBlue, startCells } from '@binario/game-1849/data/market';
import { memo } from 'react';
import { Logo } from '../board/Logo.tsx';
import type { AnyTable } from '../engine/protocol.ts';
import { useText } from '../text/useText.ts';

const starts = new Set(Object.values(startCells).map(({ row, col }) => `${row},${col}`));

/** The grid as it is printed: zones, and the tokens of each space stacked in their order. */
export const Market = memo(function Market({ market }: { market: AnyTable['market'] }) {
  const text = useText();
  const closed = text.t('market.closed');
  const width = Math.max(...grid.map((row) => row.length));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="market-scroll" aria-label={text.t('tab.market')} tabIndex={0}>
      <table className="market">
        <tbody>
          {grid.map((prices, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of the printed grid never move
            <tr key={row}>
              {Array.from({ length: width }, (_, col) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its columns
                <Cell key={col} market={market} row={row} col={col} price={prices[col]} closed={closed} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="market-key">
        <li className="is-start">{text.t('market.start')}</li>
        <li className="is-blue">{text.t('market.blue')}</li>
        <li className="is-end">{text.t('market.end')}</li>
      </ul>
    </section>
  );
});

interface CellProps {
  readonly market: AnyTable['market'];
  readonly row: number;
  readonly col: number;
  readonly price: number | undefined;
  readonly closed: string;
}

function Cell({ market, row, col, price, closed }: CellProps) {
  if (price === undefined) return <td className="market-empty" />;
  const here = market.filter((marker) => marker.row === row && marker.col === col);
  const kind = [
    starts.has(`${row},${col}`) && 'is-start',
    isBlue({ row, col }) && 'is-blue',
    price === endPrice && 'is-end',
    row === closedBox.row && col === closedBox.col && 'is-closed',
  ].filter(Boolean);
  return (
    <td className={kind.join(' ')}>
      <span className="market-price">{price === 0 ? closed : price}</span>
      {here.length > 0 && (
        <span className="market-stack">
          {here.map(({ corp }) => (
            <span key={corp} className="market-token" title={corp}>
              <Logo corp={corp} size={17} />
              <span className="visually-hidden">{corp}</span>
            </span>
          ))}
        </span>
      )}
    </td>
  );
}
