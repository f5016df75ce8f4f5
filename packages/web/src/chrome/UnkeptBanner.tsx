import { saveAsFile } from '../store/saveAsFile.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../text/useText.ts';

/** Said as long as a reload would lose what is on the screen; the game goes on, and a file saves it. */
export function UnkeptBanner() {
  const text = useText();
  const unkept = useTable((table) => table.unkept);
  const file = useTable((table) => table.file);
  // What another tab has written counts instead; that is said elsewhere.
  if (!unkept || unkept === 'stale' || !file) return null;
  return (
    <div className="banner is-unkept" role="alert">
      <span>
        <b>{text.t(`unkept.${unkept}`)}</b> {text.t('unkept.goOn')}
      </span>
      <button type="button" className="button small" onClick={() => saveAsFile(file)}>
        {text.t('home.export')}
      </button>
    </div>
  );
}
