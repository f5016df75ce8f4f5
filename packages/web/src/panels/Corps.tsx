import { inMarketOrder, marketCell } from '@binario/game-1849';
import { type Corp, corpDefs } from '@binario/game-1849/data/corporations';
import { POOL, percentOf, presidentIn, privatesOf, trainsOf } from '@binario/rail';
import { Logo } from '../board/Logo.tsx';
import type { AnyTable } from '../engine/protocol.ts';
import { lookOf, trainName } from '../games/1849/show.ts';
import { useText } from '../text/useText.ts';

/** The charters, in the order in which they operate, and those still to be started. */
export function Corps({ table }: { table: AnyTable }) {
  const text = useText();
  const order = inMarketOrder(table);
  return (
    <div className="corps">
      {order.length === 0 && <p className="quiet">{text.t('corp.none')}</p>}
      {order.map((corp) => (
        <Charter key={corp} table={table} corp={corp} />
      ))}
      {table.queue.length > 0 && (
        <div className="queue">
          <h3>{text.t('corp.queue')}</h3>
          <ol>
            {table.queue.map((corp) => (
              <li key={corp}>
                <Logo corp={corp} size={20} /> <b>{corp}</b> {corpDefs[corp as Corp].name}
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function Charter({ table, corp }: { table: AnyTable; corp: string }) {
  const text = useText();
  const def = corpDefs[corp as Corp];
  const certs = table.certs[corp] ?? [];
  const trains = trainsOf(table, corp);
  const facts = table.corps[corp];
  const president = presidentIn(certs);
  return (
    <article className="charter">
      <header style={{ borderColor: lookOf(corp).fill }}>
        <Logo corp={corp} size={30} />
        <div>
          <strong>{corp}</strong> <span className="quiet">{def.name}</span>
        </div>
        <span className="charter-price num">{text.money(marketCell(table, corp)?.[2] ?? 0)}</span>
      </header>
      <dl>
        <Fact label={text.t('corp.president')} value={president ? text.holder(president) : '–'} />
        <Fact label={text.t('corp.treasury')} value={text.money(table.cash[corp] ?? 0)} />
        <Fact label={text.t('corp.trains')} value={trains.map(trainName).join(' ') || '–'} />
        <Fact
          label={text.t('corp.tokens')}
          value={`${table.charters[corp] ?? 0} · ${text.t('corp.tokenFee', { fee: def.tokenFee })}`}
        />
        <Fact label={text.t('corp.inTreasury')} value={`${percentOf(certs, corp)} %`} />
        <Fact label={text.t('corp.inPool')} value={`${percentOf(certs, POOL)} %`} />
        {facts?.bond && <Fact label={text.t('corp.bond')} value="L.500" />}
        {facts?.eToken && <Fact label={text.t('corp.eToken')} value="✓" />}
        {privatesOf(table, corp).length > 0 && (
          <Fact label={text.t('private.name')} value={privatesOf(table, corp).join(' ')} />
        )}
      </dl>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
