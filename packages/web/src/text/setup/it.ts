import { setupItalian } from './en.ts';

/** Texts about beginning a game, in Italian. */
export const setupIt = setupItalian({
  'setup.opponents': 'Avversari',
  'home.cannotBegin': 'Così la partita non può cominciare.',
  'setup.opponent': 'Avversario {n}',
  'setup.seats': 'Posti',
  'setup.who': 'Chi gioca al posto {n}',
  'setup.person': 'Persona',
  'setup.open': 'Posto libero',
  'setup.levels': 'Come giocano',
  'setup.again': 'Come hai scelto l’ultima volta.',
  'bot.casual.about': 'Gioca subito e in modo sensato, seguendo regole pratiche. Un buon avversario per imparare.',
  'bot.director.about': 'Prima di decidere prova a mente parecchie mosse. Più forte, e ci mette un momento di più.',
  'bot.magnate.about': 'Guarda avanti come Director, ma più lontano o a più domande. Ci mette più di Director.',
  'boards.title': 'I miei tabelloni',
  'boards.hint': 'I tabelloni che hai aperto: si possono scegliere ogni volta che si prepara una partita.',
  'boards.deleteAsk': 'Eliminare il tabellone «{name:plain}» da questo dispositivo? Resta nelle partite che lo usano.',
  'archive.bad':
    'Impossibile leggere questo file di partite: è danneggiato o di un altro tipo. Su questo dispositivo non è cambiato niente.',
  'archive.newer':
    'Questo file di partite è stato scritto da una versione più recente di Binario (formato {theirs}; questa pagina conosce il formato {ours}). Su questo dispositivo non è cambiato niente.',
  'archive.title': 'Ripristina le partite',
  'archive.added':
    '{n} {n:partita non è ancora su questo dispositivo e sarà aggiunta|partite non sono ancora su questo dispositivo e saranno aggiunte}.',
  'archive.same': '{n} {n:partita è già qui, tale e quale|partite sono già qui, tali e quali}.',
  'archive.differing':
    '{n} {n:partita prosegue|partite proseguono} in modo diverso qui e nel file. Ciò che è su questo dispositivo resta com’è.',
  'archive.copy': 'Aggiungi come copie quelle diverse',
  'archive.unreadable':
    '{n} {n:voce del file non si può leggere e viene tralasciata|voci del file non si possono leggere e vengono tralasciate}.',
  'archive.restore': 'Ripristina',
  'archive.done': 'Partite ripristinate: {n}.',
  'archive.unsaved': 'Non è stato possibile salvare le partite su questo dispositivo.',
});
