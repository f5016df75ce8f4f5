import { type Catalogue, type Language, type Params, type Refusal, say } from '@binario/kernel';
import { seatId } from '@binario/rail';
import { useMemo } from 'react';
import type { Seat } from '../engine/protocol.ts';
import { useDress } from '../games/GameContext.tsx';
import type { Dress } from '../games/parts/dress.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import type { UiKey } from './catalogues.ts';
import { catalogues } from './catalogues.ts';
import { plainSpeaker } from './plainSpeaker.ts';
import { seatName } from './seatName.ts';

/** A game that has typed keys of its own asks for `Text<UiKey | ItsKey>`. */
export interface Text<K extends string = UiKey> {
  readonly language: Language;
  t(key: K, params?: Params): string;
  /** For keys that are put together: steps, notes, rules. */
  say(key: string, params?: Params): string;
  has(key: string): boolean;
  money(amount: number): string;
  holder(id: string): string;
  /** A hex with its name, a train as its card is called. */
  hex(id: string): string;
  train(id: string): string;
  refusal(refused: Refusal): string;
}

export function textIn(language: Language, seats: readonly Seat[], dress: Dress | null): Text {
  const catalogue: Catalogue<string> = { ...catalogues[language], ...dress?.catalogue(language) };
  const plain = { t: (key: UiKey, params?: Params) => say(catalogue, key, params, String) };
  const names = Object.fromEntries(seats.map((seat, i) => [seatId(i), seatName(plain, seat, i)]));
  const speak = dress ? dress.speaker(language, names) : plainSpeaker(language, names);
  const tell = (key: string, params?: Params) => say(catalogue, key, params, speak);
  return {
    language,
    t: tell,
    say: tell,
    has: (key) => Object.hasOwn(catalogue, key),
    money: (amount) => speak(amount, 'money', ''),
    holder: (id) => speak(id, 'holder', ''),
    hex: (id) => speak(id, 'hex', ''),
    train: (id) => speak(id, 'train', ''),
    refusal: (refused) => tell(refused.rule, refused.params),
  };
}

const nobody: readonly Seat[] = [];

export function useText(): Text {
  const language = useSettings((settings) => settings.language);
  const seats = useTable((table) => table.file?.seats ?? nobody);
  const dress = useDress();
  return useMemo(() => textIn(language, seats, dress), [language, seats, dress]);
}
