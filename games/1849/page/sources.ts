import { type Language, set } from '@binario/kernel';
import type { Book, Section } from '@binario/web/game';

const en = {
  rules: 'Rules and tables',
  'rules.text':
    'Companies, private companies, trains, phases, terrain costs, limits and the starting values are tables in the text of the rulebook, and are taken from there.',
  board: 'Map, tiles and market',
  'board.text':
    'The text of the rulebook has no pictures. Hexes, terrain, printed track, the shapes and numbers of the tiles and the spaces of the market are those of the published board as it is played elsewhere; nothing of them is invented.',
  proof: 'How that was checked',
  'proof.text':
    '113 games recorded on another site were played again here and compared after each action: money, shares, prices, tiles, stations and trains were equal each time, the legal places for tiles and the best routes too, wherever they had been written down.',
  art: 'Drawing',
  'art.text': 'Colours and signs of the companies, the look of the map and all words are our own.',
} as const;

type Words = Readonly<Record<keyof typeof en, string>>;

const it: Words = {
  rules: 'Regole e tabelle',
  'rules.text':
    'Società, società private, treni, fasi, costi del terreno, limiti e valori iniziali sono tabelle nel testo del regolamento e vengono da lì.',
  board: 'Mappa, tessere e mercato',
  'board.text':
    'Il testo del regolamento non ha figure. Esagoni, terreno, binari stampati, forma e numero delle tessere e caselle del mercato sono quelli del gioco pubblicato, come si gioca altrove; nulla è inventato.',
  proof: 'Come è stato verificato',
  'proof.text':
    '113 partite registrate su un altro sito sono state rigiocate qui e confrontate dopo ogni azione: denaro, azioni, prezzi, tessere, stazioni e treni erano sempre uguali, e così le posizioni ammesse per le tessere e i percorsi migliori, dove erano annotati.',
  art: 'Disegno',
  'art.text': 'I colori e i segni delle società, l’aspetto della mappa e tutti i testi sono nostri.',
};

const fr: Words = {
  rules: 'Règles et tableaux',
  'rules.text':
    'Compagnies, compagnies privées, trains, phases, coûts du terrain, limites et cotations de départ sont des tableaux du texte des règles et en proviennent.',
  board: 'Carte, tuiles et marché',
  'board.text':
    'Le texte des règles n’a pas d’images. Hexagones, terrain, voies imprimées, forme et nombre des tuiles et cases du marché sont ceux du jeu publié, tel qu’on le joue ailleurs ; rien n’en est inventé.',
  proof: 'Comment cela a été vérifié',
  'proof.text':
    '113 parties enregistrées sur un autre site ont été rejouées ici et comparées après chaque action : argent, parts, cotations, tuiles, gares et trains étaient toujours égaux, de même que les endroits permis pour les tuiles et les meilleurs parcours, là où ils étaient notés.',
  art: 'Dessin',
  'art.text': 'Les couleurs et les signes des compagnies, l’aspect de la carte et tous les textes sont notre travail.',
};

const words: Readonly<Record<Language, Words>> = { en, it, fr };
const ids = ['rules', 'board', 'proof', 'art'] as const;

/** Where map, tiles and texts of 1849 come from, for the reader on the page. */
export const sources1849: Book = {
  sections: (language) =>
    ids.map((id, index): Section => {
      const text = words[language];
      const said = set(language, text[`${id}.text`]);
      return { id: String(index + 1), title: set(language, text[id]), paragraphs: [{ key: id, text: said }] };
    }),
};
