import {
  type ArtLabel,
  type HexArt,
  type HexFacts,
  pennantLabel,
  playerColours,
  scaled,
  useLook,
} from '@binario/web/board';
import type { HexWords } from '@binario/web/game';
import type { Marks1865 } from './marks.ts';

const marksOf = ({ marks }: HexFacts): Partial<Marks1865> => marks as Partial<Marks1865>;

const listed = (words = ''): readonly string[] => (words === '' ? [] : words.split(','));

/** What hexes of 1865 show besides track: exhausted mines, destinations, maritime cards. */
export const art1865: HexArt = {
  over: ({ placed }) =>
    placed?.tile === EXHAUSTED ? <path d="M-17 17L17-17" className="mine-out" data-symbol="mineOut" /> : null,
  labels: (facts) => {
    const { destinations, card } = marksOf(facts);
    const flags = listed(destinations);
    return [...(flags.length > 0 ? [pennantLabel(flags)] : []), ...(card ? [cardLabel(card)] : [])];
  },
};

/** What a hex of 1865 is said to show, for those who do not see it. */
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
const cardLabel = (card: string): ArtLabel => ({
  key: 'card',
  ways: scaled({ width: 23, height: 14.5, draw: () => <Card card={card} /> }, [1, 0.85, 0.75]),
});

function Card({ card }: { card: string }) {
  const [id = '', owner = ''] = card.split(' ');
  const { fill, ink } = useLook(owner);
  const seat = /^P(\d)$/.exec(owner)?.[1];
  const free = owner === 'bank';
  return (
    <g className="sea-card" data-symbol="seaCard">
      <path d="M-11-6.4H11L8 6.6H-8Z" fill={seat ? playerColours[Number(seat) - 1] : free ? 'var(--sheet)' : fill} />
      <text y={3.2} fill={seat ? '#fff' : free ? 'var(--ink)' : ink}>
        {id}
      </text>
    </g>
  );
}
