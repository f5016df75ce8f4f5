import { type BasicStyle, type Catalogues, english, translating } from '@binario/kernel';

/** What can be found about a board in every game of this family. */
const en = english<BasicStyle>()({
  'board.twice': '{id:plain} appears twice.',
  'board.samePlace': '{id:plain} and {other:plain} lie in the same place.',
  'board.betweenRows': '{id:plain} and {other:plain} overlap: of two hexes above each other, y differs by two.',
  'board.noStop': 'Track of {id:plain} leads to stop {stop:plain}, which it does not have.',
  'board.oddTrack': '{id:plain} has a piece of track twice, or one that leads nowhere.',
  'board.noHex': 'There is no hex {hex:plain} on this map.',
  'board.linkBetweenNeighbours': 'Side {edge:plain} of {hex:plain} meets a neighbour: it cannot be linked.',
  'board.linkedTwice': 'Side {edge:plain} of {hex:plain} is linked twice.',
  'board.linkToItself': '{hex:plain} is linked to itself.',
  'board.noCell': 'The market has no space with a price in row {row:plain}, column {col:plain} (counted from 0).',
});

/** The keys of these, without `board.`. */
export type RailBoardKey = keyof typeof en extends `board.${infer Key}` ? Key : never;

const { italian, french } = translating<typeof en, BasicStyle>();

const it = italian({
  'board.twice': '{id:plain} compare due volte.',
  'board.samePlace': '{id:plain} e {other:plain} occupano lo stesso posto.',
  'board.betweenRows':
    '{id:plain} e {other:plain} si sovrappongono: tra due esagoni uno sopra l’altro la y differisce di due.',
  'board.noStop': 'Un binario di {id:plain} porta alla fermata {stop:plain}, che non esiste.',
  'board.oddTrack': '{id:plain} ha un binario ripetuto o che non porta da nessuna parte.',
  'board.noHex': 'Su questa mappa non c’è l’esagono {hex:plain}.',
  'board.linkBetweenNeighbours':
    'Il lato {edge:plain} di {hex:plain} tocca un esagono vicino: non può essere collegato.',
  'board.linkedTwice': 'Il lato {edge:plain} di {hex:plain} è collegato due volte.',
  'board.linkToItself': '{hex:plain} è collegato a sé stesso.',
  'board.noCell':
    'Il mercato non ha una casella con un prezzo nella riga {row:plain}, colonna {col:plain} (contando da 0).',
});

const fr = french({
  'board.twice': '{id:plain} figure deux fois.',
  'board.samePlace': '{id:plain} et {other:plain} occupent la même place.',
  'board.betweenRows':
    '{id:plain} et {other:plain} se chevauchent : entre deux hexagones l’un au-dessus de l’autre, y diffère de deux.',
  'board.noStop': 'Une voie de {id:plain} mène à l’arrêt {stop:plain}, qui n’existe pas.',
  'board.oddTrack': '{id:plain} a une voie en double ou qui ne mène nulle part.',
  'board.noHex': 'Il n’y a pas d’hexagone {hex:plain} sur cette carte.',
  'board.linkBetweenNeighbours': 'Le côté {edge:plain} de {hex:plain} touche un voisin : il ne peut pas être relié.',
  'board.linkedTwice': 'Le côté {edge:plain} de {hex:plain} est relié deux fois.',
  'board.linkToItself': '{hex:plain} est relié à lui-même.',
  'board.noCell': 'Le marché n’a pas de case avec un prix à la ligne {row:plain}, colonne {col:plain} (à partir de 0).',
});

/** To be given to `cataloguesOf`. */
export const boardText: Catalogues = { en, it, fr };
