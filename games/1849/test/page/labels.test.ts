import { start } from '@binario/kernel';
import { factsAt, type LawfulLay, labelFaults, lawfulLays } from '@binario/web/testing';
import { expect, it } from 'vitest';
import type { ActionOf } from '../../actions.ts';
import { corpIds } from '../../data/corporations.ts';
import { art1849 } from '../../page/art.tsx';
import { marks1849 } from '../../page/marks.ts';
import { sheet1849 } from '../../page/sheet.ts';
import { placementRules } from '../../rules/track.ts';
import type { Table1849 } from '../../table.ts';
import { title1849 } from '../../title.ts';

/** Rules about the moment, not about what fits. */
const ofTheMoment = new Set([
  'lay.acirealeClosed',
  'lay.colourOfPhase',
  'lay.noMoney',
  'lay.noneLeft',
  'lay.messinaInRuins',
]);
const fitting = placementRules.filter(({ key }) => !ofTheMoment.has(key));

const { table } = start(title1849.game, title1849.setup({ players: 4, seed: 1, variants: [], options: {} }));
const frame = { step: 'layTrack', corp: 'AFG' } as Parameters<(typeof fitting)[number]['breach']>[1];

const withTile = ({ hex, tile, rotation }: LawfulLay): Table1849 => ({
  ...table,
  map: { [hex.id]: { tile, rotation } },
});

it('lays out every tile that can lie on a named hex without covering a token, a value, a junction or a label', () => {
  const lays = lawfulLays(sheet1849, (hex, before, { tile, rotation }) => {
    const lay: ActionOf<'layTile'> = { type: 'layTile', by: 'P1', hex: hex.id, tile, rotation } as ActionOf<'layTile'>;
    const on = before ? withTile(before) : table;
    return fitting.every((rule) => rule.breach(on, frame, lay) === false);
  });
  const faults = new Set<string>();
  let drawn = 0;
  const look = (on: Table1849, hex: LawfulLay['hex'], called: string) => {
    drawn++;
    for (const fault of labelFaults(factsAt(sheet1849, on, marks1849, hex), art1849)) faults.add(`${called}: ${fault}`);
  };
  for (const hex of sheet1849.hexes) if (hex.name) look(table, hex, `${hex.name} as printed`);
  for (const lay of lays) {
    const { hex, tile, rotation } = lay;
    const slots = sheet1849.board.faces.get(tile)?.[rotation]?.stops[0]?.slots ?? 0;
    look(
      {
        ...withTile(lay),
        stations: { [hex.id]: corpIds.slice(0, slots) },
        port: { hex: hex.id, corp: 'AFG' } as Table1849['port'],
      },
      hex,
      `${hex.name}, tile ${tile} turned by ${rotation}`,
    );
  }
  console.log(`1849: ${lays.length} pairs of tile, rotation and named hex, ${drawn} drawings`);
  expect(lays.length).toBeGreaterThan(500);
  expect([...faults]).toEqual([]);
});
