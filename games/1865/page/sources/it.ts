import { italian } from './en.ts';

/** Da dove vengono le parti di questo tabellone. */
export const it = italian({
  why: {
    title: 'Perché questo tabellone è in parte una ricostruzione',
    text: 'I regolamenti a disposizione sono solo testo: la mappa, l’elenco delle tessere e la tabella dei Dragoni erano figure e mancano. Ciò che i testi dicono è rispettato; il resto è stato rifatto in modo che ogni esempio del regolamento torni. Nulla è copiato da disegni, e ogni parte dice da dove viene.',
  },
  printed: {
    title: 'Stampato nel regolamento',
    map: 'Due isole, {large} grandi città con le loro lettere, altre {small} città, {mines} miniere, i paesi di Sanluri, Alghero, Tempio e Propriano, fiumi e montagne solo sui confini con i costi di 10, 40 e 60, e rotte marittime tratteggiate che uniscono le isole.',
    tables:
      'Società con sedi e destinazioni, compagnie marittime con i loro luoghi, treni, fasi, limiti, capitale e banca.',
    market: '{boxes} delle {all} caselle del mercato azionario con i due prezzi minori.',
    tiles:
      'Il totale di {tiles} tessere, le tessere vincolate e quelle con lettera, le tessere miniera e quasi tutti i valori di traffico.',
  },
  deduced: {
    title: 'Dedotto dal regolamento',
    text: 'Due spazi in ogni grande città (in una figura la FMS piazza una stazione accanto a una sede), otto tessere miniera per colore, una tessera per lettera e colore, e quanti certificati ha una società.',
  },
  tables: {
    title: 'Dalle tabelle di un programma moderatore pubblico',
    text: 'Le altre {boxes} caselle del mercato e i limiti delle {rows} righe della tabella dei Dragoni. Dove il regolamento dà cifre, coincidono. Che la zona bianca sia larga due ranghi è probabile, non dimostrato.',
  },
  shapes: {
    title: 'Forme usuali',
    text: 'Le tessere con un numero usuale hanno la forma che quel numero ha in altri giochi della famiglia.',
  },
  rebuilt: {
    title: 'Ricostruito',
    map: 'Dove si trovano i {hexes} esagoni (19 km ciascuno, adattati alle vere coordinate di 48 luoghi), altri {towns} paesi con una stazione storica, le miniere fuori da Carbonia, quali {rivers} confini portano un fiume e quali {mountains} una montagna, secondo fiumi e catene reali, e le uscite stampate nelle grandi città.',
    sea: 'Gli estremi e i costi delle {routes} rotte marittime, secondo traversate storiche: {names}.',
    tiles:
      'Quante sono le tessere di ogni numero comune, le forme di 700, 889 e 900 e delle tessere miniera e con lettera, il traffico delle città comuni marroni, delle grandi grigie e dei paesi verdi e marroni, e gli spazi delle tessere con lettera.',
  },
  checked: {
    title: 'Come è stato verificato',
    text: 'Quattro turni della società FMS e un assorbimento, come li racconta il regolamento, sono rigiocati confine per confine nelle prove; ogni società può raggiungere la sua destinazione con un percorso diretto; e in mille partite giocate a caso ogni miniera, ogni rotta marittima e ogni tessera è stata usata.',
  },
});
