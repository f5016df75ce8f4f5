import { french } from './en.ts';

/** Texts about comforts, in French. */
export const comfortsFr = french({
  'comfort.oneClick': 'Un seul clic suffit (on peut annuler)',
  'comfort.answerOnly': 'Répondre pour moi quand il ne reste qu’une réponse',
  'comfort.passTurn': 'Passer le reste du tour',
  'shortcuts.passTurn': 'Passer le reste du tour de la compagnie',
  'shortcuts.cancel': 'Annuler le choix ; revenir du passé au présent ; fermer',
  'shortcuts.offer': 'Choisir la première à la neuvième possibilité',
  'lay.one': 'Tuile {tile} à {hex}, position {n} sur {of}',
  'orders.hint':
    'Ce qu’une place fait sans être consultée. La consigne s’arrête quand survient ce que vous vouliez savoir.',
  'orders.noteHint': 'Conservées avec la partie sur cet appareil.',
  'orders.seat': 'Consigne de',
  'orders.about': 'Concerne',
  'orders.upTo': 'jusqu’à',
  'orders.upToSum': 'jusqu’à {amount:money}',
  'orders.below': 'moins de',
  'orders.belowSum': 'moins de {amount:money}',
  'orders.some': 'Une consigne',
  'orders.acted': '{player} (consigne) : {order}.',
  'orders.ended': 'Fin de la consigne {player:player.of} ({order}) :',
  'orders.roundOver': 'Le round est terminé.',
  'order.passRound': 'Passer jusqu’à la fin de ce round de bourse',
  'order.passUntilSale': 'Passer dans ce round de bourse tant qu’aucune cotation ne bouge',
  'order.passUntilChange':
    'Passer dans ce round de bourse tant que personne ne vend ni ne crée de compagnie et qu’aucune présidence ne change',
  'order.buyAgain.treasury':
    'Acheter une part {corp:of} à sa trésorerie à chaque tour de ce round de bourse tant que sa cotation et sa présidence ne changent pas',
  'order.buyAgain.offer':
    'Acheter une part {corp:of} dans l’offre initiale à chaque tour de ce round de bourse tant que sa cotation et sa présidence ne changent pas',
  'order.buyAgain.pool':
    'Acheter une part {corp:of} à la corbeille à chaque tour de ce round de bourse tant que sa cotation et sa présidence ne changent pas',
  'order.buyAgain.dragons':
    'Acheter une part {corp:of} aux traders à chaque tour de ce round de bourse tant que sa cotation et sa présidence ne changent pas',
  'order.buyUpTo.treasury':
    'Acheter une part {corp:of} à sa trésorerie à chaque tour de ce round de bourse tant qu’une part coûte',
  'order.buyUpTo.offer':
    'Acheter une part {corp:of} dans l’offre initiale à chaque tour de ce round de bourse tant qu’une part coûte',
  'order.buyUpTo.pool':
    'Acheter une part {corp:of} à la corbeille à chaque tour de ce round de bourse tant qu’une part coûte',
  'order.buyUpTo.dragons':
    'Acheter une part {corp:of} aux traders à chaque tour de ce round de bourse tant qu’une part coûte',
  'order.usualTurn.full':
    'Faire opérer {corp:the} telle quelle : ne rien poser ni acheter, distribuer tout le revenu ; me demander si une phase commence, si la présidence change ou si le revenu est de',
  'order.usualTurn.half':
    'Faire opérer {corp:the} telle quelle : ne rien poser ni acheter, distribuer la moitié du revenu ; me demander si une phase commence, si la présidence change ou si le revenu est de',
  'order.usualTurn.withhold':
    'Faire opérer {corp:the} telle quelle : ne rien poser ni acheter, garder le revenu ; me demander si une phase commence, si la présidence change ou si le revenu est de',
  'order.bidUpTo':
    'Quand plusieurs joueurs se disputent {private:the}, surenchérir du minimum, puis se retirer ; enchérir',
  'order.refuseTrain': 'Refuser les offres d’achat de trains',
  'order.sellTrain': 'Vendre un train',
  'share.title': 'Partager et exporter',
  'share.link': 'Copier un lien vers ce coup',
  'share.linkHere': 'Le lien ne s’ouvre que sur cet appareil : la partie y est conservée.',
  'share.position': 'Copier un lien qui contient la partie jusqu’à ce coup',
  'share.json': 'Copier la partie sous forme de texte',
  'share.foreign': 'Enregistrer pour 18xx.games',
  'share.foreignPart':
    'Enregistré. À partir de l’action {n}, la partie ne peut plus être écrite pour 18xx.games ; le fichier contient ce qui précède.',
  'share.foreignWhole': 'Enregistré.',
  'share.seed': 'Graine de cette partie : {seed}',
  'share.copied': 'Copié.',
  'share.byHand': 'Le navigateur ne permet pas à cette page de copier. Copiez le texte ici :',
  'share.broken': 'Ce lien est endommagé : on ne peut y lire aucune partie.',
  'report.open': 'Une erreur ?',
  'report.title': 'Signaler une règle erronée',
  'report.hint':
    'Rien n’est envoyé. Copiez le texte ou enregistrez-le : il contient la position, le paragraphe et les versions.',
  'report.expected': 'Ce qui devrait être possible, et pourquoi',
  'report.all': 'Le signalement',
  'report.copy': 'Copier',
  'report.save': 'Enregistrer',
  'report.version': 'Binario {version}, {game}, règles {rules}, {language}',
  'report.refusal': 'Refusé : {words} ({cite}, {rule})',
  'report.where': 'Coup {at} sur {of}, {round}',
  'report.asked': 'Question : {words}',
  'report.game': 'La partie (à ouvrir comme fichier de partie) :',
  'log.show': 'Afficher',
  'log.all': 'Tout',
  'log.hex': 'Montrer {hex} sur la carte',
  'log.same': 'et {n} {n:autre ligne semblable|autres lignes semblables}',
  'log.bids': '{n} {n:ligne|lignes} d’enchères',
  'log.open': 'Tout afficher',
  'plan.others': 'Faire jouer les autres jusqu’au tour {player:player.of}',
  'plan.play': 'Jouer cette simulation dans la partie',
  'plan.played': 'La simulation ne peut pas être jouée à partir d’ici : la partie a continué autrement.',
  'plan.stopped':
    '{n} {n:coup|coups} de la simulation {n:a pu être joué|ont pu être joués} : ensuite, c’est à un autre de jouer, ou la partie diffère.',
  'terms.title': 'Le vocabulaire de {game}',
  'terms.link': 'Vocabulaire',
  'rules.search': 'Chercher dans ce livre',
  'rules.found': '{n} {n:paragraphe trouvé|paragraphes trouvés}',
  'rules.notFound': 'Aucun résultat.',
});
