import { italian } from './en.ts';

/** Texts about comforts, in Italian. */
export const comfortsIt = italian({
  'comfort.oneClick': 'Basta un clic per confermare (si può annullare)',
  'comfort.answerOnly': 'Rispondi per me dove resta una sola risposta',
  'comfort.passTurn': 'Passa per il resto del turno',
  'shortcuts.passTurn': 'Passa per il resto del turno della società',
  'shortcuts.cancel': 'Annulla la scelta; torna dal passato al presente; chiudi',
  'shortcuts.offer': 'Scegli dalla prima alla nona possibilità',
  'lay.one': 'Tessera {tile} su {hex}, posizione {n} di {of}',
  'orders.hint': 'Che cosa fa un posto senza che gli venga chiesto. Si ferma quando succede ciò che volevi sapere.',
  'orders.noteHint': 'Restano con la partita su questo dispositivo.',
  'orders.seat': 'Istruzione di',
  'orders.about': 'Riguarda',
  'orders.upTo': 'fino a',
  'orders.upToSum': 'fino a {amount:money}',
  'orders.below': 'meno di',
  'orders.belowSum': 'meno di {amount:money}',
  'orders.some': 'Un’istruzione automatica',
  'orders.acted': '{player} (istruzione automatica): {order}.',
  'orders.ended': 'Finita l’istruzione automatica {player:player.of} ({order}):',
  'orders.roundOver': 'Il turno è finito.',
  'order.passRound': 'Passa per il resto di questo turno azionario',
  'order.passUntilSale': 'Passa in questo turno azionario finché non si muove una quotazione',
  'order.passUntilChange':
    'Passa in questo turno azionario finché nessuno vende o avvia una società e nessuna presidenza cambia',
  'order.buyAgain.treasury':
    'Compra un’azione {corp:of} dalla sua cassa ogni volta che tocca a te in questo turno azionario, finché quotazione e presidente restano gli stessi',
  'order.buyAgain.offer':
    'Compra un’azione {corp:of} dall’offerta iniziale ogni volta che tocca a te in questo turno azionario, finché quotazione e presidente restano gli stessi',
  'order.buyAgain.pool':
    'Compra un’azione {corp:of} dal pool ogni volta che tocca a te in questo turno azionario, finché quotazione e presidente restano gli stessi',
  'order.buyAgain.dragons':
    'Compra un’azione {corp:of} dai Dragoni ogni volta che tocca a te in questo turno azionario, finché quotazione e presidente restano gli stessi',
  'order.buyUpTo.treasury':
    'Compra un’azione {corp:of} dalla sua cassa ogni volta che tocca a te in questo turno azionario, finché un’azione costa',
  'order.buyUpTo.offer':
    'Compra un’azione {corp:of} dall’offerta iniziale ogni volta che tocca a te in questo turno azionario, finché un’azione costa',
  'order.buyUpTo.pool':
    'Compra un’azione {corp:of} dal pool ogni volta che tocca a te in questo turno azionario, finché un’azione costa',
  'order.buyUpTo.dragons':
    'Compra un’azione {corp:of} dai Dragoni ogni volta che tocca a te in questo turno azionario, finché un’azione costa',
  'order.usualTurn.full':
    'Fai operare {corp:the} così com’è: non posare e non comprare nulla, distribuisci tutto; chiedimi se inizia una fase, se cambia il presidente o se incassa',
  'order.usualTurn.half':
    'Fai operare {corp:the} così com’è: non posare e non comprare nulla, distribuisci metà; chiedimi se inizia una fase, se cambia il presidente o se incassa',
  'order.usualTurn.withhold':
    'Fai operare {corp:the} così com’è: non posare e non comprare nulla, trattieni; chiedimi se inizia una fase, se cambia il presidente o se incassa',
  'order.bidUpTo': 'Quando si contende {private:the}, rilancia del minimo, poi ritirati; offri',
  'order.refuseTrain': 'Rifiuta offerte per treni',
  'order.sellTrain': 'Vendi un treno',
  'share.title': 'Condividi ed esporta',
  'share.link': 'Copia un link a questa mossa',
  'share.linkHere': 'Il link si apre solo su questo dispositivo: la partita è salvata qui.',
  'share.position': 'Copia un link che contiene la partita fino a questa mossa',
  'share.json': 'Copia la partita come testo',
  'share.foreign': 'Salva per 18xx.games',
  'share.foreignPart':
    'Salvato. Dalla mossa {n} in poi la partita non si può scrivere per 18xx.games; il file contiene ciò che precede.',
  'share.foreignWhole': 'Salvato.',
  'share.seed': 'Seme di questa partita: {seed}',
  'share.copied': 'Copiato.',
  'share.byHand': 'Il browser non permette a questa pagina di copiare. Copia il testo da qui:',
  'share.broken': 'Questo link è danneggiato: non se ne può leggere una partita.',
  'report.open': 'È sbagliato?',
  'report.title': 'Segnala una regola sbagliata',
  'report.hint':
    'Non viene inviato nulla. Copia il testo o salvalo come file: contiene la posizione, il paragrafo e le versioni.',
  'report.expected': 'Che cosa dovrebbe essere possibile, e perché',
  'report.all': 'La segnalazione',
  'report.copy': 'Copia',
  'report.save': 'Salva come file',
  'report.version': 'Binario {version}, {game}, regole {rules}, {language}',
  'report.refusal': 'Rifiutato: {words} ({cite}, {rule})',
  'report.where': 'Mossa {at} di {of}, {round}',
  'report.asked': 'Domanda: {words}',
  'report.game': 'La partita (da aprire come file di partita):',
  'log.show': 'Mostra',
  'log.all': 'Tutto',
  'log.hex': 'Mostra {hex} sulla mappa',
  'log.same': 'e {n} {n:altra riga|altre righe} così',
  'log.bids': '{n} {n:riga|righe} di offerte',
  'log.open': 'Mostra tutto',
  'plan.others': 'Fai giocare gli altri finché non tocca {player:player.to}',
  'plan.play': 'Gioca questo piano nella partita',
  'plan.played': 'Il piano non può essere giocato da qui: la partita è andata avanti in altro modo.',
  'plan.stopped':
    'Del piano {n:si è potuta|si sono potute} giocare {n} {n:mossa|mosse}: poi tocca a qualcun altro, o la partita è diversa.',
  'terms.title': 'Le parole di {game}',
  'terms.link': 'Parole',
  'rules.search': 'Cerca in questo libro',
  'rules.found': '{n} {n:paragrafo trovato|paragrafi trovati}',
  'rules.notFound': 'Nessun risultato.',
});
