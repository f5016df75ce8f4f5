import { isPlayer, trainsOf } from '@binario/rail';
import { Names } from '@binario/web/game';
import { Deed, Deeds, TrainCard } from '@binario/web/panels';
import { boardOf } from '../../board/of.ts';
import type { Regional as RegionalId } from '../../ids.ts';
import type { Table18fb } from '../../table.ts';
import type { Own18fb } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** The regional companies: owner, money, train, markers, and the connections that still bring a bonus. */
export function Regionals({ table, own }: { table: Table18fb; own: Own18fb }) {
  const text = useText18fb();
  return (
    <>
      {Number(table.phase) < 5 && <p className="quiet">{text.t('regional.later')}</p>}
      <Deeds title={text.t('tab.regionals')}>
        {boardOf(table).regionalIds.map((id) => (
          <Regional key={id} id={id} table={table} own={own} />
        ))}
      </Deeds>
    </>
  );
}

function Regional({ id, table, own }: { id: RegionalId; table: Table18fb; own: Own18fb }) {
  const text = useText18fb();
  const { name, home, nominal, bonuses } = boardOf(table).regionalDefs[id];
  const { standing = 'waiting', markers = 0, reached = [] } = table.regionals[id] ?? {};
  const gone = standing === 'acquired';
  const amount = own.regionals[id]?.run.amount ?? 0;
  const price = own.regionals[id]?.price ?? 0;
  return (
    <Deed
      id={id}
      card={`private ${id}`}
      title={id}
      subtitle={name}
      corp={id}
      owner={gone ? 'gone' : (table.privates[id] ?? 'gone')}
      gone={gone}
      figures={[[text.t('private.face'), text.money(nominal)]]}
    >
      <p>
        {text.t('card.home')} <Names of={text.marked.hex(home)} />
        {gone && ` · ${text.t('regional.acquired')}`}
      </p>
      {standing === 'open' && (
        <p>
          {text.t('regional.state', { cash: table.cash[id] ?? 0, markers, amount })}{' '}
          {trainsOf(table, id).map((train) => (
            <TrainCard key={train} train={train} kind={text.train(train)} />
          ))}
        </p>
      )}
      {/* Out of the pool none is acquired. */}
      {standing === 'open' && Number(table.phase) >= 6 && isPlayer(table.privates[id] ?? '') && (
        <p>{text.t('regional.price', { price })}</p>
      )}
      <p className="quiet">
        {text.t('regional.bonus')}{' '}
        {bonuses.map((bonus) => (
          <span key={bonus.hex}>
            <Names of={text.marked.hex(bonus.hex)} /> {text.money(bonus.amount)}
            {reached.includes(bonus.hex) ? ' ✓ ' : ' '}
          </span>
        ))}
      </p>
    </Deed>
  );
}
