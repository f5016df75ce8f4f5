import { corpDefs, corpIds } from '@binario/game-1849/data/corporations';
import { board } from '@binario/game-1849/data/map';
import { greyValues, phases } from '@binario/game-1849/data/phases';
import { type Face, facesOf, type HexDef, type PlacedTile, type Slots, tileDef } from '@binario/rail';
import type { AnyTable } from '../engine/protocol.ts';

export interface HexFacts {
  readonly hex: HexDef;
  readonly face: Face;
  readonly colour: string;
  readonly placed: PlacedTile | undefined;
  readonly tokens: Slots | undefined;
  readonly reserved: string | undefined;
  readonly values: readonly number[] | undefined;
  readonly current: number;
  readonly port: string | undefined;
  readonly ruined: boolean;
}

/** Everything the drawing shows of each hex, read off the table; hexes that did not change keep their old record. */
export function hexFacts(table: AnyTable, before: readonly HexFacts[] = []): readonly HexFacts[] {
  const current = phases[table.phase].grey;
  return facesOf(board, table.map).map((face, n) => {
    const hex = board.hexes[n] as HexDef;
    const placed = table.map[hex.id];
    const facts: HexFacts = {
      hex,
      face,
      placed,
      colour: placed ? tileDef(board, placed.tile).colour : printed(hex),
      tokens: table.stations[hex.id],
      reserved: homeOf(table, hex.id),
      values: greyValues[hex.id],
      current,
      port: table.port?.hex === hex.id ? table.port.corp : undefined,
      ruined: hex.id === 'B14' && table.messinaClosed,
    };
    const old = before[n];
    return old && isSame(old, facts) ? old : facts;
  });
}

/** The same picture: then the hex need not be drawn again. */
function isSame(a: HexFacts, b: HexFacts): boolean {
  return (Object.keys(b) as (keyof HexFacts)[]).every((key) => a[key] === b[key]);
}

function printed(hex: HexDef): string {
  if (hex.ground === 'open') return 'open';
  if (hex.ground === 'yellow') return 'yellow';
  return hex.print.stops[0]?.kind === 'port' ? 'sea' : 'grey';
}

/** The company that will begin here. */
function homeOf(table: AnyTable, hex: string): string | undefined {
  return corpIds.find((corp) => {
    const { homes } = corpDefs[corp];
    return homes.length === 1 && homes[0] === hex && table.queue.includes(corp);
  });
}
