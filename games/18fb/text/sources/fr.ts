import type { SourceId } from '../../data/sources.ts';

/** D’où vient le plateau, en français. */
export const sources: Readonly<Record<SourceId, string>> = {
  positions: 'Vingt-trois gares ont leur hexagone imprimé dans les tableaux des règles.',
  otherPositions:
    'Tous les autres lieux sont placés par un ajustement régulier de ces 23 points à leur latitude et à leur longitude.',
  land: 'Un hexagone compte comme terre ferme s’il l’est sur un peu plus de la moitié ; quelques-uns ont été corrigés pour que les villes imprimées aient les côtés dont leurs tuiles ont besoin.',
  napoliHexes: 'Deux hexagones représentent Napoli, et entre Capua et Nocera il n’y a qu’un endroit possible pour eux.',
  stations: 'Les gares de départ, les destinations et les deux lieux hors carte sont nommés dans les règles.',
  pontecorvo: 'Pontecorvo doit être une ville : un bonus y demande un jeton.',
  wideCities:
    'Il y a six tuiles W vertes et six marron, et six villes ordinaires où plusieurs compagnies se rencontrent.',
  coastalLetters: 'Le nombre de tuiles marron détermine combien de villes ont un ou deux côtés sur la mer.',
  towns: 'Il y a 53 tuiles jaunes à un village, donc 53 villages ; nous avons choisi lesquels.',
  doubleTowns:
    'Cinq tuiles jaunes à deux villages font cinq doubles villages ; Altamura et Gravina sont imprimés avec deux noms.',
  reservedSlots: 'Les règles disent que les destinations intermédiaires et finales ont leurs propres emplacements.',
  freeSlots:
    'Les villes qui n’appartiennent à personne, et deux autres emplacements pour la ligne adriatique, sont notre choix.',
  bourbons: 'Quatre jetons bourboniens, leurs numéros et leurs villes sont imprimés.',
  rivers: 'Les rivières suivent le terrain depuis l’embouchure, le long des bords des hexagones.',
  mountains: 'Les bords de montagne suivent l’Apennin.',
  closedPasses: 'Quelques cols sont fermés jusqu’à la phase 3 ; le choix des sept est le nôtre.',
  borderCosts: 'D10, D40 et D60 sont imprimés.',
  ports: 'Les ports existent dans les règles ; leur place et ce qu’ils rapportent sont notre choix.',
  offMap: 'Roma et Tronto ont trois valeurs selon la phase ; les montants sont notre choix.',
  falcon: '+30 pour Benevento et +10 pour Pontecorvo sont imprimés.',
  smallMap:
    'La carte de Napoli est une grille de sept kilomètres par hexagone sur les lieux réels, avec les lettres a à h.',
  funicolare: 'Le Funicolare est imprimé, ses D20 ne le sont pas.',
  tileCounts: 'Numéros, types et quantités des tuiles sont la liste des règles.',
  tileShapes: 'La plupart des numéros ont la forme qu’ils ont dans d’autres jeux.',
  ownShapes:
    'Les numéros inconnus ailleurs ont reçu la seule forme possible, ou une forme probable, pour les villes qu’ils servent.',
  tileValues:
    'Les villes ordinaires ont les valeurs habituelles ; les règles disent que les villes à lettre valent plus, le montant est notre choix.',
  marketShape: 'Trois zones, deux rebords, dix cases de départ et D300 au sommet sont imprimés.',
  marketValues: 'Les valeurs découlent des cases de départ et d’un exemple imprimé de rebord.',
  trainKinds:
    'Six phases, des trains de la forme X+Y, et les trains régionaux avec ce qu’ils deviennent, sont imprimés.',
  trainCards: 'La plupart des valeurs, tous les prix et toutes les quantités sont notre choix.',
  phases: 'Le tableau des phases est imprimé.',
  bank: 'Le montant de la banque est notre choix.',
  capital: 'L’argent de départ et les limites de titres sont imprimés.',
  companies: 'Noms, genres et dates des compagnies sont imprimés.',
  colours: 'Nous avons choisi les couleurs, assez éloignées pour être distinguées.',
  tokens: 'Sept jetons par compagnie, comme dans l’autre jeu de l’auteur ; les nationales ont ceux de deux plateaux.',
  mainLines: 'Les gares de départ et les destinations intermédiaires et finales sont imprimées.',
  extras:
    'Les plateaux de compagnie sont perdus : pour chacune, deux autres destinations historiques viennent de lignes projetées ou construites.',
  regionals: 'Les gares de départ et les valeurs nominales des compagnies régionales sont imprimées.',
  regionalBonuses: 'Les lieux de leurs bonus et les montants suivent les lignes réelles ; ils sont notre choix.',
  deposits: 'Les cautions et les tranches d’intérêt sont imprimées.',
  cards: 'Coût, revenu et pouvoir des cartes politiques sont imprimés.',
};
