import type { RulingTexts } from './en.ts';

/** Comment sont réglées les questions que les règles laissent ouvertes. */
export const fr: RulingTexts = {
  'RUL-1': {
    question: 'Plusieurs compagnies dépassent la nouvelle limite de trains. Qui répond d’abord ?',
    decision:
      'L’acheteuse, puis les autres dans l’ordre du marché. Chaque réponse est connue avant la question suivante.',
  },
  'RUL-2': {
    question: 'Une offre pour une compagnie privée, un train ou une gare peut-elle être répétée après un refus ?',
    decision:
      'Dans le même tour seulement à un prix plus élevé pour la même chose. Si le même joueur décide pour les deux, l’offre vaut accord.',
  },
  'RUL-3': {
    question: 'Comment finit une partie où plus rien ne peut arriver ?',
    decision:
      'Si pendant un round de bourse et toute la série de rounds d’opération qui suit nul n’avait d’autre choix que de passer, et qu’aucun argent n’a bougé, la partie finit et se compte telle quelle. Des joueurs qui ne veulent simplement pas ne font pas un blocage.',
  },
  'RUL-4': {
    question: 'Le rachat est-il permis au premier tour ?',
    decision:
      'Oui, le texte n’interdit que les ventes. (Aucune part ne peut alors être à la corbeille, le cas ne devrait donc pas se présenter.)',
  },
  'RUL-5': {
    question: 'Une obligation peut-elle être remboursée et émise de nouveau dans un tour ?',
    decision: 'Oui. Le marqueur va à droite, puis à gauche ; les intérêts ont été payés avant.',
  },
  'RUL-6': {
    question: 'Peut-on vendre plus de six jetons E dans une partie ?',
    decision:
      'Non. Le jeton d’une compagnie fermée est retiré pour de bon. Une compagnie rouverte n’en a pas et peut en acheter un tant qu’il en reste un des six.',
  },
  'RUL-7': {
    question: 'Un emplacement ouvert par le tremblement de terre ramène-t-il Garibaldi mise de côté ?',
    decision: 'Oui, au round de bourse suivant et dernière dans l’ordre, comme tout autre emplacement qui s’ouvre.',
  },
  'RUL-8': {
    question: 'L’argent de départ fait-il partie des L.7 760 ?',
    decision: 'Oui. La banque commence avec L.6 260 quel que soit le nombre de joueurs.',
  },
  'RUL-9': {
    question: 'Avec des débutants, l’IFT ne doit pas être parmi les trois premières. Comment la déplacer ?',
    decision: 'On la retire de l’ordre et on la met quatrième ; celles entre les deux avancent d’une place.',
  },
  'RUL-10': {
    question: 'Qu’est-ce qu’un tour complet sans vente ?',
    decision: 'Tous les joueurs ont passé l’un après l’autre. Une enchère rompt la série.',
  },
  'RUL-11': {
    question: 'Les enchères survivent-elles à une baisse du prix de SCE, ou à un tour qui finit sans vente ?',
    decision: 'Oui, et l’argent reste réservé.',
  },
  'RUL-12': {
    question: 'Qui commence après une baisse du prix de SCE, et qui doit la prendre pour rien ?',
    decision:
      'Le voisin de gauche du dernier à passer commence. Qui a commencé à L.5 la prend gratuitement si tous passent de nouveau, même s’il y a eu des enchères entre-temps. Une baisse ne déplace pas la priorité.',
  },
  'RUL-13': {
    question: 'Un joueur peut-il enchérir de nouveau sur la même compagnie privée ?',
    decision:
      'Oui. La nouvelle enchère remplace l’ancienne, doit dépasser de L.5 la plus haute même si c’est la sienne, et interrompt la suite des joueurs qui passent.',
  },
  'RUL-14': {
    question: 'Les prix peuvent-ils être des fractions ?',
    decision: 'Non. Enchères et prix de compagnies privées, trains et gares sont en lires entières, par pas de L.1.',
  },
  'RUL-15': {
    question: 'Qui a été « le dernier à acheter à la valeur nominale » si SCE a baissé ou a été gratuite ?',
    decision:
      'Tout achat de la première privée invendue compte à son propre tour, et aussi l’achat forcé. Les ventes par enchère, non.',
  },
  'RUL-16': {
    question: 'Quand place-t-on la gare de départ de la compagnie liée à la RSA ?',
    decision: 'À l’achat de RSA. Si la compagnie est Garibaldi, sa ville est choisie alors.',
  },
  'RUL-17': {
    question: 'Un train du dépôt de la banque ou d’une autre compagnie ferme-t-il RSA ?',
    decision: 'Oui, n’importe quel premier train la ferme.',
  },
  'RUL-18': {
    question:
      'La compagnie de RSA a fermé sans jamais avoir de train et est relancée. Son premier train ferme-t-il RSA ?',
    decision: 'Non. RSA reste ouverte jusqu’à la phase 12 ; le lien a pris fin avec la fermeture.',
  },
  'RUL-19': {
    question: 'Un joueur peut-il vendre deux fois les mêmes parts dans un tour ?',
    decision: 'Oui, comme ventes séparées, chacune au cours du moment.',
  },
  'RUL-20': {
    question: 'Les ventes d’un tour amènent plusieurs marqueurs dans une case. Dans quel ordre sont-ils ?',
    decision:
      'Dans l’ordre d’avant les ventes du tour, sous ceux qui n’ont pas bougé. On recommence après chaque tour, aussi dans les rounds d’opération.',
  },
  'RUL-21': {
    question: 'Quand une compagnie a-t-elle achevé un round d’opération, pour que ses parts puissent être vendues ?',
    decision:
      'Quand elle a fini son propre premier tour depuis son lancement ou nouveau lancement. Dans une urgence plus tard dans le même round ses parts se vendent ; celles d’une compagnie à son tout premier tour, non.',
  },
  'RUL-22': {
    question: 'Peut-on vendre une part du titre de président quand le successeur a le dernier titre ?',
    decision:
      'Seulement si le successeur a aussi deux simples et que le vendeur les prend, ou si les simples qui restent au vendeur permettent la vente en titres entiers. Rien ne s’échange jamais avec la corbeille.',
  },
  'RUL-23': {
    question: 'Quand le président sortant choisit-il entre le dernier titre et deux simples ?',
    decision:
      'Quand il annonce la vente, ou aussitôt s’il est dépassé par un achat ; en tout cas avant que des titres aillent à la corbeille.',
  },
  'RUL-24': {
    question: 'La vente qui change le président ferme aussi la compagnie. Y a-t-il encore un choix ?',
    decision:
      'On ne demande rien, car les titres disparaissent. La présidence change avant la baisse de la cotation, donc une obligation à rembourser revient au nouveau président.',
  },
  'RUL-25': {
    question: 'Un joueur est au-dessus de la limite de titres et peut vendre trop peu, ou rien.',
    decision: 'Tout ce qui peut être vendu doit l’être ; puis pas d’achat ce tour-ci ; on peut passer.',
  },
  'RUL-26': {
    question: 'La limite de titres change-t-elle quand un joueur part ou qu’une compagnie ferme ?',
    decision: 'Non. Elle est fixée par les nombres du début.',
  },
  'RUL-27': {
    question: 'Un joueur n’a aucune part légale dans un round de bourse.',
    decision: 'Cela compte comme une passe, et le programme passe.',
  },
  'RUL-28': {
    question: 'L’ordre de l’ajustement des cotation change-t-il pendant qu’il se fait ?',
    decision: 'Non. C’est l’ordre du marché avant le premier mouvement.',
  },
  'RUL-29': {
    question: 'La case la plus basse de la première colonne est-elle le bord du marché ?',
    decision: 'Non. La case Fermée est sous 27 et à gauche de 24, et un marqueur y entre de là.',
  },
  'RUL-30': {
    question: 'Quand Garibaldi est-elle mise de côté, et où revient-elle ?',
    decision:
      'Dès qu’aucune de ses cinq villes n’a d’emplacement libre, à tout moment tant qu’elle n’est pas opérationnelle. Elle revient avec le premier round de bourse qui commence avec un emplacement libre, derrière toutes celles qui attendent ; celles qui ferment ensuite vont derrière elle.',
  },
  'RUL-31': {
    question: 'Garde-t-on un emplacement pour Garibaldi avant son lancement ou après sa fermeture ?',
    decision: 'Non. Elle n’a pas de ville fixe, et relancée elle choisit de nouveau.',
  },
  'RUL-32': {
    question: 'Une nouvelle phase au milieu d’une série de rounds d’opération en change-t-elle la longueur ?',
    decision: 'Non, pas même une phase qui commence dans le dernier round de la série.',
  },
  'RUL-33': {
    question: 'Qu’est-ce qui vient d’abord, l’élimination ou la limite des trains ?',
    decision: 'L’élimination ; la limite se vérifie sur ce qui reste.',
  },
  'RUL-34': {
    question: 'Peut-on rendre le train qu’on vient d’acheter ?',
    decision: 'Oui. Le président choisit librement, et la phase reste.',
  },
  'RUL-35': {
    question: 'L’ordre d’opération est-il fixé quand le round commence ?',
    decision:
      'Non. La suivante est toujours la plus haute compagnie qui n’a pas opéré. Les dividendes d’autres ne peuvent le changer, les ventes forcées, oui.',
  },
  'RUL-36': {
    question: 'Quand peut-on utiliser SMS ?',
    decision:
      'À tout moment du tour avant que les trains roulent, tant que ni tuile ni gare n’a été placée. Une compagnie qui achète SMS peut l’utiliser aussitôt.',
  },
  'RUL-37': {
    question: 'SMS peut-elle être fermée sans tuile et sans gare ?',
    decision: 'Oui. Elle coûte quand même les deux étapes du tour.',
  },
  'RUL-38': { question: 'SIGI réduit-elle de moitié le double écartement ?', decision: 'Non, elle ne le réduit pas.' },
  'RUL-39': {
    question: 'Qui a le bonus du port de CNM, et combien de fois ?',
    decision:
      'La compagnie qui a placé le marqueur, pour une course qui finit à ce port ; sa seule flèche laisse un train par tour l’utiliser. La fermeture le fait perdre.',
  },
  'RUL-40': {
    question: 'Une voie nouvelle qui ne rencontre qu’un mauvais écartement allonge-t-elle un parcours ?',
    decision: 'Non. La tuile peut rester légale par une autre sortie.',
  },
  'RUL-41': {
    question: 'La voie peut-elle finir sur un côté d’un hexagone de port sans flèche ?',
    decision: 'Non, cela compte comme hors de la grille.',
  },
  'RUL-42': {
    question: 'Un cercle réservé mais vide laisse-t-il passer les autres ?',
    decision: 'Oui, il les laisse passer.',
  },
  'RUL-43': {
    question: 'Qu’est-ce que la Calabria ?',
    decision:
      'Un arrêt comme une ville, avec sa propre valeur, une extrémité seulement, sans jetons. Messina et la Calabria ensemble font une course.',
  },
  'RUL-44': {
    question: 'La règle d’écartement pour le double écartement vaut-elle pour tout le parcours ou d’arrêt en arrêt ?',
    decision: 'D’arrêt en arrêt.',
  },
  'RUL-45': {
    question: 'L’exemple de R6H paie L.160 alors que les R6H n’existent qu’en phase 16.',
    decision: 'Il utilise les valeurs dessinées, celles de la phase 10. En phase 16 le même parcours rapporte L.180.',
  },
  'RUL-46': {
    question: 'Une compagnie peut-elle renoncer à faire rouler ?',
    decision: 'Pas si elle a un parcours légal.',
  },
  'RUL-47': {
    question: 'Le meilleur revenu est-il imposé ?',
    decision:
      'Oui : le maximum de tous les trains ensemble. Le programme le propose avec preuve et refuse un revenu moindre ; à égalité le choix est libre. Une table peut choisir `revenue: claimed`, où tout parcours légal convient.',
  },
  'RUL-48': {
    question: 'Une compagnie a des trains mais aucun parcours légal.',
    decision: 'Revenu 0, et le marqueur va à gauche comme sans train.',
  },
  'RUL-49': {
    question: 'Quand une compagnie a-t-elle « un parcours où elle pourrait faire rouler un train » ?',
    decision:
      'Si à ce moment une de ses gares est reliée par un parcours légal à un second arrêt (ville, village ou Calabre, pas un port), si loin soit-il. Rien n’est retenu d’avant.',
  },
  'RUL-50': {
    question: 'L’obligation d’avoir un train, mais banque et dépôt de la banque n’ont rien à vendre.',
    decision:
      'Pas d’obligation ; des accords avec d’autres restent possibles. Les trains E ne comptent que pour qui a un jeton E.',
  },
  'RUL-51': {
    question: 'Une compagnie peut-elle vendre son seul train ?',
    decision: 'Oui. L’obligation revient à son propre tour suivant.',
  },
  'RUL-52': {
    question: 'La compagnie peut-elle acheter une privée à son président juste avant l’aide d’urgence ?',
    decision: 'Oui, comme à tout moment du tour, jusqu’à la première vente d’parts de cette urgence.',
  },
  'RUL-53': {
    question: 'Combien peut-on vendre dans une urgence ?',
    decision:
      'Seulement tant que l’argent manque. Dans une compagnie pas plus de simples que nécessaire ; un dernier titre ou des parts plus chères peuvent rapporter plus, et le reste est au président.',
  },
  'RUL-54': {
    question:
      'Deux trains les moins chers au même prix (8H au dépôt de la banque et R6H ; 10H au dépôt de la banque et E).',
    decision: 'Le président choisit.',
  },
  'RUL-55': {
    question: 'Les ventes du président poussent la compagnie qui opère elle-même dans la case Fermée.',
    decision:
      'Elle ferme aussitôt et son tour finit. L’argent non encore versé reste au président ; le § 10.7 B ne s’applique pas.',
  },
  'RUL-56': {
    question: 'Quand juge-t-on qu’il « ne reste plus d’parts » ?',
    decision: 'Après la fermeture. Les compagnies privées ne sont pas des parts, et tout l’argent est déjà parti.',
  },
  'RUL-57': {
    question: 'Que deviennent les privées, la place et la priorité d’un joueur qui part ?',
    decision:
      'Les privées ferment, la place est sautée, la priorité passe au joueur suivant à gauche, les séries de passes comptent ceux qui restent. Le score est 0.',
  },
  'RUL-58': { question: 'Il ne reste qu’un joueur : la partie finit-elle aussitôt ?', decision: 'Oui, aussitôt.' },
  'RUL-59': {
    question: 'Une compagnie peut-elle vendre plusieurs fois dans un tour ?',
    decision: 'Une vente de n’importe quelle taille, ou un achat de ses propres parts.',
  },
  'RUL-60': {
    question: 'La tuile retirée de Messina retourne-t-elle dans la réserve ?',
    decision: 'Oui, comme une tuile remplacée.',
  },
  'RUL-61': {
    question: 'Garibaldi, avec Messina seule, achète elle-même le premier 12H.',
    decision: 'Elle ferme, ce 12H quitte la partie, la phase 12 et tout ce qu’elle apporte restent, et le tour finit.',
  },
  'RUL-62': {
    question: 'La banque saute-t-elle exactement à L.0 ?',
    decision: 'Non ; quand un paiement dépasse ce qu’elle a. Ensuite elle le reste.',
  },
  'RUL-63': { question: 'Le cours redescend après avoir atteint L.377.', decision: 'La fin n’est pas révoquée.' },
  'RUL-64': { question: 'Fortune égale ?', decision: 'Une victoire partagée.' },
  'RUL-65': {
    question: 'À qui va le prix d’une gare, et combien peut-on en acheter ?',
    decision:
      'À la trésorerie de la compagnie qui vend ; un achat par tour. L’acheteuse a besoin d’un jeton sur son plateau et d’aucun dans l’hexagone ; la ville peut être pleine.',
  },
  'RUL-66': {
    question: 'Quelle est la gare de départ de Garibaldi après le tremblement de terre ?',
    decision:
      'La ville choisie à son lancement. Si ce jeton est perdu il n’y en a pas, mais son dernier jeton sur la carte n’est pas à vendre.',
  },
  'RUL-67': {
    question: 'Le président ne peut réunir les intérêts.',
    decision:
      'Comme au § 10.7 B : tout ce qui peut l’être est vendu, l’argent va à la trésorerie, la compagnie ferme, son obligation prend ce que la trésorerie contient et le reste s’éteint ; puis partir, emprunter, ou continuer. La somme manquante est l’intérêt ; aucun train n’est en cause.',
  },
  'RUL-68': {
    question: 'Une compagnie ferme avec une obligation en cours. Qui rembourse, et jusqu’où ?',
    decision:
      'Son président à ce moment, aussitôt, même au tour d’un autre : argent, puis parts d’autres compagnies selon § 9.2, exactement la somme manquante. Ce qui ne peut être réuni s’éteint ; sans parts restantes il y a le choix du § 10.7 B.',
  },
  'RUL-69': {
    question: 'Un train E d’une autre compagnie ou du dépôt de la banque demande-t-il un jeton E ?',
    decision: 'Oui, il en demande un.',
  },
  'RUL-70': {
    question: 'Quand vend-on les trains E ?',
    decision:
      'Dès la phase 12, à qui a un jeton E, à côté de la classe en cours. Ils ne commencent aucune phase et n’éliminent rien.',
  },
  'RUL-71': {
    question: 'Un train E est-il « le train le moins cher » ?',
    decision: 'Pour une compagnie avec un jeton E, oui : L.550 contre L.800 ou L.1 100. Pour les autres, non.',
  },
};
