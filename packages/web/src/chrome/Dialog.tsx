import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../store/useText.ts';

/** The browser's own dialog: it keeps the focus and closes with Escape. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);
  // While developing, React mounts everything twice: the event of the first closing comes when the dialog is open again.
  const closed = () => dialog.current?.open || onClose();
  return (
    <dialog ref={dialog} className="dialog" aria-label={title} onClose={closed}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="button small" onClick={onClose} aria-label={text.t('app.close')}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
}
