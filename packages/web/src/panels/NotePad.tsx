import { useEffect, useState } from 'react';
import { useText } from '../store/useText.ts';

const PAUSE = 800;

interface NotePadProps {
  readonly hint: string;
  /** What is saved now. */
  readonly saved: string;
  readonly save: (words: string) => Promise<unknown>;
}

/** A page of one's own at the table; it is saved by itself when one stops writing, or leaves. */
export function NotePad({ hint, saved, save }: NotePadProps) {
  const text = useText();
  const [words, setWords] = useState(saved);
  const [kept, setKept] = useState(saved);
  useEffect(() => {
    if (words === kept) return;
    const keep = () => {
      void save(words).then(() => setKept(words));
    };
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [words, kept, save]);
  return (
    <label className="note">
      <span className="quiet">
        {hint} {words === kept && words !== '' && text.t('online.saved')}
      </span>
      <textarea
        aria-label={text.t('online.note')}
        rows={8}
        maxLength={20_000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onBlur={() => words !== kept && void save(words).then(() => setKept(words))}
      />
    </label>
  );
}
