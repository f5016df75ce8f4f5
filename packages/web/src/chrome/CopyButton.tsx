import { useState } from 'react';
import { useText } from '../store/useText.ts';

/** Copies a text, and says so; where the browser forbids that, shows it to be copied by hand. */
export function CopyButton({ words, text: made }: { words: string; text: () => string | Promise<string> }) {
  const text = useText();
  const [told, tell] = useState<{ readonly copied: boolean; readonly made: string } | null>(null);
  const copy = async () => {
    const all = await made();
    try {
      await navigator.clipboard.writeText(all);
      tell({ copied: true, made: all });
    } catch {
      tell({ copied: false, made: all });
    }
  };
  return (
    <div className="copying">
      <button type="button" className="button" onClick={() => void copy()}>
        {words}
      </button>
      <span role="status">{told && text.t(told.copied ? 'share.copied' : 'share.byHand')}</span>
      {told && !told.copied && <textarea aria-label={words} readOnly rows={3} value={told.made} />}
    </div>
  );
}
