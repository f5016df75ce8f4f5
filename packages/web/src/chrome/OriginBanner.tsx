import { Reason } from '../ask/Refused.tsx';
import type { Parting } from '../model/gameFile.ts';
import { noteRead } from '../store/localGame.ts';
import { saveOriginal } from '../store/saveAsFile.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** Said of a game that was not all played by the rules of this page, until the player has read it. */
export function OriginBanner() {
  const text = useText();
  const file = useTable((table) => table.file);
  const follows = useTable((table) => table.follows);
  const origin = file?.origin;
  if (!file || !origin || origin.told) return null;
  const { rules, parting, original } = origin;
  return (
    <div className="banner is-origin" role="status">
      <p>
        {rules !== undefined && <span>{text.t('origin.rules', { theirs: rules, ours: file.rules })} </span>}
        {parting && <Where parting={parting} />}
        {original !== undefined && <span>{text.t('origin.kept')}</span>}
      </p>
      {original !== undefined && (
        <button type="button" className="button small" onClick={() => saveOriginal(file, original)}>
          {text.t('origin.save')}
        </button>
      )}
      <button type="button" className="button small" disabled={follows} onClick={() => void noteRead()}>
        {text.t('origin.read')}
      </button>
    </div>
  );
}

function Where({ parting: { index, of, moves, action, refusal, note, passedOver } }: { parting: Parting }) {
  const text = useText();
  const named = action && text.has(`action.${action.type}`);
  const where = { n: index, of, moves };
  return (
    <span>
      {text.t(passedOver ? 'origin.passedOver' : 'origin.parting', where)}{' '}
      {named && (
        <>
          {text.holder(action.by)} · {text.say(`action.${action.type}`)} –{' '}
        </>
      )}
      {refusal && <Reason refusal={refusal} />}
      {!refusal && (note ? text.say(note.key, note.params) : text.t('origin.senseless'))}{' '}
    </span>
  );
}
