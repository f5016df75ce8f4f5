import { italian } from './keys.ts';

/** The sentences of the game in Italian. */
export const it = italian({
  rules: {
    'buy.soldOut': 'Tutti i certificati sono venduti.',
    'buy.noMoney': 'Il certificato costa {cost:money}.',
    'lay.noTile': 'Su {hex} non si può posare una tessera.',
    'lay.offBoard': 'Da {hex} i binari non possono uscire dal tabellone.',
    'lay.notReached': 'Nessun binario della società porta a {hex}.',
    'train.gone': 'Il treno {train} è venduto.',
    'train.noMoney': 'Il treno {train} costa {cost:money}.',
  },
  effects: {
    certBought: '{player} compra il {percent:percent} di {corp} per {amount:money}.',
    ended: 'La partita è finita.',
    markerMoved: 'Un’azione di {corp} vale {price:money}.',
    passed: '{player} passa.',
    ran: '{corp} incassa {revenue:money}.',
    ranNothing: '{corp} non incassa nulla.',
    roundBegan: 'Turno {number}',
    tileLaid: '{corp} posa la tessera {tile} su {hex}.',
    trainBought: '{corp} compra il treno {train} per {amount:money}.',
  },
  steps: {
    stockRound: 'Turno azionario',
    operatingRound: 'Turno operativo',
    stockTurn: 'Azioni',
    layTrack: 'Binari',
    buyTrain: 'Treno',
  },
  asks: {
    stockTurn: 'Compra un certificato o passa.',
    layTrack: 'Posa una tessera o passa.',
    buyTrain: 'Compra il treno o passa.',
  },
  actions: { pass: 'Passa', buyCert: 'Compra', layTile: 'Posa', buyTrain: 'Compra' },
  doing: {
    pass: 'Passa',
    buyCert: 'Compra un certificato',
    layTile: 'Posa la tessera {tile} su {hex}',
    buyTrain: 'Compra il treno',
  },
  ends: { rounds: 'Sono stati giocati cinque turni.' },
  phases: { '2': 'Fase 2' },
  holders: { bank: 'banca' },
  kinds: { hex: 'un esagono', tile: 'una tessera' },
  colours: { yellow: 'giallo' },
});
