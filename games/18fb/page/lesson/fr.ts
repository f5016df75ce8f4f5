import { french } from './en.ts';

/** The lesson of 18FB in French. */
export const fr = french({
  'learn.chooseFirst':
    'Trois joueurs, D1 000 chacun. La partie commence par les enchères des huit cartes politiques. Celui dont c’est le tour en propose une : le joueur 3 commence par Bayard, qui réduit une fois une caution de moitié.',
  'learn.bidFirst': 'Celui qui choisit enchérit en premier, au moins au prix de la carte : D25.',
  'learn.passAuction': 'Surenchérissez d’au moins D5, ou passez. Qui passe est hors de ces enchères.',
  'learn.lastPass': 'Quand tous les autres ont passé, la carte est vendue. Le joueur 3 a Bayard pour D25.',
  'learn.chooseOwn':
    'Le choix passe à gauche. Le joueur 1 propose Valadous : elle apporte une part de la LdA et une caution réduite pour sa concession.',
  'learn.bidOwn': 'Il ouvre à D125, le prix de la carte. L’excédent irait à la LdA.',
  'learn.wonShare': 'Tous passent : le joueur 1 a la carte et 10 % de la LdA.',
  'learn.chooseOther': 'Le joueur 2 propose la maison L’Ala, qui fait de même pour la FB.',
  'learn.bidOther': 'D175 est le minimum. Les cartes rapportent à chaque round d’opération ; celle-ci D25.',
  'learn.wonOther': 'Le joueur 2 a la carte et 10 % de la FB.',
  'learn.choosePanfilo':
    'Le joueur 3 choisit Panfilo De Riseis : une fois, il pourra prendre ce qu’un autre allait acheter.',
  'learn.bidPanfilo': 'Il ouvre à D75.',
  'learn.overbid': 'Le joueur 1 la veut aussi et enchérit à D80 : on monte d’au moins D5.',
  'learn.bidAgain': 'Le joueur 3 surenchérit à D85.',
  'learn.givesUp': 'Le joueur 1 renonce. Panfilo va au joueur 3 pour D85.',
  'learn.chooseBand': 'Melisurgo relève de deux tranches l’intérêt garanti d’une compagnie. Le joueur 1 le propose.',
  'learn.bidBand': 'Il enchérit à D50, son prix.',
  'learn.wonBand': 'Melisurgo va au joueur 1.',
  'learn.chooseNobody': 'Le joueur 2 doit choisir quelque chose, même sans le vouloir : Falcon.',
  'learn.passSelf': 'Il peut passer sur son propre lot.',
  'learn.unwanted':
    'Personne n’enchérit : la carte va à la corbeille et pourra s’y acheter pendant un round de bourse.',
  'learn.chooseRome': 'Delahante ouvre la route de Roma dès la phase 2.',
  'learn.bidRome': 'Le joueur 3 enchérit à son prix, D100.',
  'learn.wonRome': 'Vendue au joueur 3.',
  'learn.lastLot': 'Le dernier lot, Albano, se passe de choix. D200, c’est trop pour tous : on passe.',
  'learn.seats':
    'Le round politique est fini. Les joueurs se placent selon leur argent ; le plus riche joue en premier et reçoit la carte de priorité.',
  'learn.concession':
    'Round de bourse. Une compagnie commence par sa concession : une caution versée à la banque, et le titre de président de 20 % pour deux fois la cotation de départ. Avec Valadous, la caution de la LdA est de D120 au lieu de D240. Cotation D80.',
  'learn.asked':
    'Le joueur 3 a Panfilo et pourrait acheter lui-même : lui seul est consulté. Il garde la carte et laisse faire.',
  'learn.concessionSecond': 'Le joueur 2 prend la FB à D100 ; sa carte réduit la caution à D80.',
  'learn.concessionBayard':
    'Le joueur 3 prend la NN, la courte ligne de Napoli à Nocera. Bayard réduit la caution à D50. Elle sera rendue : la moitié à la destination intermédiaire, l’autre à la destination finale.',
  'learn.buyOwn':
    'La compagnie est lancée aussitôt, et chaque part achetée dans l’offre initiale remplit sa trésorerie. Le joueur 1 achète 10 % de la LdA à la cotation de départ.',
  'learn.buyWanted': 'Le joueur 2 veut encore 10 % de la FB.',
  'learn.preempt':
    'Cette fois, le joueur 3 utilise Panfilo : il prend le titre pour lui, au même prix. Le pouvoir est alors épuisé.',
  'learn.buyAgain': 'Le joueur 2 a toujours son tour, et il reste un titre : il l’achète.',
  'learn.buyNn': 'Le joueur 3 investit encore D100 dans la NN.',
  'learn.buyMore': 'Et le joueur 1 dans la LdA : il détient maintenant 50 %.',
  'learn.buyOther': 'Le joueur 2 achète une part de la NN : qui détient des parts touche intérêts et dividendes.',
  'learn.buyNnMore': 'Encore une part de la NN, dont la trésorerie est maintenant de D500.',
  'learn.passStock': 'On garde le reste pour plus tard. Quand tous passent d’affilée, le round est fini.',
  'learn.stockOver':
    'Le troisième joueur passe aussi : le round de bourse est clos. Le premier à avoir passé aura la priorité la prochaine fois.',
  'learn.layHome':
    'Round d’opération. Les cartes rapportent, puis la compagnie à la plus haute cotation opère : la FB, en construction, avec deux poses. Elle commence à Benevento, vers Caserta.',
  'learn.layOn':
    'La seconde pose relie Benevento à Caserta. En construction, il faut faire toutes les poses, sinon il n’y a pas d’intérêt garanti et la cotation baisse.',
  'learn.placeHome':
    'Un jeton par tour, d’abord celui de la gare de départ, gratuit. Puis on paie l’intérêt de la tranche A : D5 par part.',
  'learn.buyTrain':
    'Un train X+Y dessert X gares où la compagnie a un jeton et Y marqueurs de village. La FB ne roule pas encore, mais achète d’avance un PH1 (2+1) pour D100.',
  'learn.enough': 'Cela suffit. On continue.',
  'learn.laySmall':
    'La NN opère sur la petite carte de Napoli, reliée à la grande par les côtés à lettre. Un village sur la ligne de Torre Annunziata.',
  'learn.layCity': 'Et Torre Annunziata elle-même, la destination intermédiaire, tournée vers Pompei.',
  'learn.placeHomeNn': 'Le jeton de départ de la NN à Napoli Sud ; de nouveau l’intérêt.',
  'learn.trainNn': 'Un PH1 pour la NN aussi.',
  'learn.useBand':
    'La LdA a la tranche C. À tout moment de son tour, le propriétaire de Melisurgo peut la relever : deux tranches de plus font D25 par part.',
  'learn.layLda': 'La LdA commence à Capua.',
  'learn.layLda2': 'Elle construit ensuite vers le nord, en direction d’Isernia.',
  'learn.placeHomeLda': 'Jeton de départ, puis l’intérêt : D125 pour le joueur 1 et ses cinq parts.',
  'learn.trainLda': 'La LdA prend le troisième PH1.',
  'learn.layPassage':
    'Second round d’opération. Par Caserta, la FB atteint le côté c de la petite carte : la tuile est de l’autre côté.',
  'learn.layTown': 'Acerra, et la ligne arrive à Napoli Nord, la destination finale.',
  'learn.tokenCaserta':
    'Un jeton se pose au bout d’une route qui ne traverse aucune ville. Il coûte ce que coûtent les bords franchis : une rivière D40 et un bord nu D10. À Caserta, la FB passe en exploitation provisoire : la moitié de la caution est rendue et la cotation monte.',
  'learn.payFull':
    'Les trains roulent, toujours pour le plus grand revenu : D50. Si tout est distribué, les actionnaires ont tout ; la cotation ne monte que si le dividende l’atteint.',
  'learn.portfolio':
    'À l’étape financière, une compagnie peut acheter un titre pour sa trésorerie : la FB prend 10 % de la LdA et en touchera l’intérêt.',
  'learn.layPompei': 'La NN continue : Pompei…',
  'learn.layNocera': '… et, par le côté g, Nocera, sa destination finale.',
  'learn.tokenTorre':
    'Un jeton à Torre Annunziata pour D20. Le village de Portici est sur le chemin : un marqueur de village, qui rapporte D10 à chaque tour si un train a de la place.',
  'learn.payHalf':
    'La NN a gagné D90. Pour la moitié, D50 vont aux actionnaires (arrondi vers le haut) et D40 à la trésorerie.',
  'learn.end':
    'Vous avez vu un round politique, un round de bourse et les rounds d’opération de compagnies en construction. Plus tard viendront les concessions retirées, l’unité avec les compagnies régionales, la RM et la RA.',
  'hint.lot': 'Choisissez une carte à mettre aux enchères. Les plus chères apportent une part et un meilleur revenu.',
  'hint.auction': 'Surenchérissez d’au moins D5, ou passez : vous êtes alors hors de ces enchères.',
  'hint.stock':
    'Vendez d’abord, si vous voulez, puis faites une seule action : une concession, un titre, une carte. Regardez l’effet avant de confirmer.',
  'hint.panfilo': 'Vous seul êtes consulté : prenez l’achat pour vous à son prix, ou laissez faire.',
  'hint.lay':
    'Les hexagones en surbrillance acceptent une tuile : touchez-en un, touchez-le encore pour la tourner. En construction, mieux vaut faire toutes les poses.',
  'hint.token':
    'Les routes sont dessinées sur la carte avec leur coût ; touchez encore le dernier hexagone pour en choisir une autre.',
  'hint.pay': 'Le tableau montre ce que chacun reçoit dans chacun des trois cas, et où va la cotation.',
  'hint.train': 'Une compagnie en exploitation doit posséder un train à la fin de son tour.',
  'hint.finance': 'Une compagnie peut vendre des parts de sa trésorerie, puis acheter un titre.',
  'hint.other':
    'Lisez la phrase ci-dessus, choisissez une offre, regardez l’effet, confirmez. Ce qui est grisé dit pourquoi.',
});
