/** What a table may agree on before play, in English. */
export const options = {
  interest: 'Secured interest',
  'interest.about': 'What the numbers of the bands mean: 3.4.4 prints bare numbers, 3.3 says that the par matters.',
  'interest.flat': 'D5 to D25 a share',
  'interest.percentOfPar': '5 to 25% of the par a share, fractions down',
  emergency: 'Emergency money',
  'emergency.about': 'When a company that must own a train and cannot pay for one is helped.',
  'emergency.trainStep': 'in the train step',
  'emergency.afterFinance': 'after the financial step, in the order of the sections',
  regionalTrains: 'Regional trains 0+6',
  'regionalTrains.about': 'When the second kind of regional trains goes on sale.',
  'regionalTrains.byPhase': 'from Phase 6 on, beside 0+4',
  'regionalTrains.soldOut': 'from Phase 6 on, once 0+4 is sold out',
} as const;
