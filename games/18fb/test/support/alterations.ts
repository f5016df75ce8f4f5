import { type Alteration, type Dice, pick } from '@binario/kernel/testing';
import type { BoardFile18fb, HexPart } from '../../board/file.ts';
import { coordinates, edgeTowards, mapOf } from '../../board/trackBoard.ts';
import { cardIds, concessionaires } from '../../ids.ts';

type Board = Parameters<Alteration<BoardFile18fb>>[0];
type Hex = Board['map']['hexes'][number];

const hexesOf = ({ map }: Board, ...kinds: HexPart['kind'][]): Hex[] =>
  map.hexes.filter(({ kind }) => kinds.includes(kind));

/** Every two hexes of the main map that are neighbours. */
function bordersOf({ map }: Board): string[] {
  const ids = map.hexes.map(({ id }) => id).filter((id) => mapOf(id) === 'main');
  return ids.flatMap((a) =>
    ids.filter((b) => a < b && edgeTowards(coordinates(a), coordinates(b)) >= 0).map((b) => `${a}-${b}`),
  );
}

const reversed = (border: string): string => border.split('-').reverse().join('-');

/** A border spelled as the board spells it. */
function anyBorder(board: Board, roll: Dice): string {
  const border = pick(roll, bordersOf(board));
  const { rivers, mountains, passes } = board.map;
  const all = [...rivers.flatMap(({ borders }) => borders), ...mountains, ...passes.borders];
  return all.includes(reversed(border)) ? reversed(border) : border;
}

const about = (roll: Dice, value: number, step: number): number => Math.max(step, value + step * (roll(5) - 2));

export const alterations: Readonly<Record<string, Alteration<BoardFile18fb>>> = {
  /** A town and open land change places. */
  movedTown(board, roll) {
    const town = pick(roll, hexesOf(board, 'town', 'towns'));
    const land = pick(roll, hexesOf(board, 'plain'));
    const { id, ...moved } = town;
    const { id: to } = land;
    const hexes = board.map.hexes;
    hexes[hexes.indexOf(town)] = { id, kind: 'plain' };
    hexes[hexes.indexOf(land)] = { id: to, ...moved };
    for (const regional of board.regionals) {
      if (regional.home === id) regional.home = to;
      for (const bonus of regional.bonuses) if (bonus.hex === id) bonus.hex = to;
    }
  },
  otherRiver(board, roll) {
    const river = pick(roll, board.map.rivers);
    if (roll(2) === 0) river.borders.splice(roll(river.borders.length), 1);
    else river.borders.push(anyBorder(board, roll));
  },
  otherMountain(board, roll) {
    const { mountains } = board.map;
    if (roll(2) === 0) mountains.splice(roll(mountains.length), 1);
    else mountains.push(anyBorder(board, roll));
  },
  otherPass(board, roll) {
    const { passes } = board.map;
    if (roll(2) === 0) passes.borders.splice(roll(passes.borders.length), 1);
    else passes.borders.push(anyBorder(board, roll));
    passes.open = pick(roll, [2, 3, 4, 5]);
  },
  costs(board, roll) {
    const { costs } = board.map;
    costs.plain = pick(roll, [5, 10, 20]);
    costs.river = about(roll, 40, 10);
    costs.mountain = about(roll, 60, 10);
  },
  /** A row gains or loses its start, or it comes with another phase. */
  parRow(board, roll) {
    const row = pick(roll, board.market.rows);
    const space = pick(roll, row.slice(2, 7));
    if (space.startsIn === undefined || roll(3) === 0) space.startsIn = pick(roll, [1, 2, 5]);
    else delete space.startsIn;
  },
  marketValues(board, roll) {
    const row = pick(roll, board.market.rows);
    const space = pick(roll, row);
    space.value = about(roll, space.value, 5);
    board.market.top = pick(roll, [250, 280, 300]);
  },
  trainCounts(board, roll) {
    const train = board.trains[pick(roll, ['PH1', 'PH2', 'PH3', 'PH4', 'PH5', 'R5'] as const)];
    train.count = 1 + roll(9);
  },
  trainFigures(board, roll) {
    const train = board.trains[pick(roll, ['PH1', 'PH2', 'PH3', 'PH4', 'PH5', 'PH6'] as const)];
    train.cost = about(roll, train.cost, 50);
    train.cities = 1 + roll(6);
    train.towns = roll(7);
  },
  tileCounts(board, roll) {
    pick(roll, board.tiles).count = 1 + roll(12);
  },
  ports(board, roll) {
    pick(roll, hexesOf(board, 'city')).port = 10 * roll(4);
  },
  /** A city without a claim to it gains a circle, or a company another destination. */
  destinations(board, roll) {
    const corp = board.corporations[pick(roll, concessionaires)];
    const { id } = pick(roll, hexesOf(board, 'city'));
    corp.destinations?.push({ hex: id, role: 'extra' });
  },
  cards(board, roll) {
    const card = board.cards[pick(roll, cardIds)];
    card.cost = about(roll, card.cost, 25);
    card.income = 5 * roll(8);
  },
  regionals(board, roll) {
    board.regionals.reverse();
    const regional = pick(roll, board.regionals);
    regional.home = pick(roll, hexesOf(board, 'town', 'towns', 'city')).id;
    regional.nominal = about(roll, regional.nominal, 10);
  },
  money(board, roll) {
    board.figures.money = pick(roll, [8000, 10_000, 12_000]);
    board.players['3'].capital = pick(roll, [700, 900, 1200]);
    board.players['6'].certificateLimit = 10 + roll(8);
    board.figures.playerLimit = pick(roll, [50, 60, 70]);
  },
};
