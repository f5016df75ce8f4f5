import { hexDef, seatIds } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { chartRows, LAST_RANK } from '../data/chart.ts';
import { type Company, certsFor, companyDefs, companyIds, MOST_MARKERS, maritimeDefs } from '../data/companies.ts';
import { figures, forms } from '../data/forms.ts';
import { borders, carbonia, hexes, seaRoutes } from '../data/map.ts';
import { boxes, premiumIn } from '../data/market.ts';
import { tileSet } from '../data/tiles.ts';
import { cardsOf, trainDefs, trainKinds } from '../data/trains.ts';
import { boards, grid, hexNamed, mineHexes, zoneAt } from './support/builtIn.ts';
import {
  asked,
  beforeStockRound,
  companyTurn,
  frame,
  held,
  play,
  refuses,
  settled,
  stateAt,
  stockTurn,
  tableOf,
} from './support/index.ts';

const nameOf = (hex: string): string => hexNamed.get(hex)?.name ?? '';

describe('1865 content list', () => {
  it('nine certificates of each company, eight maritime cards, 171 tiles [0-01]', () => {
    expect(companyIds).toHaveLength(8);
    // Four minor cards with a major side, five more for majors: nine cards.
    expect(companyIds.length * certsFor('major', 'offer').length).toBe(72);
    expect(maritimeDefs).toHaveLength(8);
    expect(tileSet.reduce((sum, tile) => sum + tile.count, 0)).toBe(171);
    const cards = trainKinds.flatMap((kind) =>
      kind === 'PH7' ? [] : cardsOf(trainDefs[kind], forms.normal.trains[kind]),
    );
    expect(cards).toHaveLength(20);
  });

  it('seven station markers for each company [0-02]', () => {
    expect(MOST_MARKERS).toBe(7);
  });

  it('chips, loans and money are no limit: the bank pays on credit [0-03]', () => {
    const broke = companyTurn(
      { companies: { FMS: { cash: 0, chips: 9, trains: ['PH2'] } }, cash: { P1: 8000 } },
      'FMS',
      'income',
    );
    const paid = play(broke, { type: 'withhold' });
    expect(paid.table.cash.bank).toBe(-80);
    expect(paid.table.bankBroken).toBe(true);
  });

  it('a tile that is not left cannot be laid [0-04]', () => {
    const used = { E44: ['7', 0], D43: ['7', 0], D39: ['7', 0] } as const;
    const state = companyTurn({ companies: { FMS: {} }, tiles: used }, 'FMS');
    refuses(state, { type: 'layTile', hex: 'G44', tile: '7', rotation: 1 }, 'lay.noneLeft');
  });
});

