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
  return (
    <dialog ref={dialog} className="dialog" aria-label={title} onClose={onClose}>
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
