import type { TableRequest } from '@binario/protocol';
import { useText } from '../../store/useText.ts';
import { sendCommand } from '../follow.ts';
import { mySeat, useOnline } from '../store.ts';
import { Proposed, TakenBack } from './RequestDetails.tsx';
import { requestWords } from './requestWords.ts';

/** What somebody would like and others must agree to. */
export function Requests() {
  const text = useText();
  const online = useOnline();
  const { table, you } = online;
  const mine = mySeat(online);
  if (!table) return null;
  const { info } = table;
  const shown = info.requests.flatMap((request) => {
    const words = requestWords(text, request, info, you?.id);
    // A server newer than this page may ask what the page has no words for: nobody should agree to that.
    return words === undefined ? [] : [{ request, words }];
  });
  return shown.map(({ request, words }) => (
    <div key={request.id} className="banner is-plan" role="status" data-request={request.kind}>
      <span>{words}</span>
      {request.kind === 'undo' && <TakenBack to={request.to} />}
      {request.kind === 'settings' && <Proposed settings={request.settings} />}
      {you && request.asked.includes(you.id) ? (
        <>
          <button
            type="button"
            className="button small primary"
            onClick={() => void sendCommand({ do: 'answer', request: request.id, yes: true })}
          >
            {text.t('online.yes')}
          </button>
          <button
            type="button"
            className="button small"
            onClick={() => void sendCommand({ do: 'answer', request: request.id, yes: false })}
          >
            {text.t('online.no')}
          </button>
        </>
      ) : (
        <span className="quiet">
          {text.t('online.request.waiting', {
            names: request.asked.map((user) => info.people[user] ?? user),
          })}
        </span>
      )}
      {you && (request.by === you.id || (info.host === you.id && hostMayEnd(request, mine))) && (
        <button
          type="button"
          className="button small"
          onClick={() => void sendCommand({ do: 'withdraw', request: request.id })}
        >
          {text.t('online.withdraw')}
        </button>
      )}
    </div>
  ));
}

/** The host keeps order, but not in his own cause. */
const hostMayEnd = (request: TableRequest, mine: string | undefined): boolean =>
  request.kind !== 'remove' && !(request.kind === 'late' && request.seat === mine);
