import { useState } from 'react';
import { Logo } from '../board/Logo.tsx';
import { useTheme } from '../game/GameContext.tsx';
import { Names } from '../game/Names.tsx';
import type { LogLine } from '../model/snapshot.ts';
import { jump } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import type { LogGroup } from './logGroups.ts';

interface LogLinesProps {
  readonly group: LogGroup;
  /** Is this line the first one its move wrote? */
  readonly firstOf: (line: LogLine) => boolean;
}

/** One line of the log, or several that are folded into one. */
export function LogLines({ group: { kind, lines }, firstOf }: LogLinesProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [first] = lines;
  if (!first) return null;
  if (kind === 'one') return <Line line={first} why={firstOf(first)} />;
  // Of a war of bids its end is what one wants to read, of lines alike the first.
  const told = kind === 'bids' ? (lines.findLast(({ key }) => key === 'note.bid') ?? first) : first;
  const n = kind === 'bids' ? lines.length : lines.length - 1;
  return (
    <>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a group keep their order
        <Line key={i} line={line} hidden={!open && line !== told} why={firstOf(line)} />
      ))}
      <li className="log-more">
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '▾' : '▸'} {text.t(kind === 'bids' ? 'log.bids' : 'log.same', { n })}
        </button>
      </li>
    </>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly hidden?: boolean;
  /** Is it the first line of its move, below which the reason for it stands? */
  readonly why?: boolean;
}

function Line({ line, hidden = false, why = false }: LineProps) {
  const text = useText();
  const theme = useTheme();
  const at = useTable((table) => table.snapshot?.at ?? 0);
  const { corp, hex } = line.params;
  const reason = useTable(({ file }) => (why ? file?.reasons?.[line.at] : undefined));
  const by = useTable(({ file }) => file?.actions[line.at - 1]?.by);
  const sign = typeof corp === 'string' && !line.heading && theme?.look(corp) ? corp : undefined;
  const colour = sign === undefined ? undefined : theme?.look(sign)?.fill;
  const state = line.heading ? 'log-round' : line.at > at ? 'is-future' : undefined;
  return (
    <li className={state} hidden={hidden} style={colour ? { borderLeftColor: colour } : undefined}>
      <button
        type="button"
        onClick={() => void jump(line.at)}
        title={text.t('log.jump')}
        aria-current={line.at === at ? 'true' : undefined}
      >
        {sign !== undefined && <Logo corp={sign} size={16} />}
        <span>
          <Names of={text.marked.say(line.key, line.params)} />
        </span>
      </button>
      {typeof hex === 'string' && <Place hex={hex} at={line.at} />}
      {reason && (
        // A pass writes no line of its own: whose reason it is must be said.
        <p className="log-why quiet">
          {by !== undefined && <b>{text.t('ask.says', { player: by })}</b>}{' '}
          {text.phrase(`reason.${reason.key}`, reason.params)}
        </p>
      )}
    </li>
  );
}

/** Leads to the hex on the map, as it was then. */
function Place({ hex, at }: { hex: string; at: number }) {
  const text = useText();
  const show = async () => {
    await jump(at);
    useTable.setState({ pick: { hex, tile: null, rotation: 0 } });
  };
  return (
    <button
      type="button"
      className="log-hex"
      aria-label={text.t('log.hex', { hex })}
      title={text.t('log.hex', { hex })}
      onClick={() => void show()}
    >
      <svg
        width="14"
        height="14"
        viewBox="0 0 14 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <circle cx="7" cy="7" r="4" />
        <path d="M7 0v5M7 9v5M0 7h5M9 7h5" />
      </svg>
    </button>
  );
}
