import { lasting } from '@binario/kernel';
import type { HexDef } from '@binario/rail';
import {
  borderLine,
  Compass,
  centreOf,
  edgeCorners,
  edgePoint,
  hexPoints,
  massif,
  meander,
  outlineOf,
  type Point,
  type Scenery,
  type Sheet,
} from '@binario/web/board';
import type { Board18fb } from '../board/board.ts';
import type { GroundPart } from '../board/file.ts';
import { boardOf } from '../board/of.ts';
import { mapOf } from '../board/trackBoard.ts';
import type { Table18fb } from '../table.ts';
import { Legend } from './Legend.tsx';
import { Plate } from './Plate.tsx';
import { placeOn } from './sheet.ts';

const points = hexPoints();

/** Land one sees: what can be built on, the Papal States, the lake and the two hexes that stand for Napoli. */
const seenOn = ({ ground }: Board18fb): readonly GroundPart[] =>
  ground.filter(({ id, kind }) => kind !== 'sea' && mapOf(id) === 'main');

const at = (sheet: Sheet, id: string): HexDef => placeOn(sheet, id) as HexDef;

function coastOf(on: Board18fb, sheet: Sheet): string {
  const main = sheet.hexes.filter(({ id }) => mapOf(id) === 'main');
  const rings = sheet.id === 'atlas' ? [outlineOf([...main, ...seenOn(on).map(({ id }) => at(sheet, id))])] : [];
  return [...rings, outlineOf(sheet.hexes.filter(({ id }) => mapOf(id) === 'napoli'))].join('');
}

/** Water lined as engravers do, and the coast. */
function Coast({ coast }: { coast: string }) {
  return (
    <g className="coast">
      {[34, 28, 21, 15, 8].map((width, i) => (
        <path key={width} d={coast} className={i % 2 === 0 ? 'water-line' : 'water'} strokeWidth={width} />
      ))}
    </g>
  );
}

/** Hexes of the map on which nothing is ever built. */
function GroundView({ sheet, ground: { id, kind, name } }: { sheet: Sheet; ground: GroundPart }) {
  const { x, y } = centreOf(at(sheet, id));
  const named = kind === 'lake' || kind === 'napoli';
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon points={points} className={`hex ground-${kind}`} />
      {named && name && (
        <text y={4} className={`ground-name ground-name-${kind}`}>
          {name}
        </text>
      )}
    </g>
  );
}

/** The lettered sides over which the two maps meet. */
function Passages({ on, sheet }: { on: Board18fb; sheet: Sheet }) {
  return on.passages.map(({ letter, outside, shownOn, inside, rivers }) => (
    <g key={letter}>
      {sheet.id === 'atlas' && <Letter letter={letter} at={towards(sheet, shownOn, outside.hex)} />}
      <Gate sheet={sheet} letter={letter} inside={inside} outside={outside.hex} river={rivers.length > 0} />
    </g>
  ));
}

/** Inside the dark hex, at the side from which one comes. */
function towards(sheet: Sheet, shownOn: string, outside: string): Point {
  const here = centreOf(at(sheet, shownOn));
  const there = centreOf(at(sheet, outside));
  return { x: here.x + (there.x - here.x) * 0.34, y: here.y + (there.y - here.y) * 0.34 };
}

