import type { TerminalPart } from '@binario/terminal';

/** What the programs around the engine find of 1865; each part is loaded when it is asked for. */
export const parts1865: TerminalPart = {
  id: '1865',
  terminal: () =>
    import('./terminal/entry.ts').then(
      ({ entry1865 }) =>
        (work) =>
          work(entry1865),
    ),
};
