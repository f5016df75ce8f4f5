import { italian } from './en.ts';

/** The explained words of the trade, in Italian. */
export const termsIt = italian({
  'term.goal': 'Lo scopo del gioco',
  'term.goal.about':
    'Essere il giocatore più ricco alla fine della partita: i contanti e il valore di ciò che possiedi. Il denaro delle società non conta per nessuno; vale per ciò che fa alla quotazione delle loro azioni.',
  'term.SR': 'TA, turno azionario',
  'term.SR.about':
    'I giocatori comprano e vendono azioni e avviano società, un turno dopo l’altro, finché tutti non passano di seguito. TA 3 è il terzo.',
  'term.OR': 'TO, turno operativo',
  'term.OR.about':
    'Le società operano una dopo l’altra, per prima quella con la quotazione più alta: posano tessere, piazzano stazioni, incassano e comprano treni. A ogni turno azionario ne seguono uno o più: TO 3.2 è il secondo dopo il TA 3.',
  'term.certificate': 'Certificato',
  'term.certificate.about':
    'Una carta che rappresenta una o più azioni di una società. Un certificato conta uno per il limite di certificati, qualunque sia il numero di azioni che rappresenta; il certificato del presidente ne vale più degli altri.',
  'term.limit': 'Limite di certificati',
  'term.limit.about':
    'Quanti certificati può tenere un giocatore. Chi ne ha di più deve vendere prima di comprare ancora.',
  'term.president': 'Presidente',
  'term.president.about':
    'Il giocatore che dirige una società: di solito quello con più azioni. La presidenza passa quando un altro ne ha di più.',
  'term.pool': 'Pool',
  'term.pool.about': 'Dove stanno le azioni vendute alla banca e i treni scartati. Si possono comprare lì.',
  'term.treasury': 'Cassa',
  'term.treasury.about':
    'Il denaro di una società, separato da quello del presidente. Con esso si pagano tessere, stazioni e treni.',
  'term.priority': 'Priorità',
  'term.priority.about': 'Chi ce l’ha gioca per primo nel prossimo turno azionario.',
  'term.price': 'Quotazione',
  'term.price.about':
    'Quanto costa adesso un’azione: la casella del segnalino della società sul mercato azionario. I dividendi di solito la alzano; le vendite, o un turno senza incasso, la abbassano.',
  'term.phase': 'Fase',
  'term.phase.about':
    'Una parte della partita, che comincia con l’acquisto del primo treno di un nuovo tipo. Decide quali tessere si possono posare, quali treni vengono rottamati e quanti ne può avere una società.',
  'term.scrapped': 'Rottamato, esaurito',
  'term.scrapped.about':
    'Un treno è rottamato quando una fase successiva lo rende obsoleto: è perso senza compenso. Un tipo esaurito semplicemente non è più in banca; i suoi treni continuano a circolare.',
  'term.token': 'Stazione',
  'term.token.about':
    'Ciò che una società piazza in una città. Da lì partono i suoi percorsi e i suoi binari; una città piena di stazioni altrui la ferma.',
  'term.dividend': 'Dividendo',
  'term.dividend.about':
    'Quanto rendono le azioni di una società quando il suo incasso viene distribuito. L’incasso trattenuto va nella cassa.',
  'term.bank': 'Banca',
  'term.bank.about': 'Il denaro che non è di nessuno. Di solito la fine arriva quando si esaurisce.',
});
