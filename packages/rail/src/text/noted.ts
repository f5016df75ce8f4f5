import type { Event, Line, Params } from '@binario/kernel';

/** What engine files emitted for the log alone before effects told their own lines: a key and its parameters. */
export interface Noted {
  readonly type: 'noted';
  readonly note: string;
  readonly params: Params;
}

/** An event out of any engine file, of which only this much is known. */
export interface OlderEvent {
  readonly type: string;
}

/** Is this event a note for the log, as engine files of earlier releases emit them? */
export const isNoted = (event: OlderEvent): event is Noted => event.type === 'noted';

/** Notes that began a part of the log. */
const headings: readonly string[] = ['operatingRound', 'stockRound', 'regionalRound'];

/** Lines of events of that time. Effects of the types in `silent` had a note beside them that told what they tell now. */
export function linesOfNotes<E>(lineOf: (event: Event<E>) => Line | undefined, silent: readonly string[]) {
  return (event: OlderEvent): Line | undefined => {
    if (isNoted(event)) {
      const { note, params } = event;
      return { key: `note.${note}`, params, ...(headings.includes(note) && { heading: true }) };
    }
    return silent.includes(event.type) ? undefined : lineOf(event as Event<E>);
  };
}

/** What a company earned, if the event is one of the notes that said so. */
export function incomeOfNotes(notes: readonly string[]) {
  return (event: OlderEvent): readonly [corp: string, amount: number] | undefined =>
    isNoted(event) && notes.includes(event.note) ? [String(event.params.corp), Number(event.params.amount)] : undefined;
}
