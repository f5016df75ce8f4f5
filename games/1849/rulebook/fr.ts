import type { RulebookText } from './outline.ts';

/** Les règles de 1849 dans nos propres mots, section par section comme le livret les numérote. */
export const fr: RulebookText = {
  C: {
    title: 'Matériel',
    certificates: 'Six compagnies publiques de huit titres chacune font 48 titres.',
    trains:
      'Le jeu complet a 21 trains à vapeur. La variante Rêves électriques ajoute six trains E : 27 cartes de train en tout.',
    cards: 'Il y a cinq compagnies privées, six cartes d’ordre et une carte de priorité.',
    markers:
      'Chaque compagnie a cinq marqueurs : un pour le marché boursier, un pour le tableau des revenus, et trois qui deviennent des gares.',
    terrain:
      'Trente-deux hexagones portent un marqueur de terrain : 9 sont accidentés (L.40), 7 sont des collines (L.80) et 16 des montagnes (L.160).',
    port: 'Il n’existe qu’un bonus de port de L.20. Le second marqueur de ce genre sert seulement de rappel sur le plateau.',
    bank: 'La banque dispose en tout de L.7 760, l’argent de départ des joueurs compris.',
    tiles:
      'La réserve de tuiles compte 72 tuiles jaunes, 72 vertes et 24 marron, 168 en tout, et n’est jamais augmentée. Jaunes : quatre tuiles de chacun des numéros 3, 4, 7, 58, 73 et 77, dix n° 8 et dix n° 78, six n° 9, trois n° 74, sept n° 79, et deux de chacun des numéros 644, 645, 657, 658, 659 et 679. Vertes : trois de chacun des numéros 23, 24, 677 et 678, deux n° 25 et deux n° 699, et une de chacun des numéros 26 à 31, 624, 650, 651, 653, 655, 660 à 671, 675, 680 à 695 et 700 à 715. Marron : trois n° 696, deux de chacun des numéros 673, 674, 697 et 698, et une de chacun des numéros 39 à 42, 646 à 649, 652, 654, 656, 672 et 676. Ainsi, les tuiles spéciales de Messina, 655 et 656, n’existent qu’une fois.',
    variants:
      'Rêves électriques a six jetons E et six trains E ; la variante des obligations a six obligations, une par compagnie.',
  },
  '1.1': {
    title: 'Description du jeu',
    players: '1849 se joue à trois, quatre ou cinq.',
    corporations:
      'À trois joueurs, on utilise cinq compagnies ; à cinq joueurs, six. À quatre, six sont conseillées, mais on peut convenir de cinq.',
    course:
      'Après le round de bourse initial, la partie continue avec un round de bourse et une série d’un, deux ou trois rounds d’opération, encore et encore, jusqu’à la fin.',
    winner: 'Le vainqueur est le joueur qui a la plus grosse fortune à la fin.',
  },
  '2': {
    title: 'Mise en place',
    cash: 'Chaque joueur commence avec L.500 à trois, L.375 à quatre (avec cinq ou six compagnies), L.300 à cinq. Cet argent vient de la banque, qui commence donc toujours avec L.6 260.',
    limit: 'Limite de titres : 12 à trois ; à quatre, 11 avec six compagnies et 9 avec cinq ; 9 à cinq.',
    trains:
      'Avec cinq compagnies, on retire un 6H, un 8H et un 16H ; avec six, on utilise tous les trains. Au début, seuls les 4H sont en vente. Les autres classes attendent dans leur ordre, les R6H tout à la fin.',
    open: 'Tuiles et trains sont visibles : chacun peut voir à tout moment ce qu’il en reste.',
    charters: 'Sur chaque plateau, le titre de président est au-dessus de la pile et le dernier titre au fond.',
    terrain: 'Chaque hexagone à terrain reçoit le marqueur de son prix.',
    exampleTerrain: 'Un hexagone qui montre une haute montagne et L.160 reçoit le marqueur de L.160.',
  },
  '2.1': {
    title: 'Attribuer les places',
    seats:
      'Les places sont tirées au sort et l’on joue dans le sens horaire. La première place commence avec la priorité.',
    bank: 'Un joueur tient la banque ; ici, c’est le programme.',
  },
  '2.2': {
    title: 'Ordre des compagnies',
    order:
      'Les six compagnies publiques, même si l’on n’en utilise que cinq, sont mises dans un ordre aléatoire connu de tous. C’est dans cet ordre qu’on peut les lancer. N’importe laquelle peut être la dernière, même Garibaldi.',
    five: 'Avec cinq compagnies, la sixième dans l’ordre quitte définitivement le jeu.',
    ift: 'Pour des débutants, on peut écarter l’IFT des trois premières places. Si elle s’y trouve, on la retire et on l’insère en quatrième, et les compagnies entre les deux places avancent d’un rang. Les places cinq et six n’en sont jamais affectées : la compagnie retirée reste la même.',
  },
  '3': {
    title: 'Aperçu',
    course:
      'La partie commence en phase 4. On vend d’abord les compagnies privées ; ensuite, un round de bourse et sa série de rounds d’opération se succèdent jusqu’à la fin.',
    noStock: 'Aucune part ne s’achète ni ne se vend avant que les cinq compagnies privées soient vendues.',
  },
  '4': {
    title: 'Le plateau',
    symbols:
      'Un grand cercle est une ville, un petit cercle noir un village, une ancre un port. Un hexagone contient au plus un de ces symboles.',
    places:
      'Villes sur hexagones jaunes : Palermo C5, Messina B14, Catania H12, Siracusa M13, Ragusa M11. Villes sur hexagones libres : Caltanissetta H8, Girgenti J6. Villes grises : Trapani C1, Marsala E1, Terranova M9. La Calabria C15 est hors de l’île. Ports : a12, A5, L14, N8.',
  },
  '5': {
    title: 'Le marché boursier',
    price:
      'La case du marqueur d’une compagnie indique la cotation d’une part. Toutes les parts s’achètent et se vendent à cette cotation.',
    under:
      'Un marqueur qui arrive sur une case occupée se place sous ceux qui y sont, y compris au lancement d’une compagnie.',
    vertical: 'Un déplacement vers le haut ou le bas s’arrête là où il n’y a plus de case ; le reste est perdu.',
    edges:
      'Un déplacement à gauche ou à droite qui rencontre le bord tourne : dans la première colonne, un marqueur qui devrait aller à gauche descend d’une ligne ; sur la dernière case d’une ligne, un marqueur qui devrait aller à droite monte d’une ligne.',
    blue: 'Neuf cases sont bleues : 306, 340 et 377 dans la première ligne, 266, 295 et 328 dans la deuxième, 242, 269 et 298 dans la troisième ; 230 ne l’est pas. Avant la phase 16, aucun marqueur n’y entre. Elles comptent comme un bord droit : au lieu d’y entrer par la droite, un marqueur monte, si la case du dessus n’est pas bleue. Ainsi 218 va à 240 et 240 à 276, tandis que 276 et 230 restent. Dès la phase 16, ce sont des cases comme les autres.',
    order:
      'L’ordre d’opération est le suivant : la cotation la plus haute d’abord ; à cotation égale, le marqueur le plus à droite ; dans une même case, celui du dessus.',
    closed:
      'Un marqueur qui entre dans la case Fermée, quelle qu’en soit la raison, ferme aussitôt sa compagnie. On y entre depuis 27, la case la plus basse de la première colonne, par un déplacement vers le bas ou à gauche, et depuis 24 par un déplacement à gauche ; aucune autre colonne ne l’a au-dessous d’elle. Une vente de plusieurs parts qui y arrive s’y arrête.',
    grid: 'Les lignes depuis le haut : 72 83 95 107 120 133 147 164 182 202 224 248 276 306 340 377 ; 63 72 82 93 104 116 128 142 158 175 195 216 240 266 295 328 ; 57 66 75 84 95 105 117 129 144 159 177 196 218 242 269 298 ; 54 62 71 80 90 100 111 123 137 152 169 187 208 230 ; 52 59 68 77 86 95 106 117 130 145 160 178 198 ; 47 54 62 70 78 87 96 107 118 131 146 162 ; 41 47 54 61 68 75 84 93 103 114 127 ; 34 39 45 50 57 63 70 77 86 95 ; 27 31 36 40 45 50 56 ; Fermée 24 27 31.',
    starts:
      'Quatre cases servent au lancement : 68 dans la cinquième ligne, 100 dans la quatrième, 144 dans la troisième, 216 dans la deuxième. D’autres cases du même nombre n’en sont pas.',
  },
  '6': {
    title: 'Phases',
    begins:
      'Une phase commence quand la banque vend le premier train de sa classe. Tous les changements prennent effet aussitôt, pendant ce tour même. Seul le nombre de rounds d’opération attend : une série garde la longueur qu’elle avait à son début, et le nouveau nombre vient après le prochain round de bourse.',
    phase4:
      'Phase 4 : tuiles jaunes ; cotations de départ 68 et 100 ; un round d’opération ; les 4H sont en vente ; quatre trains au plus ; villes grises à leur valeur la plus basse ; aucun train éliminé.',
    phase6:
      'Phase 6 : tuiles jaunes et vertes ; cotations de départ 68, 100 et 144 ; deux rounds d’opération ; les 6H sont en vente ; quatre trains au plus ; villes grises à leur valeur la plus basse ; aucun train éliminé ; les compagnies publiques peuvent acheter des compagnies privées.',
    phase8:
      'Phase 8 : tuiles jaunes et vertes ; cotations de départ 68, 100 et 144 ; deux rounds d’opération ; les 8H sont en vente, les 4H éliminés ; trois trains au plus ; villes grises à leur valeur moyenne ; les compagnies privées peuvent encore être achetées.',
    phase10:
      'Phase 10 : toutes les tuiles ; cotations de départ 68, 100, 144 et 216 ; trois rounds d’opération ; les 10H sont en vente, les 6H éliminés ; deux trains au plus ; villes grises à leur valeur moyenne ; les compagnies privées peuvent encore être achetées.',
    phase12:
      'Phase 12 : toutes les tuiles ; toutes les cotations de départ ; trois rounds d’opération ; les 12H sont en vente, aucun train éliminé ; deux trains au plus ; villes grises à leur valeur la plus haute ; les compagnies privées ferment et la terre tremble.',
    phase16:
      'Phase 16 : toutes les tuiles ; toutes les cotations de départ ; trois rounds d’opération ; les 16H sont en vente, les 8H éliminés ; deux trains au plus ; villes grises à leur valeur la plus haute ; la zone bleue s’ouvre. Le premier 16H vendu, les R6H sont en vente aussi.',
    surplus:
      'Quand commence la phase 8 ou la phase 10, chaque compagnie au-dessus de la nouvelle limite, et pas seulement celle qui achète, défausse aussitôt ses trains en trop au dépôt de la banque, sans indemnisation. Son président choisit le train à défausser, même celui qui vient d’être acheté. La compagnie qui achète choisit d’abord, puis les autres dans l’ordre d’opération.',
    elimination:
      'Les trains d’une classe éliminée quittent aussitôt le jeu, sans indemnisation, dans les compagnies comme au dépôt de la banque. Cela précède le contrôle de la limite.',
    disaster:
      'Quand commence la phase 12, toutes les compagnies privées encore ouvertes ferment aussitôt et sans indemnisation, quel que soit leur propriétaire, et le tremblement de terre a lieu aussitôt.',
  },
  '7.1': {
    title: 'Compagnies privées',
    table:
      'Dans l’ordre de vente, avec valeur nominale et revenu : P1 SCE, Società Corriere Etnee, L.20 et L.5 ; P2 SIGI, Studio di Ingegneria Giuseppe Incorpora, L.45 et L.10 ; P3 CNM, Compagnia Navale Mediterranea, L.75 et L.15 ; P4 SMS, Società Marittima Siciliana, L.110 et L.20 ; P5 RSA, Reale Società d’Affari, L.150 et L.25.',
    owner:
      'Une compagnie privée appartient tout entière à un joueur ou à une compagnie publique. Au début de chaque round d’opération, la banque paie son revenu au propriétaire : au joueur, ou dans la trésorerie de la compagnie.',
    sce: 'SCE : tant qu’elle est ouverte et qu’aucune compagnie publique ne la possède, aucune ne peut poser de tuile sur Acireale (G13), pas même une compagnie dirigée par son propriétaire. Dès qu’une compagnie publique l’a achetée ou qu’elle a fermé, l’interdiction est levée pour toutes et pour toujours.',
    sigi: 'SIGI : à ses propres tours, la compagnie qui la possède paie la moitié (20, 40, 80) pour la nouvelle voie normale sur terrain accidenté, collines et montagnes, en posant comme en améliorant. Si seule la voie étroite est nouvelle, on paie le quart habituel (10, 20, 40) et non sa moitié. Voie normale et voie étroite ensemble coûtent la moitié du prix entier ; dès qu’il y a une nouvelle voie à double écartement, le prix entier est dû. Le pouvoir commence quand une compagnie publique possède la SIGI, même au tour de l’achat, et dure jusqu’à la phase 12 ; dans la main d’un joueur, elle n’en a pas.',
    hand: 'La CNM et la SMS n’ont pas non plus de pouvoir dans la main d’un joueur.',
    cnm: 'CNM : à son propre tour, la compagnie qui la possède peut la fermer et mettre le marqueur sur l’un des quatre ports, accessible ou non. Désormais, ce port rapporte L.20 de plus à cette seule compagnie, jusqu’à la fin de la partie ; cela compte dès ce tour si les trains n’ont pas encore roulé. Si la CNM n’est pas utilisée avant la phase 12, elle ferme et le bonus est perdu.',
    sms: 'SMS : à son propre tour, la compagnie qui la possède peut la fermer et agir dans une ville côtière au lieu de poser sa tuile et de placer sa gare du tour. Toutes les villes sont côtières sauf Caltanissetta et Ragusa : Messina, Trapani, Palermo, Marsala, Catania, Girgenti, Terranova et Siracusa, pas la Calabria. Elle peut y poser ou améliorer une tuile, y placer une gare, faire les deux, ou rien. La ville n’a pas besoin d’être reliée, et la tuile n’a pas à prolonger un parcours ni à augmenter une valeur accessible.',
    smsTile:
      'Toutes les autres règles s’appliquent à la tuile de la SMS : couleur de la phase, voie gardée, lettre, côtés de l’hexagone, réserve. Le terrain est payé (Girgenti est accidenté), à moitié prix avec la SIGI là où cela s’applique. Trapani, Marsala et Terranova sont grises et ne reçoivent qu’une gare. Messina ne reçoit pas de tuile tant que dure l’interdiction après le tremblement de terre.',
    smsToken:
      'Pour la gare de la SMS, la compagnie doit avoir un jeton sur son plateau et pas encore de gare dans l’hexagone ; il faut aussi un emplacement libre qui ne soit pas réservé à une autre comme ville de départ. Si l’on pose aussi une tuile, les deux vont dans le même hexagone.',
    smsWhen:
      'La SMS s’utilise avant de faire rouler les trains, tant que ni tuile ni gare n’a été posée pendant ce tour. Ensuite, ce tour n’a plus d’autre tuile ni d’autre gare. On peut l’utiliser dès le tour où on l’achète.',
    rsa: 'RSA : son acheteur reçoit aussi la présidence de la première compagnie dans l’ordre (8.1).',
    purchase:
      'Dans les phases 6, 8 et 10, une compagnie publique peut acheter des compagnies privées aux joueurs à tout moment de son tour, autant qu’elle veut. Le prix est en lires entières, de L.1 au double de la valeur nominale (SCE 40, SIGI 90, CNM 150, SMS 220), et va de la trésorerie au joueur. Le propriétaire doit être d’accord ; une offre refusée ne peut revenir pendant ce tour qu’à un prix plus élevé.',
    notTraded:
      'La RSA ne peut pas être achetée par une compagnie publique. Une compagnie privée achetée par une compagnie publique n’est jamais revendue. Les joueurs n’échangent pas de compagnies privées entre eux.',
    close: 'Toutes les compagnies privées ferment à l’achat du premier 12H.',
    limit:
      'Dans la main d’un joueur, une compagnie privée compte pour un titre dans la limite ; aux mains d’une compagnie publique, elle ne compte pour personne.',
  },
  '7.2': {
    title: 'Compagnies publiques',
    table:
      'AFG Garibaldi, rouge, ville de départ choisie par son président, gares L.40 ; ATA Archimede, verte, Siracusa, L.30 ; CTL Lilibeo, jaune, Marsala, L.40 ; IFT Trinacria, bleue, Catania, L.90 ; RCS Sicula, orange, Palermo, L.130 ; SFA Akragas, rose, Girgenti, L.40.',
    garibaldi:
      'La ville de départ de Garibaldi est l’une de celles-ci : Caltanissetta, Messina, Ragusa, Terranova, Trapani.',
    certificates:
      'Une compagnie a dix parts de 10 % en huit titres : le titre de président de 20 %, six titres simples de 10 % et le dernier titre de 20 %.',
    president: 'Le joueur qui détient le titre de président est président.',
    limit: 'Aucun joueur ne possède plus de 60 % d’une compagnie.',
  },
  '8': {
    title: 'Round de bourse initial',
    order:
      'Les compagnies privées se vendent dans l’ordre de P1 à P5. Le détenteur de la priorité commence ; on joue dans le sens horaire.',
    turn: 'À son tour, un joueur fait une et une seule de ces trois actions : acheter à son prix la première des compagnies privées invendues, enchérir sur une des suivantes, ou passer. On n’enchérit pas sur la première.',
    bids: 'La première enchère dépasse la valeur nominale d’au moins L.5, chacune des suivantes dépasse la plus haute d’au moins L.5 ; toute somme entière convient. L’argent est mis de côté jusqu’à ce que cette compagnie soit attribuée : toutes les enchères d’un joueur ensemble ne dépassent jamais son argent, et les achats se paient avec ce qui est libre. Autant de joueurs qu’on veut peuvent enchérir sur la même, et un joueur peut enchérir sur plusieurs.',
    again:
      'Une deuxième enchère sur la même compagnie remplace la première et doit dépasser de L.5 la plus haute, même si c’est la sienne. Elle est permise mais n’apporte rien.',
    settled:
      'Une compagnie qui a des enchères n’est pas offerte à sa valeur nominale. Elle est attribuée dès que celle qui la précède est vendue : un seul enchérisseur l’achète à son enchère ; s’ils sont plusieurs, ils surenchérissent entre eux.',
    auction:
      'Celui dont l’enchère est la plus basse surenchérit d’au moins L.5 sur la plus haute, ou se retire définitivement ; puis celui qui est alors le plus bas, jusqu’à ce qu’il n’en reste qu’un. Pour surenchérir, on utilise l’argent libre et celui qui est mis de côté pour cette compagnie, mais pas celui qui l’est pour d’autres. Le gagnant paie sa dernière enchère ; l’argent des perdants redevient libre.',
    next: 'Si la suivante a aussi des enchères, elle est attribuée avant que quelqu’un joue. Ensuite, c’est au joueur à gauche du dernier qui a acheté la première invendue à son tour, et non à gauche du gagnant de ces enchères.',
    cheaper:
      'Si tous passent d’affilée alors que P1 est invendue, elle est offerte L.5 de moins : 15, 10, enfin 5. Le voisin de gauche du dernier à passer commence ; les enchères restent. Si tous passent à L.5, le premier à qui elle a été offerte à ce prix doit la prendre gratuitement. Cela compte comme un achat : les enchères sur P2 sont réglées, et le tour continue à sa gauche.',
    noBuyer:
      'Si tous passent d’affilée alors que la première invendue est une autre, le round se termine : chaque compagnie privée vendue rapporte une fois son revenu, et il n’y a pas de round d’opération. La priorité va à gauche du dernier qui a joué, et un nouveau round du même genre commence. Les valeurs nominales et les enchères restent, aucune part ne s’achète ni ne se vend, et seule P1 baisse de prix.',
    end: 'Quand la dernière compagnie est vendue, la priorité va à gauche du dernier joueur qui en a acheté une à son tour (P1 réduite ou gratuite comprise, pas les ventes par enchère), et le premier round de bourse commence.',
    rsa: 'On peut enchérir sur la RSA comme sur les autres ; le gagnant suit alors 8.1.',
    example:
      'Quatre joueurs avec L.375 : le premier enchérit 115 sur P4, le deuxième 120 sur P4, le troisième 80 sur P3, le quatrième achète P1 pour 20. Le premier a L.260 libres et achète P2 pour 45 : il lui en reste 215. Aussitôt, P3 va au troisième pour 80 ; il garde L.295. Puis le premier (115) et le deuxième (120) surenchérissent sur P4 : le premier doit proposer au moins 125 ou se retirer, et pourrait aller jusqu’à 330, les 115 mis de côté et les 215 libres. Quel que soit le gagnant, c’est au deuxième de jouer, et P5 est à 150.',
  },
  '8.1': {
    title: 'Reale Società d’Affari',
    presidency:
      'L’acheteur de la RSA, à sa valeur nominale ou par enchère, reçoit sans autre frais le titre de président de la première compagnie dans l’ordre, avec plateau et marqueurs, et fixe aussitôt sa cotation de départ à 68 ou 100.',
    treasury: 'La banque verse à sa trésorerie la valeur de deux parts, 136 ou 200, moins le prix de ses gares.',
    exampleTreasury:
      'Trésorerie à 68 ou à 100 : AFG, CTL et SFA 96 ou 160 ; ATA 106 ou 170 ; IFT 46 ou 110 ; RCS 6 ou 70.',
    station:
      'Une gare va aussitôt dans sa ville de départ, deux restent sur le plateau, un marqueur est pour le tableau des revenus. Si c’est Garibaldi, l’acheteur choisit maintenant sa ville. On n’achète pas d’autres titres à ce moment ; le reste attend les rounds de bourse.',
    closes:
      'La RSA ferme sans indemnisation quand sa compagnie achète son premier train, à la banque, au dépôt de la banque ou à une autre compagnie publique. Si la compagnie ferme sans jamais avoir acheté de train, la RSA reste et rapporte jusqu’à la phase 12, même si la compagnie est relancée et en achète alors un.',
    limit: 'La RSA et le titre de président font deux titres pour la limite.',
  },
  '9': {
    title: 'Rounds de bourse',
    turn: 'Le détenteur de la priorité commence, puis les autres dans le sens horaire. À son tour, un joueur peut vendre autant de titres qu’il veut, d’une ou de plusieurs compagnies, puis acheter un titre ou lancer une compagnie. On ne vend pas après avoir acheté. Lancer une compagnie est l’achat du tour ; les titres pris en plus avec elle en font partie.',
    pass: 'Vendre et acheter sont tous deux facultatifs. Ne faire ni l’un ni l’autre, c’est passer ; un joueur qui vend ne passe pas. Un joueur qui n’a aucune action permise passe. Un joueur qui passe n’est pas exclu : il rejoue tant que le round dure.',
    end: 'Le round se termine quand tous les joueurs encore en jeu ont passé d’affilée, le dernier à avoir agi compris.',
    priority:
      'Alors, la priorité va à gauche du dernier joueur qui a acheté ou vendu ; les ventes forcées comptent. Si personne n’a acheté ni vendu, elle reste.',
    only: 'On n’achète et ne vend que des parts, à leur cotation. Les joueurs ne se vendent rien entre eux, et les compagnies privées ne changent pas de main.',
  },
  '9.1': {
    title: 'Limite de titres',
    counts:
      'La limite compte les titres, pas les parts : celui du président et le dernier comptent chacun pour un, de même que chaque compagnie privée d’un joueur. Les nombres de la section 2 valent pour toute la partie, quels que soient les joueurs qui partent et les compagnies qui ferment.',
    atLimit:
      'À la limite, on n’achète aucun titre et on ne lance aucune compagnie. Vendre d’abord, au même tour, fait de la place.',
    above:
      'Au-dessus de la limite, ce que seul l’échange lors d’un changement de président peut causer, un joueur doit vendre à son tour suivant dans un round de bourse jusqu’à respecter la limite. S’il ne peut pas vendre assez, il vend ce qu’il peut et n’achète pas ; s’il ne peut rien vendre, il peut passer.',
  },
  '9.2': {
    title: 'Vendre des parts',
    price:
      'Le vendeur reçoit la cotation pour chaque part, le double pour le dernier titre. Les titres vont à la corbeille.',
    fall: 'Le marqueur descend d’une ligne par part. La baisse ne touche pas la vente elle-même : toutes les parts d’une vente rapportent la cotation d’avant. Une deuxième vente de la même compagnie au même tour est permise, mais à la nouvelle cotation, plus basse.',
    order:
      'Si l’on vend des parts de plusieurs compagnies, leurs marqueurs se déplacent dans l’ordre d’opération d’avant. Ceux que les ventes d’un tour amènent sur une même case gardent leur ordre, sous ceux qui n’ont pas bougé.',
    exampleOrder:
      'A, B et C sont sur une même case, A au-dessus. On vend une part de chacune : sur la case du dessous, l’ordre est encore A, B, C.',
    notOperated:
      'Les parts d’une compagnie ne se vendent qu’après qu’elle a terminé son premier tour d’opération depuis qu’elle a été lancée ou relancée.',
    pool: 'Après une vente, la corbeille contient au plus 50 % de la compagnie ; le dernier titre compte pour 20 %.',
    noReturn:
      'Un joueur qui a vendu des parts d’une compagnie n’en achète plus pendant le reste de ce round de bourse. Acheter d’abord et vendre à un tour suivant est permis. Les ventes forcées des rounds d’opération n’interdisent rien au round de bourse suivant.',
    president: 'Le titre de président ne va jamais à la corbeille.',
    excess:
      'Un joueur vend les titres au-dessus de la limite à son propre tour, même si l’excès est né au tour d’un autre.',
  },
  '9.3': {
    title: 'Acheter des parts',
    where:
      'On achète un titre, soit à la trésorerie d’une compagnie opérationnelle, qui est payée, soit à la corbeille, et c’est alors la banque qui est payée. L’acheteur choisit.',
    bans: 'On n’achète pas à la limite de titres, ni au-delà de 60 % (donc le dernier titre seulement si l’on avait 40 % au plus), ni des parts d’une compagnie dont on a vendu pendant ce round, ni sans avoir l’argent en main.',
    last: 'Le dernier titre ne s’achète que s’il ne reste aucun titre simple au même endroit, trésorerie ou corbeille ; ceux d’ailleurs ne comptent pas. Il coûte le prix de deux parts.',
    noMove: 'Un achat ne déplace pas le marqueur.',
  },
  '9.4': {
    title: 'Lancer une compagnie',
    next: 'On ne peut lancer que la première compagnie disponible dans l’ordre ; il n’y a pas de choix.',
    value:
      'Le joueur fixe sa cotation de départ : 68 ou 100, ou encore 144 dès la phase 6 et 216 dès la phase 10 ; les plus basses restent possibles. Le marqueur va sur cette case de départ, sous ceux qui y sont.',
    certificates:
      'Le joueur verse à la trésorerie le prix de deux parts pour le titre de président et peut prendre au même tour un ou deux titres simples au même prix : 20, 30 ou 40 %, jamais plus, et jamais le dernier titre. La limite de titres s’applique à chacun.',
    stations:
      'La compagnie paie une fois pour ses trois gares ; elle le peut toujours. L’une va aussitôt, pendant ce round de bourse, sur un emplacement libre de sa ville de départ, deux restent sur le plateau.',
    president:
      'Le joueur est président tant que personne d’autre n’a plus de parts. Tous les autres titres sont dans la trésorerie, en vente pour les joueurs.',
    example:
      'Quatre joueurs, phase 4 : A a L.552, lance Lilibeo à 100 (68 était possible) et prend 40 %. La trésorerie reçoit 400 et paie 40, elle a donc L.360, et A L.152 ; une gare est à Marsala, deux sur le plateau. Au tour suivant, A achète un autre titre pour 100 : la trésorerie a L.460, A L.52 et 50 %.',
  },
  '9.4.1': {
    title: 'Garibaldi',
    home: 'Son président choisit la ville de départ au lancement, parmi les cinq villes qui ont un emplacement libre. Aucun emplacement ne lui est réservé dans ces villes.',
    aside:
      'Si aucune des cinq n’a d’emplacement libre, Garibaldi ne peut pas être lancée : elle est mise de côté, et la suivante est disponible. Quand un emplacement s’ouvre plus tard, y compris par le tremblement de terre ou une fermeture, elle peut être lancée dès le round de bourse suivant, dernière dans l’ordre, derrière celles qui ont fermé entre-temps. Si elle était la seule qui restait lorsqu’elle a été mise de côté et qu’une autre compagnie ferme, celle-ci peut être lancée au round de bourse suivant.',
    messina:
      'Si sa ville de départ est Messina et qu’elle n’a pas d’autre gare au tremblement de terre, elle ferme (12).',
  },
  '9.5': {
    title: 'Changement de président',
    office:
      'Le président garde la présidence tant qu’aucun autre joueur n’a plus de parts que lui ; l’égalité ne change rien. Quand un autre en a plus, par un achat ou par une vente du président, dans un round de bourse ou d’opération, la présidence change aussitôt. Ce qui est dans la trésorerie et la corbeille ne compte pas.',
    exchange:
      'Les deux échangent des titres de sorte que chacun garde son pourcentage. Si le nouveau président n’a pas le dernier titre, on donne deux titres simples contre le titre de président. S’il a le dernier titre et au moins deux titres simples, le président sortant choisit. S’il a moins de deux titres simples, on donne le dernier titre.',
    charter: 'Le plateau, avec tout ce que la compagnie possède, passe au nouveau président.',
    exampleBuy:
      'A a le titre de président et un titre simple, B a trois titres simples : 30 % chacun. B en achète un quatrième : il devient président avec 40 %, soit le titre de président et deux titres simples, et A a 30 % en trois titres simples.',
    exampleLast:
      'A a le titre de président et un titre simple, B le dernier titre et un titre simple. A vend le titre simple : A a 20 %, le dernier titre, et B a 30 %, le titre de président et un titre simple.',
    exampleChoice:
      'A a le titre de président et deux titres simples, B le dernier titre et deux titres simples. A vend un titre simple et choisit le dernier titre ou deux titres simples ; A finit avec 30 %, B avec 40 %.',
    giveUp:
      'Un président peut abandonner la présidence en vendant, si la corbeille a de la place et qu’un autre joueur détient au moins deux parts. Si personne d’autre n’en a plus d’une, ce n’est pas possible.',
    order:
      'On annonce la vente, on échange les titres, puis ce qui est vendu va à la corbeille ; le choix éventuel se fait avant de déplacer quoi que ce soit. Ce qui est vendu doit consister en titres entiers que le vendeur a après l’échange. Un dernier titre reçu en échange ne se vend pas par moitié : une vente qui l’exigerait n’est pas permise, mais si l’on peut recevoir deux titres simples, on les prend et on en vend un.',
    exampleSplit:
      'A n’a que le titre de président, B le dernier titre et un titre simple : A ne peut pas vendre 10 %, mais 20 %, et le dernier titre va à la corbeille s’il y a de la place. Si B a deux titres simples, A peut vendre 10 % en les prenant.',
    closing:
      'Si la même vente va jusqu’à faire fermer la compagnie, on ne demande pas ce choix : tous les titres disparaissent.',
    heir: 'Le nouveau président est le plus gros actionnaire ou, à égalité, le premier à gauche du sortant.',
    always:
      'Une fois pris, le titre de président est toujours chez un joueur jusqu’à ce que la compagnie ferme. L’échange peut mettre le sortant au-dessus de la limite de titres ; il vend l’excès à son tour suivant dans un round de bourse.',
  },
  '9.6': {
    title: 'Derniers titres',
    worth:
      'Chaque compagnie a un dernier titre de 20 %. Il vaut deux parts, en reçoit le dividende, et n’est qu’un titre pour la limite.',
    never:
      'Il ne s’échange jamais contre deux titres simples, ni l’inverse, sauf lors d’un changement de président. On ne le divise pas en vendant sa moitié, et l’on ne complète pas un titre simple pour en faire un dernier titre.',
    bottom:
      'À la corbeille et dans la trésorerie, il est sous les titres simples et ne s’achète que quand il n’en reste aucun.',
    corporation:
      'Une compagnie ne le vend pas tant qu’elle a des titres simples en trésorerie, à moins que tous partent dans la même vente. La corbeille contient toujours 50 % au plus.',
  },
  '9.7': {
    title: 'Fin du round de bourse',
    order:
      'On donne d’abord la priorité, puis on contrôle les cotations dans l’ordre d’opération au début du contrôle. Les marqueurs déplacés vont sous ceux de la nouvelle case, dans l’ordre du contrôle.',
    down: 'S’il y a au moins un titre à la corbeille, le marqueur descend d’une ligne, et d’une seule. Au bas de sa colonne, il reste ; dans la première colonne, le marqueur passe de 27 à la case Fermée.',
    up: 'Si ni la corbeille ni la trésorerie n’en contiennent, le marqueur monte d’une ligne ; pas depuis la première ligne, ni depuis 230 avant la phase 16.',
    stays: 'Avec des parts dans la trésorerie et aucune à la corbeille, il ne bouge pas.',
    closed: 'Une compagnie fermée par ce déplacement ne participe pas aux rounds d’opération qui suivent.',
  },
  '10': {
    title: 'Rounds d’opération',
    round:
      'Chaque round d’opération commence par le revenu des compagnies privées. Puis chaque compagnie publique a un tour dans l’ordre d’opération : toujours la plus haute qui n’a pas encore opéré dans ce round. Dans une même case, le marqueur du dessus d’abord ; à cotation égale dans des colonnes différentes, le plus à droite. Des ventes forcées peuvent changer l’ordre de celles qui suivent. Une compagnie qui ferme pendant le round n’a plus de tour.',
    steps:
      'Les étapes sont : tuile, gare, mouvement des trains, achat de trains, opérations financières, dans cet ordre et sans retour. Tuile, gare, trains (sauf obligation) et opérations financières peuvent être sautées. Dans les phases 6, 8 et 10, on peut acheter des compagnies privées à tout moment du tour.',
    president: 'Le président décide de tout pour la compagnie.',
    money: 'Il n’y a pas de crédit : tout se paie avec l’argent déjà en trésorerie.',
    exampleMoney:
      'Le prix d’une montagne doit être en trésorerie ; ce que les trains gagneront à ce tour ne peut pas la payer.',
    number:
      'Une série a un round d’opération, deux dès la phase 6, trois dès la phase 10, à partir de la série suivante. Les compagnies lancées ou relancées dans un round de bourse opèrent dans la série qui suit ; aucune n’est lancée entre deux rounds d’une série.',
  },
  '10.1': {
    title: 'Parcours',
    route:
      'Un parcours est une voie continue avec au moins une gare de la compagnie, à un bout ou en chemin. Il commence et finit dans des villages, des villes ou des ports. Ces règles s’appliquent aux tuiles, aux gares et aux trains.',
    track:
      'Un parcours ne fait pas demi-tour à un embranchement, ne change pas de voie à un croisement, n’utilise pas deux fois le même tronçon de voie, ni la même ville ou le même village.',
    city: 'On traverse une ville si elle a un cercle libre, même réservé, ou une gare de la compagnie. Une ville pleine de gares d’autres compagnies peut être un bout mais ne se traverse pas. Les villages se traversent toujours.',
    gauge:
      'Dans une ville ou un village, un parcours repart par n’importe quelle autre voie de tout écartement ; ailleurs, l’écartement ne change pas. Une voie étroite qui rencontre une voie normale au côté d’un hexagone n’est pas reliée ; le double écartement se relie aux deux.',
    port: 'Un port n’est qu’un bout. Deux ports différents peuvent être les deux bouts.',
  },
  '10.2': {
    title: 'Achat de compagnies privées',
    purchase:
      'Dans les phases 6, 8 et 10, à son tour et à tout moment, une compagnie publique peut acheter à un joueur consentant toute compagnie privée sauf la RSA, de L.1 au double de sa valeur nominale. En phase 4, et dès la phase 12, ces achats sont interdits.',
    never: 'On n’achète jamais une compagnie privée à une autre compagnie publique.',
  },
  '10.3': {
    title: 'Poser de la voie',
    one: 'Une tuile par tour, nouvelle ou en amélioration. On ne pose pas de tuile sur les hexagones gris.',
    colours:
      'Les tuiles jaunes vont sur les hexagones vert clair, les vertes sur des tuiles jaunes ou des hexagones jaunes, les marron sur des tuiles vertes. Aucune couleur n’est sautée, et une tuile n’est pas remplacée par une de sa couleur. Les vertes, et donc tout ce qui va sur les hexagones jaunes, viennent avec la phase 6, les marron avec la phase 10, aussitôt, pour toute compagnie qui a encore son étape de tuile.',
    gauges: 'Il y a trois écartements : voie étroite, voie normale et double écartement.',
    exampleGauges:
      'La tuile marron de Messina : double écartement au nord-est, étroite au sud-ouest, normale au sud et au nord-ouest.',
    extend:
      'Une tuile nouvelle doit prolonger un parcours de la compagnie : au moins un tronçon nouveau se relie à son réseau. Sur une tuile à deux tronçons séparés, un seul suffit. Un tronçon qui ne rencontre qu’un mauvais écartement n’est pas relié, ni ce qui est derrière une ville pleine de gares d’autres compagnies.',
    own: 'Sur un hexagone qui porte une de ses gares, Girgenti ou Caltanissetta, une compagnie peut poser une tuile jaune convenable dans toute position, reliée ou non.',
    sides:
      'La voie ne sort pas de la grille ; les côtés sans flèche d’un port comptent comme l’extérieur. Elle ne peut pas finir contre un côté vide d’un hexagone gris (l’Etna en a six) ni contre un côté infranchissable. Elle peut finir contre un côté vide d’un hexagone ordinaire ou jaune, ou d’une tuile qui s’y trouve. La voie étroite peut finir contre la voie normale et l’inverse, et toutes deux contre le double écartement.',
    kinds:
      'Les hexagones à village reçoivent des tuiles à village, ceux à ville des tuiles à ville, tous les autres des tuiles de plaine. Le point ou la barre d’un village, le cercle ou les deux cercles d’une ville ne sont que des façons de dessiner. Ragusa et les hexagones jaunes de plaine K9 et I11 n’ont pas de lettre et reçoivent des tuiles vertes ordinaires.',
    letters:
      'Catania (C), Messina (M), Palermo (P) et Siracusa (S) ne reçoivent que des tuiles portant leur lettre, vertes et marron, et celles-ci ne vont nulle part ailleurs. Les vertes vont directement sur l’hexagone jaune imprimé, dont la voie décide de l’orientation.',
    keep: 'Un remplacement garde toute la voie existante, imprimée comprise : la normale reste normale ou double, l’étroite reste étroite ou double. Toute tuile de la couleur suivante convient si elle a le même genre de gare, la même lettre et toute l’ancienne voie. Les tuiles 710 à 715 n’ont pas de suite.',
    upgrade:
      'Une amélioration n’est permise que si un parcours de la compagnie continue sur un tronçon nouveau, ou si une ville ou un village accessible vaut davantage, même s’il ne peut être qu’un bout. Une voie étroite ou normale qui devient double est une voie nouvelle. Des cercles en plus ne font pas une valeur plus haute. Les gares restent sur la ville.',
    supply:
      'Les tuiles remplacées retournent à la réserve et peuvent resservir. Ce qui n’est pas dans la réserve ne se pose pas.',
    bans: 'Acireale est fermée tant que la SCE l’impose (7.1), Messina un certain temps après le tremblement de terre (12).',
  },
  '10.3.1': {
    title: 'Coûts du terrain',
    table:
      'La plaine est gratuite. Le terrain accidenté coûte 40, les collines 80, les montagnes 160 si de la voie normale ou double est nouvelle ; un quart, 10, 20 ou 40, si seule la voie étroite est nouvelle.',
    new: 'Seule la voie nouvelle compte : un tronçon nouveau de voie normale ou double suffit pour le prix entier. Dans ce jeu de tuiles, il n’y a pas d’amélioration sans voie nouvelle.',
    examples:
      'D’un village jaune à voie normale à un village vert mixte, seule la voie étroite est nouvelle : un quart. D’une ville jaune mixte à une ville verte mixte, de la voie normale est nouvelle : prix entier. Une tuile marron à double écartement coûte toujours le prix entier. La première tuile mixte coûte 40 à Girgenti (accidenté) et 80 à Caltanissetta (collines).',
    sigi: 'Avec la SIGI, la voie normale nouvelle coûte 20, 40 ou 80 (7.1).',
    again:
      'Le coût va de la trésorerie à la banque avant de poser la tuile. Le marqueur reste : chaque amélioration paie de nouveau.',
  },
  '10.4': {
    title: 'Placer une gare',
    one: 'On place une gare par tour depuis le plateau, sans payer. La gare de la ville de départ n’est pas celle d’un tour : elle est placée au round de bourse. Une compagnie en a trois et n’en reçoit jamais d’autres ; celles qui sont perdues au tremblement de terre ne reviennent que si elle ferme et est relancée.',
    route:
      'La ville doit être reliée par un parcours permis, de toute longueur, à une gare de la compagnie sur la carte ; on ne place rien au-delà d’une ville fermée par d’autres, et une ville pleine n’a pas de place. Avec la SMS, il ne faut pas de parcours, dans les villes côtières seulement.',
    space:
      'Il faut un emplacement libre ; une ville qui en a deux est ouverte jusqu’à ce que les deux soient pris. Une compagnie n’a jamais deux gares dans un même hexagone. Les villages, les ports et la Calabria n’en reçoivent pas.',
    home: 'Le dernier emplacement libre dans la ville de départ d’une compagnie qui n’est pas opérationnelle, pas encore lancée ou fermée, reste libre pour elle ; un second peut servir. Avec cinq compagnies, la ville de départ de celle qui est retirée est libre pour toutes.',
    blocks: 'Une gare n’empêche les autres de passer que là où aucun cercle n’est libre.',
  },
  '10.5': {
    title: 'Faire rouler les trains',
    must: 'Une compagnie qui a un train doit le faire rouler si elle a un parcours permis. Ce que gagnent tous les trains est additionné.',
    pays: 'Le président distribue ensuite tout ou garde tout. Dans les deux cas, la banque paie.',
    nothing:
      'Sans train, il n’y a pas de revenu, et le marqueur recule d’une colonne vers la gauche, ou descend d’une ligne au bord gauche. Avec des trains mais sans parcours permis, c’est pareil.',
  },
  '10.5.1': {
    title: 'Choisir les parcours',
    named: 'Le président indique un parcours pour chaque train.',
    stops:
      'Chaque parcours demande deux villes, ou une ville et un village ; les ports ne comptent pas. Il peut avoir autant d’autres villes et villages qu’on veut et jusqu’à deux ports. Au moins une ville du parcours de chaque train porte une gare de la compagnie.',
    exampleStops: 'Aller de Palermo à son port, sans plus, n’est pas un parcours.',
    length:
      'La longueur est le nombre de côtés franchis ; l’hexagone de départ ne compte pas. Pour les trains ordinaires, la voie normale compte 1 et l’étroite 2 ; pour les R6H, c’est l’inverse. Les limites : 4H 4, 6H 6, 8H 8, 10H 10, 12H 12, 16H 16, R6H 6. Des parcours plus courts sont permis, dans la mesure où le meilleur revenu reste obligatoire. La flèche d’un port compte comme un côté, selon son écartement.',
    exampleLength: 'Un 4H franchit au plus quatre côtés de voie normale, un 16H seize.',
    dual: 'Un tronçon d’arrêt à arrêt tout en double écartement compte 1 par côté pour tout train. Avec de la voie étroite ou normale, le double écartement compte comme celle-ci sur tout le tronçon. Étroite et normale ne vont jamais ensemble dans un tronçon ; l’écartement change aux arrêts.',
    messina:
      'L’hexagone divisé au nord-est de Messina compte pour deux. La Calabria est un arrêt comme une ville, avec sa propre valeur, sans gares, et seulement un bout ; de Messina à la Calabria, c’est un parcours.',
    exampleMessina: 'De Messina à la Calabria, on compte trois.',
    several:
      'Les trains d’une compagnie ne partagent aucune voie. Ils peuvent se rencontrer ou se croiser dans les gares sur des voies différentes, et utiliser des voies séparées d’une même tuile ; deux branches qui sortent par le même côté partagent la voie. Une gare utilisée par deux trains compte pour les deux.',
    exampleLines:
      'Phase 10 : un 8H de Lilibeo roule en voie normale de Palermo à Partinico (2), Alcamo (3), Castelvetrano (5), Mazzara (7) et Marsala (8), pour L.160. Au même tour, un second 8H roule en voie étroite de Palermo à Partinico (2) et Marsala (8), pour L.130. Il ne peut pas compter l’entrée à Marsala en voie normale, bien que Marsala soit en double écartement.',
    exampleReverse:
      'Un R6H roule en voie étroite de Palermo à Partinico (1), Marsala (4) et Trapani (5, un côté en double écartement), pour L.160 aux valeurs dessinées ; en phase 16, où les villes grises valent 40, pour L.180. De Palermo à Partinico, la ligne normale compte 2 pour les trains ordinaires et 4 pour un R6H, la ligne étroite 2 et 1.',
  },
  '10.5.2': {
    title: 'Calculer le revenu',
    sum: 'Un parcours gagne la somme de toutes les valeurs de ses villes, villages et ports. Les valeurs vont de 10 à 130.',
    exampleSum: '30, 20 et 20 font L.70, soit 7 par part sur le tableau des revenus.',
    best: 'Il faut prendre le plus grand total que tous les trains ensemble peuvent gagner selon les règles. Le programme le trouve ; à égalité, le président choisit.',
    grey: 'Les villes grises ont trois valeurs : la plus basse dans les phases 4 et 6, la moyenne dans les phases 8 et 10, la plus haute dans les phases 12 et 16. Trapani, Marsala et Terranova valent 20, 30, 40 ; la Calabria vaut 10, 30, 90. Les villages gris St. Stefano, Taormina, Milazzo et Augusta rapportent toujours 10. C’est la phase au moment du parcours qui compte.',
    port: 'Les L.20 de la CNM font partie de la valeur de ce port pour leur propriétaire.',
    chart: 'Le tableau des revenus ne sert qu’à noter.',
  },
  '10.5.3': {
    title: 'Répartir le revenu',
    dividend:
      'En dividende, chaque part reçoit un dixième du revenu. Le dividende des parts en trésorerie va à la compagnie, celui des parts de la corbeille reste à la banque.',
    exampleShares:
      'Le président a 50 %, la trésorerie 20 %, la corbeille 30 %, le revenu est de 50 : le président reçoit 25, la trésorerie 10, et 15 restent à la banque.',
    right:
      'Si le dividende entier vaut au moins la cotation d’une part avant le déplacement, le marqueur avance d’une colonne vers la droite ; s’il vaut moins, il reste. Au bord droit, ou à la zone bleue avant la phase 16, il monte d’une ligne, et si cela non plus n’est pas possible, il reste.',
    exampleMove: 'À 144, un dividende de 140 ne déplace rien, un de 150 oui ; il faut au moins L.144.',
    withheld:
      'Si le président garde le revenu, tout va en trésorerie et le marqueur recule d’une colonne vers la gauche ; au bord gauche, il descend d’une ligne. Un revenu nul n’est pas un dividende : le marqueur va à gauche.',
  },
  '10.6': {
    title: 'Acheter des trains',
    duty: 'Une compagnie qui a un parcours sur lequel un train pourrait rouler doit posséder un train : sans train, elle doit en acheter un à cette étape. On le vérifie à ce moment : une de ses gares atteint une seconde ville ou un village, si loin que ce soit. Il n’y a pas d’obligation sans un tel parcours, ni si la banque et son dépôt n’ont aucun train que la compagnie puisse acheter.',
    may: 'Sans obligation, ou avec un train déjà, elle peut acheter des trains avec son propre argent, plusieurs par tour, l’un après l’autre, chacun payé aussitôt.',
    limit:
      'La limite est de quatre trains dans les phases 4 et 6, trois en phase 8, deux dès la phase 10. À la limite, on n’achète pas, même si l’achat éliminait des trains de la compagnie.',
    bank: 'Les trains de la banque et de son dépôt se vendent à leur valeur nominale, payée à la banque. La banque vend 4H, 6H, 8H, 10H, 12H et 16H dans cet ordre, chaque classe quand la précédente est épuisée. Après le premier 16H, les autres 16H et les R6H sont en vente.',
    others:
      'À une autre compagnie, un train coûte ce qu’on convient, au moins L.1 et au plus ce que possède la compagnie qui achète, payé à la trésorerie de l’autre. Le président de celle-ci doit être d’accord. Seule la compagnie qui opère achète, donc aucune ne vend un train à son propre tour. C’est possible dans toutes les phases, y compris pour le dernier train de la compagnie qui vend.',
    phase:
      'Le premier train d’une classe acheté à la banque commence aussitôt sa phase ; les R6H, et les trains achetés au dépôt de la banque ou à une compagnie, n’en commencent aucune. Le premier 8H élimine les 4H, le premier 10H les 6H, le premier 16H les 8H ; 10H, 12H, 16H et R6H ne sont jamais éliminés.',
    roster:
      'Trains avec cinq et avec six compagnies, et prix : 4H 4 et 4, L.100 ; 6H 3 et 4, L.200 ; 8H 2 et 3, L.350 ; 10H 2 et 2, L.550 ; 12H 1 et 1, L.800 ; 16H 4 et 5, L.1 100 ; R6H 2 et 2, L.350.',
    pool: 'Les trains en trop vont aussitôt au dépôt de la banque sans indemnisation ; rien d’autre n’y amène de trains. Toute compagnie peut aussitôt les y acheter à leur valeur nominale.',
    exampleLimit:
      'En phase 8, une compagnie qui a deux 8H peut acheter le premier 10H, car la limite est de trois ; puis elle défausse un des trois. En phase 12, une compagnie qui a deux 8H ne peut pas acheter le premier 16H.',
    next: 'Un train acheté maintenant roule au plus tôt au tour suivant.',
  },
  '10.7': {
    title: 'Acquisition forcée',
    when: 'Le président doit aider une compagnie seulement si elle n’a pas de train, doit en posséder un, a en trésorerie moins que le prix du train le moins cher de la banque et de son dépôt, et n’a conclu aucun accord avec une autre compagnie. Si la trésorerie peut payer le moins cher, aucune aide n’est permise et la compagnie achète ce qu’elle peut payer. Un président n’ajoute d’argent à aucun autre moment.',
    deal: 'Personne n’est tenu à un accord. Un accord est payé par la trésorerie seule.',
    cash: 'Le président ajoute d’abord son propre argent. Seulement si cela ne suffit pas, il vend des parts jusqu’à ce que cela suffise ; il choisit lesquelles, et dans quel ordre. Dès que le train le moins cher peut être payé, la vente s’arrête : pas un titre de plus que nécessaire.',
    rules:
      'Toutes les limites de 9.2 s’appliquent : place à la corbeille, premier tour d’opération, pas de titre de président à la corbeille, cotations qui baissent. Aucune vente ne peut changer la présidence de la compagnie qui opère ; d’autres peuvent changer la leur. La compagnie ne vend maintenant rien de sa trésorerie.',
    paid: 'Si l’argent est trouvé, on achète le train le moins cher de la banque et de son dépôt, pas celui d’une compagnie ; entre plusieurs au même prix, le président choisit. Il ajoute exactement ce qui manque, la trésorerie est donc vide ensuite, et la compagnie n’achète plus rien pendant ce tour. Ce que les ventes ont rapporté de plus reste au président.',
    cannot:
      'S’il n’est pas trouvé, le président vend tout ce qu’il peut, tout l’argent va en trésorerie, la compagnie ferme (11) et la trésorerie va à la banque. Ce n’est pas un choix tant que l’argent peut être réuni.',
    after:
      'Un président qui n’a alors plus de parts, après la fermeture et sans compter les compagnies privées, choisit : quitter la partie avec L.0, ou prendre L.500 à la banque. Chaque prêt coûte L.750 à la fin ; il est sans intérêts et ne se rembourse jamais. S’il a encore des parts, il continue avec L.0 et sans prêt. Un joueur qui part finit avec L.0 quoi qu’il arrive, et ses compagnies privées ferment.',
    closing:
      'Si les ventes poussent la compagnie qui opère dans la case Fermée, elle ferme aussitôt et l’étape est finie. Toute autre compagnie poussée là ferme aussitôt aussi.',
    privates:
      'Dans les phases 6, 8 et 10, la compagnie peut encore acheter des compagnies privées tant qu’aucune part n’a été vendue pour cette acquisition forcée.',
  },
  '10.8': {
    title: 'Opérations financières',
    either:
      'Une compagnie peut vendre un ou plusieurs titres de sa trésorerie, en une seule fois, autant qu’elle veut, ou racheter un titre à la corbeille, ou ne rien faire.',
    sale: 'Pour une vente, la banque paie la cotation d’avant pour chaque part, et le marqueur descend d’une ligne pour chacune ; s’il entre dans la case Fermée, la compagnie ferme. Elle ne vend pas au premier tour après son lancement. Après la vente, la corbeille contient 50 % au plus. Le dernier titre ne se vend pas tant que des titres simples sont en trésorerie, à moins que tous partent en une vente.',
    buyBack:
      'La compagnie rachète un titre de la corbeille à la cotation, ou le dernier titre au double, payé à la banque ; elle ne le fait pas pendant un tour où elle a vendu, et ne rachète pas le dernier titre tant que la corbeille a des titres simples. Un rachat ne déplace pas le marqueur et est permis même au premier tour. Les parts reviennent à la trésorerie : leurs dividendes vont à la compagnie, et les joueurs peuvent les acheter.',
  },
  '11': {
    title: 'Fermeture de compagnies',
    when: 'Une compagnie ferme aussitôt que son marqueur entre dans la case Fermée, quelle qu’en soit la raison, ou quand elle n’a pas de train après une acquisition forcée. Si c’est son tour, le tour est fini.',
    removed:
      'On retire ses gares, ses trains, ses titres, ses compagnies privées et son marqueur de port. Les actionnaires ne reçoivent rien, la trésorerie va à la banque. Les trains et les compagnies privées ne reviennent jamais. La voie reste sur la carte. Les titres ne comptent plus pour la limite de personne.',
    again:
      'Dès le round de bourse suivant, pas dans celui où elle a fermé, elle peut être relancée, dernière dans l’ordre et comme neuve : une cotation de départ de la phase, le prix de ses gares, tous les titres et trois gares, y compris celles qu’elle avait perdues au tremblement de terre.',
    home: 'Un emplacement de sa ville de départ lui est réservé comme avant son premier lancement ; pas à Garibaldi.',
    port: 'Le bonus de port finit avec la fermeture et ne revient pas.',
  },
  '12': {
    title: 'Le tremblement de terre de Messina',
    when: 'Il a lieu aussitôt à l’achat du premier 12H : la phase 12 commence, les compagnies privées ferment, la terre tremble, puis le tour continue. Entre-temps, la SMS et la CNM ne peuvent pas servir.',
    messina:
      'La tuile sur Messina est retirée et retourne à la réserve ; il reste la ville imprimée, avec un cercle, une valeur de 30 et une voie vers le sud. On n’y pose pas de tuile avant la fin du prochain round de bourse. De nouvelles gares peuvent y être placées aussitôt s’il y a un emplacement et une liaison, même par les compagnies qui en ont perdu une.',
    tokens:
      'Toutes les gares de Messina sont perdues, avec ou sans tuile, et ne retournent pas sur les plateaux. Elles ne reviennent que si la compagnie ferme et est relancée.',
    garibaldi:
      'Garibaldi ferme si Messina était sa ville de départ et qu’elle n’a pas d’autre gare sur la carte ; avec une autre, elle continue sans ville de départ. Si Garibaldi elle-même a acheté ce 12H et ferme, le train est perdu et la phase 12 reste.',
  },
  '13': {
    title: 'Fin de la partie',
    ends: 'La partie finit de trois façons : un marqueur atteint 377, la banque n’a plus d’argent, ou il ne reste qu’un joueur ; dans ce dernier cas aussitôt.',
    price:
      'Si 377 est atteint dans un round d’opération, la partie finit après le tour de cette compagnie, joué en entier ; une baisse ultérieure ne change rien. Les compagnies qui n’ont pas opéré perdent leur tour. S’il est atteint au contrôle après un round de bourse, la partie finit avec le premier tour terminé d’une compagnie qui a été une fois à 377, même si elle a baissé depuis. Cela passe avant la fin par la banque.',
    bank: 'La banque saute définitivement quand un paiement dépasse ce qu’elle a. Si cela arrive dans un round d’opération, la série en cours est jouée jusqu’au bout ; si c’est dans un round de bourse, on joue ce round et une série entière de rounds d’opération. Ce que la banque ne peut pas payer est dû et compte en entier.',
    score:
      'La fortune se compose de l’argent et des parts à leur cotation, le titre de président et le dernier valant deux parts chacun. Les compagnies privées, l’argent des compagnies, les trains et les plateaux ne comptent pas. Chaque prêt coûte L.750, mais personne ne finit au-dessous de L.0. Un joueur qui a quitté la partie a L.0.',
    winner: 'Le plus riche gagne ; à fortune égale, la victoire est partagée.',
    stalemate:
      'Le livret ne nomme pas d’autre fin. Ici, la partie finit aussi quand, pendant un round de bourse et toute sa série de rounds d’opération, personne n’a pu faire autre chose que passer et qu’aucun argent n’a bougé.',
  },
  '14': {
    title: 'Variantes',
    agreed:
      'On n’utilise une variante que si tous les joueurs en sont convenus avant la partie. Seules les étapes des variantes choisies s’ajoutent.',
    turn: 'Le tour est alors : tuile, gare, mouvement des trains, achat d’une gare, jeton E, achat de trains, opérations financières, intérêts, remboursement de l’obligation, émission de l’obligation. Les compagnies privées s’achètent à tout moment du tour dans les phases 6, 8 et 10, comme avant.',
  },
  '14.1': {
    title: 'Achat de gares',
    purchase:
      'Dès la phase 6, après le mouvement des trains et avant l’achat de trains, une compagnie peut acheter une gare d’une autre sur la carte, si le président de celle-ci est d’accord, pour au moins L.1 de son propre argent, payé de trésorerie à trésorerie. Il lui faut un parcours jusqu’à cette ville ; une ville pleine de gares d’autres compagnies peut être atteinte comme bout.',
    replace:
      'Un jeton de son plateau prend la place de cette gare, dont le jeton retourne sur l’autre plateau et peut être replacé sans payer. Cet achat s’ajoute à la gare ordinaire du tour et se fait une fois par tour. Il n’est pas possible si la compagnie a déjà une gare dans cet hexagone, ni sans jeton sur son plateau.',
    home: 'Les gares des villes de départ ne sont pas à vendre. La ville de départ de Garibaldi est celle choisie à son lancement ; après le tremblement de terre, elle doit garder au moins une gare.',
  },
  '14.2': {
    title: 'Obligations',
    issue:
      'Chaque compagnie a une obligation de L.500. Dès la phase 8, elle peut l’émettre comme dernière étape de son tour : la banque verse L.500 en trésorerie, et le marqueur recule d’une colonne vers la gauche ou, au bord gauche, descend d’une ligne, jusque dans la case Fermée s’il le faut. À ce tour, il n’y a pas d’intérêts. Les obligations émises sont à la banque ; ce ne sont pas des parts et elles ne comptent pour aucune limite.',
    interest:
      'À chacun des tours suivants, tant que l’obligation est en cours, L.50 vont à la banque après les opérations financières. S’ils manquent en trésorerie, le président aide pour la différence comme en 10.7 ; s’il ne le peut pas, la compagnie ferme comme là. Les intérêts précèdent le remboursement, le tour du remboursement paie donc les deux.',
    repay:
      'L’obligation se rembourse en entier, L.500 de la trésorerie et sans aide. Le marqueur avance ensuite d’une colonne vers la droite ou, au bord, monte d’une ligne ; la zone bleue compte comme un bord. L’obligation revient sur le plateau et peut être émise de nouveau, même au même tour.',
    closing:
      'Si une compagnie ferme avec son obligation en cours, L.500 vont à la banque : d’abord de la trésorerie, puis du président comme dans une acquisition forcée. Relancée plus tard, elle n’a pas d’obligation en cours et peut l’émettre.',
    score:
      'À la fin, chaque part d’une compagnie dont l’obligation est en cours vaut L.100 de moins, mais pas moins que rien.',
  },
  '14.3': {
    title: 'Rêves électriques',
    needs: 'On n’utilise cette variante qu’avec les deux autres.',
    tokens:
      'Les jetons E se vendent après le premier 12H. Le premier coûte L.1 100 en phase 12 et L.800 en phase 16, les cinq autres L.800 et L.550. Ils s’achètent à la banque seulement, avec l’argent de la trésorerie, dans une étape juste avant les trains, et donc pas au tour où cette compagnie achète le premier 12H. Une compagnie en a un au plus, et ils ne se vendent jamais entre compagnies.',
    trains:
      'Il y a six trains E à L.550. Seule une compagnie qui a un jeton E peut en acheter un, à la banque, à son dépôt ou à une compagnie. Ils comptent dans la limite de trains, sont en vente à côté des autres classes, ne commencent aucune phase et ne sont jamais éliminés. Comme train le moins cher de 10.7, ils ne comptent que pour une compagnie qui a un jeton E.',
    runs: 'Un train E roule sans limite de longueur sur voie normale et double mais pas sur voie étroite, et double le revenu de Catania, Messina, Palermo et Siracusa dans son propre parcours. Il suit toutes les autres règles des parcours et ne partage pas de voie avec d’autres trains.',
    example: 'Palermo marron (130) compte 260 pour un train E.',
  },
  '15': {
    title: 'Précisions',
    topics:
      'Cette section n’a pas de règle propre. Elle nomme ce qui est réglé plus haut : les parts et les titres, les surenchères sur une compagnie privée, la SMS, les pertes au tremblement de terre, les derniers titres, les biens d’une compagnie fermée et les ventes d’une acquisition forcée.',
  },
};
