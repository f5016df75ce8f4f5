import { type KeyboardEvent, type ReactNode, useId } from 'react';

/** One of several tabs. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  /** Words of the title that do where room is short. */
  readonly short?: string;
  readonly body: () => ReactNode;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  /** The first one where there is none of this name. */
  readonly chosen: string;
  readonly choose: (tab: string) => void;
  readonly label: string;
  readonly className?: string;
}

/** Tabs with the keys one expects: arrows move, Home and End jump. */
export function Tabs({ tabs, chosen, choose, label, className }: TabsProps) {
  const base = useId();
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === current?.id);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (next) choose(next.id);
    document.getElementById(`${base}-${next?.id}`)?.focus();
  };
  return (
    <div className={className ? `tabs ${className}` : 'tabs'}>
      <div role="tablist" aria-label={label} onKeyDown={onKey} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current?.id}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === current?.id ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current?.id}`}
        className="tab-panel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {current?.body()}
      </div>
    </div>
  );
}
