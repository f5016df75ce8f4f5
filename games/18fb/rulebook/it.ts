import type { RulebookText } from './outline.ts';

/** Le regole di 18FB con parole nostre, sezione per sezione come le numerano le regole PA23. */
export const it: RulebookText = {
  '1.1': {
    title: 'Descrizione del gioco',
    parts:
      'Una partita comincia con un turno politico, nel quale si comprano le carte e si fissa l’ordine dei giocatori. Seguono cicli formati da un turno azionario e due turni operativi; in mezzo si gioca una sola volta un turno regionale, e alla fine si fanno i conti.',
    ends: 'La partita finisce quando la banca salta o quando una società raggiunge la quotazione massima.',
    winner:
      'Vince chi ha il patrimonio più alto: si contano le azioni alla quotazione di mercato, i certificati regionali al valore nominale e i contanti. Ciò che possiedono le società non conta per nessuno.',
    shares:
      'Le azioni rendono dividendi e la loro quotazione può salire. Chi possiede abbastanza azioni di una società ne è il presidente e la dirige.',
  },
  '1.2': {
    title: 'Preparazione',
    players:
      'Si gioca da tre a sei. Ai giocatori si distribuiscono in tutto D3.000: D1.000 a testa in tre, D750 in quattro, D600 in cinque, D500 in sei.',
    bank: 'Il denaro del gioco è in tutto D12.000; quello che non va ai giocatori forma la banca.',
    offer:
      'I certificati, le concessioni e i treni stanno nell’offerta; le carte politiche si dispongono in ordine di costo.',
    order: 'L’ordine dei giocatori si sorteggia; il primo ha la priorità, e comincia il turno politico.',
    empty:
      'Nessuno comincia con dei certificati. Solo tre carte portano con sé un’azione prima del primo turno azionario.',
  },
  '1.3': {
    title: 'Buone maniere',
    open: 'Il denaro, i certificati, i treni e tutti gli affari delle società sono pubblici; qui li vedono tutti.',
    talk: 'Si può parlare liberamente, ma in pubblico; le promesse non vincolano nessuno e gli accordi segreti sono vietati.',
  },
  '2.1': {
    title: 'Fasi',
    trigger:
      'Le fasi sono sei. Si comincia nella prima; ciascuna delle altre inizia appena si compra il primo treno ordinario del suo numero, anche a metà del turno di chi lo compra.',
    tiles:
      'Le tessere gialle sono disponibili dalla fase 1, le verdi dalla fase 2 e le marroni dalla fase 5, mai prima.',
    steps:
      'Una società che diventa operativa nelle fasi 1 o 2 ha due pose per turno, nelle fasi 3 o 4 ne ha tre, nelle fasi 5 o 6 quattro. Il numero non cambia più.',
    values:
      'I valori iniziali vanno da D60 a D100; dalla fase 2 si possono scegliere anche quelli da D110 a D130, dalla fase 5 anche D140 e D150.',
    scrap:
      'La fase 3 rottama i treni PH1, la fase 5 i PH2, la fase 6 i PH3: senza compenso, e anche quelli che stanno nel pool. Gli altri treni non vengono mai rottamati.',
    cards: 'Le carte Falcon e Delahante si possono usare dalla fase 2.',
    deposits:
      'Nella fase 3 per una concessione si versa il secondo deposito, dalla fase 4 non si versa nulla. Ciò che è stato versato prima resta com’è.',
    rome: 'Gli spazi liberi di Roma si aprono a tutti nella fase 4.',
    five: 'La fase 5 elimina le carte politiche e le concessioni, e porta in gioco le società regionali e la SFM.',
    six: 'Nella fase 6 si formano la RM e la RA, e le società regionali si possono acquisire.',
    offMap:
      'Le località fuori mappa pagano il primo valore nelle fasi 1 e 2, il secondo nelle fasi 3 e 4, il terzo nelle fasi 5 e 6.',
    order:
      'Gli effetti di una nuova fase si applicano in quest’ordine: prima la rottamazione, poi le presidenze, gli scarti, gli stati delle società e infine la formazione delle nazionali.',
  },
  '2.2': {
    title: 'Il mercato azionario',
    price: 'Il valore scritto in una casella è la quotazione di un’azione, cioè del 10% di una società.',
    start: 'Le caselle dei valori iniziali contano sotto ogni aspetto come bianche.',
  },
  '2.2.1': {
    title: 'Zona bianca',
    white: 'Le azioni di una società la cui quotazione è in zona bianca si possiedono secondo le regole ordinarie.',
  },
  '2.2.2': {
    title: 'Valori iniziali',
    ten: 'Le caselle sono dieci, da D60 a D150: quelle gialle, fino a D100, si possono scegliere dalla fase 1, quelle verdi, fino a D130, dalla fase 2, quelle marroni dalla fase 5.',
    nothing: 'I loro colori non hanno altro significato.',
  },
  '2.2.3': {
    title: 'Zona azzurra',
    ban: 'Le società non possono possedere azioni la cui quotazione è in zona azzurra, nemmeno le proprie, e devono venderle alla prima occasione del loro turno. I giocatori invece possono tenerle.',
    ledge:
      'Il margine superiore della zona è un gradino. Una vendita fa scendere il segnalino di una riga per azione, ma il segnalino lascia la casella sul gradino solo se restano da contare almeno due azioni; altrimenti si ferma lì. Dall’ultima riga in basso non si scende oltre. Gli altri movimenti ignorano i gradini.',
    example:
      'Da D180, una riga sopra il gradino, la vendita di due azioni porta a D170 e quella di tre a D150. Dal gradino la vendita di un’azione non muove nulla, quella di due fa scendere di due righe.',
  },
  '2.2.4': {
    title: 'Zona blu scuro',
    ban: 'Una società la cui quotazione è in zona blu scuro non può possedere azioni: vende tutte quelle che ha alla prima occasione e non ne compra. Nemmeno le altre società possono tenere le sue.',
    ledge: 'Il margine fra la zona azzurra e quella blu scuro è un gradino dello stesso tipo.',
  },
  '2.2.5': {
    title: 'Movimenti della quotazione',
    sale: 'Quando un giocatore vende in un turno azionario, la quotazione scende di una riga per ogni azione venduta; il certificato del presidente conta per due. Nella stessa vendita possono agire entrambi i gradini, e l’ultima riga ferma la caduta.',
    left: 'Se l’incasso viene trattenuto, o è nullo, il segnalino va di una casella a sinistra; dalla prima colonna scende di una riga, e dall’ultima riga non si muove.',
    right:
      'Un dividendo, intero o a metà, almeno pari alla quotazione porta il segnalino di una casella a destra, o in su di una riga se a destra non ci sono caselle. Un dividendo minore non muove nulla; non si muove nemmeno il segnalino di una società che non opera.',
    example:
      'A D100 un dividendo intero di D100 porta il segnalino a destra, uno di D90 no; di un incasso di D190, se si sceglie la metà, si distribuiscono D100 e il segnalino va a destra.',
    soldOut:
      'Alla fine di un turno azionario ogni società senza azioni nell’offerta o nel pool sale di una riga, in ordine operativo; le azioni in cassa alle società contano come vendute. Dalla riga più alta il segnalino va a destra. Non salgono le società non avviate, quelle in costruzione e quelle congelate. Si fanno tutte le salite prima che una quotazione di D300 chiuda la partita.',
    top: 'Un segnalino che è a D300 vi resta.',
    bonus: 'Il bonus di destinazione fa salire la quotazione di una riga, con gli stessi limiti.',
    stack: 'Un segnalino che entra in una casella va sotto quelli che vi sono già.',
    others:
      'Le vendite delle società, le vendite d’emergenza e i beni di chi va in bancarotta non abbassano nessuna quotazione; il segnalino di una società in costruzione non va mai a destra.',
  },
  '2.3': {
    title: 'Azioni, certificati, limiti',
    shares:
      'Le quotazioni si intendono per azione, e le percentuali dicono quale parte del dividendo spetta. Il certificato del presidente è il 20%: vale due azioni ma è un certificato solo. Il possesso si conta in percentuale, il limite in certificati.',
    counted:
      'Il limite di certificati è 26 in tre giocatori, 20 in quattro, 16 in cinque e 13 in sei. Le carte politiche e le concessioni non contano; un’azione ricevuta con una carta sì.',
    sixty:
      'Un giocatore può possedere fino al 60% di una società, in certificati qualsiasi; le azioni che possiedono le sue società non si contano.',
    office:
      'Il certificato del presidente non si vende mai. Cambia mano quando una vendita fa subentrare un altro giocatore, e arriva nel pool solo con una bancarotta nelle fasi da 1 a 4.',
    pool: 'Il pool può contenere al massimo il 50% di una società, salvo che per le vendite forzate delle società.',
    above:
      'Chi supera un limite deve vendere appena tocca a lui nel prossimo turno azionario, e prima di averlo fatto non compra nulla.',
  },
  '2.4': {
    title: 'Società',
    majors:
      'Le società maggiori sono, dalla fase 1, NN, FSC, LdA, FC, FB, LTF, SFTF, FS, FP e FST; dalla fase 5 si aggiunge la SFM.',
    regionals:
      'Le società regionali sono, dalla fase 5, SFSM, SEPSA, FAS, FA, FAL, FG e FdC. FC e FdC sono due società diverse.',
    nationals:
      'Le nazionali sono, dalla fase 6, RM e RA. La società destinata alla RA è la LTF con entrambi i nomi che le danno le regole.',
  },
  '2.5.1': {
    title: 'Due mappe',
    maps: 'Accanto alla mappa principale ce n’è una di Napoli; sulla mappa principale la rappresentano due esagoni verde scuro, sui quali non si posano tessere.',
    letters:
      'Le due mappe si uniscono sui lati con la stessa lettera, da a ad h. Gli altri lati esterni della mappa piccola sono chiusi.',
    enclaves: 'Benevento e Pontecorvo sono territori pontifici; solo la carta Falcon ne cambia il valore.',
  },
  '2.5.2': {
    title: 'Ostacoli naturali',
    passes: 'Un valico costa D60. Alcuni valichi sono chiusi fino alla fase 3; poi costano come gli altri.',
    rivers: 'Un ponte costa D40, e si paga ogni fiume che corre lungo un confine.',
    example: 'Lungo il confine fra I14 e J15 corrono due fiumi: costa D80.',
    sarno: 'A causa del Sarno i lati f, g e h costano D40; i lati da a ad e costano D10.',
    blocked: 'Gli esagoni grigi e blu non si attraversano, e non vi si posano tessere.',
  },
  '2.5.3': {
    title: 'Stazioni',
    kinds:
      'Rendono le città, i paesi, i porti e le località fuori mappa. Le città con le lettere N, B, R e W valgono di più.',
    letters:
      'Su una città con lettera si posano le tessere della sua lettera, dove ce ne sono; P e L richiedono solo una tessera marrone speciale. Su un esagono con due paesi si posano tessere con due paesi.',
    ports: 'Un porto aggiunge il suo bonus alla città servita.',
    offMap:
      'Gli esagoni rossi sono località fuori mappa; i due esagoni di Roma sono una sola località, i due del Tronto un’altra. Per servirle occorre una pedina. Roma si apre nella fase 4; con Delahante uno spazio è disponibile già dalla fase 2.',
    funicolare:
      'Quando Torre Annunziata ha binari verso nord, la Funicolare aggiunge D20 per ogni società che serve lì una sua pedina. Non è una stazione e non occupa capacità.',
    example: 'Su una tessera gialla da 20 con quei binari Torre Annunziata vale D40.',
    printed:
      'Su un esagono stampato in giallo non si posa una tessera gialla: si migliora. Un cerchio senza tessera né valore stampato non vale nulla.',
    towns: 'I paesi rendono solo per mezzo dei segnalini.',
  },
  '2.5.4': {
    title: 'Pedine e segnalini',
    token:
      'Una pedina mostra che la società ha costruito una linea fino a una stazione; rendono solo le stazioni dove la società ha una sua pedina.',
    bourbon:
      'Quattro pedine borboniche occupano i loro spazi: la 5 a Roma, la 6 e la 8 a Caserta, la 7 a Napoli. Quattro carte permettono alle società di sostituirle; con la fase 5 le altre vengono tolte.',
    kept: 'Uno spazio di sede o riservato serve soltanto alla sua società, finché questa non chiude o non si fonde.',
    markers:
      'I segnalini di paese stanno nella cassa della società e non sono limitati; le pedine sono quelle della scheda.',
  },
  '2.6': {
    title: 'Treni',
    kinds:
      'Le società maggiori e le nazionali comprano e fanno correre treni ordinari, le regionali, dalla fase 5, treni regionali. Una nazionale ottiene un treno regionale solo insieme alla regionale che acquisisce, e allora il treno diventa ordinario.',
    sale: 'Un tipo di treno è in vendita quando il tipo precedente è finito; gli 0+6 arrivano con la fase 6, accanto agli 0+4 oppure, a scelta del tavolo, quando questi sono finiti. I PH6 non finiscono mai, tutti gli altri sì. I treni nel pool si vendono al valore nominale.',
    removal:
      'Dalla fase 5, alla fine di ogni turno operativo esce dal gioco un treno PH5 ordinario invenduto; il primo esce nel turno operativo in cui è iniziata la fase, prima del turno regionale. Se così i PH5 finiscono, sono in vendita i PH6, ma la fase 6 inizia solo con un acquisto.',
    limit: 'Non c’è limite di treni.',
    phase: 'I treni regionali non fanno iniziare nessuna fase.',
  },
  '2.7': {
    title: 'Carte politiche',
    general:
      'Le carte entrano in gioco con il turno politico. Le società non le comprano mai; i giocatori possono vendersele. Il proprietario può usare il potere della carta in ogni momento, anche a favore della società di un altro giocatore, alla quale presta la carta; se sostituire o no una pedina borbonica lo decide però il presidente della società.',
    income:
      'Una carta dà la sua rendita al proprietario all’inizio di ogni turno operativo. Dove la carta lo dice, dopo l’uso del potere rende meno o nulla, a partire dal pagamento seguente. Tutte le carte chiudono con la fase 5. Una carta nel pool non rende a nessuno.',
    table:
      'Costo e rendita: Bayard 25, 5; Melisurgo 50, 10; Riseis 75, 15; Falcon 75, 15; Delahante 100, 20; Valadous 125, 20 poi 10; L’Ala 175, 25 poi 10; Albano 200, 25 poi 10.',
    bayard:
      'Bayard dimezza, una volta sola, un deposito del suo proprietario, anche quello di una concessione ripresa dal pool.',
    exampleBayard: 'Per la FB nella fase 1 si versano D75 invece di D150, nella fase 3 D40 invece di D80.',
    melisurgo:
      'Melisurgo alza di due fasce l’interesse di una società a favore di tutti i suoi azionisti, una volta sola e mai oltre la fascia E.',
    exampleMelisurgo: 'La fascia A diventa la C, D15 per azione; la fascia D diventa la E, D25.',
    panfilo:
      'Panfilo De Riseis permette al suo proprietario di prendere una concessione o un certificato che un altro giocatore sta per comprare in un turno azionario. La domanda gli si fa solo se può comprare e ha di che pagare; limiti e divieti valgono anche per lui, il denaro va dove va sempre, nessuna carta gli fa uno sconto e le vendite già fatte restano valide. Poi il giocatore interrotto gioca di nuovo. La carta si usa una volta sola, e mai per comprare un’altra carta.',
    falcon:
      'Falcon, dalla fase 2, aggiunge 30 a Benevento e 10 a Pontecorvo per una sola ferrovia, nominata quando si gioca la carta, dove la ferrovia serve una propria pedina. Il bonus vale anche dopo l’inizio della fase 5 e in una fusione passa alla nuova società.',
    delahante:
      'Delahante, dalla fase 2, permette a una società maggiore di sostituire la pedina borbonica 5 a Roma secondo le regole delle pedine; la carta resta in gioco fino alla fase 5. Gli altri spazi di Roma si aprono comunque nella fase 4.',
    railways:
      'Valadous, L’Ala e Albano sono legati alla LdA, alla FB e alla FP. Il primo proprietario della carta riceve un’azione della società. Il proprietario può prendere, come operazione del suo turno, la concessione della società pagando il deposito inferiore successivo; lo può fare solo la prima volta che la concessione viene assegnata, e non ne ha l’esclusiva. La rendita cala quando la società piazza la sua prima pedina oltre a quella di sede. Infine una società maggiore può sostituire la pedina borbonica 6, 7 o 8, e allora la carta chiude. Chi usa Panfilo non eredita lo sconto.',
    exampleDeposit:
      'Il deposito inferiore successivo nelle fasi 1 e 2 è D120 per la LdA, D80 per la FB e D200 per la FP; nella fase 3 non si versa nulla.',
  },
  '3': {
    title: 'Sequenza di gioco',
    course:
      'Dopo il turno politico si alternano un turno azionario e due turni operativi. Il turno regionale si gioca una volta sola, dopo il turno operativo in cui si compra il primo treno PH5.',
  },
  '3.1': {
    title: 'Turno politico',
    auction:
      'Le otto carte vanno all’asta, apertamente. Chi ha la priorità ne sceglie una qualsiasi e offre o passa; gli altri, in ordine, rilanciano o passano; l’ultimo offerente paga subito la banca. La scelta seguente tocca al giocatore che viene dopo chi ha scelto.',
    bids: 'La prima offerta è il costo stampato, o di più a multipli di cinque; ogni offerta seguente è più alta di almeno cinque. Non si può offrire più dei propri contanti, e la somma offerta si mette da parte. Chi passa è fuori solo da quell’asta.',
    pool: 'Una carta che nessuno vuole resta nel pool, e si può comprare al suo costo come operazione di un turno azionario.',
    excess: 'Per le carte da 6 a 8 la parte dell’offerta che supera il costo va alla società collegata.',
    example:
      'Albano, comprato per D240: D200 vanno alla banca, D40 alla FP, e il compratore riceve un’azione della FP.',
    seats:
      'Poi i posti si assegnano secondo i contanti rimasti, e a parità come prima; chi ha più contanti ha la priorità, e comincia il primo turno azionario.',
  },
  '3.2': {
    title: 'Turno azionario',
    turn: 'Nel suo turno un giocatore può vendere azioni e poi fare una sola operazione: prendere una concessione, comprare azioni di una società avviata oppure comprare una carta. Dopo non vende più nulla.',
    order:
      'Il turno azionario comincia da chi ha la priorità e finisce quando tutti hanno passato di seguito; il primo di loro riceve la priorità. Chi ha soltanto venduto non ha passato.',
    skipped: 'I giocatori eliminati si saltano.',
    cards: 'Solo nel turno azionario le carte passano da un giocatore all’altro.',
  },
  '3.2.1': {
    title: 'Vendere azioni',
    sell: 'Si possono vendere quante azioni si vuole, purché il pool non superi il 50% di una società. Si vende una società dopo l’altra, in qualsiasi ordine, e ogni vendita si completa prima della seguente. Chi ha venduto azioni di una società non ne compra più in quel turno azionario.',
    price: 'Tutte le azioni di una società si vendono insieme, alla quotazione che precede la caduta.',
    never:
      'Non si vendono azioni di una società che non ha ancora operato o che è in costruzione. Il certificato del presidente non si vende mai: chi lo possiede vende i certificati singoli ricevuti nello scambio.',
  },
  '3.2.2': {
    title: 'Concessioni',
    acquire:
      'Versando alla banca il deposito, un giocatore può prendere una concessione: nelle fasi 1 e 2 si versa il primo valore, nella fase 3 il secondo, nella fase 4 niente.',
    refund:
      'Metà di quanto è stato versato viene resa quando la società raggiunge la destinazione intermedia, il resto quando raggiunge la finale; la riceve chi è allora il proprietario della concessione.',
    exampleRefund: 'Per la FB, con un deposito di D150: D75 a Caserta e D75 a Napoli.',
    band: 'La lettera indica la fascia d’interesse garantito.',
    par: 'Chi prende la concessione fissa un valore iniziale, mette il segnalino della società sotto quelli che sono già nella casella, versa nella cassa il doppio di quel valore per il certificato del 20% e diventa presidente; deve poter pagare tutto.',
    examplePar: 'Per la NN nella fase 1, a 100: D100 vanno alla banca e D200 alla NN.',
    shield: 'Per togliergli la presidenza un rivale deve avere 20 punti percentuali più di lui.',
    table:
      'Depositi, fascia, sede, destinazione intermedia e finale: NN 100/50, A, Napoli, Torre Annunziata, Nocera; FSC 200/100, D, Salerno, Sapri, Cosenza; LdA 240/120, C, Capua, Isernia, Pescara; FC 200/100, D, Cosenza, Gioia, Reggio; FB 150/80, A, Benevento, Caserta, Napoli; LTF 100/50, C, Campoli, Pescara, Foggia; SFTF 100/50, C, Taranto, Andria, Foggia; FS 200/100, B, Bari, Brindisi o Taranto, Lecce; FP 400/200, B, Bari o Napoli, Foggia o Avellino, Napoli o Bari; FST 240/120, C, Salerno, Potenza, Taranto.',
    fs: 'Per la FS la destinazione intermedia è quella fra Brindisi e Taranto che per prima riceve una sua pedina.',
    fp: 'La FP sceglie la sua sede: se è Bari passa per Foggia e rinuncia allo spazio di Avellino; se è Napoli passa per Avellino e rinuncia a quello di Foggia.',
    waiver:
      'La concessione della FST non costa nulla da quando qualcuno ha preso quella della LTF. Le concessioni della LdA, della FB e della FP costano meno a chi possiede le carte corrispondenti.',
    exampleBayard:
      'La concessione della NN, presa nella fase 3 per D25 con Bayard: si rendono D12 a Torre Annunziata e D13 a Nocera.',
  },
  '3.2.3': {
    title: 'Revoca',
    when: 'Una concessione viene revocata e va nel pool quando un altro giocatore ha 20 punti percentuali più del proprietario, che questi sia presidente o no, oppure quando il proprietario va in bancarotta. Il deposito non ancora reso è perso, e la società viene congelata. Un nuovo presidente che possiede già la concessione la conserva. Si controlla dopo ogni cambiamento, anche per le società congelate.',
    swap: 'In una scalata il certificato del presidente si scambia con due certificati singoli, e il nuovo presidente dispone di tutti i beni della società. A parità subentra il primo che siede dopo il presidente.',
    again:
      'Il nuovo presidente può riprendere subito la concessione versando il deposito regolare; altrimenti può prenderla in seguito chiunque non sia superato da altri di 20 punti percentuali. Il deposito si versa se la società è in costruzione o in esercizio provvisorio; se è in esercizio definitivo non si versa nulla. La presidenza per questo non cambia.',
    office:
      'Se il certificato del presidente è nel pool, chi prende la concessione lo compra insieme a essa per il doppio della quotazione; non si vende in altro modo.',
    example:
      'La NN è in costruzione nella fase 3, a D80, con il certificato del presidente nel pool: si pagano D50 e D160.',
  },
  '3.2.4': {
    title: 'Comprare azioni',
    one: 'Si compra un certificato dall’offerta o dal pool, entro il 60% e il limite di certificati; dopo non si vende più.',
    price: 'Dall’offerta si compra al valore iniziale, versato in cassa; dal pool alla quotazione, versata alla banca.',
    first:
      'Il certificato del presidente si compra per primo, insieme alla concessione; dalla fase 5 si compra senza concessione, fissando il valore iniziale.',
    where:
      'Si possono comprare azioni di società in costruzione. Dalla cassa di una società non si compra mai, salvo il certificato del presidente di una nazionale che non è di nessuno.',
  },
  '3.2.5': {
    title: 'Presidenza',
    twenty: 'Nelle fasi da 1 a 4 la presidenza passa a chi ha 20 punti percentuali più del presidente.',
    ten: 'Dalla fase 5 bastano dieci punti in più; a parità il presidente resta in carica.',
    swap: 'Il certificato del presidente si scambia con due azioni; il nuovo presidente riceve la scheda e i beni della società. A parità subentra il primo che siede dopo il vecchio presidente.',
    example:
      'Nella fase 2 il presidente ha il 20%: se un altro ha il 30% non cambia nulla, se ha il 40% la presidenza passa e la concessione va nel pool. Nella fase 5 il presidente ha il 30%: se un altro ha il 30% non cambia nulla, se ha il 40% la presidenza passa.',
  },
  '3.2.6': {
    title: 'Comprare una carta politica',
    card: 'Come operazione del turno si può comprare una carta dal pool, al costo stampato e non di più, oppure da un altro giocatore al prezzo concordato. Un’offerta rifiutata non si può ripetere nello stesso turno allo stesso prezzo o a uno più basso.',
  },
  '3.2.7': {
    title: 'Fine del turno azionario',
    end: 'Le società interamente vendute salgono, poi comincia il primo turno operativo.',
  },
  '3.3': {
    title: 'Destinazioni e stati',
    base: 'Ogni società ha una sede, una destinazione intermedia e una destinazione finale; fanno eccezione la RM, la RA e la SFM.',
    unfloated: 'Una società è non avviata finché il suo certificato del presidente è invenduto.',
    building:
      'Una società è in costruzione da quando si vende il certificato del presidente fino a quando raggiunge la destinazione intermedia. La sua quotazione non sale, non riceve bonus e non fa correre treni, ma i suoi azionisti ricevono l’interesse garantito.',
    provisional:
      'Raggiunta la destinazione intermedia, una società passa all’esercizio provvisorio: la sua quotazione può salire, riceve bonus, fa correre i treni e può comprare e vendere azioni. Il proprietario della concessione riceve una parte del deposito; l’interesse garantito non si paga più.',
    definitive:
      'Se dopo l’intermedia raggiunge anche la destinazione finale, una società passa all’esercizio definitivo: valgono le stesse regole, e viene reso il resto del deposito, o tutto il deposito se è stato versato durante l’esercizio provvisorio. Raggiungere la sola destinazione finale non cambia nulla: i due passaggi si fanno insieme quando si raggiunge l’intermedia.',
    frozen:
      'Nelle fasi da 1 a 4 una società la cui concessione è nel pool è congelata. La sua quotazione non sale, e la società non riceve bonus, non posa tessere nuove, non piazza pedine, non compra né vende treni, non dà interesse garantito e vende azioni solo se vi è obbligata. Può fare migliorie, fa correre i treni e distribuisce sempre metà dell’incasso; se l’incasso è nullo il segnalino va a sinistra. Non è obbligata ad avere un treno. Conserva lo stato che aveva e vi ritorna quando la concessione viene ripresa. Se non ha presidente, opera da sé e non fa migliorie.',
    five: 'Con la fase 5 una società congelata il cui certificato del presidente è nel pool chiude: le azioni sono perse, i treni vanno nel pool e le pedine vengono tolte. Ogni altra società congelata passa all’esercizio definitivo.',
  },
  '3.4': {
    title: 'Turno operativo',
    round:
      'All’inizio le carte danno la loro rendita. Poi operano le regionali, in ordine di numero, e dopo di loro le altre società, dalla quotazione più alta; a pari quotazione prima chi è più a destra, poi chi è in cima alla pila. Dopo ogni società si cerca di nuovo la seguente, e ciascuna opera una volta sola. Dopo il secondo turno operativo viene un turno azionario.',
    turn: 'Hanno un turno solo le società operative. I passi del turno si fanno nel loro ordine e quelli vietati dallo stato della società si saltano; i poteri delle carte si possono usare in ogni momento.',
    short:
      'Una società in costruzione fa questi passi: tessere, pedina, destinazioni, interesse garantito, treni. Una società congelata fa questi: migliorie, corsa, mezzo dividendo, quotazione, vendite forzate.',
  },
  '3.4.1': {
    title: 'Tessere',
    steps:
      'Una posa è una tessera nuova oppure una miglioria. Una società ne ha due, tre o quattro per turno; nessuna è obbligatoria, e si può tornare più volte sullo stesso esagono.',
    colours:
      'Sul terreno libero si posano tessere gialle; una tessera gialla diventa verde, una verde marrone. Una tessera lascia la mappa solo con una miglioria.',
    route:
      'I binari nuovi devono prolungare un percorso, cioè un binario continuo che parte da una pedina propria, sulla mappa o fuori mappa, e che non è interrotto da una città piena di pedine altrui. Uno spazio vuoto, riservato o no, lascia passare. Una città chiusa si può comunque migliorare. Per una tessera senza binari nuovi basta che la sua stazione sia raggiunta.',
    home: 'Finché la pedina di sede non è piazzata conta il marchio stampato; se l’esagono della sede non ha tessera, la prima si posa lì.',
    keep: 'Una miglioria di valore conserva tutti i binari; una miglioria competitiva, dello stesso colore, conserva quelli uniti a un esagono vicino. Le pedine restano al loro posto, e gli spazi devono bastare per le pedine e per gli spazi riservati.',
    supply: 'Le tessere sono limitate; una tessera sostituita torna nella riserva.',
    sides:
      'I binari non possono finire contro il mare, il lago di Celano, i lati scuri del Vesuvio o un lato vuoto di un esagono grigio o rosso. Il lato della Funicolare è aperto.',
    kinds: 'Sugli esagoni di paese, di città, di doppio paese e di pianura si posano tessere dello stesso tipo.',
    letters:
      'I paesi con la L e le città con la L o la P hanno una tessera marrone propria; sulle città con la W, su Napoli Nord, Napoli Sud, Bari e Reggio si posano solo tessere della loro lettera; sugli altri esagoni nessuna tessera con lettera.',
    frozen: 'Una società congelata può fare soltanto migliorie.',
    stays: 'Le stazioni i cui lati non ammettono altre tessere restano come sono.',
    passes:
      'Prima della fase 3 nessun percorso attraversa un valico chiuso, ma i binari si possono posare fino al valico.',
    napoli: 'Su F27 e F29 non si posano tessere.',
  },
  '3.4.2': {
    title: 'Pedine e segnalini di paese',
    one: 'Una società piazza al massimo una pedina per turno, e una sola in ogni luogo. La pedina di sede è gratuita e conta come pedina del turno.',
    route:
      'Il percorso di una pedina va da una stazione dove la società ha una pedina a una dove non l’ha, per paesi e binari, senza passare per altre città, nemmeno per quelle dove la società ha una pedina. Nulla si percorre due volte, e se i percorsi possibili sono più d’uno sceglie il presidente. La destinazione deve avere uno spazio aperto alla società. Un lato con lettera è un confine; Napoli Nord e Napoli Sud sono due luoghi.',
    cost: 'La cassa paga D10 per un confine semplice, D40 per ogni fiume e D60 per una montagna; le spese si sommano, e si paga anche il Tronto. Senza il denaro non si piazza la pedina, e i valichi chiusi restano chiusi.',
    example:
      'Un confine con un fiume e una montagna costa D100; due confini semplici, un fiume e una montagna costano D120.',
    offMap: 'Una località fuori mappa si può usare solo se vi si ha una pedina.',
    markers:
      'Poi la società prende un segnalino per ogni paese giallo o verde di quel percorso e due per ogni paese marrone; di un doppio paese unito contano entrambi i paesi, di uno giallo solo quello percorso. I segnalini restano nella cassa, e una linea successiva che tocca lo stesso paese ne fa prendere altri.',
    exampleMarkers: 'Per un paese giallo, uno verde e uno marrone si prendono quattro segnalini.',
    bourbon: 'Una pedina borbonica si sostituisce con le stesse regole e le stesse spese.',
    slot: 'Una pedina vale in uno spazio qualsiasi della città.',
  },
  '3.4.3': {
    title: 'Verifica delle destinazioni',
    check:
      'Una pedina sulla destinazione intermedia o finale cambia lo stato della società e fa restituire la parte di deposito dovuta. Poi, se lo stato lo permette, una pedina su una destinazione storica fa salire la quotazione di una riga, e non di più. Le pedine piazzate durante la costruzione e quelle di sede non danno bonus.',
  },
  '3.4.4': {
    title: 'Interesse garantito',
    paid: 'La banca paga agli azionisti di una società in costruzione D5, D10, D15, D20 o D25 per azione, secondo la fascia da A a E, qualunque sia il valore iniziale; a scelta del tavolo, gli stessi numeri valgono come percentuale del valore iniziale. L’interesse spetta ai giocatori e alle altre società, non alle azioni nel pool o nell’offerta.',
    example: 'Nella fascia D chi ha il 30% riceve D60.',
    needs: 'Si paga solo se la società ha usato tutte le pose del turno; se non le era possibile, non si paga.',
    price:
      'Se l’interesse viene pagato la quotazione non cambia, altrimenti il segnalino va a sinistra; non va mai a destra.',
    place: 'L’interesse sta al posto dell’incasso; nel turno che chiude la costruzione non si paga.',
  },
  '3.4.5': {
    title: 'Corse dei treni',
    run: 'Le società in esercizio provvisorio o definitivo fanno correre insieme tutti i loro treni: la somma delle X dice quante stazioni con una pedina propria contano, la somma delle Y quanti segnalini. Ciascuno conta una volta sola, la capacità in eccesso è persa, e non importa se le stazioni sono collegate.',
    best: 'Una stazione rende il suo valore con il porto e i bonus, un segnalino D10. Se la capacità non basta contano le stazioni migliori: l’incasso più alto è obbligatorio. La carta Falcon conta per la sua ferrovia.',
    none: 'Senza treni non c’è incasso.',
    example:
      'Con i treni 2+2 e 3+4 contano cinque stazioni e sei segnalini, che rendono D60. Con un solo 2+1, stazioni da 60, 30 e 20 e tre segnalini, l’incasso è D100.',
  },
  '3.4.6': {
    title: 'Dividendo',
    choice:
      'Il dividendo può essere intero, metà o niente. Con metà si distribuisce la metà dell’incasso arrotondata per eccesso a D10 e il resto va in cassa; una società congelata distribuisce sempre metà.',
    parts:
      'Gli azionisti ricevono la loro percentuale. Le azioni nell’offerta e nella propria cassa rendono alla società, quelle in cassa ad altre società rendono a queste, quelle nel pool a nessuno.',
    example:
      'Di un incasso di D130, con metà, si distribuiscono D70 e si trattengono D60. Di un dividendo intero di D200, con il 30% a un giocatore, il 50% nell’offerta e il 20% nel pool, D60 vanno al giocatore, D100 alla società e D40 a nessuno.',
  },
  '3.4.7': {
    title: 'Quotazione',
    price: 'Poi la quotazione si muove come dice 2.2.5.',
  },
  '3.4.8': {
    title: 'Acquisto di treni',
    buy: 'Una società può comprare quanti treni vuole: dalla banca al prezzo stampato, dal pool al valore nominale, da altre società per almeno D1 se i due presidenti sono d’accordo. Il denaro va a chi vende.',
    duty: 'Una società in esercizio provvisorio o definitivo deve finire il turno con un treno; una società in costruzione può comprarne.',
    last: 'Si può vendere anche l’ultimo treno. Le società congelate non comprano né vendono treni.',
  },
  '3.4.9': {
    title: 'Passo finanziario',
    trade:
      'Dopo i treni una società in esercizio provvisorio o definitivo può vendere azioni al pool e poi comprare un certificato: uno proprio dal pool, oppure uno di un’altra società avviata dal pool o dall’offerta. Può possedere al massimo il 10% di ciascuna società; non può comprare azioni che ha appena venduto, né azioni la cui quotazione è in zona azzurra o blu scuro. Può vendere ciò che potrebbe vendere un giocatore, finché il pool non supera il 50%. Il denaro pagato per un certificato dell’offerta va alla società emittente.',
    quiet:
      'Queste vendite non muovono la quotazione, e le azioni possedute da una società non danno diritto alla presidenza.',
    forced:
      'Le azioni la cui quotazione è in zona azzurra, e tutte quelle di una società la cui quotazione è in zona blu scuro, si devono vendere prima, senza limiti.',
  },
  '3.4.10': {
    title: 'Emergenza',
    when: 'Una società che deve avere un treno e non può pagare il più economico della banca compra quello con l’aiuto del presidente, nel passo dei treni o, a scelta del tavolo, dopo il passo finanziario.',
    order:
      'Si usano in quest’ordine il denaro in cassa, le azioni in cassa, i contanti del presidente e le azioni del presidente. Tutte le azioni si vendono a metà quotazione, e non più del necessario. Non si vendono le azioni nell’offerta, le regionali, le carte, le concessioni e le azioni di società che non hanno ancora operato.',
    example: 'Un’azione rende D45 se la quotazione è D90, D27 se è D55.',
    limits:
      'Il limite del pool vale anche qui. La presidenza di questa società non può cambiare, quella delle altre sì.',
  },
  '3.4.11': {
    title: 'Bancarotta',
    bankrupt:
      'Chi nemmeno così può pagare va in bancarotta ed è eliminato; i suoi beni vanno nel pool senza limiti, anche le carte e le regionali.',
    before:
      'Prima della fase 5 le sue concessioni vengono revocate e quelle società vengono congelate, senza treno. Se la concessione di una sua società è di un altro giocatore, questi la conserva, e la presidenza va a chi ha più azioni, almeno due.',
    after:
      'Dalla fase 5 ogni sua società va a chi ha più azioni, almeno due; questi deve completare l’acquisto con quanto è stato raccolto. Se non c’è nessuno, la società chiude: le azioni sono perse, i treni vanno nel pool e le pedine vengono tolte dalla mappa.',
    last: 'Se resta un solo giocatore la partita finisce.',
  },
  '3.5': {
    title: 'Fase 5, l’unificazione',
    presidency:
      'La presidenza di ogni società va al maggiore azionista; a parità va a chi non ha la concessione della società, poi a chi ha meno concessioni, poi al primo che siede dopo il vecchio presidente.',
    example: 'Il presidente ha la concessione e il 30%, un rivale ha il 30%: diventa presidente il rivale.',
    discards:
      'Prima chiudono le società il cui certificato del presidente è nel pool. Poi escono dal gioco le carte, le concessioni e le pedine borboniche; i depositi non ancora resi sono persi.',
    states: 'Le società in costruzione e in esercizio provvisorio passano all’esercizio definitivo.',
    float:
      'Una società avviata d’ora in poi diventa operativa quando ne è venduto il 60%: la banca completa il capitale fino a dieci volte il valore iniziale, e le azioni rimaste vanno nel pool. La società non richiede concessione, non ha un periodo di costruzione e prima di allora non opera. Ciò che per una carta è stato offerto oltre il costo si aggiunge al capitale.',
    exampleFloat: 'Con un valore iniziale di 140 il capitale è D1.400.',
    sfm: 'La SFM diventa disponibile.',
    after: 'Il nuovo presidente completa il turno della società; il turno regionale segue il turno operativo.',
  },
  '3.5.1': {
    title: 'Turno delle società regionali',
    table:
      'Vanno all’asta sette società: a 130 la SFSM e la SEPSA a Napoli, la FA a Capua e la FdC a Reggio; a 160 la FAS a Castel di Sangro, la FAL ad Altamura e la FG a San Severo.',
    auction:
      'L’asta si svolge come per le carte politiche: chi ha la priorità sceglie, le offerte partono dal valore nominale e vanno a multipli di cinque, entro i propri contanti, e si pagano subito. Chi passa è fuori da quell’asta; poi la scelta tocca al giocatore seguente. Chi è al limite di certificati non può offrire.',
    pool: 'Le regionali che nessuno vuole restano nel pool e si possono comprare, al valore nominale o a un prezzo più alto, come operazione di un turno azionario.',
    price: 'Il prezzo va nella cassa della regionale.',
    example: 'Se la FAS si vende per D175, in cassa ha D175.',
    after: 'La priorità non cambia; si riprende da dove si era rimasti.',
  },
  '3.5.2': {
    title: 'Società regionali',
    company:
      'Una regionale ha un solo certificato, che conta nel limite e alla fine vale il suo valore nominale; non ha quotazione. Comincia con un segnalino e opera prima delle maggiori, in ordine di numero. Dalla fase 6 può essere acquisita. Nel pool non fa nulla.',
    tiles:
      'Può posare una tessera gratis e una seconda per D30, su percorsi che partono dalla sua sede, dove può posare la prima; le pedine non la fermano e le città si attraversano.',
    markers:
      'Non piazza pedine. Prende un segnalino per ogni paese su una tessera gialla o marrone di paese che posa lei; per le verdi e per le migliorie competitive non ne prende.',
    bonus:
      'Quando una destinazione storica è unita alla sede, il proprietario riceve il bonus, una volta sola e chiunque abbia fatto il collegamento; si controlla dopo ogni tessera e quando la regionale ha il suo primo proprietario.',
    earnings:
      'I suoi treni sono del tipo 0+Y: incassano D10 per segnalino, fino a Y segnalini, e nulla per i porti e le località fuori mappa. Distribuisce sempre metà.',
    example:
      'Con un treno 0+4 e cinque segnalini incassa D40: D20 al proprietario e D20 in cassa. Con tre segnalini incassa D30: D20 al proprietario e D10 trattenuti.',
    trains:
      'Può comprare al massimo un treno regionale per turno, dalla banca oppure, per D1 o più e con il consenso del proprietario, da un’altra regionale. Se non ha treni né denaro, il proprietario può aggiungere ciò che manca per un treno della banca, senza vendere azioni. Non è obbligata ad avere un treno, e non compra né vende certificati.',
  },
  '3.5.3': {
    title: 'La SFM',
    start:
      'È una società maggiore disponibile dalla fase 5. Chi compra il certificato del presidente fissa il valore iniziale e piazza subito la pedina di sede in una città con uno spazio libero che non è riservato a nessuno. Questa pedina non dà bonus e non conta come pedina del primo turno.',
    bonus:
      'La SFM non ha spazi riservati né destinazioni: la sua quotazione sale di una riga per ogni pedina che piazza in una città gialla vuota.',
  },
  '3.6': {
    title: 'Fase 6, le convenzioni',
    form: 'La RM e la RA si formano quando si compra il primo treno PH6.',
  },
  '3.6.1': {
    title: 'La Rete Mediterranea',
    form: 'La RM si forma nella fase 6 dalla fusione di due fra LdA, NN, FC e FSC. Si chiede ai presidenti, dalla società con la quotazione più alta in giù. Le società non avviate, e quelle avviate ma ancora sotto il 60%, vengono per ultime e accettano sempre.',
    examplePoll:
      'Restano tre società: se la prima rifiuta, si fondono la seconda e la terza; se la prima accetta e la seconda rifiuta, la prima e la terza; se accettano entrambe, la terza resta fuori. Ne restano quattro: dopo due rifiuti si fondono la terza e la quarta; se la prima accetta e le due seguenti rifiutano, la prima e la quarta. Due sole si fondono senza domande, una sola diventa da sé la nazionale; se non ne resta nessuna, la nazionale non si forma.',
    price:
      'La quotazione della RM è la più alta delle due, e il suo segnalino va sotto la pila; se le due società non erano avviate è D100.',
    exchange:
      'Si scambiano due azioni vecchie con una nuova, contando insieme quelle delle due società. Comincia il presidente della società che ha fatto iniziare la fase 6, e gli altri seguono in ordine. Il primo che ha quattro azioni vecchie riceve il certificato del presidente; se nessuno ne ha quattro, fa le veci del presidente il maggiore azionista. Per un’azione spaiata la banca paga metà quotazione; un’azione spaiata di una società non avviata è persa.',
    exampleExchange:
      'Tre azioni di una società e tre dell’altra si scambiano con tre azioni della RM. A D130 un’azione spaiata rende D65.',
    others:
      'Poi scambiano le altre società e le casse delle due società fuse, la cui azione spaiata va nel pool; infine scambia il pool, la cui azione spaiata esce dal gioco. Le azioni che restano sono della RM. Il pool può superare il 50%. Chi dopo lo scambio ha più azioni del presidente gli subentra.',
    joined:
      'La RM riceve le pedine, i treni, i segnalini e il denaro delle due società. Due pedine nello stesso luogo diventano una; sulla sede stampata di una società non avviata si piazza una pedina; gli spazi riservati si aprono a tutti e le vecchie società escono dal gioco.',
    lease:
      'Se non ha treni, o se il suo traffico supera la sua copertura, la RM prende a noleggio treni PH6 finché è coperta. Questi treni corrono ma non si possono vendere. Finché ne ha, la RM trattiene l’incasso senza che la quotazione scenda, riscatta ciascuno per intero appena può, nell’ordine scelto dal presidente, e non compra altro. I treni a noleggio non causano emergenze.',
    exampleLease:
      'Con sette pedine, otto segnalini e un treno 3+4 il traffico è 15 e la copertura 7; un 5+6 a noleggio porta la copertura a 18.',
    turn: 'In questo turno operativo la RM opera solo se nessuna delle due società ha già operato; se si fonde la società di turno, il suo turno finisce. La RM ha quattro pose e compra e vende treni solo al valore nominale. Se nessun giocatore ne ha azioni, aspetta che qualcuno compri il certificato del presidente.',
  },
  '3.6.2': {
    title: 'La Rete Adriatica',
    ra: 'La RA si forma allo stesso modo, dalla fusione di due fra LTF, FS, SFTF e SFM.',
  },
  '3.6.3': {
    title: 'Acquisizioni',
    price:
      'Dalla fase 6 una società maggiore o nazionale può acquisire regionali in ogni momento del suo turno, quante ne vuole e senza il consenso del proprietario. Dalla sua cassa gli paga la somma di tre cose: il denaro della regionale, il suo incasso migliore e il suo valore nominale.',
    example: 'Per una regionale con D90 in cassa, valore nominale 130, un treno 0+4 e sei segnalini si pagano D260.',
    link: 'La società dev’essere unita alla sede della regionale da binari che non passano per altre città, oppure avere lì una pedina. Una regionale nel pool non si può acquisire.',
    after:
      'La società riceve il denaro, i segnalini e i treni della regionale: un treno 0+4 diventa un 2+2, uno 0+6 un 3+4, subito e per sempre. La regionale esce dal gioco.',
  },
  '4': {
    title: 'Fine della partita',
    bank: 'Se la banca salta, la partita finisce dopo la serie di turni operativi in corso o, se salta in un turno azionario, dopo quella seguente. Si fanno comunque tutti i pagamenti, e il denaro che rientra nella banca non cambia nulla.',
    top: 'Una quotazione di D300 chiude subito la partita.',
    score:
      'Si contano le azioni alla loro quotazione, le regionali al valore nominale e i contanti; depositi e carte non valgono nulla. Vince la somma più alta; a parità la vittoria è condivisa.',
    example: 'Sei azioni a D120, una regionale da 160 e D345 in contanti fanno D1.225.',
    still:
      'La partita finisce anche dopo una serie di turni operativi in cui nessuno poteva far nulla e non si è mosso denaro.',
    answers:
      'Se devono rispondere in più, risponde prima chi ha causato la domanda, poi gli altri in ordine; se la risposta lecita è una sola, si dà da sé.',
  },
  '5': {
    title: 'Elenco delle tessere',
    yellow:
      'Gialle: una ciascuna di 1, 2, 55, 56, 69; 8 di 3, 20 di 4, 25 di 58; 6 di 5, 14 di 6, 6 di 57; 3 di 7, 20 di 8, 25 di 9.',
    green:
      'Verdi: 4 ciascuna di 12, 13, 14, 52, 7 di 15; di quelle di pianura due ciascuna, ma una sola 18 e quattro di 23 e 24; 15 ciascuna di 87, 88, 204; una ciascuna di 704 per Napoli Nord e Sud, 705, 706; 6 di 710; 2 ciascuna di 901, 902, 903.',
    brown:
      'Marroni: 12 di 63, 10 di 146, 4 di 611, 3 di 700; una ciascuna di 707 per Napoli Nord e Sud, 708, 709; 15 ciascuna di 889 e 900; 2 di 904, 6 di 905.',
    back: 'Una tessera sostituita torna in questa riserva.',
  },
  '6': {
    title: 'Glossario',
    words:
      'La sede è il luogo dove cominciano i binari di una società; la destinazione intermedia chiude la costruzione, quella finale porta all’esercizio definitivo. Una concessione è il diritto di costruire una linea, ottenuto con un deposito che poi viene reso. Una società operativa la cui concessione non è di nessuno è congelata.',
  },
  '7': {
    title: 'Materiale',
    certificates: 'Ogni società maggiore o nazionale ha un certificato del 20% e otto del 10%.',
    pieces:
      'Una pedina su una destinazione storica fa salire la quotazione di una riga; un segnalino di paese vale D10, una volta per corsa.',
  },
};
