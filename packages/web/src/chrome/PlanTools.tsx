import { useState } from 'react';
import { playOthers, playPlan } from '../store/planPlay.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** In a what-if: let the others be played, and do in the game what was tried here. */
export function PlanTools() {
  const text = useText();
  const actor = useTable((table) => table.snapshot?.actor ?? null);
  const planner = useTable((table) => table.planner);
  const follows = useTable((table) => table.follows);
  const [working, setWorking] = useState(false);
  const others = async () => {
    setWorking(true);
    await playOthers().finally(() => setWorking(false));
  };
  return (
    <>
      {planner !== null && (
        <button
          type="button"
          className="button small"
          disabled={working || actor === null || actor === planner}
          onClick={() => void others()}
        >
          {text.t('plan.others', { player: planner })}
        </button>
      )}
      <button type="button" className="button small" disabled={follows || working} onClick={() => void playPlan()}>
        {text.t('plan.play')}
      </button>
    </>
  );
}
