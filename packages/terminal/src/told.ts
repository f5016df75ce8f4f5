import type { State, Teller, Title } from '@binario/kernel';
import { type RailTable, roundName } from '@binario/rail';
import type { Screen, Voice } from './entry.ts';
import { labelledBy, word } from './words/words.ts';

/** What of a screen is words alone. */
type Told<T, E> = Pick<Screen<T, E>, 'breadcrumb' | 'ask' | 'action' | 'label' | 'event' | 'refusal' | 'end'>;

/** The words of a game, said in the voice of a reader. */
export function toldBy<T, E, S>(teller: Teller<T, E>, { text }: Title<T, E, S>): Told<T, E> {
  return {
    breadcrumb: (state, { language, names, board }) => teller.on(board).breadcrumb(state, language, names),
    ask: (state, { language, names, board }) => teller.on(board).describeAsk(state, language, names),
    action: (action, { language, names, board }) => teller.on(board).describeAction(action, language, names),
    label: (type, { language }) => teller.labelOf(type, language),
    event: (event, { language, names, board }) => teller.on(board).describeEvent(event, language, names),
    refusal: (refusal, { language, names, board }) => teller.on(board).describeRefusal(refusal, language, names),
    end: (reason, { language }) => text[language][`end.${reason}`] ?? reason,
  };
}

/** Trains and money as a game writes them: what everybody watches. */
interface Watched {
  readonly bank: string;
  readonly forSale: readonly string[];
  readonly left: string;
}

/** Round, phase, bank, trains on sale and to come, in one line. */
export function summaryLine<T extends RailTable, E, S>(
  { text, describeRound }: Title<T, E, S>,
  state: State<T>,
  { language }: Voice,
  { bank, forSale, left }: Watched,
): string {
  const { phase } = state.table;
  return [
    roundName(language, describeRound(state)),
    text[language][`phase.${phase}`] ?? phase,
    `${word(language, 'bank')} ${bank}`,
    labelledBy(language, 'trainsForSale', forSale.join(', ') || '-'),
    left,
  ].join(' · ');
}
