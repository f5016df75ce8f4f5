import type { HexId } from '@binario/rail';
import { layingOn } from '@binario/rail/testing';
import { builtInBoard } from '../../board/of.ts';
import type { Move } from './act.ts';

const { full: fullBoard } = builtInBoard;

export const { lay, layTurned, sideTo, tiles, turned } = layingOn(fullBoard.board);

export const token = (...route: readonly HexId[]): Move => ({ type: 'placeToken', route });
