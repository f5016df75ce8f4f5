import type { RulebookText } from './outline.ts';

/** Les règles de 18FB dans nos propres mots, section par section comme les règles PA23 les numérotent. */
export const fr: RulebookText = {
  '1.1': {
    title: 'Description du jeu',
    parts:
      'Une partie est un round politique, puis des cycles d’un round de bourse et de deux rounds d’opération, avec une fois un round régional, puis un décompte final. Le round politique vend les cartes et fixe l’ordre.',
    ends: 'Elle finit quand la banque est épuisée ou qu’une compagnie atteint la cotation la plus haute.',
    winner:
      'Le plus riche gagne : parts à la cotation, titres régionaux à la valeur nominale et argent. Ce que les compagnies possèdent ne compte pour personne.',
    shares:
      'Les parts rapportent des dividendes et peuvent monter. Qui en a assez est président de la compagnie et la dirige.',
  },
  '1.2': {
    title: 'Mise en place',
    players:
      'On joue de trois à six. On distribue D3 000 : D1 000 chacun à trois, D750 à quatre, D600 à cinq, D500 à six.',
    bank: 'Il y a D12 000 en jeu ; ce qui n’est pas distribué forme la banque.',
    offer: 'Titres, concessions et trains sont dans l’offre, les cartes politiques par ordre de coût.',
    order: 'L’ordre est tiré au sort ; le premier a la priorité, et le round politique commence.',
    empty:
      'Personne ne commence avec des titres. Seules trois cartes apportent une part avant le premier round de bourse.',
  },
  '1.3': {
    title: 'Bonnes manières',
    open: 'Argent, avoirs, trains et toutes les transactions des compagnies sont publics ; ici chacun les voit.',
    talk: 'On parle librement et en public, les promesses n’engagent pas, les accords secrets sont interdits.',
  },
  '2.1': {
    title: 'Les phases',
    trigger:
      'Il y a six phases. La partie commence en phase 1 ; chacune des autres débute aussitôt avec le premier achat de son train ordinaire, au milieu du tour de l’acheteur.',
    tiles: 'Les tuiles jaunes sont là dès la phase 1, les vertes dès la 2, les marron dès la 5, jamais plus tôt.',
    steps:
      'Une compagnie lancée en phases 1 ou 2 a deux poses par tour, en phases 3 ou 4 trois, en phases 5 ou 6 quatre. Le nombre ne change jamais.',
    values:
      'Les cotations de départ vont de D60 à D100 ; dès la phase 2 aussi de D110 à D130, dès la phase 5 aussi D140 et D150.',
    scrap:
      'La phase 3 retire les trains PH1, la 5 les PH2, la 6 les PH3, sans paiement et de le dépôt de la banque aussi. Les autres ne sont jamais retirés.',
    cards: 'Falcon et Delahante s’emploient dès la phase 2.',
    deposits:
      'En phase 3, une concession coûte la seconde valeur de sa caution, dès la phase 4 rien. Ce qui fut payé avant reste tel quel.',
    rome: 'Les emplacements libres de Roma s’ouvrent à tous en phase 4.',
    five: 'La phase 5 défausse cartes politiques et concessions et apporte les compagnies régionales et la SFM.',
    six: 'En phase 6 RM et RA se forment, et l’on peut acquérir les régionales.',
    offMap:
      'Les lieux hors carte paient leur première valeur en phases 1 et 2, la deuxième en 3 et 4, la troisième en 5 et 6.',
    order: 'Les effets viennent dans cet ordre : retraits, présidences, défausses, états, formations.',
  },
  '2.2': {
    title: 'La bourse',
    price: 'Une valeur est la cotation d’une part de 10 %.',
    start: 'Les cases de départ comptent comme blanches à tous égards.',
  },
  '2.2.1': {
    title: 'Zone blanche',
    white: 'Les parts en zone blanche se détiennent selon les règles ordinaires.',
  },
  '2.2.2': {
    title: 'Cotations de départ',
    ten: 'Dix cases de D60 à D150 : jaunes jusqu’à D100 dès la phase 1, vertes jusqu’à D130 dès la 2, marron dès la 5.',
    nothing: 'Elles n’ont pas d’autre sens.',
  },
  '2.2.3': {
    title: 'Zone bleu clair',
    ban: 'Les compagnies ne peuvent pas tenir d’parts en bleu clair, pas même les leurs, et les vendent à la première occasion de leur tour. Les joueurs le peuvent.',
    ledge:
      'Le bord du haut est un rebord. Une vente descend d’un rang par action, mais un marqueur ne quitte le rebord que s’il reste au moins deux parts à décompter ; sinon il s’y arrête. Tout en bas rien ne bouge. Les autres mouvements ignorent les rebords.',
    example:
      'De D180, un rang au-dessus du rebord, deux parts finissent à D170 et trois à D150. Sur un rebord une part ne bouge rien, deux bougent de deux rangs.',
  },
  '2.2.4': {
    title: 'Zone bleu foncé',
    ban: 'Une compagnie en bleu foncé ne peut tenir aucune part, vend toutes les siennes à la première occasion et n’en achète pas ; aucune autre ne peut garder les siennes.',
    ledge: 'Le bord entre bleu clair et bleu foncé est un rebord du même genre.',
  },
  '2.2.5': {
    title: 'Mouvements des cotation',
    sale: 'La vente d’un joueur en round de bourse baisse la cotation d’un rang par action, le titre de président en valant deux ; les deux rebords peuvent agir, et le bas arrête la chute.',
    left: 'Un revenu gardé ou nul déplace le marqueur d’une case vers la gauche ; dans la première colonne d’un rang vers le bas, tout en bas pas du tout.',
    right:
      'Un dividende, entier ou de moitié, au moins égal à la cotation déplace le marqueur vers la droite, ou vers le haut s’il n’y a pas de case. Un plus petit ne bouge rien, ni une compagnie qui n’opère pas.',
    example:
      'À D100 un dividende entier de D100 va à droite, un de D90 non ; un gain de D190 payé à moitié distribue D100 et va à droite.',
    soldOut:
      'À la fin d’un round de bourse, chaque compagnie sans action dans l’offre ni la corbeille monte d’un rang, dans l’ordre d’exploitation ; les trésoreries comptent comme vendues. Du rang du haut on va à droite. Les compagnies non lancées, en construction et gelées ne montent pas. Toutes les hausses se font avant que D300 ne finisse la partie.',
    top: 'À D300 le marqueur reste.',
    bonus: 'Le bonus de destination est un rang vers le haut, avec les mêmes bornes.',
    stack: 'Qui entre dans une case va sous ceux qui y sont.',
    others:
      'Ventes des compagnies, ventes d’urgence et les titres d’un joueur en banqueroute ne font baisser aucune cotation ; une compagnie en construction ne va jamais à droite.',
  },
  '2.3': {
    title: 'Actions, titres, limites',
    shares:
      'Les cotation valent par action et les pourcentages donnent la part de dividende. Le titre de président est de 20 %, deux parts et un titre : les avoirs comptent en pourcentage, la limite en titres.',
    counted:
      'Limite de titres : 26, 20, 16, 13 de trois à six joueurs. Cartes politiques et concessions ne comptent pas, une part donnée par une carte oui.',
    sixty:
      'Un joueur peut tenir 60 % d’une compagnie, en titres quelconques ; ce que tiennent ses compagnies n’est pas compté.',
    office:
      'Le titre de président ne se vend jamais. Il passe quand une vente donne la présidence à un autre joueur, et n’arrive à la corbeille que par une banqueroute en phases 1 à 4.',
    pool: 'La corbeille tient au plus 50 % d’une compagnie, sauf ventes forcées de compagnies.',
    above: 'Qui dépasse une limite vend à son prochain round de bourse et n’achète rien avant.',
  },
  '2.4': {
    title: 'Compagnies',
    majors: 'Majeures dès la phase 1 : NN, FSC, LdA, FC, FB, LTF, SFTF, FS, FP, FST ; dès la phase 5 la SFM.',
    regionals: 'Régionales dès la phase 5 : SFSM, SEPSA, FAS, FA, FAL, FG, FdC. FC et FdC sont deux compagnies.',
    nationals: 'Nationales dès la phase 6 : RM et RA. LTF est la compagnie destinée à RA sous ses deux noms.',
  },
  '2.5.1': {
    title: 'Deux cartes',
    maps: 'À côté de la carte principale il y en a une de Napoli ; deux hexagones vert foncé la représentent et ne prennent pas de tuiles.',
    letters:
      'Les cartes se rejoignent aux côtés de même lettre, de a à h. Les autres côtés extérieurs de la petite sont fermés.',
    enclaves: 'Benevento et Pontecorvo sont au Pape ; seul Falcon change leur valeur.',
  },
  '2.5.2': {
    title: 'Obstacles naturels',
    passes: 'Un col coûte D60. Quelques-uns sont fermés avant la phase 3 et coûtent ensuite autant.',
    rivers: 'Un pont coûte D40, et chaque rivière d’un bord se paie.',
    example: 'Le bord de I14 et J15 a deux rivières et coûte D80.',
    sarno: 'À cause du Sarno, les côtés f, g et h coûtent D40 ; a à e coûtent D10.',
    blocked: 'Les hexagones gris et bleus ne se traversent pas et ne prennent pas de tuiles.',
  },
  '2.5.3': {
    title: 'Gares',
    kinds: 'Villes, villages, ports et lieux hors carte rapportent. Les villes de lettre N, B, R et W valent plus.',
    letters:
      'Une ville à lettre prend les tuiles de sa lettre s’il y en a ; P et L ne demandent qu’une marron spéciale. Deux villages dans un hexagone prennent des tuiles à deux villages.',
    ports: 'Un port ajoute son bonus à sa ville quand elle est desservie.',
    offMap:
      'Les hexagones rouges sont des lieux hors carte ; les deux de Roma n’en font qu’un, les deux du Tronto un autre. Il y faut un jeton. Roma s’ouvre en phase 4, avec Delahante un emplacement dès la 2.',
    funicolare:
      'Dès que Torre Annunziata a une voie vers le nord, le Funicolare ajoute D20 pour chaque compagnie qui y dessert son jeton. Ce n’est pas une gare et il ne prend pas de capacité.',
    example: 'Sur une tuile jaune de 20 avec cette voie Torre Annunziata vaut D40.',
    printed:
      'Un hexagone jaune imprimé ne reçoit pas de tuile jaune : il s’améliore directement. Un cercle nu ne vaut rien.',
    towns: 'Les villages ne rapportent que par les marqueurs.',
  },
  '2.5.4': {
    title: 'Jetons et marqueurs',
    token: 'Un jeton montre une ligne construite jusqu’à une gare ; seules les gares à jeton propre rapportent.',
    bourbon:
      'Quatre jetons bourboniens, 5 à Roma, 6 et 8 à Caserta, 7 à Napoli, occupent leurs emplacements. Quatre cartes permettent de les remplacer ; à la phase 5 les autres s’en vont.',
    kept: 'Un emplacement de gare de départ ou réservé est réservé à sa compagnie, jusqu’à ce qu’elle ferme ou fusionne.',
    markers: 'Les marqueurs de village sont dans la trésorerie, sans limite ; les jetons sont ceux de le plateau.',
  },
  '2.6': {
    title: 'Trains',
    kinds:
      'Majeures et nationales achètent et emploient des trains ordinaires, les régionales des régionaux, dès la phase 5. Une nationale n’en a qu’avec une régionale acquise, et il devient ordinaire.',
    sale: 'Un type se vend quand le précédent est parti ; les 0+6 viennent en phase 6 à côté des 0+4 ou, au choix de la table, après eux. Les PH6 sont illimités, tous les autres sont en nombre limité. Les trains de le dépôt de la banque se vendent à leur valeur.',
    removal:
      'Dès la phase 5 un PH5 ordinaire invendu part à la fin de chaque round d’opération, le premier dans le tour où la phase a commencé, avant le round régional. Si la pile est vide les PH6 sont en vente, mais la phase 6 attend un achat.',
    limit: 'Il n’y a pas de limite de trains.',
    phase: 'Les trains régionaux ne commencent pas de phase.',
  },
  '2.7': {
    title: 'Cartes politiques',
    general:
      'Les cartes viennent par le round politique. Les compagnies n’en achètent jamais ; les joueurs peuvent se les céder. Le propriétaire utilise un pouvoir à tout moment, aussi pour la compagnie d’un autre joueur, à laquelle il prête la carte ; le remplacement d’un jeton bourbonien dépend du président de celle-ci.',
    income:
      'Une carte paie son propriétaire au début de chaque round d’opération, moins ou rien après son pouvoir là où elle le dit, dès le paiement suivant. Toutes ferment à la phase 5. À la corbeille une carte ne paie personne.',
    table:
      'Coût et revenu : Bayard 25, 5 ; Melisurgo 50, 10 ; Riseis 75, 15 ; Falcon 75, 15 ; Delahante 100, 20 ; Valadous 125, 20 puis 10 ; L’Ala 175, 25 puis 10 ; Albano 200, 25 puis 10.',
    bayard: 'Bayard réduit de moitié une caution de son propriétaire, aussi celle d’une concession reprise, une fois.',
    exampleBayard: 'FB en phase 1 : D75 au lieu de D150 ; en phase 3 D40 au lieu de D80.',
    melisurgo:
      'Melisurgo monte de deux tranches l’intérêt d’une compagnie pour tous ses actionnaires, une fois et jamais au-delà de E.',
    exampleMelisurgo: 'La tranche A devient C, D15 par action ; la D devient E, D25.',
    panfilo:
      'Panfilo De Riseis permet de prendre une concession ou un titre qu’un autre va acheter en round de bourse. On ne demande que s’il le peut et a de quoi payer ; les limites et les interdictions s’appliquent, l’argent va où il va toujours, aucune carte de rabais ne l’aide, les ventes faites restent, et l’autre agit de nouveau. Une fois, jamais pour les cartes.',
    falcon:
      'Falcon, dès la phase 2, ajoute 30 à Benevento et 10 à Pontecorvo pour un seul chemin de fer nommé en jouant la carte, là où il dessert un jeton. Le bonus survit à la phase 5 et passe par une fusion.',
    delahante:
      'Delahante, dès la phase 2, permet à une majeure de remplacer le jeton bourbonien 5 à Roma selon les règles des jetons, et reste jusqu’à la phase 5. Les autres emplacements de Roma s’ouvrent de toute façon en phase 4.',
    railways:
      'Valadous, L’Ala et Albano vont avec LdA, FB et FP. Le premier propriétaire reçoit une part ; le propriétaire peut prendre cette concession à la valeur suivante de la caution comme action, pour la première attribution seulement et sans exclusivité ; le revenu baisse avec le premier jeton après celui de départ ; une majeure peut remplacer le jeton 6, 7 ou 8, et la carte ferme. Panfilo n’hérite pas du rabais.',
    exampleDeposit: 'Caution suivante : LdA D120, FB D80, FP D200 en phases 1 et 2, rien en phase 3.',
  },
  '3': {
    title: 'Déroulement',
    course:
      'Après le round politique alternent un round de bourse et deux rounds d’opération. Le round régional vient une fois, après le round d’opération du premier train PH5.',
  },
  '3.1': {
    title: 'Round politique',
    auction:
      'Les huit cartes sont vendues aux enchères ouvertes. Qui a la priorité en choisit une quelconque et enchérit ou passe ; les autres dans l’ordre montent ou passent ; le dernier enchérisseur paie la banque aussitôt. Le choix suivant est à celui qui vient après qui a choisi.',
    bids: 'La première enchère est le coût imprimé ou plus, par pas de D5, puis au moins cinq de plus, jamais au-delà de son argent, qui est mis de côté. Qui passe n’est hors que de cette enchère.',
    pool: 'Une carte dont personne ne veut est à la corbeille et s’achète à son coût comme action d’un round de bourse.',
    excess: 'Pour les cartes 6 à 8, ce qui dépasse le coût va à la compagnie liée.',
    example: 'Albano pour D240 : D200 à la banque, D40 à FP et une part de FP.',
    seats:
      'Puis les places suivent l’argent restant, à égalité comme avant ; le plus riche a la priorité, et le premier round de bourse commence.',
  },
  '3.2': {
    title: 'Round de bourse',
    turn: 'À son tour un joueur peut vendre, puis faire une seule part : prendre une concession, acheter des parts d’une compagnie commencée ou acheter une carte. Ensuite il ne vend plus.',
    order:
      'La priorité commence, et l’on finit quand tous passent d’affilée ; le premier d’entre eux reçoit la priorité. Un tour avec une vente seule n’est pas une passe.',
    skipped: 'Les joueurs éliminés sont sautés.',
    cards: 'Les cartes ne changent de main entre joueurs qu’ici.',
  },
  '3.2.1': {
    title: 'Vendre des parts',
    sell: 'Autant d’parts qu’on veut, tant que la corbeille reste à 50 % ; une compagnie après l’autre dans un ordre quelconque, chaque vente accomplie avant la suivante. Qui a vendu d’une compagnie n’en rachète pas dans ce tour.',
    price: 'Toutes les parts d’une compagnie valent la cotation d’avant la chute et sont une seule vente.',
    never:
      'Rien d’une compagnie qui n’a pas opéré ou qui est en construction. Le titre de président ne se vend pas : on vend les titres simples reçus en échange.',
  },
  '3.2.2': {
    title: 'Concessions',
    acquire:
      'Pour la caution, payée à la banque, un joueur peut prendre une concession : la première valeur en phases 1 et 2, la seconde en phase 3, rien en phase 4.',
    refund:
      'La moitié de ce qui fut payé revient à la destination intermédiaire, le reste à la finale, au propriétaire d’alors.',
    exampleRefund: 'FB, D150 : D75 à Caserta, D75 à Napoli.',
    band: 'La lettre est la tranche d’intérêt garanti.',
    par: 'Il nomme une cotation de départ, met le marqueur sous les autres, achète le titre de 20 % pour le double dans la trésorerie et est président ; il faut pouvoir tout payer.',
    examplePar: 'NN en phase 1 à 100 : D100 à la banque, D200 à NN.',
    shield: 'Pour prendre la présidence un rival a besoin de 20 points de plus.',
    table:
      'Cautions, tranche, gare de départ, destination intermédiaire et finale : NN 100/50, A, Napoli, Torre Annunziata, Nocera ; FSC 200/100, D, Salerno, Sapri, Cosenza ; LdA 240/120, C, Capua, Isernia, Pescara ; FC 200/100, D, Cosenza, Gioia, Reggio ; FB 150/80, A, Benevento, Caserta, Napoli ; LTF 100/50, C, Campoli, Pescara, Foggia ; SFTF 100/50, C, Taranto, Andria, Foggia ; FS 200/100, B, Bari, Brindisi ou Taranto, Lecce ; FP 400/200, B, Bari ou Napoli, Foggia ou Avellino, Napoli ou Bari ; FST 240/120, C, Salerno, Potenza, Taranto.',
    fs: 'Pour FS compte la première de Brindisi et Taranto qui reçoit un jeton.',
    fp: 'FP choisit sa base : de Bari par Foggia, en cédant l’emplacement d’Avellino ; de Napoli par Avellino, en cédant celui de Foggia.',
    waiver:
      'FST ne coûte rien dès que quelqu’un a pris la concession de LTF. LdA, FB et FP coûtent moins avec leurs cartes.',
    exampleBayard: 'NN pour D25 en phase 3 avec Bayard : D12 à Torre Annunziata, D13 à Nocera.',
  },
  '3.2.3': {
    title: 'Retrait',
    when: 'Une concession va à la corbeille quand un autre a 20 points de plus que son propriétaire, président ou non, ou quand son propriétaire est en banqueroute. La caution restante est perdue et la compagnie gelée. Un nouveau président qui la possède déjà la garde. On regarde après chaque changement, aussi pour les gelées.',
    swap: 'Dans une prise de contrôle le titre de président s’échange contre deux simples ; le nouveau président a tous les biens. À égalité le premier après le président.',
    again:
      'Il peut reprendre aussitôt la concession pour la caution régulière, sinon, plus tard, tout joueur que personne ne dépasse de 20 points. En construction et provisoires coûtent la caution, les définitives rien. La présidence ne bouge pas pour cela.',
    office:
      'Si le titre de président est à la corbeille il vient avec pour le double de la cotation, et ne se vend pas autrement.',
    example: 'NN en construction, phase 3, à D80 avec le titre à la corbeille : D50 et D160.',
  },
  '3.2.4': {
    title: 'Acheter des parts',
    one: 'Un titre de l’offre ou de la corbeille, dans les 60 % et la limite ; ensuite aucune vente.',
    price:
      'Dans l’offre initiale : à la cotation de départ, payée à la trésorerie. À la corbeille : à la cotation, payée à la banque.',
    first:
      'Le titre de président vient d’abord, avec sa concession ; dès la phase 5 sans elle, une fois la cotation de départ fixée.',
    where:
      'On peut acheter des parts de compagnies en construction. On n’achète jamais d’une trésorerie, sauf le titre de président d’une nationale que nul ne tient.',
  },
  '3.2.5': {
    title: 'Présidence',
    twenty: 'En phases 1 à 4 elle passe à qui a 20 points de plus.',
    ten: 'Dès la phase 5 dix points suffisent ; l’égalité garde le président.',
    swap: 'Titre contre deux parts ; le nouveau président a plateau et biens ; à égalité le premier après l’ancien.',
    example:
      'Phase 2, 20 % contre 30 % : rien ; contre 40 % : changement, concession à la corbeille. Phase 5, 30 % contre 30 % : rien ; contre 40 % : changement.',
  },
  '3.2.6': {
    title: 'Acheter une carte politique',
    card: 'De la corbeille au coût imprimé et pas plus, ou d’un joueur au prix convenu, comme action du tour. Une offre refusée ne se répète pas dans le tour au même prix ou à moins.',
  },
  '3.2.7': {
    title: 'Fin du round de bourse',
    end: 'Les compagnies dont toutes les parts sont vendues montent, puis le premier round d’opération commence.',
  },
  '3.3': {
    title: 'Destinations et états',
    base: 'Chaque compagnie a une base, une destination intermédiaire et une finale, sauf RM, RA et la SFM.',
    unfloated: 'Non lancée : le titre de président est invendu.',
    building:
      'En construction, de là à la destination intermédiaire : ni hausse, ni bonus, ni train qui roule, mais l’intérêt garanti.',
    provisional:
      'Provisoire, dès la destination intermédiaire : hausses, bonus, une part de la caution, trains, achat et vente de parts, et plus d’intérêt.',
    definitive:
      'Définitive, dès la finale atteinte après l’autre : de même, et le reste de la caution, entière si elle fut payée en état provisoire. La finale seule ne change rien ; ensuite les deux pas viennent ensemble.',
    frozen:
      'Gelée, en phases 1 à 4 avec la concession à la corbeille : ni hausse, bonus, tuile nouvelle, jeton, commerce de trains, intérêt ou parts sauf ventes forcées ; améliorations, trains, demi-dividende ; un gain nul va à gauche ; aucune obligation d’avoir un train. Elle garde son état dessous et y revient. Sans président elle roule d’elle-même et n’améliore rien.',
    five: 'À la phase 5 une gelée dont le titre de président est à la corbeille ferme : parts perdues, trains à la corbeille, jetons ôtés. Sinon elle devient définitive.',
  },
  '3.4': {
    title: 'Round d’opération',
    round:
      'Les cartes paient. Puis les régionales par numéro, puis les autres par cotation, plus à droite, en haut de la pile, redéterminées chaque fois ; chacune une fois. Après le second tour vient un round de bourse.',
    turn: 'N’opèrent que les compagnies lancées. Les étapes gardent leur ordre, ce qu’un état interdit est sauté, et les pouvoirs des cartes sont ouverts à tout moment.',
    short:
      'En construction : tuiles, jeton, destination, intérêt, trains. Gelée : améliorations, trains, demi-dividende, cotation, ventes forcées.',
  },
  '3.4.1': {
    title: 'Tuiles',
    steps:
      'Une pose est une tuile nouvelle ou une amélioration ; deux, trois ou quatre par tour, aucune obligatoire, le même hexagone plusieurs fois si l’on veut.',
    colours:
      'Le terrain libre prend le jaune ; le jaune devient vert, le vert marron. Une tuile ne part que par amélioration.',
    route:
      'La voie nouvelle doit prolonger un route : voie continue depuis un jeton propre, sur la carte ou hors carte, qu’aucune ville pleine d’autres n’interrompt. Un emplacement vide, réservé ou non, laisse passer. Une ville fermée peut être améliorée. Une tuile sans voie nouvelle demande seulement que sa gare soit atteinte.',
    home: 'Avant le jeton de gare de départ compte le logo imprimé ; une gare de départ sans tuile est posé d’abord.',
    keep: 'Une amélioration de valeur garde toute la voie, une amélioration de direction ce qui joint un voisin. Les jetons gardent leur place, et il faut des emplacements pour jetons et réserves.',
    supply: 'Les tuiles sont limitées ; une remplacée revient.',
    sides:
      'Pas de voie vers la mer, le lac de Celano, les côtés sombres du Vesuvio ou un côté vide d’un hexagone gris ou rouge. Le côté du Funicolare est ouvert.',
    kinds: 'Les hexagones de village, de ville, de double village et de plaine prennent des tuiles de leur genre.',
    letters:
      'Les villages L et les villes L et P ont leur marron ; W, Napoli Nord, Napoli Sud, Bari et Reggio seulement les tuiles de leur lettre ; les autres aucune à lettre.',
    frozen: 'Une gelée ne fait qu’améliorer.',
    stays: 'Les gares dont les côtés n’admettent plus de tuile restent telles.',
    passes: 'Aucun route ne traverse un col fermé avant la phase 3, mais la voie peut être posée jusque-là.',
    napoli: 'F27 et F29 ne prennent pas de tuiles.',
  },
  '3.4.2': {
    title: 'Jetons et marqueurs de village',
    one: 'Au plus un jeton par tour, un par lieu. Celui de la gare de départ est gratuit et est le jeton de son tour.',
    route:
      'Le route va d’une gare propre par villages et voie à une gare sans jeton propre, par aucune autre ville, même propre ; rien ne sert deux fois et le président choisit entre les route. La gare d’arrivée doit avoir un emplacement ouvert à la compagnie. Un côté à lettre est un bord ; Napoli Nord et Sud sont deux lieux.',
    cost: 'La trésorerie paie D10 pour un bord nu, D40 par rivière, D60 pour une montagne, additionnés, le Tronto compris ; sans argent pas de jeton, et les cols fermés le restent.',
    example: 'Rivière et montagne sur un bord coûtent D100 ; deux bords nus, une rivière et une montagne D120.',
    offMap: 'Il faut un jeton dans un lieu hors carte.',
    markers:
      'Puis la compagnie prend un marqueur par village jaune ou vert de ce route, deux par village marron ; les deux d’un double village joint, d’un jaune celui qui sert. Ils restent dans la trésorerie, et une ligne suivante reprend un village.',
    exampleMarkers: 'Un village jaune, un vert et un marron : quatre marqueurs.',
    bourbon: 'Un jeton bourbonien se remplace selon les mêmes règles et frais.',
    slot: 'Un jeton dans n’importe quel emplacement d’une ville sert.',
  },
  '3.4.3': {
    title: 'Contrôle des destinations',
    check:
      'Un jeton sur la destination intermédiaire ou finale change l’état et rend la caution due ; puis, si l’état le permet, une destination historique monte la cotation d’un rang, un par jeton. Les jetons posés en construction et ceux de gare de départ ne rapportent rien.',
  },
  '3.4.4': {
    title: 'Intérêt garanti',
    paid: 'La banque paie aux actionnaires d’une compagnie en construction D5, D10, D15, D20 ou D25 par action pour les tranches A à E, quelle que soit la cotation de départ, ou autant de pour cent de la cotation de départ, au choix de la table : aux joueurs et aux autres compagnies, pas à la corbeille ni à l’offre initiale.',
    example: 'Tranche D avec 30 % : D60.',
    needs: 'Seulement si chaque pose du tour a servi, même si aucune n’était possible.',
    price: 'Payé, la cotation reste ; non payé, il va à gauche ; jamais à droite.',
    place: 'Il tient lieu de revenu ; le tour qui finit la construction n’en paie pas.',
  },
  '3.4.5': {
    title: 'Faire rouler les trains',
    run: 'Provisoires et définitives emploient tous leurs trains ensemble : la somme des X est le nombre de gares à jeton propre, celle des Y des marqueurs. Chacun compte une fois, la capacité en trop est perdue, la liaison entre les gares n’a pas d’importance.',
    best: 'Les gares rapportent leur valeur avec port et bonus, les marqueurs D10. Si la capacité manque on prend les meilleures : le revenu la plus haute est obligatoire, et Falcon compte pour son chemin de fer.',
    none: 'Sans trains il n’y a pas de revenu.',
    example:
      'Trains 2+2 et 3+4 : cinq gares et six marqueurs, D60. Un 2+1 avec des gares de 60, 30 et 20 et trois marqueurs : D100.',
  },
  '3.4.6': {
    title: 'Dividende',
    choice:
      'Entier, demi ou aucun. Le demi distribue la moitié arrondie vers le haut à D10, le reste va à la trésorerie ; une gelée paie toujours la moitié.',
    parts:
      'Les détenteurs reçoivent leur pourcentage, la part de l’offre initiale et de sa propre trésorerie revient à la compagnie, les autres compagnies elles-mêmes, celle de la corbeille à personne.',
    example:
      'Moitié de D130 : D70 distribués, D60 gardés. Entier D200 avec 30 % d’un joueur, 50 % dans l’offre, 20 % à la corbeille : D60, D100, et D40 à personne.',
  },
  '3.4.7': {
    title: 'Cours',
    price: 'Puis la cotation bouge comme le dit 2.2.5.',
  },
  '3.4.8': {
    title: 'Achat de trains',
    buy: 'Autant qu’on veut de la banque au prix imprimé, de la corbeille à leur valeur, d’autres compagnies pour au moins D1 si les deux présidents sont d’accord. L’argent va au vendeur.',
    duty: 'Une provisoire ou définitive doit finir son tour avec un train ; une en construction peut acheter.',
    last: 'Le dernier train peut être vendu. Les gelées n’achètent ni ne vendent.',
  },
  '3.4.9': {
    title: 'Étape financière',
    trade:
      'Après les trains une provisoire ou définitive peut vendre des parts à la corbeille, puis acheter un titre : le sien de la corbeille, celui d’une autre commencée de la corbeille ou de l’offre, au plus 10 % de chacune, rien qu’elle vient de vendre, rien en bleu. Elle vend ce que les joueurs pourraient, dans les 50 %. L’argent de l’offre va à l’émettrice.',
    quiet:
      'Ces ventes ne bougent aucune cotation, et les parts détenues par des compagnies ne comptent pas pour la présidence.',
    forced:
      'Les parts en bleu clair, et toutes celles d’une compagnie en bleu foncé, se vendent d’abord, sans limites.',
  },
  '3.4.10': {
    title: 'Acquisition forcée',
    when: 'Une compagnie qui doit avoir un train et ne peut payer le moins cher de la banque l’achète avec de l’aide, à l’étape des trains ou, au choix de la table, après l’étape financière.',
    order:
      'Argent de la trésorerie, ses parts, argent du président, ses parts ; toutes à moitié prix et pas plus qu’il ne faut. Actions de l’offre, régionales, cartes, concessions et parts qui n’ont pas opéré ne se vendent pas.',
    example: 'À D90 une part rapporte D45, à D55 D27.',
    limits: 'La limite de la corbeille vaut. La présidence de cette compagnie ne peut changer, les autres si.',
  },
  '3.4.11': {
    title: 'Banqueroute',
    bankrupt:
      'Qui ne peut toujours pas payer est en banqueroute et quitte la partie ; ses avoirs vont à la corbeille sans limite, cartes et régionales aussi.',
    before:
      'Avant la phase 5 ses concessions sont retirées et ces compagnies gèlent, sans train. Si la concession est à un autre joueur elle lui reste, et celui qui a le plus de parts, au moins deux, prend la présidence.',
    after:
      'Dès la phase 5 chaque compagnie va à qui a le plus d’parts, au moins deux, et finit l’achat avec ce qui fut réuni ; sinon elle ferme : parts perdues, trains à la corbeille, jetons ôtés.',
    last: 'Un seul joueur restant finit la partie.',
  },
  '3.5': {
    title: 'Phase 5, l’unification',
    presidency:
      'Chaque compagnie va à son plus grand actionnaire ; à égalité à qui n’a pas sa concession, puis à qui a moins de concessions, puis au premier après l’ancien président.',
    example: 'Président avec la concession 30 %, rival 30 % : le rival.',
    discards:
      'D’abord ferment les compagnies dont le titre de président est à la corbeille. Cartes, concessions et jetons bourboniens partent, les cautions restantes sont perdues.',
    states: 'Celles en construction et provisoires deviennent définitives.',
    float:
      'Une compagnie commencée désormais est lancée quand 60 % sont vendus : la banque complète le capital à dix fois la cotation de départ, le reste va à la corbeille. Elle n’a pas besoin de concession, ne passe pas par la construction et n’opère pas avant. L’excédent d’une carte s’ajoute.',
    exampleFloat: 'Pair 140 : D1 400.',
    sfm: 'La SFM devient disponible.',
    after: 'Le nouveau président finit le tour ; le round régional suit le round d’opération.',
  },
  '3.5.1': {
    title: 'Tour des compagnies régionales',
    table:
      'Sept sont mises aux enchères : SFSM et SEPSA à Napoli, FA à Capua, FdC à Reggio à 130 ; FAS à Castel di Sangro, FAL à Altamura, FG à San Severo à 160.',
    auction:
      'Comme les cartes : la priorité choisit, offres dès la valeur nominale par cinq, payées aussitôt, dans son argent ; qui passe est hors de cette enchère, le choix passe au suivant. Qui est à la limite de titres n’offre pas.',
    pool: 'Celles dont on ne veut pas sont à la corbeille et s’achètent à la valeur nominale ou plus comme action d’un round de bourse.',
    price: 'Le prix va à la trésorerie de la régionale.',
    example: 'FAS pour D175 a D175.',
    after: 'La priorité reste ; on continue là où l’on était.',
  },
  '3.5.2': {
    title: 'Compagnies régionales',
    company:
      'Un titre, compté dans la limite, qui vaut à la fin sa valeur nominale, sans cotation ; elle commence avec un marqueur et opère avant les majeures par numéro. Dès la phase 6 elle peut être acquise. À la corbeille elle ne fait rien.',
    tiles:
      'Une tuile gratuite, une seconde pour D30, sur des route depuis sa gare de départ, qu’on peut poser d’abord ; les jetons ne la bloquent pas et les villes se traversent.',
    markers:
      'Elle ne pose pas de jetons. Elle prend un marqueur par village sur une tuile jaune ou marron qu’elle pose, rien pour les vertes et les compétitives.',
    bonus:
      'Une destination historique jointe à sa gare de départ paie le propriétaire une fois, qui que ce soit qui l’a jointe ; on regarde après chaque tuile et quand elle a son premier propriétaire.',
    earnings: 'Ses trains sont 0+Y : D10 par marqueur jusqu’à Y, ni ports ni hors carte. Elle paie toujours la moitié.',
    example: '0+4 avec cinq marqueurs : D40, D20 et D20 ; avec trois : D30, D20 au propriétaire et D10 gardés.',
    trains:
      'Au plus un train régional par tour, de la banque ou d’une autre régionale pour D1 ou plus avec accord. Sans train ni argent le propriétaire peut ajouter ce qui manque pour un de la banque, sans vendre d’parts. Elle n’est pas tenue d’en avoir et ne commerce pas en titres.',
  },
  '3.5.3': {
    title: 'La SFM',
    start:
      'Une majeure dès la phase 5. Qui achète son titre de président fixe la cotation de départ et pose aussitôt la gare de départ dans une ville avec un emplacement libre qui n’est à personne. Il ne rapporte pas de bonus et n’est pas le jeton du premier tour.',
    bonus:
      'Ni emplacements réservés ni destinations : la cotation monte d’un rang par jeton dans une ville jaune vide.',
  },
  '3.6': {
    title: 'Phase 6, les conventions',
    form: 'RM et RA se forment avec le premier train PH6.',
  },
  '3.6.1': {
    title: 'La Rete Mediterranea',
    form: 'RM se forme en phase 6 de deux parmi LdA, NN, FC et FSC. On demande aux présidents de la cotation la plus haute vers le bas. Les non lancées, et celles commencées sous 60 %, sont dernières et acceptent.',
    examplePoll:
      'Trois restent : la première refuse, deuxième et troisième fusionnent ; la première accepte et la deuxième non, première et troisième ; toutes deux acceptent, la troisième reste dehors. Quatre : deux refus, troisième et quatrième ; une accepte et deux refusent, première et quatrième. Deux fusionnent sans question, une seule, aucune : pas de nationale.',
    price: 'La cotation la plus haute des deux, sous la pile ; D100 pour deux non lancées.',
    exchange:
      'Deux anciennes parts pour une nouvelle, les deux compagnies ensemble, à partir du président dont la compagnie a commencé la phase 6. Le premier avec quatre reçoit le titre de président ; si nul n’en a quatre le plus grand actionnaire agit. Une part impaire est payée la moitié de la cotation, une non lancée est perdue.',
    exampleExchange: 'Trois et trois font trois. À D130 une impaire rapporte D65.',
    others:
      'Puis les autres compagnies, les trésoreries, l’impaire à la corbeille, puis la corbeille, l’impaire ôtée ; le reste est à RM. La corbeille peut dépasser 50 %. Qui a alors plus d’parts que le président prend la charge.',
    joined:
      'RM prend jetons, trains, marqueurs et argent ; deux jetons dans un lieu n’en font qu’un, la gare de départ imprimé d’une non lancée en reçoit un, les emplacements réservés s’ouvrent, les anciennes compagnies quittent la partie.',
    lease:
      'Sans train, ou avec plus de trafic que de capacité, elle loue des PH6 jusqu’à être couverte. Ils roulent et ne se vendent pas. Elle garde son revenu sans que la cotation baisse, paie chacun en entier dès que possible, dans l’ordre choisi par son président, et n’achète rien d’autre ; les locations ne causent pas d’urgence.',
    exampleLease: 'Sept jetons, huit marqueurs et un 3+4 : 15 contre 7, un 5+6 fait 18.',
    turn: 'Elle n’opère dans ce tour que si aucune des deux ne l’a fait ; le tour d’une qui fusionne finit. Quatre poses ; trains à leur valeur seulement. Sans joueur parmi ses actionnaires elle attend qu’on achète son titre de président.',
  },
  '3.6.2': {
    title: 'La Rete Adriatica',
    ra: 'RA se forme de même de LTF, FS, SFTF et SFM.',
  },
  '3.6.3': {
    title: 'Acquisitions',
    price:
      'Dès la phase 6 une majeure ou nationale peut acquérir des régionales à tout moment de son tour, autant qu’elle veut et sans accord, en payant au propriétaire de sa trésorerie l’argent de la régionale, sa meilleure revenu et sa valeur nominale.',
    example: 'D90, nominal 130, 0+4 et six marqueurs : D260.',
    link: 'Elle doit être jointe à la gare de départ par une voie sans autre ville, ou y avoir un jeton. Pas pour une de la corbeille.',
    after:
      'Elle prend argent, marqueurs et trains : 0+4 devient 2+2, 0+6 devient 3+4, aussitôt et pour toujours. La régionale sort.',
  },
  '4': {
    title: 'Fin de la partie',
    bank: 'Si la banque saute, la partie finit après la série de rounds d’opération en cours, depuis un round de bourse après la suivante ; tout est payé et l’argent qui revient ne change rien.',
    top: 'Une cotation de D300 la finit aussitôt.',
    score:
      'Actions à la cotation, régionales à la valeur nominale et argent ; cautions et cartes rien. La plus grande somme gagne, les égaux ensemble.',
    example: 'Six parts à D120, une régionale de 160 et D345 : D1 225.',
    still: 'Il en va de même d’une série où personne ne pouvait agir et où aucun argent n’a bougé.',
    answers:
      'Si plusieurs doivent répondre, l’auteur d’abord, puis l’ordre ; la seule réponse permise se donne d’elle-même.',
  },
  '5': {
    title: 'Liste des tuiles',
    yellow:
      'Jaunes : une de chaque 1, 2, 55, 56, 69 ; 8 de 3, 20 de 4, 25 de 58 ; 6 de 5, 14 de 6, 6 de 57 ; 3 de 7, 20 de 8, 25 de 9.',
    green:
      'Vertes : 4 de chaque 12, 13, 14, 52, 7 de 15 ; celles de plaine deux de chaque, mais une 18 et quatre de 23 et 24 ; 15 de chaque 87, 88, 204 ; une de chaque 704 pour Napoli Nord et Sud, 705, 706 ; 6 de 710 ; 2 de chaque 901, 902, 903.',
    brown:
      'Marron : 12 de 63, 10 de 146, 4 de 611, 3 de 700 ; une de chaque 707 pour Napoli Nord et Sud, 708, 709 ; 15 de chaque 889 et 900 ; 2 de 904, 6 de 905.',
    back: 'Une tuile remplacée revient à cette réserve.',
  },
  '6': {
    title: 'Glossaire',
    words:
      'La gare de départ est l’endroit où commence la voie ; la destination intermédiaire finit la construction, la finale rend définitive. Une concession est le droit de construire une ligne pour une caution qui revient. Une compagnie lancée dont la concession n’est à personne est gelée.',
  },
  '7': {
    title: 'Matériel',
    certificates: 'Chaque majeure et nationale a un titre de 20 % et huit de 10 %.',
    pieces:
      'Un jeton sur une destination historique fait monter la cotation d’une ligne ; un marqueur vaut D10 une fois par course.',
  },
};
