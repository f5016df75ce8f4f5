import type { RulebookText } from './outline.ts';

/** Le regole di 18FB con parole nostre, sezione per sezione come le numerano le regole PA23. */
export const it: RulebookText = {
  '1.1': {
    title: 'Descrizione del gioco',
    parts:
      'Una partita è un turno politico, poi cicli di un turno azionario e due turni operativi, un turno regionale nel mezzo e un conteggio finale. Nel turno politico si comprano le carte e si fissa l’ordine.',
    ends: 'Finisce quando la banca è esaurita o una società raggiunge il prezzo più alto.',
    winner:
      'Vince il più ricco: azioni al prezzo di mercato, certificati regionali al valore nominale e contanti. Ciò che possiedono le società non conta per nessuno.',
    shares:
      'Le azioni rendono dividendi e possono salire. Chi ha abbastanza di una società ne è presidente e la dirige.',
  },
  '1.2': {
    title: 'Preparazione',
    players:
      'Si gioca da tre a sei. Si distribuiscono D3.000: D1.000 a testa in tre, D750 in quattro, D600 in cinque, D500 in sei.',
    bank: 'Tutto il denaro del gioco è D12.000; il resto è la banca.',
    offer: 'Certificati, concessioni e treni stanno nell’offerta, le carte politiche in ordine di costo.',
    order: 'L’ordine si sorteggia; il primo ha la priorità e comincia il turno politico.',
    empty: 'Nessuno inizia con certificati. Solo tre carte portano un’azione prima del primo turno azionario.',
  },
  '1.3': {
    title: 'Buone maniere',
    open: 'Denaro, possessi, treni e tutti gli affari delle società sono pubblici; qui li vedono tutti.',
    talk: 'Si parla liberamente e in pubblico, le promesse non vincolano, gli accordi segreti sono vietati.',
  },
  '2.1': {
    title: 'Fasi',
    trigger:
      'Le fasi sono sei. Si comincia nella prima; ciascuna delle altre inizia appena si compra il primo treno ordinario del suo numero, anche a metà turno.',
    tiles: 'Le tessere gialle ci sono dalla fase 1, le verdi dalla 2, le marroni dalla 5, mai prima.',
    steps:
      'Una società che diventa operativa nelle fasi 1 o 2 ha due pose per turno, nelle fasi 3 o 4 tre, nelle fasi 5 o 6 quattro. Il numero non cambia mai.',
    values: 'I valori iniziali vanno da D60 a D100; dalla fase 2 anche da D110 a D130, dalla fase 5 anche D140 e D150.',
    scrap:
      'La fase 3 rottama i treni PH1, la 5 i PH2, la 6 i PH3, senza compenso e anche dal pool. Gli altri non si eliminano mai.',
    cards: 'Falcon e Delahante si possono usare dalla fase 2.',
    deposits:
      'Nella fase 3 una concessione costa il secondo deposito, dalla fase 4 niente. Ciò che è stato pagato prima resta com’è.',
    rome: 'Gli spazi liberi di Roma si aprono a tutti nella fase 4.',
    five: 'La fase 5 elimina carte politiche e concessioni e porta le società regionali e la SFM.',
    six: 'Nella fase 6 si formano RM e RA, e le regionali si possono acquisire.',
    offMap:
      'Le località fuori mappa pagano il primo valore nelle fasi 1 e 2, il secondo nella 3 e 4, il terzo nella 5 e 6.',
    order: 'Gli effetti vengono in quest’ordine: eliminazioni, presidenze, scarti, stati, formazioni.',
  },
  '2.2': {
    title: 'Il mercato azionario',
    price: 'Un valore è il prezzo di un’azione del 10%.',
    start: 'Le caselle iniziali contano in tutto come bianche.',
  },
  '2.2.1': {
    title: 'Zona bianca',
    white: 'Le azioni in zona bianca si tengono con le regole ordinarie.',
  },
  '2.2.2': {
    title: 'Valori iniziali',
    ten: 'Dieci caselle da D60 a D150: gialle fino a D100 dalla fase 1, verdi fino a D130 dalla 2, marroni dalla 5.',
    nothing: 'Non hanno altro significato.',
  },
  '2.2.3': {
    title: 'Zona azzurra',
    ban: 'Le società non possono avere azioni in zona azzurra, nemmeno proprie, e le vendono alla prima occasione del loro turno. I giocatori possono tenerle.',
    ledge:
      'Il bordo superiore è un gradino. Una vendita muove di una riga per azione, ma si lascia il gradino solo se contano ancora due azioni; altrimenti ci si ferma lì. In fondo non si muove nulla. Gli altri movimenti ignorano i gradini.',
    example:
      'Da D180, una riga sopra il gradino, due azioni finiscono a D170 e tre a D150. Sul gradino un’azione non muove nulla, due muovono due righe.',
  },
  '2.2.4': {
    title: 'Zona blu scuro',
    ban: 'Una società in zona blu scuro non può avere azioni, vende tutte le sue alla prima occasione e non ne compra; né altre società possono tenere le sue.',
    ledge: 'Il bordo fra azzurro e blu scuro è un gradino dello stesso tipo.',
  },
  '2.2.5': {
    title: 'Movimenti dei prezzi',
    sale: 'La vendita di un giocatore in un turno azionario abbassa il prezzo di una riga per azione, il certificato del presidente valendo due; possono agire entrambi i gradini, e il fondo ferma la caduta.',
    left: 'Incassi trattenuti o nulli muovono di una casella a sinistra; nella prima colonna di una riga in giù, in fondo per niente.',
    right:
      'Un dividendo, intero o a metà, almeno pari alla quotazione muove a destra, o in su dove non c’è casella. Uno minore non muove nulla, e nemmeno una società che non opera.',
    example:
      'A D100 un dividendo pieno di D100 muove a destra, uno di D90 no; un incasso di D190 pagato a metà distribuisce D100 e muove a destra.',
    soldOut:
      'Alla fine di un turno azionario ogni società senza azioni in offerta o nel pool sale di una riga, in ordine operativo; le azioni in cassa alle società contano come vendute. Dalla riga in alto si va a destra. Non salgono le società non avviate, in costruzione e congelate. Tutte le salite si fanno prima che D300 chiuda la partita.',
    top: 'A D300 il segnalino resta.',
    bonus: 'Il bonus di destinazione è una riga in su, con gli stessi limiti.',
    stack: 'Chi entra in una casella va sotto quelli che ci sono.',
    others:
      'Vendite di società, vendite d’emergenza e beni di un fallito non abbassano nulla; una società in costruzione non va mai a destra.',
  },
  '2.3': {
    title: 'Azioni, certificati, limiti',
    shares:
      'I prezzi sono per azione e le percentuali danno la parte di dividendo. Il certificato del presidente è il 20%, due azioni e un certificato: i possessi contano in percentuale, il limite in certificati.',
    counted:
      'Limite di certificati: 26, 20, 16, 13 da tre a sei giocatori. Carte politiche e concessioni non contano, un’azione data da una carta sì.',
    sixty:
      'Un giocatore può avere il 60% di una società, in certificati qualsiasi; ciò che hanno le sue società non si conta.',
    office:
      'Il certificato del presidente non si vende mai. Passa quando una vendita fa subentrare un altro, e arriva nel pool solo con un fallimento nelle fasi da 1 a 4.',
    pool: 'Il pool tiene al massimo il 50% di una società, salvo vendite forzate di società.',
    above: 'Chi supera un limite vende al suo prossimo turno azionario e prima non compra.',
  },
  '2.4': {
    title: 'Società',
    majors: 'Maggiori dalla fase 1: NN, FSC, LdA, FC, FB, LTF, SFTF, FS, FP, FST; dalla fase 5 SFM.',
    regionals: 'Regionali dalla fase 5: SFSM, SEPSA, FAS, FA, FAL, FG, FdC. FC e FdC sono due società.',
    nationals: 'Nazionali dalla fase 6: RM e RA. LTF è la società destinata a RA con entrambi i suoi nomi.',
  },
  '2.5.1': {
    title: 'Due mappe',
    maps: 'Accanto alla mappa principale ce n’è una di Napoli; la rappresentano due esagoni verde scuro, che non prendono tessere.',
    letters:
      'Le mappe si incontrano sui lati con la stessa lettera, da a ad h. Gli altri lati esterni della piccola sono chiusi.',
    enclaves: 'Benevento e Pontecorvo sono del Papa; solo Falcon ne cambia il valore.',
  },
  '2.5.2': {
    title: 'Ostacoli naturali',
    passes: 'Un valico costa D60. Alcuni sono chiusi prima della fase 3 e poi costano lo stesso.',
    rivers: 'Un ponte costa D40, e si paga ogni fiume di un bordo.',
    example: 'Il bordo fra I14 e J15 ha due fiumi e costa D80.',
    sarno: 'Per il Sarno i lati f, g e h costano D40; da a ad e D10.',
    blocked: 'Gli esagoni grigi e blu non si attraversano e non prendono tessere.',
  },
  '2.5.3': {
    title: 'Stazioni',
    kinds: 'Rendono città, paesi, porti e località fuori mappa. Le città con lettera N, B, R e W valgono di più.',
    letters:
      'Una città con lettera prende le tessere della sua lettera, se ce ne sono; P e L richiedono solo una tessera marrone speciale. Due paesi in un esagono prendono tessere con due paesi.',
    ports: 'Un porto aggiunge il suo bonus alla città servita.',
    offMap:
      'Gli esagoni rossi sono località fuori mappa; i due di Roma sono una sola, i due del Tronto un’altra. Serve una pedina. Roma si apre nella fase 4, con Delahante uno spazio dalla 2.',
    funicolare:
      'Quando Torre Annunziata ha binari verso nord, la Funicolare aggiunge D20 per ogni società che serve lì una sua pedina. Non è una stazione e non occupa capacità.',
    example: 'Su una tessera gialla da 20 con quei binari Torre Annunziata vale D40.',
    printed: 'Il giallo stampato non prende tessere gialle, si migliora. Un cerchio nudo non vale nulla.',
    towns: 'I paesi rendono solo con i segnalini.',
  },
  '2.5.4': {
    title: 'Pedine e segnalini',
    token:
      'Una pedina mostra una linea costruita fino a una stazione; rendono solo le stazioni con una pedina propria.',
    bourbon:
      'Quattro pedine borboniche, 5 a Roma, 6 e 8 a Caserta, 7 a Napoli, occupano i loro spazi. Quattro carte permettono di sostituirle; alla fase 5 le altre spariscono.',
    kept: 'Uno spazio di sede o riservato serve solo alla sua società, finché questa non chiude o si fonde.',
    markers: 'I segnalini di paese stanno nella cassa e non sono limitati; le pedine sono quelle della scheda.',
  },
  '2.6': {
    title: 'Treni',
    kinds:
      'Maggiori e nazionali comprano e usano treni ordinari, le regionali quelli regionali, dalla fase 5. Una nazionale ha un treno regionale solo con la regionale che acquisisce, e diventa ordinario.',
    sale: 'Un tipo si vende quando il precedente è finito; gli 0+6 vengono con la fase 6 accanto agli 0+4 o, a scelta del tavolo, dopo di loro. I PH6 non finiscono mai, tutti gli altri sì. I treni nel pool si vendono al valore nominale.',
    removal:
      'Dalla fase 5 un PH5 ordinario invenduto esce alla fine di ogni turno operativo, il primo nel turno in cui la fase è iniziata, prima del turno regionale. Se così finiscono, si vendono i PH6, ma la fase 6 aspetta un acquisto.',
    limit: 'Non c’è limite di treni.',
    phase: 'I treni regionali non iniziano fasi.',
  },
  '2.7': {
    title: 'Carte politiche',
    general:
      'Le carte entrano con il turno politico. Le società non le comprano mai; i giocatori se le possono cedere. Il proprietario usa un potere in ogni momento, anche per la società di un altro giocatore, a cui presta la carta; se sostituire una pedina borbonica lo decide il suo presidente.',
    income:
      'Una carta paga il proprietario all’inizio di ogni turno operativo, meno o niente dopo il potere dove lo dice, dal pagamento seguente. Tutte chiudono alla fase 5. Nel pool una carta non paga nessuno.',
    table:
      'Costo e rendita: Bayard 25, 5; Melisurgo 50, 10; Riseis 75, 15; Falcon 75, 15; Delahante 100, 20; Valadous 125, 20 poi 10; L’Ala 175, 25 poi 10; Albano 200, 25 poi 10.',
    bayard: 'Bayard dimezza un deposito del suo proprietario, anche di una concessione ripresa, una volta.',
    exampleBayard: 'FB nella fase 1: D75 invece di D150; nella fase 3 D40 invece di D80.',
    melisurgo:
      'Melisurgo alza di due fasce l’interesse di una società per tutti i suoi azionisti, una volta e mai oltre la E.',
    exampleMelisurgo: 'La fascia A diventa C, D15 per azione; la D diventa E, D25.',
    panfilo:
      'Panfilo De Riseis permette di prendere una concessione o un certificato che un altro sta per comprare in un turno azionario. La domanda si fa solo se può e ha di che pagare; limiti e divieti valgono, il denaro va dove va sempre, nessuna carta di sconto lo aiuta, le vendite fatte restano, e l’altro agisce di nuovo. Una volta, mai per le carte.',
    falcon:
      'Falcon, dalla fase 2, aggiunge 30 a Benevento e 10 a Pontecorvo per una sola ferrovia nominata giocando la carta, dove la ferrovia serve una propria pedina. Il premio sopravvive alla fase 5 e passa con una fusione.',
    delahante:
      'Delahante, dalla fase 2, permette a una maggiore di sostituire la pedina borbonica 5 a Roma con le regole delle pedine, e resta fino alla fase 5. Gli altri spazi di Roma si aprono comunque nella fase 4.',
    railways:
      'Valadous, L’Ala e Albano appartengono a LdA, FB e FP. Il primo proprietario riceve un’azione; il proprietario può prendere quella concessione al deposito successivo come sua azione, solo per la prima assegnazione e senza esclusiva; la rendita cala con la prima pedina oltre la sede; una maggiore può sostituire la pedina 6, 7 o 8, e la carta chiude. Panfilo non eredita lo sconto.',
    exampleDeposit: 'Deposito successivo: LdA D120, FB D80, FP D200 nelle fasi 1 e 2, niente nella 3.',
  },
  '3': {
    title: 'Sequenza di gioco',
    course:
      'Dopo il turno politico si alternano un turno azionario e due turni operativi. Il turno regionale viene una volta, dopo il turno operativo del primo treno PH5.',
  },
  '3.1': {
    title: 'Turno politico',
    auction:
      'Le otto carte vanno all’asta aperta. Chi ha la priorità ne sceglie una qualsiasi e offre o passa; gli altri in ordine rilanciano o passano; l’ultimo offerente paga subito la banca. La scelta seguente tocca a chi viene dopo chi ha scelto.',
    bids: 'Prima offerta il costo stampato o più a multipli di cinque, poi almeno cinque in più, mai oltre i propri contanti, che si mettono da parte. Chi passa è fuori solo da quell’asta.',
    pool: 'Una carta che nessuno vuole sta nel pool e si compra al suo costo come azione di un turno azionario.',
    excess: 'Per le carte da 6 a 8 ciò che si offre oltre il costo va alla società collegata.',
    example: 'Albano per D240: D200 alla banca, D40 a FP e un’azione di FP.',
    seats:
      'Poi i posti seguono i contanti rimasti, a parità come prima; il più ricco ha la priorità e comincia il primo turno azionario.',
  },
  '3.2': {
    title: 'Turno azionario',
    turn: 'Nel suo turno un giocatore può vendere, poi fare una cosa: prendere una concessione, comprare azioni di una società avviata o comprare una carta. Dopo non vende più.',
    order:
      'Comincia la priorità e finisce quando tutti passano di seguito; il primo di loro riceve la priorità. Un turno con sola vendita non è un passo.',
    skipped: 'Gli eliminati si saltano.',
    cards: 'Le carte passano fra giocatori solo qui.',
  },
  '3.2.1': {
    title: 'Vendere azioni',
    sell: 'Quante azioni si vuole, finché il pool resta al 50%; una società dopo l’altra in qualsiasi ordine, ogni vendita compiuta prima della seguente. Chi ha venduto una società non la ricompra in quel turno.',
    price: 'Tutte le azioni di una società valgono il prezzo prima della caduta e sono una vendita sola.',
    never:
      'Niente di società che non hanno operato o sono in costruzione. Il certificato del presidente non si vende: si vendono le singole avute nello scambio.',
  },
  '3.2.2': {
    title: 'Concessioni',
    acquire:
      'Per il deposito, pagato alla banca, un giocatore può prendere una concessione: il primo valore nelle fasi 1 e 2, il secondo nella 3, niente nella 4.',
    refund:
      'Metà di quanto pagato torna alla destinazione intermedia, il resto alla finale, al proprietario di allora.',
    exampleRefund: 'FB, D150: D75 a Caserta, D75 a Napoli.',
    band: 'La lettera è la fascia d’interesse garantito.',
    par: 'Fissa un valore iniziale, mette il segnalino sotto gli altri, versa in cassa il doppio per il certificato del 20% ed è presidente; deve poter pagare tutto.',
    examplePar: 'NN nella fase 1 a 100: D100 alla banca, D200 a NN.',
    shield: 'Per prendere la presidenza un rivale ha bisogno di 20 punti in più.',
    table:
      'Depositi, fascia, sede, destinazione intermedia e finale: NN 100/50, A, Napoli, Torre Annunziata, Nocera; FSC 200/100, D, Salerno, Sapri, Cosenza; LdA 240/120, C, Capua, Isernia, Pescara; FC 200/100, D, Cosenza, Gioia, Reggio; FB 150/80, A, Benevento, Caserta, Napoli; LTF 100/50, C, Campoli, Pescara, Foggia; SFTF 100/50, C, Taranto, Andria, Foggia; FS 200/100, B, Bari, Brindisi o Taranto, Lecce; FP 400/200, B, Bari o Napoli, Foggia o Avellino, Napoli o Bari; FST 240/120, C, Salerno, Potenza, Taranto.',
    fs: 'Per FS conta la prima fra Brindisi e Taranto che riceve una pedina.',
    fp: 'FP sceglie la base: da Bari per Foggia, rinunciando allo spazio di Avellino; da Napoli per Avellino, rinunciando a quello di Foggia.',
    waiver:
      'FST non costa nulla dopo che qualcuno ha preso la concessione di LTF. LdA, FB e FP costano meno con le loro carte.',
    exampleBayard: 'NN per D25 nella fase 3 con Bayard: D12 a Torre Annunziata, D13 a Nocera.',
  },
  '3.2.3': {
    title: 'Revoca',
    when: 'Una concessione va nel pool quando un altro ha 20 punti più del proprietario, presidente o no, o quando il proprietario fallisce. Il deposito rimasto è perso e la società congelata. Un nuovo presidente che già la possiede la tiene. Si controlla dopo ogni cambiamento, anche per le congelate.',
    swap: 'In una scalata il certificato del presidente si scambia con due singole; il nuovo presidente ha tutti i beni. A parità subentra il primo dopo il presidente.',
    again:
      'Può riprendere subito la concessione per il deposito regolare, altrimenti in seguito chiunque non sia superato di 20 punti. In costruzione e provvisorie costano il deposito, le definitive niente. La presidenza non si muove per questo.',
    office:
      'Se il certificato del presidente è nel pool viene con essa per il doppio del prezzo, e non si vende altrimenti.',
    example: 'NN in costruzione, fase 3, a D80 con il certificato nel pool: D50 e D160.',
  },
  '3.2.4': {
    title: 'Comprare azioni',
    one: 'Un certificato da offerta o pool, entro il 60% e il limite; poi nessuna vendita.',
    price: 'Dall’offerta al valore iniziale, versato in cassa; dal pool alla quotazione, versata alla banca.',
    first:
      'Prima viene il certificato del presidente, con la concessione; dalla fase 5 senza, fissando il valore iniziale.',
    where:
      'Si possono comprare azioni di società in costruzione. Dalla cassa non si compra mai, salvo il certificato del presidente di una nazionale che nessuno ha.',
  },
  '3.2.5': {
    title: 'Presidenza',
    twenty: 'Nelle fasi da 1 a 4 passa a chi ha 20 punti in più.',
    ten: 'Dalla fase 5 bastano dieci punti; la parità conserva il presidente.',
    swap: 'Certificato contro due azioni; il nuovo presidente ha scheda e beni; a parità il primo dopo il vecchio.',
    example:
      'Fase 2, 20% contro 30%: niente; contro 40%: cambio, concessione nel pool. Fase 5, 30% contro 30%: niente; contro 40%: cambio.',
  },
  '3.2.6': {
    title: 'Comprare una carta politica',
    card: 'Dal pool al costo stampato e non di più, o da un giocatore al prezzo concordato, come azione del turno. Un’offerta rifiutata non si ripete nel turno allo stesso prezzo o a meno.',
  },
  '3.2.7': {
    title: 'Fine del turno azionario',
    end: 'Le società interamente vendute salgono, poi comincia il primo turno operativo.',
  },
  '3.3': {
    title: 'Destinazioni e stati',
    base: 'Ogni società ha una base, una destinazione intermedia e una finale, tranne RM, RA e SFM.',
    unfloated: 'Non avviata: il certificato del presidente è invenduto.',
    building:
      'In costruzione, da allora alla destinazione intermedia: niente salite, premi e corse, ma interesse garantito.',
    provisional:
      'Provvisoria, dalla destinazione intermedia: salite, premi, parte del deposito, corse, commercio di azioni, e niente più interesse.',
    definitive:
      'Definitiva, dalla finale raggiunta dopo l’altra: lo stesso, più il resto del deposito. La finale da sola non cambia nulla; poi i due passi vengono insieme.',
    frozen:
      'Congelata, nelle fasi da 1 a 4 con la concessione nel pool: niente salite, premi, tessere nuove, pedine, commercio di treni, interesse o azioni salvo vendite forzate; migliorie, corse, mezzo dividendo; incasso nullo a sinistra; nessun obbligo di treno. Conserva il suo stato e vi ritorna. Senza presidente corre da sé e non migliora nulla.',
    five: 'Alla fase 5 una congelata con il certificato del presidente nel pool chiude: azioni perse, treni nel pool, pedine via. Altrimenti diventa definitiva.',
  },
  '3.4': {
    title: 'Turno operativo',
    round:
      'Le carte pagano. Poi le regionali per numero, poi le altre per prezzo, più a destra, in cima alla pila, cercando ogni volta di nuovo; ciascuna una volta. Dopo il secondo turno viene un turno azionario.',
    turn: 'Operano solo le società avviate. I passi tengono l’ordine, ciò che uno stato vieta si salta, e i poteri delle carte sono aperti in ogni momento.',
    short:
      'In costruzione: tessere, pedina, destinazione, interesse, treni. Congelata: migliorie, corse, mezzo dividendo, prezzo, vendite forzate.',
  },
  '3.4.1': {
    title: 'Tessere',
    steps:
      'Una posa è una tessera nuova o una miglioria; due, tre o quattro per turno, nessuna obbligatoria, anche più volte lo stesso esagono.',
    colours:
      'Il terreno libero prende il giallo; il giallo diventa verde, il verde marrone. Una tessera se ne va solo con una miglioria.',
    route:
      'I binari nuovi devono prolungare un percorso: binario continuo da una pedina propria, sulla mappa o fuori, non interrotto da una città piena di altri. Uno spazio vuoto, riservato o no, lascia passare. Una città chiusa si può migliorare. Una tessera senza binari nuovi vuole solo la stazione raggiunta.',
    home: 'Prima della pedina di sede conta il marchio stampato; una sede senza tessera si posa per prima.',
    keep: 'Una miglioria di valore conserva tutti i binari, una competitiva dello stesso colore quelli uniti a un vicino. Le pedine tengono il posto, e gli spazi devono bastare per pedine e spazi riservati.',
    supply: 'Le tessere sono limitate; una sostituita ritorna.',
    sides:
      'Niente binari verso il mare, il lago di Celano, i lati scuri del Vesuvio o un lato vuoto di un esagono grigio o rosso. Il lato della Funicolare è aperto.',
    kinds: 'Esagoni di paese, città, doppio paese e pianura prendono tessere del loro tipo.',
    letters:
      'I paesi L e le città L e P hanno la loro marrone; W, Napoli Nord, Napoli Sud, Bari e Reggio solo tessere della loro lettera; gli altri nessuna con lettera.',
    frozen: 'Una congelata migliora soltanto.',
    stays: 'Le stazioni i cui lati non reggono altre tessere restano così.',
    passes: 'Nessun percorso attraversa un valico chiuso prima della fase 3, ma i binari si possono posare fino a lì.',
    napoli: 'F27 e F29 non prendono tessere.',
  },
  '3.4.2': {
    title: 'Pedine e segnalini di paese',
    one: 'Al massimo una pedina per turno, una per luogo. Quella di sede è gratuita ed è la pedina del suo turno.',
    route:
      'Il percorso va da una stazione propria su paesi e binari a una stazione senza, per nessun’altra città, nemmeno propria; nulla si usa due volte e il presidente sceglie fra i percorsi. La destinazione deve avere uno spazio aperto alla società. Un lato con lettera è un bordo; Napoli Nord e Sud sono due luoghi.',
    cost: 'La cassa paga D10 per un confine semplice, D40 per ogni fiume, D60 per una montagna, sommati, Tronto compreso; senza denaro niente pedina, e i valichi chiusi restano chiusi.',
    example: 'Fiume e montagna su un bordo costano D100; due bordi nudi, un fiume e una montagna D120.',
    offMap: 'Una località fuori mappa vuole una pedina.',
    markers:
      'Poi la società prende un segnalino per ogni paese giallo o verde di quel percorso, due per uno marrone; i due paesi di un doppio unito, di uno giallo quello usato. Restano nel tesoro, e una linea successiva riprende un paese.',
    exampleMarkers: 'Un paese giallo, uno verde e uno marrone: quattro segnalini.',
    bourbon: 'Una pedina borbonica si sostituisce con le stesse regole e spese.',
    slot: 'Una pedina vale in uno spazio qualsiasi della città.',
  },
  '3.4.3': {
    title: 'Verifica delle destinazioni',
    check:
      'Una pedina sulla destinazione intermedia o finale cambia lo stato e fa restituire la parte di deposito dovuta; poi, se lo stato lo permette, una destinazione storica alza il prezzo di una riga, una per pedina. Le pedine posate in costruzione e quelle di sede non rendono nulla.',
  },
  '3.4.4': {
    title: 'Interesse garantito',
    paid: 'La banca paga agli azionisti di una società in costruzione D5, D10, D15, D20 o D25 per azione per le fasce da A a E, qualunque sia il valore iniziale, o altrettanto per cento del valore iniziale a scelta del tavolo: giocatori e altre società, non pool e offerta.',
    example: 'Fascia D con il 30%: D60.',
    needs: 'Solo se ogni posa del turno è stata usata, anche se nessuna era possibile.',
    price: 'Pagato, il prezzo resta; non pagato, va a sinistra; mai a destra.',
    place: 'Sta al posto dell’incasso; il turno che chiude la costruzione non ne paga.',
  },
  '3.4.5': {
    title: 'Corse dei treni',
    run: 'Provvisorie e definitive usano insieme tutti i treni: la somma delle X è il numero di stazioni con pedine proprie, quella delle Y dei segnalini. Ognuno conta una volta, la capacità in più è persa, il collegamento non importa.',
    best: 'Le stazioni rendono il valore con porto e premi, i segnalini D10. Se la capacità non basta si prendono le migliori: l’incasso più alto è obbligatorio, e Falcon conta per la sua ferrovia.',
    none: 'Senza treni non c’è incasso.',
    example:
      'Treni 2+2 e 3+4: cinque stazioni e sei segnalini, D60. Un 2+1 con stazioni da 60, 30 e 20 e tre segnalini: D100.',
  },
  '3.4.6': {
    title: 'Dividendo',
    choice:
      'Intero, metà o niente. Metà: si distribuisce la metà arrotondata per eccesso a D10, il resto va in cassa; una congelata distribuisce sempre metà.',
    parts:
      'Gli azionisti ricevono la loro percentuale. Le azioni nell’offerta e nella propria cassa rendono alla società, quelle in cassa ad altre società rendono a queste, quelle nel pool a nessuno.',
    example:
      'Metà di D130: D70 distribuiti, D60 trattenuti. Pieno D200 con 30% a un giocatore, 50% in offerta, 20% nel pool: D60, D100, e D40 a nessuno.',
  },
  '3.4.7': {
    title: 'Prezzo',
    price: 'Poi il prezzo si muove come dice 2.2.5.',
  },
  '3.4.8': {
    title: 'Acquisto di treni',
    buy: 'Quanti si vuole dalla banca al prezzo stampato, dal pool al valore nominale, da altre società per almeno D1 se i due presidenti sono d’accordo. Il denaro va a chi vende.',
    duty: 'Una provvisoria o definitiva deve finire il turno con un treno; una in costruzione può comprare.',
    last: 'Si può vendere l’ultimo treno. Le congelate non comprano né vendono.',
  },
  '3.4.9': {
    title: 'Passo finanziario',
    trade:
      'Dopo i treni una provvisoria o definitiva può vendere azioni al pool, poi comprare un certificato: proprio dal pool, di un’altra società avviata da pool o offerta, al massimo il 10% di ciascuna, nulla di ciò che ha appena venduto, nulla in zona azzurra o blu scuro. Vende ciò che potrebbe vendere un giocatore, entro il 50%. Il denaro dell’offerta va alla società emittente.',
    quiet: 'Queste vendite non muovono prezzi, e le azioni delle società non fanno presidenti.',
    forced: 'Le azioni in azzurro, e tutte quelle di una società in blu scuro, si vendono prima, senza limiti.',
  },
  '3.4.10': {
    title: 'Emergenza',
    when: 'Una società che deve avere un treno e non può pagare il più economico della banca lo compra con aiuto, nel passo dei treni o, a scelta del tavolo, dopo il passo finanziario.',
    order:
      'Denaro in cassa, azioni in cassa, contanti del presidente, azioni del presidente; tutte a metà prezzo e non più del necessario. Azioni in offerta, regionali, carte, concessioni e azioni che non hanno operato non si vendono.',
    example: 'A D90 un’azione rende D45, a D55 D27.',
    limits: 'Vale il limite del pool. La presidenza di questa società non può cambiare, le altre sì.',
  },
  '3.4.11': {
    title: 'Fallimento',
    bankrupt:
      'Chi ancora non può pagare fallisce ed esce; i suoi beni vanno nel pool senza limite, anche carte e regionali.',
    before:
      'Prima della fase 5 le sue concessioni sono revocate e quelle società si congelano, senza treno. Se la concessione è di un altro giocatore gli resta, e chi ha più azioni, almeno due, prende la carica.',
    after:
      'Dalla fase 5 ogni società va a chi ha più azioni, almeno due, che finisce l’acquisto con quanto raccolto; se nessuno, chiude: azioni perse, treni nel pool, pedine via.',
    last: 'Un solo giocatore rimasto chiude la partita.',
  },
  '3.5': {
    title: 'Fase 5, l’unificazione',
    presidency:
      'Ogni società va al maggiore azionista; a parità a chi non ha la sua concessione, poi a chi ha meno concessioni, poi al primo dopo il vecchio presidente.',
    example: 'Presidente con la concessione 30%, rivale 30%: il rivale.',
    discards:
      'Prima chiudono le società con il certificato del presidente nel pool. Carte, concessioni e pedine borboniche spariscono, i depositi rimasti sono persi.',
    states: 'Quelle in costruzione e provvisorie diventano definitive.',
    float:
      'Una società avviata d’ora in poi opera quando è venduto il 60%: la banca completa il capitale a dieci volte il valore iniziale, il resto va nel pool. Non vuole concessione, non ha costruzione e prima non opera. L’eccedenza di una carta si aggiunge.',
    exampleFloat: 'Valore iniziale 140: D1.400.',
    sfm: 'La SFM diventa disponibile.',
    after: 'Il nuovo presidente finisce il turno; il turno regionale segue il turno operativo.',
  },
  '3.5.1': {
    title: 'Turno delle società regionali',
    table:
      'Sette vanno all’asta: SFSM e SEPSA a Napoli, FA a Capua, FdC a Reggio a 130; FAS a Castel di Sangro, FAL ad Altamura, FG a San Severo a 160.',
    auction:
      'Come per le carte: sceglie chi ha la priorità, offerte dal valore nominale a multipli di cinque, pagate subito, entro i contanti; chi passa è fuori da quell’asta, la scelta passa avanti. Chi è al limite di certificati non offre.',
    pool: 'Quelle non volute stanno nel pool e si comprano al valore nominale o più come azione di un turno azionario.',
    price: 'Il prezzo va nella cassa della regionale.',
    example: 'FAS per D175 ha D175.',
    after: 'La priorità resta; si continua da dove si era.',
  },
  '3.5.2': {
    title: 'Società regionali',
    company:
      'Un certificato, contato nel limite, che alla fine vale il nominale, senza prezzo; inizia con un segnalino e opera prima delle maggiori per numero. Dalla fase 6 può essere acquisita. Nel pool non fa nulla.',
    tiles:
      'Una tessera gratis, una seconda per D30, su percorsi dalla sede, che si può posare per prima; le pedine non la fermano e le città si attraversano.',
    markers:
      'Non posa pedine. Prende un segnalino per ogni paese su una tessera gialla o marrone che posa, niente per le verdi e le competitive.',
    bonus:
      'Una destinazione storica unita alla sede paga il proprietario una volta, chiunque l’abbia unita; si controlla dopo ogni tessera e quando ha il primo proprietario.',
    earnings: 'I suoi treni sono 0+Y: D10 per segnalino fino a Y, niente porti né fuori mappa. Paga sempre metà.',
    example: '0+4 con cinque segnalini: D40, D20 e D20; con tre: D30, D20 al proprietario e D10 trattenuti.',
    trains:
      'Al massimo un treno regionale per turno, dalla banca o da un’altra regionale per D1 o più con consenso. Senza treno e denaro il proprietario può aggiungere ciò che manca per uno della banca, senza vendere azioni. Non è obbligata ad averne e non commercia certificati.',
  },
  '3.5.3': {
    title: 'La SFM',
    start:
      'Una maggiore dalla fase 5. Chi compra il certificato del presidente fissa la pari e posa subito la sede in una città con uno spazio libero che non è di nessuno. Non rende premi e non è la pedina del primo turno.',
    bonus:
      'Niente spazi riservati né destinazioni: il prezzo sale di una riga per ogni pedina in una città gialla vuota.',
  },
  '3.6': {
    title: 'Fase 6, le convenzioni',
    form: 'RM e RA si formano con il primo treno PH6.',
  },
  '3.6.1': {
    title: 'La Rete Mediterranea',
    form: 'RM si forma nella fase 6 da due fra LdA, NN, FC e FSC. Si chiede ai presidenti dal prezzo più alto in giù. Le non avviate, e quelle iniziate sotto il 60%, sono ultime e accettano.',
    examplePoll:
      'Tre rimaste: la prima rifiuta, si fondono seconda e terza; la prima accetta e la seconda no, prima e terza; accettano entrambe, la terza resta fuori. Quattro: due rifiuti, terza e quarta; una accetta e due rifiutano, prima e quarta. Due si fondono senza domande, una da sola, nessuna: niente nazionale.',
    price: 'Il prezzo più alto delle due, sotto la pila; D100 per due non avviate.',
    exchange:
      'Due azioni vecchie per una nuova, le due società insieme, dal presidente la cui società ha iniziato la fase 6 in poi. Il primo con quattro riceve il certificato del presidente; se nessuno ne ha quattro agisce il maggiore azionista. Un’azione dispari vale metà prezzo, una non avviata è persa.',
    exampleExchange: 'Tre e tre fanno tre. A D130 una dispari rende D65.',
    others:
      'Poi scambiano le altre società e le casse delle due fuse (l’azione spaiata va al pool), infine il pool (l’azione spaiata esce); il resto è della RM. Il pool può superare il 50%. Chi allora ha più azioni del presidente subentra.',
    joined:
      'RM prende pedine, treni, segnalini e denaro; due pedine in un luogo diventano una, la sede stampata di una non avviata ne riceve una, gli spazi riservati si aprono, le vecchie società escono.',
    lease:
      'Senza treni, o con più traffico che copertura, noleggia PH6 finché è coperta. Corrono e non si vendono. Trattiene senza scendere, riscatta ciascuno per intero appena può, nell’ordine scelto dal presidente, e non compra altro; i noleggi non causano emergenze.',
    exampleLease: 'Sette pedine, otto segnalini e un 3+4: 15 contro 7, un 5+6 fa 18.',
    turn: 'Opera in questo turno solo se nessuna delle due ha operato; il turno di una che si fonde finisce. Quattro pose; treni solo al valore nominale. Senza giocatori fra gli azionisti aspetta che si compri il certificato del presidente.',
  },
  '3.6.2': {
    title: 'La Rete Adriatica',
    ra: 'RA si forma allo stesso modo da LTF, FS, SFTF e SFM.',
  },
  '3.6.3': {
    title: 'Acquisizioni',
    price:
      'Dalla fase 6 una maggiore o nazionale può acquisire regionali in ogni momento del suo turno, quante vuole e senza consenso, pagando al proprietario dalla cassa il denaro della regionale, il suo incasso migliore e il valore nominale.',
    example: 'D90, nominale 130, 0+4 e sei segnalini: D260.',
    link: 'Dev’essere unita alla sede da binari senza altre città, o avervi una pedina. Una regionale nel pool non si può acquisire.',
    after:
      'Prende denaro, segnalini e treni: 0+4 diventa 2+2, 0+6 diventa 3+4, subito e per sempre. La regionale esce.',
  },
  '4': {
    title: 'Fine della partita',
    bank: 'Se la banca salta, la partita finisce dopo la serie operativa in corso, da un turno azionario dopo la seguente; si pagano tutti e il denaro che rientra non cambia nulla.',
    top: 'Un prezzo di D300 la chiude subito.',
    score:
      'Azioni al prezzo, regionali al nominale e contanti; depositi e carte niente. Vince la somma più alta, i pari insieme.',
    example: 'Sei azioni a D120, una regionale da 160 e D345: D1.225.',
    still: 'Finisce anche dopo una serie in cui nessuno poteva agire e non si è mosso denaro.',
    answers:
      'Se devono rispondere in più, risponde prima chi ha causato la domanda, poi gli altri in ordine; se la risposta lecita è una sola, si dà da sé.',
  },
  '5': {
    title: 'Elenco delle tessere',
    yellow:
      'Gialle: una ciascuna di 1, 2, 55, 56, 69; 8 di 3, 20 di 4, 25 di 58; 6 di 5, 14 di 6, 6 di 57; 3 di 7, 20 di 8, 25 di 9.',
    green:
      'Verdi: 4 ciascuna di 12, 13, 14, 52, 7 di 15; quelle di pianura due ciascuna, ma una 18 e quattro di 23 e 24; 15 ciascuna di 87, 88, 204; una ciascuna di 704 per Napoli Nord e Sud, 705, 706; 6 di 710; 2 ciascuna di 901, 902, 903.',
    brown:
      'Marroni: 12 di 63, 10 di 146, 4 di 611, 3 di 700; una ciascuna di 707 per Napoli Nord e Sud, 708, 709; 15 ciascuna di 889 e 900; 2 di 904, 6 di 905.',
    back: 'Una tessera sostituita torna in questa riserva.',
  },
  '6': {
    title: 'Glossario',
    words:
      'La sede è dove comincia il binario; la destinazione intermedia chiude la costruzione, la finale rende definitiva. Una concessione è il diritto di costruire una linea per un deposito che ritorna. Una società avviata la cui concessione non è di nessuno è congelata.',
  },
  '7': {
    title: 'Materiale',
    certificates: 'Ogni maggiore e nazionale ha un certificato del 20% e otto del 10%.',
    pieces:
      'Una pedina su una destinazione storica alza il prezzo di una riga; un segnalino vale D10 una volta per corsa.',
  },
};
