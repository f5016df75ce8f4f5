import { speaker } from '@binario/game-1849/text/speaker';
import { type Language, type Params, type Refusal, say } from '@binario/kernel';
import { useMemo } from 'react';
import type { Seat } from '../engine/protocol.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { catalogues } from './catalogues.ts';
import type { UiKey } from './en.ts';

export interface Text {
  readonly language: Language;
  t(key: UiKey, params?: Params): string;
  /** For the texts of the game: steps, notes, rules. */
  say(key: string, params?: Params): string;
  has(key: string): boolean;
  money(amount: number): string;
  holder(id: string): string;
  refusal(refused: Refusal): string;
}

export function textIn(language: Language, seats: readonly Seat[]): Text {
  const catalogue = catalogues[language];
  const names = Object.fromEntries(seats.map((seat, i) => [`P${i + 1}`, seat.name]));
  const speak = speaker(language, names);
  const tell = (key: string, params?: Params) => say(catalogue, key, params, speak);
  return {
    language,
    t: tell,
    say: tell,
    has: (key) => Object.hasOwn(catalogue, key),
    money: (amount) => speak(amount, 'money', ''),
    holder: (id) => speak(id, 'holder', ''),
    refusal: (refused) => tell(refused.rule, refused.params),
  };
}

const nobody: readonly Seat[] = [];

export function useText(): Text {
  const language = useSettings((settings) => settings.language);
  const seats = useTable((table) => table.file?.seats ?? nobody);
  return useMemo(() => textIn(language, seats), [language, seats]);
}
