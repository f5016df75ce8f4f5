import { useState } from 'react';
import { useText } from '../text/useText.ts';

/** Does something that may fail, and has the words for it when it does. */
export function useTrying() {
  const text = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(text.t('online.failed', { problem: error instanceof Error ? error.message : String(error) }));
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy, problem } as const;
}
