import { useId } from 'react';
import { jump } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** The slider over the whole game. Its place is kept also where there is nothing to slide over yet. */
export function TimeLine() {
  const text = useText();
  const id = useId();
  const snapshot = useTable((table) => table.snapshot);
  if (!snapshot || snapshot.tip === 0) return <div className="timeline-place" />;
  const { at, tip } = snapshot;
  const where = text.t('table.historyAt', { at, of: tip });
  return (
    <div className="timeline-place">
      <div className={at < tip ? 'timeline is-past' : 'timeline'}>
        <label htmlFor={id}>{text.t('table.history')}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={tip}
          value={at}
          aria-valuetext={where}
          onChange={(event) => void jump(event.target.valueAsNumber)}
        />
        <output htmlFor={id} className="num">
          {at}/{tip}
        </output>
        {at < tip && (
          <button type="button" className="button small" onClick={() => void jump(tip)}>
            {text.t('table.back')}
          </button>
        )}
      </div>
    </div>
  );
}
