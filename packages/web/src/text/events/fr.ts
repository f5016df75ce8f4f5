import { eventsFrench } from './en.ts';

/** Texts about what has happened, in French. */
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
  'card.tile': 'Tuile {tile}',
  'card.phaseNow': 'la phase actuelle',
  'card.gone': 'hors du jeu',
  'card.home': 'Gare de départ',
  'card.scrappedIn': 'Éliminé en phase {phase}.',
  'card.paragraph': '§ {section} des règles',
  'shortcuts.card': 'Fiche de ce qui est sélectionné : ce que c’est et ce que cela fait',
  'forecast.title': 'Ce qui vient',
  'forecast.next': 'Le premier train {train} ouvre la phase {phase}.',
  'forecast.now': 'C’est le prochain à vendre.',
  'forecast.before': '{before} {before:train se vend|trains se vendent} avant lui.',
  'forecast.forced':
    '{corp:the} devrait acheter un train : sa trésorerie a {treasury:money}, {president:player} paie le reste.',
  'forecast.forcedAlone': '{corp:the} devrait acheter un train : sa trésorerie a {treasury:money}.',
  'forecast.lastPhase': 'Aucune autre phase ne suit.',
  'forecast.bank': 'La banque a {left:money}.',
  'forecast.bankBroken':
    'La banque a sauté : la partie se termine avec cette série de rounds d’opération, pendant un round de bourse avec la suivante.',
  'forecast.bankStill': 'La banque a {left:money} ; elle n’a pas perdu d’argent ces derniers rounds.',
  'forecast.bankPace':
    'La banque a {left:money} et a versé {pace:money} par round d’opération dernièrement : à ce rythme, elle saute dans {rounds} {rounds:round d’opération|rounds d’opération}.',
  'log.kind': 'Type',
  'log.kind.all': 'tout',
  'log.kind.stock': 'parts et argent',
  'log.kind.track': 'voies et gares',
  'log.kind.trains': 'trains et phases',
});
