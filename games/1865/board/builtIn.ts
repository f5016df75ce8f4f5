import { isEdge, type TrackPiece } from '@binario/rail';
import { chartRows, LAST_RANK } from '../data/chart.ts';
import { companyDefs, maritimeDefs } from '../data/companies.ts';
import { capital, type Form, type FormId, figures, forms } from '../data/forms.ts';
import { borders, carbonia, hexes, seaRoutes, terrainCost } from '../data/map.ts';
import { boxes } from '../data/market.ts';
import { phases } from '../data/phases.ts';
import { tileSet } from '../data/tiles.ts';
import { trainDefs } from '../data/trains.ts';
import { type File1865, type FormsInFile, SCHEMA } from './file.ts';

const end = (at: number): string => (isEdge(at) ? String(at) : 's');
const written = (track: readonly TrackPiece[]): string => track.map(({ a, b }) => `${end(a)}-${end(b)}`).join(' ');

interface Printed {
  readonly track: readonly TrackPiece[];
  readonly stops: readonly { readonly value: number; readonly slots: number }[];
}

function faceOf({ track, stops: [stop] }: Printed) {
  return {
    ...(track.length > 0 && { track: written(track) }),
    ...(stop && { value: stop.value, slots: stop.slots }),
  };
}

function formOf(id: FormId) {
  const { bank, certificateLimit, trains, tilePlaces }: Form = forms[id];
  return { bank, certificates: certificateLimit, trains, tilePlaces };
}

function mapped<K extends string, V, W>(entries: Readonly<Record<K, V>>, change: (value: V) => W) {
  return Object.fromEntries(Object.entries<V>(entries).map(([key, value]) => [key, change(value)])) as Record<K, W>;
}

/** The board in the box, as a file. Where each element comes from is said in `data/`. */
export const builtIn: File1865 = {
  binario: 'board',
  game: '1865',
  schema: SCHEMA,
  name: '1865 Sardinia',
  map: {
    hexes: hexes.map(({ id, island, kind, name, label, print }) => ({
      id,
      island,
      kind,
      ...(name !== undefined && { name }),
      ...(label !== undefined && { label }),
      ...faceOf(print),
    })),
    borders: borders.flatMap(({ a, b, terrain, feature }) => (terrain === 'plain' ? [] : [{ a, b, terrain, feature }])),
    seaRoutes: seaRoutes.map(({ id, name, from, to, via, cost }) => ({ id, name, from, to, via, cost })),
    carbonia,
    terrain: terrainCost,
  },
  tiles: tileSet.map(({ id, colour, count, face, label, only }) => ({
    id,
    colour,
    kind: kindOf(face.stops[0]?.kind),
    count,
    ...(label !== undefined && { label }),
    ...(only && { only }),
    ...faceOf(face),
  })),
  market: boxes.map(({ value, white, green }) => ({ value, white, green })),
  chart: { limits: chartRows.map(({ limit }) => limit), lastRank: LAST_RANK },
  trains: mapped(trainDefs, ({ coverage, cost, discounted, scrappedIn }) => ({
    coverage,
    cost,
    ...(discounted !== undefined && { discounted }),
    ...(scrappedIn !== undefined && { scrappedIn }),
  })),
  phases: mapped(
    Object.fromEntries(Object.entries(phases).filter(([id]) => id !== '1')) as Record<
      '2',
      (typeof phases)['2'] & object
    >,
    ({ tiles, trainLimit, startValues, dragonsLimit }) => ({ tiles, trainLimit, startValues, dragonsLimit }),
  ) as File1865['phases'],
  companies: mapped(companyDefs, ({ name, colour, home, destination }) => ({ name, colour, home, destination })),
  maritime: Object.fromEntries(
    maritimeDefs.map(({ id, name, places }) => [id, { name, places }]),
  ) as File1865['maritime'],
  capital: capital as File1865['capital'],
  forms: {
    normal: formOf('normal'),
    short: formOf('short'),
    c5basic: formOf('c5basic'),
    c5expansion: formOf('c5expansion'),
  } as FormsInFile,
  figures,
};

function kindOf(kind: string | undefined): 'plain' | 'town' | 'city' | 'mine' {
  return kind === 'town' || kind === 'city' || kind === 'mine' ? kind : 'plain';
}
