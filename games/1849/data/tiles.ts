import type { Stop } from '@binario/rail';
import type { TileInFile } from '../board/file.ts';
import type { TileColour } from './phases.ts';

/**
 * The 168 track tiles of the manifest (page 19), in its order. The text prints only quantities; numbers and track are
 * those of the printed tiles. Notation: edges 0 (south) to 5 clockwise, `s` the station; `-` standard gauge,
 * `~` narrow, `=` dual.
 */
export const city = (value: number, slots = 1): Stop => ({ kind: 'city', value, slots });
/** A town of this value, as tiles show it. */
export const town = (value: number): Stop => ({ kind: 'town', value, slots: 0 });

function tiles(colour: TileColour, defs: readonly Omit<TileInFile, 'colour'>[]): readonly TileInFile[] {
  return defs.map((def) => ({ ...def, colour }));
}

function tile(id: string, count: number, track: string, stop?: Stop, label?: string): Omit<TileInFile, 'colour'> {
  return { id, count, track, ...(stop && { stops: [stop] }), ...(label !== undefined && { label }) };
}

const yellow = tiles('yellow', [
  tile('3', 4, '0-s 1-s', town(10)),
  tile('4', 4, '0-s 3-s', town(10)),
  tile('7', 4, '0-1'),
  tile('8', 10, '0-2'),
  tile('9', 6, '0-3'),
  tile('58', 4, '0-s 2-s', town(10)),
  tile('73', 4, '0~s 2~s', town(10)),
  tile('74', 3, '0~s 3~s', town(10)),
  tile('77', 4, '0~1'),
  tile('78', 10, '0~2'),
  tile('79', 7, '0~3'),
  tile('644', 2, '0~s 1-s', city(20)),
  tile('645', 2, '0~s 2-s', city(20)),
  tile('657', 2, '0~s 3-s', city(20)),
  tile('658', 2, '0-s 2~s', city(20)),
  tile('659', 2, '0-s 1~s', city(20)),
  tile('679', 2, '0~s 1~s', town(10)),
]);

