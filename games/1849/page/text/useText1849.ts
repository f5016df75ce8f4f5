import { useText } from '@binario/web/store';
import type { Text, UiKey } from '@binario/web/text';
import type { Key1849 } from './en.ts';

/** The texts of the page with those of this game: a key that is missing is a type error. */
export const useText1849 = (): Text<UiKey | Key1849> => useText() as Text<UiKey | Key1849>;
