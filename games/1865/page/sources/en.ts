import { type BasicStyle, english, translating } from '@binario/kernel';

/** Where the parts of this board come from. Numbers are counted in the data, not written here. */
export const en = english<BasicStyle>()({
  why: {
    title: 'Why this board is partly a reconstruction',
    text: 'The rulebooks at hand are text only: the map, the list of tiles and the Dragons Chart were pictures and are missing. What the texts say is kept; the rest was made anew so that every worked example of the rulebook holds. Nothing was copied from artwork, and every part says where it comes from.',
  },
  printed: {
    title: 'Printed in the rulebook',
    map: 'Two islands, {large} large cities with their letters, {small} other cities, {mines} mines, the towns Sanluri, Alghero, Tempio and Propriano, rivers and mountains on borders only with their costs of 10, 40 and 60, and that dotted sea routes join the islands.',
    tables:
      'Companies with homes and destinations, maritime companies with their locations, trains, phases, limits, capital and bank.',
    market: '{boxes} of the {all} boxes of the market with both smaller prices.',
    tiles: 'The sum of {tiles} tiles, the restricted and the lettered tiles, the mine tiles and most traffic values.',
  },
  deduced: {
    title: 'Deduced from the rulebook',
    text: 'Two slots in each large city (in a figure FMS places a marker beside a home), eight mine tiles of each colour, one lettered tile for each letter and colour, and how many certificates a company has.',
  },
  tables: {
    title: 'From the tables of a public moderator program',
    text: 'The other {boxes} boxes of the market and the limits of the {rows} rows of the Dragons Chart. Wherever the rulebook gives figures, they agree. That the white area is two ranks wide is likely, not proven.',
  },
  shapes: {
    title: 'Standard shapes',
    text: 'Tiles with a usual number have the shape that number has in other games of the family.',
  },
  rebuilt: {
    title: 'Reconstructed',
    map: 'Where the {hexes} hexes lie (19 km each, fitted to the true coordinates of 48 places), {towns} further towns with a historical station, the mines outside Carbonia, which {rivers} borders carry a river and which {mountains} a mountain, after real rivers and ranges, and the exits printed in the large cities.',
    sea: 'The ends and costs of the {routes} sea routes, after historical crossings: {names}.',
    tiles:
      'How many there are of each ordinary tile, the shapes of 700, 889 and 900 and of the mine and lettered tiles, the traffic of ordinary brown and large grey cities and of green and brown towns, and the slots of the lettered tiles.',
  },
  checked: {
    title: 'How it was checked',
    text: 'Four rounds of the company FMS and an absorption, as the rulebook tells them, are played border by border in the tests; every company can reach its destination by a direct route; and in a thousand games of random players every mine, every sea route and every tile was used.',
  },
});

/** Make sure that the sources in Italian and French have every key and gap of the English ones. */
export const { italian, french } = translating<typeof en, BasicStyle>();

/** The text about the sources in one language. */
export type SourcesText = {
  readonly [Id in keyof typeof en]: { readonly [Key in keyof (typeof en)[Id]]: string };
};
