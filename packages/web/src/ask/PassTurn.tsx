import type { Snapshot } from '../model/snapshot.ts';
import { turnOf } from '../store/onlyAnswer.ts';
import { passTurn } from '../store/play.ts';
import { useText } from '../store/useText.ts';

/** Passes all that is left of a company's turn, where a company operates. */
export function PassTurn({ snapshot }: { snapshot: Snapshot }) {
  const text = useText();
  if (turnOf(snapshot) === undefined) return null;
  return (
    <button
      type="button"
      className="button pass-turn"
      aria-label={text.t('comfort.passTurn')}
      title={text.t('comfort.passTurn')}
      onClick={() => void passTurn()}
      aria-keyshortcuts="Shift+P"
    >
      »
    </button>
  );
}
