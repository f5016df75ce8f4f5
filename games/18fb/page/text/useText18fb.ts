import { useText } from '@binario/web/store';
import type { Text, UiKey } from '@binario/web/text';
import type { Key18fb } from './en.ts';

/** The texts of the page with those of this game: a key that is missing is a type error. */
export const useText18fb = (): Text<UiKey | Key18fb> => useText() as Text<UiKey | Key18fb>;
