import { italian } from './en.ts';

/** The lesson of 18FB in Italian. */
export const it = italian({
  'learn.chooseFirst':
    'Tre giocatori, D1.000 ciascuno. Si comincia con l’asta di otto carte politiche. Chi ha la scelta ne propone una: il giocatore 3 comincia con Bayard, che dimezza una volta un deposito.',
  'learn.bidFirst': 'Chi ha scelto offre per primo, almeno il costo della carta: D25.',
  'learn.passAuction': 'Offri almeno D5 in più, oppure passa. Chi passa è fuori da quest’asta.',
  'learn.lastPass': 'Quando tutti gli altri hanno passato, la carta è venduta. Il giocatore 3 ha Bayard per D25.',
  'learn.chooseOwn':
    'La scelta passa a sinistra. Il giocatore 1 propone Valadous: porta con sé un’azione della LdA e un deposito più basso per la sua concessione.',
  'learn.bidOwn': 'Apre con D125, il costo della carta. Quanto si offre in più andrebbe alla LdA.',
  'learn.wonShare': 'Tutti passano: il giocatore 1 ha la carta e il 10% della LdA.',
  'learn.chooseOther': 'Il giocatore 2 propone la casata L’Ala, che fa lo stesso per la FB.',
  'learn.bidOther': 'D175 è il minimo. Le carte rendono in ogni turno operativo; questa D25.',
  'learn.wonOther': 'Il giocatore 2 ha la carta e il 10% della FB.',
  'learn.choosePanfilo':
    'Il giocatore 3 sceglie Panfilo De Riseis: una volta può prendere ciò che un altro sta per comprare.',
  'learn.bidPanfilo': 'Apre a D75.',
  'learn.overbid': 'Lo vuole anche il giocatore 1, che offre D80: si sale di D5 o più.',
  'learn.bidAgain': 'Il giocatore 3 risponde con D85.',
  'learn.givesUp': 'Il giocatore 1 rinuncia. Panfilo va al giocatore 3 per D85.',
  'learn.chooseBand': 'Melisurgo alza di due fasce l’interesse garantito di una società. Lo propone il giocatore 1.',
  'learn.bidBand': 'Offre D50, il suo costo.',
  'learn.wonBand': 'Melisurgo va al giocatore 1.',
  'learn.chooseNobody': 'Il giocatore 2 deve scegliere qualcosa, anche se non lo vuole: Falcon.',
  'learn.passSelf': 'Può passare anche sul proprio lotto.',
  'learn.unwanted': 'Nessuno offre: la carta va nel pool e si potrà comprare lì in un turno azionario.',
  'learn.chooseRome': 'Delahante apre la via di Roma dalla fase 2.',
  'learn.bidRome': 'Il giocatore 3 offre il suo costo, D100.',
  'learn.wonRome': 'Venduta al giocatore 3.',
  'learn.lastLot': 'L’ultimo lotto, Albano, non ha bisogno di scelta. I suoi D200 sono troppi per tutti: si passa.',
  'learn.seats':
    'Il turno politico è finito. I giocatori prendono ora posto in ordine di contanti: chi ne ha di più è primo e ha la priorità.',
  'learn.concession':
    'Turno azionario. Una società comincia con la concessione: un deposito alla banca e il certificato del presidente, il 20%, al doppio del valore iniziale. Con Valadous il deposito della LdA è di D120 invece di D240. Valore iniziale: D80.',
  'learn.asked':
    'Il giocatore 3 ha Panfilo e potrebbe comprare lui: la domanda va solo a lui. Tiene la carta e rinuncia.',
  'learn.concessionSecond':
    'Il giocatore 2 prende la FB con valore iniziale D100; la sua carta abbassa il deposito a D80.',
  'learn.concessionBayard':
    'Il giocatore 3 prende la NN, la breve linea da Napoli a Nocera. Bayard dimezza il deposito a D50. Il deposito può essere reso tutto: metà alla destinazione intermedia, metà a quella finale.',
  'learn.buyOwn':
    'La società è subito operativa, e ogni azione comprata dall’offerta iniziale ne riempie la cassa. Il giocatore 1 compra il 10% della LdA al valore iniziale.',
  'learn.buyWanted': 'Il giocatore 2 vuole un altro 10% della FB.',
  'learn.preempt':
    'Stavolta il giocatore 3 usa Panfilo: prende lui il certificato, allo stesso prezzo. Il potere è poi esaurito.',
  'learn.buyAgain': 'Il giocatore 2 ha ancora il suo turno, e c’è un altro certificato: lo compra.',
  'learn.buyNn': 'Il giocatore 3 mette altri D100 nella NN.',
  'learn.buyMore': 'E il giocatore 1 nella LdA: ora ha il 50%.',
  'learn.buyOther': 'Il giocatore 2 compra azioni della NN: chi ha azioni riceve interessi e dividendi.',
  'learn.buyNnMore': 'Un’altra azione della NN, la cui cassa ha ora D500.',
  'learn.passStock': 'Il resto si tiene per dopo. Quando tutti passano di seguito, il turno azionario è finito.',
  'learn.stockOver':
    'Con il terzo che passa il turno azionario finisce. Chi ha passato per primo ha la priorità la prossima volta.',
  'learn.layHome':
    'Turno operativo. Le carte rendono, poi opera la società con la quotazione più alta: la FB, in costruzione, con due pose. Comincia a Benevento, verso Caserta.',
  'learn.layOn':
    'La seconda posa unisce Benevento a Caserta. In costruzione bisogna usare tutte le pose, altrimenti non si riceve l’interesse garantito e la quotazione scende.',
  'learn.placeHome':
    'Una pedina per turno, la prima è quella di sede. È gratuita. Poi si paga l’interesse della fascia A: D5 per azione.',
  'learn.buyTrain':
    'I treni contano X stazioni con pedine proprie e Y segnalini di paese. La FB non corre ancora, ma compra in anticipo un PH1 (2+1) per D100.',
  'learn.enough': 'Basta così. Avanti.',
  'learn.laySmall':
    'La NN opera sulla piccola mappa di Napoli, unita alla mappa principale dai lati con la stessa lettera. Posa un paese sulla linea per Torre Annunziata.',
  'learn.layCity': 'E Torre Annunziata stessa, la destinazione intermedia, girata verso Pompei.',
  'learn.placeHomeNn': 'La pedina di sede della NN a Napoli Sud; di nuovo l’interesse.',
  'learn.trainNn': 'Un PH1 anche per la NN.',
  'learn.useBand':
    'La LdA ha la fascia C. In ogni momento del suo turno il proprietario della carta Melisurgo può alzarla: due fasce in più fanno D25 per azione.',
  'learn.layLda': 'La LdA comincia a Capua.',
  'learn.layLda2': 'E costruisce verso nord, verso Isernia.',
  'learn.placeHomeLda': 'La pedina di sede, e poi l’interesse: D125 al giocatore 1 con le sue cinque azioni.',
  'learn.trainLda': 'La LdA prende il terzo PH1.',
  'learn.layPassage':
    'Secondo turno operativo. Attraverso Caserta la FB arriva al lato c della mappa piccola: la tessera sta di là.',
  'learn.layTown': 'Acerra, e la linea finisce a Napoli Nord, la destinazione finale.',
  'learn.tokenCaserta':
    'Una pedina segue un percorso che non attraversa città. Costa quanto i suoi confini: un fiume D40 e un confine semplice D10. A Caserta la FB passa all’esercizio provvisorio: metà del deposito viene resa e la quotazione sale.',
  'learn.payFull':
    'Ora i treni corrono, e sempre per il massimo: D50. Con il dividendo intero gli azionisti ricevono tutto; la quotazione sale solo se il dividendo la raggiunge.',
  'learn.portfolio':
    'Nel passo finanziario una società può comprare un certificato per la cassa: la FB prende il 10% della LdA e ne avrà l’interesse.',
  'learn.layPompei': 'La NN continua: Pompei…',
  'learn.layNocera': '… e oltre il lato g Nocera, la destinazione finale.',
  'learn.tokenTorre':
    'Una pedina a Torre Annunziata per D20. Sulla via c’è il paese di Portici: un segnalino di paese, che vale D10 in ogni corsa con un treno che ha posto.',
  'learn.payHalf':
    'La NN ha incassato D90. Metà significa D50 agli azionisti, arrotondati per eccesso, e D40 alla cassa.',
  'learn.end':
    'Hai visto un turno politico, un turno azionario e i turni operativi di società in costruzione. Poi verranno le revoche, l’Unità con le società regionali, la RM e la RA.',
  'hint.lot': 'Scegli una carta da mettere all’asta. Le più care portano azioni e più rendita.',
  'hint.auction': 'Offri almeno D5 più dell’ultima offerta, oppure passa e sei fuori da quest’asta.',
  'hint.stock':
    'Prima vendi, se vuoi, poi fai una sola operazione: una concessione, un certificato, una carta. Guarda l’effetto prima di confermare.',
  'hint.panfilo': 'Tocca solo a te: fai tuo l’acquisto allo stesso prezzo o rinuncia.',
  'hint.lay':
    'Gli esagoni evidenziati accettano una tessera: tocca, e tocca ancora per girarla. In costruzione conviene usare tutte le pose.',
  'hint.token': 'I percorsi sono disegnati sulla mappa con il loro costo; tocca ancora l’ultimo esagono per un altro.',
  'hint.pay': 'La tabella mostra che cosa riceve ciascuno in ognuno dei tre modi, e dove va la quotazione.',
  'hint.train': 'Una società in esercizio deve avere un treno alla fine del suo turno.',
  'hint.finance': 'Una società può vendere azioni della cassa, poi comprare un certificato.',
  'hint.other':
    'Leggi la frase sopra, scegli un’offerta, guarda l’effetto, conferma. Le voci in grigio dicono perché non si può.',
});
