/** Ce dont une table peut convenir avant de jouer. */
export const options = {
  interest: 'Intérêt garanti',
  'interest.about':
    'Ce que veulent dire les nombres des tranches : 3.4.4 imprime des nombres nus, 3.3 dit que la cotation de départ compte.',
  'interest.flat': 'de D5 à D25 par part',
  'interest.percentOfPar': 'de 5 à 25 % de la cotation de départ par part, arrondis vers le bas',
  emergency: 'Vente forcée',
  'emergency.about': 'Quand est aidée une compagnie qui doit avoir un train et ne peut pas le payer.',
  'emergency.trainStep': 'à l’étape des trains',
  'emergency.afterFinance': 'après l’étape financière, dans l’ordre des sections',
  regionalTrains: 'Trains régionaux 0+6',
  'regionalTrains.about': 'Quand se vend la seconde sorte de trains régionaux.',
  'regionalTrains.byPhase': 'dès la phase 6, à côté des 0+4',
  'regionalTrains.soldOut': 'dès la phase 6, quand les 0+4 sont épuisés',
} as const;
