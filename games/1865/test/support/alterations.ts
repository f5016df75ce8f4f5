import type { Alteration } from '@binario/kernel/testing';
import { hexSteps } from '@binario/rail';
import { placeOf } from '../../board/compile.ts';
import type { File1865 } from '../../board/file.ts';
import { companyIds } from '../../data/companies.ts';

type Alter = Alteration<File1865>;
type Roll = Parameters<Alter>[1];

const among = <V>(roll: Roll, values: readonly V[]): V => values[roll(values.length)] as V;
const between = (roll: Roll, min: number, max: number): number => min + roll(max - min + 1);

type Hexes = Parameters<Alter>[0]['map']['hexes'];

/** Two hexes of one island change what is printed on them; names of places stay where they are. */
function exchange(hexes: Hexes, one: number, other: number): void {
  const [a, b] = [hexes[one], hexes[other]];
  if (!a || !b || a.island !== b.island) return;
  hexes[one] = { ...b, id: a.id };
  hexes[other] = { ...a, id: b.id };
}

/** Ways in which somebody's board of 1865 may differ from ours. */
export const alterations1865: Readonly<Record<string, Alter>> = {
  movedTowns({ map: { hexes } }, roll) {
    for (let n = 0; n < 6; n++) {
      const towns = hexes.flatMap((hex, i) => (hex.kind === 'town' ? [i] : []));
      const open = hexes.flatMap((hex, i) => (hex.kind === 'plain' ? [i] : []));
      exchange(hexes, among(roll, towns), among(roll, open));
    }
  },
  movedMine({ map: { hexes } }, roll) {
    const mines = hexes.flatMap((hex, i) => (hex.kind === 'mine' ? [i] : []));
    const towns = hexes.flatMap((hex, i) => (hex.kind === 'town' ? [i] : []));
    exchange(hexes, among(roll, mines), among(roll, towns));
  },
  otherBorders({ map }, roll) {
    map.borders = map.borders.filter(() => roll(10) < 7);
    for (let n = 0; n < 25; n++) {
      const { id } = among(roll, map.hexes);
      const { x, y } = placeOf(id);
      const [dx, dy] = among(roll, hexSteps);
      const b = `${String.fromCharCode(65 + x + dx)}${y + dy}`;
      if (!map.hexes.some((hex) => hex.id === b)) continue;
      if (map.borders.some((border) => [border.a, border.b].includes(id) && [border.a, border.b].includes(b))) continue;
      map.borders.push({ a: id, b, terrain: among(roll, ['river', 'mountain']), feature: `Border ${n}` });
    }
  },
  otherTerrain({ map }, roll) {
    map.terrain = { plain: between(roll, 0, 30), river: between(roll, 0, 90), mountain: between(roll, 0, 150) };
  },
  fewerHexes({ map }, roll) {
    const edge = map.hexes.filter((hex) => hex.kind === 'plain' && hex.name === undefined);
    const gone = among(roll, edge).id;
    map.hexes = map.hexes.filter((hex) => hex.id !== gone);
    map.borders = map.borders.filter(({ a, b }) => a !== gone && b !== gone);
  },
  seaRoutes({ map }, roll) {
    map.seaRoutes = map.seaRoutes.filter(() => roll(10) < 6);
    for (const route of map.seaRoutes) route.cost = between(roll, 0, 200);
  },
  market({ market, phases }, roll) {
    const from = between(roll, 11, market.length - 1);
    for (const box of market.slice(from)) {
      box.value += 5;
      box.white += 5;
      box.green += 10;
    }
    if (roll(10) < 5) market.splice(between(roll, 24, market.length - 1), 3);
    const values = new Set(market.map(({ value }) => value));
    for (const phase of Object.values(phases)) phase.startValues = phase.startValues.filter((each) => values.has(each));
  },
  startValues({ phases, market }, roll) {
    const extra = among(roll, market.slice(3, 14)).value;
    for (const phase of Object.values(phases)) {
      phase.startValues = [...new Set([...phase.startValues, extra])].sort((a, b) => a - b);
    }
  },
  trainCounts({ forms }, roll) {
    for (const { trains } of Object.values(forms)) {
      for (const kind of Object.keys(trains) as (keyof typeof trains)[]) trains[kind] = between(roll, 1, 8);
    }
  },
  trainCards({ trains }, roll) {
    for (const card of Object.values(trains)) {
      card.coverage += between(roll, -3, 4);
      card.cost += 10 * between(roll, -3, 6);
      if (card.discounted !== undefined) card.discounted = card.cost - 10 * between(roll, 1, 4);
    }
  },
  tileCounts({ tiles }, roll) {
    for (const tile of tiles) if (tile.kind !== 'mine' && roll(10) < 5) tile.count = between(roll, 1, tile.count + 2);
  },
  chart({ chart }, roll) {
    chart.limits = chart.limits.map((limit) => Math.max(1, limit + between(roll, -2, 2)));
    chart.lastRank = between(roll, 12, 20);
  },
  phases({ phases }, roll) {
    for (const phase of Object.values(phases)) {
      phase.trainLimit = between(roll, 1, 5);
      phase.dragonsLimit = between(roll, 0, 24);
    }
  },
  homes({ companies }, roll) {
    const [one, other] = [among(roll, companyIds), among(roll, companyIds)];
    [companies[one].home, companies[other].home] = [companies[other].home, companies[one].home];
  },
  destinations({ companies, map }, roll) {
    const stations = map.hexes.filter(({ kind }) => kind === 'city' || kind === 'mine');
    companies[among(roll, companyIds)].destination = among(roll, stations).id;
  },
  figures(board, roll) {
    board.figures = {
      playerLimit: 10 * between(roll, 5, 8),
      dragonsLimit: 10 * between(roll, 3, 6),
      poolLimit: 10 * between(roll, 4, 7),
      loan: 100 * between(roll, 2, 7),
      mostLoans: between(roll, 0, 5),
      loanDiscount: 10 * between(roll, 0, 8),
      secondTile: 10 * between(roll, 0, 5),
      synergy: 10 * between(roll, 0, 9),
      maritimeIncome: 5 * between(roll, 0, 8),
      maritimeCoverage: between(roll, 0, 12),
    };
  },
  money({ capital, forms }, roll) {
    capital['3'] = 10 * between(roll, 24, 45);
    forms.normal.bank = 500 * between(roll, 8, 20);
    forms.normal.certificates['3'] = between(roll, 12, 30);
  },
};
