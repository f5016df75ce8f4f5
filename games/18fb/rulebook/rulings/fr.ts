import type { RulingTexts } from './en.ts';

/** Comment sont tranchées les questions que les règles laissent ouvertes. */
export const fr: RulingTexts = {
  N1: {
    question: 'La « Tronto a Taranto » de la liste de la RA est-elle une autre compagnie ?',
    decision: 'Non. C’est la LTF, de Tronto à Foggia.',
  },
  N2: { question: 'Y a-t-il six compagnies régionales ou sept ?', decision: 'Il y en a sept.' },
  N3: {
    question: 'Laquelle des deux compagnies est la Ferrovia delle Calabrie ?',
    decision:
      'Les deux portent ce nom : la FC est la majeure de Cosenza, la FdC est la régionale de Reggio, montrée ici comme Ferrovie della Calabria.',
  },
  N4: {
    question: 'La Ferrovia et les Ferrovie delle Puglie sont-elles deux compagnies ?',
    decision: 'Non, il n’y en a qu’une : la FP. Campoli, en K44, reste tel qu’il est imprimé.',
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
    decision: 'Il n’y en a pas ; à l’unification, seules comptent les concessions de chemin de fer.',
  },
  N8: {
    question: 'L’intérêt se paie « seulement dans les cas suivants », et il n’en suit qu’un. Y en a-t-il d’autres ?',
    decision: 'Non, il n’y a que celui-là.',
  },
  N9: {
    question: 'Que sont l’Initial Offering, un revenu retiré et une compagnie en banqueroute ?',
    decision:
      'L’Initial Offering est l’offre initiale ; retirer le revenu, c’est le garder en trésorerie ; une compagnie est en banqueroute quand son président l’est.',
  },
  N10: {
    question: 'Qu’est-ce qui remplace les deux images absentes, celle des états et celle des étapes d’un tour ?',
    decision: 'Les précisions G8 et G9 remplacent celle des états, et la précision O20 celle des étapes.',
  },
  P1: {
    question: 'Combien d’argent y a-t-il dans la banque ?',
    decision: 'Il y a D12 000 en tout, dont D3 000 vont aux joueurs.',
  },
  P2: { question: 'Y a-t-il une limite de trains ?', decision: 'Non, pour aucune compagnie.' },
  P3: {
    question: 'Quand le nombre de poses d’une compagnie est-il fixé ?',
    decision:
      'Une fois pour toutes à son lancement : à la vente du titre de président en phases 1 à 4, à 60 % vendus dès la phase 5.',
  },
  P4: {
    question: 'Les cotations de départ précédentes restent-elles ouvertes quand de nouvelles s’ajoutent ?',
    decision: 'Oui, toutes.',
  },
  P5: {
    question: 'Quand commence une phase, et que deviennent les trains éliminés ?',
    decision:
      'Une phase commence dès le premier achat de son train, au milieu du tour de la compagnie qui l’achète. Les trains éliminés partent sans indemnisation, même ceux du dépôt de la banque ; les trains régionaux convertis ne sont jamais éliminés.',
  },
  P6: {
    question: 'Quand le premier train PH5 est-il retiré, et que se passe-t-il si la pile est vide ?',
    decision:
      'À la fin du round d’opération où la phase 5 a commencé, avant le round régional. Si la pile se vide, les PH6 sont mis en vente, mais seul un achat fait commencer la phase 6.',
  },
  P7: {
    question: 'Que coûtent les trains du dépôt de la banque ?',
    decision: 'Ils coûtent leur valeur imprimée ; la banque les vend en même temps que ceux de la pile.',
  },
  P8: {
    question: 'Quand vend-on les trains régionaux ?',
    decision:
      'Les 0+4 dès la phase 5 et les 0+6 dès la phase 6, en parallèle ; une table peut choisir que les 0+6 attendent que les 0+4 soient épuisés. Ces trains ne font pas commencer de phase et ne sont jamais éliminés.',
  },
  P9: {
    question: 'La phase 3 réduit-elle de moitié les cautions déjà payées ?',
    decision:
      'Non, elle ne réduit que celles des concessions prises pendant cette phase ; les autres sont rendues comme elles ont été payées.',
  },
  P10: {
    question: 'Dans quel ordre viennent les effets d’une nouvelle phase ?',
    decision:
      'L’élimination des trains vient d’abord. En phase 5, les compagnies dont le titre de président est à la corbeille ferment ; puis l’unification attribue les présidences ; puis les cartes, les concessions et les jetons bourboniens partent ; les états changent ; enfin, la SFM et les trains régionaux arrivent. En phase 6, la RM se forme, puis la RA.',
  },
  P11: {
    question: 'Les tuiles, les jetons et les marqueurs sont-ils limités ?',
    decision:
      'Les tuiles sont limitées par la liste, et une tuile remplacée redevient disponible ; les jetons sont limités par le plateau ; les marqueurs de village ne le sont pas.',
  },
  P12: { question: 'Qui commence le round politique ?', decision: 'Le joueur que le sort désigne.' },
  M1: {
    question: 'Comment agit un rebord ?',
    decision:
      'Une vente fait descendre le marqueur d’une ligne par part ; pour quitter une case de rebord, il faut qu’il reste au moins deux parts à décompter, sinon le marqueur s’y arrête. Les deux rebords peuvent agir dans une même vente.',
  },
  M2: {
    question: 'Que se passe-t-il s’il n’y a pas de case à droite, ou à gauche ?',
    decision:
      'S’il n’y en a pas à droite, le marqueur monte d’une ligne. S’il n’y en a pas à gauche, il descend d’une ligne ; tout en bas, il ne bouge pas. Les rebords n’agissent pas ici.',
  },
  M3: {
    question: 'Quelles ventes font baisser une cotation ?',
    decision: 'Seulement celles des joueurs pendant un round de bourse.',
  },
  M4: {
    question: 'Que compare-t-on à la cotation après un dividende ?',
    decision:
      'On compare la somme distribuée, c’est-à-dire tout le revenu ou sa moitié arrondie vers le haut, à la cotation d’une part. Si elle est égale ou plus grande, le marqueur va à droite ; si elle est plus petite, il ne bouge pas ; si le revenu est gardé ou nul, il va à gauche.',
  },
  M5: {
    question: 'Quand toutes les parts d’une compagnie sont-elles vendues ?',
    decision:
      'Quand il n’y en a plus ni dans l’offre initiale ni à la corbeille ; celles que détiennent des compagnies comptent comme vendues. Les compagnies non lancées, en construction ou gelées ne montent pas ; les autres montent dans l’ordre d’opération.',
  },
  M6: {
    question: 'Où va un marqueur qui entre dans une case occupée ?',
    decision: 'Tout marqueur qui bouge va sous la pile ; celui qui ne bouge pas garde sa place.',
  },
  M7: {
    question: 'Une cotation de D300 met-elle aussitôt fin à la partie ?',
    decision:
      'Oui, dès ce mouvement. Les hausses d’après un round de bourse forment un seul événement et ont toutes lieu.',
  },
  M8: {
    question: 'Comment se déplace la cotation d’une compagnie en construction ?',
    decision:
      'Si l’intérêt est payé, elle ne bouge pas ; sinon, elle recule vers la gauche. Elle ne va jamais à droite.',
  },
  C1: {
    question: 'Qu’est-ce qui compte pour la limite de titres ?',
    decision:
      'Un titre de président et un titre régional comptent chacun pour un ; les cartes et les concessions ne comptent pas.',
  },
  C2: {
    question: 'Que se passe-t-il si un joueur dépasse une limite sans l’avoir voulu ?',
    decision:
      'À son tour suivant dans un round de bourse, il doit vendre autant que les règles le lui permettent, et il n’achète rien avant.',
  },
  C3: {
    question: 'Comment un titre de président arrive-t-il à la corbeille ?',
    decision: 'Seulement par une banqueroute en phases 1 à 4 ; il la quitte avec la concession, voir G5, ou selon O18.',
  },
  C4: {
    question: 'Un président peut-il vendre au point d’avoir moins que son titre ?',
    decision:
      'Seulement si un autre joueur peut prendre la présidence ; celui-ci lui donne deux de ses parts en échange du titre.',
  },
  C5: {
    question: 'De quelles compagnies peut-on vendre des parts ?',
    decision:
      'De celles qui ne sont pas en construction et ont déjà eu un tour hors construction. Une compagnie que la phase 5 a fait passer en exploitation définitive, ou qui a été créée depuis, doit d’abord avoir un tel tour.',
  },
  C6: {
    question: 'Les joueurs peuvent-ils acheter à la trésorerie d’une compagnie ?',
    decision:
      'Non ; la trésorerie dont parle la dernière phrase de 3.2.4 est l’offre initiale. La seule exception est F12.',
  },
  C7: {
    question: 'Quand un joueur passe-t-il, et quand finit un round de bourse ?',
    decision:
      'Un joueur passe s’il ne vend rien et ne fait aucune action. Il peut agir de nouveau plus tard ; le round finit quand tous ont passé d’affilée, et le premier d’entre eux reçoit la priorité.',
  },
  C8: {
    question: 'Comment vend-on plusieurs parts d’une compagnie, et que ne peut-on pas racheter ?',
    decision:
      'On les vend en une fois, à une seule cotation. Le joueur ne peut alors racheter aucun titre de cette compagnie jusqu’à la fin du round, pas même celui de président, mais il peut prendre une concession seule.',
  },
  C9: {
    question: 'Comment vend-on des parts de plusieurs compagnies dans un tour ?',
    decision:
      'On vend une compagnie après l’autre et l’on achève chaque vente avant la suivante ; la limite de la corbeille est vérifiée après chacune.',
  },
  C10: {
    question: 'Que deviennent les tours d’un joueur éliminé ?',
    decision: 'On le saute partout ; s’il avait la priorité, elle va au suivant.',
  },
  K1: {
    question: 'Comment se déroulent les enchères ?',
    decision:
      'La première enchère est le coût imprimé ou plus, par pas de D5 ; les suivantes ajoutent au moins D5. Celui qui a choisi la carte peut passer et laisser les autres ouvrir ; un joueur qui passe sort de cette enchère.',
  },
  K2: {
    question: 'Que se passe-t-il si personne ne veut d’une carte ?',
    decision:
      'Le choix passe quand même au suivant. La carte va à la corbeille, où elle coûte son prix imprimé et ne rapporte à personne.',
  },
  K3: {
    question: 'D’où vient la part gratuite des cartes 6 à 8, et où va l’excédent de l’enchère ?',
    decision:
      'La part vient de l’offre initiale, une seule fois ; ce qui dépasse le coût va à la trésorerie de la compagnie et y reste. Une carte achetée à la corbeille ne laisse pas d’excédent.',
  },
  K4: {
    question: 'Quelle caution Bayard réduit-il de moitié ?',
    decision:
      'Celle qui est réellement due, y compris en phase 3, avec une autre carte ou pour une concession reprise ; on arrondit à l’inférieur. Ce qu’on rend dépend de ce qui a été payé.',
  },
  K5: {
    question: 'Pour quelle compagnie, et pendant combien de temps, Melisurgo relève-t-il la tranche ?',
    decision:
      'Pour une seule, tant qu’elle est en construction, gelée ou non, et jamais au-delà de E. Pour la compagnie d’un autre joueur, voir K14.',
  },
  K6: {
    question: 'Quand et comment Panfilo interrompt-il ?',
    decision:
      'Quand un autre joueur annonce, pendant un round de bourse, l’achat d’une concession ou d’un titre ; on n’interroge le propriétaire de la carte que s’il a le droit d’acheter et peut payer aussitôt. Il paie comme d’ordinaire, sans le rabais d’une autre carte, sauf son propre Bayard. Ce n’est pas son tour, et cela ne compte pas comme une action dans la suite des joueurs qui passent ; le joueur interrompu agit ensuite de nouveau. On pose une question par achat annoncé, et la carte sert une fois dans la partie.',
  },
  K7: {
    question: 'Pour qui, et pendant combien de temps, comptent les bonus de Falcon ?',
    decision:
      'Pour un seul chemin de fer, nommé quand on joue la carte, celui du propriétaire ou d’un autre joueur (K14), là où il dessert un jeton : 30 à Benevento, 10 à Pontecorvo. Ces bonus survivent à la phase 5, se transmettent lors d’une fusion et disparaissent avec la compagnie.',
  },
  K8: {
    question: 'Comment remplace-t-on un jeton bourbonien, et quelles cartes ferment alors ?',
    decision:
      'C’est le jeton du tour de la compagnie, selon les règles et aux frais ordinaires ; si elle est à un autre joueur, son président doit être d’accord (K14), et une compagnie gelée ne le peut jamais. Les cartes 6 à 8 ferment, Delahante reste en jeu ; les cartes utilisées continuent de rapporter, sauf si elles disent autre chose.',
  },
  K9: {
    question: 'Qu’est-ce que la valeur réduite suivante des cartes 6 à 8 ?',
    decision:
      'C’est la seconde caution imprimée en phases 1 et 2, et rien en phase 3. Elle ne vaut que pour la première attribution, et d’autres joueurs peuvent prendre la concession à la caution ordinaire.',
  },
  K10: {
    question: 'Les jetons bourboniens occupent-ils leurs emplacements ?',
    decision:
      'Oui, jusqu’à ce qu’on les remplace. À la phase 5, ceux qui restent partent, et leurs emplacements s’ouvrent à tous.',
  },
  K11: {
    question: 'Quand les joueurs peuvent-ils se vendre des cartes ?',
    decision:
      'Seulement pendant un round de bourse, comme action de l’acheteur, à tout prix entier à partir de D0 ; jamais à des compagnies.',
  },
  K12: {
    question: 'Qui prend quelle place après les enchères ?',
    decision:
      'Les places suivent l’argent qui reste à chacun ; à égalité, l’ordre ne change pas. Le plus riche a la priorité.',
  },
  K13: {
    question: 'Quand baisse le revenu des cartes 6 à 8 ?',
    decision:
      'Quand la compagnie pose son premier jeton après celui de la gare de départ, à partir du paiement suivant, quel que soit son président.',
  },
  K14: {
    question: 'Comment le propriétaire d’une carte l’utilise-t-il pour la compagnie d’un autre joueur ?',
    decision:
      'Il la prête à cette compagnie quand c’est à lui de répondre, pendant un round de bourse ou le tour d’une de ses compagnies, chaque carte une fois par tour ; il peut la reprendre pendant un autre tour. Melisurgo et Falcon, une fois prêtés, servent au début du tour de la compagnie, sans question ; un jeton bourbonien est remplacé si le président le veut. Un président peut aussi demander une carte qui n’est pas prêtée ; un refus vaut pour tout le tour.',
  },
  G1: {
    question: 'Que comprend la prise d’une concession ?',
    decision:
      'C’est une seule action : payer la caution, fixer la cotation de départ et acheter le titre de président. Il faut assez d’argent pour le tout et de la place sous la limite de titres.',
  },
  G2: {
    question: 'Quand la concession de la FST est-elle sans caution ?',
    decision: 'Dès que quelqu’un a pris une fois la concession de la LTF ; on ne rend rien pour cela.',
  },
  G3: {
    question: 'Comment et quand se fait une prise de contrôle en phases 1 à 4 ?',
    decision:
      'Il faut 20 points de plus que le président ; on le vérifie après chaque changement, même pour les compagnies gelées. La présidence va à celui qui a le plus de parts, puis, à égalité, au premier après le président dans l’ordre de bourse.',
  },
  G4: {
    question: 'Que devient la concession dans une prise de contrôle ?',
    decision:
      'Elle va à la corbeille, et ce qui reste de la caution est perdu. Le nouveau président peut la prendre aussitôt aux conditions de G5 ; sinon, la compagnie est gelée.',
  },
  G5: {
    question: 'Qui peut acheter une concession à la corbeille, et pour combien ?',
    decision:
      'Tout joueur que personne ne dépasse de 20 points. La présidence ne change pas, sauf si le titre de président est à la corbeille : il s’achète alors avec la concession, pour le double de la cotation. On paie la caution ordinaire pour une compagnie en construction ou en exploitation provisoire, rien pour une compagnie en exploitation définitive.',
  },
  G6: {
    question: 'À qui compare-t-on un joueur qui n’est pas président, ou qui n’a pas la concession ?',
    decision:
      'Pour retirer une concession, on compare avec son propriétaire ; pour changer la présidence, on compare avec le président. Un nouveau président qui possède la concession la garde.',
  },
  G7: {
    question: 'Comment rend-on la caution ?',
    decision:
      'La moitié, arrondie à l’inférieur, est rendue à la destination intermédiaire et le reste à la destination finale, au propriétaire du moment et d’après ce qu’il a payé. Une caution payée pendant l’exploitation provisoire est rendue en entier à la destination finale.',
  },
  G8: {
    question: 'Le texte se contredit : une compagnie gelée peut-elle poser de la voie ?',
    decision:
      'Elle peut améliorer des tuiles, mais ne pose ni tuile nouvelle ni jeton, pas même celui de la gare de départ. Elle paie toujours la moitié de son revenu, n’achète ni ne vend de trains, n’est pas obligée d’en avoir un, ne donne pas droit à l’intérêt et ne vend des parts que si elle y est forcée.',
  },
  G9: {
    question: 'Quel est l’état d’une compagnie sous le gel ?',
    decision:
      'Celui qu’elle avait : elle le garde et y revient. Même gelée pendant sa construction, elle fait rouler les trains qu’elle a.',
  },
  G10: {
    question: 'Peut-on acheter des parts d’une compagnie en construction ?',
    decision: 'Oui, dans l’offre initiale, à la cotation de départ.',
  },
  G11: {
    question: 'Que fait une compagnie gelée sans président ?',
    decision:
      'Elle n’améliore rien ; d’elle-même, elle fait rouler ses trains, paie la moitié de son revenu et vend ce qu’elle doit vendre.',
  },
  U1: {
    question: 'Qui devient président à l’unification ?',
    decision:
      'Le joueur qui a le plus de parts, au moins 20 %. À égalité, on préfère celui qui n’a pas la concession de la compagnie, puis celui qui a le moins de concessions, puis le premier après l’ancien président. Celui-ci n’a pas d’autre avantage.',
  },
  U2: {
    question: 'Quand la présidence change-t-elle ensuite ?',
    decision: 'Quand un joueur a 10 points de plus que le président ; à égalité, le président le reste.',
  },
  U3: {
    question: 'Que deviennent les états à la phase 5 ?',
    decision:
      'Les compagnies en construction, en exploitation provisoire ou gelées passent en exploitation définitive ; ce qui reste des cautions est perdu.',
  },
  U4: {
    question: 'Comment une compagnie est-elle lancée dès la phase 5, et quel est son capital entier ?',
    decision:
      'Elle est lancée quand 60 % sont vendus ; la banque complète le produit de ses parts jusqu’à dix fois la cotation de départ, et les parts restantes vont à la corbeille. L’excédent payé pour une carte s’y ajoute.',
  },
  U5: {
    question: 'Quel est l’état des compagnies créées dès la phase 5 ?',
    decision: 'Elles sont en exploitation définitive dès le début.',
  },
  U6: {
    question: 'Qui finit le tour si la présidence y change ?',
    decision: 'Le nouveau président.',
  },
  U7: {
    question: 'Où et quand la SFM pose-t-elle son jeton de départ, et pour quoi reçoit-elle des bonus ?',
    decision:
      'À l’achat de son titre de président, sans frais, dans une ville qui a un emplacement libre et réservé à personne ; ce n’est pas le jeton du premier tour. Elle reçoit un bonus pour chaque jeton suivant posé dans une ville jaune sans aucun jeton.',
  },
  U8: {
    question: 'Une compagnie lancée pendant un round d’opération y opère-t-elle ?',
    decision: 'Oui, si son rang dans l’ordre n’est pas encore passé.',
  },
  D1: {
    question: 'Qu’est-ce qui atteint une destination, et que se passe-t-il si la finale vient d’abord ?',
    decision:
      'Seul un jeton l’atteint, dans n’importe quel emplacement. La destination finale ne change rien tant que l’intermédiaire n’est pas atteinte ; les deux passages se font alors ensemble.',
  },
  D2: {
    question: 'Le jeton qui met fin à la construction apporte-t-il son bonus ?',
    decision:
      'Oui : l’état change d’abord, le bonus vient ensuite. Les jetons posés avant et celui de la gare de départ n’apportent rien plus tard.',
  },
  D3: {
    question: 'Quelles destinations ont la FS et la FP, et de quel Napoli s’agit-il ?',
    decision:
      'Pour la FS, c’est la première atteinte de Brindisi et Taranto ; l’autre reste une destination historique. La FP choisit sa gare de départ ; l’emplacement de l’autre ville intermédiaire s’ouvre à tous. Napoli est Napoli Nord pour la FB et la FP, Napoli Sud pour la NN, la SFSM et la SEPSA.',
  },
  D4: {
    question: 'Un jeton peut-il atteindre plusieurs destinations historiques ?',
    decision: 'Non ; un jeton fait monter la cotation d’une seule ligne.',
  },
  D5: {
    question: 'Quand un emplacement réservé s’ouvre-t-il à tous ?',
    decision: 'Quand sa compagnie ferme ou fusionne.',
  },
  O1: {
    question: 'Quand l’ordre d’opération est-il fixé ?',
    decision:
      'Jamais d’avance : il est redéterminé après chaque compagnie. Les régionales opèrent d’abord, par numéro.',
  },
  O2: {
    question: 'Comment commence une compagnie qui n’a pas encore de jeton ?',
    decision:
      'Le logo imprimé compte comme un jeton pour les tuiles, et une gare de départ sans tuile reçoit d’abord la sienne ; le jeton de départ, gratuit, est celui de ce tour.',
  },
  O3: {
    question: 'Peut-on toucher deux fois le même hexagone dans un tour ?',
    decision: 'Oui ; chaque pose doit être permise pour elle-même.',
  },
  O4: {
    question: 'Que doivent garder et atteindre les améliorations ?',
    decision:
      'Une amélioration de valeur garde toute la voie, une amélioration de direction ce qui est relié à un voisin ; il ne reste jamais moins d’emplacements qu’il n’en faut aux jetons et aux réservations, dans les cercles où ils sont. La voie nouvelle doit être atteinte ; sans voie nouvelle, c’est la gare qui doit l’être. Une ville fermée par d’autres peut elle-même être améliorée.',
  },
  O5: {
    question: 'Les emplacements réservés vides et les jetons bourboniens arrêtent-ils une route de tuiles ?',
    decision:
      'Un emplacement vide, réservé ou de départ, compte comme vide ; un jeton bourbonien compte comme celui d’une autre compagnie.',
  },
  O6: {
    question: 'Qu’est-ce qu’une route de jeton, et que coûte-t-elle ?',
    decision:
      'Elle relie la nouvelle gare à une gare de la compagnie, sans ville ni lieu hors carte entre elles ; elle n’emprunte deux fois ni voie, ni bord, ni village, et ne fait pas demi-tour. Un bord nu coûte D10, les autres D40 par rivière et D60 pour une montagne. Un côté à lettre est un seul bord : D10 de a à e, D40 de f à h.',
  },
  O7: {
    question: 'Qu’arrête un col fermé avant la phase 3 ?',
    decision:
      'Toutes les routes, celles des tuiles, des jetons et des régionales ; on peut poser de la voie jusqu’au col.',
  },
  O8: {
    question: 'Comment fonctionnent les lieux hors carte ?',
    decision:
      'Il faut y avoir un jeton ; deux hexagones rouges du même nom forment un seul lieu. Leur valeur change avec la phase : phases 1 et 2, 3 et 4, 5 et 6. Les emplacements libres de Roma s’ouvrent en phase 4.',
  },
  O9: {
    question: 'Combien de marqueurs apporte une route ?',
    decision:
      'Un par village jaune ou vert, deux par village marron ; un double village aux voies reliées en donne pour ses deux villages, un double village jaune pour celui qui sert. Une autre ligne peut compter le même village de nouveau.',
  },
  O10: {
    question: 'Quand et à qui paie-t-on l’intérêt garanti ?',
    decision:
      'Seulement si toutes les poses ont servi, même quand aucune n’était possible ; on paie les joueurs et les autres compagnies. Le nombre de la tranche est la somme payée par part, quelle que soit la cotation de départ ; une table peut choisir qu’il soit un pourcentage de cette cotation, arrondi à l’inférieur pour chaque part.',
  },
  O11: {
    question: 'Que paie-t-on dans le tour où la construction finit ?',
    decision:
      'On ne paie pas d’intérêt ; la compagnie fait rouler les trains qu’elle a et doit finir le tour avec un train.',
  },
  O12: {
    question: 'Quel revenu compte ?',
    decision:
      'Le meilleur : les X meilleures gares où la compagnie a un jeton, reliées ou non, et D10 par marqueur jusqu’à Y marqueurs. Les ports, Falcon et le Funicolare comptent avec leur gare.',
  },
  O13: {
    question: 'Comment se partage un demi-dividende, et qui reçoit quoi ?',
    decision:
      'Un revenu de 130 donne 70 aux actionnaires et 60 à la trésorerie. Les parts de l’offre initiale et de sa propre trésorerie rapportent à la compagnie, celles d’une autre compagnie à cette autre compagnie, celles de la corbeille à personne.',
  },
  O14: {
    question: 'Qui doit avoir un train, et qui en achète à qui ?',
    decision:
      'Seules les compagnies en exploitation provisoire ou définitive doivent en avoir un. On en achète autant qu’on veut. Les majeures et les nationales s’en vendent à partir de D1, même le dernier, si les deux présidents le veulent ; avec une nationale, c’est à la valeur imprimée. Une compagnie en construction peut en acheter, une compagnie gelée n’en achète ni n’en vend.',
  },
  O15: {
    question: 'Que peut acheter ou vendre une compagnie dans l’étape financière ?',
    decision:
      'Elle vend d’abord ce que des joueurs pourraient vendre, puis achète un titre de 10 % : un des siens à la corbeille, ou celui d’une autre à la corbeille ou dans l’offre initiale. Elle détient au plus 10 % de chacune et n’achète rien de ce qu’elle a vendu dans ce tour ni rien de coté en bleu ; cotée elle-même en bleu foncé, elle n’achète rien. Ses parts ne comptent jamais pour une présidence.',
  },
  O16: {
    question: 'Quand se font les ventes forcées, et que vend-on ?',
    decision:
      'Au début de l’étape financière, sans aucune limite, même en construction ou gelée : toutes les parts cotées en bleu, et tout ce que détient une compagnie cotée en bleu foncé.',
  },
  O17: {
    question: 'Quand et comment réunit-on l’argent d’une acquisition forcée ?',
    decision:
      'Pendant l’étape des trains, et seulement pour le train le moins cher de la banque : d’abord l’argent de la trésorerie, puis ses parts à moitié prix, puis l’argent du président, enfin ses parts à moitié prix, arrondi à l’inférieur. On ne vend rien de plus qu’il ne faut ; les régionales, les cartes et les concessions ne sont pas des parts. Une table peut choisir de le faire après l’étape financière : une compagnie qui ne peut pas payer avant y vend à la pleine cotation, et n’achète pas de parts tant qu’elle n’a pas de train.',
  },
  O18: {
    question: 'Que se passe-t-il dans une banqueroute ?',
    decision:
      'Tout ce que détient le joueur va à la corbeille sans limite, y compris ses cartes et ses régionales. En phases 1 à 4, ses propres concessions sont retirées et les compagnies concernées sont gelées, sans acheter de train. Si la concession d’une de ses compagnies appartient à un autre joueur, elle lui reste : le joueur qui a le plus de parts, deux au moins, en échange deux contre la présidence et achève l’achat ; tant qu’il n’y en a pas, personne ne décide pour la compagnie. Dès la phase 5, le suivant qui a deux parts achève l’achat avec ce qui a été réuni ; sinon, la compagnie ferme. Si une nationale avait un président par intérim, le plus gros actionnaire restant le remplace.',
  },
  O19: { question: 'Que se passe-t-il s’il ne reste qu’un joueur ?', decision: 'La partie finit.' },
  O20: {
    question: 'Dans quel ordre se déroule un tour ?',
    decision:
      'Tuiles, jeton, destination, intérêt ou mouvement des trains, dividende, cotation, achat de trains, étape financière ; les cartes et les acquisitions sont possibles à tout moment. En construction, il n’y a ni mouvement des trains, ni dividende, ni achat ou vente de parts. Une compagnie gelée n’a que les améliorations, le mouvement des trains, le demi-dividende, la cotation et les ventes forcées.',
  },
  O21: {
    question: 'Faut-il utiliser toutes les poses, et le jeton demande-t-il une voie nouvelle ?',
    decision: 'Non ; on peut mêler les poses ou y renoncer, et le jeton ne demande pas de voie nouvelle.',
  },
  O22: {
    question: 'Les jetons hors carte sont-ils le départ de routes de tuiles ?',
    decision: 'Oui, à partir de chaque hexagone rouge de leur lieu.',
  },
  T1: {
    question: 'Que rapporte le Funicolare ?',
    decision:
      'Il rapporte D20 à chaque compagnie qui dessert son jeton à Torre Annunziata, dès que cette tuile a une voie vers le nord. Ce n’est pas une gare ; il n’utilise pas de capacité et ne compte jamais pour les régionales.',
  },
  T2: {
    question: 'Quels côtés du Vesuvio sont interdits ?',
    decision:
      'Cinq côtés ; celui qui donne sur Torre Annunziata est ouvert. C’est un cul-de-sac : il n’y a ni tuile ni passage.',
  },
  T3: {
    question: 'Qu’y a-t-il au-delà des côtés extérieurs des cartes ?',
    decision:
      'Rien : ils sont fermés, sauf les côtés à lettre, qui mènent à la même lettre de l’autre carte. F27 et F29 ne reçoivent pas de tuile.',
  },
  T4: {
    question: 'Que vaut un cercle sans tuile ni valeur imprimée ?',
    decision: 'Il ne vaut rien, mais un jeton de départ peut s’y trouver.',
  },
  T5: {
    question: 'Que deviennent les villages dont les côtés n’admettent plus de tuile ?',
    decision: 'Ils restent tels quels ; un hexagone jaune imprimé ne reçoit pas de tuile jaune.',
  },
  T6: {
    question: 'Quelles tuiles reçoivent les hexagones à lettre ?',
    decision:
      'P et L ne demandent que leur tuile marron ; W, Nn, Ns, B et R ne reçoivent que leurs propres tuiles. Les hexagones sans lettre ne reçoivent pas de tuile à lettre.',
  },
  R1: {
    question: 'Où va le prix d’une régionale ?',
    decision:
      'À sa trésorerie, en entier. On l’achète de même à la corbeille, à tout prix à partir de la valeur nominale.',
  },
  R2: {
    question: 'Quand a lieu le round régional, et qui peut enchérir ?',
    decision:
      'Après le retrait du train PH5, à la fin du round où la phase 5 a commencé ; la priorité ne change pas. On enchérit comme pour les cartes, mais un joueur qui a atteint la limite de titres n’enchérit pas.',
  },
  R3: {
    question: 'Comment une régionale pose-t-elle des tuiles ?',
    decision:
      'Sur des routes depuis sa gare de départ, sans égard aux jetons et à travers les villes ; si sa gare de départ n’a pas de tuile, elle peut d’abord la poser. Une tuile est gratuite, une seconde coûte D30.',
  },
  R4: {
    question: 'Pour quelles tuiles une régionale reçoit-elle des marqueurs ?',
    decision:
      'Pour les tuiles de village jaunes et marron qu’elle pose elle-même, un marqueur par village, donc deux sur un double village ; rien pour les vertes et les améliorations de direction.',
  },
  R5: {
    question: 'Quand paie-t-on les bonus d’une régionale ?',
    decision:
      'Chacun une fois et aussitôt, quel que soit l’auteur de la liaison ; on le vérifie après chaque tuile, et quand la régionale a son premier propriétaire.',
  },
  R6: {
    question: 'Que gagne une régionale, et doit-elle avoir un train ?',
    decision:
      'Elle gagne D10 par marqueur jusqu’à Y marqueurs, en demi-dividende. Elle n’est pas obligée d’avoir un train. Elle en achète un par tour, à la banque ou, à partir de D1 et d’un commun accord, à une autre régionale. Son propriétaire ne l’aide que si elle n’en a pas et ne peut en payer aucun, en argent seulement, pour un train de la banque et seulement pour ce qui manque.',
  },
  R7: {
    question: 'Qui peut acquérir une régionale, et pour combien ?',
    decision:
      'Dès la phase 6, une compagnie reliée à sa gare de départ sans autre ville entre elles, ou qui y a un jeton, peut en acquérir autant qu’elle veut, sans accord. Elle paie la trésorerie, le revenu entier et la valeur nominale de la régionale, avant d’en recevoir quoi que ce soit.',
  },
  R8: {
    question: 'Que fait une régionale à la corbeille ?',
    decision: 'Rien : elle n’a ni tour ni bonus, et aucune compagnie ne peut l’acquérir.',
  },
  F1: {
    question: 'Quand se forment la RM et la RA ?',
    decision: 'Aussitôt après l’élimination des trains, la RM d’abord, puis la RA.',
  },
  F2: {
    question: 'Quatre compagnies peuvent fusionner, la consultation parle de trois. Comment se déroule-t-elle ?',
    decision:
      'On interroge les présidents dans l’ordre d’opération, jusqu’à ce que deux aient accepté. Dès qu’il ne reste pas plus de compagnies qu’il n’en faut encore, celles-là doivent fusionner.',
  },
  F3: {
    question: 'Quelle place ont les compagnies non lancées et fermées dans la consultation ?',
    decision:
      'Les compagnies non lancées viennent en dernier, dans l’ordre imprimé, et acceptent toujours ; il en va de même d’une compagnie créée dès la phase 5 dont moins de 60 % sont vendus. Les compagnies fermées n’y participent pas : s’il en reste deux, elles fusionnent ; une seule forme la nationale à elle seule ; sans aucune, il n’y a pas de nationale.',
  },
  F4: {
    question: 'Comment échange-t-on les parts, et qui reçoit le titre de président ?',
    decision:
      'Deux anciennes parts en donnent une nouvelle, sans distinguer les deux compagnies, et le président de la compagnie qui a acheté le train commence. Le titre de président va au premier qui apporte quatre anciennes parts. Si personne n’en a quatre, le plus gros actionnaire préside par intérim et échange deux parts contre le titre dès qu’il les a. Une part impaire d’une compagnie lancée est payée la moitié de la cotation, arrondie à l’inférieur ; si le joueur a une part d’une compagnie non lancée, c’est celle-là qu’il perd.',
  },
  F5: {
    question: 'Qui échange après les joueurs, et que deviennent les parts restantes ?',
    decision:
      'Les autres compagnies échangent d’abord, puis les trésoreries des compagnies fusionnées, dont la part impaire va à la corbeille, puis la corbeille, dont la part impaire disparaît. Les parts de l’offre initiale disparaissent aussi. Les parts restantes sont à la nationale, et un titre de président que personne n’a pris compte dans son propre échange.',
  },
  F6: {
    question: 'Que se passe-t-il si les deux compagnies avaient la même chose ?',
    decision:
      'Deux jetons dans le même lieu n’en font plus qu’un ; tout le reste est réuni. Si la nationale a ainsi deux fois 10 % d’une autre compagnie, elle doit en vendre la seconde part à sa prochaine étape financière.',
  },
  F7: {
    question: 'Que sont le trafic et la capacité ?',
    decision:
      'Le trafic est le nombre de jetons et de marqueurs ; la capacité est la somme des X et des Y de tous les trains. La nationale loue des PH6 jusqu’à ce que la capacité couvre le trafic, et au moins un si elle n’a pas de train.',
  },
  F8: {
    question: 'Qu’est-ce qu’un train loué ?',
    decision:
      'Il roule et compte comme un train possédé, mais ne peut pas être vendu. Tant que tous ne sont pas payés, la nationale garde son revenu sans que sa cotation bouge ; à l’étape des trains, elle paie en entier tous ceux qu’elle peut et n’achète rien d’autre. Elle n’acquiert pas non plus de régionale avec l’argent qui suffirait à en payer un. Une location ne cause jamais d’acquisition forcée.',
  },
  F9: {
    question: 'La nationale opère-t-elle pendant le round où elle se forme ?',
    decision:
      'Seulement si aucune des deux compagnies n’a encore opéré ; celle qui a acheté le PH6 compte comme ayant opéré. Si la compagnie qui opère fusionne, son tour s’arrête.',
  },
  F10: {
    question: 'Où commence la cotation d’une nationale, et comment se déroule son tour ?',
    decision:
      'Dans la case de la compagnie la plus chère ou, à cotation égale, de celle qui opère la première, sous la pile ; à D100 si les deux sont non lancées. Elle a quatre poses, et ses trains se vendent et s’achètent seulement à leur valeur imprimée.',
  },
  F11: {
    question: 'Que deviennent les parts détenues par d’autres compagnies ?',
    decision: 'Elles s’échangent comme celles des joueurs, après elles, dans l’ordre d’opération.',
  },
  F12: {
    question: 'Que se passe-t-il si aucun joueur ne détient de part de la nationale ?',
    decision:
      'Elle n’opère pas. Son titre de président s’achète à sa trésorerie, comme action d’un round de bourse, pour le double de la cotation, payé à cette trésorerie.',
  },
  F13: {
    question: 'Une compagnie non lancée a-t-elle un jeton ?',
    decision:
      'Le logo imprimé de sa gare de départ en tient lieu : la nationale y pose un jeton sans frais. Ses emplacements réservés s’ouvrent. La SFM non lancée n’a pas de gare de départ.',
  },
  A1: {
    question: 'Qui répond d’abord quand plusieurs doivent répondre ?',
    decision:
      'Celui dont l’action en est la cause, puis les autres, dans l’ordre d’opération pour les compagnies et dans l’ordre de bourse pour les joueurs.',
  },
  A2: {
    question: 'Une offre refusée peut-elle être répétée ?',
    decision: 'Pas dans le même tour, au même prix ou à un prix plus bas.',
  },
  A3: {
    question: 'Pose-t-on une question qui n’a qu’une réponse permise ?',
    decision: 'Non, la réponse est donnée d’office.',
  },
  E1: {
    question: 'Quand la banque saute-t-elle, et que se passe-t-il ensuite ?',
    decision:
      'Elle saute quand un paiement la vide. On achève la série de rounds d’opération en cours ou, pendant un round de bourse, on joue la suivante ; on continue de payer, et l’argent qui rentre n’y change rien.',
  },
  E2: {
    question: 'Qu’est-ce que la fortune, et que se passe-t-il à égalité ?',
    decision:
      'C’est l’argent, les parts à leur cotation et les régionales à leur valeur nominale ; les biens des compagnies, les cautions et les cartes ne comptent pas. À égalité, on partage la victoire.',
  },
  E3: {
    question: 'Que se passe-t-il si plus rien ne bouge ?',
    decision:
      'Une série de rounds où personne ne pouvait faire autre chose que passer et où l’argent n’a pas bougé met fin à la partie.',
  },
};
