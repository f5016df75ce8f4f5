import { french } from './keys.ts';

/** The sentences of the game in French. */
export const fr = french({
  rules: {
    'buy.soldOut': 'Tous les titres sont vendus.',
    'buy.noMoney': 'Le titre coûte {cost:money}.',
    'lay.noTile': 'Aucune tuile ne peut être posée en {hex}.',
    'lay.offBoard': 'La voie ne peut pas sortir du plateau en {hex}.',
    'lay.notReached': 'Aucune voie de la compagnie ne mène à {hex}.',
    'train.gone': 'Le train {train} est vendu.',
    'train.noMoney': 'Le train {train} coûte {cost:money}.',
  },
  effects: {
    certBought: '{player} achète {percent:percent} de {corp} pour {amount:money}.',
    ended: 'La partie est finie.',
    markerMoved: 'Une part de {corp} vaut {price:money}.',
    passed: '{player} passe.',
    ran: '{corp} encaisse {revenue:money}.',
    ranNothing: '{corp} n’encaisse rien.',
    roundBegan: 'Round {number}',
    tileLaid: '{corp} pose la tuile {tile} en {hex}.',
    trainBought: '{corp} achète le train {train} pour {amount:money}.',
  },
  steps: {
    stockRound: 'Round de bourse',
    operatingRound: 'Round d’opération',
    stockTurn: 'Bourse',
    layTrack: 'Voie',
    buyTrain: 'Train',
  },
  asks: {
    stockTurn: 'Achetez un titre ou passez.',
    layTrack: 'Posez une tuile ou passez.',
    buyTrain: 'Achetez le train ou passez.',
  },
  actions: { pass: 'Passer', buyCert: 'Acheter', layTile: 'Poser', buyTrain: 'Acheter' },
  doing: {
    pass: 'Passer',
    buyCert: 'Acheter un titre',
    layTile: 'Poser la tuile {tile} en {hex}',
    buyTrain: 'Acheter le train',
  },
  ends: { rounds: 'Cinq tours ont été joués.' },
  phases: { '2': 'Phase 2' },
  holders: { bank: 'banque' },
  kinds: { hex: 'un hexagone', tile: 'une tuile' },
  colours: { yellow: 'jaune' },
});
