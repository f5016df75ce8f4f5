import { Logo } from '@binario/web/board';
import type { Snapshot } from '@binario/web/model';
import { boardOf } from '../../board/of.ts';
import type { Corp } from '../../ids.ts';
import type { Table18fb } from '../../table.ts';
import { ownOf } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';
import { Pairings } from './Pairings.tsx';

/** Who may become part of the national company, and what has been said. */
export function Poll({ snapshot }: { snapshot: Snapshot }) {
  const text = useText18fb();
  const { poll, companies } = ownOf(snapshot);
  if (!poll) return null;
  const table = snapshot.state.table as unknown as Table18fb;
  const asked = poll.members.find(({ says }) => says === 'asked')?.corp;
  return (
    <fieldset className="offers">
      <legend>
        <Logo corp={poll.national} size={22} /> {boardOf(table).corpDefs[poll.national as Corp].name}
      </legend>
      <ul className="own-rows">
        {poll.members.map(({ corp, says }) => (
          <li key={corp} className={says === 'asked' ? 'own-row is-asked' : 'own-row'}>
            <Logo corp={corp} size={22} />
            <span className="own-row-name">
              <b>{corp}</b>{' '}
              <span className="quiet">
                {companies[corp]?.president
                  ? `${text.holder(companies[corp].president)} · ${text.money(companies[corp].price)}`
                  : text.say('standing.unfloated')}
              </span>
            </span>
            <span>{text.t(`poll.${says}`)}</span>
          </li>
        ))}
      </ul>
      {poll.pairs.length > 0 && <Pairings pairs={poll.pairs} asked={companies[asked ?? '']?.president ?? ''} />}
      <p className="quiet">{text.t('poll.about')}</p>
    </fieldset>
  );
}
