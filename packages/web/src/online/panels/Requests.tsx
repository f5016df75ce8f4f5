import { useText } from '../../text/useText.ts';
import { order } from '../follow.ts';
import { useOnline } from '../store.ts';
import { requestWords } from './requestWords.ts';

/** What somebody would like and others must agree to. */
export function Requests() {
  const text = useText();
  const { table, you } = useOnline();
  if (!table) return null;
  const { info } = table;
  return info.requests.map((request) => (
    <div key={request.id} className="banner is-plan" role="status" data-request={request.kind}>
      <span>{requestWords(text, request, info)}</span>
      {you && request.asked.includes(you.id) ? (
        <>
          <button
            type="button"
            className="button small primary"
            onClick={() => void order({ do: 'answer', request: request.id, yes: true })}
          >
            {text.t('online.yes')}
          </button>
          <button
            type="button"
            className="button small"
            onClick={() => void order({ do: 'answer', request: request.id, yes: false })}
          >
            {text.t('online.no')}
          </button>
        </>
      ) : (
        <span className="quiet">
          {text.t('online.request.waiting', {
            names: request.asked.map((user) => info.people[user] ?? user).join(', '),
          })}
        </span>
      )}
      {you && (request.by === you.id || info.host === you.id) && (
        <button
          type="button"
          className="button small"
          onClick={() => void order({ do: 'withdraw', request: request.id })}
        >
          {text.t('online.withdraw')}
        </button>
      )}
    </div>
  ));
}
