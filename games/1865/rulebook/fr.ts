import type { RulebookText } from './outline.ts';

/** Les règles de 1865 dans nos propres mots, section par section comme les comptent les livrets. */
export const fr: RulebookText = {
  '0': {
    title: 'Contenu du jeu',
    cards:
      'Le jeu contient huit plateaux de compagnie, 72 titres (neuf par compagnie), 36 cartes de train, 8 cartes maritimes, 18 cartes de prêt, 171 tuiles, une carte de priorité et trois cartes de position.',
    discs:
      'Chaque compagnie a dix jetons : sept marqueurs de gare et trois marqueurs, pour la cotation, l’estimation et le revenu.',
    supplies:
      'Le trafic se compte avec des pions de 1, 5 et 10. Les pions, les cartes de prêt et l’argent sont illimités ; les tuiles, non : ce qui est épuisé ne se pose pas.',
  },
  '1': {
    title: 'Introduction',
    map: 'La carte montre deux îles, la Sardaigne et la Corse. Les cercles blancs sont des villes ; six sont grandes, jaunes, et portent les lettres C, O, N, S, P, B. Il y a huit mines, chacune avec un seul emplacement de gare, et des villages, qui ne reçoivent pas de gare. Les rivières et les montagnes se trouvent sur les bords entre hexagones, jamais à l’intérieur. Des liaisons maritimes en pointillés relient les îles.',
    companies:
      'Il y a huit compagnies publiques, chacune avec une ville de départ et une destination : la FMS (rouge) va de Cagliari à Serbariu, la RCSF (verte) d’Oristano à Cagliari, la SFSS (bleue) de Sassari à Olbia, la FCS (marron) d’Isili à Nuoro, la SFS (orange) d’Arbatax à Cagliari, la FA (jaune) de Nuoro à Olbia, la CFC (grise) de Bastia à Ajaccio et la CFD (noire) de Portovecchio à Bastia.',
    kinds:
      'Une compagnie est mineure ou majeure. Toutes commencent comme mineures et peuvent devenir majeures une fois leur destination atteinte. Le plateau a sept places pour les gares et porte l’argent, les pions, les trains et tout autre bien.',
    certificates:
      'Dans une mineure, un titre simple vaut 20 % et le titre de président 40 % ; dans une majeure, ils valent 10 % et 20 %. Le titre de président est une part double mais un seul titre. Une part simple vaut la cotation, une part double deux fois plus, en mineure comme en majeure.',
    limits:
      'Le nombre de titres et le pourcentage d’une compagnie ont chacun leur limite, et les deux s’appliquent : personne ne possède plus de 60 % d’une compagnie. Les cinq premières parts d’une majeure sont au dos des titres de la mineure.',
    maritime:
      'Il y a huit compagnies maritimes ; chaque joueur en reçoit deux. Lieux du bonus : M1 Olbia, M2 Arbatax, M3 Cagliari, M4 les trois mines de Carbonia (Serbariu, Monteponi, Su Zurfuru), M5 Oristano, M6 Sassari, M7 Ajaccio, M8 Calvi.',
    transfer:
      'Un joueur peut donner gratuitement une carte à l’une de ses compagnies ; dès lors, c’est l’autre face qui compte.',
    market:
      'Le marché est une seule ligne de cases de 10 à 490 ; le chiffre est la valeur d’une part simple. Les deux petits chiffres sont les prix en zone blanche et en zone verte, pour les achats aux traders et les absorptions.',
    exampleMarket:
      'Les cases de 70 à 120 ont les prix 75/90, 85/100, 95/110, 110/130, 120/140, 130/150 ; celles de 130 à 195 ont 140/160, 150/170, 160/180, 180/200, 195/215, 210/230.',
    pool: 'Les titres vendus sont à la corbeille, où l’on peut les acheter. Garder le revenu ne fait jamais baisser la cotation. Une compagnie qui distribue et achète un train neuf dans le même tour monte de deux cases.',
    rank: 'L’estimation d’une compagnie est la somme des numéros de phase de ses trains et du nombre de ses gares sur la carte.',
    tiles:
      'Les tuiles sont de plaine, de village, de ville ou de mine, en jaune, vert, marron ou gris. Le chiffre avec un cube est le trafic du lieu : les grandes villes donnent plus que les autres, les villes plus que les villages, les couleurs suivantes le plus souvent davantage. Les mines donnent du trafic à chaque tour, et de moins en moins. Poser une tuile ne coûte rien pour le terrain.',
    markers:
      'Les marqueurs de gare vont sur les emplacements libres des villes et des mines. Chaque compagnie commence avec une gare dans sa ville de départ.',
    trains:
      'Il y a six sortes de trains, de PH2 à PH7. Chaque pion qui trouve une place rapporte L.10, les autres rien. Le dernier PH2, le dernier PH3 et le dernier PH4 coûtent moins. Les trains en vente sont sur la pile des trains disponibles, ceux des phases suivantes sur la pile des trains à venir.',
    loans:
      'Un prêt de l’État est de L.500. Une compagnie n’emprunte que pour en absorber une autre, jamais pour des voies, des gares ou des trains.',
    priority:
      'La carte de priorité désigne le premier joueur d’un round de bourse. À quatre joueurs, elle sert aussi de quatrième carte de position ; ces cartes ne servent qu’une fois. La rose des vents montre où en est la partie.',
  },
  '2.1': {
    title: 'Aperçu du jeu',
    aim: 'Le vainqueur est le joueur qui a la plus grosse fortune à la fin : argent plus valeur des parts.',
    shares: 'Les dividendes vont aux actionnaires, et chacun peut détenir des parts de n’importe quelle compagnie.',
    president:
      'Le joueur qui a le plus de parts est président et décide de tout pour la compagnie, que cela la serve ou non. Quand un autre a plus de parts, la présidence lui revient.',
    short: 'Deux ou trois joueurs peuvent choisir la partie courte ; à deux, elle est conseillée.',
  },
  '2.2': {
    title: 'Séquence de jeu et phases',
    phases:
      'Le jeu a sept phases. En phase 1, on attribue les cartes maritimes ; la phase 2 commence aussitôt après. Chaque phase suivante commence avec l’achat du premier train de son numéro.',
    rounds: 'Ensuite, un round de bourse et toujours deux rounds d’opération alternent jusqu’à la fin.',
    phase2:
      'Phase 2 : tuiles jaunes ; quatre trains au plus par compagnie ; les compagnies commencent comme mineures, cotées de 60 à 100 ; les mineures peuvent se convertir et les cartes être transférées.',
    phase3: 'Phase 3 : tuiles vertes ; trois trains au plus ; cotations de départ 110, 120 et 130 en plus.',
    phase4: 'Phase 4 : les trains PH2 sont éliminés.',
    phase5:
      'Phase 5 : tuiles marron ; les cartes maritimes encore en main sont défaussées ; les compagnies commencent comme majeures, celles qui ne sont pas créées sont retournées aussitôt et reçoivent leurs cinq autres titres ; cotations de départ 140 et 150 en plus.',
    phase6: 'Phase 6 : deux trains au plus ; les trains PH3 sont éliminés.',
    phase7: 'Phase 7 : tuiles grises ; les trains PH4 sont éliminés.',
    stays: 'Ce qu’une phase apporte vaut aussi dans les suivantes, sauf indication contraire.',
    exampleGreen: 'Les tuiles vertes arrivent en phase 3 et se posent des phases 3 à 7.',
    change:
      'Un changement de phase suit cet ordre : le train est payé et remis, la phase commence, des trains sont éliminés, les compagnies défaussent les trains au-delà de la nouvelle limite, les cartes maritimes sortent, les estimations suivent.',
  },
  '2.3': {
    title: 'Éthique de jeu',
    open: 'Les parts et l’argent des joueurs, les trains, le trafic, les prêts et la trésorerie des compagnies sont visibles de tous.',
    manners: 'Préparez votre tour d’avance, et n’interrompez pas celui d’un autre par des questions.',
  },
  '2.4': {
    title: 'Préparation du jeu',
    money:
      'La banque possède exactement L.8 000 ; quelqu’un la tient, ici le programme. Chaque joueur reçoit L.360 à deux joueurs, L.330 à trois et L.300 à quatre, pris à la banque.',
    trains:
      'Les trains PH2 forment la pile des trains disponibles, les autres, rangés par phase, celle des trains à venir ; la carte à prix réduit est toujours la dernière de sa sorte.',
    offer: 'Tous les titres des mineures sont dans l’offre initiale, celui de 40 % au-dessus.',
    homes:
      'La gare de départ de chaque compagnie est dans sa ville dès le début ; elle occupe un emplacement et bloque le passage même si la compagnie n’est pas créée.',
    seats:
      'Les places sont tirées au sort. Le numéro un reçoit la carte de priorité, le deux s’assied à sa gauche, et ainsi de suite.',
  },
  '2.5': {
    title: 'Affectation des compagnies maritimes',
    draft:
      'Chacun doit prendre des cartes ; elles ne coûtent rien. Le joueur prioritaire en choisit une, les autres suivent dans l’ordre ; le dernier en choisit aussitôt une seconde, puis on repart en sens inverse : le joueur prioritaire choisit en premier et en dernier.',
    rest: 'Chaque joueur finit avec deux cartes ; les autres quittent définitivement la partie, et le premier round de bourse commence. La partie courte a six cartes : à deux joueurs, il en reste deux ; à trois, toutes servent.',
    exampleDraft:
      'Trois joueurs : A prend M3, B prend M1, C prend M7 et M8, B prend M2, A prend M6 ; M4 et M5 quittent la partie.',
  },
  '2.6': {
    title: 'Les compagnies maritimes',
    income: 'Dans la main d’un joueur, une carte rapporte L.20 au début de chaque round d’opération.',
    transfer:
      'À tout moment du tour d’une compagnie, son président peut lui donner gratuitement une ou plusieurs de ses cartes. Chacune ajoute aussitôt 8 de capacité.',
    bonus:
      'Avec une gare au lieu indiqué par la carte, la compagnie prend autant de pions que le numéro de la phase ; si la gare vient plus tard, elle les prend alors, selon la phase du moment. Pour M4, l’une des trois mines suffit. Il suffit d’une gare, même sans tuile, et chaque carte donne son bonus une seule fois.',
    exampleNow: 'En phase 4, la FMS, avec une gare à Cagliari, reçoit M3 et prend 4 pions.',
    exampleLater:
      'La RCSF reçoit M3 en phase 4 sans avoir de gare à Cagliari : elle ne prend rien ; elle y place une gare en phase 6 et prend 6 pions.',
    noTrain:
      'Des cartes sans train ne rapportent rien et ne remplissent pas l’obligation d’en avoir un : une compagnie qui a du trafic et des cartes mais pas de train doit en acheter un.',
    stay: 'Les cartes en main partent quand la phase 5 commence ; celles des compagnies servent jusqu’à la fin. Une carte transférée ne l’est plus jamais, sauf dans une absorption, où celles de la cible passent à l’acquéreur.',
  },
  '2.7': {
    title: 'Fin de la partie',
    broken:
      'La partie finit quand la banque n’a plus d’argent. Si cela arrive pendant un round d’opération, on achève la série de deux ; si cela arrive pendant un round de bourse, on le termine et l’on joue deux rounds d’opération. Jusque-là, la banque paie à crédit ; une fois qu’elle a sauté, c’est définitif.',
    score:
      'La plus forte somme d’argent et de parts à la cotation gagne ; à égalité, la victoire est partagée. Chaque prêt d’une compagnie ôte L.50 à la valeur de sa part, et les prêts personnels se déduisent en entier. Les parts d’une compagnie créée mais non lancée comptent à sa cotation.',
    stalemate:
      'Un round de bourse et deux rounds d’opération où personne ne pouvait faire autre chose que passer et où aucun argent n’a bougé mettent aussi fin à la partie.',
  },
  '3.1': {
    title: 'Round de bourse',
    turns:
      'Les joueurs et les traders achètent et vendent tour à tour : d’abord les traders, puis le joueur prioritaire, et ainsi de suite dans le sens horaire, jusqu’à ce que tous aient passé d’affilée.',
  },
  '3.2': {
    title: 'Les traders',
    between: 'Les traders jouent en premier, puis entre deux joueurs qui se suivent.',
    exampleTurns:
      'Les traders achètent un titre de la SFSS, Alan vend la FCS et achète la SFSS, les traders achètent la FCS, Bob joue, puis c’est de nouveau aux traders.',
    rank: 'L’estimation est la somme des numéros de phase des trains et du nombre de gares sur la carte, mineure ou majeure ; au-delà de 16, on lit 16. Elle ne change que dans les rounds d’opération.',
    exampleRank: 'Trois gares et deux PH2 : estimation 7. Deux gares et un PH3 : 5. Cinq gares et aucun train : 5.',
    rows: 'Une compagnie lancée en phases 2 à 4 part de la première rangée du tableau, plus tard de la deuxième. Le marqueur se déplace de côté dès que changent les gares ou les trains, et ne descend qu’avant un round de bourse.',
    areas:
      'Le tableau a une zone rouge, une blanche et une verte. Les traders n’achètent ni ne vendent dans la zone blanche. Une compagnie qui vient d’être créée est toujours dans la zone rouge : ils ne l’achètent pas.',
    who: 'Quelqu’un joue pour eux selon les règles qui suivent ; ici, c’est le programme.',
    sell: 'D’abord, ils vendent à la corbeille tous leurs titres de la zone rouge, un paquet par compagnie dans l’ordre d’opération, tant qu’il y a de la place à la corbeille. Aux tours suivants, ils vendent encore si de la place se libère.',
    buy: 'Ensuite, s’ils sont sous leur limite, ils achètent un titre de la zone verte : celui de la compagnie dont ils ont le moins de titres ; à égalité, de la plus estimée, puis de la moins chère, puis de celle du dessus de la pile. L’offre initiale passe avant la corbeille.',
    pass: 'À leur limite, ou s’il n’y a rien dans la zone verte, ils n’achètent pas.',
    limits:
      'Ils ne deviennent jamais président et ne détiennent jamais plus de 50 % d’une compagnie. Leur limite est de 6 titres en phase 2, 10 en phases 3 et 4, 16 dès la phase 5.',
    money:
      'Ils n’ont pas d’argent à eux : avec la corbeille, aucun argent ne bouge ; pour un titre de l’offre initiale, la banque paie la compagnie. Leurs titres sont visibles.',
    exampleBuy:
      'La FMS (majeure) a une estimation de 7 et cote 120, la RCSF (majeure) 5 et 80, la SFSS (mineure) 5 et 100 ; toutes sont dans la zone verte, et les traders ont 2, 1 et 1 de leurs titres. Ils achètent la RCSF, la SFSS, la FMS, la RCSF ; la limite de 50 % exclut alors la SFSS, et la FMS et la RCSF suivent. En phase 2, ils s’arrêtent après deux achats.',
  },
  '3.3': {
    title: 'Les joueurs',
    turn: 'À son tour, un joueur peut vendre autant de titres qu’il veut, puis en acheter un ; jamais l’inverse, jamais deux. On peut passer.',
    next: 'Ensuite, c’est aux traders, puis au joueur suivant dans le sens horaire. Un joueur qui a acheté ou vendu est sûr d’avoir un autre tour. Quand tous passent d’affilée, traders compris, le premier round d’opération commence.',
  },
  '3.4': {
    title: 'Vendre des titres',
    price:
      'Les titres se vendent à la corbeille, à la cotation pour chaque part, au double pour une part double ; toutes les parts d’une compagnie rapportent le même prix.',
    double:
      'Le titre de président ne se vend que si un autre joueur a deux titres simples ; on l’échange d’abord contre ceux-ci, et le vendeur peut garder l’un des deux.',
    drop: 'Les ventes du président ou des traders font baisser la cotation d’une case par part, après le paiement ; celles des autres joueurs, non.',
    block:
      'Les titres d’une compagnie se vendent en un seul paquet par tour ; ceux de plusieurs compagnies, dans n’importe quel ordre.',
    bars: 'On ne vend pas les titres d’une compagnie qui n’a pas encore opéré ; une compagnie recréée doit opérer de nouveau. La corbeille ne contient jamais plus de 50 % d’une compagnie.',
    exampleSale:
      'Carl, qui n’est pas président, vend trois titres de la FA (majeure, 110) et un de la FMS (mineure, 70) : il reçoit L.400, et aucune cotation ne bouge.',
    exampleFull: 'Avec deux titres de la FMS mineure (40 %) à la corbeille, on ne peut pas en vendre un troisième.',
  },
  '3.5': {
    title: 'Acheter des titres',
    where:
      'Les titres viennent de l’offre initiale, de la corbeille ou des traders ; dans l’offre, celui du président est le premier.',
    price:
      'Un titre de l’offre initiale coûte la cotation, payée à la compagnie ; un titre de la corbeille, la cotation, payée à la banque. Un titre des traders coûte la cotation dans la zone rouge, le plus petit des deux prix imprimés dans la zone blanche, le plus élevé dans la zone verte, payé à la banque.',
    limit:
      'Aucun achat ne peut dépasser la limite de titres : 36 à deux joueurs, 24 à trois, 18 à quatre. Les cartes maritimes ne comptent pas. Personne ne doit vendre à cause d’une limite ; un joueur qui la dépasse n’achète pas.',
    sold: 'Un joueur qui a vendu des titres d’une compagnie ne peut plus en acheter pendant ce round de bourse, à aucun endroit.',
    holding: 'Personne n’achète au-delà de 60 % d’une compagnie.',
  },
  '3.6': {
    title: 'Créer une compagnie',
    president:
      'Le premier titre acheté est celui du président. Son acheteur devient président, fixe la cotation de départ de 60 à 100 (jusqu’à 130 dès la phase 3, jusqu’à 150 dès la phase 5), en paie le double à la trésorerie et prend le plateau. Le marqueur va au bas de la pile.',
    purses:
      'L’argent des joueurs et des compagnies reste séparé : il ne passe de l’un à l’autre que pour des parts, des dividendes, une indemnisation ou une acquisition forcée.',
    float:
      'Tant que 60 % ne sont pas vendus, la compagnie n’opère pas. Dès qu’ils le sont, elle est lancée, aussitôt et définitivement.',
    gets: 'Elle reçoit son marqueur d’estimation sur la case 1 de sa rangée, les pions de sa ville de départ telle qu’elle est alors, et ses gares. Une ville de départ sans tuile (Isili, Arbatax) donne son trafic quand quelqu’un pose sa première tuile ; les améliorations antérieures ne donnent rien de plus.',
  },
  '3.7': {
    title: 'Compagnies mineures',
    minor:
      'Avant la phase 5, les compagnies commencent comme mineures. Elles sont lancées quand des joueurs ont acheté le titre de 40 % et un titre de 20 %, reçoivent l’argent de chaque part vendue et ont trois gares, celle de départ comprise. Une compagnie créée mais non lancée à l’arrivée de la phase 5 reste mineure.',
    exampleMinor:
      'La CFD est créée à 90 en phase 2 : les joueurs paient 180, 90 et 90. Elle a 360 en trésorerie et trois gares ; Alan a 60 %, Carl 20 %, il reste un titre, et la cotation est 90.',
  },
  '3.8': {
    title: 'Compagnies majeures',
    major:
      'Une majeure naît d’une conversion, d’une création dès la phase 5, ou d’une nouvelle création après une absorption. Elle est lancée quand des joueurs ont acheté le titre de 20 % et quatre titres de 10 %, reçoit l’argent de chaque part vendue et a sept gares, celle de départ comprise.',
    exampleMajor:
      'La FMS est créée à 110 en phase 5 : 220 et 330 font 50 %, et elle n’est pas encore lancée ; 110 de plus la lancent. Elle a 660 en trésorerie et sept gares ; les joueurs ont 50 % et 10 %, et il reste quatre titres.',
  },
  '3.9': {
    title: 'Conversion',
    when: 'Une mineure ne se convertit que dans les actions avant un round de bourse, si une route directe mène d’une de ses gares à sa destination : une voie continue entre une ville ou mine avec sa gare et une autre ville ou mine, sans en traverser d’autre. Les villages ne comptent pas, et une gare à destination n’est pas nécessaire.',
    effects:
      'Ses titres sont retournés sur leur face 10 % et 20 %, et cinq nouveaux titres de 10 % vont dans l’offre initiale, en vente aussitôt.',
    markers:
      'Elle reçoit une gare de plus en phase 2, deux en phase 3, trois en phase 4 et quatre dès la phase 5, mais n’en a jamais plus de sept.',
    exampleConvert:
      'La CFD se convertit en phase 3 : Alan passe de 60 à 30 %, Carl de 20 à 10 % ; elle a deux gares de plus et six titres dans l’offre initiale, et sa cotation ne change pas.',
  },
  '3.10': {
    title: 'Transfert de présidence',
    purchase:
      'Un joueur qui a un plus fort pourcentage devient président : il donne deux titres simples contre celui du président et prend le plateau avec tout son contenu.',
    exampleBuy:
      'Dans la CFD, une majeure, Alan a 30 %. Carl achète son quatrième titre, 40 % : ils échangent. Alan a trois titres simples, Carl a trois titres pour 40 % et la présidence.',
    sale: 'Un président ne peut vendre au point de perdre la présidence que si un autre joueur a deux titres ou plus et que la corbeille a de la place. Il annonce le nombre de titres ; celui qui aura le plus de parts devient président ou, à égalité, le premier à sa gauche ; l’échange précède la vente.',
    exampleSell:
      'Alan, qui a 30 %, vend tout, et Carl a 20 % : ils échangent, trois titres simples vont à la corbeille, Carl est président et la cotation baisse de trois cases.',
  },
  '3.11': {
    title: 'Mouvements sur le marché',
    up: 'La cotation monte d’une case pour un dividende non nul, et d’une case, une fois par tour, pour des trains neufs de la pile des trains disponibles.',
    down: 'Elle descend d’une case pour chaque part vendue par le président ou les traders, ventes forcées comprises, et d’une case pour un dividende nul.',
    pile: 'Un marqueur qui entre dans une case va au bas de la pile. Garder le revenu ne le déplace pas. À 10 et à 490, il reste où il est.',
    exampleTwo:
      'La FMS distribue 130 et achète un PH3 neuf : elle monte de deux cases, de 130 à 150, au bas de la pile.',
    exampleNone: 'La RCSF garde 160 et achète un PH3 de la FMS : elle ne bouge pas.',
    exampleBoth:
      'La SFSS a un dividende nul et achète un PH4 neuf : elle descend puis remonte, et finit au bas de la pile.',
  },
  '3.12': {
    title: 'Avant un round de bourse',
    order: 'Juste avant chaque round de bourse, on traite les mines, puis les estimations, puis les conversions.',
    mines:
      'Les mines avec une gare se dégradent d’un niveau : de jaune à vert dès la phase 3, de vert à marron dès la phase 5. Les autres ne changent pas, et jamais une mine ne perd deux niveaux d’un coup.',
    ranks: 'Un marqueur d’estimation qui n’est pas sur la rangée de la phase descend d’une rangée, jamais plus.',
    exampleRow: 'En phase 4, un marqueur sur la rangée PH2 va à la rangée PH3.',
    exampleRows:
      'En phase 5, la RCSF descend d’une rangée, dans la zone rouge ; la SFSS atteint la rangée PH5, dans la zone blanche ; la SFS y est déjà et ne bouge pas.',
    asked:
      'Les présidents des mineures qui peuvent se convertir sont interrogés dans l’ordre d’opération ; ils peuvent refuser. Une conversion prend effet aussitôt.',
  },
  '3.13': {
    title: 'Après un round de bourse',
    priority:
      'La priorité va à gauche du joueur qui a acheté ou vendu le dernier ; les traders ne comptent pas. Si personne ne l’a fait, elle reste.',
    noBonus: 'Une compagnie dont tous les titres sont vendus n’a pas de bonus.',
  },
  '4.1': {
    title: 'Round d’opération',
    cards: 'D’abord, chaque carte maritime en main rapporte L.20.',
    order:
      'Puis chaque compagnie opère une fois, par cotation décroissante et, dans une même case, du haut de la pile vers le bas. La suivante est redéterminée après chaque tour.',
    steps:
      'Un tour se déroule ainsi : voies, mines, gare, trains et revenu, achat de trains. Les voies, la gare et l’achat sont facultatifs.',
    anyTime:
      'On peut transférer des cartes maritimes et rembourser des prêts à tout moment du tour ; les absorptions ont lieu au début.',
    next: 'Quand toutes ont opéré, le round suivant commence.',
  },
  '4.2': {
    title: 'Pose et amélioration des voies',
    tiles:
      'Au début, seuls les six hexagones jaunes ont des voies. Une compagnie peut poser une tuile gratuitement et une seconde pour L.20, qui peut améliorer la première. Une tuile ne quitte la carte que par une amélioration.',
    traffic:
      'Une amélioration de trafic amène la couleur suivante et garde toute la voie, reliée ou non : jaune sur terrain libre, vert sur jaune (hexagones imprimés compris), marron sur vert, gris sur marron, selon la liste des tuiles.',
    city: 'Quand le trafic d’une ville augmente, chaque compagnie qui y a une gare prend aussitôt la différence. Un village ne donne alors rien ; les routes suivantes en prendront le nouveau trafic.',
    exampleCity: 'Nuoro passe de vert 4 à marron 5 : la RCSF et la FA, qui y ont des gares, prennent un pion chacune.',
    competitive:
      'Une amélioration de direction remplace une tuile par une autre de la même couleur ; les connexions avec les voisins restent, le reste de la voie peut disparaître. Quelque chose doit changer, et aucune amélioration ne laisse moins d’emplacements que de gares.',
    exampleSanluri:
      'La FCS améliore Isili en vert et prend un pion, puis paie 20 et remplace à Sanluri la tuile de village droite par une courbe.',
    reach:
      'La compagnie doit être reliée par une voie de n’importe quelle longueur jusqu’à une voie de la nouvelle tuile ; une ville pleine de gares d’autres compagnies bloque le passage. Une ville de départ sans tuile doit d’abord recevoir la sienne.',
    fit: 'Les tuiles se posent bord à bord dans toute orientation permise. Les villages reçoivent des tuiles de village, les villes des tuiles de ville ; les hexagones à lettre ne reçoivent que leurs propres tuiles vertes, marron et grises.',
    sea: 'La voie ne peut pas finir en mer, mais peut finir contre un bord vide d’un voisin. Les liaisons en pointillés comptent comme des voies imprimées.',
    restricted:
      'Tuiles marron : 63 seulement à Isili, Olbia et Ajaccio ; 700 seulement à Arbatax et Calvi ; 146 seulement dans les villages côtiers.',
    mines:
      'Les tuiles de mine 173, 174 et 175 vont seulement sur les huit mines, et les joueurs ne les améliorent jamais.',
    again: 'Les tuiles remplacées redeviennent disponibles.',
  },
  '4.3': {
    title: 'Opérations de mines',
    chips:
      'À chacun de ses tours, une compagnie prend des pions de ses mines : 2 d’une mine jaune, 1 d’une verte, aucun d’une marron. Une mine a un seul emplacement.',
    carbonia: 'Une compagnie a au plus une gare dans les trois mines de Carbonia ensemble.',
  },
  '4.4': {
    title: 'Placement des gares',
    one: 'Une compagnie place au plus une gare par round d’opération. Les gares de départ sont là dès le début ; celle d’une compagnie recréée est placée à l’achat de son titre de président.',
    route:
      'Il faut une route directe d’une de ses gares à une ville ou mine avec un emplacement libre : sans traverser d’autre ville ou mine, même avec une gare à elle, et sans rien emprunter deux fois. Une compagnie n’a jamais deux gares sur une même tuile.',
    cost: 'Chaque bord de la route coûte 10 en plaine, 40 pour une rivière et 60 pour une montagne ; une liaison maritime coûte à la place le montant imprimé : 60, 100 ou 120. Le président choisit la route, et la trésorerie doit la payer.',
    traffic:
      'La compagnie prend le trafic des villages de la route choisie et de la ville ou mine au bout ; le départ ne donne rien.',
    stays:
      'Une gare ne bouge jamais, sauf dans une absorption. Pour poser des tuiles, seules les compagnies qui y ont une gare passent à travers une ville pleine.',
  },
  '4.5': {
    title: 'Trains et revenus',
    revenue: 'Le revenu est dix fois le plus petit des deux nombres : pions de trafic ou capacité.',
    exampleChips: '14 pions et deux PH2 (capacité 16) rapportent 140.',
    exampleSeats: '30 pions, un PH2 et un PH3 (capacité 22) rapportent 220.',
    dividend:
      'Le président distribue le revenu ou le garde. Chaque part reçoit son pourcentage ; ce qui revient à la corbeille et aux traders reste à la banque, ce qui revient à l’offre initiale va à la compagnie. Ce qui est gardé va à la trésorerie.',
    value:
      'La cotation monte d’une case si le revenu est distribué, descend d’une case s’il est nul et ne change pas s’il est gardé.',
  },
  '4.6': {
    title: 'Acquisition de trains',
    limit: 'Une compagnie peut acheter des trains dans sa limite ; les cartes maritimes ne comptent pas.',
    table:
      'Capacité, coût (le dernier), nombre, éliminé par : PH2 8, 100 (70), six, PH4. PH3 14, 200 (160), cinq, PH6. PH4 20, 350 (300), quatre, PH7. PH5 25, 500, deux, jamais. PH6 30, 650, trois, jamais. PH7 35, 800, illimité, jamais.',
    oneByOne:
      'Les trains s’achètent un par un, et un changement de phase est résolu avant le suivant. Une limite abaissée interdit d’autres achats ; personne ne défausse un train pour faire de la place.',
    discard:
      'Les trains au-delà d’une nouvelle limite vont au dépôt de la banque sans indemnisation, au choix du président ; la compagnie qui achète défausse d’abord, puis les autres dans l’ordre d’opération. L’élimination touche aussi le dépôt ; les trains éliminés quittent la partie.',
    exampleLimit:
      'En phase 2, une compagnie qui a trois trains peut acheter le premier PH3, puis en défausse un. En phase 3, une compagnie qui a trois trains ne peut pas acheter le premier PH4.',
    sources:
      'Les trains viennent de la pile, du dépôt de la banque ou d’autres compagnies. La pile vend une sorte après l’autre. Ceux de la pile et du dépôt coûtent le prix de leur carte ; le dernier PH2, le dernier PH3 et le dernier PH4 coûtent moins.',
    deals:
      'Les compagnies conviennent d’un prix d’au moins L.1, même pour leur dernier train, pendant le tour de celle qui achète ; personne n’est obligé d’accepter. Une offre refusée ne se répète pendant ce tour qu’à un prix plus élevé.',
    duty: 'Une compagnie qui a au moins un pion et aucun train doit en acheter un à cette étape ; sans pion, elle n’y est pas obligée.',
  },
  '4.7': {
    title: 'Acquisition de train forcée',
    help: 'Si la trésorerie ne suffit à payer aucun train de la banque, le président paie le reste, pour un seul train de la pile ou du dépôt de la banque, n’importe lequel de ceux qui sont en vente. On utilise d’abord toute la trésorerie, et il n’ajoute que ce qui manque. Si son argent ne suffit pas, il doit vendre des parts.',
    own: 'Une compagnie sans train peut toujours acheter à une autre avec son propre argent, et peut distribuer son revenu même s’il lui faut ensuite de l’aide. Un achat aidé à la pile fait monter la cotation. Une carte maritime qui vient après l’étape des trains et apporte le premier pion ramène l’obligation d’avoir un train.',
  },
  '4.8': {
    title: 'Vente forcée',
    sales:
      'Le président décide quoi vendre et dans quel ordre, chaque compagnie en un seul paquet, en respectant toutes les limites, et pas plus que nécessaire. La présidence de la compagnie qui achète ne peut pas changer ; celle des autres, si.',
    bankrupt: 'Si cela ne suffit pas, il est en banqueroute.',
  },
  '4.9': {
    title: 'Banqueroute, et l’exemple de la FMS',
    loans:
      'Un joueur en banqueroute reçoit autant de prêts personnels de L.500 que le train en demande et continue. Chacun ôte L.500 à sa fortune.',
    exampleOne:
      'Premier round : la FMS a 3 pions. Elle pose une courbe et une tuile de mine et paie 20 ; une gare sur la mine, pour 70 (un bord de plaine et un de montagne), apporte 2 pions. Sans train, elle n’a pas de revenu, et la cotation descend d’une case ; elle achète un PH2 pour 100, et la cotation monte d’une case.',
    exampleTwo:
      'Deuxième round : elle pose un village droit et une courbe et paie 20 ; la mine donne 2 pions, ce qui en fait 7. Elle distribue un revenu de 70, et la cotation monte d’une case ; elle achète un second PH2, et la cotation monte encore d’une case.',
    exampleThree:
      'Troisième round : elle pose deux tuiles et paie 20 ; une gare à Oristano, pour 80 (une rivière et quatre bords de plaine), apporte 3 et 2 pions, la mine 2 : elle a 14 pions et une capacité de 16. Elle garde le revenu de 140, et la cotation ne change pas.',
    exampleFour:
      'Quatrième round : Cagliari amélioré en vert donne 1 pion, la mine 2 : elle a 17 pions et une capacité de 16. Elle distribue un revenu de 160, et la cotation monte d’une case.',
  },
  '5.1': {
    title: 'Absorption',
    who: 'L’acquéreur et la cible ont le même président. L’absorption a lieu dans le tour de l’un ou de l’autre ; la cible saute toujours son tour, l’acquéreur joue le sien normalement.',
    passive:
      'Absorption passive : au début de son tour, une compagnie se laisse absorber au lieu d’opérer, et ne fait rien d’autre.',
    active:
      'Absorption active : au début de son tour, une compagnie en absorbe une autre qui n’a pas opéré dans ce round. D’autres peuvent suivre ; puis l’acquéreur opère.',
  },
  '5.2': {
    title: 'Conditions',
    conditions:
      'Les deux ont opéré au moins une fois ; elles ont des gares dans la même ville ou reliées par une route directe ; et l’acquéreur peut réunir toute l’indemnisation grâce aux deux trésoreries, à ses propres parts et à des prêts.',
    sizes: 'Une mineure peut absorber une majeure et inversement.',
  },
  '5.3': {
    title: 'Procédure d’indemnisation',
    price:
      'Toutes les parts de la cible que détiennent les joueurs, la corbeille et les traders sont payées : à la cotation dans la zone rouge, au plus petit des deux prix imprimés dans la zone blanche, au plus élevé dans la zone verte. Celles de l’offre initiale ne le sont pas.',
    money:
      'L’acquéreur prend d’abord l’argent des deux compagnies ; puis il vend à la corbeille ses propres titres encore dans l’offre initiale, autant qu’il en faut, 50 % au plus, sans que la cotation baisse ; puis il prend des prêts, trois au plus en comptant ceux des deux compagnies. On ne réunit ainsi que ce qui manque, et le président ne paie jamais.',
    relaunch:
      'Les titres de la cible retournent dans l’offre initiale. Dès le round de bourse suivant, la compagnie peut être recréée comme majeure ; l’acheteur du titre de président choisit sa gare de départ, une ville en jeu avec un emplacement libre. S’il n’y en a pas, elle ne peut pas être créée.',
  },
  '5.4': {
    title: 'Effets d’une absorption',
    assets:
      'Les pions, les trains, les cartes maritimes et les prêts vont à l’acquéreur, qui complète ses gares jusqu’à sept. Les trains au-delà de la limite vont au dépôt de la banque, au choix du président.',
    vacate: 'Il peut alors enlever ses gares des mines, qui reviennent sur son plateau.',
    replace:
      'Il remplace par les siennes les gares de la cible dans les villes, sans frais ; celles des mines seulement s’il le veut. S’il a déjà une gare dans la ville, il reçoit L.50 à la place.',
    short:
      'Les gares qu’il ne peut pas remplacer, faute d’en avoir assez, sont perdues sans indemnisation ; dans ce cas, celles qu’il remplace doivent avoir une route directe vers une autre gare de la compagnie.',
  },
  '5.5': {
    title: 'Prêts de l’État',
    loans:
      'Un prêt est de L.500 ; une carte de L.1 000 compte double. Les compagnies n’en obtiennent que pour achever une absorption, après l’argent et leurs propres parts, et jamais plus de trois ; ceux des deux compagnies comptent.',
    personal: 'Les joueurs n’en obtiennent qu’en banqueroute, sans limite, et ne peuvent pas les rembourser.',
    repay: 'Il n’y a pas d’intérêts. Une compagnie rembourse à tout moment de son tour, chaque prêt en entier.',
    score:
      'À la fin, chaque prêt d’une compagnie ôte L.50 à la valeur de sa part, même sous zéro, et chaque prêt personnel ôte L.500 à la fortune du joueur.',
    exampleMoney:
      'B, une mineure cotée 150 dans la zone rouge, a quatre parts en jeu : 600. Les deux compagnies ont 400 ensemble, A n’a pas de part dans l’offre et prend un prêt de 500 ; il reste 300.',
    exampleMarkers:
      'A reçoit deux gares, sept en tout, abandonne une mine marron (trois sur le plateau), remplace une gare (deux restantes) et reçoit 50 pour l’autre : trésorerie 350.',
  },
  '6.1': {
    title: 'Partie courte',
    short:
      'La partie courte est pour deux ou trois joueurs, de préférence deux. Seule la Sardaigne sert : rien ne se pose en Corse, et M7, M8, la CFC et la CFD sont hors jeu.',
    numbers:
      'Il y a 5, 4, 3, 2 et 2 trains, et les PH7 sont illimités ; la limite de titres est de 27 à deux joueurs et de 18 à trois ; la banque a L.6 000. Toutes les tuiles restent, même si certaines ne servent pas.',
  },
  T: {
    title: 'Tables de référence',
    limits:
      'Les traders détiennent au plus 50 % d’une compagnie, un joueur 60 %, la corbeille 50 %. Les autres chiffres sont ceux des sections ; les limites 6, 10 et 16 des traders s’appliquent aussi en partie courte.',
    french:
      'La traduction française se trompe par endroits : garder le revenu ne fait pas baisser la cotation, la limite de trains est par compagnie, l’offre n’a pas de prix à elle, les joueurs ne peuvent pas du tout rembourser les prêts personnels, les traders aussi doivent passer pour qu’un round finisse, en acquisition forcée tout train peut être choisi, et seuls le dernier PH2, le dernier PH3 et le dernier PH4 coûtent moins.',
  },
  'C.5-1': {
    title: 'Règles du prototype : contenu',
    forms:
      'Forme de base : la Sardaigne, six compagnies, M1 à M6, deux ou trois joueurs. Extension : les deux îles, deux compagnies de plus, M7 et M8, trois ou quatre joueurs.',
    trains:
      'Il y a 5, 4, 3, 2 et 2 trains dans la forme de base, 6, 5, 4, 2 et 3 dans l’extension ; les PH7 sont illimités.',
    exampleRank: 'Deux PH2 et trois gares donnent une estimation de 7.',
  },
  'C.5-2': {
    title: 'Règles du prototype : préparation',
    money:
      'La banque a L.8 000 dans les deux formes ; le capital est de 360 à deux joueurs, 330 à trois, 300 à quatre.',
    deal: 'Chaque joueur reçoit au hasard deux cartes maritimes. Celles qui restent, deux cartes à deux joueurs ou à trois avec l’extension, quittent la partie.',
    homes: 'Les gares de départ sont sur la carte dès le début.',
  },
  'C.5-3': {
    title: 'Règles du prototype : compagnies maritimes',
    noTrain: 'Des cartes maritimes sans train ne rapportent rien.',
    exampleBonus: 'En phase 4, la carte de Cagliari va à une compagnie qui y a une gare : elle prend 4 pions.',
  },
  'C.5-4.1': {
    title: 'Règles du prototype : avant un round de bourse',
    before:
      'On traite les mines, les estimations et les conversions dans l’ordre d’opération, comme dans les règles finales.',
  },
  'C.5-4.3': {
    title: 'Règles du prototype : traders',
    dragons:
      'Ils choisissent comme dans les règles finales, avec les limites 6, 10, 16, 50 % au plus, et ne deviennent jamais président.',
  },
  'C.5-4.4': {
    title: 'Règles du prototype : achats et ventes',
    limit:
      'Limite de titres : 18 à deux joueurs et 13 à trois dans la forme de base, 18 à trois et 13 à quatre dans l’extension.',
    price:
      'Une part des traders coûte sa cotation dans la zone rouge, 10 % de plus dans la blanche, 30 % de plus dans la verte, arrondi au multiple de 5 le plus proche, et au supérieur s’il y en a deux ; l’argent va à la banque.',
    examplePrice:
      'À 80, le prix est de 90 dans la zone blanche et de 105 dans la verte ; à 110, de 120 et 145 ; à 10, de 10 et 15.',
    sales: 'Les ventes, les baisses et l’échange de la présidence sont ceux des règles finales.',
  },
  'C.5-4.6': {
    title: 'Règles du prototype : créer une compagnie',
    token:
      'La cotation est choisie à la création ; le marqueur entre sur le marché quand 60 % sont vendus à des joueurs, sous ceux de la case.',
    rows: 'Le marqueur part de la première rangée du tableau en phases 2 et 3, de la deuxième en phase 4, de la troisième dès la phase 5.',
  },
  'C.5-4.8': {
    title: 'Règles du prototype : compagnies majeures',
    markers:
      'Une compagnie recréée a 4, 5, 6 ou 7 gares selon la phase ; une compagnie créée pour la première fois dès la phase 5 en a sept.',
  },
  'C.5-5.1': {
    title: 'Règles du prototype : tuiles',
    second:
      'La seconde tuile coûte L.20 et peut améliorer la première. Une amélioration de trafic garde toute la voie.',
    brown:
      'Tuiles marron : 63 seulement à Isili, donc Olbia reste verte ; 700 seulement à Arbatax ; 146 seulement à Alghero et Tempio. Dans l’extension s’y ajoutent Ajaccio, Calvi et les villages côtiers de Corse.',
    sea: 'Dans la forme de base, les liaisons maritimes sont des bords valables qui ne mènent nulle part.',
  },
  'C.5-5.2': {
    title: 'Règles du prototype : gares',
    home: 'La gare de départ d’une compagnie recréée est choisie à son lancement. Tant qu’aucune ville n’a d’emplacement libre, on ne peut acheter ni son titre de président ni celui qui la lancerait.',
    route:
      'Une route apporte les pions de ses villages et d’une ville au bout. Une seule gare d’une compagnie par tuile.',
  },
  'C.5-5.3': {
    title: 'Règles du prototype : mines',
    after:
      'Les mines produisent après l’étape des gares : une nouvelle gare apporte aussitôt, et une seule fois pendant ce tour, les pions de sa mine : 2, 1 ou 0. Une seule gare d’une compagnie à Carbonia.',
  },
  'C.5-5.4': {
    title: 'Règles du prototype : revenus',
    dividends: 'Les dividendes vont comme dans les règles finales.',
    exampleRevenue:
      '14 pions avec une capacité de 16 rapportent 140 ; 30 pions avec une capacité de 22 rapportent 220.',
  },
  'C.5-5.5': {
    title: 'Règles du prototype : trains et banqueroute',
    trains:
      'Une compagnie a au plus quatre trains en phase 2, trois en phases 3 à 5, deux ensuite ; elle en achète d’occasion à partir de L.1. Si elle a des pions, elle doit avoir un train ; le président l’aide avec son argent et ses parts, sans perdre la présidence de cette compagnie.',
    bankrupt:
      'Un joueur est en banqueroute quand il a vendu tout ce qu’il peut et ne peut toujours pas payer le train le moins cher de la banque ; il ne peut pas choisir un train qu’il ne peut pas payer.',
    player:
      'Il est hors jeu et ne peut pas gagner. Son argent va à la banque, ses cartes maritimes quittent la partie, sa priorité passe à gauche ; les limites restent.',
    company:
      'La compagnie qui n’a pas pu acheter ferme définitivement et sans indemnisation : sa trésorerie et ses prêts retournent à la banque, ses pions à la réserve ; ses cartes, ses titres et ses gares quittent la partie ; les tuiles restent.',
    certificates:
      'Les autres titres du joueur vont à la corbeille, au-delà de la limite s’il le faut et sans baisse de cotation ; les ventes suivantes qui y laisseraient plus de 50 % sont interdites. Dans chacune de ses compagnies, le joueur qui a le plus de parts, au moins deux, devient président et échange deux titres simples contre la part double.',
    waits:
      'S’il n’y en a pas, la compagnie attend : elle ne fait rien et sa cotation ne bouge pas. Pendant ce temps, ses titres simples s’achètent et se vendent, ses mines, sa rangée, l’élimination et la limite de trains suivent leurs règles, et les trains les plus bas sont défaussés d’abord. Le président sera celui qui achète à la corbeille la part double à deux fois la cotation, ou celui qui vient à détenir deux titres simples et les échange aussitôt. Il en va de même des compagnies non lancées ; les parts à la corbeille comptent comme vendues.',
    last: 'Quand il ne reste qu’un joueur, la partie finit aussitôt, et il gagne.',
  },
  'C.5-6.2': {
    title: 'Règles du prototype : indemnisation',
    price:
      'Chaque part est payée à sa cotation dans la zone rouge, 10 % de plus dans la blanche, 30 % de plus dans la verte, arrondi au multiple de 5 le plus proche. Tout le reste est comme dans les règles finales.',
  },
  'C.5-6.3': {
    title: 'Règles du prototype : après une absorption',
    connected:
      'Chaque gare remplacée demande une route directe vers une autre gare de l’acquéreur, même si les gares ne manquent pas ; celle qu’on ne peut pas relier est perdue. L’acquéreur reçoit L.50 là où il est déjà. La cible peut être recréée comme majeure.',
  },
  'C.5-6.4': {
    title: 'Règles du prototype : prêts',
    loans:
      'Les prêts ne servent qu’aux absorptions, et les joueurs n’en ont pas ; la compagnie agrandie en a trois au plus, ceux de la cible compris. Chacun ôte L.50 à la valeur de la part à la fin, même sous zéro.',
  },
  'C.5-7': {
    title: 'Règles du prototype : fin',
    end: 'Si la banque saute pendant un round de bourse, on joue encore deux rounds d’opération ; pendant un round d’opération, on achève la série. L’argent et la valeur des parts décident.',
  },
  'C.5-8.3': {
    title: 'Règles du prototype : extension',
    expansion:
      'Une gare par-delà une liaison maritime coûte aussi le montant imprimé. Les tuiles B et P ne vont que sur leurs villes en Corse.',
  },
};
