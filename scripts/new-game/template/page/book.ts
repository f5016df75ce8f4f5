import type { Language } from '@binario/kernel';
import type { Book } from '@binario/web/game';

/** Our own statement of the rules, section by section: what citations lead to. */
const rules: Readonly<Record<Language, readonly (readonly [title: string, ...sentences: string[]])[]>> = {
  en: [
    ['Stock turn', 'A player may buy the next certificate of the treasury.', 'It costs the share price for each 10%.'],
    [
      'Operating turn',
      'A plain hex takes one tile.',
      'Track does not leave the board.',
      'A tile goes on from track of the company.',
      'The train costs L.60 and is bought once.',
      'With the train the cities joined to the home earn their values, and every holder has his part.',
    ],
  ],
  it: [
    [
      'Turno azionario',
      'Un giocatore può comprare il prossimo certificato della cassa.',
      'Costa la quotazione per ogni 10%.',
    ],
    [
      'Turno operativo',
      'Un esagono libero accoglie una tessera.',
      'I binari non escono dal tabellone.',
      'Una tessera prosegue i binari della società.',
      'Il treno costa L.60 e si compra una volta sola.',
      'Con il treno le città collegate alla sede rendono il loro valore, e ogni azionista ha la sua parte.',
    ],
  ],
  fr: [
    [
      'Round de bourse',
      'Un joueur peut acheter le prochain titre de la trésorerie.',
      'Il coûte le cours pour chaque 10 %.',
    ],
    [
      'Round d’opération',
      'Un hexagone libre reçoit une tuile.',
      'La voie ne sort pas du plateau.',
      'Une tuile prolonge la voie de la compagnie.',
      'Le train coûte L.60 et s’achète une seule fois.',
      'Avec le train, les villes reliées au siège rapportent leur valeur, et chaque actionnaire a sa part.',
    ],
  ],
};

/** The rulebook for the reader on the page. */
export const book: Book = {
  sections: (language) =>
    rules[language].map(([title, ...sentences], chapter) => ({
      id: String(chapter + 1),
      title,
      paragraphs: sentences.map((text, n) => ({ key: `${chapter + 1}.${n + 1}`, text })),
    })),
};
