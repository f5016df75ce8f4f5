import type { RulebookText } from './outline.ts';

/** Les règles de 1865 dans nos propres mots, section par section comme les comptent les livrets. */
export const fr: RulebookText = {
  '0': {
    title: 'Contenu du jeu',
    cards:
      'Huit plateaux de compagnie, 72 titres (neuf par compagnie), 36 cartes de train, 8 cartes maritimes, 18 cartes de prêt, 171 tuiles, une carte de priorité et trois cartes de position.',
    discs:
      'Chaque compagnie a dix jetons : sept marqueurs de gare et trois marqueurs, pour la cotation, l’estimation et le revenu.',
    supplies:
      'Le trafic se compte avec des pions de 1, 5 et 10. Les pions, les cartes de prêt et l’argent sont illimités ; les tuiles, non : ce qui est épuisé ne se pose pas.',
  },
  '1': {
    title: 'Introduction',
    map: 'La carte montre deux îles, la Sardaigne et la Corse. Les cercles blancs sont des villes ; six sont grandes, jaunes, et portent les lettres C, O, N, S, P, B. Il y a huit mines, chacune une gare à un seul emplacement, et des villages, qui ne reçoivent pas de gare. Rivières et montagnes se trouvent sur les bords entre hexagones, jamais à l’intérieur. Des liaisons maritimes en pointillés relient les îles.',
    companies:
      'Il y a huit compagnies publiques, chacune avec une ville de départ et une destination : FMS (rouge) de Cagliari à Serbariu, RCSF (verte) d’Oristano à Cagliari, SFSS (bleue) de Sassari à Olbia, FCS (marron) d’Isili à Nuoro, SFS (orange) d’Arbatax à Cagliari, FA (jaune) de Nuoro à Olbia, CFC (grise) de Bastia à Ajaccio, CFD (noire) de Portovecchio à Bastia.',
    kinds:
      'Une compagnie est mineure ou majeure. Toutes commencent mineures et peuvent devenir majeures une fois leur destination atteinte. Le plateau a sept places pour les gares et porte l’argent, les pions, les trains et tout autre bien.',
    certificates:
      'Dans une mineure un titre simple vaut 20 % et celui du président 40 % ; dans une majeure 10 % et 20 %. Le titre du président est une part double mais un seul titre. Une part simple vaut la cotation, une part double deux fois plus, en mineure comme en majeure.',
    limits:
      'Le nombre de titres et le pourcentage d’une compagnie ont chacun leur limite, et les deux s’appliquent : nul ne possède plus de 60 % d’une compagnie. Les cinq premières parts d’une majeure sont au dos des titres de la mineure.',
    maritime:
      'Il y a huit compagnies maritimes ; chaque joueur en reçoit deux. Lieux du bonus : M1 Olbia, M2 Arbatax, M3 Cagliari, M4 les trois mines de Carbonia (Serbariu, Monteponi, Su Zurfuru), M5 Oristano, M6 Sassari, M7 Ajaccio, M8 Calvi.',
    transfer:
      'Un joueur peut donner gratuitement une carte à l’une de ses compagnies ; dès lors c’est l’autre face qui compte.',
    market:
      'Le marché est une seule rangée de cases de 10 à 490 ; le chiffre est la valeur d’une part simple. Les deux petits chiffres sont les prix en zone blanche et en zone verte, pour les achats aux traders et les absorptions.',
    exampleMarket:
      'Les cases de 70 à 120 ont les prix 75/90, 85/100, 95/110, 110/130, 120/140, 130/150 ; celles de 130 à 195 ont 140/160, 150/170, 160/180, 180/200, 195/215, 210/230.',
    pool: 'Les titres vendus sont à la corbeille, où on peut les acheter. Garder le revenu ne baisse jamais la cotation. Une compagnie qui distribue et achète un train neuf dans le même tour monte de deux cases.',
    rank: 'L’estimation d’une compagnie est la somme des numéros de phase de ses trains et du nombre de ses gares sur la carte.',
    tiles:
      'Les tuiles sont de plaine, de village, de ville ou de mine, en jaune, vert, marron ou gris. Le chiffre avec un cube est le trafic de la station : les grandes villes donnent plus que les autres, les villes plus que les villages, les couleurs suivantes le plus souvent davantage. Les mines donnent du trafic à chaque tour, et de moins en moins. Poser une tuile ne coûte rien pour le terrain.',
    markers:
      'Les marqueurs de gare vont sur les emplacements libres des villes et des mines. Chaque compagnie commence avec une gare dans sa ville de départ.',
    trains:
      'Il y a six sortes de trains, de PH2 à PH7. Chaque pion qui trouve une place rapporte L.10, les autres rien. Le dernier PH2, PH3 et PH4 coûte moins. Les trains en vente sont sur la pile des trains disponibles, ceux des phases suivantes sur la pile des trains à venir.',
    loans:
      'Un prêt de l’État est de L.500. Une compagnie n’emprunte que pour en absorber une autre, jamais pour des voies, des gares ou des trains.',
    priority:
      'La carte de priorité désigne le premier joueur d’un round de bourse. À quatre joueurs, elle sert aussi de quatrième carte de position ; ces cartes ne servent qu’une fois. La rose des vents montre où en est la partie.',
  },
  '2.1': {
    title: 'Aperçu du jeu',
    aim: 'Le vainqueur est le joueur qui a la plus grosse fortune à la fin : argent plus valeur des parts.',
    shares:
      'Les dividendes vont aux actionnaires, et chacun peut détenir des parts de n’importe quelle compagnie.',
    president:
      'Le joueur qui a le plus de parts est président et décide de tout pour la compagnie, que cela la serve ou non. Quand un autre a plus de parts, la présidence lui revient.',
    short: 'Deux ou trois joueurs peuvent choisir la partie courte ; à deux elle est conseillée.',
  },
  '2.2': {
    title: 'Séquence de jeu et phases',
    phases:
      'Le jeu a sept phases. En phase 1 on attribue les cartes maritimes ; la phase 2 commence aussitôt après. Chaque phase suivante commence avec l’achat du premier train de son numéro.',
    rounds: 'Ensuite un round de bourse et toujours deux rounds d’opération alternent jusqu’à la fin.',
    phase2:
      'Phase 2 : tuiles jaunes ; quatre trains par compagnie ; les compagnies commencent comme mineures, cotées de 60 à 100 ; les mineures peuvent se convertir et les cartes être transférées.',
    phase3: 'Phase 3 : tuiles vertes ; trois trains ; cotations de départ 110, 120 et 130 en plus.',
    phase4: 'Phase 4 : les trains PH2 sont éliminés.',
    phase5:
      'Phase 5 : tuiles marron ; les cartes maritimes encore en main sont défaussées ; les compagnies commencent majeures, celles qui ne sont pas créées sont retournées aussitôt et reçoivent leurs cinq autres titres ; aussi les cotations 140 et 150.',
    phase6: 'Phase 6 : deux trains ; les trains PH3 sont éliminés.',
    phase7: 'Phase 7 : tuiles grises ; les trains PH4 sont éliminés.',
    stays: 'Ce qu’une phase apporte vaut aussi dans les suivantes, sauf indication contraire.',
    exampleGreen: 'Les tuiles vertes arrivent en phase 3 et se posent des phases 3 à 7.',
    change:
      'Un changement de phase suit cet ordre : le train est payé et remis, la phase commence, des trains sont éliminés, les compagnies défaussent les trains au-delà de la nouvelle limite, les cartes maritimes sortent, les estimations suivent.',
  },
  '2.3': {
    title: 'Éthique de jeu',
    open: 'Parts et argent des joueurs, trains, trafic, prêts et trésorerie des compagnies sont visibles de tous.',
    manners: 'Préparez votre tour d’avance, et n’interrompez pas celui d’un autre par des questions.',
  },
  '2.4': {
    title: 'Préparation du jeu',
    money:
      'La banque possède exactement L.8 000 ; quelqu’un la tient, ici le programme. Chaque joueur reçoit L.360 à deux, L.330 à trois, L.300 à quatre, pris à la banque.',
    trains:
      'Les trains PH2 forment la pile disponible, les autres la pile à venir par phase ; la carte à prix réduit est toujours la dernière de sa sorte.',
    offer: 'Tous les titres mineurs sont dans l’offre initiale, celui de 40 % dessus.',
    homes:
      'La gare de départ de chaque compagnie est dans sa ville dès le début ; elle occupe un emplacement et bloque même si la compagnie n’est pas créée.',
    seats:
      'Les places sont tirées au sort. Le numéro un reçoit la carte de priorité, le deux s’assied à sa gauche, et ainsi de suite.',
  },
  '2.5': {
    title: 'Affectation des compagnies maritimes',
    draft:
      'Chacun doit prendre des cartes, qui ne coûtent rien. Le joueur prioritaire en choisit une, les autres suivent dans l’ordre ; le dernier en choisit aussitôt une seconde, puis on repart en sens inverse : le joueur prioritaire choisit en premier et en dernier.',
    rest: 'Chaque joueur finit avec deux cartes ; les autres quittent la partie pour de bon, et le premier round de bourse commence. La partie courte a six cartes : à deux il en reste deux, à trois toutes servent.',
    exampleDraft: 'Trois joueurs : A prend M3, B M1, C M7 et M8, B M2, A M6 ; M4 et M5 quittent la partie.',
  },
  '2.6': {
    title: 'Les compagnies maritimes',
    income: 'Dans la main d’un joueur une carte rapporte L.20 au début de chaque round d’opération.',
    transfer:
      'À tout moment du tour d’une compagnie son président peut lui donner gratuitement une ou plusieurs de ses cartes. Chacune ajoute aussitôt 8 de capacité.',
    bonus:
      'Avec une gare au lieu indiqué par la carte la compagnie prend autant de pions que le numéro de la phase ; si la gare vient plus tard, elle les prend alors, selon la phase du moment. Pour M4 l’une des trois mines suffit. La gare suffit, sans tuile, et chaque carte paie une seule fois.',
    exampleNow: 'Phase 4 : FMS avec une gare à Cagliari reçoit M3 et prend 4 pions.',
    exampleLater:
      'RCSF reçoit M3 en phase 4 sans gare à Cagliari : rien ; elle en place une en phase 6 et prend 6 pions.',
    noTrain:
      'Des cartes sans train ne rapportent rien et ne remplissent pas l’obligation d’en avoir un : une compagnie qui a du trafic et des cartes mais pas de train doit acheter.',
    stay: 'Les cartes en main partent quand la phase 5 commence ; celles des compagnies valent jusqu’à la fin. Une carte transférée ne l’est plus, sauf que dans une absorption celles de la cible passent à l’acquéreur.',
  },
  '2.7': {
    title: 'Fin de la partie',
    broken:
      'La partie finit quand la banque n’a plus d’argent. Si cela arrive pendant un round d’opération, on achève la série de deux ; en round de bourse on le termine et on joue deux rounds d’opération. Jusque-là elle paie à crédit, et une fois vidée elle le reste.',
    score:
      'La plus forte somme d’argent et de parts à la cotation gagne ; à égalité la victoire est partagée. Chaque prêt d’une compagnie ôte L.50 à la valeur de sa part, les prêts personnels se déduisent en entier. Les parts d’une compagnie créée mais non lancée comptent à sa cotation.',
    stalemate:
      'Un round de bourse et deux rounds d’opération où personne ne pouvait faire autre chose que passer et où aucun argent n’a bougé finissent aussi la partie.',
  },
  '3.1': {
    title: 'Round de bourse',
    turns:
      'Joueurs et traders achètent et vendent tour à tour : d’abord les traders, puis le joueur prioritaire, et ainsi de suite dans le sens horaire, jusqu’à ce que tous aient passé d’affilée.',
  },
  '3.2': {
    title: 'Les traders',
    between: 'Les traders jouent en premier et puis entre chaque joueur.',
    exampleTurns:
      'Les traders achètent SFSS, Alan vend FCS et achète SFSS, les traders achètent FCS, Bob joue, puis de nouveau les traders.',
    rank: 'L’estimation est la somme des numéros de phase des trains et du nombre de gares sur la carte, mineure ou majeure ; au-delà de 16 on lit 16. Elle ne change que dans les rounds d’opération.',
    exampleRank: 'Trois gares et deux PH2 : estimation 7. Deux gares et un PH3 : 5. Cinq gares et aucun train : 5.',
    rows: 'Une compagnie lancée en phases 2 à 4 part de la première rangée du tableau, plus tard de la deuxième. Le marqueur va de côté aussitôt avec gares et trains, et vers le bas seulement avant un round de bourse.',
    areas:
      'Le tableau a une zone rouge, une blanche et une verte. Les traders n’achètent ni ne vendent dans la zone blanche. Une compagnie qui vient d’être créée est toujours dans le rouge : ils ne l’achètent pas.',
    who: 'Quelqu’un joue pour eux selon les règles qui suivent ; ici c’est le programme.',
    sell: 'D’abord ils vendent à la corbeille tous les titres dans le rouge, un paquet par compagnie dans l’ordre d’opération, tant qu’il y a de la place à la corbeille. Aux tours suivants ils vendent encore si de la place se libère.',
    buy: 'Ensuite, sous leur limite, ils achètent un titre dans le vert : la compagnie dont ils ont le moins de titres ; parmi celles-ci la plus estimée ; puis la moins chère ; puis le dessus de la pile. L’offre initiale passe avant la corbeille.',
    pass: 'À leur limite, ou si rien n’est dans le vert, ils n’achètent pas.',
    limits:
      'Ils ne deviennent jamais président et ne détiennent jamais plus de 50 % d’une compagnie. Leur limite est de 6 titres en phase 2, 10 en phases 3 et 4, 16 dès la phase 5.',
    money:
      'Ils n’ont pas d’argent à eux : avec la corbeille rien ne bouge, pour un titre de l’offre la banque paie la compagnie. Leurs titres sont visibles.',
    exampleBuy:
      'FMS estimation 7 à 120 (majeure), RCSF 5 à 80 (majeure), SFSS 5 à 100 (mineure), toutes dans le vert ; les traders en ont 2, 1 et 1. Ils achètent RCSF, SFSS, FMS, RCSF ; SFSS est alors exclue par les 50 %, donc FMS et RCSF suivent. En phase 2 ils s’arrêtent après deux.',
  },
  '3.3': {
    title: 'Les joueurs',
    turn: 'À son tour un joueur peut vendre autant de titres qu’il veut puis en acheter un ; jamais l’inverse, jamais deux. On peut passer.',
    next: 'Ensuite jouent les traders, puis le joueur suivant dans le sens horaire. Qui a acheté ou vendu est sûr d’un autre tour. Quand tous passent d’affilée, traders compris, suit le premier round d’opération.',
  },
  '3.4': {
    title: 'Vendre des titres',
    price:
      'Les titres se vendent à la corbeille à la cotation de chaque part, le double pour une part double ; toutes les parts d’une compagnie rapportent le même prix.',
    double:
      'Le titre du président ne se vend que si un autre joueur en a deux simples ; on l’échange d’abord, et le vendeur peut garder l’un des deux.',
    drop: 'Les ventes du président ou des traders baissent la cotation d’une case par part, après le paiement ; celles des autres non.',
    block:
      'Les titres d’une compagnie se vendent en un seul paquet par tour ; plusieurs compagnies dans n’importe quel ordre.',
    bars: 'On ne vend pas les titres d’une compagnie qui n’a pas encore opéré ; une compagnie recréée doit opérer de nouveau. La corbeille ne prend jamais plus de 50 % d’une compagnie.',
    exampleSale:
      'Carl, qui n’est pas président, vend trois FA (majeure, 110) et une FMS (mineure, 70) : L.400, et aucune cotation ne bouge.',
    exampleFull: 'Avec deux titres de la mineure FMS (40 %) à la corbeille on ne peut en vendre un troisième.',
  },
  '3.5': {
    title: 'Acheter des titres',
    where:
      'Les titres viennent de l’offre initiale, de la corbeille ou des traders ; dans l’offre celui du président est le premier.',
    price:
      'De l’offre : à la cotation, à la compagnie. De la corbeille : à la cotation, à la banque. Des traders : à la cotation dans le rouge, au petit prix imprimé dans le blanc, au plus élevé dans le vert, à la banque.',
    limit:
      'Aucun achat ne peut dépasser la limite de titres : 36, 24, 18 à deux, trois, quatre. Les cartes maritimes ne comptent pas. Nul ne doit vendre à cause d’une limite ; qui est au-dessus n’achète pas.',
    sold: 'Qui a vendu une compagnie ne peut l’acheter dans le même round de bourse, nulle part.',
    holding: 'Nul n’achète au-delà de 60 % d’une compagnie.',
  },
  '3.6': {
    title: 'Lancer une compagnie',
    president:
      'Le premier titre acheté est celui du président. Son acheteur devient président, fixe la cotation de 60 à 100 (jusqu’à 130 dès la phase 3, 150 dès la 5), en paie le double à la trésorerie et prend le plateau. Le marqueur va au bas de la pile.',
    purses:
      'L’argent des joueurs et des compagnies reste séparé : il ne passe de l’un à l’autre que pour des parts, des dividendes, des indemnités ou une acquisition forcée.',
    float: 'Tant que 60 % ne sont pas vendus la compagnie n’opère pas. Alors elle est lancée, aussitôt et pour de bon.',
    gets: 'Elle reçoit son marqueur d’estimation sur la case 1 de sa rangée, les pions de sa ville de départ telle qu’elle est alors, et ses gares. Une ville de départ sans tuile (Isili, Arbatax) donne son trafic quand quelqu’un pose sa première tuile ; les améliorations antérieures ne donnent rien de plus.',
  },
  '3.7': {
    title: 'Compagnies mineures',
    minor:
      'Avant la phase 5 les compagnies commencent mineures. Elles sont lancées avec le titre de 40 % et un de 20 % achetés par des joueurs, reçoivent l’argent de chaque part vendue et ont trois gares, celle de départ comprise. Une compagnie créée mais non lancée à l’arrivée de la phase 5 reste mineure.',
    exampleMinor:
      'CFD à 90 en phase 2 : on paie 180, 90 et 90. Trésorerie 360, trois gares, Alan 60 %, Carl 20 %, un titre restant, cotation 90.',
  },
  '3.8': {
    title: 'Compagnies majeures',
    major:
      'Une majeure naît d’une conversion, d’une création dès la phase 5, ou d’une nouvelle création après une absorption. Elle est lancée avec le titre de 20 % et quatre de 10 % achetés par des joueurs, reçoit l’argent de chaque part vendue et a sept gares, celle de départ comprise.',
    exampleMajor:
      'FMS à 110 en phase 5 : 220 et 330 font 50 %, pas encore lancée ; 110 de plus la lancent. Trésorerie 660, sept gares, 50 % et 10 %, quatre titres restants.',
  },
  '3.9': {
    title: 'Conversion',
    when: 'Une mineure ne se convertit que dans les actions avant un round de bourse, si une route directe mène d’une de ses gares à sa destination : voie continue d’une ville ou mine avec sa gare à une ville ou mine, sans en traverser d’autre. Les villages ne comptent pas, et il ne faut pas de gare à destination.',
    effects:
      'Ses titres sont retournés sur leur face 10 % et 20 %, et cinq nouveaux de 10 % vont à l’offre, en vente aussitôt.',
    markers: 'Elle reçoit 1, 2, 3 gares de plus en phases 2, 3, 4, et 4 dès la phase 5, jamais plus de sept.',
    exampleConvert:
      'CFD se convertit en phase 3 : Alan de 60 à 30 %, Carl de 20 à 10 %, deux gares de plus, six titres dans l’offre, cotation inchangée.',
  },
  '3.10': {
    title: 'Transfert de présidence',
    purchase:
      'Un joueur qui a un plus fort pourcentage devient président : il donne deux titres simples contre celui du président et prend le plateau avec tout son contenu.',
    exampleBuy:
      'Dans la majeure CFD Alan a 30 %. Carl achète son quatrième titre, 40 % : ils échangent. Alan a trois titres simples, Carl a trois titres pour 40 % et la présidence.',
    sale: 'Un président ne peut vendre au point de perdre la charge que si un autre joueur a deux titres ou plus et que la corbeille a de la place. Il annonce le nombre ; qui aura le plus devient président, à égalité le premier à sa gauche ; l’échange précède la vente.',
    exampleSell:
      'Alan avec 30 % vend tout, Carl a 20 % : ils échangent, trois titres simples vont à la corbeille, Carl est président et la cotation baisse de trois cases.',
  },
  '3.11': {
    title: 'Mouvements sur le marché',
    up: 'Une case vers le haut pour un dividende non nul ; une case pour des trains neufs de la pile disponible, une fois par tour.',
    down: 'Une case vers le bas pour chaque part vendue par le président ou les traders, ventes forcées comprises ; une case pour un dividende nul.',
    pile: 'Un marqueur qui entre dans une case va au bas de la pile. Garder le revenu ne le déplace pas. À 10 et à 490 il reste où il est.',
    exampleTwo: 'FMS distribue 130 et achète un PH3 neuf : deux cases, de 130 à 150, au bas de la pile.',
    exampleNone: 'La RCSF garde 160 et achète un PH3 de la FMS : elle ne bouge pas.',
    exampleBoth: 'La SFSS a un dividende nul et achète un PH4 neuf : en bas puis en haut, au bas de la pile.',
  },
  '3.12': {
    title: 'Avant un round de bourse',
    order: 'Juste avant chaque round de bourse : mines, puis estimations, puis conversions.',
    mines:
      'Les mines avec une gare se dégradent d’un niveau : de jaune à vert dès la phase 3, de vert à marron dès la 5. Les autres restent, et jamais deux niveaux d’un coup.',
    ranks: 'Un marqueur d’estimation qui n’est pas sur la rangée de la phase descend d’une rangée, jamais plus.',
    exampleRow: 'Phase 4, marqueur sur la rangée PH2 : il va à la rangée PH3.',
    exampleRows:
      'Phase 5 : RCSF descend d’une rangée dans le rouge, SFSS atteint la rangée PH5 dans le blanc, SFS y est déjà et reste.',
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
    cards: 'D’abord chaque carte maritime en main rapporte L.20.',
    order:
      'Puis chaque compagnie opère une fois, par cotation décroissante, dans une même case du haut de la pile vers le bas. La suivante est recherchée après chaque tour.',
    steps:
      'Un tour se déroule ainsi : voies, mines, gare, trains et revenu, achat de trains. Voies, gare et achat sont facultatifs.',
    anyTime: 'Cartes maritimes et remboursements de prêts ont lieu à tout moment du tour, les absorptions au début.',
    next: 'Quand toutes ont opéré, le round suivant commence.',
  },
  '4.2': {
    title: 'Pose et amélioration des voies',
    tiles:
      'Au début seuls les six hexagones jaunes ont des voies. Une compagnie peut poser une tuile gratuitement et une seconde pour L.20, qui peut améliorer la première. Une tuile ne quitte la carte que par une amélioration.',
    traffic:
      'Une amélioration de trafic amène la couleur suivante et garde toute la voie, reliée ou non : jaune sur terrain libre, vert sur jaune (hexagones imprimés compris), marron sur vert, gris sur marron, selon la liste des tuiles.',
    city: 'Quand le trafic d’une ville augmente, chaque compagnie qui y a une gare prend aussitôt la différence. Un village ne donne rien alors ; les routes suivantes en prendront le nouveau trafic.',
    exampleCity: 'Nuoro passe de vert 4 à marron 5 : RCSF et FA, qui y ont des gares, prennent un pion chacune.',
    competitive:
      'Une amélioration de direction remplace une tuile par une autre de la même couleur ; les connexions avec les voisins restent, le reste de la voie peut disparaître. Quelque chose doit changer, et aucune amélioration ne laisse moins d’emplacements que de gares.',
    exampleSanluri:
      'FCS améliore Isili en vert et prend un pion, puis paie 20 et remplace le village droit de Sanluri par un courbe.',
    reach:
      'La compagnie doit être reliée par une voie de n’importe quelle longueur jusqu’à une voie de la nouvelle tuile ; une ville pleine de gares d’autres bloque. Une ville de départ sans tuile doit d’abord recevoir la sienne.',
    fit: 'Les tuiles se posent bord à bord dans toute orientation permise. Les villages prennent des tuiles de village, les villes des tuiles de ville ; les hexagones à lettre seulement leurs propres tuiles vertes, marron et grises.',
    sea: 'La voie ne peut finir en mer, mais peut finir contre un bord vide d’un voisin. Les liaisons en pointillés comptent comme des voies imprimées.',
    restricted:
      'Tuiles marron : 63 seulement à Isili, Olbia et Ajaccio ; 700 seulement à Arbatax et Calvi ; 146 seulement dans les villages côtiers.',
    mines:
      'Les tuiles de mine 173, 174 et 175 vont seulement sur les huit mines, et les joueurs ne les améliorent jamais.',
    again: 'Les tuiles remplacées redeviennent disponibles.',
  },
  '4.3': {
    title: 'Opérations de mines',
    chips:
      'À chacun de ses tours une compagnie prend des pions de ses mines : 2 d’une jaune, 1 d’une verte, aucun d’une marron. Une mine a un seul emplacement.',
    carbonia: 'Une compagnie a au plus une gare dans les trois mines de Carbonia ensemble.',
  },
  '4.4': {
    title: 'Placement des gares',
    one: 'Une compagnie place au plus une gare par round d’opération. Les gares de départ sont là dès le début ; celle d’une compagnie recréée est placée à l’achat de son titre de président.',
    route:
      'Il faut une route directe d’une de ses gares à une ville ou mine avec un emplacement libre : sans traverser d’autre ville ou mine, même avec une gare à elle, et sans rien emprunter deux fois. Jamais deux gares d’une compagnie sur une tuile.',
    cost: 'Chaque bord sur la route coûte : plaine 10, rivière 40, montagne 60, une liaison maritime coûte à la place le montant imprimé : 60, 100 ou 120. Le président choisit la route, et la trésorerie doit la payer.',
    traffic:
      'La compagnie prend le trafic des villages de la route choisie et de la ville ou mine au bout ; le départ ne donne rien.',
    stays:
      'Une gare ne bouge jamais, sauf dans une absorption. À travers une ville pleine seules passent, pour poser des tuiles, les compagnies qui y ont une gare.',
  },
  '4.5': {
    title: 'Trains et revenus',
    revenue: 'Le revenu est dix fois le plus petit des deux nombres : pions de trafic ou capacité.',
    exampleChips: '14 pions et deux PH2 (16) : 140.',
    exampleSeats: '30 pions, un PH2 et un PH3 (22) : 220.',
    dividend:
      'Le président distribue ou garde. Chaque part reçoit son pourcentage ; ce qui revient à la corbeille et aux traders reste à la banque, ce qui revient à l’offre va à la compagnie. Ce qui est gardé va à la trésorerie.',
    value: 'Distribué : une case vers le haut. Revenu nul : une case vers le bas. Gardé : sans changement.',
  },
  '4.6': {
    title: 'Acquisition de trains',
    limit: 'Une compagnie peut acheter des trains dans sa limite ; les cartes maritimes ne comptent pas.',
    table:
      'Capacité, coût (le dernier), nombre, éliminé par : PH2 8, 100 (70), six, PH4. PH3 14, 200 (160), cinq, PH6. PH4 20, 350 (300), quatre, PH7. PH5 25, 500, deux, jamais. PH6 30, 650, trois, jamais. PH7 35, 800, illimité, jamais.',
    oneByOne:
      'Les trains s’achètent un par un, et un changement de phase est résolu avant le suivant. Une limite abaissée interdit d’autres achats ; nul ne défausse un train pour faire de la place.',
    discard:
      'Les trains au-delà d’une nouvelle limite vont au dépôt de la banque sans indemnité, au choix du président, l’acheteur d’abord, puis dans l’ordre d’opération. L’élimination touche aussi le dépôt ; les trains éliminés quittent la partie.',
    exampleLimit:
      'Phase 2, trois trains : on peut acheter le premier PH3, puis on en défausse un. Phase 3, trois trains : pas le premier PH4.',
    sources:
      'Ils viennent de la pile, de la corbeille ou d’autres compagnies. La pile vend une sorte après l’autre. Pile et corbeille vendent au prix de la carte ; le dernier PH2, PH3 et PH4 coûte moins.',
    deals:
      'Les compagnies conviennent de tout prix dès L.1, même pour le dernier train, dans le tour de l’acheteur ; nul n’est obligé. Une offre refusée ne se répète ce tour-là qu’à un prix plus élevé.',
    duty: 'Une compagnie avec au moins un pion et aucun train doit en acheter un à cette étape ; sans pion, non.',
  },
  '4.7': {
    title: 'Acquisition de train forcée',
    help: 'Si la trésorerie ne paie aucun train de la banque, le président paie le reste : pour un seul train, de la pile ou du dépôt de la banque, n’importe lequel de ceux en vente, d’abord toute la trésorerie et pas plus qu’il ne manque. Si son argent ne suffit pas il doit vendre des parts.',
    own: 'Une compagnie sans train peut toujours acheter à une autre avec son propre argent, et peut distribuer même s’il lui faut ensuite de l’aide. Un achat aidé à la pile fait monter la cotation. Une carte maritime qui vient après l’étape des trains et apporte le premier pion ramène l’obligation.',
  },
  '4.8': {
    title: 'Vente forcée',
    sales:
      'Le président décide quoi vendre et dans quel ordre, chaque compagnie en un seul paquet, dans toutes les limites, et pas plus que nécessaire. La présidence de la compagnie qui achète ne peut changer ; celle d’autres, si.',
    bankrupt: 'Si cela ne suffit pas, il est en banqueroute.',
  },
  '4.9': {
    title: 'Banqueroute, et l’exemple de la FMS',
    loans:
      'Un joueur en banqueroute reçoit autant de prêts personnels de L.500 que le train en demande et continue. Chacun coûte L.500 au score.',
    exampleOne:
      'FMS, premier round : 3 pions. Une courbe et une tuile de mine, 20 payés ; une gare sur la mine pour 70 (un bord de plaine et un de montagne) apporte 2 pions. Pas de train, pas de revenu, la cotation descend d’une case ; un PH2 pour 100, cotation en haut.',
    exampleTwo:
      'Deuxième round : un village droit et une courbe, 20 payés ; la mine donne 2, 7 pions en tout. Revenu 70 distribué, cotation en haut ; un second PH2, encore en haut.',
    exampleThree:
      'Troisième round : deux tuiles, 20 payés ; une gare à Oristano pour 80 (une rivière, quatre bords de plaine) apporte 3 et 2 pions, la mine 2 : 14 pions, capacité 16. Revenu 140 gardé, cotation inchangée.',
    exampleFour:
      'Quatrième round : Cagliari en vert donne 1, la mine 2 : 17 pions, capacité 16. Revenu 160 distribué, cotation en haut.',
  },
  '5.1': {
    title: 'Absorption',
    who: 'Acquéreur et cible ont le même président. Cela se passe dans le tour de l’un ou de l’autre ; la cible saute toujours son tour, l’acquéreur joue le sien normalement.',
    passive:
      'Passive : au début de son tour une compagnie se laisse absorber au lieu d’opérer, et ne fait rien d’autre.',
    active:
      'Active : au début de son tour une compagnie en absorbe une qui n’a pas opéré dans ce round. D’autres peuvent suivre ; puis l’acquéreur opère.',
  },
  '5.2': {
    title: 'Conditions',
    conditions:
      'Les deux ont opéré au moins une fois ; elles ont des gares dans la même ville ou reliées par une route directe ; et l’acquéreur peut réunir toute l’indemnité des deux trésoreries, de parts propres et de prêts.',
    sizes: 'Une mineure peut absorber une majeure et inversement.',
  },
  '5.3': {
    title: 'Procédure d’indemnisation',
    price:
      'Toutes les parts de la cible chez les joueurs, à la corbeille et chez les traders sont payées : à la cotation dans le rouge, au petit prix imprimé dans le blanc, au plus élevé dans le vert. Celles de l’offre, non.',
    money:
      'D’abord l’argent des deux ; puis des ses propres titres encore dans l’offre initiale vendus à la corbeille, autant qu’il faut, 50 % au plus, sans baisse ; puis des prêts, trois au plus avec ceux des deux. On ne réunit ainsi que ce qui manque, et le président ne paie jamais.',
    relaunch:
      'Les titres retournent à l’offre. Dès le round de bourse suivant la compagnie peut être recréée comme majeure ; l’acheteur du titre de président choisit sa gare de départ, une ville en jeu avec un emplacement libre. Sans cela, pas de création.',
  },
  '5.4': {
    title: 'Effets d’une absorption',
    assets:
      'Pions, trains, cartes maritimes et prêts vont à l’acquéreur, qui est porté à sept gares. Les trains au-delà de la limite vont à la corbeille au choix.',
    vacate: 'Il peut alors enlever ses gares des mines, qui reviennent sur son plateau.',
    replace:
      'Il remplace par les siennes les gares de la cible dans les villes, sans frais ; celles des mines seulement s’il veut. Où il a déjà une gare dans la ville il reçoit L.50 à la place.',
    short:
      'Les gares qu’il ne peut remplacer faute de marqueurs sont perdues sans indemnité ; alors celles remplacées doivent avoir une route directe vers une autre gare de la compagnie.',
  },
  '5.5': {
    title: 'Prêts de l’État',
    loans:
      'Un prêt est de L.500 ; une carte de L.1 000 compte double. Les compagnies n’en obtiennent que pour achever une absorption, après argent et parts propres, et jamais plus de trois ; ceux des deux comptent.',
    personal: 'Les joueurs n’en obtiennent qu’en banqueroute, sans limite, et ne peuvent les rembourser.',
    repay: 'Il n’y a pas d’intérêts. Une compagnie rembourse à tout moment de son tour, chaque prêt en entier.',
    score:
      'À la fin chaque prêt d’une compagnie ôte L.50 à la valeur de sa part, même sous zéro, et chaque prêt personnel L.500 au score.',
    exampleMoney:
      'B, mineure à 150 dans le rouge, a quatre parts en jeu : 600. Ensemble elles ont 400, A n’a pas de part dans l’offre et prend un prêt de 500 ; il reste 300.',
    exampleMarkers:
      'A reçoit deux gares, sept en tout, abandonne une mine marron (trois sur le plateau), remplace une gare (deux restantes) et reçoit 50 pour l’autre : trésorerie 350.',
  },
  '6.1': {
    title: 'Partie courte',
    short:
      'Pour deux ou trois joueurs, de préférence deux. La Sardaigne seule : rien ne se pose en Corse, et M7, M8, CFC et CFD sont hors jeu.',
    numbers:
      'Trains 5, 4, 3, 2, 2 et PH7 illimités ; limite de titres 27 à deux, 18 à trois ; banque L.6 000. Toutes les tuiles restent, même si certaines ne servent pas.',
  },
  T: {
    title: 'Tables de référence',
    limits:
      'D’une compagnie les traders détiennent au plus 50 %, les joueurs 60 %, la corbeille 50 %. Les autres chiffres sont ceux des sections ; les 6, 10, 16 des traders valent aussi en partie courte.',
    french:
      'La traduction française se trompe par endroits : garder ne baisse pas la cotation, la limite des trains est par compagnie, l’offre n’a pas de prix à elle, les joueurs ne peuvent pas du tout rembourser les prêts personnels, les traders aussi doivent passer pour qu’un round finisse, en acquisition forcée tout train peut être choisi, et seul le dernier PH2, PH3 et PH4 coûte moins.',
  },
  'C.5-1': {
    title: 'Proto-règles : contenu',
    forms:
      'Forme de base : Sardaigne, six compagnies, M1 à M6, deux ou trois joueurs. Extension : les deux îles, deux compagnies de plus, M7 et M8, trois ou quatre joueurs.',
    trains: 'Trains 5, 4, 3, 2, 2 dans la forme de base, 6, 5, 4, 2, 3 dans l’extension ; PH7 illimités.',
    exampleRank: 'Deux PH2 et trois gares : estimation 7.',
  },
  'C.5-2': {
    title: 'Proto-règles : préparation',
    money: 'La banque a L.8 000 dans les deux formes ; le capital est 360, 330, 300 à deux, trois, quatre.',
    deal: 'Chaque joueur reçoit au hasard deux cartes maritimes. Celles qui restent, deux à deux joueurs ou à trois avec l’extension, quittent la partie.',
    homes: 'Les gares de départ sont sur la carte dès le début.',
  },
  'C.5-3': {
    title: 'Proto-règles : compagnies maritimes',
    noTrain: 'Des cartes maritimes sans train ne rapportent rien.',
    exampleBonus: 'Phase 4 : la carte de Cagliari va à une compagnie qui y a une gare : 4 pions.',
  },
  'C.5-4.1': {
    title: 'Proto-règles : avant un round de bourse',
    before: 'Mines, estimations et conversions dans l’ordre d’opération, comme dans les règles finales.',
  },
  'C.5-4.3': {
    title: 'Proto-règles : traders',
    dragons:
      'Ils choisissent comme dans les règles finales, avec les limites 6, 10, 16, 50 % au plus, et ne sont jamais président.',
  },
  'C.5-4.4': {
    title: 'Proto-règles : achats et ventes',
    limit:
      'Limite de titres : 18 et 13 à deux et trois dans la forme de base, 18 et 13 à trois et quatre dans l’extension.',
    price:
      'Une part des traders coûte sa cotation dans le rouge, 10 % de plus dans le blanc, 30 % de plus dans le vert, au multiple de 5 le plus proche, la moitié vers le haut ; l’argent va à la banque.',
    examplePrice: 'Cotation 80 : blanc 90, vert 105. Cotation 110 : 120 et 145. Cotation 10 : 10 et 15.',
    sales: 'Ventes, baisses et échange de la présidence sont ceux des règles finales.',
  },
  'C.5-4.6': {
    title: 'Proto-règles : lancer une compagnie',
    token:
      'La cotation est choisie à la création ; le marqueur entre sur le marché quand 60 % sont vendus à des joueurs, sous ceux de la case.',
    rows: 'Rangée du tableau : la première en phases 2 et 3, la deuxième en phase 4, la troisième dès la phase 5.',
  },
  'C.5-4.8': {
    title: 'Proto-règles : compagnies majeures',
    markers:
      'Une compagnie recréée a 4, 5, 6, 7 gares selon la phase ; une compagnie créée pour la première fois dès la phase 5 en a sept.',
  },
  'C.5-5.1': {
    title: 'Proto-règles : tuiles',
    second:
      'La seconde tuile coûte L.20 et peut améliorer la première. Une amélioration de trafic garde toute la voie.',
    brown:
      'Tuiles marron : 63 seulement à Isili, donc Olbia reste verte ; 700 seulement à Arbatax ; 146 seulement à Alghero et Tempio. Dans l’extension aussi Ajaccio, Calvi et les villages côtiers de Corse.',
    sea: 'Dans la forme de base les liaisons maritimes sont des bords valables qui ne mènent nulle part.',
  },
  'C.5-5.2': {
    title: 'Proto-règles : gares',
    home: 'La gare de départ d’une compagnie recréée est choisie à son lancement. Tant qu’aucune ville n’a d’emplacement libre, on ne peut acheter ni son titre de président ni celui qui la lancerait.',
    route:
      'Une route apporte les pions de ses villages et d’une ville au bout. Une seule gare d’une compagnie par tuile.',
  },
  'C.5-5.3': {
    title: 'Proto-règles : mines',
    after:
      'Les mines produisent après l’étape des gares : une nouvelle gare apporte aussitôt, et une seule fois ce tour-là, les pions de sa mine : 2, 1 ou 0. Une seule gare d’une compagnie à Carbonia.',
  },
  'C.5-5.4': {
    title: 'Proto-règles : revenus',
    dividends: 'Les dividendes vont où les envoient les règles finales.',
    exampleRevenue: '14 pions avec 16 de capacité : 140. 30 pions avec 22 de capacité : 220.',
  },
  'C.5-5.5': {
    title: 'Proto-règles : trains et banqueroute',
    trains:
      'Quatre trains en phase 2, trois en phases 3 à 5, deux ensuite ; d’occasion dès L.1. Qui a des pions doit avoir un train ; le président aide avec argent et parts, sans perdre la présidence de cette compagnie.',
    bankrupt:
      'Est en banqueroute qui a vendu tout ce qu’il peut et ne paie toujours pas le train le moins cher de la banque ; il ne peut pas choisir un train qu’il ne peut pas payer.',
    player:
      'Il est hors jeu et ne peut gagner. Son argent va à la banque, ses cartes maritimes quittent la partie, sa priorité passe à gauche ; les limites restent.',
    company:
      'La compagnie qui n’a pu acheter est fermée pour de bon sans indemnité : trésorerie et prêts retournent à la banque, les pions à la réserve, ses cartes, titres et gares quittent la partie ; les tuiles restent.',
    certificates:
      'Ses autres titres vont à la corbeille, au-delà de sa limite s’il le faut et sans baisse ; les ventes suivantes qui y laisseraient plus de 50 % sont interdites. Dans chacune de ses compagnies le joueur qui a le plus de parts, au moins deux, devient président et échange deux titres simples contre la part double.',
    waits:
      'Sans un tel joueur la compagnie attend : elle ne fait rien et sa cotation ne bouge pas, tandis que ses titres simples s’échangent, mines, rangée, élimination et limite continuent, et les trains les plus bas sont défaussés d’abord. Devient président qui achète à la corbeille la part double à deux fois la cotation, ou qui vient à détenir deux titres simples et les échange aussitôt. Il en va de même des compagnies non lancées ; les parts à la corbeille comptent comme vendues.',
    last: 'Quand il ne reste qu’un joueur la partie finit aussitôt, et il gagne.',
  },
  'C.5-6.2': {
    title: 'Proto-règles : indemnisation',
    price:
      'Par part : la cotation dans le rouge, 10 % de plus dans le blanc, 30 % de plus dans le vert, au multiple de 5 le plus proche. Tout le reste comme dans les règles finales.',
  },
  'C.5-6.3': {
    title: 'Proto-règles : après une absorption',
    connected:
      'Chaque gare remplacée demande une route directe vers une autre gare de l’acquéreur, même si les gares ne manquent pas ; celle qu’on ne peut relier est perdue. L.50 où l’acquéreur est déjà. La cible peut être recréée comme majeure.',
  },
  'C.5-6.4': {
    title: 'Proto-règles : prêts',
    loans:
      'Des prêts seulement pour les absorptions, aucun pour les joueurs ; trois au plus dans la compagnie agrandie, ceux de la cible compris. Chacun ôte L.50 à la valeur de la part à la fin, même sous zéro.',
  },
  'C.5-7': {
    title: 'Proto-règles : fin',
    end: 'Une banque vidée en round de bourse est suivie de deux rounds d’opération, en round d’opération du reste de la paire. Argent et valeur des parts décident.',
  },
  'C.5-8.3': {
    title: 'Proto-règles : extension',
    expansion:
      'Une gare par-delà une liaison maritime paie aussi le coût imprimé. Les tuiles B et P vont seulement sur leurs villes en Corse.',
  },
};
