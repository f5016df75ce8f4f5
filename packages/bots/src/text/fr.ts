import { french } from './en.ts';

export const fr = french({
  'home.best': '{hex} offre les meilleures perspectives',
  'stock.support': '{corp:the}, ma compagnie, a besoin de cet argent',
  'stock.dump': 'je ne peux pas payer le prochain train {corp:of} : à un autre de le faire',
  'stock.limit': 'j’ai trop de titres, et ceux {corp:of} sont les plus faibles',
  'stock.nothing': 'rien ne vaut son prix, ou j’ai besoin de mon argent',
  'track.nothing': 'rien à construire ne vaut son coût',
  'pay.rise': 'la cotation monte, et je reçois ma part',
  'withhold.train': '{corp:the} doit économiser pour un train à {amount:money}',
  'train.first': '{corp:the} a besoin d’un train pour gagner quelque chose',
  'train.lasting': 'un {train} restera en jeu',
  'train.must': '{corp:the} doit posséder un train',
  'train.save': 'aucun train ne vaut son prix maintenant',
  'train.discard': 'le train {train} est le plus faible',
  'emergency.sell': 'il faut vendre des parts {corp:of} pour payer un train',
  'consent.goodPrice': '{amount:money}, c’est un bon prix',
  'consent.lowPrice': '{amount:money}, ce n’est pas assez',
  'consent.needed': '{corp:the} en a besoin elle-même',
  'turn.end': 'il n’y a plus rien à faire',
  'none.sensible': 'cela paraît raisonnable',
});
