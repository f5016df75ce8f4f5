import type { Catalogue, Language } from '@binario/kernel';

const en = {
  'cover.blurb': 'Sicily. Six companies, two gauges, and a bank that does not wait.',
  'legend.title': 'Sicily',
  'legend.sub': 'in the year 1849',
  'legend.rough': 'rough',
  'legend.hills': 'hills',
  'legend.mountains': 'mountains',
  'legend.standard': 'standard gauge',
  'legend.narrow': 'narrow gauge',
  'legend.dual': 'dual gauge',
  'legend.barrier': 'no track across',
  'legend.volcano': 'Etna: never built on',
  'legend.port': 'port',
  'legend.portToken': 'its rights are taken',
  'legend.value': 'what a stop pays',
  'legend.series': 'pays by phase',
  'legend.letter': 'tiles with this letter',
  'legend.home': 'home of a company',
  'legend.ruined': 'in ruins',
} as const;

const it: Catalogue<keyof typeof en> = {
  'cover.blurb': 'Sicilia. Sei società, due scartamenti e una banca che non aspetta.',
  'legend.title': 'Sicilia',
  'legend.sub': 'nell’anno 1849',
  'legend.rough': 'terreno accidentato',
  'legend.hills': 'colline',
  'legend.mountains': 'montagne',
  'legend.standard': 'scartamento normale',
  'legend.narrow': 'scartamento ridotto',
  'legend.dual': 'doppio scartamento',
  'legend.barrier': 'nessun binario',
  'legend.volcano': 'Etna: mai edificabile',
  'legend.port': 'porto',
  'legend.portToken': 'diritti già presi',
  'legend.value': 'quanto rende una fermata',
  'legend.series': 'rende secondo la fase',
  'legend.letter': 'tessere con la stessa lettera',
  'legend.home': 'sede di una società',
  'legend.ruined': 'in rovina',
};

const fr: Catalogue<keyof typeof en> = {
  'cover.blurb': 'La Sicile. Six compagnies, deux écartements et une banque qui n’attend pas.',
  'legend.title': 'Sicile',
  'legend.sub': 'en 1849',
  'legend.rough': 'terrain accidenté',
  'legend.hills': 'collines',
  'legend.mountains': 'montagnes',
  'legend.standard': 'voie normale',
  'legend.narrow': 'voie étroite',
  'legend.dual': 'double écartement',
  'legend.barrier': 'aucune voie',
  'legend.volcano': 'Etna : jamais constructible',
  'legend.port': 'port',
  'legend.portToken': 'droits déjà pris',
  'legend.value': 'ce que rapporte un arrêt',
  'legend.series': 'rapporte selon la phase',
  'legend.letter': 'tuiles de la même lettre',
  'legend.home': 'départ d’une compagnie',
  'legend.ruined': 'en ruine',
};

/** The few words the picture on the home page needs. */
export const coverText1849: Readonly<Record<Language, Catalogue<string>>> = { en, it, fr };
