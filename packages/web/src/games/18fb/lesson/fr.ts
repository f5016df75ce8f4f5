import type { Catalogue } from '@binario/kernel';
import type { LessonKey } from './en.ts';

export const fr: Catalogue<LessonKey> = {
  'learn.chooseFirst':
    'Trois joueurs, D1 000 chacun. La partie commence par la vente aux enchères de huit cartes politiques. Qui a le choix en propose une : le joueur 3 commence par Bayard, qui divise une fois un dépôt par deux.',
  'learn.bidFirst': 'Celui qui choisit enchérit le premier, au moins le prix de la carte : D25.',
  'learn.passAuction': 'Enchérissez d’au moins D5, ou passez. Qui passe est hors de cette enchère.',
  'learn.lastPass': 'Quand tous les autres ont passé, la carte est vendue. Le joueur 3 a Bayard pour D25.',
  'learn.chooseOwn':
    'Le choix passe à gauche. Le joueur 1 propose Valadous : elle apporte une action de LdA et un dépôt plus bas pour sa concession.',
  'learn.bidOwn': 'Il ouvre à D125, le prix de la carte. Ce qu’on paie en plus irait à LdA.',
  'learn.wonShare': 'Tous passent : le joueur 1 a la carte et 10 % de LdA.',
  'learn.chooseOther': 'Le joueur 2 propose la maison L’Ala, qui fait de même pour FB.',
  'learn.bidOther': 'D175 est le minimum. Les cartes rapportent à chaque tour d’exploitation ; celle-ci D25.',
  'learn.wonOther': 'Le joueur 2 a la carte et 10 % de FB.',
  'learn.choosePanfilo':
    'Le joueur 3 choisit Panfilo De Riseis : une fois, il pourra prendre ce qu’un autre va acheter.',
  'learn.bidPanfilo': 'Il ouvre à D75.',
  'learn.overbid': 'Le joueur 1 la veut aussi et offre D80 : on monte de D5 ou plus.',
  'learn.bidAgain': 'Le joueur 3 répond par D85.',
  'learn.givesUp': 'Le joueur 1 renonce. Panfilo va au joueur 3 pour D85.',
  'learn.chooseBand': 'Melisurgo relève de deux tranches l’intérêt garanti d’une compagnie. Le joueur 1 le propose.',
  'learn.bidBand': 'Il offre D50, son prix.',
  'learn.wonBand': 'Melisurgo va au joueur 1.',
  'learn.chooseNobody': 'Le joueur 2 doit choisir quelque chose, même sans le vouloir : Falcon.',
  'learn.passSelf': 'Il peut passer sur son propre lot.',
  'learn.unwanted': 'Personne n’enchérit : la carte va au pool et pourra s’y acheter dans un tour de bourse.',
  'learn.chooseRome': 'Delahante ouvre la route de Rome dès la phase 2.',
  'learn.bidRome': 'Le joueur 3 offre son prix, D100.',
  'learn.wonRome': 'Vendue au joueur 3.',
  'learn.lastLot': 'Le dernier lot, Albano, n’a pas besoin de choix. Ses D200 sont trop pour tous : on passe.',
  'learn.seats':
    'Le tour politique est fini. Les joueurs s’assoient selon leur argent, le plus riche en premier, avec la priorité.',
  'learn.concession':
    'Tour de bourse. Une compagnie commence par sa concession : un dépôt à la banque, et le certificat de président de 20 % pour deux fois la valeur initiale. Avec Valadous le dépôt de LdA est de D120 au lieu de D240. Valeur D80.',
  'learn.asked':
    'Le joueur 3 a Panfilo et pourrait acheter lui-même : lui seul est consulté. Il garde la carte et laisse faire.',
  'learn.concessionSecond': 'Le joueur 2 prend FB à une valeur de D100 ; sa carte abaisse le dépôt à D80.',
  'learn.concessionBayard':
    'Le joueur 3 prend NN, la courte ligne de Napoli à Nocera. Bayard réduit le dépôt à D50. Tout peut revenir : la moitié à la destination intermédiaire, la moitié à la finale.',
  'learn.buyOwn':
    'La compagnie démarre aussitôt et chaque action achetée dans l’offre initiale remplit sa caisse. Le joueur 1 achète 10 % de LdA à la valeur initiale.',
  'learn.buyWanted': 'Le joueur 2 veut encore 10 % de FB.',
  'learn.preempt':
    'Cette fois le joueur 3 utilise Panfilo : il prend le certificat lui-même, au même prix. Le pouvoir est alors épuisé.',
  'learn.buyAgain': 'Le joueur 2 a toujours son tour, et il reste un certificat : il l’achète.',
  'learn.buyNn': 'Le joueur 3 met encore D100 dans NN.',
  'learn.buyMore': 'Et le joueur 1 dans LdA : il a maintenant 50 %.',
  'learn.buyOther': 'Le joueur 2 achète NN : qui a des actions reçoit intérêts et dividendes.',
  'learn.buyNnMore': 'Encore une pour NN, dont la caisse a maintenant D500.',
  'learn.passStock': 'On garde le reste pour plus tard. Quand tous passent à la suite, le tour est fini.',
  'learn.stockOver':
    'Le troisième refus clôt le tour de bourse. Qui a passé le premier aura la priorité la prochaine fois.',
  'learn.layHome':
    'Tour d’exploitation. Les cartes rapportent, puis la compagnie la plus chère opère : FB, en construction, avec deux poses. Elle commence à Benevento, vers Caserta.',
  'learn.layOn':
    'La seconde pose relie Benevento à Caserta. En construction il faut faire toutes les poses, sinon pas d’intérêt garanti et le cours baisse.',
  'learn.placeHome':
    'Un jeton par tour, d’abord celui de la base. Il est gratuit. Puis on paie l’intérêt de la tranche A : D5 l’action.',
  'learn.buyTrain':
    'Les trains comptent X gares avec jetons de la compagnie et Y marqueurs de bourg. FB ne roule pas encore, mais achète d’avance un PH1 (2+1) pour D100.',
  'learn.enough': 'Cela suffit. On continue.',
  'learn.laySmall':
    'NN opère sur la petite carte de Napoli, jointe à la grande par les côtés à lettre. Un bourg sur la ligne de Torre Annunziata.',
  'learn.layCity': 'Et Torre Annunziata elle-même, la destination intermédiaire, tournée vers Pompei.',
  'learn.placeHomeNn': 'Le jeton de base de NN à Napoli Sud ; de nouveau l’intérêt.',
  'learn.trainNn': 'Un PH1 pour NN aussi.',
  'learn.useBand':
    'LdA a la tranche C. À tout moment de son tour le propriétaire de Melisurgo peut la relever : deux tranches de plus font D25 l’action.',
  'learn.layLda': 'LdA commence à Capua.',
  'learn.layLda2': 'Et construit vers le nord, vers Isernia.',
  'learn.placeHomeLda': 'Jeton de base, puis l’intérêt : D125 pour le joueur 1 et ses cinq actions.',
  'learn.trainLda': 'LdA prend le troisième PH1.',
  'learn.layPassage':
    'Second tour d’exploitation. Par Caserta FB atteint le côté c de la petite carte : la tuile est de l’autre côté.',
  'learn.layTown': 'Acerra, et la ligne finit à Napoli Nord, la destination finale.',
  'learn.tokenCaserta':
    'Un jeton suit un trajet qui ne traverse aucune ville. Il coûte ce que coûtent ses bords : une rivière D40 et un bord nu D10. À Caserta FB entre en exploitation provisoire : la moitié du dépôt revient et le cours monte.',
  'learn.payFull':
    'Les trains roulent, et toujours pour le plus : D50. Avec le dividende entier les actionnaires ont tout ; le cours ne monte que si le dividende l’atteint.',
  'learn.portfolio':
    'À l’étape financière une compagnie peut acheter un certificat pour sa caisse : FB prend 10 % de LdA et en aura l’intérêt.',
  'learn.layPompei': 'NN continue : Pompei ...',
  'learn.layNocera': '... et par le côté g Nocera, sa destination finale.',
  'learn.tokenTorre':
    'Un jeton à Torre Annunziata pour D20. Le bourg de Portici est sur le chemin : un marqueur de bourg, qui vaut D10 à chaque parcours d’un train qui a de la place.',
  'learn.payHalf':
    'NN a gagné D90. La moitié, c’est D50 pour les actionnaires, arrondis vers le haut, et D40 pour la caisse.',
  'learn.end':
    'Vous avez vu un tour politique, un tour de bourse et les tours d’exploitation de compagnies en construction. Plus tard viennent les retraits, l’unité avec les compagnies régionales, RM et RA.',
  'hint.lot': 'Choisissez une carte à mettre aux enchères. Les plus chères apportent des actions et plus de rente.',
  'hint.auction': 'Enchérissez d’au moins D5, ou passez et vous êtes hors de cette enchère.',
  'hint.stock':
    'Vendez d’abord, si vous voulez, puis faites une chose : une concession, un certificat, une carte. Regardez l’effet avant de confirmer.',
  'hint.panfilo': 'Vous seul êtes consulté : prenez l’achat pour vous à son prix, ou laissez faire.',
  'hint.lay':
    'Les hexagones lumineux acceptent une tuile : touchez, touchez encore pour la tourner. En construction, mieux vaut faire toutes les poses.',
  'hint.token':
    'Les trajets sont dessinés sur la carte avec leur coût ; touchez encore le dernier hexagone pour un autre.',
  'hint.pay': 'Le tableau montre ce que chacun reçoit de chacune des trois façons, et où va le cours.',
  'hint.train': 'Une compagnie en exploitation doit avoir un train à la fin de son tour.',
  'hint.finance': 'Une compagnie peut vendre des actions de sa caisse, puis acheter un certificat.',
  'hint.other':
    'Lisez la phrase ci-dessus, choisissez une offre, regardez l’effet, confirmez. Ce qui est gris dit pourquoi.',
};
