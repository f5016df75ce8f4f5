import { eventsFrench } from './en.ts';

export const eventsFr = eventsFrench({
  'since.title': 'Depuis le dernier tour {player:player.of}',
  'since.yours': 'Depuis votre dernier tour',
  'since.count': '{n} {n:coup|coups}',
  'since.step': 'Coup {n} sur {of}',
  'since.previous': 'Coup précédent',
  'since.following': 'Coup suivant',
  'pace.next': 'Coup suivant',
  'pace.untilMine': 'Jusqu’à la prochaine question posée ici',
  'table.pace.wait': 'm’attendent',
  'phase.banner': 'Une nouvelle phase',
  'phase.looked': 'Fermer cet avis',
  'phase.all': 'Tout ce qui a changé ({n})',
  'log.kind': 'Sur',
  'log.kind.all': 'tout',
  'log.kind.stock': 'parts et argent',
  'log.kind.track': 'voies et gares',
  'log.kind.trains': 'trains et phases',
});
