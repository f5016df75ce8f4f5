import { italian } from './en.ts';

/** The words of notices in Italian. */
export const it = italian({
  turn: 'Tocca a te al tavolo «{table}» ({game}).',
  turnBy: 'Tocca a te al tavolo «{table}» ({game}), entro il {until:there}.',
  deadline: 'Il tuo tempo al tavolo «{table}» ({game}) scade il {until:there}.',
  reminder: 'Il tuo tempo al tavolo «{table}» ({game}) dura fino al {until:there}.',
  digest: 'Binario: {n} {n:partita ti aspetta|partite ti aspettano}',
  waiting: '«{table}» ({game})',
  waitingBy: '«{table}» ({game}), entro il {until:there}',
  asked: 'Al tavolo «{table}» ({game}) si aspetta la tua risposta.',
  ended: 'La partita al tavolo «{table}» ({game}) è finita.',
  removal: '{by} chiede agli altri al tavolo «{table}» ({game}) di farti lasciare il tavolo.',
  removed: 'Il tuo posto al tavolo «{table}» ({game}) ti è stato tolto.',
  test: 'Questa è una prova. Gli avvisi di Binario arriveranno qui.',
  greeting: 'Ciao {name},',
  footer: 'Puoi disattivare questi avvisi nel tuo account.',
  resetSubject: 'Una nuova password per Binario',
  reset:
    'Ciao {name},\n\nqualcuno ha chiesto una nuova password per il tuo account. Se l’hai chiesta tu, sceglila qui entro un’ora:\n\n{link}\n\nAltrimenti non fare nulla: la password resta quella di prima.\n',
  confirmSubject: 'Conferma il tuo indirizzo',
  confirm:
    'Ciao {name},\n\nquesto indirizzo è stato inserito nel tuo account di Binario. Confermalo qui entro un giorno:\n\n{link}\n\nSe non l’hai inserito tu, non fare nulla: non riceverai altro.\n',
  addressChangedSubject: 'Il tuo indirizzo su Binario è cambiato',
  addressChanged:
    'Ciao {name},\n\nl’indirizzo del tuo account di Binario non è più questo. Se non l’hai cambiato tu, imposta subito una nuova password e chiudi tutte le sessioni:\n\n{link}\n',
  passwordChangedSubject: 'La tua password di Binario è cambiata',
  passwordChanged:
    'Ciao {name},\n\nla password del tuo account di Binario è stata cambiata e tutte le altre sessioni sono state chiuse. Se non l’hai cambiata tu, chiedine una nuova:\n\n{link}\n',
  codesOnSubject: 'Binario ora chiede un codice',
  codesOn:
    'Ciao {name},\n\nda ora per accedere al tuo account di Binario serve, oltre alla password, un codice della tua app di autenticazione. Se non l’hai voluto tu, imposta subito una nuova password:\n\n{link}\n',
  codesOffSubject: 'Binario non chiede più codici',
  codesOff:
    'Ciao {name},\n\nda ora per accedere al tuo account di Binario basta la password: non viene più chiesto un codice. Se non l’hai voluto tu, imposta subito una nuova password:\n\n{link}\n',
  passkeyAddedSubject: 'È stata aggiunta una passkey per Binario',
  passkeyAdded:
    'Ciao {name},\n\nè stata aggiunta una passkey che apre il tuo account di Binario senza la password. Se non l’hai aggiunta tu, toglila e scegli subito una nuova password:\n\n{link}\n',
  passkeyRemovedSubject: 'È stata tolta una passkey per Binario',
  passkeyRemoved:
    'Ciao {name},\n\nuna passkey non apre più il tuo account di Binario. Se non l’hai tolta tu, scegli subito una nuova password:\n\n{link}\n',
});
