import { boardOf } from '../../board/of.ts';
import { type CardId, type Concessionaire, cardIds, concessionaires } from '../../ids.ts';
import type { Table18fb } from '../../table.ts';
import { lineOf } from '../ask/lineOf.ts';
import type { Own18fb } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';
import { SmallSheet } from './SmallSheet.tsx';

interface CardsProps {
  readonly table: Table18fb;
  readonly own: Own18fb;
}

/** The political cards and the concessions: who has them, what they bring, what is left of them. */
export function Cards({ table, own }: CardsProps) {
  const text = useText18fb();
  return (
    <>
      <h3>{text.t('group.cards')}</h3>
      <div className="sheets-18fb">
        {cardIds.map((id) => (
          <Political key={id} id={id} table={table} own={own} />
        ))}
      </div>
      <h3>{text.t('player.concessions')}</h3>
      <div className="sheets-18fb">
        {concessionaires.map((corp) => (
          <Concession key={corp} corp={corp} table={table} own={own} />
        ))}
      </div>
    </>
  );
}

function Political({ id, table, own }: CardsProps & { id: CardId }) {
  const text = useText18fb();
  const { number, name, cost, corp } = boardOf(table).cardDefs[id];
  const closed = table.privates[id] === 'gone';
  const used = table.used.includes(id);
  const lent = table.lent?.[id];
  const owner = closed ? text.t('card.closed') : text.holder(table.privates[id] ?? 'gone');
  return (
    <SmallSheet
      {...(corp && { corp })}
      title={`${number} ${name}`}
      value={text.money(cost)}
      gone={closed}
      lines={[
        <span key="owner">
          {text.t('card.owner')} <b>{owner}</b> · {text.t('card.income', { amount: own.incomes[id] ?? 0 })}
          {used && <span className="tag">{text.t('card.used')}</span>}
          {lent !== undefined && <span className="tag">{text.t('card.lent', { corp: lent })}</span>}
        </span>,
        <span key="power" className="quiet">
          {text.say(`power.${id}`)}
        </span>,
      ]}
    />
  );
}

function Concession({ corp, table, own }: CardsProps & { corp: Concessionaire }) {
  const text = useText18fb();
  const facts = table.companies[corp];
  if (!facts) return null;
  const { concession, deposit, refunded, standing } = facts;
  const open = concession === 'bank' || concession === 'pool';
  const state = own.companies[corp]?.frozen ? 'frozen' : standing;
  return (
    <SmallSheet
      corp={corp}
      title={corp}
      value={open ? text.money(own.deposits[corp] ?? 0) : ''}
      gone={concession === 'gone'}
      lines={[
        <span key="holder">
          {text.t('concession.holder')} <b>{text.holder(concession)}</b> · {text.say(`standing.${state}`)}
          {deposit > 0 && ` · ${text.t('concession.paid', { deposit, refunded })}`}
        </span>,
        <span key="line" className="quiet">
          {lineOf(text, boardOf(table).corpDefs[corp])} ·{' '}
          {text.t('concession.band', { band: boardOf(table).concessionDefs[corp].band })}
        </span>,
      ]}
    />
  );
}
