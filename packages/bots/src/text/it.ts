import { italian } from './en.ts';

export const it = italian({
  'home.best': '{hex} offre le prospettive migliori',
  'stock.support': 'la mia {corp} ha bisogno del denaro',
  'stock.dump': 'non posso pagare il prossimo treno di {corp}: lo faccia qualcun altro',
  'stock.limit': 'ho troppi certificati, e {corp} è la più debole',
  'stock.nothing': 'niente vale il suo prezzo, oppure il denaro mi serve',
  'track.nothing': 'niente da costruire vale il suo costo',
  'pay.rise': 'il prezzo sale e io ricevo la mia parte',
  'withhold.train': '{corp} deve risparmiare per un treno da {amount:money}',
  'train.first': '{corp} ha bisogno di un treno per incassare qualcosa',
  'train.lasting': '{train} resterà in gioco',
  'train.must': '{corp} deve possedere un treno',
  'train.save': 'nessun treno vale ora il suo prezzo',
  'train.discard': '{train} è il treno più debole',
  'emergency.sell': 'devo cedere azioni di {corp}: c’è un treno da pagare',
  'consent.goodPrice': '{amount:money} è un buon prezzo',
  'consent.lowPrice': '{amount:money} non basta',
  'consent.needed': 'serve a {corp} stessa',
  'turn.end': 'non c’è altro da fare',
  'none.sensible': 'mi sembra ragionevole',
});
