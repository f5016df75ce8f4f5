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
};

/** The few words the picture on the home page needs. */
export const coverText1849: Readonly<Record<Language, Catalogue<string>>> = { en, it, fr };
