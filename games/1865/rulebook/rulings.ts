import { type Language, type Ruling, rulingsOf } from '@binario/kernel';
import { plan } from './plan.ts';
import { en, type RulingTexts } from './rulings/en.ts';
import { fr } from './rulings/fr.ts';
import { it } from './rulings/it.ts';

const texts: Readonly<Record<Language, RulingTexts>> = { en, it, fr };

/** Every ruling in this language, in the order of RULINGS.md. */
export const rulings: (language: Language) => readonly Ruling[] = rulingsOf(plan, texts);
