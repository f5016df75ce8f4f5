import type { Catalogue, Language } from '@binario/kernel';
import { type EventKey, eventsEn } from './en.ts';
import { eventsFr } from './fr.ts';
import { eventsIt } from './it.ts';

/** Texts about what has happened, by language. */
export const eventTexts: Readonly<Record<Language, Catalogue<EventKey>>> = { en: eventsEn, it: eventsIt, fr: eventsFr };
