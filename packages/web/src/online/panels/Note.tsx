import type { NoteAnswer } from '@binario/protocol';
import { useEffect, useState } from 'react';
import { useText } from '../../store/useText.ts';
import { api } from '../api.ts';
import { useOnline } from '../store.ts';

const PAUSE = 800;

/** A page of one's own at the table; it is kept by itself when one stops writing. */
export function Note() {
  const text = useText();
  const id = useOnline(({ table }) => table?.id);
  const you = useOnline((online) => online.you);
  const [words, setWords] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    if (!id || !you) return;
    void api<NoteAnswer>('GET', `/tables/${id}/note`).then(({ text: found }) => {
      setWords(found);
      setKept(found);
    });
  }, [id, you]);
  useEffect(() => {
    if (words === null || words === kept) return;
    const timer = setTimeout(() => {
      void api('PUT', `/tables/${id}/note`, { text: words }).then(() => setKept(words));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [words, kept, id]);
  if (words === null) return null;
  return (
    <label className="note">
      <span className="quiet">
        {text.t('online.noteHint')} {words === kept && words !== '' && text.t('online.saved')}
      </span>
      <textarea
        aria-label={text.t('online.note')}
        rows={8}
        maxLength={20_000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </label>
  );
}
