import type { TerminalPart } from '@binario/terminal';

/** What the programs around the engine find of 18FB; each part is loaded when it is asked for. */
export const parts18fb: TerminalPart = {
  id: '18fb',
  terminal: () =>
    import('./terminal/entry.ts').then(
      ({ entry18fb }) =>
        (work) =>
          work(entry18fb),
    ),
};
