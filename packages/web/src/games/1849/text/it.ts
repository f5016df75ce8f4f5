import type { Catalogue } from '@binario/kernel';
import type { Key1849 } from './en.ts';

export const it: Catalogue<Key1849> = {
  'group.buyPrivate': 'Compagnie private',
  'group.setValue': 'Valore iniziale',
  'group.sellStock': 'Vendere azioni',
  'group.buyCert': 'Comprare un certificato',
  'group.startCorp': 'Avviare una società',
  'group.acquirePrivate': 'Comprare una compagnia privata',
  'group.markPort': 'Porto della CNM',
  'group.acquireToken': 'Stazioni altrui',
  'group.sellTreasury': 'Vendere azioni proprie',
  'act.buyPrivate': '{private} per {cost:money}, rende {revenue:money}',
  'act.bid': 'Offri per {private}, rende {revenue:money}',
  'act.setValue': 'Avvia a {value:money}',
  'act.sellStock': '{percent}% di {corp} per {gain:money} ({pile})',
  'act.sellPresident': '{percent}% di {corp} per {gain:money} ({pile}), cedendo la presidenza',
  'act.buyCert.treasury': '{percent}% di {corp} dalla cassa, {cost:money}',
  'act.buyCert.pool': '{percent}% di {corp} dal pool, {cost:money}',
  'act.buyCert.none.treasury': '{corp}, cassa',
  'act.buyCert.none.pool': '{corp}, pool',
  'act.startCorp': '{corp} a {value:money}: certificato del presidente {cost:money}',
  'act.takeCerts.last': 'L’ultimo certificato (20%)',
  'act.takeCerts.singles': 'Due certificati singoli',
  'act.declareBankruptcy': 'Dichiara bancarotta',
  'act.takeLoan': 'Prendi un prestito di L.500',
  'act.leaveGame': 'Lascia il gioco',
  'act.sellTreasury': 'Vendi il {percent}% per {gain:money} ({pile})',
  'act.buyBack': 'Ricompra un certificato',
  'act.acquirePrivate': '{private} di {owner:holder}',
  'act.markPort': 'Segna {hex}',
  'act.useSms': 'Usa la SMS',
  'act.acquireToken': 'Stazione di {corp} a {hex}',
  'act.buyEToken': 'Compra un gettone E',
  'act.payInterest': 'Paga gli interessi',
  'act.repayBond': 'Rimborsa l’obbligazione',
  'act.issueBond': 'Emetti un’obbligazione',
  'corp.queue': 'Ancora da avviare, nell’ordine',
  'corp.bond': 'Obbligazione',
  'corp.eToken': 'Gettone E',
  'market.closed': 'Chiusa',
  'market.blue': 'Solo Fase 16',
  'market.start': 'Avvio',
  'market.end': 'Fine della partita',
  'learn.auction':
    'Prima si vendono le compagnie private. La più economica, SCE, si compra subito: sceglila e conferma.',
  'learn.auctionMore':
    'Le altre si vendono allo stesso modo. Per ogni giocatore compra, offri o passa finché la RSA è venduta. Chi compra la RSA riceve anche un certificato di presidente.',
  'learn.setValue':
    'La RSA porta con sé una società. Il valore iniziale decide quanto costa un’azione e quanto denaro riceve la società.',
  'learn.stock':
    'Turno azionario: avvia una società o compra un certificato. Quello del presidente è il 20%, gli altri il 10%. Guarda l’effetto prima di confermare.',
  'learn.lay':
    'Opera per prima la società col prezzo più alto. Sugli esagoni che brillano si può posare: tocca, e tocca ancora per girare. Lo scartamento ridotto costa poco in montagna ma conta doppio.',
  'learn.token': 'Le stazioni sbarrano la strada agli altri e servono a ogni percorso.',
  'learn.run': 'I treni corrono sui percorsi migliori; la pagina li ha trovati e dimostrati. Conferma.',
  'learn.pay':
    'Se distribuisci, il prezzo sale quando l’incasso è almeno pari al prezzo. Se trattieni, il prezzo scende.',
  'learn.train':
    'Una società con un percorso deve avere un treno. Un 4H attraversa quattro lati; lo scartamento ridotto conta due.',
  'learn.finance': 'Alla fine del suo turno, dal secondo in poi, una società può vendere azioni proprie.',
  'learn.other': 'Leggi la frase, scegli un’offerta, guarda l’effetto, conferma. Ciò che è grigio dice perché.',
};
