import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { usePresenter } from '../../game/GameContext.tsx';
import type { Standings } from '../../model/standings.ts';
import { useTable } from '../../store/table.ts';
import { useText } from '../../store/useText.ts';
import type { Figure } from './figures.ts';

interface Telling {
  /** Shown while the pointer is there. */
  hover(figure: Figure | null): void;
  /** Shown until another one is chosen. */
  choose(figure: Figure): void;
}

const TellingContext = createContext<Telling>({ hover: () => undefined, choose: () => undefined });

/** Numbers within it say where they come from, in the line at its foot. */
export function Told({ cites, children }: { cites: Standings['cites']; children: ReactNode }) {
  const [hovered, hover] = useState<Figure | null>(null);
  const [chosen, choose] = useState<Figure | null>(null);
  const telling = useMemo(() => ({ hover, choose }), []);
  const told = hovered ?? chosen;
  return (
    <TellingContext value={telling}>
      {children}
      <Line why={told?.why} cite={told ? cites[told.about] : undefined} />
    </TellingContext>
  );
}

function Line({ why, cite }: { why: string | undefined; cite: string | undefined }) {
  const text = useText();
  const [, go] = useLocation();
  const { id: game, reading } = usePresenter();
  const from = useTable((table) => table.file?.id);
  const section = cite === undefined ? '' : reading.sectionOf(cite);
  const place = `/rules/${game}/${section}?from=${from ?? ''}`;
  return (
    <p className="standings-why" role="status">
      {why ?? <span className="quiet">{text.t('standings.hint')}</span>}{' '}
      {section && (
        <a
          href={place}
          onClick={(event) => {
            event.preventDefault();
            go(place);
          }}
        >
          {cite}
        </a>
      )}
    </p>
  );
}

interface FigureProps {
  readonly figure: Figure;
  /** What it is about, for those who do not see the row and the column. */
  readonly label: string;
  readonly tabIndex?: number;
}

/** One number of the table. */
export function FigureButton({ figure, label, tabIndex }: FigureProps) {
  const text = useText();
  const { hover, choose } = useContext(TellingContext);
  const { words, office } = figure;
  // What is seen stands in the name as it is seen, so that the number can be called by voice.
  const seen = office?.lead ? `${words} ${office.lead}` : words;
  const told = office ? `${seen}, ${text.t('corp.president')}` : seen;
  return (
    <button
      type="button"
      className="figure num"
      tabIndex={tabIndex}
      aria-label={text.labelled(label, told)}
      onPointerEnter={() => hover(figure)}
      onPointerLeave={() => hover(null)}
      onFocus={() => {
        hover(null);
        choose(figure);
      }}
      onClick={() => choose(figure)}
    >
      {words}
      {office && (
        <span className="figure-office" aria-hidden="true">
          ★{office.lead && <small> {office.lead}</small>}
        </span>
      )}
    </button>
  );
}
