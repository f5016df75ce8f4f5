import { mapNotesIn, mapRulesIn } from './en.ts';

/** Tutto ciò che riguarda binari, pedine e corse dei treni, in italiano. */

export const mapRules = mapRulesIn.italian({
  'bourbon.nobodysCard': 'Nessun giocatore possiede {private}.',
  'bourbon.notThere': '{private} non ha più una pedina borbonica da sostituire.',
  'bourbon.otherPlace': 'La pedina borbonica di {private} è a {hex}: il percorso deve finire lì.',
  'bourbon.refused': 'Il proprietario di {private} l’ha rifiutata per questo turno.',
  'bourbon.tooEarly': '{private} si può usare dalla fase {phase}.',
  'lay.colourOfHex':
    'Prossimo colore su {hex}: {wanted:colour}, o di nuovo il suo dove c’è una tessera; il colore di questa tessera è {colour:colour}.',
  'lay.colourOfPhase': 'Nella fase {phase} non ci sono ancora tessere di colore {colour:colour}.',
  'lay.frozen': '{corp} è congelata: può migliorare i binari, non posarne di nuovi a {hex}.',
  'lay.keepConnections': 'La tessera {tile} taglierebbe un collegamento di {hex} con un vicino.',
  'lay.keepTrack': 'La tessera {tile} non conserverebbe tutti i binari di {hex}.',
  'lay.letter':
    'A {hex} una tessera di questo colore deve portare la lettera {letter}; la tessera {tile} non la porta.',
  'lay.noMoney': 'Una seconda tessera costa {cost:money}; {corp} ha {cash:money}.',
  'lay.noStepLeft': '{corp} ha usato le sue pose di questo turno: {count}.',
  'lay.noTileHere': 'A {hex} non si possono posare tessere.',
  'lay.noneLeft': 'Le tessere {tile} sono finite.',
  'lay.notConnected': 'Nessun percorso di {corp} raggiunge binari nuovi a {hex}.',
  'lay.nothingNew': 'La tessera {tile} non porterebbe binari nuovi a {hex}.',
  'lay.prohibitedSide': 'I binari non possono uscire da {hex} verso {edge:side}.',
  'lay.regionalNoStepLeft': '{corp} è una società regionale e posa al massimo tante tessere per turno: {count}.',
  'lay.regionalNotConnected': 'Nessun percorso dalla stazione base di {corp} raggiunge binari nuovi a {hex}.',
  'lay.stationKind': '{hex} ({kind:place}) non accetta la tessera {tile}.',
  'lay.tooFewSlots': 'La tessera {tile} ha {count} spazi, troppo pochi per le pedine e gli spazi riservati di {hex}.',
  'token.alreadyThere': '{corp} ha già una pedina a {hex}.',
  'token.fromOwn': 'Il percorso deve partire da una pedina di {corp}; a {hex} non ce n’è.',
  'token.homeLaid': '{corp} ha già posato la pedina della sede.',
  'token.noMoney': 'La pedina costa {cost:money}; {corp} ha {cash:money}.',
  'token.noSlot': 'A {hex} non c’è uno spazio libero per {corp}.',
  'token.noTrack': 'Nessun binario porta così da {from:hex} a {to:hex}.',
  'token.noneLeft': '{corp} non ha più pedine.',
  'token.notAStation': 'A {hex} non c’è né una città né una località fuori mappa.',
  'token.oneEachTurn': '{corp} ha già posato la pedina di questo turno.',
  'token.passClosed': 'Il valico tra {from:hex} e {to:hex} è chiuso fino alla fase {phase}.',
  'token.passesStation': 'Il percorso di una pedina non può attraversare {hex}: c’è una città.',
  'token.twice': 'Il percorso usa qualcosa due volte a {hex}.',
});

export const mapNotes = mapNotesIn.italian({
  bourbonReplaced: '{corp} sostituisce la pedina borbonica a {hex} ({private}).',
  homeLaid: '{corp} posa la pedina della sede a {hex}.',
  markersTaken: '{corp} prende segnalini di paese: {count}.',
  powerRefused: '{player} rifiuta a {corp} l’uso di {private}.',
  tileLaid: '{corp} posa la tessera {tile} a {hex}.',
  tokenLaid: '{corp} posa una pedina a {hex} per {amount:money}; segnalini di paese: {count}.',
  trainsRun: '{corp} incassa {amount:money}: {hexes}; segnalini di paese: {count}.',
});
