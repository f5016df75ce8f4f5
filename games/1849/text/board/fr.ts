/** What can be said of a board file of 1849, in French. */
export const boards = {
  noPlace: '{id:plain} n’est pas un endroit de la carte : les lettres sont des lignes, les nombres des colonnes.',
  offGrid:
    '{id:plain} tombe entre deux hexagones : lignes impaires et colonnes impaires vont ensemble, les paires de même.',
  notTens: '{id:plain} : {value:plain} ne finit pas par 0, on ne peut donc pas en verser un dixième.',
  slots: '{id:plain} : une ville a des emplacements de gare, le reste n’en a aucun.',
  endNotFixed: '{id:plain} : un port ou une zone hors carte ne reçoit jamais de tuile.',
  cutOff: '{id:plain} a une gare où rien ne mène et ne reçoit jamais de tuile.',
  noTrack: 'La tuile {id:plain} n’a pas de voie.',
  yellowLetter: 'La tuile {id:plain} est jaune : les tuiles jaunes ne portent pas de lettre.',
  fewerSpaces:
    'La tuile {id:plain} peut recouvrir {spaces:plain} {spaces:emplacement|emplacements} de gare, mais en a moins.',
  noTileOfLetter: '{id:plain} porte la lettre {letter:plain}, pour laquelle il n’y a pas de tuile.',
  noHexOfLetter: 'La tuile {id:plain} porte la lettre {letter:plain}, absente de la carte.',
  closedBox: 'La case « Closed » à la ligne {row:plain}, colonne {col:plain} (à partir de 0) doit avoir le prix 0.',
  freeSpace:
    'La case à la ligne {row:plain}, colonne {col:plain} (à partir de 0) n’a pas de prix et n’est pas « Closed ».',
  fallsToTheRight: 'Le prix baisse vers la ligne {row:plain}, colonne {col:plain} (à partir de 0).',
  startTwice: 'Deux cases de départ ont le même prix.',
  startIsBlue:
    'La case de départ à la ligne {row:plain}, colonne {col:plain} (à partir de 0) est réservée à la phase 16.',
  noStart:
    'Aucune case de départ n’a le prix {value:plain}, auquel les compagnies sont lancées en phase {phase:plain}.',
  noEnd: 'Aucune case n’a le prix {price:plain}, qui met fin à la partie.',
  endAtStart: 'Une compagnie pourrait être lancée à {price:plain}, le prix qui met fin à la partie.',
  goesTooSoon: 'Le train {train} serait éliminé en phase {phase:plain}, avant d’être vendu.',
  moreWithFive: 'Il y a plus de trains {train} avec cinq compagnies qu’avec six.',
  lastTrainGoes: 'Le train {train} est le dernier vendu : il n’est jamais éliminé.',
  colourGoes: 'À partir de la phase {phase:plain}, on ne pourrait plus poser de tuiles de couleur {colour}.',
  bankTooSmall: 'À {players:plain} joueurs, il ne resterait rien de {bank:money} à la banque.',
  noCity: '{id:plain} n’est pas une ville.',
  notGrey: '{id:plain} a des valeurs par phase : il lui faut une gare et jamais de tuile.',
  notQuarters: 'Le quart de {cost:plain} ({terrain}) n’est pas un montant entier.',
  severalHomes: '{corp:the} a plusieurs gares de départ ; seule Garibaldi en choisit une.',
  homeNowhere: 'La gare de départ {corp:of}, {home:plain}, n’est pas sur la carte.',
  homeNoCity: 'La gare de départ {corp:of}, {home:plain}, n’est pas une ville.',
  homeShared: '{corp:the} et {other:corp.the} ont la même gare de départ, {home:plain}.',
  homeInRuins:
    'La gare de départ {corp:of}, {home:plain}, est détruite par le tremblement de terre ; seule Garibaldi peut y commencer.',
  feeTooHigh: 'Les gares {corp:of} coûtent plus que {least:money}, le minimum que rapporte le titre de président.',
  notFives: 'La valeur nominale {name:private.of}, {face:plain}, n’est pas un multiple de 5, le pas des enchères.',
  notAsPrinted: '« {at:plain} » : le livret de règles indique {printed:plain}, ce plateau {here:plain}.',
  tileCount: 'Tuiles de cette couleur ({colour}) : {count:plain} ; le livret de règles en compte {printed:plain}.',
  coastal: '{id:plain} : toute ville sauf Caltanissetta et Ragusa est côtière.',
  otherPlace: '{id:plain} n’est pas {name:plain}, que nomme le livret de règles.',
  major: 'Palermo, Catania, Messina et Siracusa comptent double pour un train E.',
  citiesAndPorts:
    'La carte a {cities:plain} {cities:ville|villes} et {ports:plain} {ports:port|ports} ; celle qui est imprimée en a 10 et 4.',
} as const;
