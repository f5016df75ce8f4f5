import { shape } from '@binario/kernel';
import { boardPart } from '@binario/rail';
import {
  allKinds,
  allRegionals,
  bands,
  bourbons,
  cardIds,
  concessionaires,
  endlessKinds,
  majorIds,
  nationalIds,
  phaseNumbers,
  trainKinds,
} from '../ids.ts';
import type { BoardFile18fb } from './file.ts';

/** The form of a board file of 18FB: see `file.ts` for what the fields mean. */

const { fields, forEach, line, listOf, notation, oneOf, whole } = shape;
const { edge, money } = boardPart;

const provenance = oneOf(['F', 'P', 'D', 'R']);
/** Where an element comes from: one letter, or one for each of its parts. */
const from: shape.Shape<string | Readonly<Record<string, string>>> = (value, at, faults) =>
  typeof value === 'string' ? provenance(value, at, faults) : shape.byNames(provenance, { max: 6 })(value, at, faults);

const word = (what: string, pattern: RegExp): shape.Shape<string> =>
  notation(16, what, (text) => {
    if (!pattern.test(text)) throw new Error(what);
  });

/** A column and a half-row; hexes of the small map begin with `n`. */
const hexId = word('hex', /^n?[A-Z]\d{1,2}$/);
const border = word('border', /^n?[A-Z]\d{1,2}-n?[A-Z]\d{1,2}$/);
const colour = word('colour', /^#[0-9a-f]{6}$/);
const letter = word('letter', /^[a-z]$/);
const label = word('label', /^[A-Z][a-z]?$/);
const slot = oneOf(['open', ...phaseNumbers.slice(1).map((n) => `phase${n}`), ...bourbons, ...concessionaires]);
const name = line(60);
const phase = oneOf(phaseNumbers);
const track = boardPart.faceFields([]).track;
/** A share is 10 %. */
const percent = oneOf([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);

const hex = fields(
  { id: hexId, kind: oneOf(['plain', 'town', 'towns', 'city', 'offmap', 'stub']) },
  { name, label, slots: listOf(slot, { min: 1, max: 4 }), value: whole(0, 500), track, port: whole(0, 200), from },
);
const ground = fields({ id: hexId, kind: oneOf(['sea', 'lake', 'outside', 'napoli']) }, { name, from });
const borders = listOf(border, { max: 600 });
const side = fields({ hex: hexId, edge });
const link = fields(
  { letter, shownOn: hexId, outside: side, inside: side },
  { rivers: listOf(name, { max: 4 }), from },
);
const values: shape.Shape<readonly [number, number, number]> = listOf(whole(0, 500), {
  min: 3,
  max: 3,
}) as shape.Shape<never>;
const amount = fields({ hex: hexId, amount: whole(0, 500) }, { from });

const map = fields({
  hexes: listOf(hex, { min: 1, max: boardPart.MOST_HEXES }),
  ground: listOf(ground, { max: boardPart.MOST_HEXES }),
  rivers: listOf(fields({ name, borders }, { from }), { max: 60 }),
  mountains: borders,
  passes: fields({ open: phase, borders }),
  costs: fields({ plain: whole(1, 500), river: whole(1, 500), mountain: whole(1, 500) }),
  links: listOf(link, { min: 1, max: 26 }),
  offMap: listOf(fields({ name, hexes: listOf(hexId, { min: 1, max: 4 }), values }, { from }), { max: 8 }),
  funicolare: fields({ city: hexId, edge, stub: hexId, bonus: whole(0, 200) }, { from }),
  falcon: listOf(amount, { max: 20 }),
});

const tile = fields(
  {
    id: shape.name,
    colour: oneOf(['yellow', 'green', 'brown']),
    type: oneOf(['plain', 'town', 'towns', 'city']),
    count: whole(1, 60),
    track,
  },
  { value: whole(0, 500), slots: whole(1, 4), label, from },
);

const space = fields(
  { value: whole(1, 5000) },
  { zone: oneOf(['light', 'dark']), ledge: oneOf([true] as never), startsIn: oneOf([1, 2, 5]), from },
);
const market = fields({
  rows: listOf(listOf(space, { min: 1, max: 40 }), { min: 2, max: 30 }),
  top: whole(1, 5000),
  unfloated: whole(1, 5000),
});

const size = { cities: whole(0, 30), towns: whole(0, 30), cost: whole(1, 5000) };
const count = whole(1, 30);
const isEndless = (kind: string): boolean => (endlessKinds as readonly string[]).includes(kind);
/** Ordinary trains are scrapped, regional ones become ordinary; PH6 and R6 never run out. */
const trains = fields(
  Object.fromEntries(
    allKinds.map((kind) => {
      const ordinary = (trainKinds as readonly string[]).includes(kind);
      const needed = { ...size, ...(!isEndless(kind) && { count }), ...(!ordinary && { becomes: fields(size) }) };
      return [kind, fields(needed, { ...(ordinary && { scrappedIn: phase }), from })];
    }),
  ),
);

const phases = listOf(
  fields(
    {
      tiles: listOf(oneOf(['yellow', 'green', 'brown']), { min: 1, max: 3 }),
      tileSteps: whole(1, 8),
      deposit: oneOf([0, 1, 2]),
      offMap: oneOf([0, 1, 2]),
      takeover: oneOf([10, 20]),
    },
    { years: line(20), from },
  ),
  { min: phaseNumbers.length, max: phaseNumbers.length },
);

const chart = { name, colour, text: oneOf(['white', 'black']), tokens: whole(1, 40) };
const destination = fields({ hex: hexId, role: oneOf(['intermediate', 'final', 'extra']) }, { base: hexId, from });
const line18fb = {
  homes: listOf(hexId, { min: 1, max: 2 }),
  destinations: listOf(destination, { min: 1, max: 12 }),
};
const corporations = fields({
  ...Object.fromEntries(concessionaires.map((corp) => [corp, fields({ ...chart, ...line18fb }, { from })])),
  // It starts in any city (3.5.3); what it is rewarded for are not places of a chart.
  SFM: fields(chart, { homes: listOf(hexId, { max: 0 }), destinations: listOf(destination, { max: 0 }), from }),
  ...Object.fromEntries(
    nationalIds.map((corp) => [
      corp,
      fields({ ...chart, eligible: listOf(oneOf(majorIds), { min: 2, max: majorIds.length }) }, { from }),
    ]),
  ),
});

const regional = fields(
  {
    id: oneOf(allRegionals),
    name,
    colour,
    home: hexId,
    nominal: whole(1, 1000),
    bonuses: listOf(amount, { max: 6 }),
  },
  { from },
);

const card = fields(
  { name, cost: whole(0, 1000), income: whole(0, 500), fromPhase: phase },
  { laterIncome: whole(0, 500), from },
);
const deposits = listOf(whole(0, 2000), { min: 2, max: 2 });
const concession = fields({ deposits, band: oneOf(bands) }, { waivedBy: oneOf(concessionaires), from });
const party = fields({ capital: whole(1, 20_000), certificateLimit: whole(1, 100) });

/** What follows the head of the file. */
export const parts = fields({
  map,
  tiles: listOf(tile, { min: 1, max: boardPart.MOST_TILES }),
  market,
  trains,
  phases,
  corporations,
  regionals: listOf(regional, { min: allRegionals.length, max: allRegionals.length }),
  cards: forEach(cardIds, card),
  concessions: forEach(concessionaires, concession),
  interest: forEach(bands, whole(0, 500)),
  players: forEach(['3', '4', '5', '6'], party),
  figures: fields({
    money,
    playerLimit: percent,
    poolLimit: percent,
    corporateLimit: percent,
    bidStep: whole(1, 100),
    melisurgoBands: whole(0, 4),
    regionalMarkers: whole(0, 20),
    regionalSecondTile: whole(0, 500),
    regionalTiles: whole(1, 4),
    markerValue: whole(1, 100),
  }),
}) as unknown as shape.Shape<Omit<BoardFile18fb, 'binario' | 'game' | 'schema' | 'name'>>;
