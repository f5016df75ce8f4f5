import { presidentIn, privatesOf } from '@binario/rail';
import { Logo } from '@binario/web/board';
import { Name } from '@binario/web/game';
import { Charter } from '@binario/web/panels';
import { boardOf } from '../../board/boardOf.ts';
import type { Corp } from '../../data/corporations.ts';
import { marketCell } from '../../describe.ts';
import { inMarketOrder, type Table1849 } from '../../table.ts';
import { useText1849 } from '../text/useText1849.ts';

/** The charters, in the order in which they operate, and those still to be started. */
export function Corps({ table }: { table: Table1849 }) {
  const text = useText1849();
  const order = inMarketOrder(table);
  return (
    <div className="corps">
      {order.length === 0 && <p className="quiet">{text.t('corp.none')}</p>}
      {order.map((corp) => (
        <Charter1849 key={corp} table={table} corp={corp} />
      ))}
      {table.queue.length > 0 && (
        <div className="queue">
          <h3>{text.t('corp.queue')}</h3>
          <ol>
            {table.queue.map((corp) => (
              <li key={corp}>
                <Logo corp={corp} size={20} />{' '}
                <Name card={`corp ${corp}`}>
                  <b>{corp}</b>
                </Name>{' '}
                {boardOf(table).corps[corp as Corp].name}{' '}
                <span className="quiet">
                  {text.t('corp.tokenFee', { fee: boardOf(table).corps[corp as Corp].tokenFee })}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function Charter1849({ table, corp }: { table: Table1849; corp: string }) {
  const text = useText1849();
  const def = boardOf(table).corps[corp as Corp];
  const certs = table.certs[corp] ?? [];
  const facts = table.corps[corp];
  const president = presidentIn(certs);
  const privates = privatesOf(table, corp);
  return (
    <Charter
      table={table}
      corp={corp}
      name={def.name}
      price={text.money(marketCell(table, corp)?.[2] ?? 0)}
      facts={[
        [text.marked.t('corp.president'), president ? text.holder(president) : '–'],
        ...(facts?.bond ? [[text.t('corp.bond'), text.money(500)] as const] : []),
        ...(facts?.eToken ? [[text.t('corp.eToken'), '✓'] as const] : []),
        ...(privates.length > 0
          ? [[text.t('private.name'), privates.map((id) => text.marked.write(id, 'private')).join(' ')] as const]
          : []),
      ]}
    />
  );
}
