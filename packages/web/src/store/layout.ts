import { create } from 'zustand';

/** A panel that is open beside others. */
export interface OpenPanel {
  readonly id: string;
  /** It stays when another one is opened. */
  readonly pinned: boolean;
  /** Its part of the room all open panels have, relative to the others. */
  readonly size: number;
}

/** How somebody has arranged the table of one game on this device. */
export interface Layout {
  /** In the order in which they stand. */
  readonly open: readonly OpenPanel[];
  /** From the one opened longest ago to the last one. */
  readonly recent: readonly string[];
  /** Parts of the width and the height of the table, by the name of the border; what is not named is as the page has it. */
  readonly sizes: Readonly<Record<string, number>>;
}

const fresh: Layout = { open: [], recent: [], sizes: {} };

interface LayoutState {
  readonly game: string;
  readonly layout: Layout;
}

/** Which panels are open, for components. */
export const useLayout = create<LayoutState>(() => ({ game: '', layout: fresh }));

const keyOf = (game: string): string => `binario.layout.${game}`;

function isLayout(value: unknown): value is Layout {
  const layout = value as Partial<Layout> | null;
  const isOpen = (each: OpenPanel) => typeof each?.id === 'string' && each.size > 0;
  return (
    Array.isArray(layout?.open) &&
    layout.open.every(isOpen) &&
    Array.isArray(layout.recent) &&
    typeof layout.sizes === 'object' &&
    layout.sizes !== null
  );
}

function stored(game: string): Layout {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return isLayout(value) ? value : fresh;
  } catch {
    return fresh;
  }
}

/** The table of this game is shown: as it was arranged last. */
export function openLayout(game: string): void {
  if (useLayout.getState().game !== game) useLayout.setState({ game, layout: stored(game) });
}

function change(next: (layout: Layout) => Layout): void {
  const { game, layout } = useLayout.getState();
  const changed = next(layout);
  useLayout.setState({ layout: changed });
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(changed));
  } catch {
    // Private windows may forbid it: the arrangement then lasts as long as the page.
  }
}

/** The panels that stand open where there is room for so many: those pinned, and of the others the latest. */
export function shownOf({ open, recent }: Layout, panels: readonly string[], room: number): readonly OpenPanel[] {
  const known = open.filter(({ id }) => panels.includes(id));
  const added = panels.filter((id) => known.every((each) => each.id !== id)).slice(0, Math.max(0, room - known.length));
  const all = [...known, ...added.map((id): OpenPanel => ({ id, pinned: false, size: 1 }))];
  const loose = all.filter(({ pinned }) => !pinned).sort((a, b) => recent.indexOf(b.id) - recent.indexOf(a.id));
  const free = Math.max(1, room - (all.length - loose.length));
  const kept = new Set(loose.slice(0, free).map(({ id }) => id));
  return all.filter(({ id, pinned }) => pinned || kept.has(id));
}

/** Shows a panel; where there is no more room it takes the place of the one opened longest ago that is not pinned. */
export function openPanel(id: string, shown: readonly OpenPanel[], room: number): void {
  change((layout) => {
    const recent = [...layout.recent.filter((each) => each !== id), id];
    if (shown.some((each) => each.id === id)) return { ...layout, open: shown, recent };
    const loose = shown.filter(({ pinned }) => !pinned);
    const [leaves] = shown.length < room ? [] : [...loose].sort((a, b) => recent.indexOf(a.id) - recent.indexOf(b.id));
    const open = leaves
      ? shown.map((each) => (each.id === leaves.id ? { ...each, id } : each))
      : [...shown, { id, pinned: false, size: 1 }];
    return { ...layout, open, recent };
  });
}

/** Pins a panel, or lets it go. */
export function pinPanel(id: string, shown: readonly OpenPanel[]): void {
  const open = shown.map((each) => (each.id === id ? { ...each, pinned: !each.pinned } : each));
  change((layout) => ({ ...layout, open }));
}

/** Remembers the sizes of the open panels. */
export function sizePanels(shown: readonly OpenPanel[], sizes: readonly number[]): void {
  change((layout) => ({ ...layout, open: shown.map((each, i) => ({ ...each, size: sizes[i] ?? each.size })) }));
}

/** Moves a border of the table; without a value it goes back to where the page has it. */
export function moveBorder(name: string, at: number | undefined): void {
  change((layout) => {
    const { [name]: _, ...others } = layout.sizes;
    return { ...layout, sizes: at === undefined ? others : { ...others, [name]: at } };
  });
}
