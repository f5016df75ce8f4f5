import { useState } from 'react';
import { engine } from '../engine/client.ts';
import { usePresenter } from '../game/GameContext.tsx';
import { saveForeign } from '../store/saveAsFile.ts';
import { gameUpTo, linkToMove, linkWithGame } from '../store/sharing.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { CopyButton } from './CopyButton.tsx';
import { Dialog } from './Dialog.tsx';

/** Ways to hand on the game, or the move that is looked at. */
export function Share({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { exports: foreign } = usePresenter();
  const { file, snapshot, remote } = useTable();
  const [saved, setSaved] = useState(false);
  if (!file || !snapshot) return null;
  const { at } = snapshot;
  const { seed } = (file.setup ?? {}) as { readonly seed?: number };
  const save = async () => {
    const written = await engine().ask('exportForeign', { file });
    if (written) saveForeign(file, written);
    setSaved(written !== null);
  };
  return (
    <Dialog title={text.t('share.title')} onClose={onClose}>
      <div className="share">
        <CopyButton words={text.t('share.position')} text={() => linkWithGame(file, at)} />
        <CopyButton words={text.t('share.link')} text={() => linkToMove(file, at, remote !== null)} />
        {!remote && <p className="quiet">{text.t('share.linkHere')}</p>}
        <CopyButton words={text.t('share.json')} text={() => JSON.stringify(gameUpTo(file, at))} />
        {foreign && (
          <div className="copying">
            <button type="button" className="button" onClick={() => void save()}>
              {text.t('share.foreign')}
            </button>
            <span role="status">{saved && text.t('share.foreignWhole')}</span>
          </div>
        )}
        {seed !== undefined && <p className="quiet">{text.t('share.seed', { seed: String(seed) })}</p>}
      </div>
    </Dialog>
  );
}
