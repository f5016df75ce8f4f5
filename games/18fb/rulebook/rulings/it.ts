import type { RulingTexts } from './en.ts';

/** Come sono decise le questioni che le regole lasciano aperte. */
export const it: RulingTexts = {
  N1: {
    question: 'La «Tronto a Taranto» dell’elenco della RA è un’altra società?',
    decision: 'No. È la LTF, che va dal Tronto a Foggia.',
  },
  N2: { question: 'Le società regionali sono sei o sette?', decision: 'Sono sette.' },
  N3: {
    question: 'Quale delle due società è la Ferrovia delle Calabrie?',
    decision:
      'Il nome è di entrambe: la FC è la società maggiore di Cosenza, la FdC è la regionale di Reggio e qui si chiama Ferrovie della Calabria.',
  },
  N4: {
    question: 'Ferrovia e Ferrovie delle Puglie sono due società?',
    decision: 'No, è una sola, la FP. Campoli resta in K44 come è stampato.',
  },
  N5: {
    question: 'Perché la zona rossa non è rossa?',
    decision:
      'Le sue dieci caselle sono gialle, verdi e marroni; rosso è solo il contorno. Sotto ogni aspetto la zona conta come bianca.',
  },
  N6: {
    question: 'Quando una società è non avviata?',
    decision:
      'Finché il suo certificato del presidente è invenduto. Un’azione ricevuta con una carta non cambia nulla.',
  },
  N7: {
    question: 'Che cosa sono le concessioni di diramazioni?',
    decision: 'Non ce ne sono; all’arrivo di Garibaldi contano solo le concessioni ferroviarie.',
  },
  N8: {
    question: 'L’interesse si paga «solo nei casi seguenti», e ne segue uno. Ce ne sono altri?',
    decision: 'No, c’è solo quello.',
  },
  N9: {
    question: 'Che cosa sono l’«Initial Offering», l’incasso «withdrawn» e una società «bankrupt»?',
    decision:
      'Il primo termine indica l’offerta iniziale; il secondo dice che l’incasso viene trattenuto; una società è in bancarotta quando lo è il suo presidente.',
  },
  N10: {
    question: 'Che cosa sostituisce le due figure mancanti, quella degli stati e quella dei passi di un turno?',
    decision: 'Per gli stati i chiarimenti G8 e G9, per i passi il chiarimento O20.',
  },
  P1: {
    question: 'Quanto denaro c’è nel gioco?',
    decision: 'D12.000 in tutto; D3.000 vanno ai giocatori, il resto forma la banca.',
  },
  P2: { question: 'C’è un limite di treni?', decision: 'No, per nessuna società.' },
  P3: {
    question: 'Quando si fissa il numero di pose di una società?',
    decision:
      'Una volta per tutte quando la società diventa operativa: nelle fasi da 1 a 4 con la vendita del certificato del presidente, dalla fase 5 quando ne è venduto il 60%.',
  },
  P4: {
    question: 'Quando arrivano nuovi valori iniziali, si possono scegliere ancora quelli precedenti?',
    decision: 'Sì, tutti.',
  },
  P5: {
    question: 'Quando inizia una fase, e che fine fanno i treni rottamati?',
    decision:
      'La fase inizia subito con il primo acquisto, a metà del turno di chi compra. I treni rottamati escono dal gioco senza compenso, anche dal pool; i treni regionali convertiti non vengono mai rottamati.',
  },
  P6: {
    question: 'Quando esce il primo treno PH5, e che cosa succede se la pila finisce?',
    decision:
      'Esce alla fine del turno operativo in cui è iniziata la fase 5, prima del turno regionale. Se la pila finisce sono in vendita i PH6, ma la fase 6 inizia solo con un acquisto.',
  },
  P7: {
    question: 'Quanto costano i treni nel pool?',
    decision: 'Costano il loro valore nominale; la banca li vende accanto a quelli della pila.',
  },
  P8: {
    question: 'Quando si vendono i treni regionali?',
    decision:
      'Gli 0+4 si vendono dalla fase 5 e gli 0+6 dalla fase 6, gli uni accanto agli altri; un tavolo può scegliere che gli 0+6 aspettino finché gli 0+4 sono finiti. I treni regionali non fanno iniziare nessuna fase e non vengono tolti.',
  },
  P9: {
    question: 'La fase 3 dimezza i depositi già versati?',
    decision:
      'No, dimezza solo quelli delle concessioni prese da allora; gli altri si rendono così come sono stati versati.',
  },
  P10: {
    question: 'In che ordine si applicano gli effetti di una nuova fase?',
    decision:
      'Per prima viene la rottamazione. Nella fase 5 poi chiudono le società il cui certificato del presidente è nel pool, si decidono le presidenze all’arrivo di Garibaldi, escono dal gioco le carte, le concessioni e le pedine borboniche, cambiano gli stati e infine arrivano la SFM e i treni regionali. Nella fase 6 si forma prima la RM, poi la RA.',
  },
  P11: {
    question: 'Tessere, pedine e segnalini sono limitati?',
    decision:
      'Le tessere sono limitate dall’elenco, e una tessera sostituita vi ritorna; le pedine sono limitate dalla scheda; i segnalini di paese non sono limitati.',
  },
  P12: { question: 'Chi comincia il turno politico?', decision: 'Chi è stato estratto a sorte.' },
  M1: {
    question: 'Come funziona un gradino?',
    decision:
      'Una vendita fa scendere il segnalino di una riga per azione; per lasciare una casella sul gradino devono restare da contare almeno due azioni, altrimenti il segnalino si ferma lì. Nella stessa vendita possono agire entrambi i gradini.',
  },
  M2: {
    question: 'E se a destra, o a sinistra, non c’è casella?',
    decision:
      'Se manca a destra, il segnalino sale di una riga; se manca a sinistra, scende di una riga, ma dall’ultima riga non si muove. Qui i gradini non contano.',
  },
  M3: {
    question: 'Quali vendite abbassano una quotazione?',
    decision: 'Solo quelle dei giocatori nei turni azionari.',
  },
  M4: {
    question: 'Che cosa si confronta con la quotazione dopo un dividendo?',
    decision:
      'Si confronta tutto ciò che si distribuisce, cioè l’intero incasso o la metà arrotondata per eccesso, con la quotazione di un’azione. Se è altrettanto o di più il segnalino va a destra, se è di meno non si muove; se l’incasso è trattenuto o nullo va a sinistra.',
  },
  M5: {
    question: 'Quando una società è interamente venduta?',
    decision:
      'Quando non ha azioni né nell’offerta né nel pool; le azioni in cassa alle società contano come vendute. Le società non avviate, in costruzione e congelate non salgono. Si procede in ordine operativo.',
  },
  M6: {
    question: 'Dove va un segnalino in una casella occupata?',
    decision: 'Ogni segnalino che si muove va sotto la pila; uno che non si muove conserva il suo posto.',
  },
  M7: {
    question: 'Una quotazione di D300 chiude subito la partita?',
    decision:
      'Sì, con quel movimento. Le salite dopo un turno azionario contano però come un solo evento e si fanno tutte.',
  },
  M8: {
    question: 'Come si muove la quotazione di una società in costruzione?',
    decision: 'Se l’interesse è stato pagato non si muove, altrimenti il segnalino va a sinistra; non va mai a destra.',
  },
  C1: {
    question: 'Che cosa conta per il limite di certificati?',
    decision:
      'Un certificato del presidente e un certificato regionale contano ciascuno per uno; le carte e le concessioni non contano.',
  },
  C2: {
    question: 'E se un giocatore supera un limite senza averlo voluto?',
    decision:
      'Appena tocca a lui nel prossimo turno azionario deve vendere finché rientra nel limite, per quanto gli è lecito; prima non compra nulla.',
  },
  C3: {
    question: 'Come arriva nel pool un certificato del presidente?',
    decision:
      'Solo con una bancarotta nelle fasi da 1 a 4; ne esce insieme alla concessione, vedi G5, oppure secondo O18.',
  },
  C4: {
    question: 'Un presidente può vendere tanto da restare con meno del suo certificato?',
    decision:
      'Solo se un altro giocatore può prendere la presidenza; questi gli dà in cambio due delle proprie azioni.',
  },
  C5: {
    question: 'Di quali società si possono vendere azioni?',
    decision:
      'Di quelle che non sono in costruzione e che hanno fatto almeno un turno fuori dalla costruzione. Una società che la fase 5 ha portato all’esercizio definitivo, o che è stata avviata da allora, deve prima fare un turno così.',
  },
  C6: {
    question: 'I giocatori possono comprare dalla cassa di una società?',
    decision: 'No: la cassa di cui parla l’ultima frase di 3.2.4 è l’offerta iniziale. L’unica eccezione è in F12.',
  },
  C7: {
    question: 'Quando si è passato, e quando finisce un turno azionario?',
    decision:
      'Passa chi nel suo turno non vende e non fa altre operazioni. Chi ha passato può ancora giocare in seguito; il turno azionario finisce quando tutti hanno passato di seguito, e il primo di loro riceve la priorità.',
  },
  C8: {
    question: 'Come si vendono più azioni di una società, e che cosa non si può ricomprare?',
    decision:
      'Si vendono tutte insieme, a una sola quotazione. Fino alla fine del turno azionario chi ha venduto non può comprare nessun certificato di quella società, nemmeno quello del presidente; può però prendere la sola concessione.',
  },
  C9: {
    question: 'Come si vendono azioni di più società in un turno?',
    decision:
      'Una società dopo l’altra: ogni vendita si completa prima della seguente, e il limite del pool si controlla dopo ciascuna.',
  },
  C10: {
    question: 'Che ne è dei turni di un giocatore eliminato?',
    decision: 'Si saltano tutti; la sua priorità passa al giocatore seguente.',
  },
  K1: {
    question: 'Come si fanno le offerte?',
    decision:
      'La prima offerta è il costo stampato, o di più a multipli di cinque; le seguenti sono più alte di almeno 5. Chi ha scelto la carta può passare e lasciare che altri aprano l’asta; chi passa è fuori da quell’asta.',
  },
  K2: {
    question: 'E se nessuno vuole una carta?',
    decision:
      'La scelta tocca ugualmente al giocatore seguente. La carta resta nel pool al costo stampato e non rende a nessuno.',
  },
  K3: {
    question: 'Da dove viene l’azione gratuita delle carte da 6 a 8, e dove va ciò che si offre oltre il costo?',
    decision:
      'L’azione viene dall’offerta iniziale, una volta sola; ciò che si offre oltre il costo va nella cassa di quella società e vi resta. Una carta comprata dal pool si paga solo il suo costo.',
  },
  K4: {
    question: 'Quale deposito dimezza Bayard?',
    decision:
      'Quello effettivamente dovuto, anche nella fase 3, insieme a un’altra carta o per una concessione ripresa dal pool; si arrotonda per difetto. Si rende secondo quanto è stato versato.',
  },
  K5: {
    question: 'Per quale società, e per quanto tempo, Melisurgo alza la fascia?',
    decision:
      'Per una sola società, finché è in costruzione, congelata o no, e mai oltre la fascia E. Per la società di un altro giocatore vedi K14.',
  },
  K6: {
    question: 'Quando e come interviene Panfilo?',
    decision:
      'Quando in un turno azionario un altro giocatore annuncia l’acquisto di una concessione o di un certificato; la domanda si fa al proprietario solo se può comprare lecitamente e pagare subito. Paga come al solito, senza lo sconto di altre carte salvo il proprio Bayard. Non è un suo turno e non conta nella serie di chi passa; poi il giocatore interrotto gioca di nuovo. La domanda si fa una volta per ogni acquisto annunciato, e la carta si usa una volta sola nella partita.',
  },
  K7: {
    question: 'Per chi e per quanto tempo valgono i bonus di Falcon?',
    decision:
      'Per una sola ferrovia, nominata quando si gioca la carta, del proprietario o di un altro giocatore (K14), dove la ferrovia serve una propria pedina: 30 a Benevento e 10 a Pontecorvo. Valgono anche dopo l’inizio della fase 5, in una fusione passano alla nuova società e finiscono con la società.',
  },
  K8: {
    question: 'Come si sostituisce una pedina borbonica, e quali carte chiudono?',
    decision:
      'La sostituzione conta come la pedina del turno di quella società, con le regole e le spese consuete; se la società è di un altro giocatore deve acconsentire il suo presidente (K14). Una società congelata non può farla. Le carte da 6 a 8 chiudono, Delahante resta; le carte usate continuano a rendere, se non dicono altro.',
  },
  K9: {
    question: 'Qual è il deposito ridotto delle carte da 6 a 8?',
    decision:
      'Nelle fasi 1 e 2 il secondo deposito stampato, nella fase 3 niente. Vale solo per la prima assegnazione della concessione, e gli altri giocatori possono prenderla al deposito ordinario.',
  },
  K10: {
    question: 'Le pedine borboniche occupano i loro spazi?',
    decision:
      'Sì, finché non vengono sostituite. Con la fase 5 le altre vengono tolte, e i loro spazi si aprono a tutti.',
  },
  K11: {
    question: 'Quando i giocatori possono vendersi carte?',
    decision:
      'Solo in un turno azionario, come operazione di chi compra e a un prezzo intero qualsiasi da D0 in su; mai alle società.',
  },
  K12: {
    question: 'In che ordine si siede dopo l’asta?',
    decision: 'Secondo i contanti rimasti, e a parità come prima; chi ha più contanti ha la priorità.',
  },
  K13: {
    question: 'Quando cala la rendita delle carte da 6 a 8?',
    decision:
      'Quando la società piazza la sua prima pedina oltre a quella di sede, a partire dal pagamento seguente e chiunque diriga la società.',
  },
  K14: {
    question: 'Come può il proprietario usare una carta per la società di un altro giocatore?',
    decision:
      'La presta a quella società quando tocca a lui in un turno azionario, o durante il turno di una sua società; in un turno può prestare o riprendere ogni carta una volta sola. Se sono prestate, le carte Melisurgo e Falcon si usano all’inizio del turno della società, senza domande; una pedina borbonica si sostituisce solo se il presidente lo vuole. Un presidente può anche chiedere una carta che non è prestata; un rifiuto vale per tutto il turno.',
  },
  G1: {
    question: 'Che cosa comporta prendere una concessione?',
    decision:
      'È una sola operazione: si versa il deposito, si fissa il valore iniziale e si compra il certificato del presidente. Occorrono i contanti per tutto, e il certificato deve rientrare nel limite.',
  },
  G2: {
    question: 'Da quando la concessione della FST non richiede deposito?',
    decision:
      'Da quando qualcuno ha preso per la prima volta la concessione della LTF; chi ha già versato un deposito non riceve nulla per questo.',
  },
  G3: {
    question: 'Come e quando avviene una scalata nelle fasi da 1 a 4?',
    decision:
      'Quando un giocatore ha 20 punti percentuali più del presidente; si controlla dopo ogni cambiamento, anche per le società congelate. Subentra chi ha più azioni e, a parità, il primo dopo il presidente nell’ordine del turno azionario.',
  },
  G4: {
    question: 'Che ne è della concessione in una scalata?',
    decision:
      'Va nel pool, e il deposito non ancora reso è perso. Il nuovo presidente può prenderla subito alle condizioni di G5; altrimenti la società viene congelata.',
  },
  G5: {
    question: 'Chi può comprare una concessione dal pool, e per quanto?',
    decision:
      'Chiunque non sia superato da altri di 20 punti percentuali. La presidenza non cambia, a meno che il certificato del presidente sia nel pool: allora lo si compra insieme alla concessione per il doppio della quotazione. Si versa il deposito regolare se la società è in costruzione o in esercizio provvisorio, niente se è in esercizio definitivo.',
  },
  G6: {
    question:
      'Con chi ci si confronta, se il presidente e il proprietario della concessione non sono la stessa persona?',
    decision:
      'Per revocare la concessione il confronto si fa con il suo proprietario, per cambiare la presidenza si fa con il presidente. Un nuovo presidente che possiede già la concessione la conserva.',
  },
  G7: {
    question: 'Come si rende il deposito?',
    decision:
      'Metà, arrotondata per difetto, alla destinazione intermedia e il resto alla finale; lo riceve chi è allora il proprietario, secondo quanto ha versato. Un deposito versato quando la società è in esercizio provvisorio viene reso per intero alla destinazione finale.',
  },
  G8: {
    question: 'Il testo dice l’uno e l’altro: una società congelata può posare binari?',
    decision:
      'Può fare migliorie, ma non posa tessere nuove e non piazza pedine, nemmeno quella di sede. Distribuisce sempre metà dell’incasso, non compra né vende treni e non è obbligata ad averne, non dà interesse garantito e vende azioni solo se vi è obbligata.',
  },
  G9: {
    question: 'In quale stato è, sotto, una società congelata?',
    decision:
      'In quello che aveva: lo conserva e vi ritorna. Anche una società congelata durante la costruzione fa correre i treni che ha.',
  },
  G10: {
    question: 'Si possono comprare azioni di una società in costruzione?',
    decision: 'Sì, dall’offerta al valore iniziale.',
  },
  G11: {
    question: 'Che cosa fa una società congelata senza presidente?',
    decision:
      'Non fa migliorie; senza che nessuno decida fa correre i treni, distribuisce metà dell’incasso e vende le azioni che deve vendere.',
  },
  U1: {
    question: 'Chi diventa presidente all’arrivo di Garibaldi (fase 5)?',
    decision:
      'Chi ha più azioni, almeno il 20%; a parità chi non ha la concessione della società, poi chi ha meno concessioni, poi il primo dopo il vecchio presidente. Il vecchio presidente non è preferito in altro modo.',
  },
  U2: {
    question: 'Quando cambia la presidenza, da allora in poi?',
    decision: 'Quando un altro ha 10 punti percentuali in più; a parità il presidente resta in carica.',
  },
  U3: {
    question: 'Che ne è degli stati con la fase 5?',
    decision:
      'Le società in costruzione, in esercizio provvisorio e congelate passano all’esercizio definitivo; i depositi non ancora resi sono persi.',
  },
  U4: {
    question: 'Come diventa operativa una società dalla fase 5, e qual è il suo capitale completo?',
    decision:
      'Diventa operativa quando ne è venduto il 60%; la banca completa il denaro ricevuto per le azioni fino a dieci volte il valore iniziale, e le azioni rimaste vanno nel pool. Ciò che per una carta è stato offerto oltre il costo si aggiunge.',
  },
  U5: {
    question: 'In che stato sono le società avviate dalla fase 5?',
    decision: 'In esercizio definitivo fin dall’inizio.',
  },
  U6: {
    question: 'Chi completa il turno di una società se intanto cambia la presidenza?',
    decision: 'Il nuovo presidente.',
  },
  U7: {
    question: 'Dove e quando la SFM piazza la pedina di sede, e per che cosa riceve bonus?',
    decision:
      'Quando si compra il certificato del presidente, gratis, in una città con uno spazio libero che non è riservato a nessuno; non conta come pedina del primo turno. Riceve un bonus per ogni pedina seguente che piazza in una città gialla dove non c’è nessuna pedina.',
  },
  U8: {
    question: 'Una società che diventa operativa durante un turno operativo vi opera già?',
    decision: 'Sì, se il suo posto nell’ordine deve ancora venire.',
  },
  D1: {
    question: 'Come si raggiunge una destinazione, e che cosa succede se la finale viene prima?',
    decision:
      'Solo con una pedina, in uno spazio qualsiasi. La destinazione finale da sola non cambia nulla finché non si raggiunge l’intermedia; allora i due passaggi si fanno insieme.',
  },
  D2: {
    question: 'La pedina che chiude la costruzione dà il suo bonus?',
    decision:
      'Sì: prima cambia lo stato, poi si riceve il bonus. Le pedine precedenti e quelle di sede non danno nulla nemmeno in seguito.',
  },
  D3: {
    question: 'Quali destinazioni hanno la FS e la FP, e quale Napoli si intende?',
    decision:
      'Per la FS vale la prima raggiunta fra Brindisi e Taranto, e l’altra resta una destinazione storica. La FP sceglie la sua sede; lo spazio nell’altra città intermedia si apre a tutti. Napoli è Napoli Nord per la FB e la FP, Napoli Sud per la NN, la SFSM e la SEPSA.',
  },
  D4: {
    question: 'Una pedina può raggiungere più destinazioni storiche?',
    decision: 'No: la quotazione sale di una riga per pedina.',
  },
  D5: {
    question: 'Quando si apre a tutti uno spazio riservato?',
    decision: 'Quando la sua società chiude o si fonde.',
  },
  O1: {
    question: 'Quando si fissa l’ordine operativo?',
    decision: 'Mai in anticipo: si cerca di nuovo dopo ogni società. Prima operano le regionali, in ordine di numero.',
  },
  O2: {
    question: 'Come comincia una società che non ha ancora pedine?',
    decision:
      'Per le tessere il marchio stampato conta come una pedina, e se l’esagono della sede non ha tessera la prima si posa lì. La pedina di sede è gratuita e conta come pedina di quel turno.',
  },
  O3: {
    question: 'Si può usare due volte lo stesso esagono in un turno?',
    decision: 'Sì; ogni posa dev’essere lecita da sola.',
  },
  O4: {
    question: 'Che cosa devono conservare e raggiungere le migliorie?',
    decision:
      'Una miglioria di valore conserva tutti i binari, una competitiva quelli uniti a un esagono vicino; gli spazi non possono essere meno di quanti ne richiedono le pedine e gli spazi riservati, nei cerchi in cui si trovano. I binari nuovi devono essere raggiunti; se non ce ne sono, dev’essere raggiunta la stazione. Una città chiusa da altri si può comunque migliorare.',
  },
  O5: {
    question: 'Gli spazi riservati vuoti e le pedine borboniche fermano un percorso per le tessere?',
    decision:
      'Uno spazio vuoto, riservato o di sede, conta come vuoto; una pedina borbonica conta come una pedina altrui.',
  },
  O6: {
    question: 'Che cos’è il percorso di una pedina, e quanto costa?',
    decision:
      'Unisce la nuova stazione a una dove la società ha una pedina, senza altre città né località fuori mappa in mezzo; non passa due volte per lo stesso binario, confine o paese e non torna indietro. Un confine semplice costa D10; negli altri si pagano D40 per ogni fiume e D60 per una montagna. Un lato con lettera è un confine: da a ad e costa D10, da f ad h D40.',
  },
  O7: {
    question: 'Che cosa ferma un valico chiuso prima della fase 3?',
    decision:
      'Ogni percorso, per le tessere, per le pedine e delle regionali; i binari si possono però posare fino al valico.',
  },
  O8: {
    question: 'Come funzionano le località fuori mappa?',
    decision:
      'Per usarle occorre una pedina; due esagoni rossi con lo stesso nome sono una sola località. Il loro valore cambia con le fasi: 1 e 2, 3 e 4, 5 e 6. Gli spazi liberi di Roma si aprono nella fase 4.',
  },
  O9: {
    question: 'Quanti segnalini porta un percorso?',
    decision:
      'Uno per ogni paese giallo o verde e due per ogni paese marrone; di un doppio paese unito contano entrambi i paesi, di uno giallo solo quello percorso. Una linea successiva che tocca lo stesso paese ne fa prendere altri.',
  },
  O10: {
    question: 'Quando e a chi si paga l’interesse garantito?',
    decision:
      'Si paga solo se la società ha usato tutte le pose, e non si paga nemmeno quando non ne era possibile nessuna; spetta ai giocatori e alle altre società. Il numero della fascia si paga in ducati per azione, qualunque sia il valore iniziale; un tavolo può scegliere che sia una percentuale del valore iniziale, arrotondata per difetto per ogni azione.',
  },
  O11: {
    question: 'Che cosa si paga nel turno che chiude la costruzione?',
    decision:
      'L’interesse garantito non si paga; la società fa correre i treni che ha e deve finire il turno con un treno.',
  },
  O12: {
    question: 'Quale corsa conta?',
    decision:
      'La migliore: le migliori X stazioni con una pedina propria, collegate o no, e D10 per ogni segnalino, fino a Y. I porti, Falcon e la Funicolare si aggiungono alla loro stazione.',
  },
  O13: {
    question: 'Come si divide un mezzo dividendo, e chi riceve che cosa?',
    decision:
      'Di un incasso di 130, 70 vanno agli azionisti e 60 in cassa. Le azioni nell’offerta e nella propria cassa rendono alla società, quelle in cassa ad altre società rendono a queste, quelle nel pool a nessuno.',
  },
  O14: {
    question: 'Chi deve avere un treno, e chi può comprare treni da chi?',
    decision:
      'Solo le società in esercizio provvisorio o definitivo devono avere un treno. Se ne possono comprare quanti si vuole; fra maggiori e nazionali, a partire da D1, se i due presidenti sono d’accordo, ma le nazionali solo al valore nominale. Si può vendere anche l’ultimo treno. Le società in costruzione possono comprare, quelle congelate non comprano né vendono.',
  },
  O15: {
    question: 'Che cosa può vendere e comprare una società nel passo finanziario?',
    decision:
      'Prima vende ciò che potrebbe vendere un giocatore, poi può comprare un certificato del 10%: uno proprio dal pool, oppure uno di un’altra società dal pool o dall’offerta. Può possedere il 10% di ciascuna società; non compra azioni vendute in questo turno, né azioni in zona azzurra o blu scuro, e se la sua quotazione è in zona blu scuro non compra nulla. Le sue azioni non danno diritto alla presidenza.',
  },
  O16: {
    question: 'Quando si fanno le vendite forzate, e che cosa si vende?',
    decision:
      'All’inizio del passo finanziario, senza limiti, anche se la società è in costruzione o congelata. Si vendono tutte le azioni la cui quotazione è in zona azzurra o blu scuro, e tutte quelle di una società la cui quotazione è in zona blu scuro.',
  },
  O17: {
    question: 'Quando e come si raccolgono i fondi d’emergenza?',
    decision:
      'Nel passo dei treni, e solo per il treno più economico della banca. Si usano in quest’ordine il denaro in cassa, le azioni in cassa a metà quotazione, i contanti del presidente e le sue azioni a metà quotazione, arrotondando per difetto. Non si raccoglie più del necessario; le regionali, le carte e le concessioni non contano come azioni. Un tavolo può scegliere di farlo dopo il passo finanziario: allora la società che non può pagare vende prima in quel passo, alla quotazione intera, e finché non ha un treno non compra azioni.',
  },
  O18: {
    question: 'Che cosa succede in una bancarotta?',
    decision:
      'I beni del giocatore vanno nel pool senza limiti, anche le carte e le regionali. Nelle fasi da 1 a 4 le concessioni che possiede vengono revocate e quelle società vengono congelate, senza treno. Se la concessione di una sua società è di un altro giocatore, questi la conserva: chi ha più azioni, almeno due, ne dà due per il certificato del presidente e completa l’acquisto; finché non c’è nessuno, nessuno decide per la società. Dalla fase 5 chi viene dopo di lui con almeno due azioni completa l’acquisto con quanto è stato raccolto; se non c’è nessuno la società chiude. In una nazionale che ha solo un presidente facente funzione, il suo posto va al maggiore azionista rimasto.',
  },
  O19: { question: 'E se resta un solo giocatore?', decision: 'La partita finisce.' },
  O20: {
    question: 'In che ordine si svolge un turno?',
    decision:
      'Tessere, pedina, destinazioni, interesse garantito o corsa, dividendo, quotazione, treni, passo finanziario; carte e acquisizioni in ogni momento. Una società in costruzione non fa correre treni, non distribuisce dividendi e non compra azioni. Una società congelata fa soltanto migliorie, corsa, mezzo dividendo, quotazione e vendite forzate.',
  },
  O21: {
    question: 'Le pose si devono usare tutte, e la pedina deve stare su binari nuovi?',
    decision:
      'No: tessere nuove e migliorie si possono alternare e tralasciare, e la pedina non richiede binari nuovi.',
  },
  O22: {
    question: 'Le pedine fuori mappa danno inizio a percorsi per le tessere?',
    decision: 'Sì, da ogni esagono rosso della loro località.',
  },
  T1: {
    question: 'Come paga la Funicolare?',
    decision:
      'Con D20 a ogni società che serve una sua pedina a Torre Annunziata, quando quella tessera ha binari verso nord. Non è una stazione, non occupa capacità e non conta mai per le regionali.',
  },
  T2: {
    question: 'Quali lati del Vesuvio sono vietati?',
    decision:
      'Cinque; quello verso Torre Annunziata è aperto. È un tronco morto: non vi si posano tessere e non si passa oltre.',
  },
  T3: {
    question: 'Che cosa c’è oltre i lati esterni delle mappe?',
    decision:
      'Niente: sono chiusi, salvo i lati con lettera, che portano alla stessa lettera dell’altra mappa. Su F27 e F29 non si posano tessere.',
  },
  T4: {
    question: 'Quanto vale un cerchio senza tessera né valore stampato?',
    decision: 'Niente; vi può stare però una pedina di sede.',
  },
  T5: {
    question: 'E i paesi i cui lati non ammettono altre tessere?',
    decision: 'Restano come sono; su un esagono stampato in giallo non si posa una tessera gialla.',
  },
  T6: {
    question: 'Quali tessere si posano sugli esagoni con lettera?',
    decision:
      'P e L richiedono solo la loro tessera marrone; su W, Nn, Ns, B e R si posano solo le tessere della loro lettera. Sugli esagoni senza lettera non si posano tessere con lettera.',
  },
  R1: {
    question: 'Dove va il prezzo di una regionale?',
    decision:
      'Tutto nella sua cassa. Dal pool si compra allo stesso modo, a un prezzo qualsiasi dal valore nominale in su.',
  },
  R2: {
    question: 'Quando si gioca il turno regionale, e chi offre?',
    decision:
      'Dopo che è uscito il treno PH5 del turno operativo in cui è iniziata la fase 5; la priorità non cambia. Si offre come per le carte, ma non può offrire chi è al limite di certificati.',
  },
  R3: {
    question: 'Come posa tessere una regionale?',
    decision:
      'Su percorsi che partono dalla sua sede, ignorando le pedine e attraversando le città; se l’esagono della sede non ha tessera, può posare lì la prima. Una tessera è gratis, una seconda costa D30.',
  },
  R4: {
    question: 'Per quali tessere una regionale riceve segnalini?',
    decision:
      'Per le tessere gialle e marroni di paese che posa lei stessa: uno per paese, due su un doppio paese. Per le verdi e per le migliorie competitive non ne riceve.',
  },
  R5: {
    question: 'Quando si pagano i bonus di una regionale?',
    decision:
      'Una volta ciascuno, subito, chiunque abbia fatto il collegamento; si controlla dopo ogni tessera e quando la regionale ha il suo primo proprietario.',
  },
  R6: {
    question: 'Quanto incassa una regionale, e deve avere un treno?',
    decision:
      'Incassa D10 per segnalino, fino a Y segnalini, e ne distribuisce metà. Non è obbligata ad avere un treno. Ne compra al massimo uno per turno, dalla banca oppure, a partire da D1 e con il consenso del proprietario, da un’altra regionale. Il proprietario la aiuta solo se non ha treni e non può pagarne nessuno: solo in contanti, solo per un treno della banca e solo con ciò che manca.',
  },
  R7: {
    question: 'Chi può acquisire una regionale, e per quanto?',
    decision:
      'Dalla fase 6 una società unita alla sua sede senza altre città in mezzo, o che ha lì una pedina; può acquisirne quante ne vuole, senza il consenso del proprietario. Paga quanto c’è nella cassa della regionale, il suo incasso intero e il suo valore nominale, prima di ricevere alcunché.',
  },
  R8: {
    question: 'Che cosa fa una regionale nel pool?',
    decision: 'Niente: non opera e non riceve bonus, e nessuna società può acquisirla.',
  },
  F1: {
    question: 'Quando si formano la RM e la RA?',
    decision: 'Subito dopo la rottamazione: prima la RM, poi la RA.',
  },
  F2: {
    question: 'Le società che possono fondersi sono quattro, ma il voto parla di tre. Come si svolge?',
    decision:
      'Si chiede ai presidenti, in ordine operativo, finché due hanno accettato. Appena restano solo tante società quante ne servono ancora, quelle devono fondersi.',
  },
  F3: {
    question: 'Che posto hanno nel voto le società non avviate e quelle chiuse?',
    decision:
      'Le società non avviate, e anche quelle avviate dalla fase 5 in poi ma ancora sotto il 60%, vengono per ultime, nell’ordine stampato, e accettano sempre. Quelle chiuse non partecipano: se restano due società si fondono entrambe, se ne resta una diventa da sola la nazionale, se non ne resta nessuna la nazionale non si forma.',
  },
  F4: {
    question: 'Come si scambiano le azioni, e chi riceve il certificato del presidente?',
    decision:
      'Due azioni vecchie si scambiano con una nuova, contando insieme quelle delle due società, a cominciare dal presidente della società che ha comprato il treno. Il certificato del presidente va al primo che ha quattro azioni vecchie. Se nessuno ne ha quattro, fa le veci del presidente il maggiore azionista, che prende il certificato in cambio di due azioni appena le ha. Per un’azione spaiata di una società operativa si paga metà quotazione, arrotondata per difetto; se se ne ha una di una società non avviata, si cede prima quella.',
  },
  F5: {
    question: 'Chi scambia dopo i giocatori, e che cosa resta?',
    decision:
      'Scambiano prima le altre società, poi le casse delle società fuse, la cui azione spaiata va nel pool, e infine il pool, la cui azione spaiata esce dal gioco. Le azioni nell’offerta spariscono. Le azioni nuove che restano sono della nazionale; un certificato del presidente che nessuno ha preso conta per lo scambio della sua stessa cassa.',
  },
  F6: {
    question: 'E se entrambe le società avevano la stessa cosa?',
    decision:
      'Due pedine nello stesso luogo diventano una; tutto il resto si unisce. Se la nazionale ha così un secondo 10% di un’altra società, deve venderlo nel prossimo passo finanziario.',
  },
  F7: {
    question: 'Che cosa sono il traffico e la copertura?',
    decision:
      'Il traffico è il numero delle pedine e dei segnalini, la copertura la somma delle X e delle Y di tutti i treni. La nazionale prende a noleggio treni PH6 finché la copertura raggiunge il traffico, e almeno uno se non ha treni.',
  },
  F8: {
    question: 'Che cos’è un treno a noleggio?',
    decision:
      'È un treno che corre e conta come posseduto, ma non si può vendere. Finché non li ha riscattati tutti, la nazionale trattiene l’incasso senza che la quotazione si muova; nel passo dei treni riscatta per intero tutti quelli che può e non compra altro, e non acquisisce una regionale con denaro che basterebbe a riscattarne uno. I treni a noleggio non causano emergenze.',
  },
  F9: {
    question: 'La nazionale opera nel turno operativo in cui si forma?',
    decision:
      'Solo se nessuna delle due società ha già operato; quella che compra il treno PH6 conta come se avesse operato. Se si fonde la società di turno, il suo turno finisce.',
  },
  F10: {
    question: 'Da dove parte la quotazione di una nazionale, e com’è il suo turno?',
    decision:
      'Dalla casella della società con la quotazione più alta o, a pari quotazione, di quella che precede, sotto la pila; se le due società non erano avviate, da D100. La nazionale ha quattro pose, e compra e vende treni solo al valore nominale.',
  },
  F11: {
    question: 'E le azioni che possiedono altre società?',
    decision: 'Si scambiano come quelle dei giocatori, dopo di loro, in ordine operativo.',
  },
  F12: {
    question: 'E se nessun giocatore ha azioni della nazionale?',
    decision:
      'La nazionale non opera. Il certificato del presidente si compra dalla sua cassa, come operazione di un turno azionario, per il doppio della quotazione; il denaro va in quella cassa.',
  },
  F13: {
    question: 'Una società non avviata ha una pedina?',
    decision:
      'Conta il marchio stampato della sua sede: la nazionale piazza lì una pedina, gratis. I suoi spazi riservati si aprono a tutti. La SFM in questo caso non ha sede.',
  },
  A1: {
    question: 'Chi risponde per primo quando devono farlo in più d’uno?',
    decision:
      'Chi ha causato la domanda; poi si segue l’ordine operativo per le società, quello del turno azionario per i giocatori.',
  },
  A2: {
    question: 'Si può ripetere un’offerta rifiutata?',
    decision: 'Non nello stesso turno allo stesso prezzo o a uno più basso.',
  },
  A3: {
    question: 'Si fa una domanda che ha una sola risposta lecita?',
    decision: 'No, la risposta si dà da sé.',
  },
  E1: {
    question: 'Quando salta la banca, e che cosa succede poi?',
    decision:
      'Quando un pagamento prende l’ultimo ducato. Si completa la serie di turni operativi in corso o, se la banca salta in un turno azionario, quella seguente; i pagamenti continuano, e il denaro che rientra non cambia nulla.',
  },
  E2: {
    question: 'Che cos’è il patrimonio, e che cosa succede a parità?',
    decision:
      'I contanti, le azioni alla loro quotazione e le regionali al valore nominale; i beni delle società, i depositi e le carte non contano. A parità la vittoria è condivisa.',
  },
  E3: {
    question: 'E se non si muove più nulla?',
    decision:
      'Una serie di turni operativi in cui nessuno poteva far altro che passare, e in cui non si è mosso denaro, pone fine alla partita.',
  },
};
