import { french } from './en.ts';

/** The explained words of the trade, in French. */
export const termsFr = french({
  'term.goal': 'Le but du jeu',
  'term.goal.about':
    'Être le joueur le plus riche à la fin de la partie : son argent et la valeur de ce qu’il possède. L’argent des compagnies ne compte pour personne ; il vaut par son effet sur la cotation de leurs parts.',
  'term.SR': 'RB, round de bourse',
  'term.SR.about':
    'Les joueurs achètent et vendent des parts et créent des compagnies, tour après tour, jusqu’à ce que tous passent d’affilée. RB 3 est le troisième.',
  'term.OR': 'RO, round d’opération',
  'term.OR.about':
    'Les compagnies opèrent l’une après l’autre, celle de plus haute cotation d’abord : elles posent des tuiles, placent des gares, gagnent de l’argent et achètent des trains. Un round de bourse est suivi d’un ou plusieurs : RO 3.2 est le deuxième après le RB 3.',
  'term.certificate': 'Titre',
  'term.certificate.about':
    'Une carte qui représente une ou plusieurs parts d’une compagnie. Un titre compte pour un dans la limite de titres, quel que soit le nombre de parts ; le titre de président en vaut plus que les autres.',
  'term.limit': 'Limite de titres',
  'term.limit.about':
    'Le nombre de titres qu’un joueur peut détenir. Qui en a davantage doit vendre avant de racheter.',
  'term.president': 'Président',
  'term.president.about':
    'Le joueur qui dirige une compagnie : d’ordinaire celui qui a le plus de parts. La présidence passe quand un autre en a plus.',
  'term.pool': 'Corbeille, dépôt',
  'term.pool.about':
    'Là se trouvent les parts vendues à la banque (corbeille) et les trains défaussés (dépôt). On peut les y acheter.',
  'term.treasury': 'Trésorerie',
  'term.treasury.about':
    'L’argent d’une compagnie, distinct de celui de son président. Elle paie les tuiles, les gares et les trains.',
  'term.priority': 'Priorité',
  'term.priority.about': 'Qui l’a joue le premier au prochain round de bourse.',
  'term.price': 'Cotation',
  'term.price.about':
    'Ce que coûte une part maintenant : la case du marqueur de la compagnie sur le marché boursier. Les dividendes l’élèvent le plus souvent ; les ventes, ou un tour sans revenu, l’abaissent.',
  'term.phase': 'Phase',
  'term.phase.about':
    'Une partie du jeu, qui commence avec l’achat du premier train d’un nouveau type. Elle décide des tuiles permises, des trains éliminés et du nombre de trains par compagnie.',
  'term.scrapped': 'Éliminé, épuisé',
  'term.scrapped.about':
    'Un train est éliminé quand une phase ultérieure le rend obsolète : il est perdu sans indemnisation. Un type épuisé n’est simplement plus à la banque ; ses trains continuent de rouler.',
  'term.token': 'Gare',
  'term.token.about':
    'Ce qu’une compagnie place dans une ville. Ses parcours et ses voies en partent ; une ville pleine de gares des autres l’arrête.',
  'term.dividend': 'Dividende',
  'term.dividend.about':
    'Ce que rapportent les parts d’une compagnie quand son revenu est distribué. Un revenu gardé va en trésorerie.',
  'term.bank': 'Banque',
  'term.bank.about': 'L’argent qui n’est à personne. Le plus souvent, la fin vient quand elle est vide.',
});
