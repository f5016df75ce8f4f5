import { saveAsFile } from '../store/saveAsFile.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** Said as long as a reload would lose what is on the screen; the game goes on, and a file saves it. */
export function UnsavedBanner() {
  const text = useText();
  const unsaved = useTable((table) => table.unsaved);
  const file = useTable((table) => table.file);
  // What another tab has written counts instead; that is said elsewhere.
  if (!unsaved || unsaved === 'stale' || !file) return null;
  return (
    <div className="banner is-unsaved" role="alert">
      <span>
        <b>{text.t(`unsaved.${unsaved}`)}</b> {text.t('unsaved.goOn')}
      </span>
      <button type="button" className="button small" onClick={() => saveAsFile(file)}>
        {text.t('home.export')}
      </button>
    </div>
  );
}
