import type { SourceId } from '../../data/sources.ts';

/** D’où vient le plateau, en français. */
export const sources: Readonly<Record<SourceId, string>> = {
  positions: 'Vingt-trois gares ont leur hexagone imprimé dans les tableaux des règles.',
  otherPositions:
    'Tous les autres lieux sont là où un ajustement régulier de ces 23 points à la latitude et à la longitude les met.',
  land: 'Un hexagone est de la terre s’il l’est à peu près à plus de moitié ; quelques-uns furent corrigés pour que les villes imprimées aient les côtés voulus par leurs tuiles.',
  napoliHexes: 'Deux hexagones représentent Napoli, et entre Capua et Nocera il n’y a qu’une place pour eux.',
  stations: 'Les sièges, les destinations et les deux lieux hors carte sont nommés dans les règles.',
  pontecorvo: 'Pontecorvo doit être une ville : un bonus y demande un jeton.',
  wideCities:
    'Il y a six tuiles W vertes et six brunes, et six villes ordinaires où plusieurs compagnies se rencontrent.',
  coastalLetters: 'Les quantités de tuiles brunes décident combien de villes ont un ou deux côtés sur la mer.',
  towns: 'Il y a 53 tuiles jaunes à un village, donc 53 villages ; lesquels, nous l’avons choisi.',
  doubleTowns:
    'Cinq tuiles jaunes à deux villages font cinq doubles villages ; Altamura et Gravina sont imprimés avec deux noms.',
  reservedSlots: 'Que les destinations intermédiaires et finales aient leurs emplacements est imprimé.',
  freeSlots: 'Les villes qui ne sont à personne, et deux autres emplacements pour la ligne adriatique, sont de nous.',
  bourbons: 'Quatre jetons du gouvernement, leurs numéros et leurs villes sont imprimés.',
  rivers: 'Les rivières suivent le terrain depuis l’embouchure, le long des bords des hexagones.',
  mountains: 'Les bords de montagne suivent l’Apennin.',
  closedPasses: 'Quelques cols sont fermés jusqu’à la phase 3 ; lesquels sept, c’est notre choix.',
  borderCosts: 'D10, D40 et D60 sont imprimés.',
  ports: 'Les ports existent dans les règles ; où ils sont et ce qu’ils ajoutent est de nous.',
  offMap: 'Roma et Tronto ont trois valeurs selon la phase ; les montants sont de nous.',
  falcon: '+30 pour Benevento et +10 pour Pontecorvo sont imprimés.',
  smallMap:
    'La carte de Napoli est une grille de sept kilomètres par hexagone sur les lieux réels, avec les lettres a à h.',
  funicolare: 'Le Funicolare est imprimé, ses D20 ne le sont pas.',
  tileCounts: 'Numéros, types et quantités des tuiles sont la liste des règles.',
  tileShapes: 'La plupart des numéros ont la forme qu’ils ont dans d’autres jeux.',
  ownShapes:
    'Les numéros inconnus ailleurs ont reçu la seule forme possible, ou une forme probable, pour les villes qu’ils servent.',
  tileValues:
    'Les villes ordinaires ont les valeurs habituelles ; que celles à lettre vaillent plus est imprimé, combien est de nous.',
  marketShape: 'Trois zones, deux rebords, dix cases de départ et D300 au sommet sont imprimés.',
  marketValues: 'Les valeurs découlent des cases de départ et d’un exemple imprimé de rebord.',
  trainKinds:
    'Six phases, des trains de la forme X+Y, et les trains régionaux avec ce qu’ils deviennent, sont imprimés.',
  trainCards: 'La plupart des valeurs, tous les prix et toutes les quantités sont de nous.',
  phases: 'Le tableau des phases est imprimé.',
  bank: 'La taille de la banque est de nous.',
  capital: 'L’argent de départ et les limites de certificats sont imprimés.',
  companies: 'Noms, genres et dates des compagnies sont imprimés.',
  colours: 'Nous avons choisi les couleurs, assez éloignées pour être distinguées.',
  tokens: 'Sept jetons chacune, comme dans l’autre jeu de l’auteur ; les nationales en ont pour deux chartes.',
  mainLines: 'Sièges, destinations intermédiaires et finales sont imprimés.',
  extras:
    'Les chartes sont perdues : deux autres destinations historiques pour chacune viennent de lignes projetées ou construites.',
  regionals: 'Sièges et valeurs nominales des compagnies régionales sont imprimés.',
  regionalBonuses: 'Où elles reçoivent une prime, et combien, suit les lignes réelles et est de nous.',
  deposits: 'Les cautions et les tranches d’intérêt sont imprimées.',
  cards: 'Coût, revenu et pouvoir des cartes politiques sont imprimés.',
};
