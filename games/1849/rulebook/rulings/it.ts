import type { RulingTexts } from './en.ts';

/** Come sono decise le questioni che il regolamento lascia aperte. */
export const it: RulingTexts = {
  'RUL-1': {
    question: 'Più società superano il nuovo limite di treni. Chi risponde per prima?',
    decision:
      'Chi ha comprato, poi le altre in ordine di mercato. Ogni risposta è nota prima della domanda successiva.',
  },
  'RUL-2': {
    question: 'Un’offerta per una società privata, un treno o una stazione si può ripetere dopo un rifiuto?',
    decision:
      'Nello stesso turno solo a un prezzo più alto per la stessa cosa. Se un giocatore decide per entrambe le parti, l’offerta è l’accordo.',
  },
  'RUL-3': {
    question: 'Che cosa pone fine a una partita in cui non può più succedere nulla?',
    decision:
      'Se per un turno azionario e tutta la serie di turni operativi che segue nessuno aveva altra scelta che passare, e nessun denaro si è mosso, la partita finisce e si conta com’è. Giocatori che semplicemente non vogliono non sono uno stallo.',
  },
  'RUL-4': {
    question: 'Il riacquisto è permesso nel primo turno?',
    decision:
      'Sì, il testo vieta solo le vendite. (A quel punto nel pool non possono esserci azioni, quindi il caso non dovrebbe presentarsi.)',
  },
  'RUL-5': {
    question: 'Un’obbligazione si può rimborsare ed emettere di nuovo in un turno?',
    decision: 'Sì. Il segnalino va a destra, poi a sinistra; gli interessi sono già stati pagati.',
  },
  'RUL-6': {
    question: 'Si possono vendere più di sei pedine E in una partita?',
    decision:
      'No. La pedina di una società chiusa viene tolta per sempre. Una società riavviata non ne ha e può comprarne una finché ne resta una delle sei.',
  },
  'RUL-7': {
    question: 'Uno spazio aperto dal terremoto riporta la Garibaldi messa da parte?',
    decision: 'Sì, nel turno azionario seguente e come ultima nell’ordine, come ogni altro spazio che si apre.',
  },
  'RUL-8': {
    question: 'Il denaro iniziale fa parte delle L.7.760?',
    decision: 'Sì. La banca comincia con L.6.260 con qualsiasi numero di giocatori.',
  },
  'RUL-9': {
    question: 'Per i nuovi giocatori l’IFT non deve essere tra le prime tre. Come si sposta?',
    decision: 'Si toglie dall’ordine e si mette quarta; quelle in mezzo salgono di un posto.',
  },
  'RUL-10': {
    question: 'Che cos’è un giro completo senza vendite?',
    decision: 'Tutti i giocatori hanno passato uno dopo l’altro. Un’offerta interrompe la serie.',
  },
  'RUL-11': {
    question: 'Le offerte restano valide dopo un ribasso della SCE, o un giro che finisce senza vendite?',
    decision: 'Sì, e il denaro resta impegnato.',
  },
  'RUL-12': {
    question: 'Chi comincia dopo un ribasso della SCE, e chi deve prenderla gratis?',
    decision:
      'Comincia il vicino di sinistra dell’ultimo a passare. Chi ha cominciato a L.5 la prende gratis se tutti passano di nuovo, anche se nel frattempo ci sono state offerte. Un ribasso non sposta la priorità.',
  },
  'RUL-13': {
    question: 'Un giocatore può fare una nuova offerta sulla stessa società privata?',
    decision:
      'Sì. La nuova offerta sostituisce la vecchia, deve superare di L.5 la più alta anche se è la propria, e interrompe la serie di chi passa.',
  },
  'RUL-14': {
    question: 'I prezzi possono essere frazioni?',
    decision: 'No. Offerte e prezzi di società private, treni e stazioni sono lire intere, a passi di L.1.',
  },
  'RUL-15': {
    question: 'Chi è stato «l’ultimo a comprare al valore nominale» se la SCE è scesa di prezzo o è stata gratis?',
    decision:
      'Conta ogni acquisto della privata più bassa nel proprio turno, e anche quello forzato. Le vendite per offerta no.',
  },
  'RUL-16': {
    question: 'Quando si piazza la stazione nella sede della società legata alla RSA?',
    decision: 'Quando si compra la RSA. Se la società è la Garibaldi, la sede si sceglie allora.',
  },
  'RUL-17': {
    question: 'Un treno dal pool o da un’altra società chiude la RSA?',
    decision: 'Sì, qualsiasi primo treno la chiude.',
  },
  'RUL-18': {
    question:
      'La società legata alla RSA ha chiuso senza mai avere un treno e viene riavviata. Il suo primo treno chiude la RSA?',
    decision: 'No. La RSA resta aperta fino alla fase 12; il legame è finito con la chiusura.',
  },
  'RUL-19': {
    question: 'Un giocatore può vendere due volte azioni della stessa società in un turno?',
    decision: 'Sì, come vendite separate, ognuna alla quotazione di quel momento.',
  },
  'RUL-20': {
    question: 'Le vendite di un turno portano più segnalini in una casella. In che ordine stanno?',
    decision:
      'Nell’ordine che avevano prima delle vendite del turno, sotto quelli che non si sono mossi. La memoria si svuota dopo ogni turno, anche nei turni operativi.',
  },
  'RUL-21': {
    question: 'Quando una società ha completato un turno operativo, così che le sue azioni si possano vendere?',
    decision:
      'Quando ha finito il proprio primo turno da quando è stata avviata o riavviata. In un’emergenza più avanti nello stesso turno le sue azioni si possono vendere; quelle di una società nel suo primissimo turno no.',
  },
  'RUL-22': {
    question: 'Si può vendere un’azione del certificato del presidente se il successore ha l’ultimo certificato?',
    decision:
      'Solo se il successore ha anche due singoli e chi vende prende questi, o se i singoli rimasti a chi vende permettono la vendita in certificati interi. Nulla si cambia mai con il pool.',
  },
  'RUL-23': {
    question: 'Quando il presidente uscente sceglie tra l’ultimo certificato e due singoli?',
    decision:
      'Quando dichiara la vendita, o subito se superato da un acquisto; in ogni caso prima che i certificati vadano nel pool.',
  },
  'RUL-24': {
    question: 'La vendita che cambia il presidente chiude anche la società. C’è ancora una scelta?',
    decision:
      'Non si chiede nulla, perché i certificati spariscono. La carica passa prima che la quotazione scenda, quindi un’obbligazione da rimborsare tocca al nuovo presidente.',
  },
  'RUL-25': {
    question: 'Che cosa fa un giocatore sopra il limite di certificati che può vendere troppo poco, o nulla?',
    decision: 'Deve vendere tutto ciò che si può vendere; in questo turno non compra nulla, e può passare.',
  },
  'RUL-26': {
    question: 'Il limite di certificati cambia quando un giocatore esce o una società chiude?',
    decision: 'No. È fissato dai numeri iniziali.',
  },
  'RUL-27': {
    question: 'Che cosa succede se un giocatore non può fare nulla di lecito in un turno azionario?',
    decision: 'Vale come passare, e il programma passa per lui.',
  },
  'RUL-28': {
    question: 'L’ordine del controllo delle quotazioni cambia mentre si svolge?',
    decision: 'No. È l’ordine di mercato prima del primo movimento.',
  },
  'RUL-29': {
    question: 'La casella più bassa della prima colonna è il bordo del mercato?',
    decision: 'No. La casella Chiusa sta sotto 27 e a sinistra di 24, e un segnalino vi entra da lì.',
  },
  'RUL-30': {
    question: 'Quando la Garibaldi viene messa da parte, e dove ritorna?',
    decision:
      'Appena nessuna delle sue cinque città ha uno spazio libero, in qualsiasi momento finché non è operativa. Ritorna con il primo turno azionario che comincia con uno spazio libero, dietro tutte quelle in attesa; quelle che chiudono dopo vanno dietro di lei.',
  },
  'RUL-31': {
    question: 'Si tiene uno spazio per la Garibaldi prima dell’avvio o dopo la chiusura?',
    decision: 'No. Non ha una sede fissa, e quando è riavviata sceglie di nuovo.',
  },
  'RUL-32': {
    question: 'Una nuova fase in mezzo a una serie di turni operativi ne cambia la durata?',
    decision: 'No, nemmeno una fase che comincia nell’ultimo turno della serie.',
  },
  'RUL-33': {
    question: 'Che cosa viene prima, la rottamazione o il limite di treni?',
    decision: 'La rottamazione; il limite si controlla su ciò che resta.',
  },
  'RUL-34': {
    question: 'Si può scartare il treno appena comprato?',
    decision: 'Sì. Il presidente sceglie liberamente, e la fase resta.',
  },
  'RUL-35': {
    question: 'L’ordine operativo è fissato quando comincia il turno?',
    decision:
      'No. La prossima è sempre la società più alta che non ha operato. I dividendi altrui non lo possono cambiare, le vendite di emergenza e bancarotta sì.',
  },
  'RUL-36': {
    question: 'Quando si può usare la SMS?',
    decision:
      'In qualsiasi momento del turno prima che corrano i treni, finché non è stata posata una tessera né piazzata una stazione. Una società che compra la SMS può usarla subito.',
  },
  'RUL-37': {
    question: 'La SMS si può chiudere senza tessera e senza stazione?',
    decision: 'Sì. Costa comunque entrambi i passi del turno.',
  },
  'RUL-38': { question: 'La SIGI dimezza il doppio scartamento?', decision: 'No, non lo dimezza.' },
  'RUL-39': {
    question: 'Chi ha il bonus del porto della CNM, e quante volte?',
    decision:
      'La società che ha messo il segnalino, per una corsa che finisce in quel porto; la sua unica freccia lascia usarlo a un treno per turno. Con la chiusura si perde.',
  },
  'RUL-40': {
    question: 'Un binario nuovo che incontra solo uno scartamento sbagliato allunga un percorso?',
    decision: 'No. La tessera può essere lecita grazie a un’altra uscita.',
  },
  'RUL-41': {
    question: 'I binari possono finire su un lato di un esagono porto senza freccia?',
    decision: 'No, conta come fuori dalla griglia.',
  },
  'RUL-42': { question: 'Un cerchio riservato ma vuoto lascia passare gli altri?', decision: 'Sì, li lascia passare.' },
  'RUL-43': {
    question: 'Che cos’è la Calabria?',
    decision:
      'Una fermata come una città, con un valore proprio, che può essere solo un estremo e non accetta stazioni. Messina e Calabria insieme fanno una corsa.',
  },
  'RUL-44': {
    question: 'La regola dello scartamento per i binari doppi vale per tutto il percorso o da fermata a fermata?',
    decision: 'Da fermata a fermata.',
  },
  'RUL-45': {
    question: 'Perché l’esempio dell’R6H rende L.160, benché gli R6H esistano solo nella fase 16?',
    decision: 'Usa i valori come disegnati, quelli della fase 10. Nella fase 16 la stessa corsa paga L.180.',
  },
  'RUL-46': {
    question: 'Una società può rinunciare a far correre i treni?',
    decision: 'No, se ha un percorso valido.',
  },
  'RUL-47': {
    question: 'L’incasso migliore è obbligatorio?',
    decision:
      'Sì: il massimo di tutti i treni insieme. Il programma lo propone, garantito, e rifiuta di meno; a parità la scelta è libera. Un tavolo può scegliere l’incasso «dichiarato»: allora va bene qualsiasi percorso valido.',
  },
  'RUL-48': {
    question: 'Che cosa succede se una società ha treni ma nessun percorso valido?',
    decision: 'Incasso 0, e il segnalino va a sinistra come senza treno.',
  },
  'RUL-49': {
    question: 'Quando una società ha «un percorso su cui potrebbe far correre un treno»?',
    decision:
      'Se in quel momento una sua stazione è unita da un percorso valido a una seconda fermata (città, paese o Calabria, non un porto), per quanto lontana. Nulla si ricorda di prima.',
  },
  'RUL-50': {
    question: 'Che cosa succede se una società deve avere un treno, ma banca e pool non hanno nulla da vendere?',
    decision:
      'Non c’è obbligo; restano possibili accordi con altre società. I treni E contano solo per chi ha una pedina E.',
  },
  'RUL-51': {
    question: 'Una società può vendere il suo unico treno?',
    decision: 'Sì. L’obbligo ritorna nel suo turno seguente.',
  },
  'RUL-52': {
    question: 'La società può comprare una privata dal suo presidente subito prima dell’aiuto d’emergenza?',
    decision:
      'Sì, come in qualsiasi momento del turno, finché non sono state vendute le prime azioni di questa emergenza.',
  },
  'RUL-53': {
    question: 'Quanto si può vendere in un’emergenza?',
    decision:
      'Solo finché manca denaro. In una società non più singoli del necessario; un ultimo certificato o azioni più care possono rendere di più, e il resto rimane al presidente.',
  },
  'RUL-54': {
    question:
      'Quale treno si compra se due sono i più economici allo stesso prezzo (8H nel pool e R6H; 10H nel pool ed E)?',
    decision: 'Sceglie il presidente.',
  },
  'RUL-55': {
    question:
      'Che cosa succede se le vendite del presidente spingono nella casella Chiusa la stessa società che opera?',
    decision:
      'Chiude subito e il suo turno finisce. Il denaro non ancora versato resta al presidente; non è il caso B.',
  },
  'RUL-56': {
    question: 'Quando si giudica che «non restano azioni»?',
    decision: 'Dopo la chiusura. Le società private non sono azioni, e tutti i contanti sono già andati.',
  },
  'RUL-57': {
    question: 'Che ne è di private, posto e priorità di un giocatore che esce?',
    decision:
      'Le private chiudono, il posto si salta, la priorità passa al giocatore seguente a sinistra, e quando tutti devono passare di seguito conta chi resta. Il punteggio è 0.',
  },
  'RUL-58': { question: 'Resta un solo giocatore: la partita finisce subito?', decision: 'Sì, subito.' },
  'RUL-59': {
    question: 'Una società può vendere più volte in un turno?',
    decision: 'Una vendita di qualsiasi entità, oppure un acquisto di azioni proprie.',
  },
  'RUL-60': {
    question: 'La tessera tolta da Messina torna nella riserva?',
    decision: 'Sì, come una tessera sostituita.',
  },
  'RUL-61': {
    question: 'Che cosa succede se la Garibaldi, che ha una stazione solo a Messina, compra essa stessa il primo 12H?',
    decision: 'Chiude, quel 12H esce dal gioco, la fase 12 e tutto ciò che porta restano, e il turno finisce.',
  },
  'RUL-62': {
    question: 'La banca è saltata esattamente a L.0?',
    decision: 'No; quando un pagamento supera ciò che ha. Poi resta saltata.',
  },
  'RUL-63': {
    question: 'La quotazione scende di nuovo dopo aver raggiunto L.377. La partita finisce?',
    decision: 'Sì, la partita finisce lo stesso.',
  },
  'RUL-64': { question: 'Chi vince a pari patrimonio?', decision: 'La vittoria è condivisa.' },
  'RUL-65': {
    question: 'A chi va il prezzo di una stazione, e quante se ne possono comprare?',
    decision:
      'Alla cassa della società che vende; un acquisto per turno. Chi compra deve avere una pedina sulla scheda e nessuna stazione nell’esagono; la città può essere piena.',
  },
  'RUL-66': {
    question: 'Qual è la sede della Garibaldi dopo il terremoto?',
    decision:
      'La città scelta all’avvio. Se quella stazione è persa non ha più una sede, ma la sua ultima stazione sulla mappa non è in vendita.',
  },
  'RUL-67': {
    question: 'Che cosa succede se il presidente non riesce a raccogliere gli interessi?',
    decision:
      'Come in §10.7 B: si vende tutto ciò che si può, il denaro va in cassa, la società chiude, la sua obbligazione prende ciò che c’è in cassa e il resto decade; poi il giocatore esce, prende un prestito o continua. La somma mancante sono gli interessi; nessun treno è coinvolto.',
  },
  'RUL-68': {
    question: 'Una società chiude con un’obbligazione in sospeso. Chi rimborsa, e fino a quanto?',
    decision:
      'Il suo presidente in quel momento, subito, anche nel turno di un altro: contanti, poi azioni di altre società secondo §9.2, esattamente la somma mancante. Ciò che non si può raccogliere decade; senza azioni rimaste c’è la scelta di §10.7 B.',
  },
  'RUL-69': {
    question: 'Un treno E di un’altra società o del pool richiede una pedina E?',
    decision: 'Sì, la richiede.',
  },
  'RUL-70': {
    question: 'Quando si vendono i treni E?',
    decision:
      'Dalla fase 12 in poi, a chi ha una pedina E, accanto alla classe in corso. Non fanno iniziare fasi e non fanno rottamare nulla.',
  },
  'RUL-71': {
    question: 'Un treno E è «il treno più economico»?',
    decision: 'Per una società con una pedina E, sì: L.550 contro L.800 o L.1.100. Per le altre, no.',
  },
};
