import type { TerminalPart } from '@binario/terminal';
import type { PagePart } from '@binario/web/game';

/** What the programs around the engine find of 18FB; each part is loaded when it is asked for. */
export const parts18fb: TerminalPart & PagePart = {
  id: '18fb',
  name: '18FB',
  cover: () => import('./page/cover.tsx').then(({ cover18fb }) => cover18fb),
  page: () => import('./page/presenter.tsx').then(({ presenter18fb }) => presenter18fb),
  worker: () => import('./page/engine/engine.ts').then(({ engine18fb }) => engine18fb),
  terminal: () =>
    import('./terminal/entry.ts').then(
      ({ entry18fb }) =>
        (work) =>
          work(entry18fb),
    ),
};
