import type { Sheet } from '@binario/web/board';
import { board } from '../data/map.ts';

export const sheet1849: Sheet = { id: 'sicily', title: 'table.map', board, hexes: board.hexes, entry: 'C5' };
