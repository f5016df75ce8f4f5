import type { Catalogue, Language } from '@binario/kernel';

const en = {
  'cover.blurb': 'The Kingdom of the Two Sicilies, from the Bourbons to unity.',
  'legend.title': 'Regno di Napoli',
  'legend.sub': 'the railways of the Bourbon South, 1839',
  'legend.plain': 'border',
  'legend.river': 'river',
  'legend.mountain': 'mountain',
  'legend.closed': 'pass, from phase 3',
  'legend.passage': 'to the small map',
  'legend.kept': 'kept for a company',
  'legend.destination': 'lifts the price',
  'legend.harbour': 'port',
  'legend.falcon': 'with Falcon',
  'legend.regional': 'home of a regional',
} as const;

const it: Catalogue<keyof typeof en> = {
  'cover.blurb': 'Il Regno delle Due Sicilie, dai Borbone all’Unità.',
  'legend.title': 'Regno di Napoli',
  'legend.sub': 'le ferrovie del Sud borbonico, 1839',
  'legend.plain': 'confine',
  'legend.river': 'fiume',
  'legend.mountain': 'montagna',
  'legend.closed': 'valico, dalla fase 3',
  'legend.passage': 'verso la mappa piccola',
  'legend.kept': 'riservato a una società',
  'legend.destination': 'alza la quotazione',
  'legend.harbour': 'porto',
  'legend.falcon': 'con Falcon',
  'legend.regional': 'sede di una regionale',
};

const fr: Catalogue<keyof typeof en> = {
  'cover.blurb': 'Le royaume des Deux-Siciles, des Bourbons à l’unité.',
  'legend.title': 'Regno di Napoli',
  'legend.sub': 'les chemins de fer du Midi bourbonien, 1839',
  'legend.plain': 'bord',
  'legend.river': 'rivière',
  'legend.mountain': 'montagne',
  'legend.closed': 'col, à partir de la phase 3',
  'legend.passage': 'vers la petite carte',
  'legend.kept': 'réservé à une compagnie',
  'legend.destination': 'fait monter la cotation',
  'legend.harbour': 'port',
  'legend.falcon': 'avec Falcon',
  'legend.regional': 'départ d’une régionale',
};

/** The few words the picture on the home page needs. */
export const coverText18fb: Readonly<Record<Language, Catalogue<string>>> = { en, it, fr };
