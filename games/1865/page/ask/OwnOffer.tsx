import type { Action } from '@binario/kernel';
import { tryAction, useTable } from '@binario/web/store';

/** Is this what is being tried? */
export function useTried(action: Action): boolean {
  const draft = useTable((table) => table.draft);
  return draft !== null && JSON.stringify(draft) === JSON.stringify(action);
}

/** A small button that puts an action forward, or takes it back. */
export function OwnOffer({ action, name, words }: { action: Action; name: string; words: string }) {
  const tried = useTried(action);
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={tried}
      data-offer={name}
      onClick={() => void tryAction(tried ? null : action)}
    >
      {words}
    </button>
  );
}
