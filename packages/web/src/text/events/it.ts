import { eventsItalian } from './en.ts';

/** Texts about what has happened, in Italian. */
export const eventsIt = eventsItalian({
  'since.title': 'Dall’ultimo turno {player:player.of}',
  'since.yours': 'Dal tuo ultimo turno',
  'since.count': '{n} {n:mossa|mosse}',
  'since.step': 'Mossa {n} di {of}',
  'since.previous': 'Mossa precedente',
  'since.following': 'Mossa successiva',
  'pace.next': 'Prossima mossa',
  'pace.untilMine': 'Fino alla prossima domanda a chi è qui',
  'table.pace.wait': 'mi aspettano',
  'phase.banner': 'Una nuova fase',
  'phase.looked': 'Chiudi questo avviso',
  'phase.all': 'Tutto ciò che è cambiato ({n})',
  'card.tile': 'Tessera {tile}',
  'card.phaseNow': 'la fase attuale',
  'card.gone': 'fuori dal gioco',
  'card.home': 'Sede',
  'card.scrappedIn': 'Rottamato nella fase {phase}.',
  'card.paragraph': '§ {section} del regolamento',
  'shortcuts.card': 'Scheda di ciò che è selezionato: che cos’è e che cosa fa',
  'forecast.title': 'Che cosa arriva',
  'forecast.next': 'Il primo treno {train} fa iniziare la fase {phase}.',
  'forecast.now': 'È il prossimo in vendita.',
  'forecast.before': 'Prima {before:si vende|si vendono} {before} {before:treno|treni}.',
  'forecast.forced':
    '{corp:the} dovrebbe comprare un treno: in cassa ha {treasury:money}, il resto lo paga {president:player}.',
  'forecast.forcedAlone': '{corp:the} dovrebbe comprare un treno: in cassa ha {treasury:money}.',
  'forecast.lastPhase': 'Non seguono altre fasi.',
  'forecast.bank': 'La banca ha {left:money}.',
  'forecast.bankBroken':
    'La banca è saltata: la partita termina con questa serie di turni operativi, in un turno azionario con la prossima.',
  'forecast.bankStill': 'La banca ha {left:money}; negli ultimi turni non ha perso denaro.',
  'forecast.bankPace':
    'La banca ha {left:money} e negli ultimi turni ha versato {pace:money} per turno operativo: di questo passo salta fra {rounds} {rounds:turno operativo|turni operativi}.',
  'log.kind': 'Tipo',
  'log.kind.all': 'tutto',
  'log.kind.stock': 'azioni e denaro',
  'log.kind.track': 'binari e stazioni',
  'log.kind.trains': 'treni e fasi',
});
