import { eventsItalian } from './en.ts';

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
  'log.kind': 'Su',
  'log.kind.all': 'tutto',
  'log.kind.stock': 'azioni e denaro',
  'log.kind.track': 'binari e stazioni',
  'log.kind.trains': 'treni e fasi',
});
