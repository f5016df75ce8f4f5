import { useState } from 'react';
import { useText } from '../text/useText.ts';
import { ApiError } from './api.ts';

interface Trouble {
  readonly words: string;
  /** The server's own word for it. */
  readonly code: string | null;
}

/** Does something that may fail, and has the words for it when it does. */
export function useTrying() {
  const text = useText();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const known = `online.problem.${code}`;
      const problem = error instanceof Error ? error.message : String(error);
      setTrouble({ code, words: text.has(known) ? text.say(known) : text.t('online.failed', { problem }) });
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy, problem: trouble?.words ?? null, code: trouble?.code ?? null } as const;
}
