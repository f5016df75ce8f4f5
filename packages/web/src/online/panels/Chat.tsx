import { type FormEvent, useState } from 'react';
import { useText } from '../../store/useText.ts';
import { sendCommand } from '../follow.ts';
import { useOnline } from '../store.ts';
import { useReading } from '../unread.ts';

/** What people say to each other at the table. */
export function Chat() {
  const text = useText();
  const { chat, you, table } = useOnline();
  const [words, setWords] = useState('');
  useReading();
  if (!table) return null;
  const { settings, seats } = table.info;
  const seated = you !== null && seats.some(({ user }) => user === you.id);
  const mayRead = seated || settings.chat !== 'seated';
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    if (!said) return;
    const answer = await sendCommand({ do: 'chat', text: said, key: crypto.randomUUID() });
    if (answer?.ok) setWords('');
  };
  return (
    <div className="chat">
      {!mayRead && <p className="quiet">{text.t('online.chatClosed')}</p>}
      {seated && settings.watchers && <p className="quiet">{text.t(`online.chatHint.${settings.chat ?? 'all'}`)}</p>}
      <ol aria-live="polite">
        {chat.map((record) => (
          <li key={record.seq}>
            <b>{table.info.people[record.author] ?? record.author}</b> <Time at={record.at} /> {record.body.text}
          </li>
        ))}
      </ol>
      {you && mayRead && (
        <form onSubmit={(event) => void say(event)}>
          <input
            aria-label={text.t('online.say')}
            placeholder={text.t('online.say')}
            maxLength={2000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <button type="submit" className="button small" disabled={!words.trim()}>
            {text.t('online.send')}
          </button>
        </form>
      )}
    </div>
  );
}

function Time({ at }: { at: number }) {
  const text = useText();
  return (
    <time className="quiet" dateTime={new Date(at).toISOString()}>
      {text.write(at, 'time')}
    </time>
  );
}
