import { french } from './en.ts';

/** The lesson of 1865 in French. */
export const fr = french({
  'learn.draft':
    'Deux joueurs, L.360 chacun. Chacun prend d’abord deux compagnies maritimes, dans l’ordre puis dans l’ordre inverse. Le joueur 1 prend M3 à Cagliari : sa compagnie y commencera.',
  'learn.draftNext': 'Le joueur 2 prend M1 à Olbia. Chaque carte rapporte L.20 avant chaque round d’opération.',
  'learn.draftBack': 'On repart dans l’autre sens : le joueur 2 choisit encore, M6 à Sassari.',
  'learn.draftLast':
    'Le joueur 1 prend M4, les mines de Carbonia. Plus tard, on pourra transférer une carte à une compagnie : elle offrira alors 8 de capacité et, une fois, du trafic.',
  'learn.launch':
    'Round de bourse. Le joueur 1 crée la FMS à Cagliari dans la case de L.100 : le titre de président vaut deux parts de 20 %, soit L.200 pour la trésorerie.',
  'learn.launchOther':
    'Entre deux joueurs, c’est toujours le tour des traders, mais aucune compagnie n’a encore d’estimation. Le joueur 2 crée la SFSS à Sassari à L.90.',
  'learn.float':
    'Une part de plus fait 60 % : la FMS est lancée. Elle reçoit trois gares et, pour Cagliari, un trafic de 3. Regardez les effets.',
  'learn.floatOther':
    'Le joueur 2 lance la SFSS. Personne ne peut s’offrir d’autre part : le round se termine et les cartes maritimes rapportent.',
  'learn.lay':
    'Figure 1. La FMS a la plus forte cotation et opère en premier. Elle pose une courbe douce à l’est de Cagliari, vers la mine.',
  'learn.layMine':
    'Une seconde tuile coûte L.20. La mine de Su Suergiu reçoit sa première tuile : 2 pions de trafic à chaque tour.',
  'learn.marker':
    'Une gare se place au bout d’une route directe, et chaque bord franchi coûte : L.10 pour la plaine, L.60 pour la montagne. La mine donne aussitôt 2 pions de trafic, 5 en tout. Sans train, pas de revenu, et la cotation descend à L.90.',
  'learn.train':
    'Qui a du trafic doit posséder un train. Un PH2 neuf coûte L.100, a une capacité de 8 et fait remonter la cotation à L.100.',
  'learn.enough': 'Pas d’autre train pour l’instant.',
  'learn.endTurn':
    'À tout moment de son tour, une compagnie peut recevoir des cartes maritimes de son président. Pas encore : le tour se termine.',
  'learn.otherLays': 'C’est à la SFSS. Elle construit à l’ouest de Sassari, vers la mine d’Argentiera.',
  'learn.otherMine': 'Elle pose ensuite la mine, pour L.20.',
  'learn.otherMarker': 'Une rivière et une plaine : L.50 pour la gare.',
  'learn.otherTrain': 'La SFSS a besoin d’un train, elle aussi.',
  'learn.layTown':
    'Figure 2, deuxième round d’opération. La FMS se tourne vers Oristano : un village en ligne droite. Un village ne donne rien tant qu’aucune route directe ne le traverse.',
  'learn.layOn': 'Plus loin, pour L.20. La mine produit ensuite toute seule : trafic 7.',
  'learn.pay':
    'Trafic 7, capacité 8 : L.70. À la distribution, chaque actionnaire reçoit sa part, celle de l’offre initiale va à la compagnie, et la cotation monte à L.110.',
  'learn.doubleJump': 'Un second train neuf fait encore monter la cotation, à L.120 : un double saut.',
  'learn.otherOn': 'La SFSS continue vers l’est.',
  'learn.oneTile': 'Une tuile suffit : la seconde coûterait L.20.',
  'learn.otherPays': 'La SFSS a aussi un trafic de 7 et distribue L.70.',
  'learn.beforeStock':
    'La série est terminée. Avant le prochain round de bourse, les marqueurs descendent d’une rangée sur le tableau d’estimation, et une mineure arrivée à destination peut devenir majeure. La FMS n’y est pas encore.',
  'learn.dragons':
    'Regardez le tableau d’estimation : la FMS a deux trains de phase 2 et deux gares, estimation 6, dans la zone verte. Les traders viennent donc d’acheter une part de la FMS dans l’offre initiale, et les L.120 sont dans sa trésorerie. Le joueur 1 achète une part de la SFSS.',
  'learn.dragonsAgain':
    'Les traders ont encore acheté une part de la FMS, la seule en zone verte. Le tableau l’annonce. Le joueur 2 passe.',
  'learn.passes': 'Le joueur 1 passe aussi. Les traders ne trouvent plus rien, et le round de bourse est fini.',
  'learn.layThird': 'Figure 3. La FMS poursuit : San Gavino, le second village de la route.',
  'learn.layArrive': 'Pour L.20, la ligne droite atteint Oristano : une route directe depuis Cagliari.',
  'learn.oristano':
    'Quatre plaines et une rivière : L.80. Oristano apporte 3 et chacun des deux villages 1 ; la mine a donné 2. Trafic 14.',
  'learn.withhold':
    'Trafic 14, capacité 16 : L.140. Cette fois, la FMS garde l’argent pour un meilleur train ; la cotation ne bouge pas.',
  'learn.card':
    'Le joueur 1 transfère M3 à la FMS. Elle a une gare à Cagliari : en phase 2, elle reçoit aussitôt 2 pions de trafic, et 8 de capacité en plus. À la figure 4, en phase 3, la FMS ferait passer Cagliari au vert.',
  'hint.draft':
    'Prenez une compagnie maritime. Voyez où votre première compagnie pourrait commencer : le lieu de la carte compte.',
  'hint.stock':
    'Vendez, puis achetez un titre ou créez une compagnie. À 60 %, elle est lancée. Le tableau d’estimation montre ce que feront les traders entre-temps.',
  'hint.convert':
    'Une majeure a deux fois plus de parts et davantage de gares ; chaque titre y représente un pourcentage deux fois plus petit.',
  'hint.lay':
    'Les hexagones en surbrillance acceptent une tuile : touchez-en un, touchez-le encore pour la tourner. La seconde tuile coûte L.20.',
  'hint.marker': 'Choisissez parmi les routes directes : chacune montre son coût et le trafic qu’elle apporte.',
  'hint.income':
    'Chaque pion de trafic transporté rapporte L.10. Distribuez, et la cotation monte ; gardez, et elle reste.',
  'hint.train': 'Qui a du trafic doit posséder un train. Un train neuf fait monter la cotation, une fois par tour.',
  'hint.absorb':
    'Une compagnie peut en absorber une autre dont vous êtes président et à laquelle elle est reliée. Lisez ce qui va où.',
  'hint.endTurn': 'On peut encore transférer des cartes maritimes ou rembourser des prêts ; continuez ensuite.',
  'hint.other':
    'Lisez la phrase ci-dessus, choisissez une offre, regardez l’effet, confirmez. Ce qui est grisé dit pourquoi.',
});
