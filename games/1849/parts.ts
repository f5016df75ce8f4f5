import type { TerminalPart } from '@binario/terminal';

/** What the programs around the engine find of 1849; each part is loaded when it is asked for. */
export const parts1849: TerminalPart = {
  id: '1849',
  terminal: () =>
    import('./terminal/entry.ts').then(
      ({ entry1849 }) =>
        (work) =>
          work(entry1849),
    ),
};
