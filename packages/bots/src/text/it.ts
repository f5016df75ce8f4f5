import { italian } from './en.ts';

export const it = italian({
  'home.best': '{hex} offre le prospettive migliori',
  'stock.support': '{corp:the} è mia e ha bisogno di denaro',
  'stock.dump': 'non posso pagare il prossimo treno {corp:of}: lo faccia qualcun altro',
  'stock.limit': 'ho troppi certificati, e {corp:the} è la più debole',
  'stock.nothing': 'niente vale il suo prezzo, oppure il denaro mi serve',
  'track.nothing': 'nulla di ciò che si può costruire vale la spesa',
  'pay.rise': 'la quotazione sale e io ricevo la mia parte',
  'withhold.train': '{corp:the} deve risparmiare per un treno da {amount:money}',
  'train.first': '{corp:the} ha bisogno di un treno per incassare qualcosa',
  'train.lasting': 'il treno {train} resterà in gioco',
  'train.must': '{corp:the} deve possedere un treno',
  'train.save': 'nessun treno vale ora il suo prezzo',
  'train.discard': 'il treno {train} è il più debole',
  'emergency.sell': 'devo cedere azioni {corp:of}: c’è un treno da pagare',
  'consent.goodPrice': '{amount:money} è un buon prezzo',
  'consent.lowPrice': '{amount:money} non bastano',
  'consent.needed': 'serve {corp:to} stessa',
  'turn.end': 'non c’è altro da fare',
  'none.sensible': 'mi sembra ragionevole',
});
