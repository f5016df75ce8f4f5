import type { Catalogue } from '@binario/kernel';
import type { LessonKey } from './en.ts';

export const fr: Catalogue<LessonKey> = {
  'learn.bid':
    'Quatre joueurs, L.375 chacun. On vend d’abord cinq compagnies privées, la moins chère avant les autres. Le joueur 1 veut plus tard la SMS et offre L.115 dès maintenant : l’argent est mis de côté, personne ne répond encore.',
  'learn.overbid': 'Le joueur 2 veut aussi la SMS. Une offre dépasse la précédente d’au moins L.5 : L.120.',
  'learn.bidOther': 'Le joueur 3 offre L.80 pour la CNM. Rien n’est encore vendu : ces offres attendent.',
  'learn.buyCheapest':
    'Le joueur 4 achète la SCE, la moins chère, à son prix de L.20. Seule la moins chère s’achète aussitôt.',
  'learn.buyNext':
    'Le joueur 1 a L.260 libres et achète la SIGI pour L.45. Regardez le journal : la CNM n’a qu’une offre et va au joueur 3 ; la SMS en a deux et passe aux enchères entre eux.',
  'learn.drop':
    'Le joueur 1 doit offrir au moins L.125 ou se retirer. Avec L.115 de côté et L.215 libres il irait jusqu’à L.330, mais c’est trop cher : il passe. Le joueur 2 obtient la SMS pour L.120.',
  'learn.buyRsa':
    'Les enchères finies, c’est au joueur 2, dans l’ordre habituel. La RSA apporte le certificat de président de la première compagnie de la file : il l’achète L.150.',
  'learn.setValue':
    'La première compagnie est la Lilibeo (CTL) à Marsala. La valeur de départ décide du prix d’une action et de la caisse : à L.68, deux actions font L.136, dont L.40 paient les gares.',
  'learn.start':
    'Tour boursier. Le joueur 3 lance la compagnie suivante, la Trinacria (IFT) à Catane, à L.68 : le certificat de président vaut 20 % et coûte L.136.',
  'learn.startMore':
    'Qui lance une compagnie peut aussitôt en acheter davantage, jusqu’à 40 %. Chaque action prise en caisse la remplit.',
  'learn.startMost':
    'Une action de plus fait 40 %. La Trinacria a maintenant L.182 : assez pour de la voie et un train.',
  'learn.startHigh':
    'Le joueur 4 lance l’Akragas (SFA) à Girgenti à L.100. L’action est plus chère, mais la compagnie opère la première et a plus d’argent.',
  'learn.spend': 'Encore une action de l’Akragas. Puis son argent est épuisé et le tour finit de lui-même.',
  'learn.buyOther':
    'Le joueur 1 ne lance rien : il achète 10 % de la Lilibeo dans sa caisse. Qui a des actions touche des dividendes.',
  'learn.buyOwn':
    'Le joueur 2 achète 10 % de sa propre compagnie. Attention à l’écart : qui possède plus que le président prend la présidence.',
  'learn.passStock':
    'Un tour sans action est une passe. Quand tous passent à la suite, le tour boursier est fini. Les autres n’ont pas assez d’argent pour agir.',
  'learn.lay':
    'Tour d’exploitation. Les privées ont payé leurs propriétaires ; l’Akragas commence car son cours est le plus haut. Sa première tuile va sur son siège, Girgenti. Les hexagones lumineux acceptent une tuile ; touchez encore pour la tourner.',
  'learn.train': 'Sans train, pas de revenu. Le premier 4H coûte L.100 : il franchit quatre côtés d’hexagone.',
  'learn.enough':
    'Une compagnie peut continuer tant que l’argent et la limite de trains le permettent. Celle-ci a ce qu’il lui faut : continuez.',
  'learn.layTown':
    'Marsala et Trapani sont reliées par une voie imprimée sur la carte. La Lilibeo construit de l’autre côté, vers Mazzara.',
  'learn.laterToken': 'Elle pourrait déjà poser une gare. Plus tard, quand on verra à quoi elle sert.',
  'learn.trainToo':
    'La Lilibeo achète aussi un 4H. Ses trains lui restent jusqu’à ce qu’une classe nouvelle les rende obsolètes.',
  'learn.layCostly':
    'À l’ouest de Catane le terrain est accidenté. La voie y coûte ce que dit l’hexagone ; la voie étroite coûte un quart, mais compte double pour les trains.',
  'learn.trainLast': 'La Trinacria achète le troisième 4H. Le quatrième vendu, un 6H ouvre la phase suivante.',
  'learn.fallen':
    'Deuxième tour boursier. Regardez le marché : aucune compagnie n’a payé de dividende, tous les marqueurs sont allés à gauche. Le joueur 3 n’a pas d’argent et passe.',
  'learn.passStock2': 'Vendre rapporterait, mais chaque action vendue fait baisser le cours. Le joueur 4 passe.',
  'learn.buyCheap': 'Le joueur 1 profite du cours bas et achète 10 % de la Trinacria dans sa caisse.',
  'learn.strengthen': 'Le joueur 2 renforce la Lilibeo : 40 % à présent, et la caisse est remplie avant son tour.',
  'learn.roundEnds':
    'Personne ne veut plus rien : chacun passe, et après la quatrième passe le tour d’exploitation commence.',
  'learn.layToward': 'L’Akragas construit jusqu’au bourg voisin pour avoir deux arrêts entre lesquels rouler.',
  'learn.run':
    'Elle peut rouler : un trajet veut deux villes, ou une ville et un bourg, et au moins une gare de la compagnie. La page a trouvé et prouvé les meilleurs trajets et les a tracés.',
  'learn.withhold':
    'Payer ou garder ? L’argent gardé va en caisse et le marqueur va à gauche. L’Akragas aura bientôt besoin d’un train : elle garde.',
  'learn.finance':
    'À la fin de son tour une compagnie peut vendre au pool des actions de sa caisse, ou en racheter une. Pas maintenant.',
  'learn.layOn': 'La Lilibeo prolonge sa ligne au-delà de Mazzara, vers la côte sud.',
  'learn.token':
    'Les gares sont déjà payées. Une gare à Trapani garde la ligne ouverte : quand les places d’une ville sont prises, les trains des autres ne la traversent plus.',
  'learn.runAll':
    'Un 4H roule Trapani, Marsala, Mazzara : 20 + 20 + 10 font L.50. Un trajet additionne tous ses arrêts, comme l’exemple 30 + 20 + 20 de la règle.',
  'learn.pay':
    'La Lilibeo paie : L.5 par 10 %, aussi à sa caisse pour les actions qu’elle détient encore. Le marqueur va à droite seulement si le dividende entier atteint le cours ; L.50 n’y suffisent pas, il reste.',
};
