import type { RulingTexts } from './en.ts';

/** Comment sont tranchées les questions que les règles laissent ouvertes. */
export const fr: RulingTexts = {
  N1: {
    question: 'La « Tronto a Taranto » de la liste de RA est-elle une autre compagnie ?',
    decision: 'Non. C’est LTF, de Tronto à Foggia.',
  },
  N2: { question: 'Y a-t-il six compagnies régionales ou sept ?', decision: 'Sept sont en jeu.' },
  N3: {
    question: 'Laquelle des deux compagnies est la Ferrovia delle Calabrie ?',
    decision:
      'Les deux portent ce nom : FC est la majeure de Cosenza, FdC la régionale de Reggio, montrée comme Ferrovie della Calabria.',
  },
  N4: {
    question: 'Ferrovia et Ferrovie delle Puglie sont-elles deux compagnies ?',
    decision: 'Non, une seule : FP. Campoli en K44 reste comme imprimé.',
  },
  N5: {
    question: 'Pourquoi la zone rouge n’est-elle pas rouge ?',
    decision:
      'Ses dix cases sont jaunes, vertes et marron ; seul leur cadre est rouge. Elle compte comme blanche à tous égards.',
  },
  N6: {
    question: 'Quand une compagnie est-elle non lancée ?',
    decision: 'Tant que son titre de président n’est pas vendu. Une part donnée avec une carte n’y change rien.',
  },
  N7: {
    question: 'Que sont les concessions d’embranchement ?',
    decision: 'Il n’y en a pas ; sous Garibaldi ne comptent que les concessions de chemin de fer.',
  },
  N8: {
    question: 'L’intérêt se paie « seulement dans les cas suivants », et il en suit un. Y en a-t-il d’autres ?',
    decision: 'Non, il n’y a que celui-là.',
  },
  N9: {
    question: 'Que sont l’Initial Offering, un revenu retiré et une compagnie en banqueroute ?',
    decision:
      'La première est l’offre initiale ; retirer le revenu, c’est le retenir ; une compagnie est en banqueroute quand son président l’est.',
  },
  N10: {
    question: 'Qu’est-ce qui remplace les deux images absentes, des états et des étapes d’un tour ?',
    decision: 'Les arbitrages G8 et G9 pour les états, O20 pour les étapes.',
  },
  P1: {
    question: 'De combien est la banque ?',
    decision: 'D12 000 en tout, dont D3 000 aux joueurs.',
  },
  P2: { question: 'Y a-t-il une limite de trains ?', decision: 'Non, pour aucune compagnie.' },
  P3: {
    question: 'Quand le nombre de poses d’une compagnie est-il fixé ?',
    decision:
      'Une fois pour toutes, à son lancement : à la vente du titre de président en phases 1 à 4, à 60 % dès la phase 5.',
  },
  P4: {
    question: 'Les cotations de départ précédentes restent-elles ouvertes quand il en vient de nouvelles ?',
    decision: 'Oui, toutes.',
  },
  P5: {
    question: 'Quand commence une phase, et que deviennent les trains éliminés ?',
    decision:
      'Aussitôt avec le premier achat, au milieu du tour de l’acheteur. Les trains au rebut partent sans indemnité, ceux de le dépôt de la banque aussi ; les régionaux convertis n’y vont jamais.',
  },
  P6: {
    question: 'Quand part le premier train PH5, et si la pile est vide ?',
    decision:
      'À la fin du round d’opération où la phase 5 a commencé, avant le round régional. Une pile vidée met les PH6 en vente, mais seul un achat commence la phase 6.',
  },
  P7: {
    question: 'Que coûtent les trains de le dépôt de la banque ?',
    decision: 'Leur valeur ; la banque les offre à côté de la pile.',
  },
  P8: {
    question: 'Quand vend-on les trains régionaux ?',
    decision:
      'Les 0+4 dès la phase 5, les 0+6 dès la 6, en parallèle ; une table peut choisir que les 0+6 attendent que les 0+4 soient épuisés. Ils ne commencent pas de phase et ne sont jamais éliminés.',
  },
  P9: {
    question: 'La phase 3 réduit-elle de moitié les cautions déjà payées ?',
    decision: 'Non, seulement celles des concessions prises alors ; les autres sont rendues comme payées.',
  },
  P10: {
    question: 'Dans quel ordre viennent les effets d’une phase nouvelle ?',
    decision:
      'Le rebut d’abord. En phase 5 : les compagnies dont le titre de président est à la corbeille ferment, puis Garibaldi, puis partent cartes, concessions et jetons bourboniens, les états changent, la SFM et les trains régionaux arrivent. En phase 6 : RM, puis RA.',
  },
  P11: {
    question: 'Tuiles, jetons et marqueurs sont-ils limités ?',
    decision:
      'Les tuiles par la liste, et une remplacée revient ; les jetons par le plateau ; les marqueurs de village non.',
  },
  P12: { question: 'Qui commence le round politique ?', decision: 'Celui que le sort désigne.' },
  M1: {
    question: 'Comment agit un rebord ?',
    decision:
      'Une vente descend d’un rang par action ; pour quitter une case de rebord il faut que deux parts au moins comptent encore, sinon on s’y arrête. Les deux rebords peuvent agir dans une même vente.',
  },
  M2: {
    question: 'Et s’il n’y a pas de case à droite, ou à gauche ?',
    decision:
      'À droite : un rang vers le haut. À gauche : un rang vers le bas, tout en bas rien. Les rebords n’agissent pas ici.',
  },
  M3: {
    question: 'Quelles ventes baissent une cotation ?',
    decision: 'Seulement celles des joueurs en round de bourse.',
  },
  M4: {
    question: 'Que compare-t-on à la cotation après un dividende ?',
    decision:
      'Le dividende entier au cours d’une part : toute le revenu, ou la moitié arrondie vers le haut. Autant ou plus : à droite. Moins : rien. Retenu ou nul : à gauche.',
  },
  M5: {
    question: 'Quand toutes les parts d’une compagnie sont-elles vendues ?',
    decision:
      'Sans action dans l’offre ni à la corbeille ; les trésoreries comptent comme vendues. Non pour les non lancées, en construction et gelées ; dans l’ordre d’exploitation.',
  },
  M6: {
    question: 'Où va un marqueur dans une case occupée ?',
    decision: 'Tout marqueur qui bouge va sous la pile ; celui qui ne bouge pas garde sa place.',
  },
  M7: {
    question: 'D300 finit-il la partie aussitôt ?',
    decision:
      'Oui, avec ce mouvement. Les hausses d’après un round de bourse forment un seul événement et ont toutes lieu.',
  },
  M8: {
    question: 'Comment bouge la cotation d’une compagnie en construction ?',
    decision: 'Avec l’intérêt payé il reste, sans lui il va à gauche ; jamais à droite.',
  },
  C1: {
    question: 'Qu’est-ce qui compte pour la limite de titres ?',
    decision: 'Un titre de président et un titre régional comptent chacun pour un, cartes et concessions pour rien.',
  },
  C2: {
    question: 'Et si un joueur dépasse une limite sans l’avoir voulu ?',
    decision: 'À son prochain round de bourse il doit vendre autant qu’il le peut, et n’achète rien avant.',
  },
  C3: {
    question: 'Comment un titre de président arrive-t-il à la corbeille ?',
    decision: 'Seulement par une banqueroute en phases 1 à 4 ; il la quitte avec la concession, voir G5, ou par O18.',
  },
  C4: {
    question: 'Un président peut-il vendre jusqu’à avoir moins que son titre ?',
    decision: 'Seulement si un autre joueur peut prendre la présidence ; celui-ci lui donne deux parts en échange.',
  },
  C5: {
    question: 'De quelles compagnies peut-on vendre des parts ?',
    decision:
      'De celles qui ne sont pas en construction et ont eu un tour hors construction. Une que la phase 5 a rendue définitive, ou commencée depuis, a besoin de son premier tour ainsi.',
  },
  C6: {
    question: 'Les joueurs peuvent-ils acheter à la trésorerie d’une compagnie ?',
    decision: 'Non ; la trésorerie de la dernière phrase de 3.2.4 est l’offre initiale. La seule exception est F12.',
  },
  C7: {
    question: 'Quand un joueur passe-t-il, et quand finit un round de bourse ?',
    decision:
      'Un tour sans vente ni action. Qui a passé peut agir encore ; le round de bourse finit quand tous ont passé d’affilée, et le premier d’entre eux reçoit la priorité.',
  },
  C8: {
    question: 'Comment vend-on plusieurs parts d’une compagnie, et que ne peut-on racheter ?',
    decision:
      'En une seule vente à un seul cotation. L’interdit porte sur tout titre de cette compagnie jusqu’à la fin du round de bourse, celui de président aussi, mais non sur une concession seule.',
  },
  C9: {
    question: 'Comment vend-on des parts de plusieurs compagnies dans un tour ?',
    decision:
      'Une compagnie après l’autre, chaque vente accomplie d’abord ; la limite de la réserve compte après chacune.',
  },
  C10: {
    question: 'Que deviennent les tours d’un joueur éliminé ?',
    decision: 'On le saute partout ; sa priorité va au suivant.',
  },
  K1: {
    question: 'Comment vont les enchères ?',
    decision:
      'Première offre le coût imprimé ou plus par cinq, puis au moins 5 de plus. Qui a choisi la carte peut passer et d’autres ouvrir ; qui passe est hors de cette enchère.',
  },
  K2: {
    question: 'Et si personne ne veut d’une carte ?',
    decision:
      'Le choix passe quand même au suivant. La carte est à la corbeille à son coût imprimé et ne paie personne.',
  },
  K3: {
    question: 'D’où vient la part gratuite des cartes 6 à 8, et où va l’excédent ?',
    decision:
      'La part vient de l’offre initiale, une fois ; ce qu’on offre au-delà du coût va à la trésorerie de cette compagnie et y reste. De la corbeille il n’y a pas d’excédent.',
  },
  K4: {
    question: 'Quelle caution Bayard réduit-il de moitié ?',
    decision:
      'Celle qui est vraiment due, aussi en phase 3, avec une autre carte ou pour une concession reprise ; fractions vers le bas. On rend d’après ce qui fut payé.',
  },
  K5: {
    question: 'Pour quelle compagnie, et combien de temps, Melisurgo monte-t-il la tranche ?',
    decision:
      'Pour une seule, tant qu’elle est en construction, gelée ou non, jamais au-delà de E. Pour celle d’un autre joueur, voir K14.',
  },
  K6: {
    question: 'Quand et comment Panfilo interrompt-il ?',
    decision:
      'Quand un autre annonce en round de bourse l’achat d’une concession ou d’un titre ; on ne demande à son propriétaire que s’il pourrait acheter légalement et payer aussitôt. Il paie comme d’ordinaire, sans rabais d’une autre carte sauf son propre Bayard ; ce n’est pas son tour ni une part dans la suite des passes ; l’interrompu agit ensuite de nouveau. Une question par achat annoncé, une utilisation dans la partie.',
  },
  K7: {
    question: 'Pour qui et combien de temps valent les bonus de Falcon ?',
    decision:
      'Pour un seul chemin de fer nommé en jouant la carte, du propriétaire ou d’un autre joueur (K14), là où il dessert un jeton : 30 à Benevento, 10 à Pontecorvo. Ils survivent à la phase 5, passent par une fusion et finissent avec la compagnie.',
  },
  K8: {
    question: 'Comment remplace-t-on un jeton bourbonien, et quelles cartes ferment ?',
    decision:
      'C’est le jeton du tour de cette compagnie, selon les règles et frais ordinaires ; pour celle d’un autre son président doit être d’accord (K14), jamais pour une gelée. Les cartes 6 à 8 ferment, Delahante reste ; les cartes utilisées paient encore, sauf si elles disent autre chose.',
  },
  K9: {
    question: 'Qu’est-ce que la valeur réduite suivante des cartes 6 à 8 ?',
    decision:
      'La seconde caution imprimée en phases 1 et 2, rien en phase 3 ; pour la première attribution seulement, et d’autres peuvent prendre la concession à la caution ordinaire.',
  },
  K10: {
    question: 'Les jetons bourboniens occupent-ils leurs emplacements ?',
    decision: 'Oui, jusqu’à être remplacés. À la phase 5 les autres partent, et les emplacements sont à tous.',
  },
  K11: {
    question: 'Quand les joueurs peuvent-ils se vendre des cartes ?',
    decision:
      'Seulement en round de bourse, comme action de l’acheteur, à tout prix entier dès D0 ; jamais à des compagnies.',
  },
  K12: {
    question: 'Qui a quelle place après les enchères ?',
    decision: 'Selon l’argent restant, à égalité comme avant ; le plus riche a la priorité.',
  },
  K13: {
    question: 'Quand baisse le revenu des cartes 6 à 8 ?',
    decision:
      'Avec le premier jeton de la compagnie outre la gare de départ, dès le paiement suivant, qui que ce soit qui la dirige.',
  },
  K14: {
    question: 'Comment le propriétaire d’une carte l’utilise-t-il pour la compagnie d’un autre joueur ?',
    decision:
      'Il la prête à cette compagnie quand on l’interroge en round de bourse ou dans le tour d’une de ses compagnies, chaque carte une fois par tour, et peut la reprendre à un autre. Prêtés, Melisurgo et Falcon servent dès que commence le tour de la compagnie, sans question ; un jeton bourbonien est remplacé si son président le veut. Un président peut aussi demander une carte qui n’est pas prêtée ; un refus vaut pour le tour.',
  },
  G1: {
    question: 'Que comprend la prise d’une concession ?',
    decision:
      'Une seule part : caution, pair, titre de président ; il faut l’argent pour le tout et de la place sous la limite.',
  },
  G2: {
    question: 'Quand FST est-elle sans caution ?',
    decision: 'Dès que quelqu’un a une fois pris la concession de LTF ; on ne rend rien pour cela.',
  },
  G3: {
    question: 'Comment et quand se fait une prise de contrôle en phases 1 à 4 ?',
    decision:
      'Avec 20 points de plus que le président ; on regarde après chaque changement, aussi pour les gelées. D’abord qui a le plus d’parts, puis le premier après le président dans l’ordre de bourse.',
  },
  G4: {
    question: 'Que devient la concession dans une prise de contrôle ?',
    decision:
      'Elle va à la corbeille et la caution restante est perdue. Le nouveau président peut la prendre aussitôt aux conditions de G5 ; sinon la compagnie est gelée.',
  },
  G5: {
    question: 'Qui peut acheter une concession de la corbeille, et pour combien ?',
    decision:
      'Tout joueur que personne ne dépasse de 20 points. La présidence ne bouge pas, sauf si son titre est à la corbeille : alors il vient avec pour le double de la cotation. Caution régulière pour une compagnie en construction ou provisoire, rien pour une définitive.',
  },
  G6: {
    question: 'À qui compare-t-on un joueur qui n’est pas président, ou n’a pas la concession ?',
    decision:
      'Une concession est retirée par comparaison avec son propriétaire, la présidence par comparaison avec le président. Un nouveau président qui possède la concession la garde.',
  },
  G7: {
    question: 'Comment rend-on la caution ?',
    decision:
      'La moitié, fractions vers le bas, à la destination intermédiaire, le reste à la finale ; au propriétaire d’alors, d’après ce qu’il a payé. Payée pour une provisoire, elle revient entière à la finale.',
  },
  G8: {
    question: 'Le texte se contredit : une compagnie gelée peut-elle poser de la voie ?',
    decision:
      'Améliorations oui, tuiles nouvelles et jetons non, pas même celui de la gare de départ. Elle paie toujours la moitié, n’achète ni ne vend de trains, n’en doit pas, ne reçoit pas d’intérêt, ne vend d’parts que forcée.',
  },
  G9: {
    question: 'Qu’est une compagnie gelée en dessous ?',
    decision:
      'Ce qu’elle était : elle garde son état et y revient. Même gelée en construction elle fait rouler les trains qu’elle a.',
  },
  G10: {
    question: 'Peut-on acheter des parts d’une compagnie en construction ?',
    decision: 'Oui, de l’offre à la cotation de départ.',
  },
  G11: {
    question: 'Que fait une gelée sans président ?',
    decision: 'Elle n’améliore rien ; elle roule, paie la moitié et vend ce qu’elle doit, d’elle-même.',
  },
  U1: {
    question: 'Qui devient président sous Garibaldi ?',
    decision:
      'Qui a le plus d’parts, au moins 20 % ; à égalité qui n’a pas sa concession, puis qui a moins de concessions, puis le premier après l’ancien président. Celui-ci n’a pas d’autre préférence.',
  },
  U2: {
    question: 'Quand la présidence passe-t-elle ensuite ?',
    decision: 'Avec 10 points de plus ; l’égalité garde le président.',
  },
  U3: {
    question: 'Que deviennent les états à la phase 5 ?',
    decision:
      'Les compagnies en construction, provisoires et gelées deviennent définitives ; les cautions restantes sont perdues.',
  },
  U4: {
    question: 'Comment une compagnie est-elle lancée dès la phase 5, et quel est son capital entier ?',
    decision:
      'À 60 % ; la banque complète l’argent des parts à dix fois la cotation de départ et le reste va à la corbeille. L’excédent d’une carte s’ajoute.',
  },
  U5: {
    question: 'Quel état ont les compagnies commencées dès la phase 5 ?',
    decision: 'Définitif dès le début.',
  },
  U6: {
    question: 'Qui finit le tour si la présidence y change ?',
    decision: 'Le nouveau président.',
  },
  U7: {
    question: 'Où et quand la SFM pose-t-elle sa gare de départ, et pour quoi reçoit-elle des bonus ?',
    decision:
      'À l’achat de son titre de président, sans frais, dans une ville avec un emplacement libre qui n’est à personne ; ce n’est pas le jeton du premier tour. Primes pour les jetons suivants dans des villes sur jaune sans aucun jeton.',
  },
  U8: {
    question: 'Une compagnie lancée pendant un round d’opération opère-t-elle ?',
    decision: 'Oui, si sa place est encore à venir.',
  },
  D1: {
    question: 'Qu’est-ce qui atteint une destination, et si la finale vient d’abord ?',
    decision:
      'Seul un jeton, dans n’importe quel emplacement. La finale seule ne change rien avant que l’intermédiaire suive ; alors les deux pas se font ensemble.',
  },
  D2: {
    question: 'Le jeton qui finit la construction rapporte-t-il son bonus ?',
    decision:
      'Oui : l’état d’abord, le bonus ensuite. Les jetons d’avant et ceux de gare de départ ne rapportent rien plus tard.',
  },
  D3: {
    question: 'Quelles destinations ont FS et FP, et de quel Napoli s’agit-il ?',
    decision:
      'FS : la première de Brindisi et Taranto, l’autre reste historique. FP choisit sa base ; l’emplacement de l’autre ville intermédiaire s’ouvre. Napoli est Nord pour FB et FP, Sud pour NN, SFSM et SEPSA.',
  },
  D4: {
    question: 'Un jeton peut-il atteindre plusieurs destinations historiques ?',
    decision: 'Non ; un rang par jeton.',
  },
  D5: {
    question: 'Quand un emplacement réservé s’ouvre-t-il à tous ?',
    decision: 'Quand sa compagnie ferme ou fusionne.',
  },
  O1: {
    question: 'Quand l’ordre d’exploitation est-il fixé ?',
    decision: 'Jamais d’avance : on le cherche après chaque compagnie. Les régionales d’abord, par numéro.',
  },
  O2: {
    question: 'Comment commence une compagnie qui n’a pas encore de jeton ?',
    decision:
      'Le logo imprimé compte comme jeton pour les tuiles, et une gare de départ sans tuile reçoit d’abord la sienne ; le jeton de gare de départ, gratuit, est celui de ce tour.',
  },
  O3: {
    question: 'Peut-on toucher deux fois le même hexagone dans un tour ?',
    decision: 'Oui ; chaque pose doit être légale par elle-même.',
  },
  O4: {
    question: 'Que doivent garder et atteindre les améliorations ?',
    decision:
      'Une de valeur garde toute la voie, une amélioration de direction ce qui joint un voisin ; jamais moins d’emplacements que jetons et réserves n’en veulent, dans les cercles où ils sont. La voie nouvelle doit être atteinte ; sans voie nouvelle la gare. Une ville fermée par d’autres peut elle-même être améliorée.',
  },
  O5: {
    question: 'Emplacements réservés vides et jetons bourboniens arrêtent-ils un route de tuiles ?',
    decision:
      'Un emplacement vide, réservé ou de gare de départ, compte comme vide ; un jeton bourbonien comme un jeton d’autrui.',
  },
  O6: {
    question: 'Qu’est-ce qu’un route de jeton, et que coûte-t-il ?',
    decision:
      'Il joint la gare nouvelle à une gare propre, sans ville ni lieu hors carte entre elles ; aucun bout de voie, bord ou village deux fois, pas de demi-tour. Un bord nu coûte D10, sinon D40 par rivière et D60 pour une montagne. Un côté à lettre est un bord : a à e D10, f à h D40.',
  },
  O7: {
    question: 'Qu’arrête un col fermé avant la phase 3 ?',
    decision: 'Tout route, de tuiles, de jetons et de régionales ; la voie peut être posée jusque-là.',
  },
  O8: {
    question: 'Que valent les lieux hors carte ?',
    decision:
      'Il y faut un jeton ; deux hexagones rouges du même nom sont un lieu. Les valeurs vont par phases 1 et 2, 3 et 4, 5 et 6. Les emplacements libres de Roma s’ouvrent en phase 4.',
  },
  O9: {
    question: 'Combien de marqueurs apporte un route ?',
    decision:
      'Un par village jaune ou vert, deux par village marron ; les deux d’un double village joint, d’un jaune celui qui sert. Une ligne suivante reprend un village.',
  },
  O10: {
    question: 'Quand et à qui paie-t-on l’intérêt garanti ?',
    decision:
      'Seulement si chaque pose a servi, même si aucune n’était possible ; aux joueurs et aux autres compagnies. Le nombre de la tranche se paie en ducats par part, quelle que soit la cotation de départ ; une table peut choisir un pourcentage de la cotation de départ, fractions vers le bas pour chaque part.',
  },
  O11: {
    question: 'Que paie-t-on dans le tour qui finit la construction ?',
    decision: 'Pas d’intérêt ; la compagnie emploie les trains qu’elle a et doit finir le tour avec un.',
  },
  O12: {
    question: 'Quelle course compte ?',
    decision:
      'La meilleure : les X meilleures gares à jeton propre, jointes ou non, et D10 par marqueur jusqu’à Y. Ports, Falcon et Funicolare vont avec leur gare.',
  },
  O13: {
    question: 'Comment se partage un demi-dividende, et qui reçoit quoi ?',
    decision:
      'Un revenu de 130 donne 70 aux actionnaires et 60 à la trésorerie. Offre et trésorerie propre paient la compagnie, les parts d’autres compagnies celles-ci, la corbeille personne.',
  },
  O14: {
    question: 'Qui doit avoir un train, et qui en achète à qui ?',
    decision:
      'Seules les provisoires et définitives. On en achète autant qu’on veut ; entre majeures et nationales dès D1 si les deux présidents le veulent, les nationales à leur valeur ; le dernier train aussi. Celles en construction peuvent acheter, les gelées n’achètent ni ne vendent.',
  },
  O15: {
    question: 'Que peut acheter ou vendre une compagnie dans l’étape financière ?',
    decision:
      'D’abord des ventes comme en feraient les joueurs, puis un titre de 10 % : le sien de la corbeille, un autre de la corbeille ou de l’offre, 10 % de chacune, rien de vendu dans ce tour, rien en bleu ; en bleu foncé elle n’achète rien. Ses parts ne font jamais de président.',
  },
  O16: {
    question: 'Quand se font les ventes forcées, et que vend-on ?',
    decision:
      'Au début de l’étape financière, sans aucune limite, aussi en construction ou gelée : toutes les parts en bleu, et tout ce que tient une compagnie en bleu foncé.',
  },
  O17: {
    question: 'Quand et comment réunit-on l’argent d’urgence ?',
    decision:
      'Dans l’étape des trains, pour le moins cher de la banque seulement : argent de la trésorerie, ses parts à moitié prix, argent du président, ses parts à moitié prix, fractions vers le bas. Rien de plus qu’il ne faut ; régionales, cartes et concessions ne sont pas des parts. Une table peut choisir de le faire après l’étape financière : la compagnie qui ne peut payer y vend d’abord à la pleine cotation, et n’achète pas de parts sans train.',
  },
  O18: {
    question: 'Que se passe-t-il dans une banqueroute ?',
    decision:
      'Les avoirs vont à la corbeille sans limite, cartes et régionales aussi. En phases 1 à 4 ses propres concessions sont retirées et ces compagnies gèlent, sans train. Si la concession de sa compagnie est à un autre joueur, elle lui reste : celui qui a le plus de parts, au moins deux, prend la charge pour deux d’entre elles et finit l’achat ; tant qu’il n’y en a pas, personne ne décide pour elle. Dès la phase 5 le suivant qui a deux parts finit l’achat avec ce qui fut réuni ; sinon la compagnie ferme. Dans une nationale dont le président ne fait qu’agir, c’est ensuite le plus grand actionnaire restant qui agit.',
  },
  O19: { question: 'Et s’il reste un seul joueur ?', decision: 'La partie finit.' },
  O20: {
    question: 'Dans quel ordre va un tour ?',
    decision:
      'Tuiles, jeton, destination, intérêt ou course, dividende, cotation, trains, finance ; cartes et acquisitions à tout moment. En construction : ni course, ni dividende, ni commerce. Gelée : améliorations, course, demi-dividende, cotation, ventes forcées.',
  },
  O21: {
    question: 'Faut-il utiliser les poses, et le jeton veut-il une voie nouvelle ?',
    decision: 'Non ; on peut mêler les poses ou y renoncer, et le jeton ne veut pas de voie nouvelle.',
  },
  O22: {
    question: 'Les jetons hors carte commencent-ils des routes de tuiles ?',
    decision: 'Oui, à partir de chaque hexagone rouge de leur lieu.',
  },
  T1: {
    question: 'Comment paie le Funicolare ?',
    decision:
      'Par D20 pour chaque compagnie qui dessert son jeton à Torre Annunziata, dès que cette tuile a une voie vers le nord. Ce n’est pas une gare, il ne prend pas de capacité et ne compte jamais pour les régionales.',
  },
  T2: {
    question: 'Quels côtés du Vesuvio sont interdits ?',
    decision: 'Cinq ; celui vers Torre Annunziata est ouvert. C’est un cul-de-sac : ni tuile ni passage.',
  },
  T3: {
    question: 'Qu’y a-t-il au-delà des côtés extérieurs des cartes ?',
    decision:
      'Rien : ils sont fermés, sauf les côtés à lettre, qui mènent à la même lettre de l’autre carte. F27 et F29 ne prennent pas de tuiles.',
  },
  T4: {
    question: 'Que vaut un cercle sans tuile ni valeur imprimée ?',
    decision: 'Rien ; des jetons de gare de départ peuvent y être.',
  },
  T5: {
    question: 'Et les villages dont les côtés n’admettent plus de tuile ?',
    decision: 'Ils restent tels ; le jaune imprimé ne prend pas de tuile jaune.',
  },
  T6: {
    question: 'Quelles tuiles reçoivent les hexagones à lettre ?',
    decision:
      'P et L ne demandent que leur marron ; W, Nn, Ns, B et R n’en prennent pas d’autres que les leurs. Les hexagones sans lettre ne prennent pas de tuile à lettre.',
  },
  R1: {
    question: 'Où va le prix d’une régionale ?',
    decision: 'À sa trésorerie, en entier. De la corbeille on l’achète de même à tout prix dès la valeur nominale.',
  },
  R2: {
    question: 'Quand a lieu le round régional, et qui peut enchérir ?',
    decision:
      'Après le départ du PH5 du tour où la phase 5 a commencé ; la priorité reste. Offres comme pour les cartes, mais non de qui est à la limite de titres.',
  },
  R3: {
    question: 'Comment une régionale pose-t-elle des tuiles ?',
    decision:
      'Sur des route depuis sa gare de départ, sans égard aux jetons et à travers les villes ; une gare de départ sans tuile peut être posé d’abord. Une tuile gratuite, une seconde pour D30.',
  },
  R4: {
    question: 'Pour quelles tuiles une régionale reçoit-elle des marqueurs ?',
    decision:
      'Pour les jaunes et marron à village qu’elle pose elle-même, un par village, deux sur un double village ; rien pour les vertes et les compétitives.',
  },
  R5: {
    question: 'Quand paie-t-on les bonus d’une régionale ?',
    decision:
      'Chacune une fois, aussitôt, qui que ce soit qui a fait la liaison ; on regarde après chaque tuile et quand elle a son premier propriétaire.',
  },
  R6: {
    question: 'Que gagne une régionale, et doit-elle avoir un train ?',
    decision:
      'D10 par marqueur jusqu’à Y, en demi-dividende. Elle n’est pas tenue d’avoir un train. Elle en achète un par tour, de la banque ou, dès D1 avec accord, d’une autre régionale ; son propriétaire n’aide que si elle n’en a pas et ne peut en payer aucun, en argent seulement, pour un train de la banque seulement et seulement pour ce qui manque.',
  },
  R7: {
    question: 'Qui peut acquérir une régionale, et pour combien ?',
    decision:
      'Une compagnie jointe à sa gare de départ sans autre ville entre eux, ou qui y a un jeton, dès la phase 6, autant qu’elle veut, sans accord : pour la trésorerie, le revenu entière et la valeur nominale, avant de rien recevoir.',
  },
  R8: {
    question: 'Que fait une régionale à la corbeille ?',
    decision: 'Rien : ni tour ni bonus, et aucune compagnie ne l’acquiert.',
  },
  F1: {
    question: 'Quand se forment RM et RA ?',
    decision: 'Aussitôt après le rebut, RM d’abord, puis RA.',
  },
  F2: {
    question: 'Quatre peuvent fusionner, la consultation parle de trois. Comment se déroule-t-elle ?',
    decision:
      'On demande aux présidents dans l’ordre d’exploitation jusqu’à deux accords ; dès qu’il n’en reste que ce qu’il faut encore, ceux-là doivent accepter.',
  },
  F3: {
    question: 'Que sont les compagnies non lancées et fermées dans le vote ?',
    decision:
      'Les non lancées, ainsi qu’une compagnie commencée dès la phase 5 et sous 60 %, sont dernières, dans l’ordre imprimé, et acceptent. Les fermées sont hors : deux restantes fusionnent, une seule fusionne seule, sans aucune pas de nationale.',
  },
  F4: {
    question: 'Comment échange-t-on les parts, et qui reçoit le titre de président ?',
    decision:
      'Deux pour une, les deux compagnies ensemble, à partir du président de l’acheteuse. Le titre va au premier qui a quatre anciennes parts ; si personne ne les a, le plus gros actionnaire préside par intérim, et le prend pour deux parts dès qu’il les a. Action impaire lancée : la moitié de la cotation, fractions vers le bas ; on cède d’abord la non lancée.',
  },
  F5: {
    question: 'Qui échange après les joueurs, et que reste-t-il ?',
    decision:
      'Les autres compagnies, puis les trésoreries des fusionnées, l’impaire à la corbeille, puis la corbeille, l’impaire ôtée. Les parts de l’offre disparaissent ; ce qui reste est à la nationale, et un titre de président que nul n’a pris compte dans son propre échange.',
  },
  F6: {
    question: 'Et si toutes deux avaient la même chose ?',
    decision:
      'Deux jetons dans un lieu n’en font qu’un ; le reste se joint. Un second 10 % d’une autre compagnie se vend dans la prochaine étape financière.',
  },
  F7: {
    question: 'Que sont trafic et capacité ?',
    decision:
      'Le trafic est la somme des jetons et des marqueurs, la capacité celle des X et des Y de tous les trains. La nationale loue des PH6 jusqu’à être couverte, au moins un si elle n’a pas de train.',
  },
  F8: {
    question: 'Qu’est-ce qu’un train loué ?',
    decision:
      'Il roule et compte comme possédé mais ne se vend pas. Tant que tous ne sont pas payés la nationale retient sans bouger, paie en entier à l’étape des trains tous ceux qu’elle peut et n’achète rien d’autre ; elle n’acquiert pas de régionale avec l’argent qui en paierait un. Les locations ne causent pas d’urgence.',
  },
  F9: {
    question: 'La nationale opère-t-elle dans le tour où elle se forme ?',
    decision:
      'Seulement si aucune des deux ne l’a fait ; l’acheteuse du PH6 compte comme ayant opéré. Si la compagnie qui opère fusionne, son tour finit.',
  },
  F10: {
    question: 'Où commence la cotation d’une nationale, et comment est son tour ?',
    decision:
      'Dans la case de la plus chère, à cotation égaux de celle qui précède, sous la pile ; deux non lancées : D100. Quatre poses, trains à leur valeur seulement.',
  },
  F11: {
    question: 'Et les parts tenues par d’autres compagnies ?',
    decision: 'Elles s’échangent comme celles des joueurs, après eux, dans l’ordre d’exploitation.',
  },
  F12: {
    question: 'Et si aucun joueur ne tient de part de la nationale ?',
    decision:
      'Elle n’opère pas. Son titre de président s’achète à sa trésorerie comme action d’un round de bourse, pour le double de la cotation, qui va à cette trésorerie.',
  },
  F13: {
    question: 'Une compagnie non lancée a-t-elle un jeton ?',
    decision:
      'Le logo imprimé de sa gare de départ compte : la nationale y pose un jeton sans frais. Ses emplacements réservés s’ouvrent. La SFM n’a alors pas de gare de départ.',
  },
  A1: {
    question: 'Qui répond d’abord quand plusieurs le doivent ?',
    decision:
      'Celui dont la part en est cause, puis l’ordre d’exploitation pour les compagnies, celui de bourse pour les joueurs.',
  },
  A2: {
    question: 'Une offre refusée peut-elle être refaite ?',
    decision: 'Pas dans le même tour au même prix ou à moins.',
  },
  A3: {
    question: 'Pose-t-on une question qui n’a qu’une réponse légale ?',
    decision: 'Non, elle se donne d’elle-même.',
  },
  E1: {
    question: 'Quand la banque saute-t-elle, et ensuite ?',
    decision:
      'Quand un paiement la vide. On finit la série de rounds d’opération, depuis un round de bourse la suivante ; on paie encore, et l’argent qui rentre ne change rien.',
  },
  E2: {
    question: 'Qu’est-ce que la fortune, et à égalité ?',
    decision:
      'Argent, parts à la cotation, régionales à la valeur nominale ; biens des compagnies, cautions et cartes rien. Les égaux gagnent ensemble.',
  },
  E3: {
    question: 'Et si plus rien ne bouge ?',
    decision:
      'Une série où personne ne pouvait faire autre chose que passer et où l’argent n’a pas bougé finit la partie.',
  },
};
