import type { Table18fb } from '@binario/game-18fb';
import { regionalDefs, regionalIds } from '@binario/game-18fb/data/regionals';
import { trainsOf } from '@binario/rail';
import { Logo } from '../../../board/Logo.tsx';
import { FactTable } from '../../../panels/FactTable.tsx';
import type { Own18fb } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** The regional companies: owner, money, train, markers, and the connections that still bring a bonus. */
export function Regionals({ table, own }: { table: Table18fb; own: Own18fb }) {
  const text = useText18fb();
  return (
    <div className="trains">
      {Number(table.phase) < 5 && <p className="quiet">{text.t('regional.later')}</p>}
      <FactTable
        columns={[
          { title: text.t('regional.name') },
          { title: text.t('regional.home') },
          { title: text.t('private.owner') },
          { title: text.t('regional.nominal'), num: true },
          { title: text.t('corp.treasury'), num: true },
          { title: text.t('corp.trains') },
          { title: text.t('corp.markers'), num: true },
          { title: text.t('regional.earns'), num: true },
          { title: text.t('regional.bonus') },
        ]}
        rows={regionalIds.map((id) => {
          const { name, home, nominal, bonuses } = regionalDefs[id];
          const facts = table.regionals[id];
          const reached = facts?.reached ?? [];
          return {
            id,
            gone: facts?.standing === 'acquired',
            cells: [
              <span key="name" className="corp-cell" title={name}>
                <Logo corp={id} size={22} /> <b>{id}</b>
              </span>,
              text.hex(home),
              facts?.standing === 'acquired' ? text.t('regional.acquired') : text.holder(table.privates[id] ?? 'gone'),
              text.money(nominal),
              text.money(table.cash[id] ?? 0),
              trainsOf(table, id)
                .map((train) => text.train(train))
                .join(' ') || '–',
              facts?.markers ?? 0,
              text.money(own.regionals[id]?.run.amount ?? 0),
              bonuses
                .map(({ hex, amount }) => `${text.hex(hex)} ${text.money(amount)}${reached.includes(hex) ? ' ✓' : ''}`)
                .join(' · '),
            ],
          };
        })}
      />
    </div>
  );
}
