import { differences } from '@binario/kernel';
import { figures, formIds } from '../../data/forms.ts';
import { boxes } from '../../data/market.ts';
import { builtIn } from '../builtIn.ts';
import type { Figures, File1865 } from '../file.ts';
import type { Findings1865 } from './findings.ts';

/** What the text of the rulebook prints, and where: there the board in the box is what the text says. */
const printed: readonly (readonly [part: keyof File1865, section: string])[] = [
  ['trains', '4.6'],
  ['phases', '2.2'],
  ['companies', '3.7'],
  ['capital', '2.4'],
  ['maritime', '2.6'],
];

const sections: Readonly<Record<keyof Figures, string>> = {
  playerLimit: '3.5',
  dragonsLimit: '3.2',
  poolLimit: '3.4',
  loan: '5.5',
  mostLoans: '5.5',
  loanDiscount: '2.7',
  secondTile: '4.2',
  synergy: '5.4',
  maritimeIncome: '2.6',
  maritimeCoverage: '2.6',
};

/** Where each form of the game is told its bank, its certificates and its trains. */
const sectionOf = {
  bank: { normal: '2.4', short: '6.1', c5basic: 'C.5 §2', c5expansion: 'C.5 §2' },
  certificates: { normal: '3.3', short: '6.1', c5basic: 'C.5 §4.4', c5expansion: 'C.5 §8.2' },
  trains: { normal: '4.6', short: '6.1', c5basic: 'C.5 §1', c5expansion: 'C.5 §8.1' },
} as const;

const cited = (section: string): string => (section.startsWith('C.5') ? `1865 ${section}` : `1865 §${section}`);

/** Warns of whatever differs from what the rulebook prints, with its section. */
export function checkPrinted(found: Findings1865, file: File1865): void {
  const compare = (section: string, at: string, ours: unknown, theirs: unknown) => {
    for (const { at: where, before, after } of differences(ours, theirs, at)) {
      const params = { at: where, printed: shown(before), here: shown(after) };
      found.warning(cited(section), where, 'board.notAsPrinted', params);
    }
  };
  for (const [part, section] of printed) compare(section, part, builtIn[part], file[part]);
  for (const form of formIds) {
    for (const part of ['bank', 'certificates', 'trains'] as const) {
      compare(sectionOf[part][form], `forms.${form}.${part}`, builtIn.forms[form][part], file.forms[form][part]);
    }
  }
  compare('4.4', 'map.terrain', builtIn.map.terrain, file.map.terrain);
  for (const [figure, section] of Object.entries(sections) as [keyof Figures, string][]) {
    compare(section, `figures.${figure}`, figures[figure], (file.figures ?? figures)[figure]);
  }
  checkCounts(found, file);
  checkBoxes(found, file);
  checkIslands(found, file);
}

const shown = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value).slice(0, 60));

/** What is counted in the text: cities, mines, tiles. */
function checkCounts(found: Findings1865, { map: { hexes }, tiles, market }: File1865): void {
  const of = (kind: string) => hexes.filter((hex) => hex.kind === kind).length;
  const counted: readonly (readonly [at: string, section: string, count: number, wanted: number, what: Counted])[] = [
    ['map.hexes', '2.4', of('city'), 11, 'cities'],
    ['map.hexes', '4.3', of('mine'), 8, 'mines'],
    [
      'map.hexes',
      '4.3',
      hexes.filter(({ kind, island }) => kind === 'mine' && island === 'Corsica').length,
      2,
      'corsican',
    ],
    ['tiles', '1', tiles.reduce((sum, { count }) => sum + count, 0), 171, 'tiles'],
    ['market', '3.11', market.length, 31, 'boxes'],
  ];
  for (const [at, section, count, wanted, what] of counted) {
    if (count !== wanted) found.warning(cited(section), at, `board.count.${what}`, { count, wanted });
  }
}

type Counted = 'cities' | 'mines' | 'corsican' | 'tiles' | 'boxes';

/** Twelve boxes stand in examples of the text (3.5); in every row of the chart rank 1 is red (3.2). */
function checkBoxes(found: Findings1865, { market, chart }: File1865): void {
  for (const { value, white, green, from } of boxes) {
    const here = market.find((each) => each.value === value);
    if (from !== 'P' || (here?.white === white && here.green === green)) continue;
    found.warning(cited('3.5'), 'market', 'board.box', { value, white, green });
  }
  chart.limits.forEach((limit, n) => {
    if (limit < 3) found.warning(cited('3.2'), `chart.limits[${n}]`, 'board.rankOne', { row: n + 1 });
  });
}

/** The sea lies between the islands (6.1), and every island hangs together. */
function checkIslands(found: Findings1865, { map: { hexes } }: File1865): void {
  const islandAt = new Map(hexes.map(({ id, island }) => [id, island]));
  const near = (id: string) => {
    const [column, row] = [id.charCodeAt(0), Number(id.slice(1))];
    const steps = [
      [0, 2],
      [0, -2],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const;
    return steps.map(([dx, dy]) => `${String.fromCharCode(column + dx)}${row + dy}`);
  };
  const seen = new Set<string>();
  for (const island of ['Sardinia', 'Corsica'] as const) {
    const all = hexes.filter((hex) => hex.island === island);
    const queue = all.slice(0, 1).map(({ id }) => id);
    for (const id of queue) {
      if (seen.has(id)) continue;
      seen.add(id);
      for (const other of near(id)) {
        const on = islandAt.get(other);
        if (on === island) queue.push(other);
        else if (on !== undefined) found.warning(cited('6.1'), 'map.hexes', 'board.islandsTouch', { id, other });
      }
    }
    if (all.some(({ id }) => !seen.has(id))) found.warning(cited('6.1'), 'map.hexes', `board.inPieces.${island}`);
  }
}
