import type { HexDef } from '@binario/rail';
import { renderToStaticMarkup } from 'react-dom/server';
import { hexFacts, type MapTable } from '../board/boardFacts.ts';
import { coveredOn, farNames, isNamedFar } from '../board/labels/far.ts';
import { type Label, labelsOf } from '../board/labels/labelsOf.tsx';
import { type PlacedLabel, placedOn } from '../board/labels/placed.ts';
import { gapBetween, within } from '../board/labels/shapes.ts';
import { groundOf } from '../board/labels/solid.ts';
import { widthOf } from '../board/labels/type.ts';
import type { HexArt, HexFacts, HexMarks, Sheet } from '../board/sheet.ts';

/** A tile as it can come to lie on a hex. */
export interface LawfulLay {
  readonly hex: HexDef;
  readonly tile: string;
  readonly rotation: number;
}

/** Every tile and rotation that can ever lie on a hex: whatever may follow on the print, and on what followed. */
export function lawfulLays(
  { board, hexes }: Pick<Sheet, 'board' | 'hexes'>,
  mayLie: (hex: HexDef, before: LawfulLay | undefined, lay: LawfulLay) => boolean,
): readonly LawfulLay[] {
  const tiles = [...board.tiles.keys()];
  return hexes
    .filter(({ name, ground }) => name !== undefined && ground !== 'fixed')
    .flatMap((hex) => {
      const found = new Map<string, LawfulLay>();
      const open: (LawfulLay | undefined)[] = [undefined];
      while (open.length > 0) {
        const before = open.pop();
        for (const tile of tiles) {
          for (let rotation = 0; rotation < 6; rotation++) {
            const lay = { hex, tile, rotation };
            if (found.has(`${tile}/${rotation}`) || !mayLie(hex, before, lay)) continue;
            found.set(`${tile}/${rotation}`, lay);
            open.push(lay);
          }
        }
      }
      return [...found.values()];
    });
}

/** What must not be: a label that is missing, leaves its hex, lies on a station, on a junction or on another label, or is wider than its room. */
export function labelFaults(facts: HexFacts, art: HexArt): readonly string[] {
  const placed = placedOn(facts, art, false);
  const solid = [...groundOf(facts.face).solid, ...(art.solid?.(facts) ?? [])];
  const wanted = labelsOf(facts, art, false).filter(({ optional }) => optional === undefined);
  return [
    ...missing(wanted, placed),
    ...placed.flatMap((each, i) => [
      ...(within(each.shape) < 0 ? [`${each.key} leaves the hex`] : []),
      ...solid
        .filter((other) => gapBetween(each.shape, other) < 0)
        .map(() => `${each.key} covers a station or junction`),
      ...placed
        .slice(i + 1)
        .filter((other) => gapBetween(each.shape, other.shape) < 0)
        .map((other) => `${each.key} covers ${other.key}`),
      ...(each.key === 'name' ? tooWide(each) : []),
    ]),
  ];
}

/** What must not be on a map seen from far away: a name on a station, a flag or another name, or a city that has none. */
export function farFaults(facts: readonly HexFacts[], art: HexArt) {
  const names = farNames(facts, art);
  const covered = facts.flatMap((each) => coveredOn(each, art));
  const faults = names.flatMap(({ word, shape }, i) => [
    ...(covered.some((other) => gapBetween(shape, other) < 0) ? [`${word} covers a station or flag`] : []),
    ...names
      .slice(i + 1)
      .filter((other) => gapBetween(shape, other.shape) < 0)
      .map((other) => `${word} covers ${other.word}`),
  ]);
  return { named: names.length, wanted: facts.filter(isNamedFar).length, faults };
}

const missing = (wanted: readonly Label[], placed: readonly PlacedLabel[]): readonly string[] =>
  wanted.filter(({ key }) => placed.every((each) => each.key !== key)).map(({ key }) => `no room for ${key}`);

/** The words as they are drawn, measured by the font. */
function tooWide({ label, variant, shape }: PlacedLabel): readonly string[] {
  const room = 'width' in shape ? shape.width : 0;
  const drawn = [
    ...renderToStaticMarkup(label.draw(variant)).matchAll(/font-size="([\d.]+)" class="([^"]*)">([^<]*)</g),
  ];
  if (drawn.length === 0) return ['the name is not drawn'];
  return drawn.flatMap(([, size = '', look = '', word = '']) =>
    widthOf(word, look.includes('map-city') ? 'serif' : 'italic', Number(size)) > room
      ? [`${word} is wider than its room`]
      : [],
  );
}

/** The facts of one hex of a position. */
export function factsAt<T extends MapTable>(
  sheet: Sheet,
  table: T,
  marksOf: (table: T, hex: HexDef) => HexMarks,
  hex: HexDef,
): HexFacts {
  const [facts] = hexFacts({ ...sheet, hexes: [hex] }, table, marksOf);
  return facts as HexFacts;
}
