import { useState } from 'react';
import { Dialog } from '../chrome/Dialog.tsx';
import { type ReadArchive, restore } from '../store/archive.ts';
import { useText } from '../store/useText.ts';
import '../text/setup/load.ts';

type Readable = Extract<ReadArchive, { readonly ok: true }>;

/** Says what a file of games would bring before anything is written. */
export function Archive({ read, onClose }: { read: ReadArchive; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text.t('archive.title')} onClose={onClose}>
      {read.ok ? (
        <Restoring read={read} onClose={onClose} />
      ) : (
        <p className="refusal-box" role="alert">
          {read.problem === 'bad'
            ? text.t('archive.bad')
            : text.t('archive.newer', { theirs: read.theirs, ours: read.ours })}
        </p>
      )}
    </Dialog>
  );
}

function Restoring({ read, onClose }: { read: Readable; onClose: () => void }) {
  const text = useText();
  const [copies, setCopies] = useState(false);
  const [done, setDone] = useState<'saved' | 'failed' | null>(null);
  const { added, same, differing, unreadable } = read;
  const all = added.length + (copies ? differing.length : 0);
  const lines = [
    ['archive.added', added.length],
    ['archive.same', same],
    ['archive.differing', differing.length],
    ['archive.unreadable', unreadable],
  ] as const;
  if (done) {
    return <p role="status">{done === 'saved' ? text.t('archive.done', { n: all }) : text.t('archive.unsaved')}</p>;
  }
  return (
    <>
      <ul>{lines.map(([key, n]) => n > 0 && <li key={key}>{text.t(key, { n })}</li>)}</ul>
      {differing.length > 0 && (
        <label>
          <input type="checkbox" checked={copies} onChange={(event) => setCopies(event.target.checked)} />
          {text.t('archive.copy')}
        </label>
      )}
      <p className="dialog-buttons">
        <button
          type="button"
          className="button primary"
          disabled={all === 0}
          onClick={() =>
            void restore(added, copies ? differing : []).then((saved) => setDone(saved ? 'saved' : 'failed'))
          }
        >
          {text.t('archive.restore')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {text.t('app.cancel')}
        </button>
      </p>
    </>
  );
}
