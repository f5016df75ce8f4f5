import { readFileSync } from 'node:fs';
import { hexFacts } from '@binario/web/board';
import { bandOf, farFaults, mapMarkup, symbolsIn } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';
import { contrast, distance, inkOf, over, palettes, resolved, seenBy } from './colours.ts';
import { recorded } from './recorded.ts';

const drawn = recorded.map(({ name, presenter, tables }) => ({
  name,
  markups: tables.map((table) => mapMarkup(presenter, table)),
}));

/** So many symbols each map has at least: fewer mean that the drawings no longer name them. */
const least: Readonly<Record<string, number>> = { '1849': 12, '1865': 9, '18FB': 14 };

describe('the names on a map seen from far away', () => {
  it.each(recorded)(
    'of $name lie on no station, no flag and no other name',
    ({ name, presenter: { maps }, tables }) => {
      let count = 0;
      for (const table of tables) {
        for (const sheet of maps.sheets(table)) {
          const facts = hexFacts(sheet, table, (now, hex) => maps.marks(now, hex));
          const { named, wanted, faults } = farFaults(facts, maps.art);
          expect(faults, sheet.title).toEqual([]);
          expect(named, sheet.title).toBe(wanted);
          count += named;
        }
      }
      console.log(`${name}: ${count} names seen from far away`);
      expect(count).toBeGreaterThan(20);
    },
  );
});

describe('the key of a map', () => {
  it.each(drawn)('explains every symbol on the map of $name', ({ name, markups }) => {
    const found = markups.map(symbolsIn);
    const symbols = new Set(found.flatMap(({ onMap }) => [...onMap]));
    expect(symbols.size).toBeGreaterThanOrEqual(least[name] ?? 0);
    expect([...symbols].filter((symbol) => !found[0]?.inKey.has(symbol))).toEqual([]);
  });
});

const css = [
  'packages/web/src/styles/base.css',
  'packages/web/src/styles/board.css',
  'packages/web/src/styles/land.css',
  'games/1865/page/1865.css',
  'games/18fb/page/18fb.css',
]
  .map((file) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))
  .join('\n');

const PAPER = '#fffdf5';
const tiles = ['yellow', 'green', 'brown', 'grey'].map((colour) => `var(--tile-${colour})`);
const SEA = 'var(--sea)';
/** Words that take their ink and ground from the hex they stand on. */
const onHexes = ['map-name', 'map-label', 'map-tile-number', 'map-cost', 'map-coordinate'];
/** Everything else that is written on a map: on what it stands, and whether it is large (24 px, or 19 px bold, when all of the map is seen on a desk). */
const grounds: Readonly<
  Record<string, { readonly on: readonly string[]; readonly large?: boolean; readonly ink?: string }>
> = {
  'map-value-text': { on: [PAPER, ...tiles], ink: 'var(--map-ink)' },
  'legend-title': { on: [SEA], large: true },
  'legend-sub': { on: [SEA] },
  'legend-text': { on: [SEA] },
  compass: { on: [SEA], large: true, ink: 'var(--ink-2)' },
  'plate-name': { on: [SEA], large: true },
  'sea-end': { on: [SEA] },
  'sea-card': { on: ['var(--sheet)'], ink: 'var(--ink)' },
  'district-name': { on: [SEA] },
  'sea-name': { on: [SEA], large: true },
  'gate-word': { on: [SEA] },
  'ground-name-lake': { on: ['light-dark(#a9c9d6, #34525f)'], ink: 'var(--land-ink)' },
  'ground-name-napoli': { on: ['#2a5c40'] },
  passage: { on: ['#2a5c40'], ink: '#f6efdc' },
  harbour: { on: [PAPER], ink: '#1f4d7a' },
  'map-lift': { on: [PAPER] },
  'regional-home': { on: [PAPER] },
  'slot-word': { on: [PAPER] },
  'far-name': { on: ['var(--sheet)'] },
};
const grounded = ['open', 'yellow', 'green', 'brown', 'grey', 'red', 'sea'];

describe.each(palettes(css))('contrast in the palette $name', (palette) => {
  it('is at least 4.5 for every word on the map, 3 for large ones', () => {
    const faults: string[] = [];
    const look = (what: string, ink: string, ground: string, large: boolean) => {
      const ratio = contrast(resolved(ink, palette), resolved(ground, palette));
      if (ratio < (large ? 3 : 4.5)) faults.push(`${what}: ${ratio.toFixed(2)}`);
    };
    for (const ground of grounded) {
      const { ink, paper } = inkOf(css, ground);
      look(`words on ${ground}`, ink, paper, false);
    }
    for (const [what, { on, large = false, ink }] of Object.entries(grounds)) {
      const fill = ink ?? new RegExp(`\\.${what}\\b[^{}]*\\{[^}]*?fill: ([^;]+);`).exec(css)?.[1] ?? '';
      for (const ground of on) look(what, fill, ground, large);
    }
    expect(faults).toEqual([]);
  });

  it('stays so where hexes that cannot be chosen step back', () => {
    const veil = /\.veil \{\s*fill: color-mix\(in srgb, (var\([^)]+\)) (\d+)%/.exec(css);
    const veiled = (colour: string) =>
      over(resolved(veil?.[1] ?? '', palette), Number(veil?.[2]) / 100, resolved(colour, palette));
    const faults = grounded.flatMap((ground) => {
      const { ink, paper } = inkOf(css, ground);
      const ratio = contrast(resolved(ink, palette), veiled(paper));
      return ratio < 4.5 ? [`words on ${ground}: ${ratio.toFixed(2)}`] : [];
    });
    expect(faults).toEqual([]);
  });
});

it('knows the ground of every word that is written on a map', () => {
  const known = new Set([...onHexes, ...Object.keys(grounds), 'regional-token']);
  const unknown = new Set<string>();
  for (const { markups } of drawn) {
    for (const markup of markups) {
      for (const [, before = '', attributes = ''] of markup.matchAll(
        /((?:<g[^>]*>[^<]*)?(?:<(?:circle|rect|path)[^>]*>(?:<\/\w+>)?)*)<text([^>]*)>/g,
      )) {
        const own = /class="([^"]*)"/.exec(attributes)?.[1] ?? /class="([^"]*)"/.exec(before)?.[1] ?? '';
        if (own !== '' && !own.split(' ').some((each) => known.has(each))) unknown.add(own);
      }
    }
  }
  expect([...unknown]).toEqual([]);
});

it('tells the colours of tiles apart in every kind of colour blindness', () => {
  for (const palette of palettes(css).filter(({ name }) => name.startsWith('distinct'))) {
    const colours = [...tiles, 'var(--off-map)'].map((tile) => resolved(tile, palette));
    for (const kind of ['deuteranopia', 'protanopia', 'tritanopia'] as const) {
      for (const [i, a] of colours.entries()) {
        for (const b of colours.slice(i + 1)) {
          expect(distance(seenBy(kind, a), seenBy(kind, b)), `${palette.name} ${kind} ${a} ${b}`).toBeGreaterThan(18);
        }
      }
    }
  }
});

it.each(recorded)('lets the heading of every charter of $name be read on its colour', ({ presenter, tables }) => {
  const corps = new Set(tables.flatMap(({ certs }) => Object.keys(certs)));
  expect(corps.size).toBeGreaterThan(3);
  for (const corp of corps) {
    const look = presenter.theme.look(corp);
    expect(look && contrast(look.ink, bandOf(look)), corp).toBeGreaterThanOrEqual(4.5);
  }
});
