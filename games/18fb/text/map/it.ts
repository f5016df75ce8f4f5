import { mapNotesIn, mapRulesIn } from './en.ts';

/** Tutto ciò che riguarda binari, pedine e corse dei treni, in italiano. */

export const mapRules = mapRulesIn.italian({
  'bourbon.nobodysCard': 'Nessun giocatore possiede la carta {private}.',
  'bourbon.notThere': 'La carta {private} non ha più una pedina borbonica da sostituire.',
  'bourbon.otherPlace': 'La pedina borbonica della carta {private} è {hex:to}: il percorso deve finire lì.',
  'bourbon.refused': 'In questo turno il proprietario della carta {private} ha già rifiutato.',
  'bourbon.tooEarly': 'La carta {private} si può usare dalla fase {phase}.',
  'lay.colourOfHex':
    'Prossimo colore su {hex}: {wanted:colour}, o di nuovo il suo dove c’è una tessera; il colore di questa tessera è {colour:colour}.',
  'lay.colourOfPhase': 'Nella fase {phase} non ci sono ancora tessere di colore {colour:colour}.',
  'lay.frozen': '{corp:the} è congelata: può migliorare i binari, non posarne di nuovi su {hex}.',
  'lay.keepConnections': 'La tessera {tile} taglierebbe un collegamento {hex:of} con un vicino.',
  'lay.keepTrack': 'La tessera {tile} non conserverebbe tutti i binari {hex:of}.',
  'lay.letter':
    'Su {hex} una tessera di questo colore deve portare la lettera {letter}; la tessera {tile} non la porta.',
  'lay.noMoney': 'Una seconda tessera costa {cost:money}; {corp:the} ha {cash:money}.',
  'lay.noStepLeft': '{corp:the} ha già usato tutte le pose di questo turno ({count}).',
  'lay.noTileHere': 'Su {hex} non si posano tessere.',
  'lay.noneLeft': 'Le tessere {tile} sono finite.',
  'lay.notConnected': 'Nessun percorso {corp:of} raggiunge binari nuovi {hex:to}.',
  'lay.nothingNew': 'La tessera {tile} non porterebbe binari nuovi su {hex}.',
  'lay.prohibitedSide': 'I binari non possono uscire {hex:from} verso {edge:side}.',
  'lay.regionalNoStepLeft':
    '{corp:the} è una società regionale e posa al massimo {count} {count:tessera|tessere} per turno.',
  'lay.regionalNotConnected': 'Nessun percorso dalla sede {corp:of} raggiunge binari nuovi {hex:to}.',
  'lay.stationKind': '{hex} ({kind:place}) non accetta la tessera {tile}.',
  'lay.tooFewSlots':
    'La tessera {tile} ha {count} {count:spazio|spazi}: non c’è posto per le pedine e gli spazi riservati {hex:of}.',
  'token.alreadyThere': '{corp:the} ha già una pedina {hex:to}.',
  'token.fromOwn': 'Il percorso deve partire da una pedina {corp:of}; {hex:to} non ce n’è.',
  'token.homeLaid': '{corp:the} ha già piazzato la pedina di sede.',
  'token.noMoney': 'La pedina costa {cost:money}; {corp:the} ha {cash:money}.',
  'token.noSlot': '{hex:to} non c’è uno spazio libero per {corp:the}.',
  'token.noTrack': 'Nessun binario porta così {from:hex.from} {to:hex.to}.',
  'token.noneLeft': '{corp:the} non ha più pedine.',
  'token.notAStation': '{hex:to} non c’è né una città né una località fuori mappa.',
  'token.oneEachTurn': '{corp:the} ha già piazzato la pedina di questo turno.',
  'token.passClosed': 'Il valico tra {from:hex} e {to:hex} è chiuso fino alla fase {phase}.',
  'token.passesStation': 'Il percorso di una pedina non può attraversare {hex}: c’è una città.',
  'token.twice': 'Il percorso passa due volte per lo stesso punto {hex:to}.',
});

/** Lines of the log about track and tokens, in Italian. */
export const mapNotes = mapNotesIn.italian({
  bourbonReplaced: '{corp:the} sostituisce la pedina borbonica {hex:to} ({private}).',
  homeLaid: '{corp:the} piazza la pedina di sede {hex:to}.',
  markersTaken: '{corp:the} prende segnalini di paese: {count}.',
  powerRefused: '{player} rifiuta {corp:to} l’uso della carta {private}.',
  tileLaid: '{corp:the} posa la tessera {tile} su {hex}.',
  tokenLaid: '{corp:the} piazza una pedina {hex:to} per {amount:money}; segnalini di paese: {count}.',
  trainsRun: '{corp:the} incassa {amount:money}: {hexes}; segnalini di paese: {count}.',
});
