import { useEffect, useRef } from 'react';
import { actorIsElsewhere } from '../store/play.ts';
import { useTable } from '../store/table.ts';

/** Puts the focus on the question, where the next thing to read and to reach by Tab is. */
export function focusQuestion(options: FocusOptions = {}): void {
  const question = document.querySelector<HTMLElement>('.question') ?? document.getElementById('now');
  question?.focus(options);
}

/** Has the focus gone with what was pressed? Some browsers leave it on a button that can no longer be pressed. */
function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

/** Whoever answered by hand or by key, at the question, in the bar or on the map, finds the next question under the focus. */
const answering = '.asked, .asked *, .now, .now *, .preview, .preview *, .bar, .bar *, .board *';

/** After every move the focus is at the question; whoever reads or writes elsewhere is left alone. */
export function useQuestionFocus(): void {
  const tip = useTable((table) => table.snapshot?.tip);
  const place = useTable((table) => table.place);
  const seen = useRef({ tip, place, mine: false });
  useEffect(() => {
    const { current: before } = seen;
    seen.current = { tip, place, mine: !actorIsElsewhere(useTable.getState()) };
    if (before.tip === tip && before.place === place) return;
    // What others do must not scroll away what somebody is looking at.
    if (before.mine && (isLost() || document.activeElement?.matches(answering))) focusQuestion();
    else if (isLost()) focusQuestion({ preventScroll: true });
  }, [tip, place]);
}
