import type { SeatInfo, TableInfo } from '@binario/protocol';
import { Link } from 'wouter';
import { useLevels } from '../../store/useLevels.ts';
import { useText } from '../../store/useText.ts';
import { levelName } from '../../text/seatName.ts';
import { sendCommand } from '../follow.ts';
import { ComeIn, MemberAlready } from '../Identity.tsx';
import { botName, mySeat, useOnline } from '../store.ts';
import { useYou } from '../you.ts';
import { Beside } from './Beside.tsx';
import { Clock } from './Clock.tsx';
import { Removal } from './Removal.tsx';

/** Who sits where, who is here, whose time runs; and what may be done about it. */
export function Seats() {
  const text = useText();
  const online = useOnline();
  const account = useYou((who) => who.account);
  const { table, you } = online;
  const levels = useLevels(table?.info.game ?? '');
  if (!table) return null;
  const { info } = table;
  const mine = mySeat(online);
  const host = you?.id === info.host;
  const stranger = account === null;
  const runs = info.status === 'playing' || info.status === 'paused';
  const mayRemove = info.status === 'open' ? host : runs && (host || mine !== undefined);
  const mayAsk = you && !mine && !info.removed?.includes(you.id) && info.status !== 'ended';
  return (
    <div className="seats">
      <ul>
        {info.seats.map((seat) => (
          <li key={seat.seat} data-seat={seat.seat} className={info.turn.actors.includes(seat.seat) ? 'is-actor' : ''}>
            <Sitter seat={seat} info={info} />
            <Clock seat={seat} info={info} />
            {mayAsk && seat.kind === 'open' && (
              <Small
                words={text.t(
                  info.status === 'open' || info.settings.takeover === 'open' ? 'online.sit' : 'online.askToSit',
                )}
                onClick={() => void sendCommand({ do: 'sit', seat: seat.seat })}
              />
            )}
            {mine && info.status === 'open' && seat.kind === 'open' && <Beside seat={seat.seat} />}
            {host &&
              seat.kind === 'open' &&
              levels.map((bot) => (
                <Small
                  key={bot}
                  words={text.labelled(text.t('online.addBot'), levelName(text, bot))}
                  onClick={() => void sendCommand({ do: 'bot', seat: seat.seat, bot })}
                />
              ))}
            {mayRemove && seat.kind !== 'open' && seat.user !== you?.id && <Removal seat={seat} info={info} />}
            {host && seat.user !== undefined && seat.user !== you?.id && (
              <Small
                words={text.t('online.handOver')}
                onClick={() => void sendCommand({ do: 'handOver', user: seat.user as string })}
              />
            )}
          </li>
        ))}
      </ul>
      <Powers info={info} host={host} seated={mine !== undefined} />
      {!mine && info.status !== 'open' && <p className="quiet">{text.t('online.watching')}</p>}
      <Watchers info={info} />
      <p>
        <Link href="/online">{text.t('online.toLobby')}</Link>
      </p>
      {stranger && <ComeIn />}
      {account?.kind === 'guest' && !mine && <MemberAlready />}
    </div>
  );
}

/** Who looks on by name, and the link by which others may. */
function Watchers({ info }: { info: TableInfo }) {
  const text = useText();
  const presence = useOnline((online) => online.presence);
  const names = presence.filter(({ user }) => info.seats.every((seat) => seat.user !== user)).map(({ name }) => name);
  if (info.status === 'open' || !info.settings.watchers) return null;
  return (
    <>
      <p className="quiet" data-watchers={names.length}>
        {text.t(names.length === 0 ? 'online.watchedByNone' : 'online.watchedBy', { n: names.length, names })}
      </p>
      <p>
        <label>
          {text.t('online.linkToWatch')}{' '}
          <input readOnly value={`${location.origin}/table/${info.id}`} onFocus={(event) => event.target.select()} />
        </label>
      </p>
    </>
  );
}

function Small({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <button type="button" className="button small" onClick={onClick}>
      {words}
    </button>
  );
}

function Sitter({ seat: { seat, kind, user, beside, bot, left }, info }: { seat: SeatInfo; info: TableInfo }) {
  const text = useText();
  const presence = useOnline((online) => online.presence.find((each) => each.user === user)?.here);
  const number = text.t('online.seat', { n: seat.slice(1) });
  const before =
    left && text.t(left.removed ? 'online.takenFrom' : 'online.leftBy', { name: info.people[left.user] ?? number });
  if (kind === 'open') {
    return (
      <span>
        {text.t('ask.says', { player: number })} <i className="quiet">{before ?? text.t('online.seatFree')}</i>
      </span>
    );
  }
  if (kind === 'bot') {
    return (
      <span>
        <b>{botName(bot ?? '', seat)}</b> <span className="tag">{text.t('online.seatBot')}</span>{' '}
        {before && <i className="quiet">{before}</i>}
      </span>
    );
  }
  const here = presence === 'yes' ? 'online.present' : presence === 'away' ? 'online.away' : 'online.absent';
  return (
    <span>
      <span className={`here is-${presence ?? 'absent'}`} role="img" aria-label={text.t(here)} title={text.t(here)} />
      <b>{beside ?? info.people[user ?? ''] ?? number}</b>{' '}
      {beside !== undefined && (
        <i className="quiet">{text.t('online.besideOf', { name: info.people[user ?? ''] ?? '' })}</i>
      )}
      {beside === undefined && user === info.host && <span className="tag">{text.t('online.host')}</span>}
    </span>
  );
}

function Powers({ info, host, seated }: { info: TableInfo; host: boolean; seated: boolean }) {
  const text = useText();
  const you = useOnline((online) => online.you?.id);
  const alone = info.seats.every(({ user }) => user === undefined || user === you);
  return (
    <p className="chips">
      {seated && info.status === 'playing' && (
        <Small
          words={text.t(alone ? 'online.pauseNow' : 'online.pauseAsk')}
          onClick={() => void sendCommand({ do: 'pause' })}
        />
      )}
      {(host || info.pause?.by === you) && info.status === 'paused' && (
        <Small words={text.t('online.resume')} onClick={() => void sendCommand({ do: 'resume' })} />
      )}
      {seated && info.status !== 'ended' && (
        <Small
          words={text.t('online.leave')}
          onClick={() => {
            if (confirm(text.t('online.leaveAsk'))) void sendCommand({ do: 'leave' });
          }}
        />
      )}
    </p>
  );
}