describe('1865 introduction: the map', () => {
  it('two islands on one grid [1-01]', () => {
    expect(hexes.filter((hex) => hex.island === 'Sardinia')).toHaveLength(82);
    expect(hexes.filter((hex) => hex.island === 'Corsica')).toHaveLength(34);
  });

  it('six large cities with letters [1-02]', () => {
    expect(
      hexes
        .filter((hex) => hex.label)
        .map((hex) => `${hex.label} ${hex.name}`)
        .sort(),
    ).toEqual(['B Bastia', 'C Cagliari', 'N Nuoro', 'O Oristano', 'P Portovecchio', 'S Sassari']);
  });

  it('eight mines with one slot each [1-03]', () => {
    expect(mineHexes).toHaveLength(8);
    for (const hex of mineHexes) expect(hexDef(boards.both.board, hex).print.stops[0]?.slots).toBe(1);
  });

  it('towns hold no marker [1-04]', () => {
    for (const hex of hexes.filter((each) => each.kind === 'town')) expect(hex.print.stops[0]?.slots).toBe(0);
  });

  it('rivers and mountains lie on borders between two hexes, one feature at most [1-05]', () => {
    const seen = new Set<string>();
    for (const { a, b, terrain } of borders) {
      expect(['river', 'mountain']).toContain(terrain);
      const key = [a, b].sort().join('-');
      expect(seen.has(key)).toBe(false);
      seen.add(key);
      expect(hexNamed.has(a) && hexNamed.has(b)).toBe(true);
    }
    expect(borders.filter((each) => each.terrain === 'river')).toHaveLength(62);
    expect(borders.filter((each) => each.terrain === 'mountain')).toHaveLength(62);
  });

  it('three sea routes join the islands [1-06]', () => {
    expect(seaRoutes.map((route) => route.cost)).toEqual([60, 100, 120]);
    for (const { from, to } of seaRoutes) {
      const islands = [hexNamed.get(from.hex)?.island, hexNamed.get(to.hex)?.island].sort();
      expect(islands).toEqual(['Corsica', 'Sardinia']);
      expect(boards.both.board.meets[(boards.both.board.numberOf.get(from.hex) as number) * 6 + from.edge]).toBe(
        (boards.both.board.numberOf.get(to.hex) as number) * 6 + to.edge,
      );
    }
  });

  it('eight companies, each with its home and its destination [1-07]', () => {
    expect(new Set(companyIds.map((id) => companyDefs[id].home)).size).toBe(8);
  });

  const table: readonly (readonly [Company, string, string, string, string])[] = [
    ['FMS', 'red', 'Ferrovie Meridionali Sarde', 'Cagliari', 'Serbariu'],
    ['RCSF', 'green', 'Regia Compagnia delle Ferrovie della Sardegna', 'Oristano', 'Cagliari'],
    ['SFSS', 'blue', 'Strade Ferrate Settentrionali Sarde', 'Sassari', 'Olbia'],
    ['FCS', 'brown', 'Ferrovie Complementari di Sardegna', 'Isili', 'Nuoro'],
    ['SFS', 'orange', 'Società Italiana per le Strade Ferrate Secondarie della Sardegna', 'Arbatax', 'Cagliari'],
    ['FA', 'yellow', 'Ferrovia degli Aranci', 'Nuoro', 'Olbia'],
    ['CFC', 'grey', 'Chemin de fer Corse', 'Bastia', 'Ajaccio'],
    ['CFD', 'black', 'Chemins de Fer Départementaux', 'Portovecchio', 'Bastia'],
  ];
  it('the table of companies [1-08, 1-09, 1-10, 1-11, 1-12, 1-13, 1-14, 1-15]', () => {
    for (const [id, colour, name, home, destination] of table) {
      const def = companyDefs[id];
      expect([def.colour, def.name, nameOf(def.home), nameOf(def.destination)]).toEqual([
        colour,
        name,
        home,
        destination,
      ]);
    }
  });
});

describe('1865: where the board comes from', () => {
  it('every element says whether it is printed, deduced or reconstructed', () => {
    const classes = ['P', 'D', 'M', 'S', 'R'];
    for (const { from } of [...hexes, ...borders, ...boxes, ...maritimeDefs]) expect(classes).toContain(from);
    for (const { from } of tileSet) expect(classes).toEqual(expect.arrayContaining([from.count, from.shape]));
    for (const { provenance } of seaRoutes) expect(provenance).toEqual({ exists: 'P', endsAndCost: 'R' });
    for (const kind of trainKinds) expect(trainDefs[kind].from).toBe('P');
    for (const { from } of chartRows) expect(from).toBe('M');
  });
});

