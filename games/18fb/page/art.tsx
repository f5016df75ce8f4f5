import {
  type ArtLabel,
  circle,
  type HexArt,
  type HexFacts,
  type Point,
  pennantLabel,
  scaled,
  slotPlaces,
  Token,
  useLook,
  widthOf,
} from '@binario/web/board';
import type { HexWords } from '@binario/web/game';
import type { Marks18fb } from './marks.ts';

const marksOf = ({ marks }: HexFacts): Partial<Marks18fb> => marks as Partial<Marks18fb>;

const listed = (words = ''): readonly string[] => (words === '' ? [] : words.split(','));

/** What hexes of 18FB show besides track: Vesuvio, harbours, places off the map. */
export const art18fb: HexArt = {
  under: (facts) => ((marksOf(facts).lift ?? 0) > 0 ? <Vesuvio /> : null),
  solid: (facts) => offMapPlaces(marksOf(facts).slots ?? 0).map(({ x, y }) => circle(x, y, 12)),
  over: (facts) => {
    const { kept, homes, slots = 0 } = marksOf(facts);
    return (
      <>
        {slots > 0 && <OffMapSlots slots={slots} tokens={facts.tokens} />}
        {kept && <Kept kept={kept.split(',')} homes={listed(homes)} slots={facts.face.stops[0]?.slots ?? 0} />}
      </>
    );
  },
  labels: (facts) => {
    const { port = 0, bonus = 0, flags, wishes, regionals, lift = 0 } = marksOf(facts);
    return [
      ...(port > 0 ? [harbourLabel(port)] : []),
      ...(bonus > 0 ? [wordLabel('bonus', `+${bonus}`, 11.5, 'map-lift')] : []),
      ...(flags || wishes ? [pennantLabel(listed(flags), listed(wishes))] : []),
      ...(regionals ? [wordLabel('regional', listed(regionals).join(' '), 8.4, 'regional-home')] : []),
      ...(lift > 0 ? [wordLabel('lift', `+${lift}`, 11.5, 'map-lift')] : []),
    ];
  },
};

/** A short word that is laid out like a name; its key is the symbol the legend explains. */
const wordLabel = (key: string, word: string, size: number, look: string): ArtLabel => ({
  key,
  ways: [
    {
      width: widthOf(word, 'sans', size) + 2,
      height: size * 0.82,
      draw: () => (
        <text y={size * 0.34} fontSize={size} className={look} data-symbol={key}>
          {word}
        </text>
      ),
    },
  ],
});

/** What a hex of 18FB is said to show, for those who do not see it. */
export const words18fb: HexWords = (text, facts) => {
  const { kept, homes, port = 0, bonus = 0, flags, wishes, regionals } = marksOf(facts);
  const own = new Set(listed(homes));
  const others = (kept ?? '').split(',').filter((corp) => corp !== '' && corp !== '*' && !own.has(corp));
  return [
    ...[...own].map((corp) => text.say('text.base', { corp })),
    ...others.map((corp) => text.say('text.kept', { corp })),
    ...((kept ?? '').includes('*') ? [text.say('text.later')] : []),
    ...(port > 0 ? [text.say('text.harbour', { value: port })] : []),
    ...(bonus > 0 ? [text.say('text.bonus', { value: bonus })] : []),
    ...[...listed(flags), ...listed(wishes)].map((corp) => text.say('text.destination', { corp })),
    ...listed(regionals).map((corp) => text.say('text.regional', { corp })),
  ];
};

/** Empty circles that are somebody's: a pale token where the base will be, a ring in his colour elsewhere. */
function Kept({ kept, homes, slots }: { kept: readonly string[]; homes: readonly string[]; slots: number }) {
  // A tile that is only tried may have more of them than the one that lies there.
  const places = slotPlaces(Math.max(kept.length, slots));
  const radius = places.length > 2 ? 10.4 : 12.4;
  return places.map(({ x, y }, slot) => {
    const corp = kept[slot];
    if (!corp) return null;
    return (
      <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
        {corp === '*' ? (
          <path d="M-4-4L4 4M4-4L-4 4" className="slot-later" data-symbol="slotLater" />
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
    <g data-symbol="kept">
      <circle r={radius - 1} className="slot-kept" stroke={fill} />
      <text y={2.6} className="slot-word">
        {corp}
      </text>
    </g>
  );
}

const offMapPlaces = (slots: number): readonly Point[] =>
  slots > 0 ? slotPlaces(slots).map(({ x, y }) => ({ x, y: y + 4 })) : [];

function OffMapSlots({ slots, tokens }: { slots: number; tokens: HexFacts['tokens'] }) {
  return offMapPlaces(slots).map(({ x, y }, slot) => (
    <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
      <circle r={slots > 2 ? 11 : 13.5} className="slot-free" />
      {tokens?.[slot] && <Token corp={tokens[slot]} radius={10.4} />}
    </g>
  ));
}

/** An anchor, and what serving the port adds. */
const harbourLabel = (value: number): ArtLabel => ({
  key: 'harbour',
  ways: scaled({ width: 32, height: 15.5, draw: () => <Harbour value={value} /> }, [1, 0.88, 0.78, 0.7, 0.6]),
});

/** The sign of a harbour with what it pays. */
export function Harbour({ value }: { value: number }) {
  return (
    <g className="harbour" data-symbol="harbour">
      <rect x={-15.5} y={-7.2} width={31} height={14.4} rx={7.2} />
      <path d="M-8.5-4.2a1.1 1.1 0 1 1 .1 0V4.6M-10.8-1.1H-6.2M-12.6 1.4Q-11.8 4.6-8.5 4.6T-4.4 1.4" />
      <text x={5} y={3.3}>
        +{value}
      </text>
    </g>
  );
}

function Vesuvio() {
  return (
    <g className="volcano" data-symbol="volcano">
      <path d="M-30 26L-7-6Q0-2 7-6L30 26Z" />
      <path d="M-4 0L-12 20M4 0L12 20M-9 6L-20 22M9 6L20 22" />
    </g>
  );
}
