import { french } from './en.ts';

/** D’où viennent les parties de ce plateau. */
export const fr = french({
  why: {
    title: 'Pourquoi ce plateau est en partie une reconstitution',
    text: 'Les livrets disponibles ne sont que du texte : la carte, la liste des tuiles et le tableau d’estimation étaient des images et manquent. Ce que disent les textes est respecté ; le reste a été refait de sorte que chaque exemple du livret tombe juste. Rien n’est copié d’un dessin, et chaque partie dit d’où elle vient.',
  },
  printed: {
    title: 'Imprimé dans le livret de règles',
    map: 'Deux îles, {large} grandes villes avec leurs lettres, {small} autres villes, {mines} mines, les villages de Sanluri, Alghero, Tempio et Propriano, rivières et montagnes sur les bords seulement avec leurs coûts de 10, 40 et 60, et des liaisons maritimes en pointillés entre les îles.',
    tables:
      'Compagnies avec villes de départ et destinations, compagnies maritimes avec leurs lieux, trains, phases, limites, capital et banque.',
    market: '{boxes} des {all} cases du marché avec les deux petits prix.',
    tiles:
      'Le total de {tiles} tuiles, les tuiles réservées et celles à lettre, les tuiles de mine et la plupart des valeurs de trafic.',
  },
  deduced: {
    title: 'Déduit du livret de règles',
    text: 'Deux emplacements dans chaque grande ville (sur une figure, la FMS place une gare à côté d’une gare de départ), huit tuiles de mine par couleur, une tuile par lettre et couleur, et le nombre de titres d’une compagnie.',
  },
  tables: {
    title: 'Des tables d’un logiciel de modération public',
    text: 'Les {boxes} autres cases du marché et les limites des {rows} rangées du tableau d’estimation. Partout où le livret donne des chiffres, ils concordent. Que la zone blanche soit large de deux cases est probable, non prouvé.',
  },
  shapes: {
    title: 'Formes usuelles',
    text: 'Les tuiles au numéro usuel ont la forme que ce numéro a dans d’autres jeux de la famille.',
  },
  rebuilt: {
    title: 'Reconstitué',
    map: 'Où se trouvent les {hexes} hexagones (19 km chacun, ajustés aux vraies coordonnées de 48 lieux), {towns} autres villages avec une gare historique, les mines hors de Carbonia, quels {rivers} bords portent une rivière et quels {mountains} une montagne, d’après les cours d’eau et les massifs réels, et les sorties imprimées dans les grandes villes.',
    sea: 'Les extrémités et les coûts des {routes} liaisons maritimes, d’après des traversées historiques : {names}.',
    tiles:
      'Le nombre de chaque tuile ordinaire, les formes de 700, 889 et 900 et des tuiles de mine et à lettre, le trafic des villes ordinaires marron, des grandes grises et des villages verts et marron, et les emplacements des tuiles à lettre.',
  },
  checked: {
    title: 'Comment cela a été vérifié',
    text: 'Quatre rounds de la compagnie FMS et une absorption, tels que le livret les raconte, sont rejoués bord par bord dans les tests ; chaque compagnie peut atteindre sa destination par une route directe ; et dans mille parties jouées au hasard, chaque mine, chaque liaison maritime et chaque tuile a servi.',
  },
});
