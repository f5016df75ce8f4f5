import type { Catalogue, Language } from '@binario/kernel';

const en = {
  'cover.blurb': 'A game to begin with: four hexes, one company, one train.',
  'group.buyCert': 'Certificates',
  'group.buyTrain': 'Trains',
  'act.buyCert': '{percent:percent} of {corp} for {cost:money}',
  'act.buyTrain': 'The {train} train for {cost:money}',
  'reason.random': 'Drawn by lot.',
} as const;

const it: Catalogue<keyof typeof en> = {
  'cover.blurb': 'Un gioco per cominciare: quattro esagoni, una società, un treno.',
  'group.buyCert': 'Certificati',
  'group.buyTrain': 'Treni',
  'act.buyCert': 'Il {percent:percent} di {corp} per {cost:money}',
  'act.buyTrain': 'Il treno {train} per {cost:money}',
  'reason.random': 'Tirato a sorte.',
};

const fr: Catalogue<keyof typeof en> = {
  'cover.blurb': 'Un jeu pour commencer : quatre hexagones, une compagnie, un train.',
  'group.buyCert': 'Titres',
  'group.buyTrain': 'Trains',
  'act.buyCert': '{percent:percent} de {corp} pour {cost:money}',
  'act.buyTrain': 'Le train {train} pour {cost:money}',
  'reason.random': 'Tiré au sort.',
};

/** What the page says of the game besides what the game itself says. */
export const pageText: Readonly<Record<Language, Catalogue<string>>> = { en, it, fr };
