import type { RulingTexts } from './en.ts';

/** Comment sont réglées les questions que les livrets laissent ouvertes. */
export const fr: RulingTexts = {
  1: {
    question: 'Combien y a-t-il de trains ?',
    decision:
      'PH2 6, PH3 5, PH4 4, PH5 2, PH6 3 ; en partie courte 5, 4, 3, 2, 2. Les PH7 ne s’épuisent jamais. Un PH2, PH3 et PH4 coûte moins et est toujours le dernier de sa sorte.',
  },
  2: {
    question: 'Combien de titres un joueur peut-il détenir, et qu’est-ce qui compte ?',
    decision:
      '36, 24, 18 à deux, trois, quatre ; en partie courte 27 et 18. Les cartes maritimes ne comptent pas. Qui dépasse la limite par un échange garde ce qu’il a mais n’achète pas.',
  },
  3: {
    question: 'Le capital de départ fait-il partie de la banque ?',
    decision: 'Oui. Il vient des L.8 000, en partie courte des L.6 000.',
  },
  4: {
    question: 'De quel capital dispose chaque joueur ?',
    decision: '360, 330, 300 à deux, trois, quatre, dans toutes les formes du jeu.',
  },
  5: {
    question: 'Comment attribue-t-on les cartes maritimes ?',
    decision:
      'Chacun choisit à son tour, puis dans l’ordre inverse ; ce qui reste quitte la partie. La partie courte a six cartes.',
  },
  6: {
    question: 'Les gares de départ de compagnies non créées occupent-elles un emplacement ?',
    decision: 'Oui. Toutes sont sur la carte dès le début et occupent un emplacement, créées ou non.',
  },
  7: {
    question: 'Quand reçoit-on le trafic de la gare de départ, et combien ?',
    decision:
      'Il vient au lancement, à la valeur que la ville a alors. Une ville sans tuile donne toute sa valeur quand quelqu’un pose sa première tuile. Ce qui était déjà amélioré ne donne rien de plus.',
  },
  8: {
    question: 'Quand ont lieu mines, estimations et conversions ?',
    decision: 'Avant chaque round de bourse, dans cet ordre.',
  },
  9: {
    question: 'Quelles mines se dégradent, et de combien ?',
    decision:
      'Seulement celles avec une gare, d’un niveau à la fois : de jaune à vert dès la phase 3, de vert à marron dès la 5.',
  },
  10: {
    question: 'Dans quelle rangée part le marqueur d’estimation, et comment bouge-t-il ?',
    decision:
      'Dans la rangée 1 en phases 2 à 4, dans la 2 dès la phase 5. Une rangée vers le bas chaque fois, jamais sous celle de la phase ; de côté aussitôt. Une estimation au-delà de 16 se lit 16.',
  },
  11: {
    question: 'Comment alternent les tours, et quand finit un round de bourse ?',
    decision:
      'Traders, joueur prioritaire, traders, joueur suivant. Il finit quand tous les joueurs ont passé d’affilée et que les traders n’ont rien fait entre-temps. Si personne n’a agi la priorité reste.',
  },
  12: {
    question: 'Quand et comment les traders vendent-ils ?',
    decision:
      'Au début de chacun de leurs tours tout ce qui est dans le rouge et tient sous 50 % à la corbeille : un paquet par compagnie, dans l’ordre d’opération, une case vers le bas par part ; aucun argent ne bouge. S’il se libère de la place, ils vendent encore.',
  },
  13: {
    question: 'Qu’achètent les traders ?',
    decision:
      'Un titre dans le vert : moins de titres détenus, plus forte estimation, plus basse cotation, dessus de la pile ; l’offre avant la corbeille. Jamais au-delà de leur limite ou de 50 %, et jamais un titre de président.',
  },
  14: {
    question: 'Combien coûte un titre des traders, et à qui va l’argent ?',
    decision: 'La cotation dans le rouge, les prix imprimés dans le blanc et le vert ; l’argent va à la banque.',
  },
  15: { question: 'À quel prix vend l’offre ?', decision: 'À la cotation du moment.' },
  16: {
    question: 'À quelles cotations crée-t-on une compagnie, et si elle n’est pas lancée avant la phase 5 ?',
    decision:
      'Jusqu’à 100, dès la phase 3 jusqu’à 130, dès la 5 jusqu’à 150. À 60 % vendus elle est lancée. Une mineure créée mais non lancée à l’arrivée de la phase 5 reste mineure.',
  },
  17: {
    question: 'Que peut-on vendre, et à quel prix ?',
    decision:
      'Tous les titres d’une compagnie en un seul paquet à la cotation avant la baisse. Rien d’une compagnie qui n’a pas fini un tour ; une compagnie recréée doit opérer de nouveau. Pas d’achat de ce qu’on a vendu dans ce round.',
  },
  18: {
    question: 'Quelles ventes font baisser la cotation ?',
    decision:
      'Celles de qui est président quand il annonce la vente, une case par part, ventes forcées comprises ; pas celles d’autres joueurs, ni les parts propres vendues dans une absorption.',
  },
  19: {
    question: 'Quand la présidence passe-t-elle ?',
    decision:
      'Par vente seulement si un autre joueur aura plus et détient deux titres simples ; l’échange d’abord ; à égalité vers la gauche. Par achat seulement avec strictement plus. La part double peut ainsi se diviser : un titre simple vendu, un gardé.',
  },
  20: {
    question: 'Que se passe-t-il aux bouts du marché ?',
    decision: 'À 10 et à 490 un marqueur reste, à sa place dans la pile.',
  },
  21: {
    question: 'Quelles compagnies peuvent se convertir ?',
    decision:
      'Une mineure lancée avec une route directe vers sa destination à ce moment ; une gare à elle là-bas suffit. La question revient avant chaque round de bourse.',
  },
  22: {
    question: 'Que change une conversion ?',
    decision:
      'Les titres sont retournés où ils sont, cinq autres vont à l’offre. Gares +1, +2, +3 en phases 2 à 4, +4 dès la phase 5, jamais plus de sept.',
  },
  23: {
    question: 'Quand l’ordre des compagnies est-il fixé ?',
    decision: 'Selon la cotation et la pile, redéterminé après chaque compagnie.',
  },
  24: {
    question: 'Quand les cartes maritimes rapportent-elles ?',
    decision: 'L.20 aux joueurs avant que les compagnies n’opèrent.',
  },
  25: {
    question: 'Qui peut transférer une carte, et combien de fois donne-t-elle son bonus ?',
    decision:
      'Le président de la compagnie qui opère, pour de bon. Le bonus est payé une fois par carte, quand carte et gare sont pour la première fois dans la même compagnie, aussi par une absorption : alors avant d’abandonner ses propres mines.',
  },
  26: {
    question: 'Combien de tuiles peut-on poser ?',
    decision: 'Une gratuite, une seconde pour L.20, qui peut améliorer la première.',
  },
  27: {
    question: 'Que doit garder une amélioration ?',
    decision:
      'Vers la couleur suivante toute la voie. Dans la même couleur chaque bord qui rencontre une voie (imprimée et liaisons maritimes comprises) la garde, et les voies entre deux de ces bords restent ; le reste peut disparaître, mais quelque chose doit changer. Tuiles à lettre et mines ne changent pas dans leur couleur. Aucune tuile avec moins d’emplacements que de gares.',
  },
  28: {
    question: 'Vers quels bords la voie peut-elle mener ?',
    decision:
      'Pas en mer. Les bords sur une ligne pointillée sont valables, même avec une seule île, et comptent comme voie rencontrée. Un bord vide d’un voisin n’est pas un obstacle.',
  },
  29: {
    question: 'Qui gagne quand une station est améliorée ?',
    decision: 'Une ville donne la différence à chaque compagnie lancée qui y est, un village rien.',
  },
  30: {
    question: 'Une nouvelle gare sur une mine produit-elle aussitôt ?',
    decision:
      'Les mines produisent avant l’étape des gares : une nouvelle gare apporte le trafic de la mine comme bout de sa route ; dès le tour suivant elle produit.',
  },
  31: {
    question: 'Qu’est-ce qu’une route directe ?',
    decision:
      'Une voie continue d’une gare à soi à une ville ou mine qui n’en traverse aucune autre, même avec une gare à soi ; rien ne sert deux fois. Les villes pleines ne comptent que pour la pose.',
  },
  32: {
    question: 'Combien coûte une gare ?',
    decision:
      'Les bords de la route choisie, pour une liaison maritime le montant imprimé à la place. De la trésorerie.',
  },
  33: {
    question: 'Que bloque une ville pleine ?',
    decision: 'La pose au-delà, pour les compagnies sans gare dans cette ville.',
  },
  34: {
    question: 'Y a-t-il des fractions dans le revenu ?',
    decision: 'Non. C’est dix par pion qui a une place ; toutes les parts sont entières.',
  },
  35: {
    question: 'Comment un tour déplace-t-il la cotation ?',
    decision:
      'Aucun revenu : une case vers le bas. Revenu gardé : sans changement. Revenu distribué : vers le haut. Trains neufs de la pile : vers le haut une fois par tour.',
  },
  36: {
    question: 'Où vont les dividendes des parts invendues et des traders ?',
    decision: 'Ceux de la corbeille et des traders restent à la banque, ceux de l’offre vont à la compagnie.',
  },
  37: {
    question: 'À qui s’applique la limite des trains, et qui choisit les défausses ?',
    decision: 'À chaque compagnie. Le président choisit ce qui est défaussé. L’élimination vide aussi la corbeille.',
  },
  38: {
    question: 'Quand une compagnie doit-elle avoir un train ?',
    decision: 'Quand elle a au moins un pion et aucun train.',
  },
  39: {
    question: 'Quand le président aide-t-il, et pour quel train ?',
    decision:
      'Seulement si la trésorerie ne paie aucun train de la pile ou de la corbeille ; alors n’importe lequel peut être choisi, même plus cher.',
  },
  40: {
    question: 'Combien peut-on vendre dans une vente forcée ?',
    decision:
      'Un paquet par compagnie, aucune part de plus qu’il ne manque, jamais la présidence de la compagnie qui achète.',
  },
  41: {
    question: 'Pour combien accorde-t-on des prêts personnels ?',
    decision:
      'Pour ce qui manque après l’argent et tout ce qui peut être vendu ; le reste est au joueur. On ne peut les rembourser. On ne peut donc pas réduire un paquet si cela conduit à un prêt.',
  },
  42: {
    question: 'Quand une compagnie peut-elle absorber ou être absorbée ?',
    decision:
      'Active au début du tour de l’acquéreur, avec une compagnie qui n’a pas opéré dans ce round ; passive au début du tour de la cible, par une compagnie qui a déjà opéré dans ce round ou non. Les deux ont fini un tour avant.',
  },
  43: {
    question: 'Quelles compagnies sont reliées ?',
    decision: 'Celles qui ont une ville commune, ou une route directe entre deux gares.',
  },
  44: {
    question: 'Que paie-t-on pour la cible ?',
    decision: 'Le prix de chaque part en jeu, selon la zone de la cible.',
  },
  45: {
    question: 'D’où vient l’argent d’une absorption ?',
    decision: 'Des deux trésoreries, de parts propres de l’offre, de prêts ; trois prêts au plus en tout.',
  },
  46: {
    question: 'Que devient la cible ?',
    decision:
      'Ses titres vont à l’offre comme ceux d’une majeure, tout le reste à l’acquéreur ; les trains au-delà de la limite sont défaussés au choix ; sept gares.',
  },
  47: {
    question: 'Quelles gares remplace-t-on ?',
    decision:
      'On peut d’abord abandonner ses propres mines ; celles des villes doivent être remplacées, celles des mines peuvent l’être ; L.50 où l’acquéreur est déjà ; une à Carbonia.',
  },
  48: {
    question: 'Et si les gares ne suffisent pas pour remplacer celles de la cible ?',
    decision:
      'Celles remplacées demandent une route directe vers une autre gare dans la position finale ; autant de villes que possible, le président choisit lesquelles. Les mines comptent aussi, sauf là où l’acquéreur est déjà et une seconde à Carbonia.',
  },
  49: { question: 'Remplacer coûte-t-il ou rapporte-t-il quelque chose ?', decision: 'Non, rien.' },
  50: {
    question: 'Comment revient une compagnie absorbée ?',
    decision:
      'Comme majeure dans n’importe quelle phase, gare de départ dans une ville avec un emplacement libre, placée à l’achat du titre de président ; sept gares.',
  },
  51: {
    question: 'À quoi servent les prêts de l’État ?',
    decision: 'Seulement aux absorptions ; L.500 chacun, remboursés un par un dans le tour de la compagnie.',
  },
  52: {
    question: 'Quand la banque saute-t-elle, et que joue-t-on encore ?',
    decision:
      'Quand un paiement ne lui laisse rien ou la met à découvert, pour de bon. On finit la paire de rounds d’opération ; après un round de bourse on en joue encore deux.',
  },
  53: { question: 'Comment paie une banque vidée ?', decision: 'À crédit, jusqu’à la fin.' },
  54: {
    question: 'Comment compte-t-on le score ?',
    decision:
      'Argent et parts à la cotation moins 50 par prêt de la compagnie, moins 500 par prêt personnel. À égalité la victoire est partagée.',
  },
  55: {
    question: 'Qu’est-ce qui change d’autre en partie courte ?',
    decision: 'Pas de Corse ; tout le reste comme dit.',
  },
  56: {
    question: 'Qui défausse d’abord si un achat fait défausser plusieurs compagnies ?',
    decision: 'L’acheteur, puis les autres dans l’ordre d’opération.',
  },
  57: {
    question: 'Une offre refusée pour un train peut-elle être répétée ?',
    decision: 'Ce tour-là seulement à un prix plus élevé, pour la même sorte de train de la même compagnie.',
  },
  58: {
    question: 'Et si personne ne peut plus rien faire ?',
    decision: 'Une série de rounds où personne ne pouvait rien faire et où aucun argent n’a bougé finit la partie.',
  },
  59: {
    question: 'Dans quel ordre se passe un changement de phase ?',
    decision: 'Train, phase, élimination, défausses, cartes des joueurs, compagnies non créées.',
  },
  60: { question: 'Quelle limite vaut à un achat qui commence une phase ?', decision: 'Celle de la phase d’avant.' },
  61: {
    question: 'Combien coûtent les trains de la corbeille ?',
    decision: 'Ils gardent le prix de leur carte et ne commencent aucune phase.',
  },
  62: {
    question: 'Une compagnie sans train peut-elle acheter à une autre ?',
    decision: 'Oui, avec son propre argent. L’aide ne lie que son achat ; après lui pas d’autre train ce tour-là.',
  },
  63: { question: 'Un achat aidé élève-t-il la cotation ?', decision: 'Oui, à la pile.' },
  64: {
    question: 'Et si une carte apporte le premier pion après l’étape des trains ?',
    decision: 'L’obligation d’avoir un train revient.',
  },
  65: { question: 'Un lancement peut-il être défait ?', decision: 'Non. Il est immédiat et définitif.' },
  66: { question: 'Quand vérifie-t-on les limites de détention ?', decision: 'Seulement aux achats.' },
  67: {
    question: 'Qu’est-ce qui peut précéder une absorption dans le tour ?',
    decision:
      'Cartes et remboursements peuvent précéder les absorptions actives et venir entre elles. Une compagnie qui a commencé son tour ne peut plus y être absorbée.',
  },
  68: {
    question: 'Combien réunit-on pour une absorption ?',
    decision: 'Parts et prêts seulement pour ce qui manque ; le président ne paie jamais.',
  },
  69: { question: 'Le bonus de lieu demande-t-il une tuile ?', decision: 'Non, une gare suffit.' },
  70: { question: 'Quelles réserves sont limitées ?', decision: 'Les tuiles ; tout le reste non.' },
  71: { question: 'Peut-on sauter une couleur ?', decision: 'Non ; une mine aussi commence par sa tuile jaune.' },
  72: { question: 'Dans quel ordre viennent les étapes d’un tour ?', decision: 'Une fois et dans l’ordre imprimé.' },
  73: {
    question: 'Que doit atteindre une compagnie pour poser une tuile ?',
    decision:
      'Une voie de la nouvelle tuile, ancienne ou ajoutée, par un chemin qui ne franchit aucun bord deux fois ; avec une gare à elle dans la ville elle l’atteint toujours.',
  },
  74: {
    question: 'Une mine abandonnée compte-t-elle pour Carbonia ?',
    decision: 'Non : elle libère le droit à une autre.',
  },
  75: {
    question: 'Quand peut-on acheter les nouveaux titres d’une conversion ?',
    decision: 'Aussitôt, dans le round de bourse qui suit.',
  },
  76: { question: 'Que valent les parts d’une compagnie non lancée ?', decision: 'Elles comptent à sa cotation.' },
  77: {
    question: 'Que deviennent en phase 5 les compagnies non créées ?',
    decision: 'Elles sont retournées en majeures.',
  },
  78: { question: 'Y a-t-il quelque chose de secret ?', decision: 'Non. Tout est visible.' },
  79: { question: 'D’où peut-on acheter des trains dans un tour ?', decision: 'De partout, un par un.' },
  80: {
    question: 'De l’argent peut-il passer entre un joueur et une compagnie ?',
    decision: 'Seulement pour parts, dividendes, indemnité et aide.',
  },
  V1: {
    question: 'Quelles formes ont les proto-règles ?',
    decision:
      'Base : Sardaigne, six compagnies et cartes, deux ou trois joueurs. Extension : les deux îles, huit et huit, trois ou quatre joueurs.',
  },
  V2: { question: 'Combien a la banque ?', decision: 'L.8 000 dans les deux formes, capital compris.' },
  V3: { question: 'Le capital est-il différent ?', decision: 'Non : 360, 330, 300 selon le nombre de joueurs.' },
  V4: {
    question: 'Quelle est la limite de titres ?',
    decision: '18 et 13 : à deux et trois dans la forme de base, à trois et quatre dans l’extension.',
  },
  V5: {
    question: 'Comment attribue-t-on les cartes maritimes ?',
    decision: 'Deux à chaque joueur au hasard, visibles ; le reste quitte la partie.',
  },
  V6: {
    question: 'Combien y a-t-il de trains ?',
    decision: 'Comme en partie courte dans la forme de base, comme en partie normale dans l’extension.',
  },
  V7: { question: 'Où sont les gares de départ ?', decision: 'Sur la carte dès le début.' },
  V8: {
    question: 'Quand le marqueur de cotation entre-t-il sur le marché ?',
    decision: 'Au lancement, sous ceux de la case ; la cotation est choisie et payée à la création.',
  },
  V9: {
    question: 'Dans quelle rangée part une compagnie ?',
    decision: 'Rangée 1 en phases 2 et 3, rangée 2 en phase 4, rangée 3 dès la phase 5.',
  },
  V10: {
    question: 'Quelle est la limite de titres des traders ?',
    decision: '6, 10, 16, comme dans les règles finales.',
  },
  V11: {
    question: 'Combien coûte une part des traders ?',
    decision:
      'La cotation dans le rouge, 10 % de plus dans le blanc, 30 % de plus dans le vert, au multiple de 5 le plus proche, la moitié vers le haut.',
  },
  V12: { question: 'Les traders agissent-ils autrement ?', decision: 'Non : les précisions 11 à 13 s’appliquent.' },
  V13: {
    question: 'Ventes et présidence sont-elles différentes ?',
    decision: 'Non : les règles finales complètent ce qui manque.',
  },
  V14: {
    question: 'Quand une compagnie est-elle lancée ?',
    decision: 'À 60 % vendus à des joueurs, comme toujours : les traders ne peuvent acheter avant.',
  },
  V15: {
    question: 'Combien de gares a une compagnie recréée ?',
    decision:
      '4, 5, 6 en phases 2, 3, 4 et 7 dès la phase 5, selon la phase du lancement. Une compagnie créée pour la première fois dès la phase 5 en a sept.',
  },
  V16: {
    question: 'Quand une compagnie recréée choisit-elle sa gare de départ ?',
    decision:
      'À son lancement. Sans emplacement libre dans une ville on ne vend ni son titre de président ni celui qui la lance.',
  },
  V17: { question: 'La conversion est-elle différente ?', decision: 'Non, la même.' },
  V18: {
    question: 'Que peut faire la seconde tuile ?',
    decision: 'Elle coûte L.20 et peut améliorer celle qu’on vient de poser.',
  },
  V19: {
    question: 'Quelle voie garde une amélioration de trafic ?',
    decision: 'Toute, comme dans les règles finales.',
  },
  V20: {
    question: 'Où vont les tuiles marron spéciales ?',
    decision:
      '63 seulement à Isili (et Ajaccio), 700 seulement à Arbatax (et Calvi), 146 seulement à Alghero et Tempio (et sur la côte de Corse).',
  },
  V21: {
    question: 'À quoi servent les liaisons maritimes ?',
    decision:
      'Dans la forme de base des bords qui ne mènent nulle part ; dans l’extension une gare au-delà en paie le coût imprimé.',
  },
  V22: {
    question: 'Quand les mines produisent-elles ?',
    decision: 'Après l’étape des gares ; une route ne donne rien pour une mine au bout.',
  },
  V23: {
    question: 'Combien de gares sur une tuile et à Carbonia ?',
    decision: 'Une seule gare d’une même compagnie par tuile, une à Carbonia.',
  },
  V24: {
    question: 'À qui vont les dividendes de la corbeille, des traders et de l’offre ?',
    decision: 'Comme dans les règles finales.',
  },
  V25: {
    question: 'La limite des trains est-elle différente ?',
    decision: 'Non : 4 en phase 2, 3 en phases 3 à 5, 2 ensuite.',
  },
  V26: { question: 'L’obligation d’avoir un train est-elle différente ?', decision: 'Non, sauf la banqueroute.' },
  V27: {
    question: 'Les cartes maritimes rapportent-elles sans train ?',
    decision: 'Non : la phrase imprimée a perdu sa négation.',
  },
  V28: {
    question: 'Quand un joueur est-il en banqueroute ?',
    decision:
      'Quand il ne peut payer le train le moins cher de la banque après avoir vendu tout ce qu’il peut ; un plus cher, il ne peut le choisir.',
  },
  V29: {
    question: 'Que devient un joueur en banqueroute ?',
    decision: 'Il part sans rien ; la priorité va à gauche ; les limites restent.',
  },
  V30: {
    question: 'Que devient la compagnie qui n’a pu acheter ?',
    decision: 'Elle ferme pour de bon avec tout ce qu’elle a.',
  },
  V31: { question: 'Où vont ses autres titres ?', decision: 'À la corbeille, quoi qu’elle contienne.' },
  V32: {
    question: 'Qui dirige ses autres compagnies ?',
    decision: 'Le joueur qui a le plus de parts, au moins deux, devient président de chacune.',
  },
  V33: {
    question: 'Et si personne n’a deux parts ?',
    decision:
      'La compagnie attend : elle ne fait rien et sa cotation ne bouge pas, même quand les traders vendent. Sa part double s’achète à la corbeille à deux fois la cotation ; deux titres simples dans une main sont échangés aussitôt.',
  },
  V34: {
    question: 'Et les compagnies non lancées ?',
    decision: 'Elles attendent de même ; les parts à la corbeille comptent comme vendues.',
  },
  V35: { question: 'Et s’il ne reste qu’un joueur ?', decision: 'Il a gagné, aussitôt.' },
  V36: {
    question: 'Que paie-t-on dans une absorption ?',
    decision: 'Les prix de V11 ; tout le reste comme dans les règles finales.',
  },
  V37: {
    question: 'Les gares remplacées doivent-elles être reliées ?',
    decision:
      'Toujours : chacune demande une route directe vers une autre de l’acquéreur dans la position finale. On garde autant de villes que possible ; une mine de la cible qui seule relie l’une d’elles est gardée avec elle, sans demander.',
  },
  V38: {
    question: 'À quoi servent les prêts ?',
    decision: 'Seulement aux absorptions ; ceux de la cible passent ; les joueurs n’en ont pas.',
  },
  V39: {
    question: 'Quand la partie finit-elle ?',
    decision: 'Comme dans les règles finales, et quand il ne reste qu’un joueur.',
  },
};
