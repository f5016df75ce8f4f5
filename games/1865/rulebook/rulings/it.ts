import type { RulingTexts } from './en.ts';

/** Come sono decise le questioni che i regolamenti lasciano aperte. */
export const it: RulingTexts = {
  1: {
    question: 'Quanti treni ci sono?',
    decision:
      'Ci sono 6 PH2, 5 PH3, 4 PH4, 2 PH5 e 3 PH6; nella partita breve 5, 4, 3, 2 e 2. I PH7 non finiscono mai. Un PH2, PH3 e PH4 costa meno ed è sempre l’ultimo del suo tipo.',
  },
  2: {
    question: 'Quanti certificati può avere un giocatore, e che cosa conta?',
    decision:
      '36, 24, 18 in due, tre, quattro; nella partita breve 27 e 18. Le carte marittime non contano. Chi supera il limite per uno scambio tiene ciò che ha ma non compra.',
  },
  3: {
    question: 'Il capitale iniziale fa parte della banca?',
    decision: 'Sì. Viene dalle L.8.000, nella partita breve dalle L.6.000.',
  },
  4: {
    question: 'Quanto capitale ha ogni giocatore?',
    decision: '360, 330, 300 in due, tre, quattro, in ogni forma del gioco.',
  },
  5: {
    question: 'Come si assegnano le carte marittime?',
    decision:
      'Con scelta aperta intorno al tavolo e ritorno; ciò che avanza esce dal gioco. La partita breve ha sei carte.',
  },
  6: {
    question: 'Le sedi di società non ancora avviate occupano uno spazio?',
    decision: 'Sì. Tutte le sedi sono sulla mappa dall’inizio e occupano uno spazio, avviate o no.',
  },
  7: {
    question: 'Quanto traffico dà la sede, e quando?',
    decision:
      'Arriva quando la società diventa operativa, al valore che la città ha allora. Una sede senza tessera dà tutto il suo valore quando qualcuno posa la prima tessera. Ciò che era già migliorato non dà altro.',
  },
  8: {
    question: 'Quando avvengono miniere, ranghi e conversioni?',
    decision: 'Prima di ogni turno azionario, in quest’ordine.',
  },
  9: {
    question: 'Quali miniere calano, e di quanto?',
    decision:
      'Solo quelle con una stazione, un grado alla volta: da giallo a verde dalla fase 3, da verde a marrone dalla 5.',
  },
  10: {
    question: 'In quale riga parte il segnalino di rango, e come si muove?',
    decision:
      'Nella riga 1 nelle fasi da 2 a 4, nella 2 dalla fase 5. Una riga in giù ogni volta, mai sotto la riga della fase; di lato subito. Un rango oltre 16 si legge 16.',
  },
  11: {
    question: 'Come si alternano i turni, e quando finisce un turno azionario?',
    decision:
      'Giocano i Dragoni, poi chi ha la priorità, i Dragoni, il giocatore seguente. Il turno azionario finisce quando tutti i giocatori hanno passato di seguito e i Dragoni nel frattempo non hanno fatto nulla. Se nessuno ha agito la priorità resta.',
  },
  12: {
    question: 'Quando e come vendono i Dragoni?',
    decision:
      'All’inizio di ogni loro turno vendono tutto ciò che è nel rosso e sta sotto il 50% nel pool: un blocco per società, in ordine operativo; il valore scende di una casella per azione e nessun denaro si muove. Se nel pool si libera posto, vendono ancora.',
  },
  13: {
    question: 'Che cosa comprano i Dragoni?',
    decision:
      'Un certificato nel verde: meno certificati posseduti, rango più alto, valore più basso, cima della pila; l’offerta prima del pool. Mai oltre il loro limite o il 50%, e mai un certificato del presidente.',
  },
  14: {
    question: 'Quanto costa un certificato dei Dragoni, e a chi va il denaro?',
    decision: 'Il valore nel rosso, i prezzi stampati nel bianco e nel verde; il denaro va alla banca.',
  },
  15: { question: 'A quale prezzo vende l’offerta?', decision: 'Alla quotazione del momento.' },
  16: {
    question: 'A quali valori si avvia una società, e che cosa succede se non è operativa prima della fase 5?',
    decision:
      'A valori fino a 100, dalla fase 3 fino a 130, dalla 5 fino a 150. Con il 60% venduto è operativa. Una minore avviata ma non operativa quando arriva la fase 5 resta minore.',
  },
  17: {
    question: 'Che cosa si può vendere, e a che prezzo?',
    decision:
      'Tutti i certificati di una società in un solo blocco al valore prima del calo. Nulla di una società che non ha finito un turno; una riavviata conta da capo. Nessun acquisto di ciò che si è venduto in questo turno.',
  },
  18: {
    question: 'Chi abbassa il valore vendendo?',
    decision:
      'Chi è presidente quando dichiara la vendita, di una casella per azione, anche in una vendita forzata; non gli altri giocatori, né la società che in un assorbimento vende azioni proprie.',
  },
  19: {
    question: 'Quando passa la presidenza?',
    decision:
      'Per vendita solo se un altro giocatore avrà di più e ha due singoli; prima lo scambio; a parità verso sinistra. Per acquisto solo con una percentuale strettamente maggiore. La doppia azione può così dividersi: un singolo venduto, uno tenuto.',
  },
  20: {
    question: 'Che cosa succede agli estremi del mercato?',
    decision: 'A 10 e a 490 un segnalino resta, al suo posto nella pila.',
  },
  21: {
    question: 'Quali società possono convertirsi?',
    decision:
      'Una minore operativa con un percorso diretto verso la destinazione in quel momento; va bene anche una propria stazione lì. La domanda torna prima di ogni turno azionario.',
  },
  22: {
    question: 'Che cosa cambia con una conversione?',
    decision:
      'I certificati si girano dove sono, e altri cinque vanno nell’offerta. La società riceve una stazione in più nella fase 2, due nella fase 3, tre nella fase 4 e quattro dalla fase 5, ma non ne ha mai più di sette.',
  },
  23: {
    question: 'Quando si fissa l’ordine delle società?',
    decision: 'Dipende da valore e pila, e si cerca di nuovo dopo ogni società.',
  },
  24: {
    question: 'Quando rendono le carte marittime?',
    decision: 'Prima che le società operino: L.20 a carta, ai giocatori.',
  },
  25: {
    question: 'Chi può cedere una carta, e quante volte dà il bonus?',
    decision:
      'Il presidente della società che opera, per sempre. Il bonus si paga una volta per carta, quando carta e stazione sono per la prima volta nella stessa società, anche per un assorbimento: allora prima di abbandonare miniere proprie.',
  },
  26: {
    question: 'Quante tessere si possono posare?',
    decision: 'Una gratis, una seconda per L.20, che può migliorare la prima.',
  },
  27: {
    question: 'Che cosa deve conservare una miglioria?',
    decision:
      'Una miglioria verso il colore successivo conserva tutti i binari. Nello stesso colore ogni lato che incontra binari (anche stampati e rotte marittime) li conserva, e i tratti tra due tali lati restano; il resto può sparire, ma qualcosa deve cambiare. Tessere con lettera e miniere non cambiano nel loro colore. Nessuna tessera ha meno spazi che stazioni.',
  },
  28: {
    question: 'Verso quali lati possono andare i binari?',
    decision:
      'Non in mare aperto. I lati su una linea tratteggiata sono validi, anche con una sola isola, e contano come binario incontrato. Un lato vuoto di un vicino non è un ostacolo.',
  },
  29: {
    question: 'Chi riceve traffico quando una città o un paese viene migliorato?',
    decision: 'Una città dà la differenza a ogni società operativa presente, un paese nulla.',
  },
  30: {
    question: 'Una nuova stazione su una miniera produce subito?',
    decision:
      'Le miniere producono prima del passo delle stazioni: una nuova stazione porta il traffico della miniera come fine del percorso; dal turno seguente produce.',
  },
  31: {
    question: 'Che cos’è un percorso diretto?',
    decision:
      'Binari continui da una propria stazione a una città o miniera che non ne attraversano altre, comprese quelle con stazioni proprie; nulla si usa due volte. Le città piene contano solo per posare.',
  },
  32: {
    question: 'Quanto costa una stazione?',
    decision: 'I confini del percorso scelto, per una rotta marittima invece l’importo stampato. Dalla cassa.',
  },
  33: {
    question: 'Che cosa blocca una città piena?',
    decision: 'La posa di tessere oltre la città, per le società che non vi hanno una stazione.',
  },
  34: {
    question: 'Ci sono frazioni nell’incasso?',
    decision: 'No. È dieci per ogni gettone con un posto; tutte le parti sono intere.',
  },
  35: {
    question: 'Come si muove il valore in un turno?',
    decision:
      'Se non si incassa nulla scende di una casella, se si trattiene resta fermo, se si distribuisce sale di una. Treni nuovi dalla pila lo fanno salire, una volta per turno.',
  },
  36: {
    question: 'Dove vanno i dividendi delle azioni invendute e dei Dragoni?',
    decision: 'Quelli di pool e Dragoni restano in banca, quelli dell’offerta vanno alla società.',
  },
  37: {
    question: 'Di chi è il limite di treni, e chi sceglie gli scarti?',
    decision: 'Di ogni società. Il presidente sceglie che cosa scartare. La rottamazione svuota anche il pool.',
  },
  38: { question: 'Quando una società deve avere un treno?', decision: 'Quando ha almeno un gettone e nessun treno.' },
  39: {
    question: 'Quando aiuta il presidente, e con quale treno?',
    decision:
      'Solo se la cassa non paga alcun treno di pila o pool; allora si può scegliere uno qualsiasi, anche più caro.',
  },
  40: {
    question: 'Quanto si può vendere in una vendita forzata?',
    decision:
      'Un blocco per società, nessuna azione oltre ciò che manca, e mai tante da cambiare la presidenza della società che compra.',
  },
  41: {
    question: 'Per quanto si concedono i prestiti personali?',
    decision:
      'Per ciò che manca dopo i contanti e tutto quanto si può vendere; ciò che avanza è del giocatore. Non si possono rimborsare. Perciò un blocco non può essere tenuto piccolo se ciò porterebbe a un prestito.',
  },
  42: {
    question: 'Quando una società può assorbire o essere assorbita?',
    decision:
      'Un assorbimento attivo avviene all’inizio del turno di chi assorbe, con una società che non ha operato in questo turno operativo; uno passivo all’inizio del turno dell’assorbita, da parte di una società che in questo turno ha già operato o no. Entrambe hanno finito un turno prima.',
  },
  43: {
    question: 'Quali società sono collegate?',
    decision: 'Quelle con una città in comune, o un percorso diretto tra due stazioni.',
  },
  44: {
    question: 'Che cosa si paga per l’assorbita?',
    decision: 'Il prezzo di ogni azione in gioco, secondo la zona dell’assorbita.',
  },
  45: {
    question: 'Da dove viene il denaro di un assorbimento?',
    decision: 'Da entrambe le casse, da azioni proprie dell’offerta, da prestiti; al massimo tre prestiti in tutto.',
  },
  46: {
    question: 'Che cosa succede all’assorbita?',
    decision:
      'I certificati vanno nell’offerta come quelli di una maggiore, tutto il resto a chi assorbe; i treni oltre il limite si scartano a scelta del presidente; chi assorbe ha sette stazioni.',
  },
  47: {
    question: 'Quali stazioni si sostituiscono?',
    decision:
      'Prima si possono abbandonare miniere proprie; quelle di città si devono sostituire, quelle di miniera si può; chi assorbe riceve L.50 dove ha già una stazione, e ne ha una sola a Carbonia.',
  },
  48: {
    question: 'E se le stazioni non bastano per sostituire quelle dell’assorbita?',
    decision:
      'Quelle sostituite richiedono un percorso diretto verso un’altra stazione nella posizione finale; quante più città possibile, il presidente sceglie quali. Contano anche le miniere, tranne dove chi assorbe è già presente e una seconda a Carbonia.',
  },
  49: { question: 'Sostituire costa o porta qualcosa?', decision: 'No, nulla.' },
  50: {
    question: 'Come ritorna una società assorbita?',
    decision:
      'Come maggiore, in qualsiasi fase, con sette stazioni; la sede è in una città con uno spazio libero e si piazza quando si compra il certificato del presidente.',
  },
  51: {
    question: 'A che servono i prestiti statali?',
    decision: 'Solo per gli assorbimenti; L.500 ciascuno, rimborsati uno per uno nel turno della società.',
  },
  52: {
    question: 'Quando salta la banca, e che cosa si gioca ancora?',
    decision:
      'Quando un pagamento la lascia con nulla o meno, per sempre. Si finisce la coppia di turni operativi; dopo un turno azionario se ne giocano altri due.',
  },
  53: { question: 'Come paga una banca saltata?', decision: 'A credito, fino alla fine.' },
  54: {
    question: 'Come si conta il punteggio?',
    decision:
      'Contanti e azioni al valore meno 50 per ogni prestito della società, meno 500 per ogni prestito personale. A parità la vittoria è condivisa.',
  },
  55: {
    question: 'Che altro cambia nella partita breve?',
    decision: 'Non c’è la Corsica; tutto il resto è come detto.',
  },
  56: {
    question: 'Chi scarta per primo se per un acquisto più società devono scartare treni?',
    decision: 'Chi compra, poi le altre in ordine operativo.',
  },
  57: {
    question: 'Un’offerta per un treno, se rifiutata, si può ripetere?',
    decision: 'In quel turno solo a un prezzo più alto, per lo stesso tipo di treno della stessa società.',
  },
  58: {
    question: 'E se nessuno può più fare nulla?',
    decision: 'Una serie di turni in cui nessuno poteva fare nulla e nessun denaro si è mosso pone fine alla partita.',
  },
  59: {
    question: 'In quale ordine avviene un cambio di fase?',
    decision:
      'Prima il treno, poi la fase, la rottamazione, gli scarti, le carte dei giocatori e le società non avviate.',
  },
  60: {
    question: 'Quale limite vale per un acquisto che fa iniziare una fase?',
    decision: 'Quello della fase precedente.',
  },
  61: {
    question: 'Quanto costano i treni del pool?',
    decision: 'Mantengono il prezzo della carta e non fanno iniziare alcuna fase.',
  },
  62: {
    question: 'Una società senza treni può comprare da un’altra?',
    decision:
      'Sì, con il proprio denaro. L’aiuto vale solo per un acquisto dalla banca; dopo di esso la società non compra altri treni nel turno.',
  },
  63: {
    question: 'Un acquisto con l’aiuto del presidente fa salire il valore?',
    decision: 'Sì, se il treno viene dalla pila.',
  },
  64: {
    question: 'E se una carta porta il primo gettone dopo il passo dei treni?',
    decision: 'L’obbligo di avere un treno ritorna.',
  },
  65: {
    question: 'Una società può smettere di essere operativa per vendite?',
    decision: 'No. Lo diventa subito e per sempre.',
  },
  66: { question: 'Quando si controllano i limiti di possesso?', decision: 'Solo agli acquisti.' },
  67: {
    question: 'Che cosa può precedere un assorbimento nel turno?',
    decision:
      'Carte e rimborsi possono precedere gli assorbimenti attivi e stare tra l’uno e l’altro. Chi ha iniziato il turno non può più esservi assorbita.',
  },
  68: {
    question: 'Quanto si raccoglie per un assorbimento?',
    decision: 'Si vendono azioni e si prendono prestiti solo per ciò che manca; il presidente non paga mai.',
  },
  69: { question: 'Il bonus del luogo richiede una tessera?', decision: 'No, basta una stazione.' },
  70: { question: 'Quale materiale è limitato?', decision: 'Le tessere; tutto il resto no.' },
  71: { question: 'Si può saltare un colore?', decision: 'No; anche una miniera comincia con la tessera gialla.' },
  72: { question: 'In quale ordine vengono i passi di un turno?', decision: 'Una volta e nell’ordine stampato.' },
  73: {
    question: 'Che cosa deve raggiungere una società per posare una tessera?',
    decision:
      'Un binario della nuova tessera, vecchio o aggiunto, per una via che non passa due volte lo stesso confine; con una propria stazione in città lo raggiunge sempre.',
  },
  74: { question: 'Una miniera abbandonata conta per Carbonia?', decision: 'No: libera il diritto a un’altra.' },
  75: {
    question: 'Quando si possono comprare i nuovi certificati di una conversione?',
    decision: 'Subito, nel turno azionario che segue.',
  },
  76: { question: 'Quanto valgono le azioni di una società non operativa?', decision: 'Contano al suo valore.' },
  77: { question: 'Che cosa succede nella fase 5 alle società non avviate?', decision: 'Diventano maggiori.' },
  78: { question: 'C’è qualcosa di segreto?', decision: 'No. Tutto è visibile.' },
  79: { question: 'Da dove si comprano treni in un turno?', decision: 'Da qualsiasi parte, uno alla volta.' },
  80: {
    question: 'Può passare denaro tra un giocatore e una società?',
    decision: 'Solo per azioni, dividendi, indennizzo e aiuto.',
  },
  V1: {
    question: 'Quali forme hanno le regole del prototipo?',
    decision:
      'Base: Sardegna, sei società e carte, due o tre giocatori. Espansione: entrambe le isole, otto e otto, tre o quattro giocatori.',
  },
  V2: { question: 'Quanto ha la banca?', decision: 'L.8.000 in entrambe le forme, capitale compreso.' },
  V3: { question: 'Il capitale è diverso?', decision: 'No: 360, 330, 300 secondo il numero di giocatori.' },
  V4: {
    question: 'Qual è il limite di certificati?',
    decision: '18 e 13: in due e tre nella forma base, in tre e quattro nell’espansione.',
  },
  V5: {
    question: 'Come si assegnano le carte marittime?',
    decision: 'Due a ogni giocatore a caso, scoperte; le altre escono dal gioco.',
  },
  V6: {
    question: 'Quanti treni ci sono?',
    decision: 'Come nella partita breve nella forma base, come nella normale nell’espansione.',
  },
  V7: { question: 'Dove sono le sedi?', decision: 'Sulla mappa dall’inizio.' },
  V8: {
    question: 'Quando entra nel mercato il segnalino del valore?',
    decision:
      'Quando la società diventa operativa, sotto quelli nella casella; il valore si sceglie e si paga all’avvio.',
  },
  V9: {
    question: 'In quale riga parte una società?',
    decision: 'Riga 1 nelle fasi 2 e 3, riga 2 nella fase 4, riga 3 dalla fase 5.',
  },
  V10: { question: 'Qual è il limite di certificati dei Dragoni?', decision: '6, 10, 16, come nelle regole finali.' },
  V11: {
    question: 'Quanto costa un’azione dei Dragoni?',
    decision:
      'Il valore nel rosso, il 10% in più nel bianco, il 30% in più nel verde, arrotondato al multiplo di 5 più vicino, a metà per eccesso.',
  },
  V12: { question: 'I Dragoni agiscono in modo diverso?', decision: 'No: valgono i chiarimenti da 11 a 13.' },
  V13: { question: 'Vendite e presidenza sono diverse?', decision: 'No: le regole finali completano ciò che manca.' },
  V14: {
    question: 'Quando una società diventa operativa?',
    decision: 'Con il 60% venduto a giocatori, come sempre: i Dragoni non possono comprare prima.',
  },
  V15: {
    question: 'Quante stazioni ha una società riavviata?',
    decision:
      '4, 5, 6 nelle fasi 2, 3, 4 e 7 dalla fase 5, secondo la fase in cui diventa operativa. Una avviata per la prima volta dalla fase 5 ne ha sette.',
  },
  V16: {
    question: 'Quando una società riavviata sceglie la sede?',
    decision:
      'Quando diventa operativa. Senza uno spazio libero in qualche città non si vendono né il certificato del presidente né quello che la rende operativa.',
  },
  V17: { question: 'La conversione è diversa?', decision: 'No, è uguale.' },
  V18: {
    question: 'Che cosa può fare la seconda tessera?',
    decision: 'Costa L.20 e può migliorare quella appena posata.',
  },
  V19: { question: 'Quali binari conserva una miglioria di traffico?', decision: 'Tutti, come nelle regole finali.' },
  V20: {
    question: 'Dove vanno le tessere marroni speciali?',
    decision:
      '63 solo a Isili (e Ajaccio), 700 solo ad Arbatax (e Calvi), 146 solo ad Alghero e Tempio (e sulla costa della Corsica).',
  },
  V21: {
    question: 'A che servono le rotte marittime?',
    decision:
      'Nella forma base lati che non portano da nessuna parte; nell’espansione una stazione al di là ne paga il costo stampato.',
  },
  V22: {
    question: 'Quando producono le miniere?',
    decision: 'Dopo il passo delle stazioni; un percorso non dà nulla per una miniera alla fine.',
  },
  V23: {
    question: 'Quante stazioni su una tessera e a Carbonia?',
    decision: 'Una di una società per tessera, una a Carbonia.',
  },
  V24: { question: 'A chi vanno i dividendi di pool, Dragoni e offerta?', decision: 'Come nelle regole finali.' },
  V25: { question: 'Il limite di treni è diverso?', decision: 'No: 4 nella fase 2, 3 nelle fasi da 3 a 5, 2 dopo.' },
  V26: { question: 'L’obbligo di avere un treno è diverso?', decision: 'No, salvo la bancarotta.' },
  V27: { question: 'Le carte marittime rendono senza treno?', decision: 'No: nella frase stampata manca il «non».' },
  V28: {
    question: 'Quando un giocatore è in bancarotta?',
    decision:
      'Quando non può pagare il treno più economico della banca dopo aver venduto tutto ciò che può; uno più caro non può sceglierlo.',
  },
  V29: {
    question: 'Che ne è di un giocatore in bancarotta?',
    decision: 'Lascia la partita senza nulla; la priorità va a sinistra; i limiti restano.',
  },
  V30: {
    question: 'Che ne è della società che non ha potuto comprare?',
    decision: 'Chiude per sempre con tutto ciò che ha.',
  },
  V31: { question: 'Dove vanno i suoi altri certificati?', decision: 'Nel pool, qualunque cosa contenga.' },
  V32: {
    question: 'Chi guida le sue altre società?',
    decision: 'Il giocatore con più azioni, almeno due, diventa presidente di ciascuna.',
  },
  V33: {
    question: 'E se nessuno ha due azioni?',
    decision:
      'La società attende: non fa nulla e il valore resta fermo, anche quando vendono i Dragoni. La doppia azione si può comprare dal pool al doppio del valore; due singoli in una mano si cambiano subito con essa.',
  },
  V34: {
    question: 'E le società non ancora operative?',
    decision: 'Attendono allo stesso modo; le azioni nel pool contano come vendute.',
  },
  V35: { question: 'E se resta un solo giocatore?', decision: 'Vince subito.' },
  V36: {
    question: 'Che cosa si paga in un assorbimento?',
    decision: 'I prezzi di V11; tutto il resto come nelle regole finali.',
  },
  V37: {
    question: 'Le stazioni sostituite devono essere collegate?',
    decision:
      'Sempre: ognuna richiede un percorso diretto verso un’altra di chi assorbe nella posizione finale. Si tengono quante più città possibile; una miniera dell’assorbita che sola collega una di esse si tiene con lei, senza chiedere.',
  },
  V38: {
    question: 'A che servono i prestiti?',
    decision: 'Solo per gli assorbimenti; quelli dell’assorbita passano; i giocatori non ne hanno.',
  },
  V39: {
    question: 'Quando finisce la partita?',
    decision: 'Come nelle regole finali, e quando resta un solo giocatore.',
  },
};
