import { useState } from 'react';
import { useText } from '../store/useText.ts';
import type { Text } from '../text/textIn.ts';
import { ApiError } from './api.ts';
import { NoPasskey } from './passkeys.ts';
import { problemWords } from './problemWords.ts';
import { PushRefused } from './push.ts';

interface Trouble {
  readonly words: string;
  /** The server's own word for it. */
  readonly code: string | null;
}

function wordsFor(text: Text, error: unknown): string {
  if (error instanceof ApiError)
    return error.code === 'offline' ? text.t('online.problem.offline') : problemWords(text, error);
  if (error instanceof PushRefused) return text.t('online.problem.push');
  if (error instanceof NoPasskey) return text.t('online.problem.noPasskey');
  return text.t('online.problem.internal');
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
      setTrouble({ code, words: wordsFor(text, error) });
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy, problem: trouble?.words ?? null, code: trouble?.code ?? null } as const;
}
