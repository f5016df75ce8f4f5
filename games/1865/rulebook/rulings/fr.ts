import type { RulingTexts } from './en.ts';

/** Comment sont réglées les questions que les livrets laissent ouvertes. */
export const fr: RulingTexts = {
  1: {
    question: 'Combien y a-t-il de trains ?',
    decision:
      'Il y a 6 PH2, 5 PH3, 4 PH4, 2 PH5 et 3 PH6 ; en partie courte 5, 4, 3, 2 et 2. Les PH7 sont illimités. Un PH2, un PH3 et un PH4 coûtent moins et sont toujours les derniers de leur sorte.',
  },
  2: {
    question: 'Combien de titres un joueur peut-il détenir, et qu’est-ce qui compte ?',
    decision:
      '36 à deux joueurs, 24 à trois, 18 à quatre ; en partie courte, 27 et 18. Les cartes maritimes ne comptent pas. Un joueur qui dépasse la limite par un échange garde ce qu’il a mais n’achète pas.',
  },
  3: {
    question: 'Le capital de départ fait-il partie de la banque ?',
    decision: 'Oui. Il vient des L.8 000 ou, en partie courte, des L.6 000.',
  },
  4: {
    question: 'De quel capital dispose chaque joueur ?',
    decision: '360 à deux joueurs, 330 à trois, 300 à quatre, dans toutes les formes du jeu.',
  },
  5: {
    question: 'Comment attribue-t-on les cartes maritimes ?',
    decision:
      'Chacun choisit à son tour, puis dans l’ordre inverse ; les cartes qui restent quittent la partie. La partie courte a six cartes.',
  },
  6: {
    question: 'Les gares de départ de compagnies non créées occupent-elles un emplacement ?',
    decision:
      'Oui. Toutes sont sur la carte dès le début et occupent un emplacement, que la compagnie soit créée ou non.',
  },
  7: {
    question: 'Quand reçoit-on le trafic de la gare de départ, et combien ?',
    decision:
      'On le reçoit au lancement, à la valeur que la ville a alors. Une ville sans tuile donne toute sa valeur quand quelqu’un pose sa première tuile. Les améliorations antérieures au lancement ne donnent rien de plus.',
  },
  8: {
    question: 'Quand ont lieu les opérations des mines, des estimations et des conversions ?',
    decision: 'Avant chaque round de bourse, dans cet ordre.',
  },
  9: {
    question: 'Quelles mines se dégradent, et de combien ?',
    decision:
      'Seulement celles qui ont une gare, d’un niveau à la fois : de jaune à vert dès la phase 3, de vert à marron dès la phase 5.',
  },
  10: {
    question: 'De quelle rangée part le marqueur d’estimation, et comment se déplace-t-il ?',
    decision:
      'De la première rangée en phases 2 à 4, de la deuxième dès la phase 5. Il descend d’une rangée chaque fois, jamais plus bas que celle de la phase ; il se déplace aussitôt de côté. Une estimation au-delà de 16 se lit 16.',
  },
  11: {
    question: 'Comment alternent les tours, et quand finit un round de bourse ?',
    decision:
      'Les traders jouent, puis le joueur prioritaire, les traders, le joueur suivant. Le round finit quand tous les joueurs ont passé d’affilée et que les traders n’ont rien fait entre-temps. Si aucun joueur n’a agi, la priorité reste.',
  },
  12: {
    question: 'Quand et comment les traders vendent-ils ?',
    decision:
      'Au début de chacun de leurs tours, ils vendent tout ce qui est dans la zone rouge et tient sous les 50 % de la corbeille : un paquet par compagnie, dans l’ordre d’opération ; la cotation descend d’une case par part, et aucun argent ne bouge. S’il se libère de la place, ils vendent encore.',
  },
  13: {
    question: 'Qu’achètent les traders ?',
    decision:
      'Un titre de la zone verte : celui de la compagnie dont ils ont le moins de titres, puis de la plus forte estimation, puis de la plus basse cotation, puis du dessus de la pile ; l’offre initiale passe avant la corbeille. Ils ne dépassent jamais leur limite ni 50 %, et n’achètent jamais un titre de président.',
  },
  14: {
    question: 'Combien coûte un titre des traders, et à qui va l’argent ?',
    decision:
      'La cotation dans la zone rouge, les prix imprimés dans la blanche et la verte ; l’argent va à la banque.',
  },
  15: { question: 'À quel prix se vendent les titres de l’offre initiale ?', decision: 'À la cotation du moment.' },
  16: {
    question:
      'À quelles cotations crée-t-on une compagnie, et que se passe-t-il si elle n’est pas lancée avant la phase 5 ?',
    decision:
      'Jusqu’à 100, jusqu’à 130 dès la phase 3 et jusqu’à 150 dès la phase 5. À 60 % vendus, elle est lancée. Une mineure créée mais non lancée à l’arrivée de la phase 5 reste mineure.',
  },
  17: {
    question: 'Que peut-on vendre, et à quel prix ?',
    decision:
      'Tous les titres d’une compagnie se vendent en un seul paquet, à la cotation d’avant la baisse. On ne vend rien d’une compagnie qui n’a pas fini un tour ; une compagnie recréée doit opérer de nouveau. On n’achète pas ce qu’on a vendu pendant ce round.',
  },
  18: {
    question: 'Quelles ventes font baisser la cotation ?',
    decision:
      'Celles du joueur qui est président quand il annonce la vente, d’une case par part, ventes forcées comprises ; pas celles des autres joueurs, ni celles de ses propres parts par un acquéreur.',
  },
  19: {
    question: 'Quand la présidence change-t-elle ?',
    decision:
      'Par une vente, seulement si un autre joueur aura plus de parts et détient deux titres simples ; l’échange vient d’abord, et à égalité, on suit l’ordre vers la gauche. Par un achat, seulement avec strictement plus de parts. La part double peut ainsi se diviser : un titre simple est vendu, un autre gardé.',
  },
  20: {
    question: 'Que se passe-t-il aux bouts du marché ?',
    decision: 'À 10 et à 490, un marqueur reste à sa place dans la pile.',
  },
  21: {
    question: 'Quelles compagnies peuvent se convertir ?',
    decision:
      'Une mineure lancée qui a, à ce moment, une route directe vers sa destination ; une de ses gares à destination suffit. La question revient avant chaque round de bourse.',
  },
  22: {
    question: 'Que change une conversion ?',
    decision:
      'Les titres sont retournés là où ils sont, et cinq autres vont dans l’offre initiale. La compagnie reçoit une gare de plus en phase 2, deux en phase 3, trois en phase 4 et quatre dès la phase 5, mais n’en a jamais plus de sept.',
  },
  23: {
    question: 'Quand l’ordre des compagnies est-il fixé ?',
    decision: 'Il dépend de la cotation et de la pile, et il est redéterminé après chaque compagnie.',
  },
  24: {
    question: 'Quand les cartes maritimes rapportent-elles ?',
    decision: 'Les joueurs reçoivent L.20 par carte avant que les compagnies n’opèrent.',
  },
  25: {
    question: 'Qui peut transférer une carte, et combien de fois donne-t-elle son bonus ?',
    decision:
      'Le président de la compagnie qui opère, définitivement. Le bonus est donné une fois par carte, quand la carte et la gare sont pour la première fois dans la même compagnie, y compris par une absorption : il vient alors avant l’abandon de ses propres mines.',
  },
  26: {
    question: 'Combien de tuiles peut-on poser ?',
    decision: 'Une gratuitement, et une seconde pour L.20, qui peut améliorer la première.',
  },
  27: {
    question: 'Que doit garder une amélioration ?',
    decision:
      'Vers la couleur suivante, toute la voie. Dans la même couleur, chaque bord qui rencontre une voie (voies imprimées et liaisons maritimes comprises) garde la sienne, et les voies entre deux de ces bords restent ; les autres peuvent disparaître, mais quelque chose doit changer. Les tuiles à lettre et les mines ne changent pas dans leur couleur. Une tuile n’a jamais moins d’emplacements que de gares.',
  },
  28: {
    question: 'Vers quels bords la voie peut-elle mener ?',
    decision:
      'Pas en mer. Les bords sur une ligne pointillée sont permis, même avec une seule île, et comptent comme une voie rencontrée. Un bord vide d’un voisin n’est pas un obstacle.',
  },
  29: {
    question: 'Qui gagne du trafic quand une ville ou un village est amélioré ?',
    decision: 'Une ville donne la différence à chaque compagnie lancée qui y a une gare ; un village ne donne rien.',
  },
  30: {
    question: 'Une nouvelle gare sur une mine produit-elle aussitôt ?',
    decision:
      'Les mines produisent avant l’étape des gares : une nouvelle gare apporte le trafic de la mine comme bout de sa route, et la mine produit dès le tour suivant.',
  },
  31: {
    question: 'Qu’est-ce qu’une route directe ?',
    decision:
      'Une voie continue d’une gare de la compagnie à une ville ou mine, qui n’en traverse aucune autre, même avec une de ses gares ; rien n’y sert deux fois. Les villes pleines ne comptent que pour la pose.',
  },
  32: {
    question: 'Combien coûte une gare ?',
    decision:
      'Le prix des bords de la route choisie ou, pour une liaison maritime, le montant imprimé à la place. La trésorerie paie.',
  },
  33: {
    question: 'Que bloque une ville pleine ?',
    decision: 'La pose au-delà de cette ville, pour les compagnies qui n’y ont pas de gare.',
  },
  34: {
    question: 'Y a-t-il des fractions dans le revenu ?',
    decision: 'Non. On compte dix par pion qui a une place ; chaque somme distribuée est entière.',
  },
  35: {
    question: 'Comment un tour déplace-t-il la cotation ?',
    decision:
      'Sans revenu, elle descend d’une case. Si le revenu est gardé, elle ne change pas ; s’il est distribué, elle monte d’une case. Des trains neufs de la pile la font monter d’une case, une fois par tour.',
  },
  36: {
    question: 'Où vont les dividendes des parts invendues et de celles des traders ?',
    decision: 'Ceux de la corbeille et des traders restent à la banque, ceux de l’offre initiale vont à la compagnie.',
  },
  37: {
    question: 'À qui s’applique la limite de trains, et qui choisit les défausses ?',
    decision:
      'Elle s’applique à chaque compagnie. Le président choisit ce qui est défaussé. L’élimination touche aussi le dépôt de la banque.',
  },
  38: {
    question: 'Quand une compagnie doit-elle avoir un train ?',
    decision: 'Quand elle a au moins un pion et aucun train.',
  },
  39: {
    question: 'Quand le président aide-t-il, et pour quel train ?',
    decision:
      'Seulement si la trésorerie ne peut payer aucun train de la pile ni du dépôt de la banque ; il choisit alors n’importe lequel, même un plus cher.',
  },
  40: {
    question: 'Combien peut-on vendre dans une vente forcée ?',
    decision:
      'Un paquet par compagnie, pas une part de plus qu’il ne manque, et jamais la présidence de la compagnie qui achète.',
  },
  41: {
    question: 'Pour combien accorde-t-on des prêts personnels ?',
    decision:
      'Pour ce qui manque après l’argent et tout ce qui peut être vendu ; le surplus est au joueur. Il ne peut pas les rembourser. On ne peut donc pas réduire un paquet si cela conduit à un prêt.',
  },
  42: {
    question: 'Quand une compagnie peut-elle absorber ou être absorbée ?',
    decision:
      'L’absorption active a lieu au début du tour de l’acquéreur, avec une compagnie qui n’a pas opéré pendant ce round ; l’absorption passive, au début du tour de la cible, par une compagnie qui a déjà opéré pendant ce round ou non. Les deux compagnies ont déjà fini un tour.',
  },
  43: {
    question: 'Quelles compagnies sont reliées ?',
    decision: 'Celles qui ont une ville commune, ou une route directe entre deux de leurs gares.',
  },
  44: {
    question: 'Que paie-t-on pour la cible ?',
    decision: 'Le prix de chaque part en jeu, selon la zone où se trouve la cible.',
  },
  45: {
    question: 'D’où vient l’argent d’une absorption ?',
    decision:
      'Des deux trésoreries, des parts de l’acquéreur encore dans l’offre initiale et de prêts, trois au plus en tout.',
  },
  46: {
    question: 'Que devient la cible ?',
    decision:
      'Ses titres vont dans l’offre initiale comme ceux d’une majeure, tout le reste va à l’acquéreur ; les trains au-delà de la limite sont défaussés au choix du président ; l’acquéreur a sept gares.',
  },
  47: {
    question: 'Quelles gares remplace-t-on ?',
    decision:
      'L’acquéreur peut d’abord abandonner ses propres mines. Il doit remplacer les gares des villes et peut remplacer celles des mines. Il reçoit L.50 là où il est déjà, et n’a qu’une gare à Carbonia.',
  },
  48: {
    question: 'Que se passe-t-il si les gares ne suffisent pas pour remplacer celles de la cible ?',
    decision:
      'Celles qui remplacent demandent une route directe vers une autre gare dans la position finale ; on garde autant de villes que possible, et le président choisit lesquelles. Les mines comptent aussi, sauf celles où l’acquéreur est déjà et une seconde à Carbonia.',
  },
  49: { question: 'Remplacer coûte-t-il ou rapporte-t-il quelque chose ?', decision: 'Non, rien.' },
  50: {
    question: 'Comment revient une compagnie absorbée ?',
    decision:
      'Comme majeure, dans n’importe quelle phase ; sa gare de départ est dans une ville qui a un emplacement libre et se place à l’achat du titre de président ; elle a sept gares.',
  },
  51: {
    question: 'À quoi servent les prêts de l’État ?',
    decision:
      'Seulement aux absorptions ; ils sont de L.500 chacun et se remboursent un par un pendant le tour de la compagnie.',
  },
  52: {
    question: 'Quand la banque saute-t-elle, et que joue-t-on encore ?',
    decision:
      'Quand un paiement ne lui laisse rien ou la met à découvert, et c’est définitif. On achève la série de deux rounds d’opération ; si c’est pendant un round de bourse, on en joue encore deux.',
  },
  53: { question: 'Comment paie une banque qui a sauté ?', decision: 'À crédit, jusqu’à la fin.' },
  54: {
    question: 'Comment compte-t-on la fortune ?',
    decision:
      'On additionne l’argent et les parts à la cotation moins 50 par prêt de la compagnie, et l’on déduit 500 par prêt personnel. À égalité, la victoire est partagée.',
  },
  55: {
    question: 'Qu’est-ce qui change d’autre en partie courte ?',
    decision: 'On joue sans la Corse ; tout le reste est comme dit plus haut.',
  },
  56: {
    question: 'Qui défausse d’abord si un achat fait défausser plusieurs compagnies ?',
    decision: 'La compagnie qui achète, puis les autres dans l’ordre d’opération.',
  },
  57: {
    question: 'Une offre refusée pour un train peut-elle être répétée ?',
    decision: 'Pendant ce tour, seulement à un prix plus élevé pour la même sorte de train de la même compagnie.',
  },
  58: {
    question: 'Que se passe-t-il si personne ne peut plus rien faire ?',
    decision: 'Une série de rounds où personne ne pouvait rien faire et où aucun argent n’a bougé met fin à la partie.',
  },
  59: {
    question: 'Dans quel ordre se déroule un changement de phase ?',
    decision:
      'D’abord le train, puis la phase, l’élimination, les défausses, les cartes des joueurs et les compagnies non créées.',
  },
  60: {
    question: 'Quelle limite s’applique à un achat qui fait commencer une phase ?',
    decision: 'Celle de la phase précédente.',
  },
  61: {
    question: 'Combien coûtent les trains du dépôt de la banque ?',
    decision: 'Ils gardent le prix de leur carte et ne font commencer aucune phase.',
  },
  62: {
    question: 'Une compagnie sans train peut-elle acheter à une autre ?',
    decision:
      'Oui, avec son propre argent. L’aide du président ne concerne que l’achat qu’elle paie ; après celui-ci, la compagnie n’achète plus de train pendant ce tour.',
  },
  63: { question: 'Un achat aidé fait-il monter la cotation ?', decision: 'Oui, s’il est fait à la pile.' },
  64: {
    question: 'Que se passe-t-il si une carte apporte le premier pion après l’étape des trains ?',
    decision: 'L’obligation d’avoir un train revient.',
  },
  65: { question: 'Un lancement peut-il être annulé ?', decision: 'Non. Il est immédiat et définitif.' },
  66: { question: 'Quand vérifie-t-on les limites de titres et de parts ?', decision: 'Seulement lors des achats.' },
  67: {
    question: 'Qu’est-ce qui peut précéder une absorption dans le tour ?',
    decision:
      'Les transferts de cartes et les remboursements peuvent précéder les absorptions actives et se placer entre elles. Une compagnie qui a commencé son tour ne peut plus y être absorbée.',
  },
  68: {
    question: 'Combien réunit-on pour une absorption ?',
    decision: 'On ne vend des parts et ne prend des prêts que pour ce qui manque ; le président ne paie jamais.',
  },
  69: { question: 'Le bonus de lieu demande-t-il une tuile ?', decision: 'Non, une gare suffit.' },
  70: {
    question: 'Qu’est-ce qui est en nombre limité ?',
    decision: 'Les tuiles ; tout le reste est illimité.',
  },
  71: {
    question: 'Peut-on sauter une couleur ?',
    decision: 'Non ; une mine commence aussi par sa tuile jaune.',
  },
  72: {
    question: 'Dans quel ordre viennent les étapes d’un tour ?',
    decision: 'Chacune une fois, dans l’ordre imprimé.',
  },
  73: {
    question: 'Que doit atteindre une compagnie pour poser une tuile ?',
    decision:
      'Une voie de la nouvelle tuile, ancienne ou ajoutée, par un chemin qui ne franchit aucun bord deux fois ; si elle a une gare dans la ville, elle l’atteint toujours.',
  },
  74: {
    question: 'Une mine abandonnée compte-t-elle pour Carbonia ?',
    decision: 'Non : la compagnie peut y avoir une autre gare.',
  },
  75: {
    question: 'Quand peut-on acheter les nouveaux titres d’une conversion ?',
    decision: 'Aussitôt, dans le round de bourse qui suit.',
  },
  76: { question: 'Que valent les parts d’une compagnie non lancée ?', decision: 'Elles comptent à sa cotation.' },
  77: {
    question: 'Que deviennent en phase 5 les compagnies non créées ?',
    decision: 'Leurs titres sont retournés, et elles deviennent majeures.',
  },
  78: { question: 'Y a-t-il quelque chose de secret ?', decision: 'Non. Tout est visible.' },
  79: {
    question: 'À qui peut-on acheter des trains dans un tour ?',
    decision: 'À tous ceux qui en vendent, un train après l’autre.',
  },
  80: {
    question: 'De l’argent peut-il passer entre un joueur et une compagnie ?',
    decision: 'Seulement pour des parts, des dividendes, une indemnisation ou une acquisition forcée.',
  },
  V1: {
    question: 'Quelles formes ont les règles du prototype ?',
    decision:
      'Forme de base : la Sardaigne, six compagnies et six cartes, deux ou trois joueurs. Extension : les deux îles, huit compagnies et huit cartes, trois ou quatre joueurs.',
  },
  V2: {
    question: 'Combien d’argent a la banque ?',
    decision: 'L.8 000 dans les deux formes, capital des joueurs compris.',
  },
  V3: { question: 'Le capital est-il différent ?', decision: 'Non : 360, 330 ou 300 selon le nombre de joueurs.' },
  V4: {
    question: 'Quelle est la limite de titres ?',
    decision: '18 à deux joueurs et 13 à trois dans la forme de base, 18 à trois et 13 à quatre dans l’extension.',
  },
  V5: {
    question: 'Comment attribue-t-on les cartes maritimes ?',
    decision: 'Chaque joueur en reçoit deux au hasard, visibles de tous ; les autres quittent la partie.',
  },
  V6: {
    question: 'Combien y a-t-il de trains ?',
    decision: 'Comme en partie courte dans la forme de base, comme en partie normale dans l’extension.',
  },
  V7: { question: 'Où sont les gares de départ ?', decision: 'Sur la carte dès le début.' },
  V8: {
    question: 'Quand le marqueur de cotation entre-t-il sur le marché ?',
    decision: 'Au lancement, sous ceux de la case ; la cotation de départ est choisie et payée à la création.',
  },
  V9: {
    question: 'De quelle rangée part une compagnie ?',
    decision: 'De la première rangée en phases 2 et 3, de la deuxième en phase 4, de la troisième dès la phase 5.',
  },
  V10: {
    question: 'Quelle est la limite de titres des traders ?',
    decision: '6, 10 ou 16, comme dans les règles finales.',
  },
  V11: {
    question: 'Combien coûte une part des traders ?',
    decision:
      'La cotation dans la zone rouge, 10 % de plus dans la blanche, 30 % de plus dans la verte, arrondi au multiple de 5 le plus proche, et au supérieur s’il y en a deux.',
  },
  V12: { question: 'Les traders agissent-ils autrement ?', decision: 'Non : les précisions 11 à 13 s’appliquent.' },
  V13: {
    question: 'Les ventes et la présidence sont-elles différentes ?',
    decision: 'Non : les règles finales complètent ce qui manque.',
  },
  V14: {
    question: 'Quand une compagnie est-elle lancée ?',
    decision: 'À 60 % vendus à des joueurs, comme toujours : les traders ne peuvent pas acheter avant.',
  },
  V15: {
    question: 'Combien de gares a une compagnie recréée ?',
    decision:
      '4 en phase 2, 5 en phase 3, 6 en phase 4 et 7 dès la phase 5, selon la phase du lancement. Une compagnie créée pour la première fois dès la phase 5 en a sept.',
  },
  V16: {
    question: 'Quand une compagnie recréée choisit-elle sa gare de départ ?',
    decision:
      'À son lancement. Tant qu’aucune ville n’a d’emplacement libre, on ne vend ni son titre de président ni le titre qui la lancerait.',
  },
  V17: { question: 'La conversion est-elle différente ?', decision: 'Non, c’est la même.' },
  V18: {
    question: 'Que peut faire la seconde tuile ?',
    decision: 'Elle coûte L.20 et peut améliorer celle qu’on vient de poser.',
  },
  V19: {
    question: 'Quelle voie garde une amélioration de trafic ?',
    decision: 'Toute la voie, comme dans les règles finales.',
  },
  V20: {
    question: 'Où vont les tuiles marron réservées à certains lieux ?',
    decision:
      'La 63 seulement à Isili (et Ajaccio), la 700 seulement à Arbatax (et Calvi), la 146 seulement à Alghero et Tempio (et sur la côte de Corse).',
  },
  V21: {
    question: 'À quoi servent les liaisons maritimes ?',
    decision:
      'Dans la forme de base, ce sont des bords qui ne mènent nulle part ; dans l’extension, une gare au-delà en paie le coût imprimé.',
  },
  V22: {
    question: 'Quand les mines produisent-elles ?',
    decision: 'Après l’étape des gares ; une route ne donne rien pour une mine au bout.',
  },
  V23: {
    question: 'Combien de gares peut-il y avoir sur une tuile et à Carbonia ?',
    decision: 'Une seule gare d’une même compagnie par tuile, et une seule à Carbonia.',
  },
  V24: {
    question: 'À qui vont les dividendes de la corbeille, des traders et de l’offre initiale ?',
    decision: 'Comme dans les règles finales.',
  },
  V25: {
    question: 'La limite de trains est-elle différente ?',
    decision: 'Non : 4 en phase 2, 3 en phases 3 à 5, 2 ensuite.',
  },
  V26: {
    question: 'L’obligation d’avoir un train est-elle différente ?',
    decision: 'Non, sauf pour la banqueroute.',
  },
  V27: {
    question: 'Les cartes maritimes rapportent-elles sans train ?',
    decision: 'Non : la phrase imprimée a perdu sa négation.',
  },
  V28: {
    question: 'Quand un joueur est-il en banqueroute ?',
    decision:
      'Quand il ne peut pas payer le train le moins cher de la banque après avoir vendu tout ce qu’il peut ; il ne peut pas choisir un train plus cher.',
  },
  V29: {
    question: 'Que devient un joueur en banqueroute ?',
    decision: 'Il part sans rien ; la priorité va à gauche, et les limites ne changent pas.',
  },
  V30: {
    question: 'Que devient la compagnie qui n’a pas pu acheter ?',
    decision: 'Elle ferme définitivement, avec tout ce qu’elle a.',
  },
  V31: {
    question: 'Où vont les autres titres du joueur ?',
    decision: 'À la corbeille, quoi qu’elle contienne.',
  },
  V32: {
    question: 'Qui dirige les autres compagnies du joueur ?',
    decision: 'Dans chacune, le joueur qui a le plus de parts, au moins deux, devient président.',
  },
  V33: {
    question: 'Que se passe-t-il si personne n’a deux parts ?',
    decision:
      'La compagnie attend : elle ne fait rien et sa cotation ne bouge pas, même quand les traders vendent. Sa part double s’achète à la corbeille à deux fois la cotation ; deux titres simples dans une même main sont aussitôt échangés contre elle.',
  },
  V34: {
    question: 'Que deviennent les compagnies non lancées ?',
    decision: 'Elles attendent de même ; les parts à la corbeille comptent comme vendues.',
  },
  V35: { question: 'Que se passe-t-il s’il ne reste qu’un joueur ?', decision: 'Il gagne aussitôt.' },
  V36: {
    question: 'Que paie-t-on dans une absorption ?',
    decision: 'Les prix de V11 ; tout le reste est comme dans les règles finales.',
  },
  V37: {
    question: 'Les gares remplacées doivent-elles être reliées ?',
    decision:
      'Toujours : chacune demande une route directe vers une autre gare de l’acquéreur dans la position finale. On garde autant de villes que possible ; une mine de la cible qui est seule à relier l’une d’elles est gardée avec elle, sans question.',
  },
  V38: {
    question: 'À quoi servent les prêts ?',
    decision: 'Seulement aux absorptions ; ceux de la cible passent à l’acquéreur, et les joueurs n’en ont pas.',
  },
  V39: {
    question: 'Quand la partie finit-elle ?',
    decision: 'Comme dans les règles finales, et quand il ne reste qu’un joueur.',
  },
};
