import type { UiKey } from '../../../text/catalogues.ts';
import { type Text, useText } from '../../../text/useText.ts';
import type { Key18fb } from './en.ts';

/** The texts of the page with those of this game: a key that is missing is a type error. */
export const useText18fb = (): Text<UiKey | Key18fb> => useText() as Text<UiKey | Key18fb>;