const green = tiles('green', [
  tile('23', 3, '0-3 0-4'),
  tile('24', 3, '0-3 0-2'),
  tile('25', 2, '0-2 0-4'),
  tile('26', 1, '0-3 0-5'),
  tile('27', 1, '0-3 0-1'),
  tile('28', 1, '0-4 0-5'),
  tile('29', 1, '0-2 0-1'),
  tile('30', 1, '0-4 0-1'),
  tile('31', 1, '0-2 0-5'),
  tile('624', 1, '0-1 1-2'),
  tile('650', 1, '0~1 1~2'),
  tile('651', 1, '1~s 2~s 3-s 4-s 0-s', city(90, 2), 'P'),
  tile('653', 1, '0-s 1~s 3-s', city(60, 2), 'C'),
  tile('655', 1, '0-s 2-s 4-s', city(50, 2), 'M'),
  tile('660', 1, '0-s 1~s 3-s 4~s', city(30, 2)),
  tile('661', 1, '0~s 1-s 3~s 4-s', city(30, 2)),
  tile('662', 1, '0~s 1~s 3-s 4-s', city(30, 2)),
  tile('663', 1, '0~s 1-s 3-s 4~s', city(30, 2)),
  tile('664', 1, '0-s 1~s 2~s 3-s', city(30, 2)),
  tile('665', 1, '0~s 1-s 2-s 3~s', city(30, 2)),
  tile('666', 1, '0-s 1~s 2-s 3~s', city(30, 2)),
  tile('667', 1, '0-s 1-s 2~s 3~s', city(30, 2)),
  tile('668', 1, '0-s 3-s 2~s 4~s', city(30, 2)),
  tile('669', 1, '2-s 4-s 0~s 3~s', city(30, 2)),
  tile('670', 1, '2-s 3-s 0~s 4~s', city(30, 2)),
  tile('671', 1, '3-s 4-s 0~s 2~s', city(30, 2)),
  tile('675', 1, '0-s 1~s 2-s', city(20), 'S'),
  tile('677', 3, '0~3 0~4'),
  tile('678', 3, '0~3 0~2'),
  tile('680', 1, '0~s 1~s 2-s 3-s', town(10)),
  tile('681', 1, '0~s 1-s 2~s 3-s', town(10)),
  tile('682', 1, '0~s 1-s 2-s 3~s', town(10)),
  tile('683', 1, '0-s 1~s 2~s 3-s', town(10)),
  tile('684', 1, '3-s 0~s 2~s 4-s', town(10)),
  tile('685', 1, '2-s 0~s 4~s 3-s', town(10)),
  tile('686', 1, '2-s 0~s 3~s 4-s', town(10)),
  tile('687', 1, '0-s 2~s 4~s 3-s', town(10)),
  tile('688', 1, '1-s 0~s 4~s 3-s', town(10)),
  tile('689', 1, '4-s 0~s 1~s 3-s', town(10)),
  tile('690', 1, '0-s 1~s 4~s 3-s', town(10)),
  tile('691', 1, '1-s 0~s 3~s 4-s', town(10)),
  tile('692', 1, '0~3 0~5'),
  tile('693', 1, '0~3 0~1'),
  tile('694', 1, '0~4 0~5'),
  tile('695', 1, '0~2 0~1'),
  tile('699', 2, '0~2 0~4'),
  tile('700', 1, '1~s 3~s 0-s 2-s', town(10)),
  tile('701', 1, '2~s 3~s 0-s 1-s', town(10)),
  tile('702', 1, '2~s 3~s 0-s 4-s', town(10)),
  tile('703', 1, '3~s 4~s 0-s 2-s', town(10)),
  tile('704', 1, '0-s 2-s 3~s 4~s', city(30, 2)),
  tile('705', 1, '0-s 4-s 3~s 2~s', city(30, 2)),
  tile('706', 1, '2-s 3-s 0~s 1~s', city(30, 2)),
  tile('707', 1, '1-s 3-s 0~s 2~s', city(30, 2)),
  tile('708', 1, '0~4 0~1'),
  tile('709', 1, '0~2 0~5'),
  tile('710', 1, '0~2 1-3'),
  tile('711', 1, '0~3 2-4'),
  tile('712', 1, '0-2 1~3'),
  tile('713', 1, '0-3 2~4'),
  tile('714', 1, '0-3 1~4'),
  tile('715', 1, '0~3 1-4'),
]);

const brown = tiles('brown', [
  tile('39', 1, '0-2 0-1 1-2'),
  tile('40', 1, '0-2 2-4 0-4'),
  tile('41', 1, '0-3 0-1 1-3'),
  tile('42', 1, '0-3 3-5 0-5'),
  tile('646', 1, '0~2 2~4 0~4'),
  tile('647', 1, '0~2 0~1 1~2'),
  tile('648', 1, '0~3 0~1 1~3'),
  tile('649', 1, '0~3 3~5 0~5'),
  tile('652', 1, '0=s 1=s 2=s 3=s 4-s', city(130, 2), 'P'),
  tile('654', 1, '2=s 0-s 4=s 3-s', city(90, 2), 'C'),
  tile('656', 1, '2-s 3~s 4-s 0=s', city(80, 2), 'M'),
  tile('672', 1, '0=s 1=s 3=s 4=s', city(40, 2)),
  tile('673', 2, '0=s 1=s 2=s 3=s', city(40, 2)),
  tile('674', 2, '0=s 2=s 3=s 4=s', city(40, 2)),
  tile('676', 1, '0=s 1=s 2-s', city(30, 2), 'S'),
  tile('696', 3, '0=s 1=s 3=s 4=s', town(20)),
  tile('697', 2, '0=s 1=s 2=s 3=s', town(20)),
  tile('698', 2, '0=s 2=s 3=s 4=s', town(20)),
]);

/** All kinds of tiles in the box, with how many there are. */
export const tiles1849: readonly TileInFile[] = [...yellow, ...green, ...brown];
