import type { TerminalPart } from '@binario/terminal';
import type { PagePart } from '@binario/web/game';

/** What the programs around the engine find of 1865; each part is loaded when it is asked for. */
export const parts1865: TerminalPart & PagePart = {
  id: '1865',
  name: '1865',
  cover: () => import('./page/cover.tsx').then(({ cover1865 }) => cover1865),
  page: () => import('./page/presenter.tsx').then(({ presenter1865 }) => presenter1865),
  worker: () => import('./page/engine/engine.ts').then(({ engine1865 }) => engine1865),
  terminal: () =>
    import('./terminal/entry.ts').then(
      ({ entry1865 }) =>
        (work) =>
          work(entry1865),
    ),
};
