import { playersIn } from '@binario/rail';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTheme } from '../game/GameContext.tsx';
import type { LogLine } from '../model/snapshot.ts';
import { useWholeLog } from '../online/events.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { LogLines } from './LogLines.tsx';
import { kindOf, type LogKind, logGroups, names } from './logGroups.ts';

/** Everything that happened, or what names one company or player; a line shows the table as it was just after it. */
export function Log() {
  const text = useText();
  const lines = useWholeLog();
  const [about, setAbout] = useState('');
  const [kind, setKind] = useState<LogKind>('all');
  const list = useRef<HTMLOListElement>(null);
  const shown = useMemo(
    () =>
      lines.filter(
        (line) => line.heading || ((about === '' || names(line, about)) && (kind === 'all' || kindOf(line) === kind)),
      ),
    [lines, about, kind],
  );
  const firsts = useMemo(() => firstOfMoves(shown), [shown]);
  const groups = useMemo(() => logGroups(shown), [shown]);
  const count = shown.length;
  useEffect(() => {
    const node = list.current;
    if (node && count > 0) node.scrollTop = node.scrollHeight;
  }, [count]);
  if (lines.length === 0) return <p className="quiet">{text.t('log.empty')}</p>;
  return (
    <div className="log-panel">
      <div className="log-filters">
        <LogFilter about={about} onChange={setAbout} />
        <KindFilter kind={kind} onChange={setKind} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol className="log" ref={list} tabIndex={0} aria-label={text.t('tab.log')}>
        {groups.map((group, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <LogLines key={i} group={group} firstOf={(line) => firsts.has(line)} />
        ))}
      </ol>
    </div>
  );
}

/** The first line of each move: there stands who did it, and why. */
function firstOfMoves(lines: readonly LogLine[]): ReadonlySet<LogLine> {
  const firsts = new Map<number, LogLine>();
  for (const line of lines) if (!line.heading && !firsts.has(line.at)) firsts.set(line.at, line);
  return new Set(firsts.values());
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

function KindFilter({ kind, onChange }: { kind: LogKind; onChange: (kind: LogKind) => void }) {
  const text = useText();
  return (
    <label className="log-kind">
      {text.t('log.kind')}{' '}
      <select value={kind} onChange={(event) => onChange(event.target.value as LogKind)}>
        {(['all', 'stock', 'track', 'trains'] as const).map((each) => (
          <option key={each} value={each}>
            {text.t(`log.kind.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
