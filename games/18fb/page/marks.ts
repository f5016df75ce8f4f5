import { GONE, type HexDef } from '@binario/rail';
import type { HexMarks } from '@binario/web/board';
import { boardOf } from '../board/of.ts';
import { locationOf } from '../board/questions.ts';
import type { Corp } from '../ids.ts';
import { keptFor, slotCount } from '../rules/slots.ts';
import type { Table18fb } from '../table.ts';

/** The slices of the table that marks on hexes depend on. */
export type Marked = Pick<
  Table18fb,
  'map' | 'stations' | 'companies' | 'phase' | 'privates' | 'regionals' | 'falcon' | 'options'
>;

/** Lists stand in marks as words with commas: equal marks must be equal values. */
export interface Marks18fb extends HexMarks {
  /** By circle: for whom an empty one is kept, `*` before it opens. */
  readonly kept: string;
  /** Companies whose base is to be here. */
  readonly homes: string;
  /** Circles of a place off the map, and the tokens in them. */
  readonly slots: number;
  readonly port: number;
  /** Bonus of the Falcon card, and for whom it counts. */
  readonly bonus: number;
  readonly bonusFor: string;
  /** Companies in play that a token here would bring a higher price. */
  readonly flags: string;
  /** Companies that have not begun and will want to come here. */
  readonly wishes: string;
  readonly regionals: string;
  readonly lift: number;
}

const floated: ReadonlySet<string> = new Set(['building', 'provisional', 'definitive']);
const waiting: ReadonlySet<string> = new Set(['unfloated', 'started']);

/** What lies on a hex besides tile and tokens: kept homes, destinations, bonuses, Bourbon tokens. */
export function marks18fb(table: Marked, { id }: HexDef): Marks18fb {
  const place = boardOf(table).placeNamed.get(id);
  const off = boardOf(table).offMaps.find(({ hexes }) => hexes.includes(id));
  const isStation = place !== undefined && (place.kind === 'city' || place.slots.length > 0);
  return {
    kept: isStation ? keptAt(table, id) : '',
    homes: isStation ? homesAt(table, id) : '',
    slots: off?.hex === id ? (place?.slots.length ?? 0) : 0,
    port: place?.port ?? 0,
    bonus: table.privates.Falcon !== GONE || table.falcon !== null ? (boardOf(table).falconBonus[id] ?? 0) : 0,
    bonusFor: table.falcon ?? '',
    flags: isStation ? flagsAt(table, id, floated) : '',
    wishes: isStation ? flagsAt(table, id, waiting) : '',
    regionals: boardOf(table)
      .regionalIds.filter(
        (each) => boardOf(table).regionalDefs[each].home === id && table.regionals[each]?.standing !== 'acquired',
      )
      .join(','),
    lift: id === boardOf(table).funicolare.stub ? boardOf(table).funicolare.bonus : 0,
    ...(off && off.hex !== id && { values: off.values, current: boardOf(table).phases[table.phase]?.offMap ?? 0 }),
    ...(off && { ground: 'red' }),
    ...(place?.kind === 'stub' && { ground: 'grey' }),
  };
}

function keptAt(table: Marked, hex: string): string {
  const printed = boardOf(table).placeNamed.get(hex)?.slots ?? [];
  const count = Math.max(slotCount(table, hex), printed.length);
  return Array.from({ length: count }, (_, slot) => {
    if (table.stations[hex]?.[slot]) return '';
    const opens = printed[slot]?.opens;
    if (opens !== undefined && Number(table.phase) < opens) return '*';
    return keptFor(table, hex, slot) ?? '';
  }).join(',');
}

/** A base that is still to be covered, or that may still be chosen. */
function homesAt(table: Marked, hex: string): string {
  return Object.values(boardOf(table).corpDefs)
    .filter(({ id, homes }) => {
      const home = table.companies[id]?.home ?? null;
      return (home === null ? homes.includes(hex) : home === hex) && !table.stations[hex]?.includes(id);
    })
    .map(({ id }) => id)
    .join(',');
}

function flagsAt(table: Marked, hex: string, among: ReadonlySet<string>): string {
  return (Object.keys(boardOf(table).corpDefs) as Corp[])
    .filter((corp) => {
      const standing = table.companies[corp]?.standing ?? '';
      if (!among.has(standing)) return false;
      const home = table.companies[corp]?.home ?? null;
      const named = boardOf(table).corpDefs[corp].destinations.some(
        ({ hex: place, role, base }) =>
          locationOf(boardOf(table), place) === hex &&
          (base === undefined || base === home) &&
          // Besides its line, a place rewards only a company in operation.
          (role !== 'extra' || standing === 'provisional' || standing === 'definitive'),
      );
      return named && !table.stations[hex]?.includes(corp);
    })
    .join(',');
}
