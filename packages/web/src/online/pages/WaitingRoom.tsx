import type { TableInfo } from '@binario/protocol';
import { useState } from 'react';
import { useText } from '../../store/useText.ts';
import { sendCommand } from '../follow.ts';
import { Identity } from '../Identity.tsx';
import { Chat } from '../panels/Chat.tsx';
import { EditSettings } from '../panels/EditSettings.tsx';
import { Seats } from '../panels/Seats.tsx';
import { useOnline, type Watched } from '../store.ts';
import { Invitation } from './Invitation.tsx';

/** Before the game: what is played, the link, the seats, and the word to begin. A name is asked only of who wants to sit. */
export function WaitingRoom({ table: { id, info } }: { table: Watched }) {
  const text = useText();
  const you = useOnline((online) => online.you);
  const full = info.seats.every(({ kind }) => kind !== 'open');
  const drawing = info.draw?.due !== undefined;
  return (
    <div className="room">
      <Invitation info={info} />
      <EditSettings info={info} />
      <ShareLink address={`${location.origin}/table/${id}`} />
      <Identity>
        <Seats />
        {you?.id === info.host ? (
          <button
            type="button"
            className="button primary large"
            disabled={!full || drawing}
            onClick={() => void sendCommand({ do: 'start' })}
          >
            {text.t('online.start')}
          </button>
        ) : null}
        {drawing ? <Drawing info={info} /> : <p className="quiet">{text.t('online.startWhen')}</p>}
        <section aria-label={text.t('online.chat')}>
          <h2>{text.t('online.chat')}</h2>
          <Chat />
        </section>
      </Identity>
    </div>
  );
}

/** Whose share of the seed is still missing. */
function Drawing({ info }: { info: TableInfo }) {
  const text = useText();
  const { revealed = {} } = info.draw ?? {};
  const missing = info.seats.flatMap(({ user }) =>
    user === undefined || revealed[user] !== undefined ? [] : [info.people[user] ?? ''],
  );
  return (
    <p role="status" data-told="drawing">
      {text.t('online.drawing', { names: missing })}
    </p>
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
