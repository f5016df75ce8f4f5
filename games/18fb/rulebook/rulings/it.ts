import type { RulingTexts } from './en.ts';

/** Come sono decise le questioni che le regole lasciano aperte. */
export const it: RulingTexts = {
  N1: {
    question: 'La “Tronto a Taranto” dell’elenco di RA è un’altra società?',
    decision: 'No. È LTF, da Tronto a Foggia.',
  },
  N2: { question: 'Le società regionali sono sei o sette?', decision: 'Sono sette.' },
  N3: {
    question: 'Quale delle due società è la Ferrovia delle Calabrie?',
    decision:
      'Il nome è di entrambe: FC è la maggiore di Cosenza, FdC la regionale di Reggio, mostrata come Ferrovie della Calabria.',
  },
  N4: {
    question: 'Ferrovia e Ferrovie delle Puglie sono due società?',
    decision: 'No, una sola: FP. Campoli in K44 resta come stampato.',
  },
  N5: {
    question: 'Perché la zona rossa non è rossa?',
    decision: 'Le sue dieci caselle sono gialle, verdi e marroni; rosso è solo il contorno. Vale bianco in tutto.',
  },
  N6: {
    question: 'Quando una società è non avviata?',
    decision: 'Finché il certificato del presidente è invenduto. Un’azione data con una carta non cambia nulla.',
  },
  N7: {
    question: 'Che cosa sono le concessioni di diramazioni?',
    decision: 'Non ce ne sono; con Garibaldi contano solo le concessioni ferroviarie.',
  },
  N8: {
    question: 'L’interesse si paga “solo nei casi seguenti”, e ne segue uno. Ce ne sono altri?',
    decision: 'No, c’è solo quello.',
  },
  N9: {
    question: 'Che cosa sono l’Initial Offering, l’incasso ritirato e una società fallita?',
    decision:
      'La prima è l’offerta iniziale; ritirare l’incasso è trattenerlo; una società è fallita quando lo è il suo presidente.',
  },
  N10: {
    question: 'Che cosa sostituisce le due figure mancanti, degli stati e dei passi di un turno?',
    decision: 'Le decisioni G8 e G9 per gli stati, O20 per i passi.',
  },
  P1: { question: 'Quanto è grande la banca?', decision: 'D12.000 in tutto, di cui D3.000 ai giocatori.' },
  P2: { question: 'C’è un limite di treni?', decision: 'No, per nessuna società.' },
  P3: {
    question: 'Quando si fissa il numero di pose di una società?',
    decision:
      'Per sempre, quando diventa operativa: con la vendita del certificato del presidente nelle fasi da 1 a 4, al 60% dalla fase 5.',
  },
  P4: {
    question: 'I valori iniziali precedenti restano aperti quando ne arrivano di nuovi?',
    decision: 'Sì, tutti.',
  },
  P5: {
    question: 'Quando comincia una fase, e che fine fanno i treni rottamati?',
    decision:
      'Subito con il primo acquisto, nel mezzo del turno di chi compra. I treni rottamati escono senza compenso, anche dal pool; quelli regionali convertiti non si rottamano mai.',
  },
  P6: {
    question: 'Quando esce il primo treno PH5, e se la pila finisce?',
    decision:
      'Alla fine del turno operativo in cui è iniziata la fase 5, prima del turno regionale. Se la pila finisce si vendono i PH6, ma la fase 6 comincia solo con un acquisto.',
  },
  P7: {
    question: 'Quanto costano i treni nel pool?',
    decision: 'Il valore nominale; sono in vendita presso la banca accanto alla pila.',
  },
  P8: {
    question: 'Quando si vendono i treni regionali?',
    decision:
      'Gli 0+4 dalla fase 5, gli 0+6 dalla 6, gli uni accanto agli altri; un tavolo può scegliere che gli 0+6 aspettino finché gli 0+4 sono esauriti. Non iniziano fasi e non vengono tolti.',
  },
  P9: {
    question: 'La fase 3 dimezza i depositi già pagati?',
    decision: 'No, solo quelli delle concessioni prese allora; gli altri si rendono come pagati.',
  },
  P10: {
    question: 'In che ordine vengono gli effetti di una nuova fase?',
    decision:
      'Prima la rottamazione. Nella fase 5: chiudono le società con il certificato del presidente nel pool, poi Garibaldi, poi spariscono carte, concessioni e pedine borboniche, cambiano gli stati, arrivano SFM e treni regionali. Nella fase 6: RM, poi RA.',
  },
  P11: {
    question: 'Tessere, pedine e segnalini sono limitati?',
    decision: 'Le tessere dall’elenco, e una sostituita ritorna; le pedine dalla scheda; i segnalini di paese no.',
  },
  P12: { question: 'Chi comincia il turno politico?', decision: 'Chi è estratto a sorte.' },
  M1: {
    question: 'Come funziona un gradino?',
    decision:
      'Una vendita muove di una riga per azione; per lasciare una casella sul gradino devono contare ancora almeno due azioni, altrimenti ci si ferma lì. In una vendita possono agire entrambi i gradini.',
  },
  M2: {
    question: 'E se non c’è casella a destra, o a sinistra?',
    decision: 'A destra: una riga in su. A sinistra: una riga in giù, in fondo niente. I gradini qui non contano.',
  },
  M3: {
    question: 'Quali vendite abbassano un prezzo?',
    decision: 'Solo quelle dei giocatori nei turni azionari.',
  },
  M4: {
    question: 'Che cosa si confronta con il prezzo dopo un dividendo?',
    decision:
      'L’intero dividendo con il prezzo di un’azione: tutto l’incasso, o la metà arrotondata in su. Altrettanto o di più: a destra. Di meno: niente. Trattenuto o nullo: a sinistra.',
  },
  M5: {
    question: 'Quando una società è esaurita?',
    decision:
      'Senza azioni in offerta né nel pool; le azioni in cassa alle società contano come vendute. Non per le non avviate, in costruzione e congelate; in ordine operativo.',
  },
  M6: {
    question: 'Dove va un segnalino in una casella occupata?',
    decision: 'Ogni segnalino che si muove va sotto la pila; chi non si muove tiene il posto.',
  },
  M7: {
    question: 'D300 chiude subito la partita?',
    decision: 'Sì, con quel movimento. Le salite dopo un turno azionario sono un solo evento e si fanno tutte.',
  },
  M8: {
    question: 'Come si muove il prezzo di una società in costruzione?',
    decision: 'Con l’interesse pagato resta, senza va a sinistra; mai a destra.',
  },
  C1: {
    question: 'Che cosa conta per il limite di certificati?',
    decision: 'Un certificato del presidente e uno regionale valgono uno, carte e concessioni niente.',
  },
  C2: {
    question: 'E se un giocatore supera un limite senza averlo voluto?',
    decision: 'Al suo prossimo turno azionario deve vendere quanto gli è lecito, e prima non compra nulla.',
  },
  C3: {
    question: 'Come arriva nel pool un certificato del presidente?',
    decision: 'Solo con un fallimento nelle fasi da 1 a 4; ne esce con la concessione, vedi G5, o per O18.',
  },
  C4: {
    question: 'Un presidente può vendere tanto da avere meno del suo certificato?',
    decision: 'Solo se un altro giocatore può prendere la presidenza; questi gli dà in cambio due sue azioni.',
  },
  C5: {
    question: 'Di quali società si possono vendere azioni?',
    decision:
      'Di quelle che non sono in costruzione e hanno avuto un turno fuori dalla costruzione. Una resa definitiva dalla fase 5, o iniziata da allora, ha bisogno del suo primo turno così.',
  },
  C6: {
    question: 'I giocatori possono comprare dalla cassa di una società?',
    decision: 'No; la cassa nell’ultima frase di 3.2.4 è l’offerta iniziale. L’unica eccezione è F12.',
  },
  C7: {
    question: 'Che cos’è un passo, e quando finisce un turno azionario?',
    decision:
      'Un turno senza vendita né azione. Chi ha passato può agire ancora; il turno azionario finisce quando tutti hanno passato di seguito, e il primo di loro riceve la priorità.',
  },
  C8: {
    question: 'Come si vendono più azioni di una società, e che cosa non si può ricomprare?',
    decision:
      'In una sola vendita a un solo prezzo. Il divieto vale per ogni certificato di quella società fino alla fine del turno azionario, anche presidenziale, ma non per la sola concessione.',
  },
  C9: {
    question: 'Come si vendono azioni di più società in un turno?',
    decision: 'Una società dopo l’altra, ogni vendita compiuta prima; il limite del pool conta dopo ciascuna.',
  },
  C10: {
    question: 'Che ne è dei turni di un giocatore eliminato?',
    decision: 'Lo si salta ovunque; la sua priorità va al seguente.',
  },
  K1: {
    question: 'Come si fanno le offerte?',
    decision:
      'La prima il costo stampato o più a multipli di cinque, poi almeno 5 in più. Chi ha scelto la carta può passare e altri aprire; chi passa è fuori da quell’asta.',
  },
  K2: {
    question: 'E se nessuno vuole una carta?',
    decision: 'La scelta passa avanti lo stesso. La carta sta nel pool al costo stampato e non paga nessuno.',
  },
  K3: {
    question: 'Da dove viene l’azione gratuita delle carte da 6 a 8, e dove va l’eccedenza?',
    decision:
      'L’azione viene dall’offerta iniziale, una volta; ciò che si offre oltre il costo va nella cassa di quella società e vi resta. Dal pool non c’è eccedenza.',
  },
  K4: {
    question: 'Quale deposito dimezza Bayard?',
    decision:
      'Quello davvero dovuto, anche nella fase 3, con un’altra carta o per una concessione ripresa; frazioni in giù. I rimborsi seguono quanto pagato.',
  },
  K5: {
    question: 'Per quale società, e per quanto tempo, Melisurgo alza la fascia?',
    decision: 'Per una, finché è in costruzione, congelata o no, mai oltre la E. Per una società altrui vedi K14.',
  },
  K6: {
    question: 'Quando e come interviene Panfilo?',
    decision:
      'Quando un altro annuncia in un turno azionario l’acquisto di una concessione o di un certificato; si chiede al proprietario solo se potrebbe comprare lecitamente e pagare subito. Paga come al solito, senza sconti di altre carte salvo il proprio Bayard; non è il suo turno né un’azione nella serie dei passi; l’interrotto poi agisce di nuovo. Una volta per tentativo, una volta in partita.',
  },
  K7: {
    question: 'Per chi e per quanto valgono i premi di Falcon?',
    decision:
      'Per una sola ferrovia nominata giocando la carta, del proprietario o di un altro (K14), dove serve una pedina: 30 a Benevento, 10 a Pontecorvo. Sopravvivono alla fase 5, passano con una fusione e finiscono con la società.',
  },
  K8: {
    question: 'Come si sostituisce una pedina borbonica, e quali carte chiudono?',
    decision:
      'È la pedina del turno di quella società, con le regole e le spese solite; per una società altrui deve consentire il presidente (K14), mai per una congelata. Le carte da 6 a 8 chiudono, Delahante resta; le carte usate pagano ancora, se non dicono altro.',
  },
  K9: {
    question: 'Qual è il successivo valore scontato delle carte da 6 a 8?',
    decision:
      'Il secondo deposito stampato nelle fasi 1 e 2, niente nella 3; solo per la prima assegnazione, e altri possono prendere la concessione al deposito ordinario.',
  },
  K10: {
    question: 'Le pedine borboniche occupano i loro spazi?',
    decision: 'Sì, finché non sono sostituite. Alla fase 5 le altre spariscono e gli spazi sono di tutti.',
  },
  K11: {
    question: 'Quando i giocatori possono vendersi carte?',
    decision: 'Solo in un turno azionario, come azione di chi compra, a ogni prezzo intero da D0; mai a società.',
  },
  K12: {
    question: 'Chi siede dove dopo l’asta?',
    decision: 'Secondo i contanti rimasti, a parità come prima; il più ricco ha la priorità.',
  },
  K13: {
    question: 'Quando cala la rendita delle carte da 6 a 8?',
    decision: 'Con la prima pedina della società oltre la sede, dal pagamento seguente, chiunque guidi la società.',
  },
  K14: {
    question: 'Come usa il proprietario una carta per la società di un altro giocatore?',
    decision:
      'La presta a quella società quando gli si chiede qualcosa in un turno azionario o nel turno di una sua società, ogni carta una volta per turno, e in un altro può riprenderla. Prestati, Melisurgo e Falcon si usano quando comincia il turno della società, senza domande; una pedina borbonica si sostituisce se il presidente vuole. Un presidente può anche chiedere una carta non prestata; un rifiuto vale per il turno.',
  },
  G1: {
    question: 'Che cosa comporta prendere una concessione?',
    decision:
      'Un’azione sola: deposito, valore iniziale, certificato del presidente; ci vogliono i contanti per tutto e posto nel limite.',
  },
  G2: {
    question: 'Quando FST è senza deposito?',
    decision: 'Da quando qualcuno ha preso per la prima volta la concessione della LTF; non si rende nulla per questo.',
  },
  G3: {
    question: 'Come e quando avviene una scalata nelle fasi da 1 a 4?',
    decision:
      'Con 20 punti più del presidente, controllando dopo ogni cambiamento, anche per le congelate. Prima chi ha più azioni, poi il primo dopo il presidente nell’ordine azionario.',
  },
  G4: {
    question: 'Che ne è della concessione in una scalata?',
    decision:
      'Va nel pool e il deposito rimasto è perso. Il nuovo presidente può prenderla subito alle condizioni di G5; altrimenti la società è congelata.',
  },
  G5: {
    question: 'Chi può comprare una concessione dal pool, e per quanto?',
    decision:
      'Chiunque nessuno superi di 20 punti. La presidenza non si muove, salvo che il suo certificato sia nel pool: allora viene con essa per il doppio del prezzo. Deposito regolare se la società è in costruzione o provvisoria, niente se definitiva.',
  },
  G6: {
    question: 'Con chi si confronta chi non è presidente, o non ha la concessione?',
    decision:
      'La concessione è revocata per confronto con il suo proprietario, la presidenza cambia per confronto con il presidente. Un nuovo presidente che ha la concessione la tiene.',
  },
  G7: {
    question: 'Come si rende il deposito?',
    decision:
      'Metà, frazioni in giù, alla destinazione intermedia, il resto alla finale; al proprietario di allora, secondo quanto ha pagato. Pagato per una provvisoria torna intero alla finale.',
  },
  G8: {
    question: 'Il testo dice l’uno e l’altro: una società congelata può posare binari?',
    decision:
      'Migliorie sì, tessere nuove e pedine no, nemmeno quella di sede. Paga sempre metà, non compra né vende treni, non deve averne, non riceve interesse, vende azioni solo se costretta.',
  },
  G9: {
    question: 'In quale stato è, sotto, una società congelata?',
    decision:
      'Ciò che era: conserva il suo stato e vi ritorna. Anche una congelata in costruzione fa correre i treni che ha.',
  },
  G10: {
    question: 'Si possono comprare azioni di una società in costruzione?',
    decision: 'Sì, dall’offerta alla pari.',
  },
  G11: {
    question: 'Che cosa fa una congelata senza presidente?',
    decision: 'Non migliora nulla; corre, paga metà e vende ciò che deve, da sé.',
  },
  U1: {
    question: 'Chi diventa presidente all’arrivo di Garibaldi (fase 5)?',
    decision:
      'Chi ha più azioni, almeno il 20%; a parità chi non ha la sua concessione, poi chi ha meno concessioni, poi il primo dopo il vecchio presidente. Questi non ha altra preferenza.',
  },
  U2: {
    question: 'Quando passa poi la presidenza?',
    decision: 'Con 10 punti in più; la parità conserva il presidente.',
  },
  U3: {
    question: 'Che ne è degli stati alla fase 5?',
    decision: 'Le società in costruzione, provvisorie e congelate diventano definitive; i depositi rimasti sono persi.',
  },
  U4: {
    question: 'Come diventa operativa una società dalla fase 5, e qual è il capitale pieno?',
    decision:
      'Al 60%; la banca completa il denaro delle azioni a dieci volte la pari e il resto va nel pool. L’eccedenza di una carta si aggiunge.',
  },
  U5: {
    question: 'Che stato hanno le società iniziate dalla fase 5?',
    decision: 'Definitivo fin dall’inizio.',
  },
  U6: {
    question: 'Chi finisce il turno se in esso cambia la presidenza?',
    decision: 'Il nuovo presidente.',
  },
  U7: {
    question: 'Dove e quando SFM posa la sede, e per che cosa riceve premi?',
    decision:
      'Quando si compra il certificato del presidente, gratis, in una città con uno spazio libero che non è di nessuno; non è la pedina del primo turno. Premi per le pedine seguenti in città su giallo senza alcuna pedina.',
  },
  U8: {
    question: 'Una società che diventa operativa durante un turno operativo vi opera già?',
    decision: 'Sì, se il suo posto deve ancora venire.',
  },
  D1: {
    question: 'Che cosa raggiunge una destinazione, e se la finale viene prima?',
    decision:
      'Solo una pedina, in qualsiasi spazio. La finale da sola non cambia nulla finché non segue l’intermedia; allora si fanno insieme i due passi.',
  },
  D2: {
    question: 'La pedina che chiude la costruzione dà il suo bonus?',
    decision: 'Sì: prima lo stato, poi il premio. Le pedine precedenti e quelle di sede non rendono nulla dopo.',
  },
  D3: {
    question: 'Quali destinazioni hanno FS e FP, e quale Napoli si intende?',
    decision:
      'FS: la prima fra Brindisi e Taranto, l’altra resta storica. FP sceglie la base; lo spazio dell’altra città intermedia si apre. Napoli è Nord per FB e FP, Sud per NN, SFSM e SEPSA.',
  },
  D4: {
    question: 'Una pedina può raggiungere più destinazioni storiche?',
    decision: 'No; una riga per pedina.',
  },
  D5: {
    question: 'Quando si apre a tutti uno spazio riservato?',
    decision: 'Quando la sua società chiude o si fonde.',
  },
  O1: {
    question: 'Quando si fissa l’ordine operativo?',
    decision: 'Mai in anticipo: si cerca di nuovo dopo ogni società. Prima le regionali, per numero.',
  },
  O2: {
    question: 'Come comincia una società che non ha ancora pedine?',
    decision:
      'Il marchio stampato conta come pedina per le tessere, e una sede senza tessera si posa per prima; la pedina di sede, gratuita, è la pedina di quel turno.',
  },
  O3: {
    question: 'Si può toccare due volte lo stesso esagono in un turno?',
    decision: 'Sì; ogni posa dev’essere lecita da sola.',
  },
  O4: {
    question: 'Che cosa devono conservare e raggiungere le migliorie?',
    decision:
      'Una di valore conserva tutti i binari, una competitiva quelli uniti a un vicino; mai meno spazi di quanti ne vogliono pedine e riserve, nei cerchi in cui sono. I binari nuovi devono essere raggiunti; senza binari nuovi la stazione. Una città chiusa da altri può essere migliorata.',
  },
  O5: {
    question: 'Spazi riservati vuoti e pedine borboniche fermano un percorso di tessere?',
    decision: 'Uno spazio vuoto, riservato o di sede, vale come vuoto; una pedina borbonica come una altrui.',
  },
  O6: {
    question: 'Che cos’è un percorso di pedina, e quanto costa?',
    decision:
      'Unisce la stazione nuova a una propria, senza città né località fuori mappa in mezzo; nessun binario, bordo o paese due volte, nessun dietrofront. Un confine semplice costa D10, altrimenti D40 per fiume e D60 per una montagna. Un lato con lettera è un bordo: da a ad e D10, da f ad h D40.',
  },
  O7: {
    question: 'Che cosa ferma un valico chiuso prima della fase 3?',
    decision: 'Ogni percorso, di tessere, pedine e regionali; i binari si possono posare fino a lì.',
  },
  O8: {
    question: 'Come funzionano le località fuori mappa?',
    decision:
      'Vogliono una pedina; due esagoni rossi dello stesso nome sono un luogo. I valori vanno per fasi 1 e 2, 3 e 4, 5 e 6. Gli spazi liberi di Roma si aprono nella fase 4.',
  },
  O9: {
    question: 'Quanti segnalini porta un percorso?',
    decision:
      'Uno per ogni paese giallo o verde, due per uno marrone; entrambi di un doppio paese unito, di uno giallo quello usato. Una linea successiva riprende un paese.',
  },
  O10: {
    question: 'Quando e a chi si paga l’interesse garantito?',
    decision:
      'Solo se ogni posa è stata usata, anche se nessuna era possibile; a giocatori e altre società. Il numero della fascia si paga in ducati per azione, qualunque sia il valore iniziale; un tavolo può scegliere la percentuale del valore iniziale, frazioni in giù per ogni azione.',
  },
  O11: {
    question: 'Che cosa si paga nel turno che chiude la costruzione?',
    decision: 'Niente interesse; la società usa i treni che ha e deve finire il turno con uno.',
  },
  O12: {
    question: 'Quale corsa conta?',
    decision:
      'La migliore: le migliori X stazioni con pedine proprie, unite o no, e D10 per segnalino fino a Y. Porti, Falcon e Funicolare appartengono alla loro stazione.',
  },
  O13: {
    question: 'Come si divide un mezzo dividendo, e chi riceve che cosa?',
    decision:
      'Un incasso di 130 dà 70 agli azionisti e 60 alla cassa. Offerta e cassa propria pagano la società, le azioni di altre società queste, il pool nessuno.',
  },
  O14: {
    question: 'Chi deve avere un treno, e chi ne commercia con chi?',
    decision:
      'Solo le provvisorie e definitive. Se ne comprano quanti si vuole; fra maggiori e nazionali da D1 se i due presidenti sono d’accordo; le nazionali al valore nominale; anche l’ultimo treno. Quelle in costruzione possono comprare, le congelate non comprano né vendono.',
  },
  O15: {
    question: 'Che cosa può commerciare una società nel passo finanziario?',
    decision:
      'Prima vendite come le farebbero i giocatori, poi un certificato del 10%: proprio dal pool, altrui da pool o offerta, il 10% di ciascuna, niente di venduto in questo turno, niente in blu; in blu scuro non compra nulla. Le sue azioni non fanno presidenti.',
  },
  O16: {
    question: 'Quando si fanno le vendite forzate, e che cosa si vende?',
    decision:
      'All’inizio del passo finanziario, senza limiti, anche in costruzione o congelata: tutte le azioni in azzurro o blu scuro, e tutto ciò che ha una società in blu scuro.',
  },
  O17: {
    question: 'Quando e come si raccoglie denaro d’emergenza?',
    decision:
      'Nel passo dei treni, solo per il più economico della banca: contanti della cassa, sue azioni a metà prezzo, contanti del presidente, sue azioni a metà prezzo, frazioni in giù. Niente più del necessario; regionali, carte e concessioni non sono azioni. Un tavolo può scegliere di farlo dopo il passo finanziario: la società che non può pagare vi vende prima a prezzo intero, e senza treno non compra azioni.',
  },
  O18: {
    question: 'Che cosa succede in un fallimento?',
    decision:
      'I beni vanno nel pool senza limite, anche carte e regionali. Nelle fasi da 1 a 4 le sue proprie concessioni sono revocate e quelle società si congelano, senza treno. Se la concessione di una sua società è di un altro giocatore, resta a questi: chi ha più azioni, almeno due, prende la carica per due di esse e finisce l’acquisto; finché non c’è nessuno, nessuno decide per la società. Dalla fase 5 chi segue con due azioni finisce l’acquisto con quanto raccolto; altrimenti la società chiude. In una nazionale il cui presidente agisce soltanto, agisce poi il maggiore azionista che resta.',
  },
  O19: { question: 'E se resta un solo giocatore?', decision: 'La partita finisce.' },
  O20: {
    question: 'In che ordine va un turno?',
    decision:
      'Tessere, pedina, destinazione, interesse o corsa, dividendo, prezzo, treni, finanza; carte e acquisizioni in ogni momento. In costruzione: niente corsa, dividendo, commercio. Congelata: migliorie, corsa, mezzo dividendo, prezzo, vendite forzate.',
  },
  O21: {
    question: 'Le pose si devono usare, e la pedina stare su binari nuovi?',
    decision: 'No; le pose si possono mescolare e tralasciare, e la pedina non vuole binari nuovi.',
  },
  O22: {
    question: 'Le pedine fuori mappa danno inizio a percorsi per le tessere?',
    decision: 'Sì, da ogni esagono rosso del loro luogo.',
  },
  T1: {
    question: 'Come paga la Funicolare?',
    decision:
      'Con D20 a ogni società che serve una sua pedina a Torre Annunziata, quando quella tessera ha binari verso nord. Non è una stazione, non occupa capacità e non conta mai per le regionali.',
  },
  T2: {
    question: 'Quali lati del Vesuvio sono vietati?',
    decision: 'Cinque; quello verso Torre Annunziata è aperto. È un tronco morto: niente tessera, niente passaggio.',
  },
  T3: {
    question: 'Che cosa c’è oltre i lati esterni delle mappe?',
    decision:
      'Niente: sono chiusi, salvo i lati con lettera, che portano alla stessa lettera dell’altra mappa. F27 e F29 non prendono tessere.',
  },
  T4: {
    question: 'Quanto vale un cerchio senza tessera né valore stampato?',
    decision: 'Niente; vi possono stare pedine di sede.',
  },
  T5: {
    question: 'E i paesi i cui lati non reggono altre tessere?',
    decision: 'Restano come sono; il giallo stampato non prende tessere gialle.',
  },
  T6: {
    question: 'Quali tessere prendono gli esagoni con lettera?',
    decision:
      'P e L chiedono solo la loro marrone; W, Nn, Ns, B e R nessuna se non le proprie. Gli esagoni senza lettera non prendono tessere con lettera.',
  },
  R1: {
    question: 'Dove va il prezzo di una regionale?',
    decision: 'Nella sua cassa, intero. Dal pool si compra allo stesso modo a ogni prezzo dal valore nominale in su.',
  },
  R2: {
    question: 'Quando è il turno regionale, e chi offre?',
    decision:
      'Dopo che è uscito il PH5 del turno in cui è iniziata la fase 5; la priorità resta. Offerte come per le carte, ma non di chi è al limite di certificati.',
  },
  R3: {
    question: 'Come posa tessere una regionale?',
    decision:
      'Su percorsi dalla sede, ignorando le pedine e attraversando le città; una sede senza tessera si può posare per prima. Una tessera gratis, una seconda per D30.',
  },
  R4: {
    question: 'Per quali tessere una regionale riceve segnalini?',
    decision:
      'Per le gialle e marroni di paese che posa lei, uno per paese, due su un doppio paese; niente per verdi e competitive.',
  },
  R5: {
    question: 'Quando si pagano i premi di una regionale?',
    decision:
      'Una volta ciascuno, subito, chiunque abbia fatto il collegamento; si controlla dopo ogni tessera e quando ha il primo proprietario.',
  },
  R6: {
    question: 'Che cosa incassa una regionale, e deve avere un treno?',
    decision:
      'D10 per segnalino fino a Y, come mezzo dividendo. Non deve avere treni. Ne compra uno per turno, dalla banca o, da D1 con consenso, da un’altra regionale; il proprietario aiuta solo se non ne ha e non può pagarne nessuno, solo in contanti, solo per un treno della banca e solo con ciò che manca.',
  },
  R7: {
    question: 'Chi può acquisire una regionale, e per quanto?',
    decision:
      'Una società unita alla sua sede senza altre città in mezzo, o con una pedina lì, dalla fase 6, quante vuole, senza consenso: per cassa, incasso intero e valore nominale, prima di ricevere alcunché.',
  },
  R8: {
    question: 'Che cosa fa una regionale nel pool?',
    decision: 'Niente: né turno né premi, e nessuna società l’acquisisce.',
  },
  F1: {
    question: 'Quando si formano RM e RA?',
    decision: 'Subito dopo la rottamazione, prima RM, poi RA.',
  },
  F2: {
    question: 'Quattro possono fondersi, il voto parla di tre. Come si tiene?',
    decision:
      'Si chiede ai presidenti in ordine operativo finché due accettano; appena ne restano solo quanti ne servono ancora, quelli devono.',
  },
  F3: {
    question: 'Che posto hanno nel voto le società non avviate e chiuse?',
    decision:
      'Le non avviate, e anche una iniziata dalla fase 5 in poi e sotto il 60%, sono ultime, nell’ordine stampato, e accettano. Le chiuse sono fuori: due rimaste si fondono entrambe, una da sola, con nessuna non c’è nazionale.',
  },
  F4: {
    question: 'Come si scambiano le azioni, e chi riceve il certificato del presidente?',
    decision:
      'Due per una, le due società insieme, cominciando dal presidente di chi ha comprato. Il certificato va al primo con quattro azioni vecchie; se nessuno le ha agisce il maggiore azionista, che lo prende per due azioni appena le ha. Azione spaiata di una società operativa: metà prezzo, frazioni in giù; si cede prima quella non avviata.',
  },
  F5: {
    question: 'Chi scambia dopo i giocatori, e che cosa resta?',
    decision:
      'Altre società, poi le casse delle società fuse, la dispari al pool, poi il pool, la dispari via. Le azioni in offerta spariscono; ciò che resta è della nazionale, e un certificato del presidente che nessuno ha preso conta nel suo stesso scambio.',
  },
  F6: {
    question: 'E se entrambe avevano la stessa cosa?',
    decision:
      'Due pedine in un luogo diventano una; il resto si unisce. Un secondo 10% di un’altra società va venduto nel prossimo passo finanziario.',
  },
  F7: {
    question: 'Che cosa sono traffico e copertura?',
    decision:
      'Il traffico è pedine e segnalini, la copertura le X e Y di tutti i treni. La nazionale noleggia PH6 finché è coperta, almeno uno se non ha treni.',
  },
  F8: {
    question: 'Che cos’è un treno a noleggio?',
    decision:
      'Corre e conta come posseduto ma non si vende. Finché non sono tutti pagati la nazionale trattiene senza muoversi, nel passo dei treni paga per intero tutti quelli che può e non compra altro; non acquisisce una regionale con denaro che ne pagherebbe uno. I noleggi non causano emergenze.',
  },
  F9: {
    question: 'La nazionale opera nel turno in cui si forma?',
    decision:
      'Solo se nessuna delle due ha operato; chi compra il PH6 conta come operante. Se si fonde la società di turno, il suo turno finisce.',
  },
  F10: {
    question: 'Dove parte il prezzo di una nazionale, e com’è il suo turno?',
    decision:
      'Nella casella della più cara, a prezzi pari di quella che precede, sotto la pila; due non avviate: D100. Quattro pose, treni solo al valore facciale.',
  },
  F11: {
    question: 'E le azioni in mano ad altre società?',
    decision: 'Si scambiano come quelle dei giocatori, dopo di loro, in ordine operativo.',
  },
  F12: {
    question: 'E se nessun giocatore ha azioni della nazionale?',
    decision:
      'Non opera. Il certificato del presidente si compra dalla sua cassa come azione di un turno azionario, per il doppio del prezzo, che va in quella cassa.',
  },
  F13: {
    question: 'Una società non avviata ha una pedina?',
    decision:
      'Conta il marchio stampato della sede: la nazionale ne posa una lì gratis. Gli spazi riservati si aprono. SFM allora non ha sede.',
  },
  A1: {
    question: 'Chi risponde per primo quando devono farlo in più d’uno?',
    decision: 'Chi ha causato il fatto, poi l’ordine operativo per le società, quello azionario per i giocatori.',
  },
  A2: {
    question: 'Si può ripetere un’offerta rifiutata?',
    decision: 'Non nello stesso turno allo stesso prezzo o a meno.',
  },
  A3: {
    question: 'Si fa una domanda che ha una sola risposta lecita?',
    decision: 'No, si risponde da sé.',
  },
  E1: {
    question: 'Quando salta la banca, e che cosa succede poi?',
    decision:
      'Quando un pagamento prende l’ultimo ducato. Si finisce la serie operativa, da un turno azionario la seguente; si paga ancora, e il denaro che rientra non cambia nulla.',
  },
  E2: {
    question: 'Che cos’è la ricchezza, e a parità?',
    decision:
      'Contanti, azioni al prezzo, regionali al valore nominale; beni di società, depositi e carte niente. I pari vincono insieme.',
  },
  E3: {
    question: 'E se non si muove più nulla?',
    decision: 'Una serie in cui nessuno poteva far altro che passare e non si è mosso denaro chiude la partita.',
  },
};
