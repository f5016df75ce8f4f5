import { playersIn } from '@binario/rail';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTheme } from '../game/GameContext.tsx';
import { useWholeLog } from '../online/events.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { LogLines } from './LogLines.tsx';
import { logGroups, names } from './logGroups.ts';

/** Everything that happened, or what names one company or player; a line shows the table as it was just after it. */
export function Log() {
  const text = useText();
  const lines = useWholeLog();
  const [about, setAbout] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const shown = useMemo(
    () => (about === '' ? lines : lines.filter((line) => line.heading || names(line, about))),
    [lines, about],
  );
  const groups = useMemo(() => logGroups(shown), [shown]);
  const count = shown.length;
  useEffect(() => {
    const node = list.current;
    if (node && count > 0) node.scrollTop = node.scrollHeight;
  }, [count]);
  if (lines.length === 0) return <p className="quiet">{text.t('log.empty')}</p>;
  return (
    <div className="log-panel">
      <LogFilter about={about} onChange={setAbout} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol className="log" ref={list} tabIndex={0} aria-label={text.t('tab.log')}>
        {groups.map((group, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <LogLines key={i} group={group} />
        ))}
      </ol>
    </div>
  );
}

function LogFilter({ about, onChange }: { about: string; onChange: (about: string) => void }) {
  const text = useText();
  const theme = useTheme();
  const table = useTable(({ snapshot }) => snapshot?.state.table);
  if (!table) return null;
  const corps = Object.keys(table.certs).filter((corp) => theme?.look(corp));
  return (
    <label className="log-filter">
      {text.t('log.show')}{' '}
      <select value={about} onChange={(event) => onChange(event.target.value)}>
        <option value="">{text.t('log.all')}</option>
        {[...playersIn(table), ...corps].map((each) => (
          <option key={each} value={each}>
            {text.holder(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
