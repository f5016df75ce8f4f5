import { Logo } from '@binario/web/board';
import type { Snapshot } from '@binario/web/model';
import { boardOf } from '../../board/of.ts';
import type { Corp } from '../../ids.ts';
import type { Table18fb } from '../../table.ts';
import { ownOf, type PairView } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** Who may become part of the national company, and what has been said. */
export function Poll({ snapshot }: { snapshot: Snapshot }) {
  const text = useText18fb();
  const { poll, companies } = ownOf(snapshot);
  if (!poll) return null;
  const table = snapshot.state.table as unknown as Table18fb;
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
      {poll.pairs.length > 0 && <Pairs pairs={poll.pairs} />}
      <p className="quiet">{text.t('poll.about')}</p>
    </fieldset>
  );
}

/** What the national would be, and by how much everybody's worth would change. */
function Pairs({ pairs }: { pairs: readonly PairView[] }) {
  const text = useText18fb();
  const seats = pairs[0]?.gains.map(({ player }) => player) ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="pairs-scroll" tabIndex={0}>
      <table className="pairs-18fb">
        <caption>{text.t('poll.pairs')}</caption>
        <thead>
          <tr>
            <td rowSpan={2} />
            {['head.price', 'corp.president', 'corp.treasury', 'corp.trains'].map((key) => (
              <th key={key} scope="col" rowSpan={2}>
                {text.say(key)}
              </th>
            ))}
            <th scope="colgroup" colSpan={seats.length}>
              {text.t('player.worth')}
            </th>
          </tr>
          <tr>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {text.holder(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ corps, price, president, treasury, trains, gains }) => (
            <tr key={corps.join(' ')}>
              <th scope="row">{corps.join(' + ')}</th>
              <td className="num">{text.money(price)}</td>
              <td>{president === null ? '–' : text.holder(president)}</td>
              <td className="num">{text.money(treasury)}</td>
              <td>{trains.map(text.train).join(' ') || '–'}</td>
              {gains.map(({ player, gain }) => (
                <td key={player} className={gain < 0 ? 'num is-less' : 'num is-more'}>
                  {gain > 0 ? '+' : ''}
                  {gain}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
