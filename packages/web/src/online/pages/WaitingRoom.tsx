import { useState } from 'react';
import { useText } from '../../store/useText.ts';
import { sendCommand } from '../follow.ts';
import { Identity } from '../Identity.tsx';
import { Chat } from '../panels/Chat.tsx';
import { Seats } from '../panels/Seats.tsx';
import { useOnline, type Watched } from '../store.ts';

/** Before the game: the link, the seats, and the word to begin. */
export function WaitingRoom({ table: { id, info } }: { table: Watched }) {
  const text = useText();
  const you = useOnline((online) => online.you);
  const full = info.seats.every(({ kind }) => kind !== 'open');
  return (
    <div className="room">
      {info.board && <p>{text.t('table.board', { name: info.board.name })}</p>}
      <ShareLink address={`${location.origin}/table/${id}`} />
      <Identity>
        <Seats />
        {you?.id === info.host ? (
          <button
            type="button"
            className="button primary large"
            disabled={!full}
            onClick={() => void sendCommand({ do: 'start' })}
          >
            {text.t('online.start')}
          </button>
        ) : null}
        <p className="quiet">{text.t('online.startWhen')}</p>
        <section aria-label={text.t('online.chat')}>
          <h2>{text.t('online.chat')}</h2>
          <Chat />
        </section>
      </Identity>
    </div>
  );
}

function ShareLink({ address }: { address: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  return (
    <div className="share-link">
      <label>
        {text.t('online.link')}
        <input readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <button
        type="button"
        className="button"
        onClick={() => void navigator.clipboard?.writeText(address).then(() => setCopied(true))}
      >
        {text.t(copied ? 'online.copied' : 'online.copy')}
      </button>
    </div>
  );
}
