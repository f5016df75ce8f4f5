import type { RulebookText } from './outline.ts';

/** Les règles de 18FB dans nos propres mots, section par section comme les règles PA23 les numérotent. */
export const fr: RulebookText = {
  '1.1': {
    title: 'Description du jeu',
    parts:
      'Une partie commence par un round politique, où l’on achète les cartes et où l’on fixe l’ordre des joueurs. Viennent ensuite des cycles d’un round de bourse et de deux rounds d’opération, une fois un round régional, et à la fin un décompte.',
    ends: 'La partie finit quand la banque est épuisée ou qu’une compagnie atteint la cotation la plus haute.',
    winner:
      'Le joueur le plus riche gagne : on compte ses parts à leur cotation, ses titres régionaux à leur valeur nominale et son argent. Ce que possèdent les compagnies ne compte pour personne.',
    shares:
      'Les parts rapportent des dividendes, et leur cotation peut monter. Le joueur qui détient assez de parts d’une compagnie en est le président et la dirige.',
  },
  '1.2': {
    title: 'Mise en place',
    players:
      'Le jeu se joue de trois à six. Les joueurs se partagent D3 000 : chacun reçoit D1 000 à trois joueurs, D750 à quatre, D600 à cinq et D500 à six.',
    bank: 'Il y a D12 000 en jeu ; ce qui n’est pas distribué forme la banque.',
    offer:
      'Les titres, les concessions et les trains forment l’offre initiale ; les cartes politiques y sont rangées par ordre de coût.',
    order: 'L’ordre des joueurs est tiré au sort ; le premier reçoit la priorité, et le round politique commence.',
    empty:
      'Personne ne commence avec des titres. Trois cartes seulement apportent une part avant le premier round de bourse.',
  },
  '1.3': {
    title: 'Bonnes manières',
    open: 'L’argent, les titres, les trains et toutes les transactions des compagnies sont publics ; ici, chacun les voit.',
    talk: 'On parle librement et devant tous. Les promesses n’engagent personne, et les accords secrets sont interdits.',
  },
  '2.1': {
    title: 'Les phases',
    trigger:
      'Il y a six phases. La partie commence en phase 1 ; chacune des autres débute dès le premier achat d’un train ordinaire de son type, au milieu du tour de la compagnie qui l’achète.',
    tiles:
      'Les tuiles jaunes sont disponibles dès la phase 1, les vertes dès la phase 2 et les marron dès la phase 5, jamais plus tôt.',
    steps:
      'Une compagnie lancée en phase 1 ou 2 a deux poses par tour ; lancée en phase 3 ou 4, elle en a trois, et en phase 5 ou 6, quatre. Ce nombre ne change jamais.',
    values:
      'Les cotations de départ vont de D60 à D100 ; D110, D120 et D130 s’y ajoutent en phase 2, D140 et D150 en phase 5.',
    scrap:
      'La phase 3 élimine les trains PH1, la phase 5 les PH2 et la phase 6 les PH3, sans indemnisation, y compris au dépôt de la banque. Les autres trains ne sont jamais éliminés.',
    cards: 'Falcon et Delahante peuvent être utilisés dès la phase 2.',
    deposits:
      'En phase 3, une concession coûte la seconde valeur de sa caution ; dès la phase 4, elle ne coûte plus rien. Les cautions déjà payées ne changent pas.',
    rome: 'En phase 4, les emplacements libres de Roma s’ouvrent à toutes les compagnies.',
    five: 'En phase 5, on défausse les cartes politiques et les concessions, et les compagnies régionales et la SFM entrent en jeu.',
    six: 'En phase 6, la RM et la RA se forment, et les compagnies régionales peuvent être acquises.',
    offMap:
      'Les lieux hors carte rapportent leur première valeur en phases 1 et 2, la deuxième en phases 3 et 4, la troisième en phases 5 et 6.',
    order:
      'Les effets d’une nouvelle phase viennent dans cet ordre : élimination des trains, présidences, défausses, états des compagnies, formation des nationales.',
  },
  '2.2': {
    title: 'Le marché boursier',
    price: 'La valeur d’une case est la cotation d’une part de 10 %.',
    start: 'Les cases de départ comptent comme blanches à tous égards.',
  },
  '2.2.1': {
    title: 'Zone blanche',
    white: 'Les parts cotées dans la zone blanche se détiennent selon les règles ordinaires.',
  },
  '2.2.2': {
    title: 'Cotations de départ',
    ten: 'Dix cases vont de D60 à D150 : jaunes jusqu’à D100 dès la phase 1, vertes jusqu’à D130 dès la phase 2, marron dès la phase 5.',
    nothing: 'Ces cases n’ont pas d’autre effet.',
  },
  '2.2.3': {
    title: 'Zone bleu clair',
    ban: 'Une compagnie ne peut pas détenir de parts cotées en bleu clair, pas même les siennes, et doit les vendre à la première occasion de son tour. Les joueurs, eux, peuvent en détenir.',
    ledge:
      'Le bord supérieur de cette zone est un rebord. Une vente fait descendre le marqueur d’une ligne par part, mais il ne quitte le rebord que s’il reste au moins deux parts à décompter ; sinon, il s’y arrête. Tout en bas, il ne descend plus. Les autres mouvements ignorent les rebords.',
    example:
      'À D180, une ligne au-dessus du rebord, la vente de deux parts mène à D170 et celle de trois parts à D150. Sur un rebord, une seule part ne change rien, deux parts font descendre de deux lignes.',
  },
  '2.2.4': {
    title: 'Zone bleu foncé',
    ban: 'Une compagnie cotée en bleu foncé ne peut détenir aucune part : elle vend toutes celles qu’elle a à la première occasion et n’en achète pas. De plus, aucune compagnie ne peut garder des parts cotées dans cette zone.',
    ledge: 'Le bord entre le bleu clair et le bleu foncé est un rebord du même genre.',
  },
  '2.2.5': {
    title: 'Mouvements des cotations',
    sale: 'Quand un joueur vend pendant un round de bourse, la cotation descend d’une ligne par part vendue, le titre de président comptant pour deux. Les deux rebords peuvent freiner la même chute, et la ligne du bas l’arrête.',
    left: 'Un revenu gardé ou nul déplace le marqueur d’une case vers la gauche. Dans la première colonne, il descend d’une ligne ; tout en bas, il ne bouge pas.',
    right:
      'Un dividende, entier ou de moitié, au moins égal à la cotation déplace le marqueur d’une case vers la droite, ou d’une ligne vers le haut s’il n’y a pas de case à droite. Un dividende plus petit ne le déplace pas. Le marqueur d’une compagnie qui n’opère pas ne bouge pas non plus.',
    example:
      'À D100, un dividende entier de D100 déplace le marqueur vers la droite, un dividende de D90 ne le déplace pas ; un revenu de D190 payé à moitié distribue D100 et déplace le marqueur vers la droite.',
    soldOut:
      'À la fin d’un round de bourse, chaque compagnie qui n’a plus de part dans l’offre initiale ni à la corbeille monte d’une ligne, dans l’ordre d’opération ; les parts détenues par des compagnies comptent comme vendues. Depuis la ligne du haut, le marqueur va à droite. Les compagnies non lancées, en construction ou gelées ne montent pas. Toutes ces hausses ont lieu avant qu’une cotation de D300 ne mette fin à la partie.',
    top: 'À D300, le marqueur ne bouge plus.',
    bonus: 'Le bonus de destination fait monter la cotation d’une ligne, avec les mêmes limites.',
    stack: 'Un marqueur qui entre dans une case se place sous ceux qui s’y trouvent déjà.',
    others:
      'Les ventes des compagnies, celles d’une acquisition forcée et les titres d’un joueur en banqueroute ne font baisser aucune cotation. Le marqueur d’une compagnie en construction ne va jamais à droite.',
  },
  '2.3': {
    title: 'Parts, titres et limites',
    shares:
      'La cotation est le prix d’une part, et le pourcentage d’un titre est sa fraction du dividende. Le titre de président vaut 20 %, donc deux parts, mais c’est un seul titre : ce qu’un joueur détient se compte en pourcentage, la limite se compte en titres.',
    counted:
      'La limite est de 26 titres à trois joueurs, 20 à quatre, 16 à cinq et 13 à six. Les cartes politiques et les concessions ne comptent pas ; une part donnée par une carte compte.',
    sixty:
      'Un joueur peut détenir jusqu’à 60 % d’une compagnie, quels que soient les titres ; ce que détiennent ses compagnies ne lui est pas compté.',
    office:
      'Le titre de président ne se vend jamais. Il change de main quand une vente donne la présidence à un autre joueur, et n’arrive à la corbeille que par une banqueroute en phases 1 à 4.',
    pool: 'La corbeille contient au plus 50 % d’une compagnie ; seules les ventes forcées des compagnies peuvent dépasser cette limite.',
    above:
      'Un joueur qui dépasse une limite doit vendre à son tour suivant dans un round de bourse, et n’achète rien avant.',
  },
  '2.4': {
    title: 'Compagnies',
    majors:
      'Majeures, dès la phase 1 : la NN, la FSC, la LdA, la FC, la FB, la LTF, la SFTF, la FS, la FP et la FST ; dès la phase 5, la SFM.',
    regionals:
      'Régionales, dès la phase 5 : la SFSM, la SEPSA, la FAS, la FA, la FAL, la FG et la FdC. La FC et la FdC sont deux compagnies différentes.',
    nationals:
      'Nationales, dès la phase 6 : la RM et la RA. Sous l’un et l’autre de ses noms, la LTF est la compagnie destinée à la RA.',
  },
  '2.5.1': {
    title: 'Deux cartes',
    maps: 'À côté de la carte principale, une petite carte montre Napoli. Deux hexagones vert foncé de la grande la représentent et ne reçoivent pas de tuile.',
    letters:
      'Les deux cartes se rejoignent par les côtés qui portent la même lettre, de a à h. Les autres côtés extérieurs de la petite carte sont fermés.',
    enclaves: 'Benevento et Pontecorvo appartiennent au Pape ; seul Falcon change leur valeur.',
  },
  '2.5.2': {
    title: 'Obstacles naturels',
    passes:
      'Un col coûte D60. Quelques cols sont fermés avant la phase 3 ; ensuite, ils coûtent autant que les autres.',
    rivers: 'Un pont coûte D40, et l’on paie chaque rivière d’un bord.',
    example: 'Le bord entre I14 et J15 porte deux rivières et coûte D80.',
    sarno: 'À cause du Sarno, les côtés f, g et h coûtent D40 ; les côtés a à e coûtent D10.',
    blocked: 'Les hexagones gris et bleus ne se traversent pas et ne reçoivent pas de tuile.',
  },
  '2.5.3': {
    title: 'Gares',
    kinds:
      'Les villes, les villages, les ports et les lieux hors carte rapportent un revenu. Les villes marquées N, B, R et W valent plus que les autres.',
    letters:
      'Une ville à lettre reçoit les tuiles de sa lettre, s’il y en a ; P et L ne demandent qu’une tuile marron spéciale. Un hexagone à deux villages reçoit des tuiles à deux villages.',
    ports: 'Un port ajoute son bonus à la valeur de sa ville quand celle-ci est desservie.',
    offMap:
      'Les hexagones rouges sont des lieux hors carte ; les deux hexagones de Roma forment un seul lieu, les deux du Tronto un autre. Il faut y avoir un jeton. Roma s’ouvre en phase 4 ; avec Delahante, un emplacement s’ouvre dès la phase 2.',
    funicolare:
      'Dès que Torre Annunziata a une voie vers le nord, le Funicolare ajoute D20 pour chaque compagnie qui y dessert son jeton. Ce n’est pas une gare, et il n’utilise pas de capacité.',
    example: 'Sur une tuile jaune de valeur 20 avec cette voie, Torre Annunziata vaut D40.',
    printed:
      'Un hexagone jaune imprimé ne reçoit pas de tuile jaune : il s’améliore directement. Un cercle nu ne vaut rien.',
    towns: 'Les villages ne rapportent que par leurs marqueurs.',
  },
  '2.5.4': {
    title: 'Jetons et marqueurs',
    token:
      'Un jeton montre que la compagnie a construit une ligne jusqu’à une gare ; seules rapportent les gares où elle a son jeton.',
    bourbon:
      'Quatre jetons bourboniens, le 5 à Roma, le 6 et le 8 à Caserta et le 7 à Napoli, occupent leurs emplacements. Quatre cartes permettent à des compagnies de les remplacer ; ceux qui restent partent à la phase 5.',
    kept: 'L’emplacement de la gare de départ et un emplacement réservé ne servent qu’à leur compagnie, jusqu’à ce qu’elle ferme ou fusionne.',
    markers:
      'Les marqueurs de village se gardent dans la trésorerie et ne sont pas limités ; une compagnie n’a que les jetons de son plateau.',
  },
  '2.6': {
    title: 'Trains',
    kinds:
      'Les majeures et les nationales achètent et utilisent des trains ordinaires, les régionales des trains régionaux, disponibles dès la phase 5. Une nationale ne reçoit un train régional qu’en acquérant une régionale, et ce train devient ordinaire.',
    sale: 'Un type de train est mis en vente quand le précédent est épuisé ; les 0+6 arrivent en phase 6, en même temps que les 0+4 encore en vente ou, si la table le choisit, après eux. Les PH6 sont illimités, tous les autres sont en nombre limité. Les trains du dépôt de la banque se vendent à leur valeur imprimée.',
    removal:
      'Dès la phase 5, un train PH5 ordinaire invendu est retiré à la fin de chaque round d’opération ; le premier l’est dès le round où la phase a commencé, avant le round régional. Si la pile est ainsi vidée, les PH6 sont mis en vente, mais la phase 6 ne commence qu’avec un achat.',
    limit: 'Il n’y a pas de limite de trains.',
    phase: 'Les trains régionaux ne font pas commencer de phase.',
  },
  '2.7': {
    title: 'Cartes politiques',
    general:
      'On obtient les cartes au round politique. Les compagnies n’en achètent jamais, mais les joueurs peuvent se les vendre. Le propriétaire utilise le pouvoir d’une carte à tout moment, même pour la compagnie d’un autre joueur, à qui il prête alors la carte ; le président de cette compagnie décide si un jeton bourbonien est remplacé.',
    income:
      'Une carte rapporte à son propriétaire au début de chaque round d’opération. Si elle le précise, elle rapporte moins, ou plus rien, après usage de son pouvoir, à partir du paiement suivant. Toutes les cartes ferment à la phase 5. À la corbeille, une carte ne rapporte à personne.',
    table:
      'Coût et revenu : Bayard 25 et 5 ; Melisurgo 50 et 10 ; Riseis 75 et 15 ; Falcon 75 et 15 ; Delahante 100 et 20 ; Valadous 125 et 20, puis 10 ; L’Ala 175 et 25, puis 10 ; Albano 200 et 25, puis 10.',
    bayard:
      'Bayard réduit de moitié, une seule fois, une caution que paie son propriétaire, même pour une concession reprise.',
    exampleBayard: 'Pour la FB, on paie D75 au lieu de D150 en phase 1, et D40 au lieu de D80 en phase 3.',
    melisurgo:
      'Melisurgo relève de deux tranches, une seule fois, l’intérêt que reçoivent tous les actionnaires d’une compagnie, mais jamais au-delà de la tranche E.',
    exampleMelisurgo: 'La tranche A devient C, soit D15 par part ; la tranche D devient E, soit D25 par part.',
    panfilo:
      'Panfilo De Riseis permet à son propriétaire de prendre à son compte la concession ou le titre qu’un autre joueur va acheter pendant un round de bourse. On ne l’interroge que s’il a le droit d’acheter et de quoi payer. Les limites et les interdictions s’appliquent à lui, l’argent va là où il va toujours, et aucune carte ne lui accorde de rabais. Les ventes déjà faites restent acquises, et le joueur interrompu choisit une nouvelle action. Ce pouvoir sert une seule fois, et jamais pour une carte.',
    falcon:
      'Dès la phase 2, Falcon ajoute 30 à Benevento et 10 à Pontecorvo pour un seul chemin de fer, nommé quand on joue la carte, là où il dessert un jeton. Ce bonus survit à la phase 5 et se transmet lors d’une fusion.',
    delahante:
      'Dès la phase 2, Delahante permet à une majeure de remplacer le jeton bourbonien 5 à Roma, selon les règles des jetons ; la carte reste en jeu jusqu’à la phase 5. Les autres emplacements de Roma s’ouvrent de toute façon en phase 4.',
    railways:
      'Valadous, L’Ala et Albano sont liés à la LdA, à la FB et à la FP. Le premier propriétaire de la carte reçoit une part de la compagnie. Le propriétaire peut, comme action de son tour, prendre la concession à la valeur suivante de la caution ; cela ne vaut que pour la première attribution et ne lui réserve pas la concession. Le revenu baisse quand la compagnie pose son premier jeton après celui de la gare de départ. Enfin, une majeure peut remplacer le jeton 6, 7 ou 8, ce qui ferme la carte. Panfilo n’hérite pas du rabais.',
    exampleDeposit:
      'La valeur suivante de la caution est, en phases 1 et 2, de D120 pour la LdA, D80 pour la FB et D200 pour la FP ; en phase 3, il n’y a rien à payer.',
  },
  '3': {
    title: 'Déroulement',
    course:
      'Après le round politique, un round de bourse et deux rounds d’opération se succèdent sans cesse. Le round régional a lieu une fois, après le round d’opération où le premier train PH5 a été acheté.',
  },
  '3.1': {
    title: 'Round politique',
    auction:
      'Les huit cartes sont vendues aux enchères ouvertes. Le joueur qui a la priorité en choisit une, puis enchérit ou passe ; les autres, dans l’ordre, surenchérissent ou passent ; le dernier enchérisseur paie aussitôt la banque. Le joueur assis après celui qui a choisi choisit la carte suivante.',
    bids: 'La première enchère est le coût imprimé ou plus, par pas de D5 ; chacune des suivantes dépasse la précédente d’au moins D5. Personne ne peut enchérir plus que son argent, et la somme offerte est mise de côté. Un joueur qui passe ne sort que de cette enchère.',
    pool: 'Une carte dont personne ne veut va à la corbeille ; on peut l’acheter à son coût comme action d’un round de bourse.',
    excess: 'Pour les cartes 6 à 8, ce qui dépasse le coût imprimé va à la compagnie liée à la carte.',
    example:
      'Albano est adjugé pour D240 : D200 vont à la banque et D40 à la FP, et l’acheteur reçoit une part de la FP.',
    seats:
      'Les places sont ensuite attribuées selon l’argent qui reste à chacun ; à égalité, l’ordre ne change pas. Le plus riche reçoit la priorité, et le premier round de bourse commence.',
  },
  '3.2': {
    title: 'Round de bourse',
    turn: 'À son tour, un joueur peut vendre des parts, puis faire une seule action : prendre une concession, acheter un titre d’une compagnie déjà créée ou acheter une carte. Ensuite, il ne vend plus rien.',
    order:
      'Le joueur qui a la priorité commence, et le round finit quand tous ont passé d’affilée ; le premier d’entre eux reçoit la priorité. Un joueur qui n’a fait que vendre n’a pas passé.',
    skipped: 'Les joueurs éliminés sont sautés.',
    cards: 'Les joueurs ne peuvent se vendre des cartes que pendant un round de bourse.',
  },
  '3.2.1': {
    title: 'Vendre des parts',
    sell: 'Un joueur vend autant de parts qu’il veut, tant que la corbeille n’en contient pas plus de 50 %. Il vend une compagnie après l’autre, dans l’ordre de son choix, et achève chaque vente avant la suivante. Celui qui a vendu des parts d’une compagnie n’en rachète pas pendant ce round.',
    price:
      'Toutes les parts d’une même compagnie forment une seule vente et sont payées à la cotation d’avant la baisse.',
    never:
      'On ne vend pas les parts d’une compagnie qui n’a pas encore opéré ou qui est en construction. Le titre de président lui-même ne se vend jamais : on vend les titres simples reçus en échange.',
  },
  '3.2.2': {
    title: 'Concessions',
    acquire:
      'Un joueur prend une concession en payant une caution à la banque : la première valeur en phases 1 et 2, la seconde en phase 3, rien en phase 4.',
    refund:
      'La moitié de ce qui a été payé est rendue à la destination intermédiaire et le reste à la destination finale, au propriétaire du moment.',
    exampleRefund: 'Des D150 payés pour la FB, D75 sont rendus à Caserta et D75 à Napoli.',
    band: 'La lettre de la concession est sa tranche d’intérêt garanti.',
    par: 'Le joueur choisit une cotation de départ, y place le marqueur sous ceux qui s’y trouvent, achète le titre de 20 % pour le double de cette cotation, payé à la trésorerie, et devient président. Il doit pouvoir payer le tout.',
    examplePar: 'Pour prendre la NN en phase 1 à une cotation de 100, on paie D100 à la banque et D200 à la NN.',
    shield: 'Pour lui enlever la présidence, un rival doit avoir 20 points de plus que lui.',
    table:
      'Cautions, tranche, gare de départ, destination intermédiaire et finale : NN 100/50, A, Napoli, Torre Annunziata, Nocera ; FSC 200/100, D, Salerno, Sapri, Cosenza ; LdA 240/120, C, Capua, Isernia, Pescara ; FC 200/100, D, Cosenza, Gioia, Reggio ; FB 150/80, A, Benevento, Caserta, Napoli ; LTF 100/50, C, Campoli, Pescara, Foggia ; SFTF 100/50, C, Taranto, Andria, Foggia ; FS 200/100, B, Bari, Brindisi ou Taranto, Lecce ; FP 400/200, B, Bari ou Napoli, Foggia ou Avellino, Napoli ou Bari ; FST 240/120, C, Salerno, Potenza, Taranto.',
    fs: 'Pour la FS, la destination intermédiaire est celle des deux villes, Brindisi ou Taranto, qui reçoit la première un jeton.',
    fp: 'La FP choisit sa gare de départ : depuis Bari, elle passe par Foggia et renonce à l’emplacement d’Avellino ; depuis Napoli, elle passe par Avellino et renonce à celui de Foggia.',
    waiver:
      'La concession de la FST est gratuite dès que quelqu’un a pris celle de la LTF. Celles de la LdA, de la FB et de la FP coûtent moins avec leurs cartes.',
    exampleBayard: 'En phase 3, Bayard fait payer la NN D25 : D12 sont rendus à Torre Annunziata et D13 à Nocera.',
  },
  '3.2.3': {
    title: 'Retrait',
    when: 'Une concession va à la corbeille quand un autre joueur a 20 points de plus que son propriétaire, qu’il soit président ou non, ou quand ce propriétaire est en banqueroute. Ce qui reste de la caution est perdu, et la compagnie est gelée. Un nouveau président qui possède déjà la concession la garde. On le vérifie après chaque changement, même pour les compagnies gelées.',
    swap: 'Dans une prise de contrôle, le titre de président est échangé contre deux titres simples, et le nouveau président dispose de tous les biens de la compagnie. Entre rivaux à égalité, la présidence va au premier après l’ancien président.',
    again:
      'Le nouveau président peut reprendre aussitôt la concession pour la caution ordinaire ; sinon, plus tard, tout joueur que personne ne dépasse de 20 points peut la prendre. Il paie la caution si la compagnie est en construction ou en exploitation provisoire, rien si elle est en exploitation définitive. La présidence ne change pas pour autant.',
    office:
      'Si le titre de président est à la corbeille, il s’achète avec la concession, pour le double de la cotation, et ne s’achète pas autrement.',
    example:
      'En phase 3, la NN est en construction, cotée D80, et son titre de président est à la corbeille : la concession coûte D50 et le titre D160.',
  },
  '3.2.4': {
    title: 'Acheter des parts',
    one: 'Un joueur achète un seul titre, dans l’offre initiale ou à la corbeille, sans dépasser 60 % de la compagnie ni la limite de titres ; ensuite, il ne vend plus.',
    price:
      'Dans l’offre initiale, un titre coûte la cotation de départ, payée à la trésorerie. À la corbeille, il coûte la cotation du moment, payée à la banque.',
    first:
      'Le titre de président s’achète en premier, avec la concession ; dès la phase 5, sans concession, une fois la cotation de départ fixée.',
    where:
      'On peut acheter des parts d’une compagnie en construction. On n’achète jamais à la trésorerie d’une compagnie, sauf le titre de président d’une nationale que personne ne détient.',
  },
  '3.2.5': {
    title: 'Présidence',
    twenty: 'En phases 1 à 4, la présidence passe à un joueur qui a 20 points de plus que le président.',
    ten: 'Dès la phase 5, il suffit d’avoir dix points de plus ; à égalité, le président le reste.',
    swap: 'Le titre de président est échangé contre deux parts, et le nouveau président reçoit le plateau et les biens de la compagnie. Entre rivaux à égalité, c’est le premier après l’ancien président.',
    example:
      'En phase 2, un président à 20 % garde sa place contre un rival à 30 %, mais la perd contre un rival à 40 %, et la concession va à la corbeille. En phase 5, un président à 30 % garde sa place contre un rival à 30 % et la perd contre un rival à 40 %.',
  },
  '3.2.6': {
    title: 'Acheter une carte politique',
    card: 'Comme action de son tour, un joueur achète une carte à la corbeille, à son coût imprimé et pas plus, ou à un autre joueur, au prix convenu. Une offre refusée ne peut pas être refaite pendant ce tour au même prix ou à un prix plus bas.',
  },
  '3.2.7': {
    title: 'Fin du round de bourse',
    end: 'Les cotations des compagnies dont toutes les parts sont vendues montent, puis le premier round d’opération commence.',
  },
  '3.3': {
    title: 'Destinations et états',
    base: 'Chaque compagnie a une gare de départ, une destination intermédiaire et une destination finale, sauf la RM, la RA et la SFM.',
    unfloated: 'Une compagnie est non lancée tant que son titre de président n’est pas vendu.',
    building:
      'Elle est ensuite en construction, jusqu’à ce qu’elle atteigne sa destination intermédiaire. Pendant ce temps, sa cotation ne monte pas, elle ne reçoit pas de bonus et ses trains ne roulent pas, mais ses actionnaires touchent l’intérêt garanti.',
    provisional:
      'À la destination intermédiaire, elle passe en exploitation provisoire. Une partie de la caution est rendue, sa cotation peut monter, elle peut recevoir des bonus, faire rouler ses trains, acheter et vendre des parts. L’intérêt garanti cesse.',
    definitive:
      'Quand elle atteint la destination finale après l’intermédiaire, elle passe en exploitation définitive. Elle garde les mêmes droits, et le reste de la caution est rendu, ou la caution entière si elle a été payée pendant l’exploitation provisoire. La destination finale, atteinte en premier, ne change encore rien ; les deux passages se font ensemble dès que l’intermédiaire est atteinte.',
    frozen:
      'En phases 1 à 4, une compagnie est gelée tant que sa concession est à la corbeille. Sa cotation ne monte pas et elle ne reçoit pas de bonus ; elle ne pose ni tuile nouvelle ni jeton, n’achète ni ne vend de trains, ne donne pas droit à l’intérêt garanti et ne vend des parts que si elle y est forcée. Elle peut améliorer des tuiles, fait rouler ses trains et paie toujours un demi-dividende ; un revenu nul déplace son marqueur vers la gauche. Elle n’est pas obligée d’avoir un train. Elle garde l’état qu’elle avait et y revient ensuite. Sans président, elle roule d’elle-même et n’améliore rien.',
    five: 'À la phase 5, une compagnie gelée dont le titre de président est à la corbeille ferme : ses parts sont perdues, ses trains vont au dépôt de la banque et ses jetons quittent la carte. Sinon, elle passe en exploitation définitive.',
  },
  '3.4': {
    title: 'Round d’opération',
    round:
      'Les cartes rapportent d’abord leur revenu. Puis les régionales opèrent, par numéro, et après elles les autres compagnies, de la plus haute cotation à la plus basse ; à cotation égale, la plus à droite passe d’abord, puis celle du haut de la pile. Cet ordre est redéterminé après chaque compagnie, et chacune opère une seule fois. Après le second round d’opération vient un round de bourse.',
    turn: 'Seules les compagnies lancées opèrent. Les étapes se suivent toujours dans le même ordre, on saute celles que l’état de la compagnie interdit, et les pouvoirs des cartes peuvent être utilisés à tout moment.',
    short:
      'Étapes d’une compagnie en construction : tuiles, jeton, destination, intérêt, achat de trains. Étapes d’une compagnie gelée : améliorations, mouvement des trains, demi-dividende, cotation, ventes forcées.',
  },
  '3.4.1': {
    title: 'Tuiles',
    steps:
      'Une pose est une tuile nouvelle ou une amélioration. Une compagnie en a deux, trois ou quatre par tour ; aucune n’est obligatoire, et le même hexagone peut servir plusieurs fois.',
    colours:
      'Un hexagone libre reçoit une tuile jaune ; une jaune devient verte, une verte devient marron. Une tuile ne quitte la carte que par une amélioration.',
    route:
      'La voie nouvelle doit prolonger une route, c’est-à-dire une voie continue depuis un jeton de la compagnie, sur la carte ou hors carte, qu’aucune ville remplie par d’autres n’interrompt. Un emplacement vide, réservé ou non, laisse passer. Une ville fermée peut elle-même être améliorée. Une tuile sans voie nouvelle demande seulement que sa gare soit atteinte.',
    home: 'Avant la pose du jeton de départ, le logo imprimé en tient lieu ; si la gare de départ n’a pas de tuile, on y pose d’abord la sienne.',
    keep: 'Une amélioration de valeur garde toute la voie ; une amélioration de direction, par une tuile de la même couleur, garde ce qui est relié à un voisin. Les jetons gardent leur place, et il doit rester assez d’emplacements pour les jetons et les réservations.',
    supply: 'Les tuiles sont en nombre limité ; une tuile remplacée redevient disponible.',
    sides:
      'La voie ne peut mener ni à la mer, ni au lac de Celano, ni aux côtés sombres du Vesuvio, ni à un côté vide d’un hexagone gris ou rouge. Le côté du Funicolare est ouvert.',
    kinds: 'Les hexagones de village, de ville, de double village et de plaine reçoivent des tuiles de leur sorte.',
    letters:
      'Les villages L et les villes L et P ont leur propre tuile marron ; W, Napoli Nord, Napoli Sud, Bari et Reggio ne reçoivent que des tuiles de leur lettre ; les autres hexagones ne reçoivent aucune tuile à lettre.',
    frozen: 'Une compagnie gelée ne peut qu’améliorer des tuiles.',
    stays: 'Les gares dont les côtés n’admettent plus aucune tuile restent telles quelles.',
    passes: 'Avant la phase 3, aucune route ne traverse un col fermé, mais on peut poser de la voie jusqu’à lui.',
    napoli: 'F27 et F29 ne reçoivent pas de tuile.',
  },
  '3.4.2': {
    title: 'Jetons et marqueurs de village',
    one: 'Une compagnie pose au plus un jeton par tour, et un seul par lieu. Celui de la gare de départ est gratuit, mais c’est le jeton de ce tour.',
    route:
      'La route d’un jeton va d’une gare de la compagnie à une gare où elle n’a pas de jeton, par des voies et des villages, sans traverser d’autre ville, même avec un de ses jetons. Rien n’y sert deux fois, et le président choisit entre plusieurs routes. La gare d’arrivée doit avoir un emplacement ouvert à la compagnie. Un côté à lettre compte comme un seul bord ; Napoli Nord et Napoli Sud sont deux lieux.',
    cost: 'La trésorerie paie D10 par bord nu, D40 par rivière et D60 par montagne ; ces frais s’additionnent, Tronto compris. Sans cet argent, il n’y a pas de jeton. Les cols fermés restent fermés.',
    example:
      'Une rivière et une montagne sur le même bord coûtent D100 ; deux bords nus, une rivière et une montagne coûtent D120.',
    offMap: 'Pour utiliser un lieu hors carte, il faut y avoir un jeton.',
    markers:
      'La compagnie prend ensuite un marqueur par village jaune ou vert de cette route et deux par village marron. Un double village aux voies reliées en donne pour ses deux villages, un double village jaune seulement pour celui qui sert. Les marqueurs restent dans la trésorerie, et une autre ligne peut compter le même village de nouveau.',
    exampleMarkers: 'Un village jaune, un village vert et un village marron donnent quatre marqueurs.',
    bourbon: 'On remplace un jeton bourbonien selon les mêmes règles et aux mêmes frais.',
    slot: 'Un jeton dessert toute la ville, quel que soit son emplacement.',
  },
  '3.4.3': {
    title: 'Contrôle des destinations',
    check:
      'Un jeton sur la destination intermédiaire ou finale change l’état de la compagnie, et la caution due est rendue. Ensuite, si l’état le permet, une destination historique fait monter la cotation d’une ligne, une seule ligne par jeton. Les jetons posés pendant la construction et celui de la gare de départ n’apportent pas de bonus.',
  },
  '3.4.4': {
    title: 'Intérêt garanti',
    paid: 'La banque paie aux actionnaires d’une compagnie en construction D5, D10, D15, D20 ou D25 par part, pour les tranches A à E, quelle que soit la cotation de départ, ou, si la table le choisit, autant de pour cent de cette cotation. Elle paie les joueurs et les autres compagnies, mais rien pour les parts de la corbeille et de l’offre initiale.',
    example: 'Dans la tranche D, 30 % rapportent D60.',
    needs: 'L’intérêt n’est payé que si toutes les poses du tour ont servi, même quand aucune n’était possible.',
    price:
      'S’il est payé, la cotation ne bouge pas ; s’il ne l’est pas, elle recule d’une case vers la gauche ; elle ne va jamais à droite.',
    place: 'L’intérêt tient lieu de revenu ; il n’est pas payé pendant le tour où la construction finit.',
  },
  '3.4.5': {
    title: 'Faire rouler les trains',
    run: 'Une compagnie en exploitation provisoire ou définitive utilise tous ses trains ensemble : la somme des X est le nombre de gares, celle des Y le nombre de marqueurs qu’elle peut compter. Chaque gare avec son jeton et chaque marqueur comptent une fois, la capacité en trop est perdue, et la liaison entre les gares n’a pas d’importance.',
    best: 'Une gare rapporte sa valeur avec le port et les bonus, un marqueur rapporte D10. Si la capacité ne suffit pas, on prend les meilleures gares : le revenu le plus haut est obligatoire, et Falcon compte pour son chemin de fer.',
    none: 'Sans train, il n’y a pas de revenu.',
    example:
      'Avec un 2+2 et un 3+4, une compagnie compte cinq gares et six marqueurs, ces derniers pour D60. Avec un 2+1, des gares de 60, 30 et 20 et trois marqueurs, elle gagne D100.',
  },
  '3.4.6': {
    title: 'Dividende',
    choice:
      'Le président paie un dividende entier, un demi-dividende ou aucun. Le demi-dividende distribue la moitié du revenu, arrondie à la dizaine supérieure, et le reste va à la trésorerie. Une compagnie gelée paie toujours la moitié.',
    parts:
      'Chaque joueur reçoit selon son pourcentage. Le dividende des parts de l’offre initiale et de la trésorerie de la compagnie revient à celle-ci, celui des parts d’une autre compagnie va à cette autre compagnie, et celui de la corbeille à personne.',
    example:
      'La moitié de D130 : D70 sont distribués et D60 gardés. Sur un dividende entier de D200, un joueur avec 30 % reçoit D60, l’offre initiale avec 50 % donne D100 à la compagnie, et les D40 des 20 % de la corbeille ne vont à personne.',
  },
  '3.4.7': {
    title: 'Cotation',
    price: 'La cotation se déplace ensuite selon la section 2.2.5.',
  },
  '3.4.8': {
    title: 'Achat de trains',
    buy: 'Une compagnie achète autant de trains qu’elle veut : ceux de la banque au prix imprimé, ceux du dépôt de la banque à leur valeur imprimée, ceux d’une autre compagnie pour au moins D1, si les deux présidents sont d’accord. L’argent va au vendeur.',
    duty: 'Une compagnie en exploitation provisoire ou définitive doit finir son tour avec un train ; une compagnie en construction peut en acheter.',
    last: 'Une compagnie peut vendre son dernier train. Une compagnie gelée n’en achète ni n’en vend.',
  },
  '3.4.9': {
    title: 'Étape financière',
    trade:
      'Après l’achat de trains, une compagnie en exploitation provisoire ou définitive peut vendre des parts à la corbeille, puis acheter un seul titre. Elle achète un de ses propres titres à la corbeille, ou celui d’une autre compagnie déjà créée à la corbeille ou dans l’offre initiale. Elle ne détient jamais plus de 10 % de chacune, n’achète ni ce qu’elle vient de vendre ni ce qui est coté en bleu. Elle ne vend que ce qu’un joueur pourrait vendre, et la corbeille ne peut pas dépasser 50 %. Le prix d’un titre de l’offre initiale va à la compagnie qui l’émet.',
    quiet:
      'Ces ventes ne déplacent aucune cotation, et les parts détenues par des compagnies ne comptent pas pour la présidence.',
    forced:
      'Avant tout le reste, une compagnie doit vendre ses parts cotées en bleu clair ; si elle est elle-même cotée en bleu foncé, elle vend toutes celles qu’elle détient. Aucune limite ne s’y oppose.',
  },
  '3.4.10': {
    title: 'Acquisition forcée',
    when: 'Une compagnie qui doit avoir un train et ne peut pas payer le moins cher de la banque achète celui-là avec de l’aide, pendant son étape des trains ou, si la table le choisit, après son étape financière.',
    order:
      'L’argent vient d’abord de la trésorerie, puis de la vente des parts qu’elle contient, puis de l’argent du président, enfin de la vente de ses parts. Toutes ces parts se vendent à moitié prix, et pas plus qu’il n’en faut. On ne vend ni les parts de l’offre initiale, ni les régionales, ni les cartes, ni les concessions, ni les parts d’une compagnie qui n’a pas opéré.',
    example: 'Une part cotée D90 rapporte D45, une part cotée D55 rapporte D27.',
    limits:
      'La limite de la corbeille s’applique. Ces ventes ne peuvent pas changer la présidence de la compagnie qui achète, mais celle d’une autre, oui.',
  },
  '3.4.11': {
    title: 'Banqueroute',
    bankrupt:
      'Le président qui ne peut toujours pas payer est en banqueroute et quitte la partie ; tout ce qu’il détient va à la corbeille sans limite, y compris ses cartes et ses régionales.',
    before:
      'Avant la phase 5, ses concessions sont retirées et les compagnies concernées sont gelées, sans acheter de train. Si la concession d’une de ses compagnies appartient à un autre joueur, elle lui reste, et le joueur qui détient le plus de parts, deux au moins, devient président.',
    after:
      'Dès la phase 5, chacune de ses compagnies va au joueur qui en détient le plus de parts, deux au moins, et il doit achever l’achat avec ce qui a été réuni. S’il n’y en a pas, la compagnie ferme : ses parts sont perdues, ses trains vont au dépôt de la banque et ses jetons quittent la carte.',
    last: 'S’il ne reste qu’un joueur, la partie finit.',
  },
  '3.5': {
    title: 'Phase 5, l’unification',
    presidency:
      'Chaque compagnie va à son plus gros actionnaire. À égalité, on préfère celui qui n’a pas la concession de la compagnie, puis celui qui a le moins de concessions, puis le premier après l’ancien président.',
    example: 'Le président a la concession et 30 %, son rival a aussi 30 % : le rival devient président.',
    discards:
      'Les compagnies dont le titre de président est à la corbeille ferment d’abord. Ensuite, on défausse les cartes, les concessions et les jetons bourboniens, et ce qui reste des cautions est perdu.',
    states: 'Les compagnies en construction et en exploitation provisoire passent en exploitation définitive.',
    float:
      'Une compagnie créée à partir de ce moment est lancée quand 60 % en sont vendus : la banque complète alors le produit de ses parts jusqu’à dix fois la cotation de départ, et les parts restantes vont à la corbeille. Elle n’a pas besoin de concession, ne passe pas par la construction et n’opère pas avant d’être lancée. L’excédent payé pour une carte s’ajoute à ce capital.',
    exampleFloat: 'À une cotation de départ de 140, le capital est de D1 400.',
    sfm: 'La SFM devient disponible.',
    after: 'Le nouveau président finit le tour en cours ; le round régional a lieu après ce round d’opération.',
  },
  '3.5.1': {
    title: 'Round des compagnies régionales',
    table:
      'Sept régionales sont mises aux enchères. À 130 : la SFSM et la SEPSA à Napoli, la FA à Capua et la FdC à Reggio. À 160 : la FAS à Castel di Sangro, la FAL à Altamura et la FG à San Severo.',
    auction:
      'Les enchères se déroulent comme pour les cartes politiques : le joueur qui a la priorité choisit, on enchérit à partir de la valeur nominale par pas de D5, dans la limite de son argent, et l’on paie aussitôt. Un joueur qui passe sort de cette enchère, et le choix passe au suivant. Un joueur qui a atteint la limite de titres n’enchérit pas.',
    pool: 'Les régionales dont personne ne veut vont à la corbeille ; on peut les acheter à la valeur nominale ou plus, comme action d’un round de bourse.',
    price: 'Le prix payé va à la trésorerie de la régionale.',
    example: 'La FAS, vendue D175, commence avec D175.',
    after: 'La priorité ne change pas, et la partie reprend là où elle en était.',
  },
  '3.5.2': {
    title: 'Compagnies régionales',
    company:
      'Une régionale n’a qu’un titre, qui compte dans la limite, n’a pas de cotation et vaut à la fin sa valeur nominale. Elle commence avec un marqueur et opère avant les majeures, par numéro. Dès la phase 6, elle peut être acquise. À la corbeille, elle ne fait rien.',
    tiles:
      'Elle pose une tuile gratuite et, pour D30, une seconde, sur des routes depuis sa gare de départ, dont elle peut d’abord poser la tuile. Les jetons ne la bloquent pas, et ses routes traversent les villes.',
    markers:
      'Elle ne pose pas de jeton. Elle prend un marqueur pour chaque village d’une tuile jaune ou marron qu’elle pose, mais rien pour une tuile verte ni pour une amélioration de direction.',
    bonus:
      'Quand une destination historique est reliée à sa gare de départ, son propriétaire reçoit le bonus une fois, quel que soit l’auteur de la liaison. On le vérifie après chaque tuile, et quand la régionale a son premier propriétaire.',
    earnings:
      'Ses trains sont des 0+Y : ils rapportent D10 par marqueur, jusqu’à Y marqueurs, sans port ni lieu hors carte. Elle paie toujours un demi-dividende.',
    example:
      'Un 0+4 avec cinq marqueurs rapporte D40 : D20 au propriétaire et D20 gardés. Avec trois marqueurs, il rapporte D30 : D20 au propriétaire et D10 gardés.',
    trains:
      'Elle achète au plus un train régional par tour, à la banque, ou à une autre régionale pour D1 ou plus avec son accord. Si elle n’a ni train ni assez d’argent, son propriétaire peut ajouter ce qui manque pour un train de la banque, sans vendre de parts. Elle n’est pas obligée d’avoir un train et n’achète ni ne vend de titres.',
  },
  '3.5.3': {
    title: 'La SFM',
    start:
      'La SFM est une majeure disponible dès la phase 5. L’acheteur de son titre de président fixe la cotation de départ et pose aussitôt le jeton de départ dans une ville, sur un emplacement libre qui n’est réservé à personne. Ce jeton n’apporte pas de bonus et n’est pas celui du premier tour.',
    bonus:
      'Elle n’a ni emplacement réservé ni destination : sa cotation monte d’une ligne pour chaque jeton posé dans une ville jaune sans aucun jeton.',
  },
  '3.6': {
    title: 'Phase 6, les conventions',
    form: 'La RM et la RA se forment à l’achat du premier train PH6.',
  },
  '3.6.1': {
    title: 'La Rete Mediterranea',
    form: 'En phase 6, deux des quatre compagnies LdA, NN, FC et FSC fusionnent et forment la RM. On consulte leurs présidents, de la plus haute cotation à la plus basse, et chacun accepte ou refuse la fusion. Les compagnies non lancées, y compris celles qui ont été créées mais dont moins de 60 % sont vendus, viennent en dernier et acceptent toujours.',
    examplePoll:
      'S’il reste trois compagnies et que la première refuse, la deuxième et la troisième fusionnent ; si la première accepte et que la deuxième refuse, la première et la troisième fusionnent ; si toutes deux acceptent, la troisième reste en dehors. S’il en reste quatre et que les deux premières refusent, la troisième et la quatrième fusionnent ; si la première accepte et que les deux suivantes refusent, la première et la quatrième fusionnent. S’il n’en reste que deux, elles fusionnent sans consultation ; une seule forme la nationale à elle seule ; s’il n’en reste aucune, il n’y a pas de nationale.',
    price:
      'La RM prend la plus haute des deux cotations, et son marqueur se place sous la pile. Si les deux compagnies sont non lancées, elle commence à D100.',
    exchange:
      'Deux anciennes parts, de l’une ou de l’autre compagnie, s’échangent contre une nouvelle. Le président de la compagnie qui a fait commencer la phase 6 échange le premier, puis les autres joueurs à sa suite. Le premier qui apporte quatre parts reçoit le titre de président ; si personne n’en a quatre, le plus gros actionnaire préside par intérim. Une part impaire est payée la moitié de la cotation ; si elle vient d’une compagnie non lancée, elle est perdue.',
    exampleExchange:
      'Trois parts de l’une et trois de l’autre donnent trois parts de la RM. À D130, une part impaire rapporte D65.',
    others:
      'Après les joueurs, les autres compagnies échangent leurs parts, puis les trésoreries des deux compagnies, dont la part impaire va à la corbeille, puis la corbeille, dont la part impaire disparaît. Les parts restantes vont à la RM. La corbeille peut alors dépasser 50 %. Enfin, un joueur qui a plus de parts que le président prend la présidence.',
    joined:
      'La RM reçoit les jetons, les trains, les marqueurs et l’argent des deux compagnies. Deux jetons dans le même lieu n’en font plus qu’un ; la gare de départ imprimée d’une compagnie non lancée reçoit un jeton ; les emplacements réservés s’ouvrent à tous, et les anciennes compagnies quittent la partie.',
    lease:
      'Si la RM n’a pas de train, ou si son trafic dépasse sa capacité, elle loue à la banque autant de PH6 qu’il en faut pour le couvrir. Ces trains roulent, mais ne peuvent pas être vendus. Tant qu’elle en loue, elle garde son revenu sans que sa cotation baisse, paie chaque train en entier dès qu’elle le peut, dans l’ordre choisi par son président, et n’achète rien d’autre. Une location ne cause jamais d’acquisition forcée.',
    exampleLease:
      'Avec sept jetons, huit marqueurs et un 3+4, le trafic est de 15 et la capacité de 7 ; un 5+6 loué la porte à 18.',
    turn: 'La RM n’opère pendant le round où elle se forme que si aucune des deux compagnies n’avait encore opéré ; le tour d’une compagnie qui fusionne s’arrête aussitôt. Elle a quatre poses par tour et n’achète ou ne vend des trains qu’à leur valeur imprimée. Si aucun joueur ne détient de ses parts, elle attend que son titre de président soit acheté.',
  },
  '3.6.2': {
    title: 'La Rete Adriatica',
    ra: 'La RA se forme de la même façon, à partir de la LTF, de la FS, de la SFTF et de la SFM.',
  },
  '3.6.3': {
    title: 'Acquisitions',
    price:
      'Dès la phase 6, une majeure ou une nationale peut acquérir des régionales à tout moment de son tour, autant qu’elle veut et sans l’accord de personne. Sa trésorerie paie au propriétaire la somme de l’argent de la régionale, de son meilleur revenu et de sa valeur nominale.',
    example: 'Une régionale a D90, une valeur nominale de 130, un 0+4 et six marqueurs : elle coûte D260.',
    link: 'La compagnie doit être reliée à la gare de départ de la régionale par une voie sans autre ville, ou y avoir un jeton. Une régionale qui est à la corbeille ne s’acquiert pas.',
    after:
      'La compagnie reçoit l’argent, les marqueurs et les trains : un 0+4 devient aussitôt et pour toujours un 2+2, un 0+6 devient un 3+4. La régionale quitte la partie.',
  },
  '4': {
    title: 'Fin de la partie',
    bank: 'Si la banque saute, la partie finit après la série de rounds d’opération en cours ; si cela arrive pendant un round de bourse, elle finit après la série suivante. On fait tous les paiements, et l’argent qui revient à la banque n’y change rien.',
    top: 'Une cotation de D300 met aussitôt fin à la partie.',
    score:
      'On compte les parts à leur cotation, les régionales à leur valeur nominale et l’argent ; les cautions et les cartes ne valent rien. La plus grande somme gagne ; à égalité, on partage la victoire.',
    example: 'Six parts cotées D120, une régionale de 160 et D345 font D1 225.',
    still: 'La partie finit aussi après une série de rounds où personne ne pouvait agir et où l’argent n’a pas bougé.',
    answers:
      'Si plusieurs joueurs doivent répondre, l’auteur de l’action répond d’abord, puis les autres dans l’ordre. Quand une seule réponse est permise, elle est donnée d’office.',
  },
  '5': {
    title: 'Liste des tuiles',
    yellow:
      'Jaunes : une tuile de chacun des numéros 1, 2, 55, 56 et 69 ; 8 tuiles n° 3, 20 n° 4, 25 n° 58 ; 6 n° 5, 14 n° 6, 6 n° 57 ; 3 n° 7, 20 n° 8, 25 n° 9.',
    green:
      'Vertes : 4 tuiles de chacun des numéros 12, 13, 14 et 52, 7 n° 15 ; deux de chaque tuile de plaine, sauf une seule n° 18 et quatre n° 23 et n° 24 ; 15 de chacun des numéros 87, 88 et 204 ; une n° 704 pour Napoli Nord et une pour Napoli Sud, une n° 705, une n° 706 ; 6 n° 710 ; 2 de chacun des numéros 901, 902 et 903.',
    brown:
      'Marron : 12 tuiles n° 63, 10 n° 146, 4 n° 611, 3 n° 700 ; une n° 707 pour Napoli Nord et une pour Napoli Sud, une n° 708, une n° 709 ; 15 n° 889 et 15 n° 900 ; 2 n° 904, 6 n° 905.',
    back: 'Une tuile remplacée redevient disponible.',
  },
  '6': {
    title: 'Glossaire',
    words:
      'La gare de départ est l’endroit où commence la voie ; la destination intermédiaire met fin à la construction, et la destination finale rend l’exploitation définitive. Une concession est le droit de construire une ligne contre une caution qui sera rendue. Une compagnie lancée dont la concession n’appartient à personne est gelée.',
  },
  '7': {
    title: 'Matériel',
    certificates: 'Chaque majeure et chaque nationale a un titre de 20 % et huit titres de 10 %.',
    pieces:
      'Un jeton sur une destination historique fait monter la cotation d’une ligne ; un marqueur de village rapporte D10, une fois par tour.',
  },
};