describe('1865 introduction: companies and certificates', () => {
  it('all start as minors and may grow [1-16]', () => {
    const { companies } = tableOf({});
    for (const id of companyIds) expect(companies[id]?.status).toBe('minor');
  });

  it('seven places on the chart [1-17]', () => {
    expect(MOST_MARKERS).toBe(7);
  });

  it('percentages and double shares [1-18, 1-19, 1-20]', () => {
    expect(certsFor('minor', 'offer').map((cert) => cert.percent)).toEqual([40, 20, 20, 20]);
    expect(certsFor('major', 'offer').map((cert) => cert.percent)).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
  });

  it('worth by share, limits by certificate and by percentage [1-21, 1-22, 1-23]', () => {
    expect(figures.playerLimit).toBe(60);
    const full = stockTurn({ cash: { P1: 500 }, companies: { FMS: { singles: { P1: 1 }, value: 100 } } });
    refuses(full, { type: 'buyCert', corp: 'FMS', from: 'offer' }, 'buy.holdingLimit');
    const many = stockTurn({
      cash: { P1: 500 },
      companies: { FMS: { value: 100 } },
      table: { certLimit: 1 },
    });
    refuses(many, { type: 'buyCert', corp: 'FMS', from: 'offer' }, 'buy.certificateLimit');
  });

  it('the first shares of a major are the minor certificates turned over [1-24]', () => {
    const state = beforeStockRound({
      companies: { FMS: { president: 'P1', singles: { P1: 1, P2: 1 }, stations: ['F45', 'C46'] } },
      tiles: {},
    });
    expect(asked(state)).toBe('convert');
    expect(held(play(state, { type: 'convert' }), 'FMS')).toMatchObject({ P1: 'P+1', P2: '1' });
  });

  const cards: readonly (readonly [string, string, readonly string[]])[] = [
    ['M1', 'Golfo Aranci', ['Olbia']],
    ['M2', 'Arbatax', ['Arbatax']],
    ['M3', 'Cagliari', ['Cagliari']],
    ['M4', 'Carbonia District', ['Serbariu', 'Monteponi', 'Su Zurfuru']],
    ['M5', 'Oristano', ['Oristano']],
    ['M6', 'Sassari', ['Sassari']],
    ['M7', 'Ajaccio', ['Ajaccio']],
    ['M8', 'Calvi', ['Calvi']],
  ];
  it('the maritime companies [1-25, 1-26, 1-27, 1-28, 1-29, 1-30, 1-31, 1-32, 1-33]', () => {
    expect(maritimeDefs.map(({ id, name, places }) => [id, name, places.map(nameOf)])).toEqual(
      cards.map(([id, name, places]) => [id, `Compagnia Marittima ${name}`, places]),
    );
    expect(carbonia.map(nameOf)).toEqual(['Serbariu', 'Monteponi', 'Su Zurfuru']);
  });

  it('a player gives a card to his company for nothing, and it works there [1-34, 1-35]', () => {
    expect([figures.maritimeIncome, figures.maritimeCoverage]).toEqual([20, 8]);
    const state = companyTurn({ cards: { M8: 'P1' }, companies: { FMS: {} }, cash: { P1: 10 } }, 'FMS');
    const after = play(state, { type: 'transferCard', private: 'M8' });
    expect(after.table.privates.M8).toBe('FMS');
    expect(after.table.cash.P1).toBe(10);
  });
});

