import { isPlayer, trainsOf } from '@binario/rail';
import { boardOf } from '../../board/of.ts';
import type { Regional as RegionalId } from '../../ids.ts';
import type { Table18fb } from '../../table.ts';
import type { Own18fb } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';
import { SmallSheet } from './SmallSheet.tsx';

/** The regional companies: owner, money, train, markers, and the connections that still bring a bonus. */
export function Regionals({ table, own }: { table: Table18fb; own: Own18fb }) {
  const text = useText18fb();
  return (
    <>
      {Number(table.phase) < 5 && <p className="quiet">{text.t('regional.later')}</p>}
      <div className="sheets-18fb">
        {boardOf(table).regionalIds.map((id) => (
          <Regional key={id} id={id} table={table} own={own} />
        ))}
      </div>
    </>
  );
}

function Regional({ id, table, own }: { id: RegionalId; table: Table18fb; own: Own18fb }) {
  const text = useText18fb();
  const { name, home, nominal, bonuses } = boardOf(table).regionalDefs[id];
  const { standing = 'waiting', markers = 0, reached = [] } = table.regionals[id] ?? {};
  const gone = standing === 'acquired';
  const owner = gone ? text.t('regional.acquired') : text.holder(table.privates[id] ?? 'gone');
  const trains = trainsOf(table, id).map((train) => text.train(train));
  const amount = own.regionals[id]?.run.amount ?? 0;
  const price = own.regionals[id]?.price ?? 0;
  return (
    <SmallSheet
      corp={id}
      title={id}
      value={text.money(nominal)}
      gone={gone}
      lines={[
        <span key="name" className="quiet">
          {name}
        </span>,
        `${text.hex(home)} · ${text.t('card.owner')} ${owner}`,
        ...(standing === 'open'
          ? [
              text.t('regional.state', { cash: table.cash[id] ?? 0, markers, amount }) +
                (trains.length > 0 ? ` · ${trains.join(' ')}` : ''),
            ]
          : []),
        // Out of the pool none is acquired.
        ...(standing === 'open' && Number(table.phase) >= 6 && isPlayer(table.privates[id] ?? '')
          ? [text.t('regional.price', { price })]
          : []),
        `${text.t('regional.bonus')} ${bonuses
          .map((bonus) => {
            const word = `${text.hex(bonus.hex)} ${text.money(bonus.amount)}`;
            return reached.includes(bonus.hex) ? `${word} ✓` : word;
          })
          .join(' · ')}`,
      ]}
    />
  );
}
