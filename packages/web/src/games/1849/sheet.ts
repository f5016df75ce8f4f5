import { board } from '@binario/game-1849/data/map';
import type { Sheet } from '../parts/maps.ts';

export const sheet1849: Sheet = { id: 'sicily', title: 'table.map', board, hexes: board.hexes, entry: 'C5' };