describe('1865 introduction: market, chart, tiles, trains', () => {
  it('one line of boxes from 10 to 490 [1-36, 1-37]', () => {
    expect(grid).toHaveLength(1);
    const values = boxes.map((box) => box.value);
    expect(values[0]).toBe(10);
    expect(values.at(-1)).toBe(490);
    expect(values).toHaveLength(31);
    expect([...values].sort((x, y) => x - y)).toEqual(values);
  });

  it('the white price lies between value and green price [1-38]', () => {
    for (const { value, white, green } of boxes) expect(value < white && white < green).toBe(true);
  });

  it('the twelve printed boxes [1-39, 1-40]', () => {
    const printed = [
      [70, 75, 90],
      [80, 85, 100],
      [90, 95, 110],
      [100, 110, 130],
      [110, 120, 140],
      [120, 130, 150],
      [130, 140, 160],
      [140, 150, 170],
      [150, 160, 180],
      [165, 180, 200],
      [180, 195, 215],
      [195, 210, 230],
    ] as const;
    for (const [value, white, green] of printed) expect(premiumIn(boxes)(value)).toMatchObject({ white, green });
  });

  it('sold certificates lie in the pool and can be bought there [1-41]', () => {
    const state = stockTurn({
      cash: { P1: 100 },
      companies: { FMS: { president: 'P2', singles: { pool: 1 }, value: 100 } },
    });
    expect(held(play(state, { type: 'buyCert', corp: 'FMS', from: 'pool' }), 'FMS')).toMatchObject({ P1: '1' });
  });

  it('withholding moves nothing; a dividend and a new train move two boxes [1-42, 1-43]', () => {
    const at = companyTurn(
      { companies: { FMS: { cash: 100, chips: 5, trains: ['PH2'], value: 100 } } },
      'FMS',
      'income',
    );
    const kept = play(at, { type: 'withhold' });
    expect(kept.table.market[0]?.col).toBe(at.table.market[0]?.col);
    const both = play(at, { type: 'payDividend' }, { type: 'buyTrain', train: 'PH2-1', price: 100 });
    expect(both.table.market[0]?.col).toBe((at.table.market[0]?.col ?? 0) + 2);
  });

  it('the chart has three zones; rank 1 is always red [1-44]', () => {
    for (let row = 1; row <= 6; row++) expect(zoneAt(row, 1)).toBe('red');
    expect([zoneAt(1, 2), zoneAt(1, 3), zoneAt(1, 4), zoneAt(1, 5)]).toEqual(['red', 'white', 'white', 'green']);
    expect([zoneAt(6, 12), zoneAt(6, 13), zoneAt(6, 14), zoneAt(6, 15)]).toEqual(['red', 'white', 'white', 'green']);
    expect(LAST_RANK).toBe(16);
  });

  it('kinds, colours and traffic of the tiles [1-45, 1-46, 1-47]', () => {
    const values = (kind: string, label: boolean) => {
      const found: Record<string, Set<number>> = {};
      for (const tile of tileSet) {
        if ((tile.face.stops[0]?.kind ?? 'plain') !== kind || (tile.label !== undefined) !== label) continue;
        found[tile.colour] = (found[tile.colour] ?? new Set()).add(tile.face.stops[0]?.value ?? 0);
      }
      return Object.fromEntries(Object.entries(found).map(([colour, set]) => [colour, [...set]]));
    };
    expect(values('town', false)).toEqual({ yellow: [1], green: [1], brown: [2] });
    expect(values('city', false)).toEqual({ yellow: [2], green: [3], brown: [4] });
    expect(values('city', true)).toEqual({ green: [4], brown: [5], grey: [6] });
    expect(values('mine', false)).toEqual({ yellow: [2], green: [1], brown: [0] });
    expect(Object.keys(values('plain', false))).toEqual(['yellow', 'green']);
  });

  it('the first tile is free whatever the terrain [1-48]', () => {
    const state = companyTurn({ companies: { FMS: { cash: 0 } } }, 'FMS');
    expect(play(state, { type: 'layTile', hex: 'G44', tile: '8', rotation: 1 }).table.cash.FMS).toBe(0);
  });

  it('markers lie in slots; every home marker from the start [1-49, 1-50]', () => {
    const { stations } = tableOf({});
    for (const id of companyIds) expect(stations[companyDefs[id].home]).toEqual([id]);
  });

  it('six kinds of trains [1-51]', () => {
    expect(trainKinds).toEqual(['PH2', 'PH3', 'PH4', 'PH5', 'PH6', 'PH7']);
  });

  it('a chip without a seat earns nothing [1-52]', () => {
    const at = companyTurn({ companies: { FMS: { chips: 30, trains: ['PH2'] } } }, 'FMS', 'income');
    expect(play(at, { type: 'withhold' }).table.cash.FMS).toBe(80);
  });

  it('only the last PH2, PH3 and PH4 are cheaper [1-53, F-07]', () => {
    expect(trainKinds.map((kind) => trainDefs[kind].discounted)).toEqual([
      70,
      160,
      300,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('only the next kind lies on the available pile [1-54]', () => {
    const at = companyTurn({ companies: { FMS: { cash: 1000, chips: 1 } } }, 'FMS', 'buyTrains');
    refuses(at, { type: 'buyTrain', train: 'PH3-0', price: 200 }, 'train.notForSale');
  });

  it('a loan is L.500, and there is no action to borrow for anything else [1-55, 1-56]', () => {
    expect(figures.loan).toBe(500);
    const at = companyTurn({ companies: { FMS: { cash: 0, chips: 1 } }, cash: { P1: 200 } }, 'FMS', 'buyTrains');
    expect(at.flow.at(-1)?.step).toBe('buyTrains');
    expect(play(at, { type: 'helpBuy', train: 'PH2-0' }).table.companies.FMS?.loans).toBe(0);
  });

  it('the priority card names who plays first; seats are given by number [1-57, 1-58, 1-59]', () => {
    const state = settled(
      stateAt(
        tableOf({ table: { priority: 'P2' }, cash: { P2: 300 } }),
        frame('game', { next: 'stockRound', number: 0 }),
      ),
    );
    expect(asked(state)).toBe('stockTurn');
    expect(state.flow.at(-1)).toMatchObject({ player: 'P2' });
    expect(seatIds(4)).toEqual(['P1', 'P2', 'P3', 'P4']);
  });
});
