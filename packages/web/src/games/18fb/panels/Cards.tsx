import type { Table18fb } from '@binario/game-18fb';
import { cardDefs, cardIds } from '@binario/game-18fb/data/cards';
import { concessionDefs } from '@binario/game-18fb/data/concessions';
import { concessionaires, corpDefs } from '@binario/game-18fb/data/corporations';
import { Logo } from '../../../board/Logo.tsx';
import { FactTable } from '../../../panels/FactTable.tsx';
import type { Own18fb } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** The political cards and the concessions: who has them, what they bring, what is left of them. */
export function Cards({ table, own }: { table: Table18fb; own: Own18fb }) {
  return (
    <div className="trains">
      <Political table={table} own={own} />
      <Concessions table={table} own={own} />
    </div>
  );
}

function Political({ table, own }: { table: Table18fb; own: Own18fb }) {
  const text = useText18fb();
  return (
    <FactTable
      columns={[
        { title: text.t('card.name') },
        { title: text.t('card.cost'), num: true },
        { title: text.t('private.revenue'), num: true },
        { title: text.t('private.owner') },
        { title: text.t('card.power') },
      ]}
      rows={cardIds.map((id) => {
        const { number, name, cost } = cardDefs[id];
        const closed = table.privates[id] === 'gone';
        const used = table.used.includes(id);
        return {
          id,
          gone: closed,
          cells: [
            <b key="name">
              {number} {name}
            </b>,
            text.money(cost),
            text.money(own.incomes[id] ?? 0),
            closed ? text.t('card.closed') : text.holder(table.privates[id] ?? 'gone'),
            <span key="power" className={used ? 'is-used' : undefined}>
              {text.say(`power.${id}`)} {used && <b>{text.t('card.used')}</b>}
            </span>,
          ],
        };
      })}
    />
  );
}

function Concessions({ table, own }: { table: Table18fb; own: Own18fb }) {
  const text = useText18fb();
  return (
    <FactTable
      columns={[
        { title: text.t('concession.name') },
        { title: text.t('concession.holder') },
        { title: text.t('concession.state') },
        { title: text.t('concession.now'), num: true },
        { title: text.t('concession.paid'), num: true },
        { title: text.t('concession.band') },
        { title: text.t('concession.line') },
      ]}
      rows={concessionaires.map((corp) => {
        const facts = table.companies[corp];
        const { homes, destinations } = corpDefs[corp];
        const stops = destinations.filter(({ role }) => role !== 'extra').map(({ hex }) => hex);
        const standing = own.companies[corp]?.frozen ? 'frozen' : (facts?.standing ?? 'unfloated');
        const open = facts?.concession === 'bank' || facts?.concession === 'pool';
        return {
          id: corp,
          gone: facts?.concession === 'gone',
          cells: [
            <span key="corp" className="corp-cell">
              <Logo corp={corp} size={20} /> <b>{corp}</b>
            </span>,
            text.holder(facts?.concession ?? 'gone'),
            text.say(`standing.${standing}`),
            open ? text.money(own.deposits[corp] ?? 0) : '–',
            facts && facts.deposit > 0
              ? `${text.money(facts.deposit)}${facts.refunded > 0 ? ` (−${facts.refunded})` : ''}`
              : '–',
            concessionDefs[corp].band,
            [...homes.slice(0, 1), ...stops].map((hex) => text.hex(hex)).join(' → '),
          ],
        };
      })}
    />
  );
}
