import { Names } from '@binario/web/game';
import { Deed, Deeds } from '@binario/web/panels';
import { boardOf } from '../../board/of.ts';
import { type CardId, type Concessionaire, cardIds, concessionaires } from '../../ids.ts';
import type { Table18fb } from '../../table.ts';
import { lineOf } from '../ask/lineOf.ts';
import type { Own18fb } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';

interface CardsProps {
  readonly table: Table18fb;
  readonly own: Own18fb;
}

/** The political cards and the concessions: who has them, what they bring, what is left of them. */
export function Cards({ table, own }: CardsProps) {
  const text = useText18fb();
  return (
    <>
      <Deeds title={text.t('group.cards')}>
        {cardIds.map((id) => (
          <Political key={id} id={id} table={table} own={own} />
        ))}
      </Deeds>
      <Deeds title={text.t('player.concessions')}>
        {concessionaires.map((corp) => (
          <Concession key={corp} corp={corp} table={table} own={own} />
        ))}
      </Deeds>
    </>
  );
}

function Political({ id, table, own }: CardsProps & { id: CardId }) {
  const text = useText18fb();
  const { number, name, cost, corp } = boardOf(table).cardDefs[id];
  const used = table.used.includes(id);
  const lent = table.lent?.[id];
  const owner = table.privates[id] ?? 'gone';
  return (
    <Deed
      id={id}
      card={`private ${id}`}
      title={name}
      sign={String(number)}
      corp={corp}
      owner={owner}
      gone={owner === 'gone'}
      figures={[
        [text.t('ask.price'), text.money(cost)],
        [text.t('private.revenue'), text.money(own.incomes[id] ?? 0)],
      ]}
    >
      {text.say(`power.${id}`)} {used && <span className="tag">{text.t('card.used')}</span>}
      {lent !== undefined && <span className="tag">{text.t('card.lent', { corp: lent })}</span>}
    </Deed>
  );
}

function Concession({ corp, table, own }: CardsProps & { corp: Concessionaire }) {
  const text = useText18fb();
  const facts = table.companies[corp];
  if (!facts) return null;
  const { concession, deposit, refunded, standing } = facts;
  const open = concession === 'bank' || concession === 'pool';
  const state = own.companies[corp]?.frozen ? 'frozen' : standing;
  const { corpDefs, concessionDefs } = boardOf(table);
  return (
    <Deed
      id={corp}
      card={`corp ${corp}`}
      title={corp}
      subtitle={corpDefs[corp].name}
      corp={corp}
      owner={concession}
      gone={concession === 'gone'}
      figures={open ? [[text.marked.t('corp.deposit'), text.money(own.deposits[corp] ?? 0)]] : []}
    >
      <p>
        <span className={`state state-${state}`}>{text.say(`standing.${state}`)}</span>{' '}
        {deposit > 0 && text.t('concession.paid', { deposit, refunded })}
      </p>
      <Names of={lineOf(text.marked as typeof text, corpDefs[corp])} /> ·{' '}
      {text.t('concession.band', { band: concessionDefs[corp].band })}
    </Deed>
  );
}
