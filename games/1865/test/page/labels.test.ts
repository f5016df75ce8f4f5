import { start } from '@binario/kernel';
import { factsAt, type LawfulLay, labelFaults, lawfulLays } from '@binario/web/testing';
import { expect, it } from 'vitest';
import type { ActionOf } from '../../actions.ts';
import { boardOf } from '../../board/boardOf.ts';
import { art1865 } from '../../page/art.tsx';
import { marks1865 } from '../../page/marks.ts';
import { atlas } from '../../page/sheet.ts';
import { layRules } from '../../rules/track.ts';
import type { Table1865 } from '../../table.ts';
import { title1865 } from '../../title.ts';

/** Rules about the moment, not about what fits. */
const ofTheMoment = new Set([
  'lay.twoTiles',
  'lay.colourOfPhase',
  'lay.noneLeft',
  'lay.noMoney',
  'lay.notConnected',
  'lay.tooFewSlots',
]);
const fitting = layRules.filter(({ key }) => !ofTheMoment.has(key));

const { table } = start(title1865.game, title1865.setup({ players: 4, seed: 1, variants: [], options: {} }));
const frame = { step: 'layTrack', corp: 'FMS', laid: 0 } as const;
const companies = Object.keys(boardOf(table).companies);

const withTile = ({ hex, tile, rotation }: LawfulLay): Table1865 => ({
  ...table,
  map: { [hex.id]: { tile, rotation } },
});

it('lays out every tile that can lie on a named hex without covering a token, a value, a junction or a label', () => {
  const lays = lawfulLays(atlas, (hex, before, { tile, rotation }) => {
    const lay = { type: 'layTile', by: 'P1', hex: hex.id, tile, rotation } as ActionOf<'layTile'>;
    const on = before ? withTile(before) : table;
    return fitting.every((rule) => rule.breach(on, frame, lay) === false);
  });
  const faults = new Set<string>();
  let drawn = 0;
  const look = (on: Table1865, hex: LawfulLay['hex'], called: string) => {
    drawn++;
    for (const fault of labelFaults(factsAt(atlas, on, marks1865, hex), art1865)) faults.add(`${called}: ${fault}`);
  };
  for (const hex of atlas.hexes) if (hex.name) look(table, hex, `${hex.name} as printed`);
  for (const lay of lays) {
    const { hex, tile, rotation } = lay;
    const slots = atlas.board.faces.get(tile)?.[rotation]?.stops[0]?.slots ?? 0;
    look(
      { ...withTile(lay), stations: { [hex.id]: companies.slice(0, slots) } },
      hex,
      `${hex.name}, tile ${tile} turned by ${rotation}`,
    );
  }
  console.log(`1865: ${lays.length} pairs of tile, rotation and named hex, ${drawn} drawings`);
  expect(lays.length).toBeGreaterThan(500);
  expect([...faults]).toEqual([]);
});
