import { type CSSProperties, Fragment, type KeyboardEvent, useId } from 'react';
import { type OpenPanel, openPanel, pinPanel, shownOf, sizePanels, useLayout } from '../store/layout.ts';
import { useText } from '../store/useText.ts';
import { Splitter } from './Splitter.tsx';
import type { Tab } from './Tabs.tsx';
import { useRoom } from './useForm.ts';

/** No panel becomes smaller than this part of what it shares with its neighbour. */
const LEAST = 0.15;

/**
 * Several panels at once: the tabs say which are open. One that is opened takes the place of the one opened longest ago,
 * unless that is pinned; what is open and how large is remembered.
 */
export function Dock({ tabs, stacked }: { tabs: readonly Tab[]; stacked: boolean }) {
  const text = useText();
  const base = useId();
  const room = useRoom();
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
  return (
    <div className={stacked ? 'dock is-stacked' : 'dock'}>
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
      <div className="dock-panels">
        {shown.map((open, i) => {
          const tab = tabs.find(({ id }) => id === open.id);
          if (!tab) return null;
          return (
            <Fragment key={open.id}>
              {i > 0 && <Between shown={shown} at={i} stacked={stacked} />}
              <section className="dock-panel" style={{ '--part': open.size } as CSSProperties} data-panel={open.id}>
                <header>
                  <h2 id={`${base}-${open.id}-title`}>{tab.title}</h2>
                  <button
                    type="button"
                    className="pin"
                    aria-pressed={open.pinned}
                    aria-label={text.labelled(text.t('table.pin'), tab.title)}
                    title={text.t('table.pin')}
                    onClick={() => pinPanel(open.id, shown)}
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
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

/** The border between two open panels: what one gains the other loses. */
function Between({ shown, at, stacked }: { shown: readonly OpenPanel[]; at: number; stacked: boolean }) {
  const text = useText();
  const total = shown.reduce((sum, { size }) => sum + size, 0);
  const before = shown.slice(0, at - 1).reduce((sum, { size }) => sum + size, 0) / total;
  const both = ((shown[at - 1]?.size ?? 0) + (shown[at]?.size ?? 0)) / total;
  const move = (value: number) =>
    sizePanels(
      shown,
      shown.map(({ size }, i) => {
        if (i === at - 1) return (value - before) * total;
        return i === at ? (before + both - value) * total : size;
      }),
    );
  return (
    <Splitter
      label={text.t('table.border.panels')}
      vertical={!stacked}
      value={before + (shown[at - 1]?.size ?? 0) / total}
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
