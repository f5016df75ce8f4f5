/** Che cosa un tavolo può concordare prima di giocare. */
export const options = {
  interest: 'Interesse garantito',
  'interest.about':
    'Che cosa significano i numeri delle fasce: 3.4.4 stampa numeri senza unità, 3.3 dice che conta il valore iniziale.',
  'interest.flat': 'da D5 a D25 per azione',
  'interest.percentOfPar': 'dal 5% al 25% del valore iniziale per azione, arrotondato per difetto',
  emergency: 'Fondi d’emergenza',
  'emergency.about': 'Quando riceve aiuto una società che deve avere un treno e non può pagarlo.',
  'emergency.trainStep': 'nel passo dei treni',
  'emergency.afterFinance': 'dopo il passo finanziario, nell’ordine dei paragrafi',
  regionalTrains: 'Treni regionali 0+6',
  'regionalTrains.about': 'Quando si vende il secondo tipo di treni regionali.',
  'regionalTrains.byPhase': 'dalla fase 6, accanto agli 0+4',
  'regionalTrains.soldOut': 'dalla fase 6, quando gli 0+4 sono finiti',
} as const;
