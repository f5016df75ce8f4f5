import { useState } from 'react';
import { useText } from '../store/useText.ts';
import { useNewVersion } from './newVersion.ts';

/** Games are saved move by move, here or on the server: whoever reloads loses nothing, and whoever wants to can wait. */
export function NewVersionBanner() {
  const text = useText();
  const there = useNewVersion((state) => state.there);
  const [later, setLater] = useState(false);
  if (!there || later) return null;
  return (
    <div className="banner is-new-version" role="status" data-told="newVersion">
      <span>{text.t('version.new')}</span>
      <button type="button" className="button small" onClick={() => location.reload()}>
        {text.t('version.reload')}
      </button>
      <button type="button" className="button small" onClick={() => setLater(true)}>
        {text.t('version.later')}
      </button>
    </div>
  );
}
