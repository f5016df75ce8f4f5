import { boardFrom, classOf as classOn } from '../../board/boardOf.ts';

/** The board in the box, by the names its parts have. */
const builtIn = boardFrom(undefined);

export const board = builtIn.map;
export const { hexes } = board;
export const tileSet = [...board.tiles.values()];
export const { grid, starts, blue, endPrice, closed } = builtIn.market;
export const { phases, privates: privateDefs, corps: corpDefs, trains: trainDefs } = builtIn;
export const { acireale, messina, coastal: coastalCities, grey: greyValues } = builtIn.places;
export const stationCount = builtIn.file.limits.stations;
export const isBlue = ({ row, col }: { readonly row: number; readonly col: number }): boolean => !!blue[row]?.[col];
export const startCells = Object.fromEntries(starts);
export const classOf = (train: string) => classOn({ options: {} }, train);