function Letter({ letter, at: { x, y } }: { letter: string; at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`} className="passage" data-symbol="passage">
      <circle r={8.6} />
      <text y={4}>{letter}</text>
    </g>
  );
}

interface GateProps {
  readonly sheet: Sheet;
  readonly letter: string;
  readonly inside: { readonly hex: string; readonly edge: number };
  readonly outside: string;
  readonly river: boolean;
}

/** The side of the small map, its letter, and the hex of the main map beyond it. */
function Gate({ sheet, letter, inside: { hex, edge }, outside, river }: GateProps) {
  const centre = centreOf(at(sheet, hex));
  const [a, b] = edgeCorners(edge);
  const sign = edgePoint(edge, 57);
  const word = edgePoint(edge, edge % 3 === 0 ? 78 : 84);
  const line = [a, b].map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y })) as [Point, Point];
  return (
    <>
      {river ? (
        <path d={meander(line, 0)} className="river" />
      ) : (
        <line x1={line[0].x} y1={line[0].y} x2={line[1].x} y2={line[1].y} className="gate" />
      )}
      <Letter letter={letter} at={{ x: centre.x + sign.x, y: centre.y + sign.y }} />
      <text x={centre.x + word.x} y={centre.y + word.y + 4} className="gate-word">
        {outside}
      </text>
    </>
  );
}

/** Rivers, mountains and closed passes lie on borders. */
function Borders({ on, sheet, open }: { on: Board18fb; sheet: Sheet; open: boolean }) {
  const lines = on.borders
    .filter(({ a }) => mapOf(a) === 'main' || sheet.id === 'napoli')
    .flatMap((border) => {
      const line = borderLine(at(sheet, border.a), at(sheet, border.b));
      return line && sheet.id === 'atlas' ? [{ ...border, line, key: `${border.a}-${border.b}` }] : [];
    });
  return (
    <>
      {lines
        .filter(({ rivers }) => rivers.length > 0)
        .map(({ key, line, rivers }, i) => (
          <path
            key={key}
            d={meander(line, i)}
            className={rivers.length > 1 ? 'river river-twice' : 'river'}
            data-symbol="river"
          />
        ))}
      {lines
        .filter(({ mountain }) => mountain)
        .map(({ key, line, closedUntil }) => {
          const { peaks, shade } = massif(line);
          const isClosed = closedUntil !== undefined && !open;
          return (
            <g
              key={key}
              className={isClosed ? 'pass-closed' : undefined}
              data-symbol={isClosed ? 'passClosed' : 'mountain'}
            >
              <path d={peaks} className="range" />
              <path d={shade} className="range-shade" />
            </g>
          );
        })}
    </>
  );
}

function made(on: Board18fb, sheet: Sheet, open: boolean): Scenery {
  const coast = coastOf(on, sheet);
  const ground = sheet.id === 'atlas' ? seenOn(on) : [];
  return {
    beneath: (
      <>
        {sheet.id === 'atlas' && <Plate sheet={sheet} ground={on.ground} />}
        <Coast coast={coast} />
        {ground.map((each) => (
          <GroundView key={each.id} sheet={sheet} ground={each} />
        ))}
        {sheet.id === 'atlas' && (
          <>
            <Legend x={-104} y={-1936} costs={on.terrainCost} />
            <g transform="rotate(42 930 -80)">
              <Compass x={930} y={-80} />
            </g>
            <SeaNames />
          </>
        )}
        {sheet.id === 'napoli' && <Gulf on={on} sheet={sheet} />}
      </>
    ),
    above: (
      <>
        <path d={coast} className="coast-line" />
        <Borders on={on} sheet={sheet} open={open} />
        <Passages on={on} sheet={sheet} />
      </>
    ),
  };
}

const seas = [
  { name: 'Mar Tirreno', x: 90, y: -440, angle: -62 },
  { name: 'Mar Ionio', x: 740, y: -245, angle: 0 },
  { name: 'Mare Adriatico', x: 1010, y: -1640, angle: 58 },
  { name: 'Stato Pontificio', x: 268, y: -1988, angle: -60 },
] as const;

function SeaNames() {
  return seas.map(({ name, x, y, angle }) => (
    <text key={name} x={x} y={y} transform={`rotate(${angle} ${x} ${y})`} className="sea-name">
      {name}
    </text>
  ));
}

function Gulf({ on, sheet }: { on: Board18fb; sheet: Sheet }) {
  const gulf = on.ground.filter(({ id, name }) => mapOf(id) === 'napoli' && name !== undefined);
  const middle = gulf[Math.floor(gulf.length / 2)];
  if (!middle) return null;
  const { x, y } = centreOf(at(sheet, middle.id));
  return (
    <text x={x - 40} y={y} className="sea-name sea-name-small">
      {middle.name}
    </text>
  );
}

const knownOn = lasting((_on: Board18fb) => new Map<string, Scenery>());

/** Drawn once for each map of a board, and anew when the passes open. */
export function scenery18fb(table: Pick<Table18fb, 'phase' | 'options'>, sheet: Sheet): Scenery {
  const on = boardOf(table);
  const known = knownOn(on);
  const open = Number(table.phase) >= on.passesOpen;
  const key = `${sheet.id} ${open}`;
  const scenery = known.get(key) ?? made(on, sheet, open);
  known.set(key, scenery);
  return scenery;
}
