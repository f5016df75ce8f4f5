import { boardFrom, tileNamed as tileAt } from '../../board/boardOf.ts';
import { zoneAt as zoneOn } from '../../board/compile.ts';

/** What tests ask about the board in the box. */
export const box = boardFrom(undefined);
export const boards = { both: box, sardinia: boardFrom(undefined, 'short') } as const;
export const { hexNamed, mineHexes, grid } = box;

const onBox = { options: { form: 'normal' } } as const;
export const tileNamed = (id: string) => tileAt(onBox, id);
export const zoneAt = (row: number, rank: number) => zoneOn(box, row, rank);
export const columnOf = (value: number): number => box.columnOf.get(value) as number;
