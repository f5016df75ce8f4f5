import type { NoteAnswer } from '@binario/protocol';
import { useEffect, useState } from 'react';
import { NotePad } from '../../panels/NotePad.tsx';
import { useText } from '../../store/useText.ts';
import { api } from '../api.ts';
import { useOnline } from '../store.ts';

/** A page of one's own at the table, kept by the server. */
export function Note() {
  const text = useText();
  const id = useOnline(({ table }) => table?.id);
  const you = useOnline((online) => online.you);
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    if (id && you) void api<NoteAnswer>('GET', `/tables/${id}/note`).then(({ text: words }) => setFound(words));
  }, [id, you]);
  if (found === null) return null;
  const save = (words: string) => api('PUT', `/tables/${id}/note`, { text: words });
  return <NotePad hint={text.t('online.noteHint')} saved={found} save={save} />;
}
