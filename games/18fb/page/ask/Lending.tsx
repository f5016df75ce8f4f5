import { Chip } from '@binario/web/ask';
import type { ShownChoice, Snapshot } from '@binario/web/model';
import { boardOf } from '../../board/of.ts';
import type { CardId } from '../../ids.ts';
import type { Table18fb } from '../../table.ts';
import { useText18fb } from '../text/useText18fb.ts';

const types = ['lendCard', 'takeBackCard'];

/** Cards of the player that a company of another may use: rarely wanted, so folded up. */
export function Lending({ snapshot }: { snapshot: Snapshot }) {
  const text = useText18fb();
  const all = snapshot.choices.filter(({ offer, refusal }) => types.includes(offer.type) && !refusal);
  if (all.length === 0) return null;
  const table = snapshot.state.table as unknown as Table18fb;
  const cards = [...new Set(all.map(({ offer }) => String(offer.private)))];
  return (
    <details className="offers lending-18fb">
      <summary>{text.t('group.lend')}</summary>
      <ul className="own-rows">
        {cards.map((card) => (
          <Card key={card} card={card} table={table} choices={all.filter(({ offer }) => offer.private === card)} />
        ))}
      </ul>
    </details>
  );
}

function Card({ card, table, choices }: { card: string; table: Table18fb; choices: readonly ShownChoice[] }) {
  const to = table.lent?.[card];
  const text = useText18fb();
  return (
    <li className="own-row">
      <span className="own-row-name">
        <b>{boardOf(table).cardDefs[card as CardId].name}</b>{' '}
        {to !== undefined && <span className="quiet">{text.t('card.lent', { corp: to })}</span>}
        <small className="quiet">{text.say(`power.${card}`)}</small>
      </span>
      <span className="chips">
        {choices.map(({ offer }) => (
          <Chip
            key={String(offer.corp)}
            action={offer}
            words={offer.type === 'lendCard' ? String(offer.corp) : text.t('lend.takeBack')}
            name={text.say(`act.${offer.type}`, { private: card, corp: String(offer.corp ?? '') })}
          />
        ))}
      </span>
    </li>
  );
}
