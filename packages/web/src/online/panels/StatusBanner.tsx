import { useLocation } from 'wouter';
import { useTable } from '../../store/table.ts';
import { useText } from '../../store/useText.ts';
import { AccountLink } from '../AccountLink.tsx';
import { sendCommand } from '../follow.ts';
import { problemWords } from '../problemWords.ts';
import { mySeat, useOnline } from '../store.ts';
import { markRead, useUnread } from '../unread.ts';
import { NextGame } from '../WaitingLink.tsx';
import { useYou } from '../you.ts';
import { Requests } from './Requests.tsx';

/** The state of the line, what was not done and why, and what waits for an answer. */
export function StatusBanner() {
  const text = useText();
  const [, go] = useLocation();
  const online = useOnline();
  const stranger = useYou((who) => who.account === null);
  const { line, declined, table, sending, you, outdated } = online;
  const ended = table?.info.status === 'ended';
  const mine = mySeat(online);
  const asked = mine !== undefined && table?.info.status === 'playing' && table.info.turn.actors.includes(mine);
  const planning = useTable(({ place }) => place !== 'game');
  return (
    <>
      {line !== 'on' && (
        <p className="banner" role="status">
          {text.t(line === 'lost' ? 'online.lost' : 'online.connecting')}
        </p>
      )}
      {outdated && (
        <p className="banner" role="alert" data-told="outdated">
          {text.t('online.outdated')}{' '}
          <button type="button" className="button small" onClick={() => location.reload()}>
            {text.t('online.reload')}
          </button>
        </p>
      )}
      {sending && (
        <p className="banner is-quiet" role="status">
          {text.t('online.sending')}
        </p>
      )}
      {declined && !declined.refusal && (
        <p className="banner" role="alert">
          {problemWords(text, declined)}
          {declined.code === 'signIn' && <AccountLink />}
          <button type="button" className="button small" onClick={() => useOnline.setState({ declined: null })}>
            ✕
          </button>
        </p>
      )}
      {stranger && table && table.info.status !== 'open' && (
        <p className="banner is-quiet">
          {text.t('online.watching')} {text.t('online.memberAlready')} <AccountLink />
        </p>
      )}
      {table && you && table.info.removed?.includes(you.id) && (
        <p className="banner" role="status" data-told="removed">
          {text.t(table.info.status === 'open' ? 'online.removedByHost' : 'online.removedYou')}
        </p>
      )}
      <Told />
      <Said />
      {asked && planning && (
        <p className="banner" role="status" data-told="turn">
          {text.t('online.yourTurnThere')}
        </p>
      )}
      {table?.info.status === 'paused' && <p className="banner">{text.t('online.isPaused')}</p>}
      <Requests />
      {table && <NextGame here={table.id} />}
      {ended && mySeat(online) && (
        <p className="banner is-quiet">
          {table.info.rematch ? (
            <button type="button" className="button small" onClick={() => go(`/table/${table.info.rematch}`)}>
              {text.t('online.toRematch')}
            </button>
          ) : (
            <button
              type="button"
              className="button small"
              onClick={() =>
                void sendCommand({ do: 'rematch' }).then(
                  (answer) => answer?.ok && answer.table && go(`/table/${answer.table}`),
                )
              }
            >
              {text.t('online.rematch')}
            </button>
          )}
        </p>
      )}
    </>
  );
}

/** What was said last, for those who do not see the chat: on a phone it lies behind a tab, far from the first. */
function Said() {
  const text = useText();
  const table = useOnline((online) => online.table);
  const last = useUnread().at(-1);
  if (!table || !last || table.info.status === 'open') return null;
  const { author, seq, body } = last;
  return (
    <p className="banner is-quiet is-said" role="status" data-told="said">
      <span>{text.labelled(table.info.people[author] ?? author, body.text)}</span>
      <button
        type="button"
        className="button small"
        aria-label={text.t('online.toldClose')}
        onClick={() => markRead(table.id, seq)}
      >
        ✕
      </button>
    </p>
  );
}

/** What others did that concerns this reader: a request refused, moves taken back, settings changed. */
function Told() {
  const text = useText();
  const told = useOnline((online) => online.told);
  if (!told) return null;
  return (
    <p className="banner" role="status" data-told={told.key}>
      {text.say(told.key, told.params)}
      <button
        type="button"
        className="button small"
        aria-label={text.t('online.toldClose')}
        onClick={() => useOnline.setState({ told: null })}
      >
        ✕
      </button>
    </p>
  );
}
