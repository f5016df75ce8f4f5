import { french } from './en.ts';

/** The lesson of 1849 in French. */
export const fr = french({
  'learn.bid':
    'Quatre joueurs, L.375 chacun. On vend d’abord cinq compagnies privées, la moins chère avant les autres. Le joueur 1 veut plus tard la SMS et enchérit dès maintenant à L.115 : l’argent est mis de côté, personne ne surenchérit encore.',
  'learn.overbid': 'Le joueur 2 veut aussi la SMS. Une enchère dépasse la précédente d’au moins L.5 : L.120.',
  'learn.bidOther': 'Le joueur 3 enchérit à L.80 sur la CNM. Rien n’est encore vendu : ces enchères attendent.',
  'learn.buyCheapest':
    'Le joueur 4 achète la SCE, la moins chère, à son prix de L.20. Seule la moins chère s’achète aussitôt.',
  'learn.buyNext':
    'Le joueur 1 a L.260 libres et achète la SIGI pour L.45. Regardez le journal : la CNM n’a qu’une enchère et va au joueur 3 ; la SMS en a deux et se dispute entre les deux joueurs.',
  'learn.drop':
    'Le joueur 1 doit enchérir à L.125 au moins ou se retirer. Avec L.115 de côté et L.215 libres, il pourrait aller jusqu’à L.330, mais c’est trop cher : il passe. Le joueur 2 remporte la SMS pour L.120.',
  'learn.buyRsa':
    'Les enchères finies, c’est au joueur 2, dans l’ordre habituel. La RSA apporte le titre de président de la première compagnie dans l’ordre : il l’achète L.150.',
  'learn.setValue':
    'La première compagnie est la Lilibeo (CTL) à Marsala. La cotation de départ fixe le prix d’une part et l’argent de la trésorerie : à L.68, deux parts font L.136, dont L.40 paient les gares.',
  'learn.start':
    'Round de bourse. Le joueur 3 lance la compagnie suivante, la Trinacria (IFT) à Catania, à L.68 : le titre de président vaut 20 % et coûte L.136.',
  'learn.startMore':
    'Qui lance une compagnie peut aussitôt acheter d’autres parts, jusqu’à 40 %. L’argent de chaque part prise à sa trésorerie lui revient.',
  'learn.startMost': 'Une part de plus fait 40 %. La Trinacria a maintenant L.182 : assez pour de la voie et un train.',
  'learn.startHigh':
    'Le joueur 4 lance l’Akragas (SFA) à Girgenti à L.100. La part est plus chère, mais la compagnie opère en premier et a plus d’argent.',
  'learn.spend': 'Encore une part de l’Akragas. Son argent est alors épuisé et le tour se termine tout seul.',
  'learn.buyOther':
    'Le joueur 1 ne lance rien : il achète 10 % de la Lilibeo à sa trésorerie. Qui détient des parts touche des dividendes.',
  'learn.buyOwn':
    'Le joueur 2 achète 10 % de sa propre compagnie. Attention à l’écart : qui possède plus que le président prend la présidence.',
  'learn.passStock':
    'Un tour sans rien faire, c’est passer. Quand tous passent d’affilée, le round de bourse est fini. Les autres n’ont pas assez d’argent pour agir.',
  'learn.lay':
    'Round d’opération. Les compagnies privées ont payé leurs propriétaires ; l’Akragas opère en premier car sa cotation est la plus haute. Sa première tuile va sur sa ville de départ, Girgenti. Les hexagones en surbrillance acceptent une tuile ; touchez encore pour la tourner.',
  'learn.train': 'Sans train, pas de revenu. Le premier 4H coûte L.100 : il franchit quatre bords d’hexagone.',
  'learn.enough':
    'Une compagnie peut continuer tant que l’argent et la limite de trains le permettent. Celle-ci a ce qu’il lui faut : continuez.',
  'learn.layTown':
    'Marsala et Trapani sont reliées par une voie imprimée sur la carte. La Lilibeo construit de l’autre côté, vers Mazzara.',
  'learn.laterToken': 'Elle pourrait déjà placer une gare. Ce sera pour plus tard, quand on verra à quoi elle sert.',
  'learn.trainToo':
    'La Lilibeo achète aussi un 4H. Elle garde ses trains jusqu’à ce qu’une nouvelle classe les élimine.',
  'learn.layCostly':
    'À l’ouest de Catania, le terrain est accidenté. La voie y coûte ce que dit l’hexagone ; la voie étroite coûte un quart, mais compte double pour les trains.',
  'learn.trainLast': 'La Trinacria achète le troisième 4H. Le quatrième vendu, un 6H ouvre la phase suivante.',
  'learn.fallen':
    'Deuxième round de bourse. Regardez le marché : aucune compagnie n’a distribué de dividende, tous les marqueurs sont allés à gauche. Le joueur 3 n’a pas d’argent et passe.',
  'learn.passStock2': 'Vendre rapporterait, mais chaque part vendue fait baisser la cotation. Le joueur 4 passe.',
  'learn.buyCheap': 'Le joueur 1 profite de la cotation basse et achète 10 % de la Trinacria à sa trésorerie.',
  'learn.strengthen': 'Le joueur 2 renforce la Lilibeo : 40 % à présent, et la trésorerie est remplie avant son tour.',
  'learn.roundEnds':
    'Personne ne veut plus rien : chacun passe, et quand les quatre joueurs ont passé, le round d’opération commence.',
  'learn.layToward': 'L’Akragas construit jusqu’au village voisin pour avoir deux arrêts entre lesquels rouler.',
  'learn.run':
    'Elle peut rouler : un parcours demande deux villes, ou une ville et un village, et au moins une gare de la compagnie. La page a trouvé et prouvé les meilleurs parcours et les a tracés.',
  'learn.withhold':
    'Distribuer ou garder ? L’argent gardé va en trésorerie et le marqueur va à gauche. L’Akragas aura bientôt besoin d’un train : elle garde.',
  'learn.finance':
    'À la fin de son tour, une compagnie peut vendre à la corbeille des parts de sa trésorerie, ou en racheter une. Pas maintenant.',
  'learn.layOn': 'La Lilibeo prolonge sa ligne au-delà de Mazzara, vers la côte sud.',
  'learn.token':
    'Les gares sont déjà payées. Une gare à Trapani garde la ligne ouverte : quand tous les emplacements d’une ville sont pris, les trains des autres ne la traversent plus.',
  'learn.runAll':
    'Un 4H va de Trapani à Mazzara par Marsala : 20 + 20 + 10 font L.50. Un parcours additionne tous ses arrêts, comme dans l’exemple 30 + 20 + 20 des règles.',
  'learn.pay':
    'La Lilibeo distribue : L.5 par part de 10 %, y compris à sa trésorerie pour les parts qu’elle détient encore. Le marqueur ne va à droite que si le dividende total atteint la cotation ; L.50 n’y suffisent pas, il reste.',
});
