import { type CSSProperties, Fragment, type KeyboardEvent, useId, useRef } from 'react';
import { moveBorder, type OpenPanel, openPanel, pinPanel, shownOf, sizePanels, useLayout } from '../store/layout.ts';
import { useText } from '../store/useText.ts';
import { useWidth } from '../store/useWidth.ts';
import { Splitter } from './Splitter.tsx';
import type { Tab } from './Tabs.tsx';
import { useRoom } from './useForm.ts';

/** No panel becomes smaller than this part of what it shares with its neighbour. */
const LEAST = 0.15;

/** Panels in a column of their own stand in two where each has room for its lines. */
const TWO_COLUMNS_REM = 38;

/**
 * Several panels at once: the tabs say which are open. One that is opened takes the place of the one opened longest ago,
 * unless that is pinned; what is open and how large is remembered.
 */
export function Dock({ tabs, stacked }: { tabs: readonly Tab[]; stacked: boolean }) {
  const text = useText();
  const base = useId();
  const room = useRoom();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const layout = useLayout((state) => state.layout);
  const shown = shownOf(
    layout,
    tabs.map(({ id }) => id),
    room,
  );
  const isOpen = (id: string) => shown.some((each) => each.id === id);
  const current = layout.recent.findLast(isOpen) ?? shown[0]?.id;
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => document.activeElement?.id === `${base}-${id}`);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    document.getElementById(`${base}-${tabs[(to + tabs.length) % tabs.length]?.id}`)?.focus();
  };
  const panelOf = (open: OpenPanel) => {
    const tab = tabs.find(({ id }) => id === open.id);
    return tab && <Panel open={open} tab={tab} base={base} onPin={() => pinPanel(open.id, shown)} />;
  };
  // The first panels stand over each other on the left, the last one has the whole height on the right if they are three.
  const half = Math.ceil(shown.length / 2);
  const columns =
    stacked && shown.length > 2 && width >= TWO_COLUMNS_REM ? [shown.slice(0, half), shown.slice(half)] : [shown];
  const left = columns.length > 1 ? (layout.sizes.columns ?? 0.5) : 1;
  return (
    <div className={stacked ? 'dock is-stacked' : 'dock'} ref={box}>
      <div
        role="tablist"
        aria-label={text.t('table.panels')}
        aria-multiselectable="true"
        onKeyDown={onKey}
        tabIndex={-1}
      >
        {tabs.map(({ id, title, short }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-panel={id}
            aria-selected={isOpen(id)}
            aria-controls={isOpen(id) ? `${base}-${id}-panel` : undefined}
            tabIndex={id === current ? 0 : -1}
            aria-label={title}
            onClick={() => openPanel(id, shown, room)}
          >
            {stacked ? (short ?? title) : title}
          </button>
        ))}
      </div>
      <div className="dock-columns">
        {columns.map((column, n) => (
          <Fragment key={column[0]?.id}>
            {n > 0 && (
              <Splitter
                label={text.t('table.border.panels')}
                vertical
                value={left}
                min={0.3}
                max={0.7}
                onMove={(value) => moveBorder('columns', value)}
                onReset={() => moveBorder('columns', undefined)}
              />
            )}
            <div className="dock-panels" style={{ '--part': n > 0 ? 1 - left : left } as CSSProperties}>
              {column.map((open, i) => (
                <Fragment key={open.id}>
                  {i > 0 && <Between shown={shown} column={column} at={i} stacked={stacked} />}
                  {panelOf(open)}
                </Fragment>
              ))}
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

interface PanelProps {
  readonly open: OpenPanel;
  readonly tab: Tab;
  /** What the ids of tabs begin with. */
  readonly base: string;
  readonly onPin: () => void;
}

function Panel({ open, tab, base, onPin }: PanelProps) {
  const text = useText();
  return (
    <section className="dock-panel" style={{ '--part': open.size } as CSSProperties} data-panel={open.id}>
      <header>
        <h2 id={`${base}-${open.id}-title`}>{tab.title}</h2>
        <button
          type="button"
          className="pin"
          aria-pressed={open.pinned}
          aria-label={text.labelled(text.t('table.pin'), tab.title)}
          title={text.t('table.pin')}
          onClick={onPin}
        >
          <Pin />
        </button>
      </header>
      <div
        role="tabpanel"
        id={`${base}-${open.id}-panel`}
        aria-labelledby={`${base}-${open.id}`}
        className="tab-panel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {tab.body()}
      </div>
    </section>
  );
}

interface BetweenProps {
  readonly shown: readonly OpenPanel[];
  /** Those that share the room the border divides. */
  readonly column: readonly OpenPanel[];
  readonly at: number;
  readonly stacked: boolean;
}

/** The border between two open panels: what one gains the other loses. */
function Between({ shown, column, at, stacked }: BetweenProps) {
  const text = useText();
  const sizeAt = (i: number) => column[i]?.size ?? 0;
  const total = column.reduce((sum, { size }) => sum + size, 0);
  const before = column.slice(0, at - 1).reduce((sum, { size }) => sum + size, 0) / total;
  const both = (sizeAt(at - 1) + sizeAt(at)) / total;
  const move = (value: number) =>
    sizePanels(
      shown,
      shown.map(({ id, size }) => {
        if (id === column[at - 1]?.id) return (value - before) * total;
        return id === column[at]?.id ? (before + both - value) * total : size;
      }),
    );
  return (
    <Splitter
      label={text.t('table.border.panels')}
      vertical={!stacked}
      value={before + sizeAt(at - 1) / total}
      min={before + both * LEAST}
      max={before + both * (1 - LEAST)}
      onMove={move}
      onReset={() => move(before + both / 2)}
    />
  );
}

function Pin() {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      aria-hidden="true"
    >
      <path d="M4.5 1.5h5M5.5 1.5v4l-2 2.5h7l-2-2.5v-4M7 8v4.5" />
    </svg>
  );
}
