import { start } from '@binario/kernel';
import type { Sheet } from '@binario/web/board';
import { factsAt, type LawfulLay, labelFaults, lawfulLays } from '@binario/web/testing';
import { expect, it } from 'vitest';
import type { ActionOf } from '../../actions.ts';
import { corpIds } from '../../ids.ts';
import { art18fb } from '../../page/art.tsx';
import { marks18fb } from '../../page/marks.ts';
import { sheetsIn } from '../../page/sheet.ts';
import { layRules } from '../../rules/track.ts';
import type { Table18fb } from '../../table.ts';
import { title18fb } from '../../title.ts';

/** Rules about the moment, not about what fits. */
const ofTheMoment = new Set([
  'lay.noStepLeft',
  'lay.regionalNoStepLeft',
  'lay.frozen',
  'lay.colourOfPhase',
  'lay.noneLeft',
  'lay.noMoney',
  'lay.notConnected',
  'lay.regionalNotConnected',
  'lay.tooFewSlots',
]);
const fitting = layRules.filter(({ key }) => !ofTheMoment.has(key));

const { table } = start(title18fb.game, title18fb.setup({ players: 4, seed: 1, variants: [], options: {} }));
const atlas = sheetsIn(table)[0] as Sheet;
const frame = { step: 'layTrack', corp: 'NN' } as const;

/** Every company in play, so that every flag is shown that ever can be. */
const inPlay: Table18fb = {
  ...table,
  companies: Object.fromEntries(
    Object.entries(table.companies).map(([corp, facts]) => [corp, { ...facts, standing: 'definitive' as const }]),
  ),
};

const withTile = (on: Table18fb, { hex, tile, rotation }: LawfulLay): Table18fb => ({
  ...on,
  map: { [hex.id]: { tile, rotation } },
});

it('lays out every tile that can lie on a named hex without covering a token, a value, a junction or a label', () => {
  const lays = lawfulLays(atlas, (hex, before, { tile, rotation }) => {
    const lay = { type: 'layTile', by: 'P1', hex: hex.id, tile, rotation } as ActionOf<'layTile'>;
    const on = before ? withTile(table, before) : table;
    return fitting.every((rule) => rule.breach(on, frame, lay) === false);
  });
  const faults = new Set<string>();
  let drawn = 0;
  const look = (on: Table18fb, hex: LawfulLay['hex'], called: string) => {
    drawn++;
    for (const fault of labelFaults(factsAt(atlas, on, marks18fb, hex), art18fb)) faults.add(`${called}: ${fault}`);
  };
  for (const on of [table, inPlay])
    for (const hex of atlas.hexes) if (hex.name) look(on, hex, `${hex.name} as printed`);
  for (const lay of lays) {
    const { hex, tile, rotation } = lay;
    const slots = atlas.board.faces.get(tile)?.[rotation]?.stops[0]?.slots ?? 0;
    const called = `${hex.name}, tile ${tile} turned by ${rotation}`;
    look({ ...withTile(inPlay, lay), stations: {} }, hex, called);
    // Spaces taken by those who have no destination here: flags and tokens at once.
    look({ ...withTile(inPlay, lay), stations: { [hex.id]: corpIds.slice(0, slots) } }, hex, `${called}, tokens laid`);
  }
  console.log(`18FB: ${lays.length} pairs of tile, rotation and named hex, ${drawn} drawings`);
  expect(lays.length).toBeGreaterThan(500);
  expect([...faults]).toEqual([]);
});
