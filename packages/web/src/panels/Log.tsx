import { useEffect, useRef } from 'react';
import { useWholeLog } from '../online/events.ts';
import { jump } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** Everything that happened; a line shows the table as it was just after it. */
export function Log() {
  const text = useText();
  const lines = useWholeLog();
  const at = useTable((table) => table.snapshot?.at ?? 0);
  const list = useRef<HTMLOListElement>(null);
  const count = lines.length;
  useEffect(() => {
    const node = list.current;
    if (node && count > 0) node.scrollTop = node.scrollHeight;
  }, [count]);
  if (count === 0) return <p className="quiet">{text.t('log.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol className="log" ref={list} tabIndex={0} aria-label={text.t('tab.log')}>
      {lines.map((line, i) => {
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={i} className={line.heading ? 'log-round' : line.at > at ? 'is-future' : undefined}>
            <button
              type="button"
              onClick={() => void jump(line.at)}
              title={text.t('log.jump')}
              aria-current={line.at === at ? 'true' : undefined}
            >
              {text.say(line.key, line.params)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
