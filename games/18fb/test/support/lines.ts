import type { HexId } from '@binario/rail';
import { layingOn } from '@binario/rail/testing';
import { fullBoard } from '../../data/board.ts';
import type { Move } from './act.ts';

export const { lay, layTurned, sideTo, tiles, turned } = layingOn(fullBoard.board);

export const token = (...route: readonly HexId[]): Move => ({ type: 'placeToken', route });
