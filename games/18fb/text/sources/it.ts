import type { SourceId } from '../../data/sources.ts';

/** Da dove viene il tabellone, in italiano. */
export const sources: Readonly<Record<SourceId, string>> = {
  positions: 'Ventitré stazioni hanno l’esagono stampato nelle tabelle del regolamento.',
  otherPositions:
    'Gli altri luoghi stanno dove li mette un’interpolazione regolare di quei 23 punti su latitudine e longitudine.',
  land: 'Un esagono è terra se lo è per più di metà circa; alcuni sono stati corretti perché le città stampate abbiano i lati che le loro tessere richiedono.',
  napoliHexes: 'Due esagoni rappresentano Napoli, e fra Capua e Nocera c’è un solo posto per loro.',
  stations: 'Sedi, destinazioni e le due località fuori mappa sono nominate nel regolamento.',
  pontecorvo: 'Pontecorvo deve essere una città: un bonus lì richiede una pedina.',
  wideCities: 'Ci sono sei tessere W verdi e sei marroni, e sei città ordinarie in cui si incontrano più società.',
  coastalLetters: 'Le quantità delle tessere marroni decidono quante città hanno uno o due lati sul mare.',
  towns: 'Le tessere gialle con un paese sono 53, dunque i paesi sono 53; quali, lo abbiamo scelto noi.',
  doubleTowns:
    'Cinque tessere gialle con due paesi fanno cinque doppi paesi; Altamura e Gravina sono stampate con due nomi.',
  reservedSlots: 'Che le destinazioni intermedie e finali abbiano spazi propri è stampato.',
  freeSlots: 'Le città che non sono di nessuno, e due altri spazi per la linea adriatica, sono scelta nostra.',
  bourbons: 'Quattro pedine borboniche, i loro numeri e le loro città sono stampati.',
  rivers: 'I fiumi seguono il terreno dalla foce verso l’interno, lungo i lati degli esagoni.',
  mountains: 'I confini di montagna seguono l’Appennino.',
  closedPasses: 'Alcuni valichi sono chiusi fino alla fase 3; quali sette, è scelta nostra.',
  borderCosts: 'D10, D40 e D60 sono stampati.',
  ports: 'I porti esistono nel regolamento; dove sono e quanto aggiungono è scelta nostra.',
  offMap: 'Roma e Tronto hanno tre valori secondo la fase; le cifre sono scelta nostra.',
  falcon: '+30 per Benevento e +10 per Pontecorvo sono stampati.',
  smallMap:
    'La mappa di Napoli è una griglia di sette chilometri per esagono sui luoghi reali, con le lettere da a ad h.',
  funicolare: 'La Funicolare è stampata, i suoi D20 no.',
  tileCounts: 'Numeri, tipi e quantità delle tessere sono l’elenco del regolamento.',
  tileShapes: 'La maggior parte dei numeri ha la forma che ha in altri giochi.',
  ownShapes:
    'I numeri sconosciuti altrove hanno avuto l’unica forma possibile, o una probabile, per le città che servono.',
  tileValues:
    'Le città ordinarie hanno i valori consueti; che quelle con lettera valgano di più è stampato, di quanto è scelta nostra.',
  marketShape: 'Tre zone, due gradini, dieci caselle iniziali e D300 in cima sono stampati.',
  marketValues: 'I valori seguono dalle caselle iniziali e da un esempio stampato di gradino.',
  trainKinds: 'Sei fasi, treni della forma X+Y, e quelli regionali con ciò che diventano, sono stampati.',
  trainCards: 'La maggior parte dei valori, tutti i prezzi e tutte le quantità sono scelta nostra.',
  phases: 'La tabella delle fasi è stampata.',
  bank: 'Quanto denaro abbia la banca è scelta nostra.',
  capital: 'Denaro iniziale e limiti di certificati sono stampati.',
  companies: 'Nomi, tipi e date delle società sono stampati.',
  colours: 'I colori li abbiamo scelti noi, abbastanza lontani da distinguersi.',
  tokens: 'Sette pedine ciascuna, come nell’altro gioco dell’autore; le nazionali quanto due schede.',
  mainLines: 'Sedi, destinazioni intermedie e finali sono stampate.',
  extras: 'Le schede sono perdute: altre due destinazioni storiche ciascuna vengono da linee progettate o costruite.',
  regionals: 'Sedi e valori nominali delle società regionali sono stampati.',
  regionalBonuses: 'Dove ricevono un bonus, e di quanto, segue le linee reali ed è scelta nostra.',
  deposits: 'Depositi e fasce d’interesse sono stampati.',
  cards: 'Costo, rendita e potere delle carte politiche sono stampati.',
};
