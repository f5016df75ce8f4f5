import { useLocation } from 'wouter';
import { usePresenter } from '../game/GameContext.tsx';
import { type LessonStep, progressOf } from '../game/lesson.ts';
import { useTable } from '../store/table.ts';
import { tryAction } from '../store/trying.ts';
import { useText } from '../store/useText.ts';

/** The guided first round: what comes next and why. Whoever goes his own way still gets a word at each kind of question. */
export function Lesson({ onReal }: { onReal: () => void }) {
  const text = useText();
  const { lesson } = usePresenter();
  const file = useTable((table) => table.file);
  const place = useTable((table) => table.place);
  const snapshot = useTable((table) => table.snapshot);
  const [, go] = useLocation();
  if (!file?.lesson || !lesson || !snapshot || place !== 'game') return null;
  const progress = progressOf(lesson.script, file.actions.slice(0, snapshot.at));
  return (
    <aside className="lesson" role="note" aria-label={text.t('learn.title')}>
      {progress.at === 'step' && (
        <>
          <b>{text.t('learn.step', { n: progress.index + 1, of: lesson.script.length })}</b>
          <p>{text.say(progress.step.say)}</p>
          <Hand step={progress.step} live={snapshot.at === snapshot.tip} />
        </>
      )}
      {progress.at === 'end' && (
        <>
          <b>{text.t('learn.title')}</b>
          <p>{text.t('learn.done')}</p>
          <button type="button" className="button primary" onClick={onReal}>
            {text.t('learn.real')}
          </button>
        </>
      )}
      {progress.at === 'own' && (
        <>
          <b>{text.t('learn.own')}</b>
          <p>{text.say(lesson.advice(snapshot))}</p>
        </>
      )}
      {progress.at !== 'end' && (
        <button type="button" className="button small" title={text.t('learn.leaveHint')} onClick={() => go('/')}>
          {text.t('learn.leave')}
        </button>
      )}
    </aside>
  );
}

/** Puts the step forward, as if the learner had chosen it, and leads to the rule behind it. */
function Hand({ step, live }: { step: LessonStep; live: boolean }) {
  const text = useText();
  const [, go] = useLocation();
  const { id: game } = usePresenter();
  const from = useTable((table) => table.file?.id);
  const section = `/rules/${game}/${step.section}?from=${from ?? ''}`;
  return (
    <p className="lesson-hand">
      <button type="button" className="button" disabled={!live} onClick={() => void tryAction(step.action)}>
        {text.t('learn.show')}
      </button>
      <a
        href={section}
        onClick={(event) => {
          event.preventDefault();
          go(section);
        }}
      >
        {text.t('learn.read', { section: step.section })}
      </a>
    </p>
  );
}
