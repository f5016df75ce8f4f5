import { Logo } from '@binario/web/board';
import { Name } from '@binario/web/game';
import { boardOf } from '../../board/boardOf.ts';
import type { Company } from '../../data/companies.ts';
import type { Table1865 } from '../../table.ts';
import type { Own1865 } from '../own.ts';
import { useText1865 } from '../text/useText1865.ts';
import { Charter1865 } from './Charter1865.tsx';

/** The charters, in the order in which they operate, and those still to be launched. */
export function Corps({ table, own }: { table: Table1865; own: Own1865 }) {
  const text = useText1865();
  const waiting = Object.entries(table.companies).filter(([, { standing }]) => standing === 'unlaunched');
  return (
    <div className="corps">
      {own.order.length === 0 && <p className="quiet">{text.t('corp.none')}</p>}
      {own.order.map((corp) => (
        <Charter1865 key={corp} table={table} corp={corp as Company} view={own.companies[corp]} />
      ))}
      {waiting.length > 0 && (
        <div className="queue">
          <h3>{text.t('corp.queue')}</h3>
          <ul>
            {waiting.map(([corp, { relaunch }]) => (
              <Waiting key={corp} table={table} corp={corp as Company} relaunch={relaunch} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Waiting({ table, corp, relaunch }: { table: Table1865; corp: Company; relaunch: boolean }) {
  const text = useText1865();
  const { name, home, destination } = boardOf(table).companies[corp];
  return (
    <li>
      <Logo corp={corp} size={20} />{' '}
      <Name card={`corp ${corp}`}>
        <b>{corp}</b>
      </Name>{' '}
      <span>
        {name}{' '}
        <span className="quiet">{relaunch ? text.t('corp.again') : text.t('launch.way', { home, destination })}</span>
      </span>
    </li>
  );
}
