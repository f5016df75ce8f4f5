import type { Action } from '@binario/kernel';
import { useTable } from '../store/table.ts';
import { choose } from './choose.ts';
import { offerKey } from './labels.ts';

/** Is this what is being tried? */
export function useTried(action: Action): boolean {
  const draft = useTable((table) => table.draft);
  return draft !== null && JSON.stringify(draft) === JSON.stringify(action);
}

/** A small button that puts an action forward, or takes it back. */
export function Chip({ action, words, name }: { action: Action; words: string; name?: string }) {
  const tried = useTried(action);
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={tried}
      // What is seen comes first: one may say it to choose the button.
      aria-label={name === undefined || name === words ? undefined : `${words} – ${name}`}
      title={name === words ? undefined : name}
      data-offer={offerKey(action)}
      onClick={() => void choose(action, tried)}
    >
      {words}
    </button>
  );
}
