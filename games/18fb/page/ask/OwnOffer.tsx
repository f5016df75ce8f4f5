import type { Action } from '@binario/kernel';
import { offerKey } from '@binario/web/ask';
import { tryAction, useTable } from '@binario/web/store';

/** A small button that puts an action forward, or takes it back. */
export function OwnOffer({ action, words, name }: { action: Action; words: string; name?: string }) {
  const draft = useTable((table) => table.draft);
  const tried = draft !== null && JSON.stringify(draft) === JSON.stringify(action);
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={tried}
      // What is seen comes first: one may say it to choose the button.
      aria-label={name === undefined ? undefined : `${words} – ${name}`}
      data-offer={offerKey(action)}
      onClick={() => void tryAction(tried ? null : action)}
    >
      {words}
    </button>
  );
}
