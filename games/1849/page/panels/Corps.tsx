import { POOL, percentOf, presidentIn, privatesOf, trainsOf } from '@binario/rail';
import { Logo } from '@binario/web/board';
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
                <Logo corp={corp} size={20} /> <b>{corp}</b> {boardOf(table).corps[corp as Corp].name}{' '}
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
  const trains = trainsOf(table, corp).map((train) => text.train(train));
  const privates = privatesOf(table, corp);
  return (
    <Charter
      corp={corp}
      name={def.name}
      price={text.money(marketCell(table, corp)?.[2] ?? 0)}
      facts={[
        [text.t('corp.president'), president ? text.holder(president) : '–'],
        [text.t('corp.treasury'), text.money(table.cash[corp] ?? 0)],
        [text.t('corp.trains'), trains.join(' ') || '–'],
        [text.t('corp.tokens'), String(table.charters[corp] ?? 0)],
        [text.t('corp.inTreasury'), text.percent(percentOf(certs, corp))],
        [text.t('corp.inPool'), text.percent(percentOf(certs, POOL))],
        ...(facts?.bond ? [[text.t('corp.bond'), text.money(500)] as const] : []),
        ...(facts?.eToken ? [[text.t('corp.eToken'), '✓'] as const] : []),
        ...(privates.length > 0 ? [[text.t('private.name'), privates.join(' ')] as const] : []),
      ]}
    />
  );
}
