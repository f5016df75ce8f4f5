import { scoreOf } from '@binario/game-1849';
import { certificates } from '@binario/game-1849/rules/stock';
import { percentOf, presidentIn, privatesOf } from '@binario/rail';
import { Logo } from '../board/Logo.tsx';
import type { AnyTable } from '../engine/protocol.ts';
import { playerColours } from '../games/1849/show.ts';
import { useText } from '../text/useText.ts';

/** Cash, worth and stock of everybody at the table. */
export function Players({ table, actor }: { table: AnyTable; actor: string | null }) {
  const text = useText();
  const corps = Object.keys(table.certs);
  return (
    <ul className="players">
      {table.seats.map((seat, i) => (
        <li key={seat} className={seat === actor ? 'player is-actor' : 'player'}>
          <div className="player-head">
            <span className="seat" style={{ background: playerColours[i] }}>
              {i + 1}
            </span>
            <strong>{text.holder(seat)}</strong>
            {table.priority === seat && <span className="tag">{text.t('player.priority')}</span>}
            {table.leavers.includes(seat) && <span className="tag">{text.t('player.left')}</span>}
            <span className="player-cash num">{text.money(table.cash[seat] ?? 0)}</span>
          </div>
          <div className="player-line">
            <span>
              {text.t('player.worth')} <b className="num">{text.money(scoreOf(table, seat).total)}</b>
            </span>
            <span>
              {text.t('player.certs')}{' '}
              <b className="num">
                {certificates(table, seat)}/{table.certLimit}
              </b>
            </span>
            {table.loans[seat] ? (
              <span>
                {text.t('player.loans')} <b className="num">{table.loans[seat]}</b>
              </span>
            ) : null}
          </div>
          <div className="holdings">
            {corps.map((corp) => {
              const certs = table.certs[corp] ?? [];
              const percent = percentOf(certs, seat);
              return percent > 0 ? (
                <span key={corp} className="holding">
                  <Logo corp={corp} size={18} /> {corp} <b className="num">{percent} %</b>
                  {presidentIn(certs) === seat && <span title={text.t('corp.president')}>★</span>}
                </span>
              ) : null;
            })}
            {privatesOf(table, seat).map((name) => (
              <span key={name} className="holding is-private">
                {name}
              </span>
            ))}
          </div>
        </li>
      ))}
      <li className="player bank">
        <div className="player-head">
          <strong>{text.t('bank.left')}</strong>
          <span className="player-cash num">
            {table.bankBroken ? text.t('bank.broken') : text.money(table.cash.bank ?? 0)}
          </span>
        </div>
      </li>
    </ul>
  );
}
