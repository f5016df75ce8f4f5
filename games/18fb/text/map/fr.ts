import { mapNotesIn, mapRulesIn } from './en.ts';

/** Tout ce qui concerne la voie, les jetons et l’exploitation des trains, en français. */

export const mapRules = mapRulesIn.french({
  'bourbon.nobodysCard': 'Aucun joueur ne possède {private:the}.',
  'bourbon.notThere': '{private:the} n’a plus de jeton bourbonien à remplacer.',
  'bourbon.otherPlace': 'Le jeton bourbonien {private:of} est à {hex} : la route doit y finir.',
  'bourbon.refused': 'Le propriétaire {private:of} a refusé pour ce tour.',
  'bourbon.tooEarly': '{private:the} s’utilise à partir de la phase {phase}.',
  'lay.colourOfHex':
    'Prochaine tuile à {hex} : {wanted:colour}, ou de la même couleur s’il y en a déjà une ; celle-ci est {colour:colour}.',
  'lay.colourOfPhase': 'Il n’y a pas encore de tuile {colour:colour} en phase {phase}.',
  'lay.frozen': '{corp:the} est gelée : elle peut améliorer des tuiles, mais pas en poser de nouvelle à {hex}.',
  'lay.keepConnections': 'La tuile {tile} couperait une connexion {hex:of} avec ses voisins.',
  'lay.keepTrack': 'La tuile {tile} ne conserve pas toutes les voies {hex:of}.',
  'lay.letter': 'À {hex}, une tuile de cette couleur doit porter la lettre {letter} ; la tuile {tile} ne la porte pas.',
  'lay.noMoney': 'Une seconde tuile coûte {cost:money} ; {corp:the} a {cash:money}.',
  'lay.noStepLeft': '{corp:the} a déjà fait toutes ses poses de ce tour ({count}).',
  'lay.noTileHere': 'On ne pose jamais de tuile à {hex}.',
  'lay.noneLeft': 'Il ne reste plus de tuile {tile}.',
  'lay.notConnected': 'Aucune route {corp:of} n’atteint de voie nouvelle à {hex}.',
  'lay.nothingNew': 'La tuile {tile} n’apporterait pas de voie nouvelle à {hex}.',
  'lay.prohibitedSide': 'La voie ne peut pas sortir {hex:of} vers {edge:side}.',
  'lay.regionalNoStepLeft':
    '{corp:the} est une compagnie régionale : elle a posé toutes ses tuiles de ce tour ({count}).',
  'lay.regionalNotConnected': 'Aucune route n’atteint de voie nouvelle à {hex} depuis la gare de départ {corp:of}.',
  'lay.stationKind': '{hex} ({kind:place}) ne peut pas recevoir la tuile {tile}.',
  'lay.tooFewSlots':
    'La tuile {tile} a trop peu d’emplacements ({count}) pour les jetons et les réservations {hex:of}.',
  'token.alreadyThere': '{corp:the} a déjà un jeton à {hex}.',
  'token.fromOwn': 'La route doit partir d’un jeton {corp:of} ; il n’y en a pas à {hex}.',
  'token.homeLaid': '{corp:the} a déjà posé son jeton de départ.',
  'token.noMoney': 'Le jeton coûte {cost:money} ; {corp:the} a {cash:money}.',
  'token.noSlot': 'Aucun emplacement n’est libre à {hex} pour {corp:the}.',
  'token.noTrack': 'Aucune voie ne mène ainsi {from:hex.of} à {to:hex}.',
  'token.noneLeft': '{corp:the} n’a plus de jeton.',
  'token.notAStation': 'Il n’y a ni ville ni lieu hors carte à {hex}.',
  'token.oneEachTurn': '{corp:the} a déjà posé son jeton de ce tour.',
  'token.passClosed': 'Le col entre {from:hex} et {to:hex} est fermé jusqu’à la phase {phase}.',
  'token.passesStation': 'La route d’un jeton ne peut pas traverser {hex} : c’est une ville.',
  'token.twice': 'La route passe deux fois au même endroit à {hex}.',
});

/** Lines of the log about track and tokens, in French. */
export const mapNotes = mapNotesIn.french({
  bourbonReplaced: '{corp:the} remplace le jeton bourbonien à {hex} ({private}).',
  homeLaid: '{corp:the} pose son jeton de départ à {hex}.',
  markersTaken: 'Marqueurs de village pour {corp:the} : +{count}.',
  powerRefused: '{player} refuse que {corp:the} utilise {private:the}.',
  tileLaid: '{corp:the} pose la tuile {tile} à {hex}.',
  tokenLaid: '{corp:the} pose un jeton à {hex} pour {amount:money} ; marqueurs de village : {count}.',
  trainsRun: '{corp:the} gagne {amount:money} : {hexes} ; marqueurs de village : {count}.',
});
