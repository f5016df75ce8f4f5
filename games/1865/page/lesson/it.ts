import { italian } from './en.ts';

/** The lesson of 1865 in Italian. */
export const it = italian({
  'learn.draft':
    'Due giocatori, L.360 ciascuno. Prima ognuno prende due compagnie marittime, una all’andata e una al ritorno. Il giocatore 1 prende M3 a Cagliari: là comincerà la sua società.',
  'learn.draftNext': 'Il giocatore 2 prende M1 a Olbia. Ogni carta paga L.20 prima di ogni turno operativo.',
  'learn.draftBack': 'Si torna indietro: il giocatore 2 sceglie di nuovo, M6 a Sassari.',
  'learn.draftLast':
    'Il giocatore 1 prende M4, le miniere di Carbonia. Più tardi una carta si può dare a una società: allora porta otto passeggeri e, una sola volta, del traffico.',
  'learn.launch':
    'Turno azionario. Il giocatore 1 avvia la FMS a Cagliari nella casella da L.100: il certificato del presidente vale due azioni del 20%, L.200 per la cassa.',
  'learn.launchOther':
    'Tra un giocatore e l’altro tocca sempre ai Dragoni, ma nessuna società ha ancora un rango. Il giocatore 2 avvia la SFSS a Sassari a L.90.',
  'learn.float':
    'Con un’altra azione si arriva al 60%: la FMS è operativa. Riceve tre stazioni e, per Cagliari, traffico 3. Guarda gli effetti.',
  'learn.floatOther':
    'Il giocatore 2 rende operativa la SFSS. Nessuno può permettersi altre azioni: il turno azionario finisce e le carte marittime pagano.',
  'learn.lay':
    'Figura 1. La FMS ha il valore più alto e opera per prima. Posa una curva larga a est di Cagliari, verso la miniera.',
  'learn.layMine':
    'Una seconda tessera costa L.20. La miniera di Su Suergiu ha la sua prima tessera: traffico 2 ogni turno.',
  'learn.marker':
    'Una stazione si piazza lungo un percorso diretto e ogni confine costa: L.10 quello di pianura, L.60 quello di montagna. La miniera dà subito traffico 2, in tutto 5. Senza treno non s’incassa niente e il valore scende a L.90.',
  'learn.train':
    'Chi ha traffico deve avere un treno. Un PH2 nuovo costa L.100, porta otto passeggeri e fa risalire il valore a L.100.',
  'learn.enough': 'Nessun altro treno, per ora.',
  'learn.endTurn':
    'In ogni momento del suo turno una società può ricevere carte marittime del presidente. Non adesso: il turno finisce.',
  'learn.otherLays': 'Ora tocca alla SFSS. Costruisce a ovest di Sassari, verso la miniera dell’Argentiera.',
  'learn.otherMine': 'E posa la miniera per L.20.',
  'learn.otherMarker': 'Un fiume e un confine di pianura: L.50 per la stazione.',
  'learn.otherTrain': 'Anche la SFSS ha bisogno di un treno.',
  'learn.layTown':
    'Figura 2, secondo turno operativo. La FMS punta verso Oristano: un paese con binario dritto. Un paese non dà niente finché un percorso diretto non lo attraversa.',
  'learn.layOn': 'Avanti per L.20. Poi la miniera lavora da sé: traffico 7.',
  'learn.pay':
    'Sette passeggeri, otto posti: L.70. Se si distribuisce, ogni azionista riceve la sua parte, quella dell’offerta va alla società e il valore sale a L.110.',
  'learn.doubleJump': 'Un secondo treno nuovo fa salire ancora il valore, a L.120: un doppio salto.',
  'learn.otherOn': 'La SFSS costruisce ancora, verso est.',
  'learn.oneTile': 'Una tessera basta: la seconda costerebbe L.20.',
  'learn.otherPays': 'Anche la SFSS ha traffico 7 e distribuisce L.70.',
  'learn.beforeStock':
    'La serie è finita. Prima del prossimo turno azionario i segnalini di rango scendono di una riga nella tabella, e una società minore giunta a destinazione può diventare maggiore. La FMS non ci è ancora arrivata.',
  'learn.dragons':
    'Guarda la tabella dei Dragoni: la FMS ha due treni della fase 2 e due stazioni: rango 6, nel verde. Perciò i Dragoni hanno appena comprato un’azione della FMS dall’offerta, e le L.120 sono nella sua cassa. Il giocatore 1 compra un’azione della SFSS.',
  'learn.dragonsAgain':
    'I Dragoni hanno comprato ancora un’azione della FMS, l’unica nel verde. La tabella lo prevede. Il giocatore 2 passa.',
  'learn.passes': 'Passa anche il giocatore 1. I Dragoni non trovano altro e il turno azionario è finito.',
  'learn.layThird': 'Figura 3. La FMS prosegue: San Gavino, il secondo paese sulla via.',
  'learn.layArrive': 'Per L.20 il binario dritto raggiunge Oristano: un percorso diretto da Cagliari.',
  'learn.oristano':
    'Quattro confini di pianura e un fiume: L.80. Oristano porta 3 e ognuno dei due paesi 1; la miniera ha dato 2. Traffico 14.',
  'learn.withhold':
    'Quattordici passeggeri, sedici posti: L.140. Questa volta la FMS trattiene il denaro per un treno migliore; il valore non si muove.',
  'learn.card':
    'Il giocatore 1 dà M3 alla FMS. Questa ha una stazione a Cagliari, dunque nella fase 2 riceve subito traffico 2, e otto posti in più. Nella figura 4, nella fase 3, renderebbe verde Cagliari.',
  'hint.draft':
    'Prendi una compagnia marittima. Guarda dove potrebbe cominciare la tua prima società: conta il luogo della carta.',
  'hint.stock':
    'Vendi, poi compra un certificato o avvia una società. Con il 60% è operativa. La tabella dei Dragoni mostra che cosa faranno nel frattempo.',
  'hint.convert':
    'Una società maggiore ha il doppio delle azioni e più stazioni; i suoi certificati valgono la metà in percentuale.',
  'hint.lay':
    'Gli esagoni evidenziati accettano una tessera: tocca, e tocca ancora per girarla. La seconda costa L.20.',
  'hint.marker': 'Scegli fra i percorsi diretti: ognuno mostra il costo e il traffico che porta.',
  'hint.income':
    'Ogni gettone di traffico con un posto rende L.10. Se distribuisci il valore sale; se trattieni resta.',
  'hint.train': 'Chi ha traffico deve avere un treno. Uno nuovo fa salire il valore, una volta per turno.',
  'hint.absorb': 'Una società può assorbirne un’altra tua con cui è collegata. Leggi che cosa va dove.',
  'hint.endTurn': 'Si possono ancora cedere carte o rimborsare prestiti; poi prosegui.',
  'hint.other':
    'Leggi la frase qui sopra, scegli un’offerta, guarda l’effetto, conferma. Le voci in grigio dicono perché non si può.',
});
