import type { RulebookText } from './outline.ts';

/** Le regole di 1865 con parole nostre, sezione per sezione come le contano i regolamenti. */
export const it: RulebookText = {
  '0': {
    title: 'Componenti',
    cards:
      'Il gioco ha otto schede di società, 72 certificati (nove per società), 36 carte treno, 8 carte marittime, 18 carte prestito, 171 tessere, una carta priorità e tre carte posto.',
    discs: 'Ogni società ha dieci dischi: sette stazioni e tre segnalini, per il valore, il rango e l’incasso.',
    supplies:
      'Il traffico si conta con gettoni da 1, 5 e 10. Gettoni, carte prestito e denaro non mancano mai; le tessere sì: ciò che è finito non si posa.',
  },
  '1': {
    title: 'Introduzione',
    map: 'La mappa mostra due isole, Sardegna e Corsica. I cerchi bianchi sono città; sei sono grandi, gialle e portano le lettere C, O, N, S, P, B. Ci sono otto miniere, ciascuna una stazione con un solo spazio, e paesi, che non accolgono stazioni di società. Fiumi e montagne stanno sui confini tra gli esagoni, mai dentro. Rotte marittime tratteggiate uniscono le isole.',
    companies:
      'Ci sono otto società pubbliche, ognuna con una sede e una destinazione: FMS (rossa) da Cagliari a Serbariu, RCSF (verde) da Oristano a Cagliari, SFSS (blu) da Sassari a Olbia, FCS (marrone) da Isili a Nuoro, SFS (arancione) da Arbatax a Cagliari, FA (gialla) da Nuoro a Olbia, CFC (grigia) da Bastia ad Ajaccio, CFD (nera) da Portovecchio a Bastia.',
    kinds:
      'Una società è minore o maggiore. Tutte iniziano come minori e possono diventare maggiori dopo aver raggiunto la destinazione. La scheda ha sette posti per le stazioni e tiene denaro, gettoni, treni e ogni altro bene.',
    certificates:
      'In una minore un certificato singolo è il 20% e quello del presidente il 40%; in una maggiore il 10% e il 20%. Il certificato del presidente è una doppia azione ma un solo certificato. Un’azione singola vale la quotazione, una doppia il doppio, nelle minori come nelle maggiori.',
    limits:
      'Il numero di certificati e la percentuale di una società hanno limiti separati, e valgono entrambi: nessuno possiede più del 60% di una società. Le prime cinque azioni di una maggiore sono il retro dei certificati della minore.',
    maritime:
      'Ci sono otto compagnie marittime; ogni giocatore ne riceve due. Luoghi del bonus: M1 Olbia, M2 Arbatax, M3 Cagliari, M4 le tre miniere di Carbonia (Serbariu, Monteponi, Su Zurfuru), M5 Oristano, M6 Sassari, M7 Ajaccio, M8 Calvi.',
    transfer: 'Un giocatore può cedere gratis una carta a una delle sue società; da allora vale l’altra faccia.',
    market:
      'Il mercato è una sola fila di caselle da 10 a 490; la cifra è il valore di un’azione singola. Le due cifre minori sono i prezzi nella zona bianca e in quella verde, per gli acquisti dai Dragoni e per gli assorbimenti.',
    exampleMarket:
      'Le caselle da 70 a 120 hanno i prezzi 75/90, 85/100, 95/110, 110/130, 120/140, 130/150; quelle da 130 a 195 hanno 140/160, 150/170, 160/180, 180/200, 195/215, 210/230.',
    pool: 'I certificati venduti stanno nel pool, da dove si possono comprare. Trattenere non abbassa mai il valore. Una società che distribuisce e compra un treno nuovo nello stesso turno sale di due caselle.',
    rank: 'Il rango di una società è la somma dei numeri di fase dei suoi treni e del numero delle sue stazioni sulla mappa.',
    tiles:
      'Le tessere sono di binario, paese, città o miniera, in giallo, verde, marrone o grigio. La cifra con il cubo è il traffico della stazione: le grandi città danno più delle altre, le città più dei paesi, i colori successivi di solito di più. Le miniere danno traffico a ogni turno, e sempre meno. Posare tessere non costa nulla per il terreno.',
    markers: 'Le stazioni vanno sugli spazi liberi di città e miniere. Ogni società comincia con una nella sua sede.',
    trains:
      'Ci sono sei tipi di treno, da PH2 a PH7. Ogni gettone che trova posto rende L.10, gli altri nulla. L’ultimo PH2, PH3 e PH4 costa meno. I treni in vendita stanno nella pila disponibile, quelli delle fasi successive nella pila futura.',
    loans:
      'Un prestito statale è di L.500. Una società ne prende solo per assorbirne un’altra, mai per binari, stazioni o treni.',
    priority:
      'La carta priorità indica il primo giocatore di un turno azionario. In quattro fa anche da quarta carta posto; le carte posto servono una volta sola. Il tabellone dei turni mostra a che punto è la partita.',
  },
  '2.1': {
    title: 'Panoramica',
    aim: 'Vince chi alla fine ha il patrimonio più alto: i contanti più il valore delle azioni.',
    shares: 'I dividendi vanno a chi possiede le azioni, e ognuno può avere azioni di qualsiasi società.',
    president:
      'Il giocatore con più azioni è presidente e decide tutto per la società, che le giovi o no. Quando un altro ha più azioni, la carica passa a lui.',
    short: 'Due o tre giocatori possono scegliere la partita breve; in due è consigliata.',
  },
  '2.2': {
    title: 'Sequenza e fasi',
    phases:
      'Il gioco ha sette fasi. Nella fase 1 si assegnano le carte marittime; la fase 2 inizia subito dopo. Ogni fase successiva inizia con l’acquisto del primo treno del suo numero.',
    rounds: 'Poi si alternano un turno azionario e sempre due turni operativi, fino alla fine.',
    phase2:
      'Fase 2: tessere gialle; quattro treni per società; le società si avviano come minori, con valori iniziali da 60 a 100; da ora le minori possono convertirsi e le carte si possono cedere.',
    phase3: 'Fase 3: tessere verdi; tre treni; anche i valori 110, 120 e 130.',
    phase4: 'Fase 4: i treni PH2 vengono rottamati.',
    phase5:
      'Fase 5: tessere marroni; le carte marittime ancora in mano ai giocatori vengono scartate; le società si avviano come maggiori, quelle non ancora avviate vengono girate subito e ricevono gli altri cinque certificati; anche i valori 140 e 150.',
    phase6: 'Fase 6: due treni; i treni PH3 vengono rottamati.',
    phase7: 'Fase 7: tessere grigie; i treni PH4 vengono rottamati.',
    stays: 'Ciò che una fase porta vale anche nelle successive, salvo indicazione diversa.',
    exampleGreen: 'Le tessere verdi arrivano nella fase 3 e si possono posare dalla fase 3 alla 7.',
    change:
      'Un cambio di fase segue quest’ordine: il treno viene pagato e consegnato, la fase inizia, i treni vengono rottamati, le società scartano i treni oltre il nuovo limite, le carte marittime escono, i ranghi si adeguano.',
  },
  '2.3': {
    title: 'Informazioni pubbliche',
    open: 'Azioni e contanti dei giocatori, treni, traffico, prestiti e cassa delle società sono visibili a tutti.',
    manners: 'Pianifica il tuo turno in anticipo e non interrompere con domande quello degli altri.',
  },
  '2.4': {
    title: 'Preparazione',
    money:
      'La banca ha esattamente L.8.000; qualcuno la tiene, qui il programma. Ogni giocatore riceve L.360 in due, L.330 in tre, L.300 in quattro, presi dalla banca.',
    trains:
      'I treni PH2 formano la pila disponibile, gli altri la pila futura per fase; la carta scontata è sempre l’ultima del suo tipo.',
    offer: 'Tutti i certificati delle minori stanno nell’offerta iniziale, quello del 40% in cima.',
    homes:
      'La stazione di ogni società è nella sua sede fin dall’inizio; occupa uno spazio e blocca anche se la società non è avviata.',
    seats:
      'I posti si sorteggiano. Il numero uno riceve la carta priorità, il due siede alla sua sinistra, e così via.',
  },
  '2.5': {
    title: 'Assegnazione delle compagnie marittime',
    draft:
      'Tutti devono prendere carte, che non costano nulla. Chi ha la priorità ne sceglie una, gli altri seguono in ordine; l’ultimo ne sceglie subito una seconda, poi si torna indietro: chi ha la priorità sceglie per primo e per ultimo.',
    rest: 'Ogni giocatore finisce con due carte; le altre escono per sempre, e comincia il primo turno azionario. La partita breve ha sei carte: in due ne avanzano due, in tre si usano tutte.',
    exampleDraft: 'Tre giocatori: A prende M3, B M1, C M7 e M8, B M2, A M6; M4 e M5 escono dal gioco.',
  },
  '2.6': {
    title: 'Compagnie marittime',
    income: 'In mano a un giocatore una carta rende L.20 all’inizio di ogni turno operativo.',
    transfer:
      'In qualsiasi momento del turno di una società il suo presidente può cederle gratis una o più delle sue carte. Ognuna aggiunge subito 8 di copertura.',
    bonus:
      'Con una stazione nel luogo della carta la società prende tanti gettoni quanto il numero della fase; se la stazione arriva dopo, li prende allora, secondo la fase di quel momento. Per M4 basta una delle tre miniere. Serve la stazione, non la tessera, e ogni carta paga una volta.',
    exampleNow: 'Fase 4: la FMS con una stazione a Cagliari riceve M3 e prende 4 gettoni.',
    exampleLater:
      'La RCSF riceve M3 nella fase 4 senza stazione a Cagliari: nulla; la piazza nella fase 6 e prende 6 gettoni.',
    noTrain:
      'Carte senza treno non rendono nulla e non assolvono l’obbligo di averne uno: una società con traffico e carte ma senza treno deve comprare.',
    stay: 'Le carte in mano ai giocatori escono quando inizia la fase 5; quelle delle società valgono fino alla fine. Una carta ceduta non si cede più, salvo che in un assorbimento quelle della società assorbita passano all’altra.',
  },
  '2.7': {
    title: 'Fine della partita',
    broken:
      'La partita finisce quando la banca resta senza denaro. Se accade in un turno operativo si completa la serie; se in un turno azionario, lo si finisce e si giocano due turni operativi. Fino ad allora paga a credito, e una volta saltata resta saltata.',
    score:
      'Vince la somma più alta di contanti e azioni alla quotazione; a parità la vittoria è condivisa. Ogni prestito di una società toglie L.50 al valore della sua azione, i prestiti personali si detraggono per intero. Le azioni di una società avviata ma non operativa contano al suo valore.',
    stalemate:
      'Anche un turno azionario e due operativi in cui nessuno poteva fare altro che passare e nessun denaro si è mosso pongono fine alla partita.',
  },
  '3.1': {
    title: 'Turno azionario',
    turns:
      'Giocatori e Dragoni si alternano a comprare e vendere: prima i Dragoni, poi chi ha la priorità, e così via in senso orario, finché tutti hanno passato di seguito.',
  },
  '3.2': {
    title: 'Dragoni',
    between: 'I Dragoni giocano per primi e di nuovo tra un giocatore e l’altro.',
    exampleTurns:
      'I Dragoni comprano un’azione della SFSS, Alan vende azioni della FCS e ne compra una della SFSS, i Dragoni comprano un’azione della FCS, gioca Bob, poi di nuovo i Dragoni.',
    rank: 'Il rango è la somma dei numeri di fase dei treni e del numero di stazioni sulla mappa, per minori e maggiori; oltre 16 si legge 16. Cambia solo nei turni operativi.',
    exampleRank: 'Tre stazioni e due PH2: rango 7. Due stazioni e un PH3: 5. Cinque stazioni e nessun treno: 5.',
    rows: 'Una società divenuta operativa nelle fasi da 2 a 4 parte dalla prima riga della tabella, dopo dalla seconda. Il segnalino si muove di lato subito con stazioni e treni, e in basso solo prima di un turno azionario.',
    areas:
      'La tabella ha una zona rossa, una bianca e una verde. Nella bianca i Dragoni non fanno nulla. Una società appena avviata è sempre nel rosso: non la comprano.',
    who: 'Qualcuno muove per loro secondo le regole seguenti; qui lo fa il programma.',
    sell: 'Prima vendono al pool tutti i certificati nel rosso, un blocco per società in ordine operativo, finché il pool li accetta. Nei turni seguenti vendono ancora se si libera posto.',
    buy: 'Poi, se sotto il loro limite, comprano un certificato nel verde: la società di cui hanno meno certificati; tra queste il rango più alto; poi la meno cara; poi la prima della pila. L’offerta iniziale viene prima del pool.',
    pass: 'Al limite, o se nel verde non c’è nulla, non comprano.',
    limits:
      'Non sono mai presidente e non possiedono mai più del 50% di una società. Il loro limite è di 6 certificati nella fase 2, 10 nelle fasi 3 e 4, 16 dalla fase 5.',
    money:
      'Non hanno denaro proprio: con il pool non si muove denaro, per un certificato dell’offerta la banca paga la società. I loro certificati sono visibili.',
    exampleBuy:
      'La FMS ha rango 7 a 120 (maggiore), la RCSF rango 5 a 80 (maggiore), la SFSS rango 5 a 100 (minore), tutte nel verde; i Dragoni ne hanno 2, 1 e 1. Comprano un’azione della RCSF, una della SFSS, una della FMS e una della RCSF; poi la SFSS è esclusa dal 50%, quindi una della FMS e una della RCSF. Nella fase 2 si fermano dopo due.',
  },
  '3.3': {
    title: 'Giocatori',
    turn: 'Nel suo turno un giocatore può vendere quanti certificati vuole e poi comprarne uno; mai il contrario, mai due. Si può passare.',
    next: 'Poi giocano i Dragoni e il giocatore successivo in senso orario. Chi ha comprato o venduto avrà un altro turno. Quando tutti passano di seguito, Dragoni compresi, segue il primo turno operativo.',
  },
  '3.4': {
    title: 'Vendere',
    price:
      'I certificati si vendono al pool al valore di ogni azione, il doppio per una doppia; tutte le azioni di una società danno lo stesso prezzo.',
    double:
      'Il certificato del presidente si vende solo se un altro giocatore ne ha due singoli; prima si scambia, e chi vende può tenere uno dei due singoli.',
    drop: 'Le vendite del presidente o dei Dragoni abbassano il valore di una casella per azione, dopo il pagamento; quelle degli altri no.',
    block:
      'Le azioni di una società si vendono in un solo blocco per turno; quelle di più società in qualsiasi ordine.',
    bars: 'Le azioni di una società che non ha operato non si possono vendere; dopo un nuovo avvio si conta da capo. Il pool non accetta mai più del 50% di una società.',
    exampleSale:
      'Carl, che non è presidente, vende tre azioni della FA (maggiore, 110) e una della FMS (minore, 70): L.400, e nessun valore si muove.',
    exampleFull: 'Con due certificati della minore FMS (40%) nel pool non se ne può vendere un terzo.',
  },
  '3.5': {
    title: 'Comprare',
    where:
      'I certificati si comprano dall’offerta iniziale, dal pool o dai Dragoni; nell’offerta il primo è quello del presidente.',
    price:
      'Dall’offerta: al valore, alla società. Dal pool: al valore, alla banca. Dai Dragoni: al valore nel rosso, al prezzo stampato più basso nel bianco, al più alto nel verde, alla banca.',
    limit:
      'Nessun acquisto può superare il limite di certificati: 36, 24, 18 in due, tre, quattro. Le carte marittime non contano. Nessuno deve vendere per un limite; chi è sopra non compra.',
    sold: 'Chi ha venduto azioni di una società non può comprarne nello stesso turno azionario, da nessuna parte.',
    holding: 'Nessuno compra oltre il 60% di una società.',
  },
  '3.6': {
    title: 'Avviare una società',
    president:
      'Il primo certificato comprato è quello del presidente. Chi lo compra diventa presidente, fissa il valore iniziale da 60 a 100 (fino a 130 dalla fase 3, fino a 150 dalla 5), ne paga il doppio in cassa e prende la scheda. Il segnalino va in fondo alla pila.',
    purses:
      'Il denaro di giocatori e società resta separato: solo azioni, dividendi, indennizzi e un acquisto forzato lo spostano.',
    float: 'Finché non è venduto il 60% la società non opera. Poi diventa operativa, subito e per sempre.',
    gets: 'Riceve il segnalino di rango sul rango 1 della sua riga, i gettoni della sede com’è allora, e le sue stazioni. Una sede senza tessera (Isili, Arbatax) dà il traffico quando qualcuno posa la prima tessera; migliorie precedenti non danno altro.',
  },
  '3.7': {
    title: 'Società minori',
    minor:
      'Prima della fase 5 le società si avviano come minori. Diventano operative con il certificato del 40% e uno del 20% comprati da giocatori, ricevono il denaro di ogni azione venduta e hanno tre stazioni, sede compresa. Una avviata ma non operativa quando arriva la fase 5 resta minore.',
    exampleMinor:
      'La CFD viene avviata a 90 nella fase 2: i giocatori pagano 180, 90 e 90. Ha 360 in cassa e tre stazioni; Alan ha il 60%, Carl il 20%, resta un certificato e il valore è 90.',
  },
  '3.8': {
    title: 'Società maggiori',
    major:
      'Una maggiore nasce per conversione, per avvio dalla fase 5, o per nuovo avvio dopo un assorbimento. Diventa operativa con il certificato del 20% e quattro del 10% comprati da giocatori, riceve il denaro di ogni azione venduta e ha sette stazioni, sede compresa.',
    exampleMajor:
      'La FMS viene avviata a 110 nella fase 5: 220 e 330 fanno il 50%, e non è ancora operativa; altri 110 la rendono operativa. Ha 660 in cassa e sette stazioni; i giocatori hanno il 50% e il 10%, e restano quattro certificati.',
  },
  '3.9': {
    title: 'Conversione',
    when: 'Una minore si converte solo nelle operazioni prima di un turno azionario, se un percorso diretto porta da una sua stazione alla destinazione: binari continui da una città o miniera con la sua stazione a una città o miniera, senza attraversarne altre. I paesi non contano, e a destinazione non serve una stazione.',
    effects:
      'I suoi certificati diventano del 10% e del 20%, e cinque nuovi del 10% vanno nell’offerta, subito in vendita.',
    markers:
      'Riceve una stazione in più nella fase 2, due nella fase 3, tre nella fase 4 e quattro dalla fase 5, ma non ne ha mai più di sette.',
    exampleConvert:
      'La CFD si converte nella fase 3: Alan passa dal 60 al 30%, Carl dal 20 al 10%; ha due stazioni in più e sei certificati nell’offerta, e il valore non cambia.',
  },
  '3.10': {
    title: 'Passaggio della presidenza',
    purchase:
      'Un giocatore con una percentuale maggiore diventa presidente: dà due certificati singoli per quello del presidente e prende la scheda con tutto ciò che contiene.',
    exampleBuy:
      'Nella maggiore CFD Alan ha il 30%. Carl compra il quarto certificato, 40%: si scambiano. Alan ha tre singoli, Carl tre certificati per il 40% e la carica.',
    sale: 'Un presidente può vendere fino a perdere la carica solo se un altro giocatore ha due o più certificati e il pool ha posto. Dichiara il numero; chi avrà di più diventa presidente, a parità il primo alla sua sinistra; lo scambio precede la vendita.',
    exampleSell:
      'Alan con il 30% vende tutto, Carl ha il 20%: si scambiano, tre singoli vanno nel pool, Carl è presidente e il valore scende di tre caselle.',
  },
  '3.11': {
    title: 'Movimenti sul mercato',
    up: 'Il valore sale di una casella per un dividendo maggiore di zero, e di una, una volta per turno, per treni nuovi dalla pila disponibile.',
    down: 'Scende di una casella per ogni azione venduta dal presidente o dai Dragoni, vendite forzate comprese, e di una per un incasso nullo.',
    pile: 'Un segnalino che entra in una casella va in fondo alla pila. Trattenere non lo muove. A 10 e a 490 resta dov’è.',
    exampleTwo: 'La FMS distribuisce 130 e compra un PH3 nuovo: due caselle, da 130 a 150, in fondo alla pila.',
    exampleNone: 'La RCSF trattiene 160 e compra un PH3 della FMS: resta ferma.',
    exampleBoth: 'La SFSS ha un incasso nullo e compra un PH4 nuovo: giù e di nuovo su, in fondo alla pila.',
  },
  '3.12': {
    title: 'Prima di un turno azionario',
    order: 'Immediatamente prima di ogni turno azionario: miniere, poi ranghi, poi conversioni.',
    mines:
      'Le miniere con una stazione calano di un grado: da giallo a verde dalla fase 3, da verde a marrone dalla 5. Le altre restano, e mai due gradi insieme.',
    ranks: 'Un segnalino di rango non ancora sulla riga della fase scende di una riga, mai di più.',
    exampleRow: 'Nella fase 4 un segnalino sulla riga PH2 va alla riga PH3.',
    exampleRows:
      'Fase 5: la RCSF scende di una riga nel rosso, la SFSS raggiunge la riga PH5 nel bianco, la SFS è già lì e resta.',
    asked:
      'Ai presidenti delle minori che possono convertirsi si chiede in ordine operativo; possono rifiutare. Una conversione ha effetto subito.',
  },
  '3.13': {
    title: 'Dopo un turno azionario',
    priority:
      'La priorità va a sinistra del giocatore che per ultimo ha comprato o venduto; i Dragoni non contano. Se nessuno l’ha fatto, resta.',
    noBonus: 'Una società con tutti i certificati venduti non riceve alcun bonus.',
  },
  '4.1': {
    title: 'Turno operativo',
    cards: 'Prima ogni carta marittima in mano a un giocatore rende L.20.',
    order:
      'Poi ogni società opera una volta, per valore decrescente, nella stessa casella dall’alto della pila. La prossima si cerca di nuovo dopo ogni turno.',
    steps:
      'Un turno va così: binari, miniere, stazione, treni e incasso, acquisto di treni. Binari, stazione e acquisto sono facoltativi.',
    anyTime:
      'Carte marittime e rimborsi di prestiti si fanno in qualsiasi momento del turno, gli assorbimenti all’inizio.',
    next: 'Quando tutte hanno operato, segue il turno successivo.',
  },
  '4.2': {
    title: 'Posare e migliorare binari',
    tiles:
      'All’inizio solo i sei esagoni gialli hanno binari. Una società può posare una tessera gratis e una seconda per L.20, che può migliorare la prima. Una tessera lascia la mappa solo per una miglioria.',
    traffic:
      'Una miglioria di traffico porta il colore successivo e conserva tutti i binari, collegati o no: giallo su terreno libero, verde su giallo (anche gli esagoni stampati), marrone su verde, grigio su marrone, secondo l’elenco delle tessere.',
    city: 'Quando una città cresce di traffico, ogni società con una stazione lì prende subito la differenza. Un paese non dà nulla allora; i percorsi successivi ne prendono il nuovo traffico.',
    exampleCity:
      'Nuoro passa da verde 4 a marrone 5: la RCSF e la FA, che vi hanno stazioni, prendono un gettone ciascuna.',
    competitive:
      'Una miglioria competitiva porta una tessera dello stesso colore; i collegamenti con i vicini restano, gli altri binari possono sparire. Qualcosa deve cambiare, e nessuna miglioria lascia meno spazi che stazioni.',
    exampleSanluri:
      'La FCS migliora Isili in verde e prende un gettone, poi paga 20 e sostituisce il paese dritto di Sanluri con uno curvo.',
    reach:
      'La società deve essere collegata con binari di qualsiasi lunghezza fino a un binario della nuova tessera; una città piena di stazioni altrui blocca. Una sede senza tessera deve riceverla per prima.',
    fit: 'Le tessere si posano lato contro lato in qualsiasi orientamento permesso. I paesi prendono tessere paese, le città tessere città; gli esagoni con lettera solo le proprie tessere verdi, marroni e grigie.',
    sea: 'I binari non possono finire in mare aperto, ma possono finire contro un lato vuoto di un vicino. Le rotte tratteggiate contano come binari stampati.',
    restricted:
      'Tessere marroni: 63 solo a Isili, Olbia e Ajaccio; 700 solo ad Arbatax e Calvi; 146 solo nei paesi costieri.',
    mines: 'Le tessere miniera 173, 174 e 175 vanno solo sulle otto miniere, e i giocatori non le migliorano mai.',
    again: 'Le tessere sostituite tornano disponibili.',
  },
  '4.3': {
    title: 'Miniere',
    chips:
      'A ogni suo turno una società prende gettoni dalle sue miniere: 2 da una gialla, 1 da una verde, nessuno da una marrone. Una miniera ha un solo spazio.',
    carbonia: 'Una società ha al massimo una stazione nelle tre miniere di Carbonia insieme.',
  },
  '4.4': {
    title: 'Stazioni',
    one: 'Una società piazza al massimo una stazione per turno operativo. Le sedi sono sulla mappa dall’inizio; quella di una società riavviata si piazza quando se ne compra il certificato del presidente.',
    route:
      'Serve un percorso diretto da una sua stazione a una città o miniera con uno spazio libero: senza attraversare altre città o miniere, nemmeno con stazione propria, e nulla due volte. Mai due stazioni di una società su una tessera.',
    cost: 'Ogni confine sul percorso costa: pianura 10, fiume 40, montagna 60, una rotta marittima invece i suoi 60, 100 o 120 stampati. Il presidente sceglie il percorso, e la cassa deve pagarlo.',
    traffic:
      'La società prende il traffico dei paesi sul percorso scelto e della città o miniera alla fine; la partenza non dà nulla.',
    stays:
      'Una stazione non si sposta mai, salvo in un assorbimento. Attraverso una città piena passano, per posare tessere, solo le società che vi hanno una stazione.',
  },
  '4.5': {
    title: 'Treni e incasso',
    revenue: 'L’incasso è dieci volte il minore tra gettoni e copertura.',
    exampleChips: '14 gettoni e due PH2 (copertura 16) rendono 140.',
    exampleSeats: '30 gettoni, un PH2 e un PH3 (copertura 22) rendono 220.',
    dividend:
      'Il presidente distribuisce o trattiene. Ogni azione riceve la sua percentuale; ciò che spetta a pool e Dragoni resta in banca, ciò che spetta all’offerta va alla società. Il trattenuto va in cassa.',
    value:
      'Il valore sale di una casella se l’incasso viene distribuito, scende di una se è nullo e resta fermo se viene trattenuto.',
  },
  '4.6': {
    title: 'Acquisto di treni',
    limit: 'Una società può comprare treni entro il suo limite; le carte marittime non contano.',
    table:
      'Copertura, costo (l’ultimo), numero, rottamato da: PH2 8, 100 (70), sei, PH4. PH3 14, 200 (160), cinque, PH6. PH4 20, 350 (300), quattro, PH7. PH5 25, 500, due, mai. PH6 30, 650, tre, mai. PH7 35, 800, senza limite, mai.',
    oneByOne:
      'I treni si comprano uno alla volta, e un cambio di fase si esegue prima del successivo. Un limite abbassato vieta altri acquisti; nessuno scarta un treno per far posto.',
    discard:
      'I treni oltre un nuovo limite vanno nel pool senza compenso, a scelta del presidente, prima chi compra, poi in ordine operativo. La rottamazione tocca anche il pool; i treni rottamati escono dal gioco.',
    exampleLimit:
      'Nella fase 2 una società con tre treni può comprare il primo PH3, poi ne scarta uno. Nella fase 3 una società con tre treni non può comprare il primo PH4.',
    sources:
      'Vengono dalla pila, dal pool o da altre società. La pila vende un tipo dopo l’altro. Pila e pool vendono al prezzo della carta; l’ultimo PH2, PH3 e PH4 costa meno.',
    deals:
      'Le società si accordano su qualsiasi prezzo da L.1, anche per l’ultimo treno, nel turno di chi compra; nessuno è obbligato. Un’offerta rifiutata si ripete in quel turno solo a un prezzo più alto.',
    duty: 'Una società con almeno un gettone e nessun treno deve comprarne uno in questo passo; senza gettoni no.',
  },
  '4.7': {
    title: 'Acquisto forzato',
    help: 'Se la cassa non paga alcun treno della banca, il presidente paga il resto: per un solo treno, di pila o pool, uno qualsiasi tra quelli in vendita, prima tutta la cassa e non più di quanto manca. Se i contanti non bastano deve vendere azioni.',
    own: 'Una società senza treni può sempre comprare da un’altra con il proprio denaro, e può distribuire anche se poi le serve aiuto. Un acquisto dalla pila con l’aiuto del presidente fa salire il valore. Una carta marittima che arriva dopo il passo dei treni e porta il primo gettone riporta l’obbligo.',
  },
  '4.8': {
    title: 'Vendite forzate',
    sales:
      'Il presidente decide cosa vendere e in che ordine, ogni società in un solo blocco, entro tutti i limiti, e non più del necessario. La presidenza della società che compra non può cambiare; quella di altre sì.',
    bankrupt: 'Se non basta, è in bancarotta.',
  },
  '4.9': {
    title: 'Bancarotta; l’esempio della FMS',
    loans:
      'Un giocatore in bancarotta riceve tanti prestiti personali da L.500 quanti ne richiede il treno e continua. Ognuno costa L.500 nel punteggio.',
    exampleOne:
      'Primo turno: la FMS ha 3 gettoni. Posa una curva e una tessera miniera e paga 20; una stazione sulla miniera per 70 (un confine di pianura e uno di montagna) porta 2 gettoni. Senza treno non incassa nulla e il valore scende di una casella; compra un PH2 per 100 e il valore sale di una casella.',
    exampleTwo:
      'Secondo turno: posa un paese dritto e una curva e paga 20; la miniera dà 2 gettoni, in tutto 7. Distribuisce un incasso di 70 e il valore sale di una casella; compra un secondo PH2 e il valore sale ancora.',
    exampleThree:
      'Terzo turno: posa due tessere e paga 20; una stazione a Oristano per 80 (un fiume, quattro confini di pianura) porta 3 e 2 gettoni, la miniera 2: ha 14 gettoni e una copertura di 16. Trattiene l’incasso di 140 e il valore resta fermo.',
    exampleFour:
      'Quarto turno: Cagliari, migliorata in verde, dà 1 gettone, la miniera 2: ha 17 gettoni e una copertura di 16. Distribuisce un incasso di 160 e il valore sale di una casella.',
  },
  '5.1': {
    title: 'Assorbimento',
    who: 'Chi assorbe e chi è assorbita hanno lo stesso presidente. Avviene nel turno di una delle due; l’assorbita perde sempre il turno, l’altra gioca il suo normalmente.',
    passive: 'Passivo: all’inizio del suo turno una società si fa assorbire invece di operare, e non fa altro.',
    active:
      'Attivo: all’inizio del suo turno una società ne assorbe una che non ha operato in questo turno. Possono seguirne altri; poi la società opera.',
  },
  '5.2': {
    title: 'Condizioni',
    conditions:
      'Entrambe hanno operato almeno una volta; hanno stazioni nella stessa città o unite da un percorso diretto; e chi assorbe può raccogliere l’intero indennizzo da entrambe le casse, azioni proprie e prestiti.',
    sizes: 'Una minore può assorbire una maggiore e viceversa.',
  },
  '5.3': {
    title: 'Indennizzo',
    price:
      'Si pagano tutte le azioni dell’assorbita presso giocatori, pool e Dragoni: al valore nel rosso, al prezzo stampato più basso nel bianco, al più alto nel verde. Quelle nell’offerta no.',
    money:
      'Prima il denaro di entrambe; poi certificati propri dell’offerta venduti al pool, quanti ne servono, al massimo 50%, senza calo; poi prestiti, al massimo tre con quelli di entrambe. Si raccoglie così solo ciò che manca, e il presidente non paga mai.',
    relaunch:
      'I certificati tornano nell’offerta. Dal turno azionario seguente la società può essere riavviata come maggiore; chi compra il certificato del presidente ne sceglie la sede, una città in gioco con uno spazio libero. Senza, niente avvio.',
  },
  '5.4': {
    title: 'Effetti',
    assets:
      'Gettoni, treni, carte marittime e prestiti vanno a chi assorbe, che arriva a sette stazioni. I treni oltre il limite vanno nel pool a scelta.',
    vacate: 'Ora può togliere proprie stazioni dalle miniere, che tornano sulla scheda.',
    replace:
      'Sostituisce con le proprie le stazioni dell’assorbita nelle città, gratis; quelle sulle miniere solo se vuole. Dove ha già una stazione in città riceve invece L.50.',
    short:
      'Le stazioni che non può sostituire per mancanza di proprie sono perse senza compenso; allora quelle sostituite devono avere un percorso diretto verso un’altra stazione della società.',
  },
  '5.5': {
    title: 'Prestiti',
    loans:
      'Un prestito è di L.500; una carta da L.1.000 conta due. Le società ne ottengono solo per completare un assorbimento, dopo denaro e azioni proprie, e mai più di tre; contano quelli di entrambe.',
    personal: 'I giocatori ne ottengono solo in bancarotta, senza limite, e non possono rimborsarli.',
    repay: 'Non ci sono interessi. Una società rimborsa in qualsiasi momento del suo turno, ogni prestito per intero.',
    score:
      'Alla fine ogni prestito di una società toglie L.50 al valore dell’azione, anche sotto zero, e ogni prestito personale L.500 al punteggio.',
    exampleMoney:
      'B, minore a 150 nel rosso, ha quattro azioni in gioco: 600. Insieme hanno 400, A non ha azioni nell’offerta e prende un prestito di 500; restano 300.',
    exampleMarkers:
      'A riceve due stazioni, sette in tutto, abbandona una miniera marrone (tre sulla scheda), sostituisce una stazione (due rimaste) e riceve 50 per l’altra: cassa 350.',
  },
  '6.1': {
    title: 'Partita breve',
    short:
      'La partita breve è per due o tre giocatori, meglio in due. Si usa solo la Sardegna: in Corsica non si posa nulla, e M7, M8, la CFC e la CFD sono fuori.',
    numbers:
      'I treni sono 5, 4, 3, 2 e 2, e i PH7 senza limite; il limite di certificati è 27 in due e 18 in tre; la banca ha L.6.000. Tutte le tessere restano, anche se alcune non servono.',
  },
  T: {
    title: 'Riepilogo',
    limits:
      'Di una società i Dragoni tengono al massimo il 50%, i giocatori il 60%, il pool il 50%. Le altre cifre sono quelle delle sezioni; i 6, 10, 16 dei Dragoni valgono anche nella partita breve.',
    french:
      'La traduzione francese a volte sbaglia: trattenere non abbassa il valore, il limite di treni è per società, l’offerta non ha un prezzo proprio, i giocatori non possono rimborsare affatto i prestiti personali, anche i Dragoni devono passare perché un turno finisca, in un acquisto forzato si può scegliere qualsiasi treno, e solo l’ultimo PH2, PH3 e PH4 costa meno.',
  },
  'C.5-1': {
    title: 'Regole del prototipo: componenti',
    forms:
      'Forma base: Sardegna, sei società, da M1 a M6, due o tre giocatori. Espansione: entrambe le isole, altre due società, M7 e M8, tre o quattro giocatori.',
    trains: 'I treni sono 5, 4, 3, 2 e 2 nella forma base, 6, 5, 4, 2 e 3 nell’espansione; i PH7 sono senza limite.',
    exampleRank: 'Due PH2 e tre stazioni: rango 7.',
  },
  'C.5-2': {
    title: 'Regole del prototipo: preparazione',
    money: 'La banca ha L.8.000 in entrambe le forme; il capitale è 360, 330, 300 in due, tre, quattro.',
    deal: 'A ogni giocatore si danno a caso due carte marittime. Se si gioca in due, o in tre con l’espansione, ne restano due, che escono dal gioco.',
    homes: 'Le sedi sono sulla mappa dall’inizio.',
  },
  'C.5-3': {
    title: 'Regole del prototipo: compagnie marittime',
    noTrain: 'Carte marittime senza treno non rendono nulla.',
    exampleBonus: 'Fase 4: la carta di Cagliari va a una società che vi ha una stazione: 4 gettoni.',
  },
  'C.5-4.1': {
    title: 'Regole del prototipo: prima di un turno azionario',
    before: 'Miniere, ranghi e conversioni in ordine operativo, come nelle regole finali.',
  },
  'C.5-4.3': {
    title: 'Regole del prototipo: Dragoni',
    dragons: 'Scelgono come nelle regole finali, con i limiti 6, 10, 16, al massimo il 50%, e non sono mai presidente.',
  },
  'C.5-4.4': {
    title: 'Regole del prototipo: comprare e vendere',
    limit: 'Limite di certificati: 18 e 13 in due e tre nella forma base, 18 e 13 in tre e quattro nell’espansione.',
    price:
      'Un’azione dei Dragoni costa il suo valore nel rosso, il 10% in più nel bianco, il 30% in più nel verde, arrotondato al multiplo di 5 più vicino, a metà per eccesso; il denaro va alla banca.',
    examplePrice: 'Valore 80: bianco 90, verde 105. Valore 110: 120 e 145. Valore 10: 10 e 15.',
    sales: 'Vendite, cali e scambio della presidenza sono quelli delle regole finali.',
  },
  'C.5-4.6': {
    title: 'Regole del prototipo: avviare una società',
    token:
      'Il valore si sceglie all’avvio; il segnalino entra nel mercato quando il 60% è venduto a giocatori, sotto quelli nella casella.',
    rows: 'Riga della tabella: la prima nelle fasi 2 e 3, la seconda nella fase 4, la terza dalla fase 5.',
  },
  'C.5-4.8': {
    title: 'Regole del prototipo: società maggiori',
    markers:
      'Una società riavviata ha 4, 5, 6, 7 stazioni secondo la fase; una avviata per la prima volta dalla fase 5 ne ha sette.',
  },
  'C.5-5.1': {
    title: 'Regole del prototipo: tessere',
    second:
      'La seconda tessera costa L.20 e può migliorare la prima. Una miglioria di traffico conserva tutti i binari.',
    brown:
      'Tessere marroni: 63 solo a Isili, quindi Olbia resta verde; 700 solo ad Arbatax; 146 solo ad Alghero e Tempio. Nell’espansione anche Ajaccio, Calvi e i paesi costieri della Corsica.',
    sea: 'Nella forma base le rotte marittime sono lati validi che non portano da nessuna parte.',
  },
  'C.5-5.2': {
    title: 'Regole del prototipo: stazioni',
    home: 'La sede di una società riavviata si sceglie quando diventa operativa. Finché nessuna città ha uno spazio libero, non si comprano né il certificato del presidente né quello che la renderebbe operativa.',
    route:
      'Un percorso porta i gettoni dei suoi paesi e di una città alla fine. Una sola stazione di una società per tessera.',
  },
  'C.5-5.3': {
    title: 'Regole del prototipo: miniere',
    after:
      'Le miniere producono dopo il passo delle stazioni: una nuova stazione porta subito, e una sola volta in quel turno, i gettoni della miniera: 2, 1 o 0. Una sola stazione di una società a Carbonia.',
  },
  'C.5-5.4': {
    title: 'Regole del prototipo: incasso',
    dividends: 'I dividendi vanno dove li mandano le regole finali.',
    exampleRevenue: '14 gettoni con 16 di copertura rendono 140; 30 gettoni con 22 di copertura rendono 220.',
  },
  'C.5-5.5': {
    title: 'Regole del prototipo: treni e bancarotta',
    trains:
      'Quattro treni nella fase 2, tre nelle fasi da 3 a 5, due dopo; di seconda mano da L.1. Chi ha gettoni deve avere un treno; il presidente aiuta con contanti e azioni, senza perdere la presidenza di quella società.',
    bankrupt:
      'È in bancarotta chi ha venduto tutto ciò che può e ancora non paga il treno più economico della banca; un treno che non può pagare non può sceglierlo.',
    player:
      'Lascia la partita e non può vincere. I suoi contanti vanno alla banca, le sue carte marittime escono, la priorità passa a sinistra; i limiti restano.',
    company:
      'La società che non ha potuto comprare è chiusa per sempre senza indennizzo: cassa e prestiti tornano alla banca, i gettoni alla riserva, carte, certificati e stazioni escono dal gioco; le tessere restano.',
    certificates:
      'I suoi altri certificati vanno nel pool, anche oltre il limite e senza calo; vendite successive che lascerebbero più del 50% sono vietate. In ogni sua società il giocatore con più azioni, almeno due, diventa presidente e cambia due singoli con la doppia azione.',
    waits:
      'Senza un tale giocatore la società attende: non fa nulla e il valore resta fermo, mentre i singoli si scambiano, miniere, riga, rottamazione e limite continuano, e i treni più bassi si scartano per primi. Diventa presidente chi compra dal pool la doppia azione al doppio del valore, o chi arriva ad avere due singoli e li cambia subito. Lo stesso vale per le società non ancora operative; le azioni nel pool contano come vendute.',
    last: 'Quando resta un solo giocatore la partita finisce subito, e vince lui.',
  },
  'C.5-6.2': {
    title: 'Regole del prototipo: indennizzo',
    price:
      'Per azione: il valore nel rosso, il 10% in più nel bianco, il 30% in più nel verde, arrotondato al multiplo di 5 più vicino. Tutto il resto come nelle regole finali.',
  },
  'C.5-6.3': {
    title: 'Regole del prototipo: dopo un assorbimento',
    connected:
      'Ogni stazione sostituita richiede un percorso diretto verso un’altra di chi assorbe, anche se le stazioni non mancano; una che non si può collegare è persa. L.50 dove chi assorbe è già presente. L’assorbita può essere riavviata come maggiore.',
  },
  'C.5-6.4': {
    title: 'Regole del prototipo: prestiti',
    loans:
      'Prestiti solo per assorbimenti, nessuno per i giocatori; al massimo tre nella società ingrandita, compresi quelli dell’assorbita. Ognuno toglie L.50 al valore dell’azione alla fine, anche sotto zero.',
  },
  'C.5-7': {
    title: 'Regole del prototipo: fine',
    end: 'Se la banca salta in un turno azionario seguono due turni operativi, in un turno operativo il resto della serie. Decidono contanti e valore delle azioni.',
  },
  'C.5-8.3': {
    title: 'Regole del prototipo: espansione',
    expansion:
      'Una stazione oltre una rotta marittima paga anche il costo stampato. Le tessere B e P vanno solo sulle loro città in Corsica.',
  },
};
