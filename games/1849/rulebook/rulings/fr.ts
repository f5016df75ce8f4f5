import type { RulingTexts } from './en.ts';

/** Comment sont réglées les questions que les règles laissent ouvertes. */
export const fr: RulingTexts = {
  'RUL-1': {
    question: 'Plusieurs compagnies dépassent la nouvelle limite de trains. Qui répond d’abord ?',
    decision:
      'La compagnie qui achète, puis les autres dans l’ordre d’opération. Chaque réponse est connue avant la question suivante.',
  },
  'RUL-2': {
    question: 'Une offre pour une compagnie privée, un train ou une gare peut-elle être répétée après un refus ?',
    decision:
      'Oui, mais dans le même tour, seulement à un prix plus élevé pour la même chose. Si le même joueur décide pour les deux, l’offre vaut accord.',
  },
  'RUL-3': {
    question: 'Comment finit une partie où plus rien ne peut arriver ?',
    decision:
      'Si, pendant un round de bourse et toute la série de rounds d’opération qui suit, personne n’avait d’autre choix que de passer et qu’aucun argent n’a bougé, la partie finit et l’on compte les fortunes telles quelles. Des joueurs qui ne veulent simplement pas agir ne font pas un blocage.',
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
      'Non. Le jeton d’une compagnie fermée est retiré définitivement. Une compagnie relancée n’en a pas et peut en acheter un tant qu’il en reste un des six.',
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
    decision:
      'On la retire de l’ordre et on la met en quatrième place ; les compagnies entre les deux places avancent d’un rang.',
  },
  'RUL-10': {
    question: 'Qu’est-ce qu’un tour de table sans vente ?',
    decision: 'Tous les joueurs ont passé d’affilée. Une enchère interrompt la suite des joueurs qui passent.',
  },
  'RUL-11': {
    question: 'Les enchères survivent-elles à une baisse du prix de la SCE, ou à un round qui finit sans vente ?',
    decision: 'Oui, et l’argent reste réservé.',
  },
  'RUL-12': {
    question: 'Qui commence après une baisse du prix de la SCE, et qui doit la prendre gratuitement ?',
    decision:
      'Le voisin de gauche du dernier à passer commence. Celui qui a commencé à L.5 la prend gratuitement si tous passent de nouveau, même s’il y a eu des enchères entre-temps. Une baisse ne déplace pas la priorité.',
  },
  'RUL-13': {
    question: 'Un joueur peut-il enchérir de nouveau sur la même compagnie privée ?',
    decision:
      'Oui. La nouvelle enchère remplace l’ancienne, doit dépasser de L.5 la plus haute même si c’est la sienne, et interrompt la suite des joueurs qui passent.',
  },
  'RUL-14': {
    question: 'Les prix peuvent-ils être des fractions ?',
    decision:
      'Non. Les enchères et les prix des compagnies privées, des trains et des gares sont en lires entières, par pas de L.1.',
  },
  'RUL-15': {
    question: 'Qui a été « le dernier à acheter à la valeur nominale » si la SCE a baissé ou a été gratuite ?',
    decision:
      'Tout achat de la première compagnie privée invendue, fait à son propre tour, compte, de même que l’achat obligatoire. Les ventes par enchère ne comptent pas.',
  },
  'RUL-16': {
    question: 'Quand place-t-on la gare de départ de la compagnie liée à la RSA ?',
    decision: 'À l’achat de la RSA. Si la compagnie est Garibaldi, on choisit alors sa ville de départ.',
  },
  'RUL-17': {
    question: 'Un train du dépôt de la banque ou d’une autre compagnie ferme-t-il la RSA ?',
    decision: 'Oui, n’importe quel premier train la ferme.',
  },
  'RUL-18': {
    question:
      'La compagnie de la RSA a fermé sans jamais avoir de train et est relancée. Son premier train ferme-t-il la RSA ?',
    decision: 'Non. La RSA reste ouverte jusqu’à la phase 12 ; le lien a pris fin avec la fermeture.',
  },
  'RUL-19': {
    question: 'Un joueur peut-il vendre deux fois des parts de la même compagnie dans un tour ?',
    decision: 'Oui, en ventes séparées, chacune à la cotation du moment.',
  },
  'RUL-20': {
    question: 'Les ventes d’un tour amènent plusieurs marqueurs dans une case. Dans quel ordre sont-ils ?',
    decision:
      'Dans l’ordre d’avant les ventes du tour, sous ceux qui n’ont pas bougé. On recommence après chaque tour, y compris dans les rounds d’opération.',
  },
  'RUL-21': {
    question: 'Quand une compagnie a-t-elle achevé un round d’opération, pour que ses parts puissent être vendues ?',
    decision:
      'Quand elle a fini son premier tour depuis son lancement ou son nouveau lancement. Plus tard dans le même round, ses parts peuvent être vendues pour une acquisition forcée ; celles d’une compagnie qui joue son tout premier tour, non.',
  },
  'RUL-22': {
    question: 'Peut-on vendre une part du titre de président quand le successeur a le dernier titre ?',
    decision:
      'Seulement si le successeur a aussi deux titres simples et que le vendeur les prend, ou si les titres simples qui restent au vendeur permettent la vente en titres entiers. Rien ne s’échange jamais avec la corbeille.',
  },
  'RUL-23': {
    question: 'Quand le président sortant choisit-il entre le dernier titre et deux titres simples ?',
    decision:
      'Quand il annonce la vente, ou aussitôt s’il est dépassé par un achat ; en tout cas, avant que des titres aillent à la corbeille.',
  },
  'RUL-24': {
    question: 'La vente qui change le président ferme aussi la compagnie. Y a-t-il encore un choix ?',
    decision:
      'On ne demande rien, car les titres disparaissent. La présidence change avant la baisse de la cotation, donc une obligation à rembourser revient au nouveau président.',
  },
  'RUL-25': {
    question: 'Que fait un joueur au-dessus de la limite de titres qui ne peut pas vendre assez, ou rien ?',
    decision: 'Il doit vendre tout ce qui peut l’être ; il n’achète pas pendant ce tour, et il peut passer.',
  },
  'RUL-26': {
    question: 'La limite de titres change-t-elle quand un joueur part ou qu’une compagnie ferme ?',
    decision: 'Non. Elle est fixée par les nombres du début.',
  },
  'RUL-27': {
    question: 'Que se passe-t-il si un joueur n’a aucune action permise dans un round de bourse ?',
    decision: 'Cela compte comme passer, et le programme passe pour lui.',
  },
  'RUL-28': {
    question: 'L’ordre dans lequel on contrôle les cotations change-t-il pendant ce contrôle ?',
    decision: 'Non. C’est l’ordre d’opération d’avant le premier déplacement.',
  },
  'RUL-29': {
    question: 'La case la plus basse de la première colonne est-elle le bord du marché ?',
    decision: 'Non. La case Fermée est sous 27 et à gauche de 24, et un marqueur peut y entrer depuis ces deux cases.',
  },
  'RUL-30': {
    question: 'Quand Garibaldi est-elle mise de côté, et où revient-elle ?',
    decision:
      'Dès qu’aucune de ses cinq villes n’a d’emplacement libre, à tout moment tant qu’elle n’est pas opérationnelle. Elle revient avec le premier round de bourse qui commence avec un emplacement libre, derrière toutes celles qui attendent ; celles qui ferment ensuite vont derrière elle.',
  },
  'RUL-31': {
    question: 'Garde-t-on un emplacement pour Garibaldi avant son lancement ou après sa fermeture ?',
    decision: 'Non. Elle n’a pas de ville fixe, et quand elle est relancée, elle choisit de nouveau.',
  },
  'RUL-32': {
    question: 'Une nouvelle phase au milieu d’une série de rounds d’opération en change-t-elle la longueur ?',
    decision: 'Non, pas même une phase qui commence dans le dernier round de la série.',
  },
  'RUL-33': {
    question: 'Qu’est-ce qui vient d’abord, l’élimination ou la limite de trains ?',
    decision: 'L’élimination ; la limite se vérifie sur ce qui reste.',
  },
  'RUL-34': {
    question: 'Peut-on défausser le train qu’on vient d’acheter ?',
    decision: 'Oui. Le président choisit librement, et la phase reste.',
  },
  'RUL-35': {
    question: 'L’ordre d’opération est-il fixé quand le round commence ?',
    decision:
      'Non. La suivante est toujours la compagnie de plus haute cotation qui n’a pas opéré. Les dividendes des autres ne peuvent pas changer cet ordre ; les ventes forcées, oui.',
  },
  'RUL-36': {
    question: 'Quand peut-on utiliser la SMS ?',
    decision:
      'À tout moment du tour avant que les trains roulent, tant que ni tuile ni gare n’a été placée. Une compagnie qui achète la SMS peut l’utiliser aussitôt.',
  },
  'RUL-37': {
    question: 'La SMS peut-elle être fermée sans tuile et sans gare ?',
    decision: 'Oui. Elle coûte quand même les deux étapes du tour.',
  },
  'RUL-38': {
    question: 'La SIGI réduit-elle de moitié le prix du double écartement ?',
    decision: 'Non, il reste entier.',
  },
  'RUL-39': {
    question: 'Qui a le bonus du port de la CNM, et combien de fois ?',
    decision:
      'La compagnie qui a placé le marqueur, pour un parcours qui finit à ce port ; comme il n’a qu’une flèche, un seul train par tour peut l’utiliser. Si la compagnie ferme, le bonus est perdu.',
  },
  'RUL-40': {
    question: 'Une voie nouvelle qui ne rencontre qu’un mauvais écartement allonge-t-elle un parcours ?',
    decision: 'Non. La tuile peut rester permise grâce à une autre sortie.',
  },
  'RUL-41': {
    question: 'La voie peut-elle finir contre un côté sans flèche d’un hexagone de port ?',
    decision: 'Non, cela compte comme hors de la grille.',
  },
  'RUL-42': {
    question: 'Un cercle réservé mais vide laisse-t-il passer les autres ?',
    decision: 'Oui, il les laisse passer.',
  },
  'RUL-43': {
    question: 'Qu’est-ce que la Calabria ?',
    decision:
      'C’est un arrêt comme une ville, avec sa propre valeur, mais sans gare, et seulement un bout de parcours. Aller de Messina à la Calabria est un parcours.',
  },
  'RUL-44': {
    question: 'La règle d’écartement pour le double écartement vaut-elle pour tout le parcours ou d’arrêt en arrêt ?',
    decision: 'D’arrêt en arrêt.',
  },
  'RUL-45': {
    question: 'Pourquoi l’exemple du R6H rapporte-t-il L.160, alors que les R6H n’existent qu’en phase 16 ?',
    decision: 'Il utilise les valeurs dessinées, celles de la phase 10. En phase 16, le même parcours rapporte L.180.',
  },
  'RUL-46': {
    question: 'Une compagnie peut-elle renoncer à faire rouler ses trains ?',
    decision: 'Pas si elle a un parcours permis.',
  },
  'RUL-47': {
    question: 'Le meilleur revenu est-il imposé ?',
    decision:
      'Oui : le maximum de tous les trains ensemble. Le programme le propose avec la preuve et refuse un revenu moindre ; à égalité, le choix est libre. Une table peut choisir l’option « revenu déclaré », où tout parcours permis convient.',
  },
  'RUL-48': {
    question: 'Que se passe-t-il si une compagnie a des trains mais aucun parcours permis ?',
    decision: 'Le revenu est de 0, et le marqueur va à gauche comme sans train.',
  },
  'RUL-49': {
    question: 'Quand une compagnie a-t-elle « un parcours où elle pourrait faire rouler un train » ?',
    decision:
      'Si, à ce moment, une de ses gares est reliée par un parcours permis à un second arrêt (une ville, un village ou la Calabria, pas un port), si loin soit-il. Ce qui était possible avant ne compte pas.',
  },
  'RUL-50': {
    question:
      'Que se passe-t-il si une compagnie doit avoir un train, mais que la banque et son dépôt n’ont rien à vendre ?',
    decision:
      'Il n’y a pas d’obligation ; des accords avec d’autres compagnies restent possibles. Les trains E ne comptent que pour une compagnie qui a un jeton E.',
  },
  'RUL-51': {
    question: 'Une compagnie peut-elle vendre son seul train ?',
    decision: 'Oui. L’obligation revient à son propre tour suivant.',
  },
  'RUL-52': {
    question: 'La compagnie peut-elle acheter une compagnie privée à son président juste avant qu’il l’aide ?',
    decision: 'Oui, comme à tout moment du tour, jusqu’à la première vente de parts pour cette acquisition forcée.',
  },
  'RUL-53': {
    question: 'Combien peut-on vendre pour une acquisition forcée ?',
    decision:
      'Seulement tant que l’argent manque. On ne vend pas plus de titres simples d’une compagnie que nécessaire ; un dernier titre ou des parts plus chères peuvent rapporter plus, et le reste est au président.',
  },
  'RUL-54': {
    question:
      'Que se passe-t-il si deux trains sont les moins chers au même prix (8H au dépôt de la banque et R6H ; 10H au dépôt de la banque et E) ?',
    decision: 'Le président choisit.',
  },
  'RUL-55': {
    question: 'Que se passe-t-il si les ventes du président poussent dans la case Fermée la compagnie même qui opère ?',
    decision:
      'Elle ferme aussitôt et son tour finit. L’argent qui n’est pas encore versé reste au président ; le § 10.7 B ne s’applique pas.',
  },
  'RUL-56': {
    question: 'Quand juge-t-on qu’il « ne reste plus de parts » ?',
    decision: 'Après la fermeture. Les compagnies privées ne sont pas des parts, et tout l’argent est déjà parti.',
  },
  'RUL-57': {
    question: 'Que deviennent les compagnies privées, la place et la priorité d’un joueur qui part ?',
    decision:
      'Les compagnies privées ferment, la place est sautée, et la priorité passe au joueur suivant à gauche ; pour savoir si tous ont passé d’affilée, on ne compte que les joueurs qui restent. Sa fortune est de 0.',
  },
  'RUL-58': { question: 'Il ne reste qu’un joueur : la partie finit-elle aussitôt ?', decision: 'Oui, aussitôt.' },
  'RUL-59': {
    question: 'Une compagnie peut-elle vendre plusieurs fois dans un tour ?',
    decision: 'Non : elle fait une seule vente, de n’importe quelle taille, ou rachète un de ses propres titres.',
  },
  'RUL-60': {
    question: 'La tuile retirée de Messina retourne-t-elle dans la réserve ?',
    decision: 'Oui, comme une tuile remplacée.',
  },
  'RUL-61': {
    question: 'Que se passe-t-il si Garibaldi, qui n’a de gare qu’à Messina, achète elle-même le premier 12H ?',
    decision: 'Elle ferme, ce 12H quitte la partie, la phase 12 et tout ce qu’elle apporte restent, et le tour finit.',
  },
  'RUL-62': {
    question: 'La banque saute-t-elle exactement à L.0 ?',
    decision: 'Non, elle saute quand un paiement dépasse ce qu’elle a, et c’est définitif.',
  },
  'RUL-63': {
    question: 'La cotation redescend après avoir atteint L.377. La partie finit-elle ?',
    decision: 'Oui, la fin n’est pas annulée.',
  },
  'RUL-64': { question: 'Qui gagne à fortune égale ?', decision: 'La victoire est partagée.' },
  'RUL-65': {
    question: 'À qui va le prix d’une gare, et combien peut-on en acheter ?',
    decision:
      'À la trésorerie de la compagnie qui vend ; un achat par tour. La compagnie qui achète doit avoir un jeton sur son plateau et aucun dans l’hexagone ; la ville peut être pleine.',
  },
  'RUL-66': {
    question: 'Quelle est la gare de départ de Garibaldi après le tremblement de terre ?',
    decision:
      'La ville choisie à son lancement. Si ce jeton est perdu, elle n’en a plus, mais son dernier jeton sur la carte n’est pas à vendre.',
  },
  'RUL-67': {
    question: 'Que se passe-t-il si le président ne peut pas réunir les intérêts ?',
    decision:
      'Comme au § 10.7 B, il vend tout ce qui peut l’être, l’argent va à la trésorerie et la compagnie ferme ; son obligation prend ce que la trésorerie contient, et le reste s’éteint. Puis le joueur part, prend un prêt ou continue. La somme manquante est celle des intérêts ; aucun train n’est en cause.',
  },
  'RUL-68': {
    question: 'Une compagnie ferme avec une obligation en cours. Qui rembourse, et jusqu’où ?',
    decision:
      'Son président à ce moment, aussitôt, même au tour d’un autre : avec son argent, puis en vendant des parts d’autres compagnies selon le § 9.2, exactement pour la somme manquante. Ce qui ne peut pas être réuni s’éteint ; s’il ne lui reste pas de parts, il a le choix du § 10.7 B.',
  },
  'RUL-69': {
    question: 'Un train E d’une autre compagnie ou du dépôt de la banque demande-t-il un jeton E ?',
    decision: 'Oui, il en demande un.',
  },
  'RUL-70': {
    question: 'Quand vend-on les trains E ?',
    decision:
      'Dès la phase 12, aux compagnies qui ont un jeton E, à côté de la classe en cours. Ils ne commencent aucune phase et n’éliminent rien.',
  },
  'RUL-71': {
    question: 'Un train E est-il « le train le moins cher » ?',
    decision: 'Pour une compagnie avec un jeton E, oui : L.550 contre L.800 ou L.1 100. Pour les autres, non.',
  },
};
