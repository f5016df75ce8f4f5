import { takeOver } from '../store/localGame.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** Said while another tab plays this game, and when one has gone on with it at the same time. */
export function OtherTabBanner() {
  const text = useText();
  const follows = useTable((table) => table.follows);
  const overtaken = useTable((table) => table.overtaken);
  if (!follows && !overtaken) return null;
  return (
    <div className="banner is-followed" role="status">
      {overtaken && <span>{text.t('tabs.overtaken')}</span>}
      {follows && (
        <>
          <span>{text.t('tabs.follows')}</span>
          <button type="button" className="button small" onClick={() => void takeOver()}>
            {text.t('tabs.takeOver')}
          </button>
        </>
      )}
    </div>
  );
}
