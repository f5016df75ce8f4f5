import { italian } from './en.ts';

/** The lesson of 1849 in Italian. */
export const it = italian({
  'learn.bid':
    'Quattro giocatori con L.375 ciascuno. Prima si vendono cinque società private, cominciando dalla meno cara. Il giocatore 1 vuole poi la SMS e offre subito L.115: il denaro viene messo da parte, gli altri non rispondono ancora.',
  'learn.overbid': 'Anche il giocatore 2 vuole la SMS. Un’offerta supera la precedente di almeno L.5: L.120.',
  'learn.bidOther': 'Il giocatore 3 offre L.80 per la CNM. Finora nulla è venduto: le offerte aspettano.',
  'learn.buyCheapest':
    'Il giocatore 4 compra la SCE, la meno cara, al suo prezzo di L.20. Solo la meno cara si compra subito.',
  'learn.buyNext':
    'Il giocatore 1 ha L.260 libere e compra la SIGI per L.45. Guarda il registro: la CNM ha una sola offerta e va subito al giocatore 3; la SMS ne ha due e va all’asta fra i due.',
  'learn.drop':
    'Il giocatore 1 deve offrire almeno L.125 o ritirarsi. Con L.115 da parte e L.215 libere arriverebbe a L.330, ma è troppo: passa. Il giocatore 2 ottiene la SMS per L.120.',
  'learn.buyRsa':
    'Finita l’asta tocca al giocatore 2, nell’ordine consueto. La RSA porta con sé il certificato del presidente della prima società nell’ordine: la compra per L.150.',
  'learn.setValue':
    'La prima società è la Lilibeo (CTL) di Marsala. Il valore iniziale decide quanto costa un’azione e quanto riceve la cassa: a L.68 due azioni fanno L.136, di cui L.40 pagano le stazioni.',
  'learn.start':
    'Turno azionario. Il giocatore 3 avvia la prossima società nell’ordine, la Trinacria (IFT) di Catania, a L.68: il certificato del presidente è il 20% e costa L.136.',
  'learn.startMore':
    'Chi avvia una società può comprarne subito altre azioni, fino al 40%. Ogni azione presa dalla cassa la riempie.',
  'learn.startMost': 'Un’altra azione fa il 40%. La Trinacria ha ora L.182: bastano per binari e un treno.',
  'learn.startHigh':
    'Il giocatore 4 avvia l’Akragas (SFA) di Girgenti a L.100. L’azione costa di più, ma la società opera per prima e ha più denaro.',
  'learn.spend': 'Un’altra azione dell’Akragas. Poi il denaro è finito, e il turno del giocatore si chiude da sé.',
  'learn.buyOther':
    'Il giocatore 1 non avvia nulla: compra il 10% della Lilibeo dalla sua cassa. Chi ha azioni riceve dividendi.',
  'learn.buyOwn':
    'Il giocatore 2 compra il 10% della propria società. Attenzione: chi ha più azioni del presidente gli toglie la carica.',
  'learn.passStock':
    'Un turno in cui non si fa nulla vale come passare. Quando tutti passano di seguito, il turno azionario finisce. Gli altri non hanno denaro per fare nulla.',
  'learn.lay':
    'Turno operativo. Le private hanno dato la rendita ai proprietari; l’Akragas opera per prima perché ha la quotazione più alta. La prima tessera va sulla sua sede, Girgenti. Gli esagoni evidenziati accettano una tessera; tocca di nuovo per girarla.',
  'learn.train': 'Senza treno non c’è incasso. Il primo 4H costa L.100: attraversa quattro lati di esagono.',
  'learn.enough':
    'Una società può continuare finché il denaro e il limite di treni lo permettono. A questa basta così: prosegui.',
  'learn.layTown':
    'Marsala e Trapani sono unite da un binario stampato sulla mappa. La Lilibeo costruisce dall’altra parte, verso Mazzara.',
  'learn.laterToken': 'Potrebbe già piazzare una stazione. Più tardi, quando si vedrà a che cosa serve.',
  'learn.trainToo': 'Anche la Lilibeo compra un 4H. I treni restano suoi finché un tipo più nuovo non li fa rottamare.',
  'learn.layCostly':
    'A ovest di Catania il terreno è accidentato. Il binario costa quanto dice l’esagono; lo scartamento ridotto costa un quarto, ma per i treni conta doppio.',
  'learn.trainLast': 'La Trinacria compra il terzo 4H. Venduto il quarto, il primo 6H fa iniziare la fase successiva.',
  'learn.fallen':
    'Secondo turno azionario. Guarda il mercato: nessuna società ha distribuito dividendi, perciò ogni segnalino è andato a sinistra. Il giocatore 3 non ha denaro e passa.',
  'learn.passStock2': 'Vendere darebbe denaro, ma ogni azione venduta abbassa la quotazione. Il giocatore 4 passa.',
  'learn.buyCheap': 'Il giocatore 1 approfitta della quotazione bassa e compra il 10% della Trinacria dalla cassa.',
  'learn.strengthen': 'Il giocatore 2 rafforza la Lilibeo: ora ha il 40%, e la cassa è piena prima del suo turno.',
  'learn.roundEnds': 'Nessuno vuole altro: tutti passano, e dopo il quarto comincia il turno operativo.',
  'learn.layToward': 'L’Akragas costruisce fino al paese vicino, così ha due fermate fra cui correre.',
  'learn.run':
    'Ora può correre: un percorso richiede due città, o una città e un paese, e almeno una stazione della società. Il programma ha trovato e disegnato i percorsi migliori.',
  'learn.withhold':
    'Distribuire o trattenere? Il denaro trattenuto va in cassa e il segnalino va a sinistra. All’Akragas servirà presto un treno: trattiene.',
  'learn.finance':
    'Alla fine del turno una società può vendere al pool azioni della propria cassa, o ricomprarne una. Non ora.',
  'learn.layOn': 'La Lilibeo prolunga la linea oltre Mazzara, verso la costa meridionale.',
  'learn.token':
    'Le stazioni sono già pagate. Una a Trapani tiene aperta la linea: quando gli spazi di una città sono occupati, i treni altrui non possono attraversarla.',
  'learn.runAll':
    'Un 4H corre Trapani, Marsala, Mazzara: 20 + 20 + 10 fa L.50. Un percorso somma tutte le fermate, come nell’esempio del regolamento 30 + 20 + 20.',
  'learn.pay':
    'La Lilibeo distribuisce: L.5 per ogni 10%, anche alla sua cassa per le azioni che ha ancora. Il segnalino va a destra solo se il dividendo intero è almeno pari alla quotazione; L.50 non bastano, resta fermo.',
});
