import { certCount, percentOf } from '@binario/rail';
import { Logo } from '@binario/web/board';
import { MarketTokens } from '@binario/web/panels';
import { boardOf } from '../../board/boardOf.ts';
import { zoneAt } from '../../board/compile.ts';
import { DRAGONS } from '../../data/companies.ts';
import type { Table1865 } from '../../table.ts';
import type { Own1865 } from '../own.ts';
import { useText1865 } from '../text/useText1865.ts';
import { Foresight } from './Foresight.tsx';

/** The Dragons Chart with every rank token, what the Dragons hold, and what they will do. */
export function Dragons({ table, own }: { table: Table1865; own: Own1865 }) {
  const text = useText1865();
  const held = Object.entries(table.certs).filter(([, certs]) => percentOf(certs, DRAGONS) > 0);
  const limit = boardOf(table).phases[table.phase]?.dragonsLimit ?? 0;
  return (
    <div className="dragons">
      <div className="dragons-chart">
        <Chart table={table} own={own} />
        <p className="dragons-held">
          <b>{text.t('dragons.held', { count: certCount(table.certs, DRAGONS), limit })}</b>{' '}
          {held.map(([corp, certs]) => (
            <span key={corp} className="holding">
              <Logo corp={corp} size={18} /> {corp} <b className="num">{text.percent(percentOf(certs, DRAGONS))}</b>
            </span>
          ))}
        </p>
      </div>
      <Foresight foresight={own.foresight} />
    </div>
  );
}

function Chart({ table, own }: { table: Table1865; own: Own1865 }) {
  const text = useText1865();
  const game = boardOf(table);
  const ranks = Array.from({ length: game.lastRank }, (_, i) => i + 1);
  const at = (row: number, rank: number) =>
    own.order.filter((corp) => table.companies[corp]?.row === row && own.companies[corp]?.rank === rank);
  return (
    <table className="chart-1865">
      <caption className="visually-hidden">{text.t('tab.dragons')}</caption>
      <thead>
        <tr>
          <th scope="col">{text.t('corp.rank')}</th>
          {ranks.map((rank) => (
            <th key={rank} scope="col">
              {rank}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {game.rowLimits
          .map((_limit, i) => i + 1)
          .map((row) => (
            <tr key={row}>
              <th scope="row">
                {row} <small>PH{row + 1}</small>
              </th>
              {ranks.map((rank) => {
                const zone = zoneAt(game, row, rank);
                return (
                  <td key={rank} className={`zone-${zone}`}>
                    <span className="visually-hidden">{text.say(`zone.${zone}`)}</span>
                    <MarketTokens corps={at(row, rank)} />
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
