import type { mapNotes as notes, mapRules as rules } from './en.ts';

/** Tout ce qui concerne la voie, les jetons et l’exploitation des trains, en français. */

export const mapRules: Readonly<Record<keyof typeof rules, string>> = {
  'bourbon.nobodysCard': 'Aucun joueur ne possède {private}.',
  'bourbon.notThere': '{private} n’a plus de jeton des Bourbons à remplacer.',
  'bourbon.otherPlace': 'Le jeton bourbonien de {private} est à {hex} : le trajet doit y finir.',
  'bourbon.refused': 'Le propriétaire de {private} l’a refusée pour ce tour.',
  'bourbon.tooEarly': '{private} s’utilise à partir de la phase {phase}.',
  'lay.colourOfHex':
    'Prochaine tuile à {hex} : {wanted:colour}, ou de la même couleur s’il y en a déjà une ; celle-ci est {colour:colour}.',
  'lay.colourOfPhase': 'Il n’y a pas encore de tuile {colour:colour} en phase {phase}.',
  'lay.frozen': '{corp} est gelée : elle peut améliorer la voie, pas en poser de nouvelle à {hex}.',
  'lay.keepConnections': 'La tuile {tile} couperait une liaison de {hex} avec un voisin.',
  'lay.keepTrack': 'La tuile {tile} ne garderait pas toute la voie de {hex}.',
  'lay.letter': 'À {hex}, une tuile de cette couleur doit porter la lettre {letter} ; la tuile {tile} ne la porte pas.',
  'lay.noMoney': 'Une seconde tuile coûte {cost:money} ; {corp} a {cash:money}.',
  'lay.noStepLeft': '{corp} a employé ses poses de ce tour : {count}.',
  'lay.noTileHere': 'On ne pose jamais de tuile à {hex}.',
  'lay.noneLeft': 'Il ne reste plus de tuile {tile}.',
  'lay.notConnected': 'Aucun trajet de {corp} n’atteint de voie nouvelle à {hex}.',
  'lay.nothingNew': 'La tuile {tile} n’apporterait pas de voie nouvelle à {hex}.',
  'lay.prohibitedSide': 'La voie ne peut pas quitter {hex} vers {edge:side}.',
  'lay.regionalNoStepLeft': '{corp} est une compagnie régionale et pose au plus autant de tuiles par tour : {count}.',
  'lay.regionalNotConnected': 'Aucun trajet depuis la gare de départ de {corp} n’atteint de voie nouvelle à {hex}.',
  'lay.stationKind': '{hex} ({kind:place}) ne peut pas recevoir la tuile {tile}.',
  'lay.tooFewSlots':
    'La tuile {tile} a {count} emplacements, trop peu pour les jetons et les emplacements réservés de {hex}.',
  'token.alreadyThere': '{corp} a déjà un jeton à {hex}.',
  'token.fromOwn': 'Le trajet doit partir d’un jeton de {corp} ; il n’y en a pas à {hex}.',
  'token.homeLaid': '{corp} a déjà posé le jeton de son siège.',
  'token.noMoney': 'Le jeton coûte {cost:money} ; {corp} a {cash:money}.',
  'token.noSlot': 'Il n’y a pas d’emplacement libre pour {corp} à {hex}.',
  'token.noTrack': 'Aucune voie ne mène ainsi de {from:hex} à {to:hex}.',
  'token.noneLeft': '{corp} n’a plus de jeton.',
  'token.notAStation': 'Il n’y a ni ville ni lieu hors carte à {hex}.',
  'token.oneEachTurn': '{corp} a déjà posé son jeton de ce tour.',
  'token.passClosed': 'Le col entre {from:hex} et {to:hex} est fermé jusqu’à la phase {phase}.',
  'token.passesStation': 'La route d’un jeton ne peut pas traverser {hex} : c’est une ville.',
  'token.twice': 'La route passe deux fois au même endroit à {hex}.',
};

export const mapNotes: Readonly<Record<keyof typeof notes, string>> = {
  bourbonReplaced: '{corp} remplace le jeton bourbonien à {hex} ({private}).',
  homeLaid: '{corp} pose le jeton de son siège à {hex}.',
  markersTaken: '{corp} prend des marqueurs de village : {count}.',
  powerRefused: '{player} refuse à {corp} l’emploi de {private}.',
  tileLaid: '{corp} pose la tuile {tile} à {hex}.',
  tokenLaid: '{corp} pose un jeton à {hex} pour {amount:money} ; marqueurs de village : {count}.',
  trainsRun: '{corp} gagne {amount:money} : {hexes} ; marqueurs de village : {count}.',
};
