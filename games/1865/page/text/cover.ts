import type { Catalogue, Language } from '@binario/kernel';

const en = {
  'cover.blurb': 'Sardinia and Corsica, with the Dragons.',
  'legend.title': 'Sardinia',
  'legend.sub': 'and Corsica, in the year 1865',
  'legend.corsica': 'Corsica',
  'legend.plain': 'border',
  'legend.river': 'river',
  'legend.mountain': 'mountain',
  'legend.sea': 'sea route, as printed',
  'legend.sea.alone': 'track may end here',
  'legend.sub.alone': 'in the year 1865',
  'legend.destination': 'destination',
  'legend.card': 'maritime company',
  'legend.large': 'large city',
  'legend.district': 'Carbonia: one marker',
} as const;

const it: Catalogue<keyof typeof en> = {
  'cover.blurb': 'Sardegna e Corsica, con i Dragoni.',
  'legend.title': 'Sardegna',
  'legend.sub': 'e Corsica, nell’anno 1865',
  'legend.corsica': 'Corsica',
  'legend.plain': 'confine',
  'legend.river': 'fiume',
  'legend.mountain': 'montagna',
  'legend.sea': 'rotta marittima, costo stampato',
  'legend.sea.alone': 'il binario può finire qui',
  'legend.sub.alone': 'nell’anno 1865',
  'legend.destination': 'destinazione',
  'legend.card': 'compagnia marittima',
  'legend.large': 'grande città',
  'legend.district': 'Carbonia: una stazione',
};

const fr: Catalogue<keyof typeof en> = {
  'cover.blurb': 'La Sardaigne et la Corse, avec les traders.',
  'legend.title': 'Sardaigne',
  'legend.sub': 'et Corse, en 1865',
  'legend.corsica': 'Corse',
  'legend.plain': 'bord',
  'legend.river': 'rivière',
  'legend.mountain': 'montagne',
  'legend.sea': 'liaison maritime, coût imprimé',
  'legend.sea.alone': 'la voie peut finir ici',
  'legend.sub.alone': 'en 1865',
  'legend.destination': 'destination',
  'legend.card': 'compagnie maritime',
  'legend.large': 'grande ville',
  'legend.district': 'Carbonia : une gare',
};

/** The few words the picture on the home page needs. */
export const coverText1865: Readonly<Record<Language, Catalogue<string>>> = { en, it, fr };
