import type { SessionsAnswer } from '@binario/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../store/useText.ts';
import { api } from '../api.ts';
import { browserName } from '../browserName.ts';
import { Problem } from '../Problem.tsx';
import { useTrying } from '../useTrying.ts';

/** Where one is signed in; each can be ended from here. */
export function Sessions() {
  const text = useText();
  const [sessions, setSessions] = useState<SessionsAnswer['sessions']>([]);
  const { attempt, problem } = useTrying();
  const load = useCallback(async () => {
    setSessions((await api<SessionsAnswer>('GET', '/account/sessions')).sessions);
  }, []);
  useEffect(() => void load().catch(() => undefined), [load]);
  const end = (path: string) => attempt(() => api('DELETE', path).then(load));
  return (
    <section aria-label={text.t('online.sessions')}>
      <h2>{text.t('online.sessions')}</h2>
      <ul className="plain-list">
        {sessions.map(({ id, label, seenAt, current }) => (
          <li key={id}>
            <span title={label}>{browserName(label) ?? (label || id)}</span>{' '}
            <span className="quiet">{text.write(seenAt, 'date')}</span>{' '}
            {current ? (
              <span className="tag">{text.t('online.thisOne')}</span>
            ) : (
              <button type="button" className="button small" onClick={() => void end(`/account/sessions/${id}`)}>
                {text.t('online.endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="button small" onClick={() => void end('/account/sessions')}>
          {text.t('online.endOthers')}
        </button>
      )}
      <Problem words={problem} />
    </section>
  );
}
