import {
  cornerPoint,
  freeCorner,
  type HexArt,
  type HexFacts,
  nameSide,
  Pennants,
  type Point,
  slotPlaces,
  Token,
  useLook,
} from '@binario/web/board';
import type { HexWords } from '@binario/web/game';
import type { Marks18fb } from './marks.ts';

const marksOf = ({ marks }: HexFacts): Partial<Marks18fb> => marks as Partial<Marks18fb>;

const listed = (words = ''): readonly string[] => (words === '' ? [] : words.split(','));

/** Corners of a hex in the order in which they are free, beside the value and the letter of the page. */
function cornersOf({ face, hex }: HexFacts): readonly Point[] {
  const closed = hex.closed ?? [];
  const taken: number[] = [];
  if ((face.stops[0]?.value ?? 0) > 0) taken.push(freeCorner(face, closed));
  if (hex.label) taken.push(freeCorner(face, closed, [freeCorner(face, closed)]));
  const used = taken.length;
  for (let i = 0; i < 3; i++) taken.push(freeCorner(face, closed, taken));
  return taken.slice(used).map((corner) => cornerPoint(corner, 36));
}

/** Beside the name of a city, or over the dot of a town. */
function regionalAt({ face }: HexFacts): number {
  const [stop] = face.stops;
  const below = nameSide(face) > 0;
  if (stop?.kind !== 'city') return below ? -13 : 19;
  if (stop.slots > 2) return below ? 40.5 : -34;
  return below ? 37 : -32;
}

export const art18fb: HexArt = {
  under: (facts) => ((marksOf(facts).lift ?? 0) > 0 ? <Vesuvio /> : null),
  over: (facts) => {
    const { kept, homes, slots = 0, port = 0, bonus = 0, flags, regionals, lift = 0 } = marksOf(facts);
    const extras = [
      ...(port > 0 ? [{ key: 'port', draw: (at: Point) => <Harbour key="port" value={port} at={at} /> }] : []),
      ...(bonus > 0 ? [{ key: 'bonus', draw: (at: Point) => <Bonus key="bonus" value={bonus} at={at} /> }] : []),
      ...(flags ? [{ key: 'flags', draw: (at: Point) => <Pennants key="flags" corps={listed(flags)} at={at} /> }] : []),
    ];
    const corners = extras.length > 0 ? cornersOf(facts) : [];
    return (
      <>
        {slots > 0 && <OffMapSlots slots={slots} tokens={facts.tokens} />}
        {kept && <Kept kept={kept.split(',')} homes={listed(homes)} />}
        {extras.map(({ draw }, i) => draw(corners[i] ?? { x: 0, y: 30 }))}
        {regionals && (
          <text y={regionalAt(facts)} className="regional-home">
            {listed(regionals).join(' ')}
          </text>
        )}
        {lift > 0 && (
          <text y={-14} className="map-lift">
            +{lift}
          </text>
        )}
      </>
    );
  },
};

export const words18fb: HexWords = (text, facts) => {
  const { kept, homes, port = 0, bonus = 0, flags, regionals } = marksOf(facts);
  const own = new Set(listed(homes));
  const others = (kept ?? '').split(',').filter((corp) => corp !== '' && corp !== '*' && !own.has(corp));
  return [
    ...[...own].map((corp) => text.say('text.base', { corp })),
    ...others.map((corp) => text.say('text.kept', { corp })),
    ...((kept ?? '').includes('*') ? [text.say('text.later')] : []),
    ...(port > 0 ? [text.say('text.harbour', { value: port })] : []),
    ...(bonus > 0 ? [text.say('text.bonus', { value: bonus })] : []),
    ...listed(flags).map((corp) => text.say('text.destination', { corp })),
    ...listed(regionals).map((corp) => text.say('text.regional', { corp })),
  ];
};

/** Empty circles that are somebody's: a pale token where the base will be, a ring in his colour elsewhere. */
function Kept({ kept, homes }: { kept: readonly string[]; homes: readonly string[] }) {
  const radius = kept.length > 2 ? 10.4 : 12.4;
  return slotPlaces(kept.length).map(({ x, y }, slot) => {
    const corp = kept[slot];
    if (!corp) return null;
    return (
      <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
        {corp === '*' ? (
          <path d="M-4-4L4 4M4-4L-4 4" className="slot-later" />
        ) : homes.includes(corp) ? (
          <Token corp={corp} radius={radius} ghost />
        ) : (
          <Ring corp={corp} radius={radius} />
        )}
      </g>
    );
  });
}

function Ring({ corp, radius }: { corp: string; radius: number }) {
  const { fill } = useLook(corp);
  return (
    <>
      <circle r={radius - 1} className="slot-kept" stroke={fill} />
      <text y={2.6} className="slot-word">
        {corp}
      </text>
    </>
  );
}

function OffMapSlots({ slots, tokens }: { slots: number; tokens: HexFacts['tokens'] }) {
  return slotPlaces(slots).map(({ x, y }, slot) => (
    <g key={`${x},${y}`} transform={`translate(${x} ${y + 4})`}>
      <circle r={slots > 2 ? 11 : 13.5} className="slot-free" />
      {tokens?.[slot] && <Token corp={tokens[slot]} radius={10.4} />}
    </g>
  ));
}

/** An anchor, and what serving the port adds. */
function Harbour({ value, at }: { value: number; at: Point }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} className="harbour">
      <rect x={-15} y={-7} width={30} height={14} rx={7} />
      <path d="M-8.5-4a1 1 0 1 1 .1 0V4.4M-10.6-1H-6.4M-12.4 1.4Q-11.6 4.4-8.5 4.4T-4.6 1.4" />
      <text x={5} y={3.2}>
        +{value}
      </text>
    </g>
  );
}

function Bonus({ value, at }: { value: number; at: Point }) {
  return (
    <text x={at.x} y={at.y + 3.4} className="map-lift">
      +{value}
    </text>
  );
}

function Vesuvio() {
  return (
    <g className="volcano">
      <path d="M-30 26L-7-6Q0-2 7-6L30 26Z" />
      <path d="M-4 0L-12 20M4 0L12 20M-9 6L-20 22M9 6L20 22" />
    </g>
  );
}
