import { useLocation } from 'wouter';
import { useNewVersion } from '../store/newVersion.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/**
 * Games are saved move by move, here or on the server: whoever reloads loses nothing, and whoever wants to can wait. At a
 * table it lies over the map like all notices, since nothing may push head and question out of the screen.
 */
export function NewVersionBanner({ at }: { at: 'page' | 'table' }) {
  const text = useText();
  const there = useNewVersion((state) => state.there);
  const [path] = useLocation();
  const shown = useTable(({ snapshot }) => snapshot !== null);
  const isTable = shown && /^\/(game|table)\//.test(path);
  if (!there || isTable !== (at === 'table')) return null;
  return (
    <div className="banner is-new-version" role="status" data-told="newVersion">
      <span>{text.t('version.new')}</span>
      <button type="button" className="button small" onClick={() => location.reload()}>
        {text.t('version.reload')}
      </button>
      <button type="button" className="button small" onClick={() => useNewVersion.setState({ there: false })}>
        {text.t('version.later')}
      </button>
    </div>
  );
}
