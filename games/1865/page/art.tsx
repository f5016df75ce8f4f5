import {
  cornerPoint,
  freeCorner,
  type HexArt,
  type HexFacts,
  Pennants,
  type Point,
  playerColours,
  useLook,
} from '@binario/web/board';
import type { HexWords } from '@binario/web/game';
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
        {flags.length > 0 && <Pennants corps={flags} at={first} />}
        {card && <Card card={card} at={flags.length > 0 ? second : first} />}
      </>
    );
  },
};

export const words1865: HexWords = (text, facts) => {
  const { destinations, card = '', faint } = marksOf(facts);
  const [id = '', owner = ''] = card.split(' ');
  return [
    ...(faint ? [text.say('text.notLaunched', { corp: faint })] : []),
    ...listed(destinations).map((corp) => text.say('text.destination', { corp })),
    ...(id ? [text.say('text.card', { private: id, owner })] : []),
  ];
};

/** The brown tile of a mine gives nothing any more. */
const EXHAUSTED = '175';

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
