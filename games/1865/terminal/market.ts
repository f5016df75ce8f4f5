import { labelled, mark, say } from '@binario/kernel';
import { columns, type Voice, word } from '@binario/terminal';
import { zoneAt } from '../board/compile.ts';
import type { Zone } from '../data/chart.ts';
import { foreseeDragons } from '../rules/foresight.ts';
import { rankOf } from '../rules/rank.ts';
import type { Table1865 } from '../table.ts';
import { boardOf, factsOf, formOf, isFloated, phaseOf } from '../table.ts';
import { speaker } from '../text/speaker.ts';
import { title1865 } from '../title.ts';

/** Boxes in one line of the terminal. */
const PER_LINE = 16;
const WIDTH = 6;

const spread = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.padStart(WIDTH))
    .join('')
    .trimEnd();

/** The line of boxes: value, the two smaller prices, the tokens from the top of the pile down; `*` where one starts. */
export function boxLines(table: Table1865): readonly string[] {
  const lines: string[] = [];
  const { boxes } = boardOf(table);
  const { startValues } = phaseOf(table);
  for (let from = 0; from < boxes.length; from += PER_LINE) {
    const part = boxes.slice(from, from + PER_LINE);
    const piles = part.map((_, n) => table.market.filter((marker) => marker.col === from + n).map(({ corp }) => corp));
    const prices = part.map(({ value }) => formOf(table).premium(value));
    const height = Math.max(0, ...piles.map((pile) => pile.length));
    lines.push(
      spread(part.map(({ value }) => `${startValues.includes(value) ? '*' : ''}${value}`)),
      spread(prices.map(({ white }) => `(${white}`)),
      spread(prices.map(({ green }) => `${green})`)),
      ...Array.from({ length: height }, (_, n) => spread(piles.map((pile) => pile[n] ?? ''))),
      '',
    );
  }
  return lines.slice(0, -1);
}

const marks: Readonly<Record<Zone, string>> = { red: '-', white: '.', green: '+' };

/** The Dragons Chart: `-` where they sell, `+` where they buy, with the companies beside their row. */
export function chartLines(table: Table1865, { language }: Voice): readonly string[] {
  const floated = Object.keys(table.companies).filter((corp) => isFloated(table, corp));
  const game = boardOf(table);
  const ranks = Array.from({ length: game.lastRank }, (_, n) => n + 1);
  const rows = game.rowLimits.map((_, n) => {
    const row = n + 1;
    const here = floated.filter((corp) => factsOf(table, corp).row === row);
    return [
      `${word(language, 'row')} ${row} (PH${row + 1})`,
      ranks.map((rank) => marks[zoneAt(game, row, rank)]).join(''),
      here.map((corp) => `${corp} ${rankOf(table, corp)} ${marks[zoneAt(game, row, rankOf(table, corp))]}`).join(', '),
    ];
  });
  return [`${word(language, 'dragonsChart')}:`, ...columns(rows).map((line) => `  ${line}`)];
}

/** What the Dragons would do in their turns to come, and what decides it. */
export function foresightLines(table: Table1865, { language, names }: Voice): readonly string[] {
  const words = title1865.text[language];
  const told = (key: string, params: Parameters<typeof say>[2] = {}) =>
    say(words, key, params, speaker(language, names, table.options.board));
  const turns = foreseeDragons(table).map(({ sales, purchase }) =>
    [
      ...sales.map(({ corp, certs }) => told('dragons.sell', { corp, shares: certs.length })),
      ...(purchase
        ? [
            labelled(
              language,
              told('dragons.buy', { corp: purchase.corp, amount: purchase.cost, from: purchase.from }),
              told(`dragons.${purchase.decidedBy}`),
            ),
          ]
        : []),
    ].join(`${mark(language, ';')} `),
  );
  const lines = turns.length > 0 ? turns.map((turn, n) => `${n + 1}. ${turn}`) : [told('dragons.nothing')];
  return [`${word(language, 'foresight')}${mark(language, ':')}`, ...lines.map((line) => `  ${line}`)];
}
