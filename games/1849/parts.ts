import type { TerminalPart } from '@binario/terminal';
import type { PagePart } from '@binario/web/game';

/** What the programs around the engine find of 1849; each part is loaded when it is asked for. */
export const parts1849: TerminalPart & PagePart = {
  id: '1849',
  name: '1849',
  cover: () => import('./page/cover.tsx').then(({ cover1849 }) => cover1849),
  page: () => import('./page/presenter.tsx').then(({ presenter1849 }) => presenter1849),
  worker: () => import('./page/engine/engine.ts').then(({ engine1849 }) => engine1849),
  terminal: () =>
    import('./terminal/entry.ts').then(
      ({ entry1849 }) =>
        (work) =>
          work(entry1849),
    ),
};
