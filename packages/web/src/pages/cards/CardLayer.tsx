import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Logo } from '../../board/Logo.tsx';
import { useLook } from '../../board/looks.tsx';
import { TileView } from '../../board/TileView.tsx';
import type { CardFacts, CardKind, CardSource } from '../../game/card.ts';
import { FactList } from '../../game/FactList.tsx';
import { usePresenter } from '../../game/GameContext.tsx';
import { light } from '../../store/lit.ts';
import { useTable } from '../../store/table.ts';
import { useText } from '../../store/useText.ts';
import type { Anchor } from './anchor.ts';
import { commonCard } from './commonCard.ts';
import type { Anchored } from './useCardAnchor.ts';

/** The card of whatever name is pointed at, focused or pressed long; one at a time. */
export function CardLayer({ anchor, close, hold }: Anchored) {
  const facts = useCardFacts(anchor?.card);
  const hexes = facts?.hexes;
  const card = anchor?.card;
  useEffect(() => {
    // The hex that is pointed at need not be lit.
    light(card?.startsWith('hex ') ? [] : hexes);
    return () => light();
  }, [card, hexes]);
  if (!anchor || !facts) return null;
  return <Card facts={facts} anchor={anchor} onClose={close} onHold={hold} />;
}

function useCardFacts(card: string | undefined): CardFacts | undefined {
  const text = useText();
  const presenter = usePresenter();
  const snapshot = useTable((table) => table.snapshot);
  const [source, setSource] = useState<CardSource<never> | null>(null);
  useEffect(() => {
    let gone = false;
    void presenter.cards?.().then((loaded) => {
      if (!gone) setSource(loaded as CardSource<never>);
    });
    return () => {
      gone = true;
    };
  }, [presenter]);
  if (card === undefined || !snapshot) return undefined;
  const [kind, ...rest] = card.split(' ');
  const id = rest.join(' ');
  const common = commonCard(kind as CardKind, id, snapshot, text, presenter);
  const own = source?.cardOf(kind as CardKind, id, snapshot as never, text);
  if (!common && !own) return undefined;
  return { title: id, ...common, ...own, facts: factsOf(common, own) };
}

/** What the game tells first; what every game tells of it after that, unless the game wants that left out. */
function factsOf(common: CardFacts | undefined, own: CardFacts | undefined): NonNullable<CardFacts['facts']> {
  const first = own?.facts ?? [];
  const told = new Set(first.map(([label]) => label));
  const rest = own?.alone ? [] : (common?.facts ?? []);
  return [...first, ...rest.filter(([label]) => !told.has(label))];
}

interface CardProps {
  readonly facts: CardFacts;
  readonly anchor: Anchor;
  readonly onClose: () => void;
  /** The pointer is over the card itself, or no longer. */
  readonly onHold: (over: boolean) => void;
}

const WIDTH = 340;

function Card({ facts, anchor, onClose, onHold }: CardProps) {
  const text = useText();
  const { corp, title, subtitle, about = [], facts: rows = [], section, gone = false } = facts;
  const { fill } = useLook(corp ?? '');
  return (
    <div
      className={`card-pop${anchor.sheet ? ' is-sheet' : ''}${anchor.passing ? ' is-passing' : ''}${gone ? ' is-gone' : ''}`}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      data-card-open={anchor.card}
      style={{ ...(anchor.sheet ? {} : placeBeside(anchor.box)), ...(corp && { borderTopColor: fill }) }}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
    >
      <header>
        {corp && <Logo corp={corp} size={34} />}
        <Drawing card={anchor.card} />
        <div>
          <strong>{title}</strong>
          {subtitle && <span className="quiet">{subtitle}</span>}
        </div>
        {gone && <span className="tag">{text.t('card.gone')}</span>}
        {(anchor.sheet || anchor.pinned) && (
          <button type="button" className="button small" aria-label={text.t('app.close')} onClick={onClose}>
            ✕
          </button>
        )}
      </header>
      {about.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rows.length > 0 && <FactList facts={rows} />}
      {section && <Paragraph section={section} />}
    </div>
  );
}

/** A tile is drawn. */
function Drawing({ card }: { card: string }) {
  const { maps } = usePresenter();
  const table = useTable((state) => state.snapshot?.state.table);
  const [kind, tile = ''] = card.split(' ');
  const sheet = kind === 'tile' && table ? maps.sheets(table).find(({ board }) => board.tiles.has(tile)) : undefined;
  return sheet ? <TileView board={sheet.board} tile={tile} size={64} /> : null;
}

function Paragraph({ section }: { section: string }) {
  const text = useText();
  const [, go] = useLocation();
  const { id: game } = usePresenter();
  const id = useTable((table) => table.file?.id);
  const place = `/rules/${game}/${section}?from=${id ?? ''}`;
  return (
    <p className="card-cite">
      <a
        href={place}
        onClick={(event) => {
          event.preventDefault();
          go(place);
        }}
      >
        {text.t('card.paragraph', { section })}
      </a>
    </p>
  );
}

/** Below the name, or above it where there is no room; always on the screen. */
function placeBeside({ left, top, bottom }: Anchor['box']): { left: number; top?: number; bottom?: number } {
  const x = Math.max(8, Math.min(left, innerWidth - WIDTH - 8));
  return bottom < innerHeight * 0.62 ? { left: x, top: bottom + 6 } : { left: x, bottom: innerHeight - top + 6 };
}
