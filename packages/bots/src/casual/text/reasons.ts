import type { Catalogue, Language } from '@binario/kernel';
import { en as en18fb } from '../18fb/text/en.ts';
import { fr as fr18fb } from '../18fb/text/fr.ts';
import { it as it18fb } from '../18fb/text/it.ts';
import { en as en1849 } from '../1849/text/en.ts';
import { fr as fr1849 } from '../1849/text/fr.ts';
import { it as it1849 } from '../1849/text/it.ts';
import { en as en1865 } from '../1865/text/en.ts';
import { fr as fr1865 } from '../1865/text/fr.ts';
import { it as it1865 } from '../1865/text/it.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { ReasonKey } from './keys.ts';

/** What the Casual player says about its choices; `say` fills the gaps, with the game's own way to write names and money. */
export const reasons: Readonly<Record<Language, Catalogue<ReasonKey>>> = {
  en: { ...en, ...en1849, ...en1865, ...en18fb },
  it: { ...it, ...it1849, ...it1865, ...it18fb },
  fr: { ...fr, ...fr1849, ...fr1865, ...fr18fb },
};
