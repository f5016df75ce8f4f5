import { usePresenter } from '../games/GameContext.tsx';
import { useTable } from '../store/table.ts';
import { useText } from '../text/useText.ts';

/** A word of advice at each new kind of question, on the real board. */
export function Lesson() {
  const text = useText();
  const { lesson } = usePresenter();
  const wanted = useTable((table) => table.file?.lesson ?? false);
  const snapshot = useTable((table) => table.snapshot);
  if (!wanted || !lesson || !snapshot) return null;
  return (
    <aside className="lesson" role="note" aria-label={text.t('learn.title')}>
      <b>{text.t('learn.title')}</b>
      <p>{text.say(lesson.advice(snapshot))}</p>
    </aside>
  );
}
