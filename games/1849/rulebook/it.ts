import type { RulebookText } from './outline.ts';

/** Le regole di 1849 con parole nostre, sezione per sezione come le numera il regolamento. */
export const it: RulebookText = {
  C: {
    title: 'Componenti',
    certificates: 'Sei società pubbliche con otto certificati ciascuna fanno 48 certificati.',
    trains:
      'La partita completa ha 21 treni a vapore. La variante Sogni elettrici aggiunge sei treni E: in tutto 27 carte treno.',
    cards: 'Ci sono cinque società private, sei carte d’ordine e una carta della priorità.',
    markers:
      'Ogni società ha cinque segnalini: uno per il mercato azionario, uno per la tabella degli incassi e tre che diventano stazioni.',
    terrain:
      'Trentadue esagoni portano un segnalino di terreno: 9 sono accidentati (L.40), 7 sono colline (L.80) e 16 sono montagne (L.160).',
    port: 'Esiste un solo bonus portuale di L.20. Il secondo segnalino di quel tipo serve solo da promemoria sulla scheda.',
    bank: 'La banca dispone in tutto di L.7.760, compreso il denaro iniziale dei giocatori.',
    tiles:
      'La riserva comprende 72 tessere gialle, 72 verdi e 24 marroni, 168 in tutto, e non viene mai ampliata. Gialle: quattro ciascuna di 3, 4, 7, 58, 73 e 77, dieci di 8 e di 78, sei di 9, tre di 74, sette di 79, due ciascuna di 644, 645, 657, 658, 659 e 679. Verdi: tre ciascuna di 23, 24, 677 e 678, due di 25 e di 699, e una ciascuna da 26 a 31, 624, 650, 651, 653, 655, da 660 a 671, 675, da 680 a 695 e da 700 a 715. Marroni: tre di 696, due ciascuna di 673, 674, 697 e 698, e una ciascuna da 39 a 42, da 646 a 649, 652, 654, 656, 672 e 676. Quindi le tessere speciali di Messina, 655 e 656, esistono in una sola copia.',
    variants:
      'Sogni elettrici ha sei pedine E e sei treni E; la variante delle obbligazioni ha sei obbligazioni, una per società.',
  },
  '1.1': {
    title: 'Descrizione del gioco',
    players: '1849 si gioca in tre, quattro o cinque.',
    corporations:
      'In tre si usano cinque società, in cinque se ne usano sei. In quattro se ne consigliano sei, ma ci si può accordare per cinque.',
    course:
      'Dopo il turno azionario iniziale la partita prosegue con un turno azionario e una serie di uno, due o tre turni operativi, e così via fino alla fine.',
    winner: 'Vince chi alla fine ha il patrimonio più alto.',
  },
  '2': {
    title: 'Preparazione',
    cash: 'Ogni giocatore comincia con L.500 in tre, L.375 in quattro (con cinque o con sei società), L.300 in cinque. Il denaro viene dalla banca, che perciò comincia sempre con L.6.260.',
    limit: 'Limite di certificati: 12 in tre; in quattro 11 con sei società e 9 con cinque; 9 in cinque.',
    trains:
      'Con cinque società si tolgono un 6H, un 8H e un 16H; con sei si usano tutti i treni. All’inizio sono in vendita solo i 4H. Gli altri mazzi aspettano in ordine, con gli R6H in fondo.',
    open: 'Tessere e treni sono scoperti: chiunque può vedere in ogni momento che cosa resta.',
    charters: 'Su ogni scheda il certificato del presidente sta in cima al mazzo e l’ultimo certificato in fondo.',
    terrain: 'Ogni esagono con terreno riceve il segnalino con il suo costo.',
    exampleTerrain: 'Un esagono che mostra un’alta montagna e L.160 riceve il segnalino da L.160.',
  },
  '2.1': {
    title: 'Assegnare i posti',
    seats: 'I posti si sorteggiano e si gioca in senso orario. Il primo posto comincia con la priorità.',
    bank: 'Un giocatore tiene la banca; qui lo fa il programma.',
  },
  '2.2': {
    title: 'Ordine delle società',
    order:
      'Tutte e sei le società, anche quando se ne usano cinque, vengono messe in un ordine casuale noto a tutti. In questo ordine si possono avviare. Ognuna può capitare ultima, anche la Garibaldi.',
    five: 'Con cinque società la sesta dell’ordine esce definitivamente dal gioco.',
    ift: 'Per chi comincia, l’IFT può essere esclusa dai primi tre posti. Se vi si trova, la si toglie e la si inserisce come quarta, e quelle in mezzo salgono di un posto. I posti cinque e sei non cambiano mai per questo, quindi la società che esce resta la stessa.',
  },
  '3': {
    title: 'Panoramica',
    course:
      'Si comincia nella fase 4. Prima si vendono le società private; poi si alternano un turno azionario e la sua serie di turni operativi.',
    noStock: 'Nessuna azione di società pubbliche si scambia prima che tutte e cinque le private siano vendute.',
  },
  '4': {
    title: 'La mappa',
    symbols:
      'Un cerchio grande è una città, un cerchietto nero un paese, un’ancora un porto. Un esagono ne contiene al massimo uno.',
    places:
      'Città su esagoni gialli: Palermo C5, Messina B14, Catania H12, Siracusa M13, Ragusa M11. Città su esagoni liberi: Caltanissetta H8, Girgenti J6. Città grigie: Trapani C1, Marsala E1, Terranova M9. La Calabria C15 è fuori dall’isola. Porti: a12, A5, L14, N8.',
  },
  '5': {
    title: 'Mercato azionario',
    price:
      'La casella del segnalino di una società indica la quotazione di un’azione. Tutte le azioni si comprano e si vendono a quel prezzo.',
    under:
      'Un segnalino che arriva in una casella occupata va sotto quelli già presenti, anche quando la società viene avviata.',
    vertical: 'Un movimento in su o in giù si ferma dove non ci sono altre caselle; il resto va perso.',
    edges:
      'Un movimento a sinistra o a destra che incontra il bordo cambia direzione: dalla prima colonna chi dovrebbe andare a sinistra scende di una riga, dall’ultima casella di una riga chi dovrebbe andare a destra sale di una riga.',
    blue: 'Nove caselle sono blu: 306, 340 e 377 nella prima riga, 266, 295 e 328 nella seconda, 242, 269 e 298 nella terza; 230 non lo è. Prima della fase 16 nessun segnalino vi entra. Valgono come bordo destro: un movimento a destra che vi entrerebbe va invece in su, se quella casella non è blu. Così 218 va a 240 e 240 a 276, mentre 276 e 230 restano fermi. Dalla fase 16 sono caselle come le altre.',
    order:
      'Ordine di mercato significa: prima la quotazione più alta; a parità il segnalino più a destra; nella stessa casella quello che sta sopra.',
    closed:
      'Un segnalino che entra nella casella Chiusa, per qualsiasi motivo, fa chiudere subito la sua società. Ci si entra da 27, la casella più bassa della prima colonna, con un movimento in giù o a sinistra, e da 24 con un movimento a sinistra; nessun’altra colonna l’ha sotto di sé. Una vendita di più azioni che ci arriva si ferma lì.',
    grid: 'Le righe dall’alto: 72 83 95 107 120 133 147 164 182 202 224 248 276 306 340 377; 63 72 82 93 104 116 128 142 158 175 195 216 240 266 295 328; 57 66 75 84 95 105 117 129 144 159 177 196 218 242 269 298; 54 62 71 80 90 100 111 123 137 152 169 187 208 230; 52 59 68 77 86 95 106 117 130 145 160 178 198; 47 54 62 70 78 87 96 107 118 131 146 162; 41 47 54 61 68 75 84 93 103 114 127; 34 39 45 50 57 63 70 77 86 95; 27 31 36 40 45 50 56; Chiusa 24 27 31.',
    starts:
      'Quattro caselle servono per l’avvio: 68 nella quinta riga, 100 nella quarta, 144 nella terza, 216 nella seconda. Altre caselle con lo stesso numero non valgono.',
  },
  '6': {
    title: 'Fasi',
    begins:
      'Una fase comincia quando la banca vende il primo treno della sua classe. Tutti i cambiamenti valgono subito, ancora in quel turno. Solo il numero di turni operativi aspetta: una serie conserva la lunghezza che aveva all’inizio, quindi il nuovo numero vale dopo il prossimo turno azionario.',
    phase4:
      'Fase 4: tessere gialle; valori iniziali 68 e 100; un turno operativo; in vendita i 4H; al massimo quattro treni; città grigie al valore minimo; nessun treno rottamato.',
    phase6:
      'Fase 6: tessere gialle e verdi; valori iniziali 68, 100 e 144; due turni operativi; in vendita i 6H; al massimo quattro treni; città grigie al valore minimo; nessun treno rottamato; le società pubbliche possono comprare società private.',
    phase8:
      'Fase 8: tessere gialle e verdi; valori iniziali 68, 100 e 144; due turni operativi; in vendita gli 8H, rottamati i 4H; al massimo tre treni; città grigie al valore medio; le private si possono ancora comprare.',
    phase10:
      'Fase 10: tutte le tessere; valori iniziali 68, 100, 144 e 216; tre turni operativi; in vendita i 10H, rottamati i 6H; al massimo due treni; città grigie al valore medio; le private si possono ancora comprare.',
    phase12:
      'Fase 12: tutte le tessere; tutti i valori iniziali; tre turni operativi; in vendita i 12H, nessun treno rottamato; al massimo due treni; città grigie al valore massimo; le private chiudono e arriva il terremoto.',
    phase16:
      'Fase 16: tutte le tessere; tutti i valori iniziali; tre turni operativi; in vendita i 16H, rottamati gli 8H; al massimo due treni; città grigie al valore massimo; si apre la zona blu. Venduto il primo 16H, sono in vendita anche gli R6H.',
    surplus:
      'Quando comincia la fase 8 o la fase 10, ogni società che supera il nuovo limite, non solo chi ha comprato, scarta subito nel pool i treni in eccesso, senza compenso. Il presidente sceglie quale, anche quello appena comprato. Risponde prima chi ha comprato, poi le altre in ordine di mercato.',
    elimination:
      'I treni di una classe rottamata escono subito dal gioco, senza compenso, tanto dalle società quanto dal pool. Questo avviene prima di controllare il limite.',
    disaster:
      'Quando comincia la fase 12 tutte le private ancora aperte chiudono subito e senza compenso, chiunque le possieda, e subito arriva il terremoto.',
  },
  '7.1': {
    title: 'Società private',
    table:
      'In ordine di vendita, con valore nominale e rendita: P1 SCE, Società Corriere Etnee, L.20 e L.5; P2 SIGI, Studio di Ingegneria Giuseppe Incorpora, L.45 e L.10; P3 CNM, Compagnia Navale Mediterranea, L.75 e L.15; P4 SMS, Società Marittima Siciliana, L.110 e L.20; P5 RSA, Reale Società d’Affari, L.150 e L.25.',
    owner:
      'Una privata appartiene per intero a un giocatore o a una società. All’inizio di ogni turno operativo la banca paga la rendita al proprietario: al giocatore o nella cassa della società.',
    sce: 'SCE: finché è aperta e nessuna società la possiede, nessuna società può posare una tessera su Acireale (G13), nemmeno una guidata dal suo proprietario. Quando una società l’ha comprata, o quando ha chiuso, il divieto finisce per tutti e per sempre.',
    sigi: 'SIGI: nei propri turni la società che la possiede paga la metà (20, 40, 80) per i nuovi binari a scartamento normale su terreno accidentato, colline e montagne, posando o migliorando. Se è nuovo solo lo scartamento ridotto si paga il solito quarto (10, 20, 40), non la metà di esso. Normale e ridotto insieme costano la metà del prezzo intero; appena c’è doppio scartamento nuovo si paga il prezzo intero. Il potere vale dal momento in cui una società possiede la SIGI, anche nel turno dell’acquisto, fino alla fase 12; in mano a un giocatore non ce n’è.',
    hand: 'Neppure la CNM e la SMS hanno poteri in mano a un giocatore.',
    cnm: 'CNM: nel proprio turno la società che la possiede può chiuderla e mettere il segnalino su uno qualsiasi dei quattro porti, raggiungibile o no. Da allora quel porto rende L.20 in più a questa società soltanto, fino alla fine della partita; vale già nello stesso turno se i treni non hanno ancora corso. Se la CNM non viene usata prima della fase 12, chiude e il bonus è perso.',
    sms: 'SMS: nel proprio turno la società che la possiede può chiuderla e agire in una città costiera al posto della tessera e della stazione del turno. Sono costiere tutte le città tranne Caltanissetta e Ragusa: Messina, Trapani, Palermo, Marsala, Catania, Girgenti, Terranova e Siracusa, non la Calabria. Lì può posare o migliorare una tessera, piazzare una stazione, fare entrambe le cose o nessuna. La città non deve essere collegata, e la tessera non deve prolungare un percorso né aumentare un valore raggiungibile.',
    smsTile:
      'Per la tessera della SMS valgono tutte le altre regole: colore della fase, binari conservati, lettera, lati dell’esagono, riserva. Il terreno si paga (Girgenti è accidentato), a metà con la SIGI dove si applica. Trapani, Marsala e Terranova sono grigie e accettano solo una stazione. Messina non accetta tessere finché dura il divieto dopo il terremoto.',
    smsToken:
      'Per la stazione della SMS servono una pedina sulla scheda, nessuna stazione propria nell’esagono e uno spazio libero non riservato alla sede di un’altra. Se si posa anche una tessera, entrambe vanno nello stesso esagono.',
    smsWhen:
      'La SMS si usa prima di far correre i treni, finché in quel turno non si è posata una tessera né piazzata una stazione. Dopo, quel turno non ha altre tessere o stazioni. Si può usare già nel turno in cui la si compra.',
    rsa: 'RSA: chi la compra ottiene anche la presidenza della prima società nell’ordine (8.1).',
    purchase:
      'Nelle fasi 6, 8 e 10 una società pubblica può comprare private dai giocatori in qualsiasi momento del proprio turno, quante ne vuole. Il prezzo è in lire intere, da L.1 al doppio del valore nominale (SCE 40, SIGI 90, CNM 150, SMS 220), e passa dalla cassa al giocatore. Il proprietario deve essere d’accordo; un’offerta rifiutata si può ripetere in quel turno solo a un prezzo più alto.',
    notTraded:
      'La RSA non può essere comprata da una società. Ciò che una società ha comprato non si rivende più. I giocatori non si scambiano società private.',
    close: 'Tutte le private chiudono quando si compra il primo 12H.',
    limit:
      'In mano a un giocatore una privata vale un certificato per il limite; in mano a una società non conta per nessuno.',
  },
  '7.2': {
    title: 'Società pubbliche',
    table:
      'AFG Garibaldi, rossa, sede scelta dal presidente, stazioni L.40; ATA Archimede, verde, Siracusa, L.30; CTL Lilibeo, gialla, Marsala, L.40; IFT Trinacria, blu, Catania, L.90; RCS Sicula, arancione, Palermo, L.130; SFA Akragas, rosa, Girgenti, L.40.',
    garibaldi: 'La sede della Garibaldi è una tra Caltanissetta, Messina, Ragusa, Terranova e Trapani.',
    certificates:
      'Una società ha dieci azioni del 10% in otto certificati: quello del presidente del 20%, sei singoli del 10% e l’ultimo certificato del 20%.',
    president: 'È presidente chi ha il certificato del presidente.',
    limit: 'Nessun giocatore possiede più del 60% di una società.',
  },
  '8': {
    title: 'Turno azionario iniziale',
    order: 'Le private si vendono in ordine da P1 a P5. Comincia chi ha la priorità e si procede in senso orario.',
    turn: 'Al proprio turno un giocatore fa esattamente una di tre cose: compra al suo prezzo la più bassa delle private invendute, fa un’offerta su una più alta, o passa. Sulla più bassa non si fanno offerte.',
    bids: 'La prima offerta supera il valore nominale di almeno L.5, ogni altra supera di almeno L.5 la più alta; va bene qualsiasi cifra intera. Il denaro resta accantonato finché quella privata non è assegnata: tutte le offerte di un giocatore insieme non superano mai il suo denaro, e gli acquisti si pagano con ciò che è libero. Sulla stessa privata possono offrire quanti vogliono, e un giocatore può offrire su più private.',
    again:
      'Una seconda offerta sulla stessa privata sostituisce la prima e deve superare di L.5 la più alta, anche se è la propria. È permessa ma non giova.',
    settled:
      'Una privata con offerte non si vende al valore nominale. Si assegna appena è venduta quella che la precede: un solo offerente la compra alla cifra offerta; se sono più d’uno, fanno un’asta tra loro.',
    auction:
      'Nell’asta chi ha l’offerta più bassa rilancia ad almeno L.5 sopra la più alta, o è fuori per sempre; poi tocca a chi è ora il più basso, finché ne resta uno. Per rilanciare si usano il denaro libero e quello accantonato su questa privata, non quello accantonato su altre. Chi vince paga l’ultima offerta; il denaro degli altri torna libero.',
    next: 'Se anche la privata successiva ha offerte, si assegna prima che qualcuno giochi. Poi tocca a chi siede a sinistra dell’ultimo giocatore che ha comprato la più bassa al proprio turno, non a sinistra di chi ha vinto un’asta.',
    cheaper:
      'Se tutti passano di seguito mentre P1 è invenduta, la si offre a L.5 in meno: 15, 10, infine 5. Comincia chi siede a sinistra dell’ultimo che ha passato; le offerte restano. Se tutti passano a L.5, chi per primo se l’è vista offrire a quel prezzo deve prenderla gratis. Vale come acquisto: si assegnano le offerte su P2 e il turno continua alla sua sinistra.',
    noBuyer:
      'Se tutti passano di seguito mentre la più bassa è una delle successive, il turno finisce: ogni privata venduta paga una volta la sua rendita e non c’è turno operativo. La priorità va a sinistra dell’ultimo che ha giocato, e comincia un nuovo turno dello stesso tipo. Prezzi nominali e offerte restano, non si scambiano azioni, e solo P1 diventa più economica.',
    end: 'Quando è venduta l’ultima privata, la priorità va a sinistra dell’ultimo giocatore che ne ha comprata una al proprio turno (anche P1 scontata o gratis, non le vendite per offerta), e comincia il primo turno azionario.',
    rsa: 'Sulla RSA si può offrire come sulle altre; chi la vince segue poi 8.1.',
    example:
      'Quattro giocatori con L.375: il primo offre 115 su P4, il secondo 120 su P4, il terzo 80 su P3, il quarto compra P1 per 20. Il primo ha L.260 libere e compra P2 per 45: gliene restano libere 215. Subito P3 va al terzo per 80, che resta con L.295. Poi il primo (115) e il secondo (120) si contendono P4: il primo deve dire almeno 125 o ritirarsi, e può arrivare a 330, le 115 accantonate più le 215 libere. Chiunque vinca, tocca al secondo, e P5 costa 150.',
  },
  '8.1': {
    title: 'Reale Società d’Affari',
    presidency:
      'Chi compra la RSA, al valore nominale o per offerta, riceve senza altra spesa il certificato del presidente della prima società nell’ordine, con scheda e segnalini, e ne fissa subito il valore iniziale a 68 o 100.',
    treasury: 'La banca mette in cassa il valore di due azioni, 136 o 200, meno il prezzo delle stazioni.',
    exampleTreasury: 'Cassa a 68 o a 100: AFG, CTL e SFA 96 o 160; ATA 106 o 170; IFT 46 o 110; RCS 6 o 70.',
    station:
      'Una stazione va subito nella sede, due restano sulla scheda, un segnalino serve per la tabella degli incassi. Se è la Garibaldi, chi compra ne sceglie ora la sede. In quel momento non si comprano altri certificati: il resto aspetta i turni azionari.',
    closes:
      'La RSA chiude senza compenso quando la sua società compra il primo treno, dalla banca, dal pool o da un’altra società. Se la società chiude senza aver mai comprato un treno, la RSA resta e paga fino alla fase 12, anche se la società viene riavviata e poi ne compra uno.',
    limit: 'La RSA e il certificato del presidente sono due certificati per il limite.',
  },
  '9': {
    title: 'Turni azionari',
    turn: 'Comincia chi ha la priorità, poi gli altri in senso orario. Al proprio turno un giocatore può vendere quanti certificati vuole, di una o più società, e poi comprare un certificato o avviare una società. Dopo l’acquisto non si vende. Avviare una società è l’acquisto del turno; i certificati in più che si prendono con essa ne fanno parte.',
    pass: 'Vendere e comprare sono entrambi facoltativi. Chi nel suo turno non fa né l’uno né l’altro passa; chi ha venduto non ha passato. Chi non può fare nulla di lecito passa. Passare non esclude: si gioca di nuovo finché il turno azionario dura.',
    end: 'Il turno azionario finisce quando tutti i giocatori ancora in partita hanno passato di seguito, compreso l’ultimo che ha agito.',
    priority:
      'Allora la priorità va a sinistra dell’ultimo giocatore che ha comprato o venduto; le vendite forzate contano. Se nessuno ha comprato o venduto, resta dov’è.',
    only: 'Si scambiano solo azioni, alla quotazione di mercato. Tra giocatori non si commercia, e le private non cambiano mano.',
  },
  '9.1': {
    title: 'Limite di certificati',
    counts:
      'Il limite conta i certificati, non le azioni: quello del presidente e l’ultimo valgono uno ciascuno, e così ogni privata di un giocatore. I numeri della sezione 2 valgono per tutta la partita, chiunque se ne vada e qualunque società chiuda.',
    atLimit:
      'Al limite non si compra nessun certificato e non si avvia nessuna società. Vendendo prima, nello stesso turno, si fa posto.',
    above:
      'Chi è sopra il limite, cosa possibile solo per lo scambio a un cambio di presidente, deve scendere vendendo al suo prossimo turno azionario. Chi non può vendere abbastanza vende ciò che può e non compra; chi non può vendere nulla può passare.',
  },
  '9.2': {
    title: 'Vendere azioni',
    price:
      'Chi vende riceve la quotazione per ogni azione, il doppio per l’ultimo certificato. I certificati vanno nel pool.',
    fall: 'Il segnalino scende di una riga per ogni azione. La discesa non tocca la vendita stessa: tutte le azioni di una vendita rendono il prezzo di prima. Una seconda vendita della stessa società nel turno è permessa, al prezzo più basso.',
    order:
      'Se si vendono più società, i segnalini si muovono nell’ordine di mercato di prima. Quelli che le vendite di un turno portano nella stessa casella conservano il loro ordine, sotto quelli che non si sono mossi.',
    exampleOrder:
      'A, B e C sono nella stessa casella, A in cima. Si vende un’azione di ciascuna: nella casella sotto stanno di nuovo A, B, C.',
    notOperated:
      'Le azioni di una società si vendono solo dopo che ha terminato il suo primo turno operativo da quando è stata avviata o riavviata.',
    pool: 'Dopo una vendita il pool contiene al massimo il 50% della società; l’ultimo certificato conta per il 20%.',
    noReturn:
      'Chi ha venduto azioni di una società non ne compra più per il resto di quel turno azionario. Comprare prima e vendere in un turno successivo è permesso. Le vendite d’emergenza dei turni operativi non vietano nulla nel turno azionario seguente.',
    president: 'Il certificato del presidente non va mai nel pool.',
    excess:
      'I certificati oltre il limite si vendono al proprio turno, anche se l’eccesso è nato in quello di un altro.',
  },
  '9.3': {
    title: 'Comprare azioni',
    where:
      'Un acquisto è un certificato, dalla cassa di una società operativa, che incassa, o dal pool, dove incassa la banca. Sceglie chi compra.',
    bans: 'Non si compra al limite di certificati, né oltre il 60% (quindi un ultimo certificato solo se prima si ha al massimo il 40%), né azioni che si sono vendute in questo turno azionario, né senza il denaro in mano.',
    last: 'L’ultimo certificato si compra solo quando nello stesso posto, cassa o pool, non restano singoli; quelli altrove non contano. Costa due azioni.',
    noMove: 'Comprare non muove il segnalino.',
  },
  '9.4': {
    title: 'Avviare una società',
    next: 'Si può avviare solo la prima società disponibile nell’ordine; non c’è scelta.',
    value:
      'Il giocatore ne fissa il valore iniziale: 68 o 100, dalla fase 6 anche 144, dalla fase 10 anche 216; i valori più bassi restano possibili. Il segnalino va su quella casella d’avvio, sotto gli altri.',
    certificates:
      'Il giocatore versa in cassa due azioni per il certificato del presidente e nello stesso turno può prendere uno o due singoli allo stesso prezzo: 20, 30 o 40%, mai di più, e mai l’ultimo certificato. Per ciascuno vale il limite di certificati.',
    stations:
      'La società paga una volta per le sue tre stazioni; può sempre farlo. Una va subito, in questo turno azionario, in uno spazio libero della sede, due restano sulla scheda.',
    president:
      'Il giocatore è presidente finché nessun altro ha di più. Tutti gli altri certificati stanno in cassa, in vendita ai giocatori.',
    example:
      'Quattro giocatori, fase 4: A ha L.552, avvia la Lilibeo a 100 (68 era possibile) e prende il 40%. La cassa riceve 400 e paga 40, quindi ha L.360, e A L.152; una stazione è a Marsala, due sulla scheda. Al turno dopo A ne compra un altro per 100: la cassa ha L.460, A L.52 e il 50%.',
  },
  '9.4.1': {
    title: 'Garibaldi',
    home: 'Il presidente ne sceglie la sede all’avvio, tra le cinque città con uno spazio libero. In nessuna di esse c’è uno spazio riservato.',
    aside:
      'Se nessuna delle cinque ha uno spazio libero, la Garibaldi non si può avviare: viene messa da parte ed è disponibile la successiva. Quando più tardi si apre uno spazio, anche per il terremoto o per una chiusura, si può avviare dal turno azionario seguente, come ultima nell’ordine, dopo quelle chiuse nel frattempo. Se era l’unica rimasta quando è stata messa da parte e un’altra società chiude, quest’ultima si può avviare nel turno azionario seguente.',
    messina: 'Se la sede è Messina e non ha altre stazioni quando arriva il terremoto, chiude (12).',
  },
  '9.5': {
    title: 'Cambio di presidente',
    office:
      'Il presidente resta in carica finché nessun altro giocatore ha di più; la parità non cambia nulla. Quando qualcuno lo supera, per un acquisto o per una vendita del presidente, in un turno azionario o operativo, la carica passa subito. Ciò che sta in cassa e nel pool non conta.',
    exchange:
      'I due si scambiano certificati in modo che ciascuno conservi la sua percentuale. Se il nuovo presidente non ha l’ultimo certificato, si danno due singoli per il certificato del presidente. Se lo ha e ha almeno due singoli, sceglie il presidente uscente. Se ha meno di due singoli, si dà l’ultimo certificato.',
    charter: 'La scheda con tutto ciò che la società possiede passa al nuovo presidente.',
    exampleBuy:
      'A ha il certificato del presidente e un singolo, B tre singoli, 30% ciascuno. B ne compra un quarto: B è presidente con il 40%, certificato del presidente e due singoli, e A ha il 30% in tre singoli.',
    exampleLast:
      'A ha il certificato del presidente e un singolo, B l’ultimo certificato e un singolo. A vende il singolo: A ha il 20%, l’ultimo certificato, e B il 30%, certificato del presidente e un singolo.',
    exampleChoice:
      'A ha il certificato del presidente e due singoli, B l’ultimo certificato e due singoli. A vende un singolo e sceglie tra l’ultimo certificato e due singoli; A finisce con il 30%, B con il 40%.',
    giveUp:
      'Un presidente può lasciare la carica vendendo, se il pool ha posto e un altro giocatore ha almeno due azioni. Se nessun altro ne ha più di una, non si può.',
    order:
      'Si annuncia la vendita, si scambiano i certificati, poi ciò che si è venduto va nel pool; l’eventuale scelta si fa prima di posare qualcosa. Ciò che si vende deve consistere di certificati interi che il venditore ha dopo lo scambio. Un ultimo certificato avuto in cambio non si vende a metà: una vendita che lo richiederebbe non è permessa, ma se si possono avere due singoli si prendono quelli e se ne vende uno.',
    exampleSplit:
      'A ha solo il certificato del presidente, B l’ultimo certificato e un singolo: A non può vendere il 10%, ma il 20%, e l’ultimo certificato va nel pool se c’è posto. Se B ha due singoli, A può vendere il 10% prendendo quelli.',
    closing:
      'Se la stessa vendita arriva a far chiudere la società, la scelta non si chiede: tutti i certificati spariscono.',
    heir: 'Nuovo presidente è chi ha di più, a parità il primo a sinistra dell’uscente.',
    always:
      'Una volta preso, il certificato del presidente è sempre di un giocatore finché la società non chiude. Lo scambio può portare l’uscente sopra il limite di certificati; l’eccesso si vende al suo prossimo turno azionario.',
  },
  '9.6': {
    title: 'Ultimi certificati',
    worth:
      'Ogni società ha un ultimo certificato del 20%. Vale due azioni, ne riceve il dividendo, ed è un solo certificato per il limite.',
    never:
      'Non si scambia mai con due singoli, né viceversa, salvo a un cambio di presidente. Non si divide vendendone metà, e due singoli non diventano mai un ultimo certificato.',
    bottom: 'Nel pool e in cassa sta sotto i singoli e si compra solo quando lì non ne resta nessuno.',
    corporation:
      'Una società non lo vende finché ha singoli in cassa, a meno che tutti vadano nella stessa vendita. Anche così il pool contiene al massimo il 50%.',
  },
  '9.7': {
    title: 'Fine del turno azionario',
    order:
      'Prima si assegna la priorità, poi si controllano le quotazioni nell’ordine di mercato all’inizio del controllo. I segnalini mossi vanno sotto quelli della nuova casella, nell’ordine in cui sono controllati.',
    down: 'Se almeno un certificato è nel pool, il segnalino scende di una riga, e di una sola. In fondo alla colonna resta fermo; nella prima colonna 27 va in Chiusa.',
    up: 'Se né il pool né la cassa ne contengono, il segnalino sale di una riga; non dalla prima riga, e non da 230 prima della fase 16.',
    stays: 'Con azioni in cassa e nessuna nel pool non si muove.',
    closed: 'Una società chiusa da questo movimento non partecipa ai turni operativi che seguono.',
  },
  '10': {
    title: 'Turni operativi',
    round:
      'Ogni turno operativo comincia con la rendita delle private. Poi ogni società ha un turno in ordine di mercato: sempre la più alta che non ha ancora operato in questo turno operativo. Nella stessa casella prima il segnalino che sta sopra; a pari quotazione in colonne diverse quello più a destra. Le vendite d’emergenza possono cambiare l’ordine di chi deve ancora operare. Una società che chiude nel frattempo non ha altri turni.',
    steps:
      'I passi sono tessera, stazione, corsa, treni, attività finanziarie, in quest’ordine e senza tornare indietro. Tessera, stazione, treni (se non c’è l’obbligo) e attività finanziarie si possono saltare. Nelle fasi 6, 8 e 10 si possono comprare private in qualsiasi momento del turno.',
    president: 'Il presidente decide tutto per la società.',
    money: 'Non c’è credito: tutto si paga con denaro già in cassa.',
    exampleMoney:
      'Il prezzo di una montagna deve essere in cassa; ciò che i treni incasseranno in questo turno non può pagarla.',
    number:
      'Una serie ha un turno operativo, due dalla fase 6, tre dalla fase 10, a partire dalla serie successiva. Le società avviate o riavviate in un turno azionario operano nella serie che segue; nessuna si avvia tra due turni operativi di una serie.',
  },
  '10.1': {
    title: 'Percorsi',
    route:
      'Un percorso è una linea continua di binari con almeno una stazione propria, a un estremo o lungo la via. Comincia e finisce in paesi, città o porti. Queste regole valgono per tessere, stazioni e treni.',
    track:
      'Un percorso non inverte a un bivio, non cambia binario a un incrocio, non usa due volte lo stesso tratto, e nemmeno la stessa città o lo stesso paese.',
    city: 'Una città si attraversa se ha uno spazio libero, anche riservato, o una stazione propria. Una città piena di stazioni altrui può essere un estremo ma non si attraversa. I paesi si attraversano sempre.',
    gauge:
      'In una città o in un paese un percorso esce per qualsiasi altra linea di qualsiasi scartamento; altrove lo scartamento non cambia. Lo scartamento ridotto che incontra il normale sul lato di un esagono non è collegato; il doppio si collega con entrambi.',
    port: 'Un porto è solo un estremo. Due porti diversi possono essere i due estremi.',
  },
  '10.2': {
    title: 'Acquisto di società private',
    purchase:
      'Nelle fasi 6, 8 e 10, nel proprio turno e in qualsiasi momento, una società pubblica può comprare da un giocatore consenziente qualsiasi privata tranne la RSA, da L.1 al doppio del valore nominale. Nella fase 4, e dalla fase 12 in poi, questi acquisti non ci sono.',
    never: 'In questo modo non si compra mai da un’altra società.',
  },
  '10.3': {
    title: 'Posare binari',
    one: 'Una tessera per turno, nuova o di miglioria. Sugli esagoni grigi non si posano tessere.',
    colours:
      'Le tessere gialle vanno sugli esagoni verde chiaro, le verdi su tessere gialle o esagoni gialli, le marroni su tessere verdi. Nessun colore si salta, e una tessera non si sostituisce con una dello stesso colore. Le verdi, e quindi tutto ciò che va sugli esagoni gialli, arrivano con la fase 6, le marroni con la fase 10, subito, per ogni società che ha ancora il passo della tessera.',
    gauges: 'Ci sono tre scartamenti: ridotto, normale e doppio.',
    exampleGauges:
      'La tessera marrone di Messina: doppio verso nord-est, ridotto verso sud-ovest, normale verso sud e verso nord-ovest.',
    extend:
      'Una tessera nuova deve prolungare un percorso della società: almeno un tratto nuovo si collega alla sua rete. Su una tessera con due tratti separati ne basta uno. Un tratto che incontra solo uno scartamento sbagliato non è collegato, e non lo è ciò che sta dietro una città piena di stazioni altrui.',
    own: 'Su un esagono con una sua stazione, Girgenti o Caltanissetta, una società può posare una tessera gialla adatta in qualsiasi posizione, collegata o no.',
    sides:
      'I binari non escono dalla griglia; i lati senza freccia di un porto valgono come esterno. Non possono finire contro un lato vuoto di un esagono grigio (l’Etna ne ha sei) né contro un lato invalicabile. Possono finire contro un lato vuoto di un esagono normale o giallo, o di una tessera che vi si trova. Il ridotto può finire contro il normale e viceversa, ed entrambi contro il doppio.',
    kinds:
      'Gli esagoni con paese accettano tessere con paese, quelli con città tessere con città, tutti gli altri tessere semplici. Punto o barra di un paese, uno o due cerchi di una città sono solo modi di disegnare. Ragusa e gli esagoni gialli semplici K9 e I11 non hanno lettera e accettano tessere verdi comuni.',
    letters:
      'Catania (C), Messina (M), Palermo (P) e Siracusa (S) accettano solo tessere con la loro lettera, verdi e marroni, e queste non vanno altrove. Le verdi vanno direttamente sull’esagono giallo stampato, i cui binari decidono l’orientamento.',
    keep: 'Una sostituzione conserva tutti i binari esistenti, anche quelli stampati: il normale resta normale o doppio, il ridotto resta ridotto o doppio. Va bene ogni tessera del colore successivo con lo stesso tipo di stazione, la stessa lettera e tutti i vecchi binari. Le tessere da 710 a 715 non hanno successori.',
    upgrade:
      'Una miglioria è permessa solo se un percorso della società prosegue su un tratto nuovo, o se una città o un paese raggiungibile vale di più, anche se può essere solo un estremo. Ridotto o normale che diventa doppio è un tratto nuovo. Più spazi, da soli, non sono un valore più alto. Le stazioni restano sulla città.',
    supply:
      'Le tessere sostituite tornano nella riserva e si possono riusare. Ciò che non è nella riserva non si posa.',
    bans: 'Acireale è chiusa finché la SCE lo impone (7.1), Messina per un certo tempo dopo il terremoto (12).',
  },
  '10.3.1': {
    title: 'Costi del terreno',
    table:
      'Gli esagoni di pianura sono gratuiti. Il terreno accidentato costa 40, le colline 80, le montagne 160 se è nuovo lo scartamento normale o doppio; un quarto, 10, 20 o 40, se è nuovo solo il ridotto.',
    new: 'Contano solo i binari nuovi: basta un tratto nuovo normale o doppio per il prezzo intero. In questo insieme di tessere non c’è miglioria senza binari nuovi.',
    examples:
      'Da un paese giallo normale a uno verde misto è nuovo solo il ridotto: un quarto. Da una città gialla mista a una verde mista è nuovo anche del normale: prezzo intero. Una tessera marrone a doppio scartamento costa sempre il prezzo intero. La prima tessera mista costa 40 a Girgenti (accidentato) e 80 a Caltanissetta (colline).',
    sigi: 'Con la SIGI lo scartamento normale nuovo costa 20, 40 o 80 (7.1).',
    again:
      'Il costo passa dalla cassa alla banca prima di posare la tessera. Il segnalino resta: ogni miglioria paga di nuovo.',
  },
  '10.4': {
    title: 'Piazzare una stazione',
    one: 'Una stazione per turno dalla scheda, senza pagare. La stazione della sede non è quella del turno: si piazza nel turno azionario. Una società ne ha tre e non ne riceve altre; quelle perse nel terremoto tornano solo se chiude e viene riavviata.',
    route:
      'La città deve essere unita da un percorso valido, di qualsiasi lunghezza, a una stazione propria sulla mappa; non si piazza oltre una città chiusa da altri, e una città piena non ha spazio. Con la SMS non serve un percorso, solo nelle città costiere.',
    space:
      'Deve esserci uno spazio libero; una città con due spazi è aperta finché entrambi non sono occupati. Una società non ha mai due stazioni nello stesso esagono. Paesi, porti e Calabria non ne accettano.',
    home: 'L’ultimo spazio libero nella sede di una società non operativa, non ancora avviata o chiusa, resta per lei; un secondo si può usare. Con cinque società la sede di quella tolta è libera per tutte.',
    blocks: 'Una stazione impedisce il passaggio ad altri solo dove non ci sono spazi liberi.',
  },
  '10.5': {
    title: 'Far correre i treni',
    must: 'Una società con un treno deve farlo correre se ha un percorso valido. Gli incassi di tutti i treni si sommano.',
    pays: 'Il presidente poi distribuisce tutto o trattiene tutto. In entrambi i casi paga la banca.',
    nothing:
      'Senza treni non c’è incasso e il segnalino va a sinistra di una colonna, in giù al bordo sinistro. Con treni ma senza percorso valido è lo stesso.',
  },
  '10.5.1': {
    title: 'Scegliere i percorsi',
    named: 'Il presidente indica un percorso per ogni treno.',
    stops:
      'Ogni percorso richiede due città, o una città e un paese; i porti non contano. Può avere quante altre città e paesi si vuole e fino a due porti. Almeno una città del percorso di ogni treno ha una stazione propria.',
    exampleStops: 'Da Palermo al suo porto e nient’altro non è una corsa.',
    length:
      'La lunghezza è il numero di lati attraversati; l’esagono di partenza non conta. Per i treni ordinari il normale conta 1 e il ridotto 2, per gli R6H il contrario. I limiti: 4H 4, 6H 6, 8H 8, 10H 10, 12H 12, 16H 16, R6H 6. Corse più brevi sono permesse, per quanto lo consente l’obbligo del massimo incasso. La freccia di un porto conta come un lato, secondo il suo scartamento.',
    exampleLength: 'Un 4H attraversa al massimo quattro lati a scartamento normale, un 16H sedici.',
    dual: 'Una tratta da fermata a fermata tutta a doppio scartamento conta 1 per lato per ogni treno. Insieme al ridotto o al normale, il doppio conta come quello per tutta la tratta. Ridotto e normale non stanno mai insieme in una tratta; lo scartamento cambia alle fermate.',
    messina:
      'L’esagono diviso a nord-est di Messina conta due. La Calabria è una fermata come una città, con un valore proprio, senza stazioni, e solo un estremo; da Messina alla Calabria è una corsa.',
    exampleMessina: 'Da Messina alla Calabria si contano tre.',
    several:
      'Più treni non condividono nessun tratto. Possono incontrarsi o incrociarsi nelle stazioni su binari diversi, e usare binari separati della stessa tessera; due rami che escono dallo stesso lato condividono binari. Una stazione usata da due treni conta per entrambi.',
    exampleLines:
      'Fase 10: un 8H della Lilibeo corre a scartamento normale da Palermo a Partinico (2), Alcamo (3), Castelvetrano (5), Mazzara (7) e Marsala (8), per L.160. Nello stesso turno un secondo 8H corre a scartamento ridotto da Palermo a Partinico (2) e Marsala (8), per L.130. Non può contare come normale l’ingresso a Marsala, sebbene Marsala sia doppia.',
    exampleReverse:
      'Un R6H corre a scartamento ridotto da Palermo a Partinico (1), Marsala (4) e Trapani (5, un lato doppio), per L.160 con i valori disegnati; nella fase 16, quando le città grigie valgono 40, per L.180. Tra Palermo e Partinico la linea normale conta 2 per i treni ordinari e 4 per un R6H, quella ridotta 2 e 1.',
  },
  '10.5.2': {
    title: 'Calcolare l’incasso',
    sum: 'Un percorso incassa la somma di tutti i valori delle sue città, dei paesi e dei porti. I valori vanno da 10 a 130.',
    exampleSum: '30, 20 e 20 fanno L.70, cioè 7 per azione sulla tabella degli incassi.',
    best: 'Bisogna prendere il totale più alto che tutti i treni insieme possono lecitamente incassare. Lo trova il programma; tra risultati uguali sceglie il presidente.',
    grey: 'Le città grigie hanno tre valori: il più basso nelle fasi 4 e 6, il medio nelle fasi 8 e 10, il più alto nelle fasi 12 e 16. Trapani, Marsala e Terranova 20, 30, 40; Calabria 10, 30, 90. I paesi grigi St. Stefano, Taormina, Milazzo e Augusta pagano sempre 10. Conta la fase al momento della corsa.',
    port: 'Le L.20 della CNM fanno parte del valore di quel porto per chi le possiede.',
    chart: 'La tabella degli incassi serve solo da promemoria.',
  },
  '10.5.3': {
    title: 'Distribuire l’incasso',
    dividend:
      'Come dividendo ogni azione riceve un decimo dell’incasso. La parte delle azioni in cassa va alla società, quella del pool resta alla banca.',
    exampleShares:
      'Il presidente ha il 50%, la cassa il 20%, il pool il 30%, l’incasso è 50: il presidente riceve 25, la cassa 10, e 15 restano alla banca.',
    right:
      'Se il dividendo totale è almeno pari alla quotazione di un’azione prima del movimento, il segnalino va a destra di una colonna; se è minore, resta fermo. Al bordo destro, o alla zona blu prima della fase 16, sale invece di una riga, e se nemmeno questo è possibile resta fermo.',
    exampleMove: 'A 144 un dividendo di 140 non muove nulla, uno di 150 sì; ne servono in tutto 144.',
    withheld:
      'Se si trattiene, tutto va in cassa e il segnalino va a sinistra di una colonna, al bordo sinistro in giù di una riga. Un incasso nullo non è un dividendo: il segnalino va a sinistra.',
  },
  '10.6': {
    title: 'Comprare treni',
    duty: 'Una società che ha un percorso su cui un treno potrebbe correre deve possedere un treno: se non ne ha, deve comprarne uno in questo passo. Si controlla in questo momento: una sua stazione raggiunge una seconda città o un paese, per quanto lontano. Senza un percorso simile non c’è obbligo, e nemmeno se né la banca né il pool hanno un treno che essa possa comprare.',
    may: 'Senza obbligo, o con un treno già suo, può comprare treni con il proprio denaro, più d’uno per turno, uno dopo l’altro, ciascuno pagato subito.',
    limit:
      'Il limite è di quattro treni nelle fasi 4 e 6, tre nella fase 8, due dalla fase 10 in poi. Al limite non si compra, nemmeno se l’acquisto farebbe rottamare treni propri.',
    bank: 'Banca e pool vendono al valore nominale, pagato alla banca. La banca vende 4H, 6H, 8H, 10H, 12H e 16H in quest’ordine, ogni classe quando la precedente è esaurita. Dopo il primo 16H sono in vendita sia gli altri 16H sia gli R6H.',
    others:
      'Da un’altra società un treno costa quanto si concorda, almeno L.1 e al massimo ciò che ha chi compra, pagato nella cassa dell’altra. Il presidente di questa deve essere d’accordo. Compra solo la società che opera, quindi nessuna vende un treno nel proprio turno. È possibile in ogni fase, anche per l’ultimo treno di chi vende.',
    phase:
      'Il primo treno di una classe comprato dalla banca fa iniziare subito la sua fase; gli R6H e i treni del pool o di altre società no. Il primo 8H rottama i 4H, il primo 10H i 6H, il primo 16H gli 8H; 10H, 12H, 16H e R6H non sono mai rottamati.',
    roster:
      'Treni con cinque e con sei società, e prezzo: 4H 4 e 4, L.100; 6H 3 e 4, L.200; 8H 2 e 3, L.350; 10H 2 e 2, L.550; 12H 1 e 1, L.800; 16H 4 e 5, L.1.100; R6H 2 e 2, L.350.',
    pool: 'I treni in eccesso vanno subito nel pool senza compenso; in nessun altro modo un treno vi arriva. Dal pool ogni società può comprarli subito al valore nominale.',
    exampleLimit:
      'Nella fase 8 una società con due 8H può comprare il primo 10H, perché il limite è tre; poi scarta uno dei tre. Nella fase 12 una società con due 8H non può comprare il primo 16H.',
    next: 'Un treno comprato ora corre al più presto nel turno successivo.',
  },
  '10.7': {
    title: 'Fondi d’emergenza',
    when: 'Solo se una società non ha treni, deve possederne uno, ha in cassa meno di quanto costa il treno più economico di banca e pool, e non ha concluso un accordo con un’altra società, il presidente deve aiutarla. Se la cassa può pagare il più economico, nessun aiuto è permesso e la società compra ciò che può pagare. In nessun altro momento un presidente aggiunge denaro.',
    deal: 'Nessuno è obbligato a un accordo. Un accordo lo paga solo la cassa.',
    cash: 'Prima il presidente aggiunge il proprio denaro. Solo se non basta vende azioni finché basta; quali, e in quale ordine, lo sceglie lui. Appena il treno più economico si può pagare, la vendita finisce: nessun certificato più del necessario.',
    rules:
      'Valgono tutti i limiti di 9.2: pool, primo turno operativo, nessun certificato del presidente nel pool, quotazioni che scendono. Nessuna vendita può cambiare la presidenza della società che opera; per le altre è possibile. La società ora non vende nulla dalla cassa.',
    paid: 'Se il denaro si trova, si compra il treno più economico di banca e pool, non da un’altra società; tra più treni allo stesso prezzo sceglie il presidente. Questi aggiunge esattamente ciò che manca, quindi la cassa resta vuota e in questo turno non si compra altro. Ciò che le vendite hanno reso in più resta al presidente.',
    cannot:
      'Se non si trova, il presidente vende tutto ciò che può, tutto il denaro va in cassa, la società chiude (11) e la cassa va alla banca. Non è una scelta finché il denaro si può raccogliere.',
    after:
      'Chi allora non ha più azioni, contando dopo la chiusura e senza le private, sceglie: lasciare la partita con L.0 o prendere L.500 dalla banca. Ogni prestito costa L.750 alla fine; non ha interessi e non si restituisce mai. Chi ha ancora azioni continua con L.0 e senza prestito. Chi lascia finisce con L.0 qualunque cosa accada, e le sue private chiudono.',
    closing:
      'Se le vendite spingono in Chiusa la società che opera, essa chiude subito e il passo è finito. Anche ogni altra società spinta lì chiude subito.',
    privates:
      'Nelle fasi 6, 8 e 10 la società può ancora comprare private finché in questa emergenza non si sono vendute azioni.',
  },
  '10.8': {
    title: 'Attività finanziarie',
    either:
      'Una società può vendere uno o più certificati della cassa, una sola volta e quanti vuole, o ricomprare un certificato dal pool, o nessuna delle due cose.',
    sale: 'Per una vendita la banca paga per ogni azione il prezzo di prima, e il segnalino scende di una riga per ciascuna; se entra in Chiusa, la società chiude. Nel primo turno dopo l’avvio non si vende. Dopo, il pool contiene al massimo il 50%. L’ultimo certificato non si vende finché ci sono singoli in cassa, a meno che tutti vadano in una sola vendita.',
    buyBack:
      'Un riacquisto è un certificato del pool alla quotazione di mercato, l’ultimo al doppio, pagato alla banca; non in un turno con una vendita, e non l’ultimo certificato finché nel pool ci sono singoli. Non muove il segnalino ed è permesso anche nel primo turno. Le azioni tornano della cassa: i loro dividendi vanno alla società, e i giocatori possono comprarle.',
  },
  '11': {
    title: 'Chiusura di società',
    when: 'Una società chiude subito quando il suo segnalino entra in Chiusa, per qualsiasi motivo, o quando dopo un’emergenza non ha un treno. Se è il suo turno, il turno è finito.',
    removed:
      'Si tolgono stazioni, treni, certificati, private e segnalino del porto. Gli azionisti non ricevono nulla, la cassa va alla banca. Treni e private non tornano mai. I binari restano sulla mappa. I certificati non contano più per il limite di nessuno.',
    again:
      'Dal turno azionario successivo, non in quello in cui ha chiuso, si può avviare di nuovo, ultima nell’ordine e come nuova: un valore iniziale della fase, il prezzo delle stazioni, tutti i certificati e tre stazioni, comprese quelle perse nel terremoto.',
    home: 'Nella sede le resta riservato uno spazio come prima del primo avvio; non alla Garibaldi.',
    port: 'Il bonus del porto finisce con la chiusura e non torna.',
  },
  '12': {
    title: 'Il terremoto di Messina',
    when: 'Arriva subito quando si compra il primo 12H: comincia la fase 12, le private chiudono, viene il terremoto, poi il turno continua. Nel mezzo la SMS e la CNM non si possono usare.',
    messina:
      'La tessera su Messina viene tolta e torna nella riserva; resta la città stampata, con uno spazio, valore 30 e un binario verso sud. Nessuna tessera si posa lì prima della fine del prossimo turno azionario. Nuove stazioni si possono piazzare subito, se spazio e collegamento lo permettono, anche da chi ne ha persa una.',
    tokens:
      'Tutte le stazioni di Messina sono perse, con o senza tessera, e non tornano sulle schede. Tornano solo se la società chiude e viene riavviata.',
    garibaldi:
      'La Garibaldi chiude se Messina era la sua sede e non ha altre stazioni sulla mappa; con un’altra continua senza sede. Se la Garibaldi stessa ha comprato quel 12H e chiude, il treno è perso e la fase 12 resta.',
  },
  '13': {
    title: 'Fine della partita',
    ends: 'La partita finisce in tre modi: un segnalino raggiunge 377, la banca resta senza denaro, o resta un solo giocatore; in quest’ultimo caso subito.',
    price:
      'Se 377 è raggiunto in un turno operativo, la partita finisce dopo il turno di quella società, giocato per intero; una discesa successiva non cambia nulla. Le società che non hanno ancora operato perdono il turno. Se è raggiunto nel controllo dopo un turno azionario, la partita finisce con il primo turno completato da una società che sia mai stata a 377, anche se nel frattempo è scesa. Questo precede la fine per la banca.',
    bank: 'La banca è saltata, e lo resta, quando un pagamento supera ciò che ha. Se accade in un turno operativo, la serie in corso si gioca fino alla fine; se in un turno azionario, si giocano quel turno e una serie intera di turni operativi. Ciò che la banca non può pagare è dovuto e conta per intero.',
    score:
      'Il patrimonio è denaro più azioni alla quotazione, dove il certificato del presidente e l’ultimo valgono due azioni ciascuno. Private, denaro delle società, treni e schede non contano. Ogni prestito costa L.750, ma nessuno finisce sotto L.0. Chi ha lasciato la partita ha L.0.',
    winner: 'Vince il patrimonio più alto; a parità la vittoria è condivisa.',
    stalemate:
      'Il regolamento non prevede altri modi di finire. Qui la partita finisce anche quando, per un turno azionario e tutta la sua serie di turni operativi, nessuno ha potuto fare altro che passare e nessun denaro si è mosso.',
  },
  '14': {
    title: 'Varianti',
    agreed:
      'Una variante si usa solo se tutti i giocatori l’hanno concordata prima della partita. Si aggiungono solo i passi delle varianti scelte.',
    turn: 'Il turno è allora: tessera, stazione, corsa, acquisto di una stazione, pedina E, treni, attività finanziarie, interessi, rimborso dell’obbligazione, emissione dell’obbligazione. Le private si comprano in qualsiasi momento del turno nelle fasi 6, 8 e 10, come prima.',
  },
  '14.1': {
    title: 'Acquisto di stazioni',
    purchase:
      'Dalla fase 6, dopo la corsa e prima dei treni, una società può comprare una stazione di un’altra sulla mappa, se il presidente di questa è d’accordo, per almeno L.1 del proprio denaro, pagata da cassa a cassa. Le serve un percorso fino a quella città; una città piena di altri si raggiunge come estremo.',
    replace:
      'Una pedina della sua scheda prende il posto; l’altra torna sulla propria scheda e si può piazzare di nuovo senza pagare. È in aggiunta alla stazione ordinaria del turno, una volta per turno. Non è possibile con una stazione propria già in quell’esagono, né senza pedine sulla scheda.',
    home: 'Le stazioni delle sedi non sono in vendita. La sede della Garibaldi è la città scelta all’avvio; dopo il terremoto deve tenere almeno una stazione.',
  },
  '14.2': {
    title: 'Obbligazioni',
    issue:
      'Ogni società ha un’obbligazione da L.500. Dalla fase 8 può emetterla come ultimo passo del turno: la banca versa L.500 in cassa e il segnalino va a sinistra di una colonna, in giù al bordo sinistro, anche in Chiusa se si arriva a tanto. In quel turno non ci sono interessi. Le obbligazioni emesse stanno presso la banca; non sono azioni e non contano per nessun limite.',
    interest:
      'In ogni turno successivo con l’obbligazione in circolazione L.50 vanno alla banca dopo le attività finanziarie. Se in cassa mancano, il presidente aiuta per la differenza come in 10.7; se non può, la società chiude come lì. Gli interessi vengono prima del rimborso, quindi il turno del rimborso paga entrambi.',
    repay:
      'L’obbligazione si rimborsa per intero, L.500 dalla cassa e senza aiuto. Il segnalino va poi a destra di una colonna, in su al bordo, rispettando la zona blu. L’obbligazione torna sulla scheda e si può emettere di nuovo, anche nello stesso turno.',
    closing:
      'Se una società chiude con l’obbligazione in circolazione, L.500 vanno alla banca: prima dalla cassa, il resto dal presidente come in un’emergenza. Riavviata più tardi, non ha obbligazioni in circolazione e può emetterla.',
    score:
      'Alla fine ogni azione di una società con l’obbligazione in circolazione vale L.100 in meno, ma non meno di nulla.',
  },
  '14.3': {
    title: 'Sogni elettrici',
    needs: 'Questa variante si usa solo insieme alle altre due.',
    tokens:
      'Le pedine E si vendono dopo il primo 12H. La prima costa L.1.100 nella fase 12 e L.800 nella fase 16, le altre cinque L.800 e L.550. Si comprano solo dalla banca, con il denaro della cassa, in un passo subito prima dei treni, e quindi non nel turno in cui quella società compra il primo 12H. Una società ne ha al massimo una, e non si commerciano mai.',
    trains:
      'Ci sono sei treni E a L.550. Solo una società con una pedina E può comprarne uno, da banca, pool o società. Contano per il limite di treni, stanno accanto alle altre classi, non fanno iniziare fasi e non sono mai rottamati. Come treno più economico di 10.7 contano solo per una società con pedina E.',
    runs: 'Un treno E corre per qualsiasi lunghezza su scartamento normale e doppio ma non sul ridotto, e raddoppia l’incasso di Catania, Messina, Palermo e Siracusa nel proprio percorso. Segue tutte le altre regole dei percorsi e non condivide binari con altri treni.',
    example: 'Palermo marrone (130) conta 260 per un treno E.',
  },
  '15': {
    title: 'Chiarimenti',
    topics:
      'Questa sezione non ha regole proprie. Nomina ciò che è stabilito sopra: azioni e certificati, l’asta, la SMS, le perdite nel terremoto, gli ultimi certificati, i beni di una società chiusa e le vendite in un’emergenza.',
  },
};
