import type { Point } from '../../board/geometry.ts';
import { useLook } from '../../board/Logo.tsx';
import { cornerPoint, freeCorner } from '../../board/place.ts';
import { playerColours } from '../../board/playerColours.ts';
import type { HexArt, HexFacts } from '../parts/maps.ts';
import type { Marks1865 } from './marks.ts';

const marksOf = ({ marks }: HexFacts): Partial<Marks1865> => marks as Partial<Marks1865>;

const listed = (words = ''): readonly string[] => (words === '' ? [] : words.split(','));

/** Two corners of a hex that the drawing of the page leaves free beside its value and its letter. */
function cornersFor({ face, hex }: HexFacts): readonly [Point, Point] {
  const closed = hex.closed ?? [];
  const taken: number[] = [];
  for (let i = 0; i < 4; i++) taken.push(freeCorner(face, closed, taken));
  return [cornerPoint(taken[2] ?? 4, 34), cornerPoint(taken[3] ?? 1, 34)];
}

export const art1865: HexArt = {
  over: (facts) => {
    const { destinations, card } = marksOf(facts);
    const flags = listed(destinations);
    if (flags.length === 0 && !card && facts.placed?.tile !== EXHAUSTED) return null;
    const [first, second] = cornersFor(facts);
    return (
      <>
        {facts.placed?.tile === EXHAUSTED && <path d="M-17 17L17-17" className="mine-out" />}
        {flags.length > 0 && <Flags corps={flags} at={first} />}
        {card && <Card card={card} at={flags.length > 0 ? second : first} />}
      </>
    );
  },
  words: (text, facts) => {
    const { destinations, card = '', faint } = marksOf(facts);
    const [id = '', owner = ''] = card.split(' ');
    return [
      ...(faint ? [text.say('text.notLaunched', { corp: faint })] : []),
      ...listed(destinations).map((corp) => text.say('text.destination', { corp })),
      ...(id ? [text.say('text.card', { private: id, owner })] : []),
    ];
  },
};

/** The brown tile of a mine gives nothing any more. */
const EXHAUSTED = '175';

/** A pennant for each company that wants to come here. */
function Flags({ corps, at }: { corps: readonly string[]; at: Point }) {
  return (
    <g transform={`translate(${at.x - (corps.length - 1) * 5} ${at.y})`}>
      {corps.map((corp, i) => (
        <Flag key={corp} corp={corp} x={i * 11} />
      ))}
    </g>
  );
}

function Flag({ corp, x }: { corp: string; x: number }) {
  const { fill } = useLook(corp);
  return (
    <g transform={`translate(${x} 0)`} className="pennant">
      <path d="M-4-9V9" />
      <path d="M-4-9L7-5L-4-1Z" fill={fill} />
    </g>
  );
}

/** The maritime card of a port: a boat in the colour of the hand that holds it. */
function Card({ card, at }: { card: string; at: Point }) {
  const [id = '', owner = ''] = card.split(' ');
  const { fill, ink } = useLook(owner);
  const seat = /^P(\d)$/.exec(owner)?.[1];
  const free = owner === 'bank';
  return (
    <g transform={`translate(${at.x} ${at.y})`} className="sea-card">
      <path
        d="M-10-5.4H10L7.4 6.4H-7.4Z"
        fill={seat ? playerColours[Number(seat) - 1] : free ? 'var(--sheet)' : fill}
      />
      <text y={3.2} fill={seat ? '#fff' : free ? 'var(--ink)' : ink}>
        {id}
      </text>
    </g>
  );
}
