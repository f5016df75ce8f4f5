import type { TerminalPart } from '@binario/terminal';
import type { PagePart } from '@binario/web/game';

/** What the programs around the engine find of the game; each part is loaded when it is asked for. */
export const partsSample: TerminalPart & PagePart = {
  id: 'sample',
  name: 'Sample',
  cover: () => import('./page/cover.tsx').then(({ coverSample }) => coverSample),
  page: () => import('./page/presenter.tsx').then(({ presenterSample }) => presenterSample),
  worker: () => import('./page/engine/engine.ts').then(({ engineSample }) => engineSample),
  terminal: () =>
    import('./terminal/entry.ts').then(
      ({ entrySample }) =>
        (work) =>
          work(entrySample),
    ),
};
