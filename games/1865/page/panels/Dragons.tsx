import { certCount, percentOf } from '@binario/rail';
import { Logo } from '@binario/web/board';
import { MarketTokens } from '@binario/web/panels';
import { chartRows, LAST_RANK, zoneAt } from '../../data/chart.ts';
import { DRAGONS } from '../../data/companies.ts';
import { phases } from '../../data/phases.ts';
import type { Table1865 } from '../../table.ts';
import type { Own1865 } from '../own.ts';
import { useText1865 } from '../text/useText1865.ts';
import { Foresight } from './Foresight.tsx';

/** The Dragons Chart with every rank token, what the Dragons hold, and what they will do. */
export function Dragons({ table, own }: { table: Table1865; own: Own1865 }) {
  const text = useText1865();
  const held = Object.entries(table.certs).filter(([, certs]) => percentOf(certs, DRAGONS) > 0);
  const limit = phases[table.phase]?.dragonsLimit ?? 0;
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

const ranks = Array.from({ length: LAST_RANK }, (_, i) => i + 1);

function Chart({ table, own }: { table: Table1865; own: Own1865 }) {
  const text = useText1865();
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
        {chartRows.map(({ phase }, i) => (
          <tr key={phase}>
            <th scope="row">PH{phase}</th>
            {ranks.map((rank) => {
              const zone = zoneAt(i + 1, rank);
              return (
                <td key={rank} className={`zone-${zone}`}>
                  <span className="visually-hidden">{text.say(`zone.${zone}`)}</span>
                  <MarketTokens corps={at(i + 1, rank)} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
