import { type Certs, type RailTable, stationsOf, trainsOf } from '@binario/rail';
import type { CSSProperties, ReactNode } from 'react';
import { bandOf } from '../board/boardColours.ts';
import { Logo, Token } from '../board/Logo.tsx';
import { useLook } from '../board/looks.tsx';
import { FactList } from '../game/FactList.tsx';
import { Names } from '../game/Names.tsx';
import { useText } from '../store/useText.ts';
import { Shares } from './papers/Sheets.tsx';
import { TrainCard } from './papers/TrainCard.tsx';

/** What a charter shows. */
export interface CharterProps {
  readonly table: RailTable;
  readonly corp: string;
  readonly name: string;
  /** The price of a share, in words. */
  readonly price: string;
  /** What is printed on it besides treasury, trains, tokens and certificates. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What is said of one of its trains. */
  readonly trainNote?: (train: string) => string | undefined;
  /** What only this game has on its charters. */
  readonly children?: ReactNode;
}

/** One company as its charter lies on the table: its sign and price in its colours, its trains, its tokens, its certificates. */
export function Charter({ table, corp, name, price, facts, trainNote, children }: CharterProps) {
  const text = useText();
  const look = useLook(corp);
  const certs: Certs = table.certs[corp] ?? [];
  return (
    <article
      className="charter"
      data-charter={corp}
      style={{ '--enamel': bandOf(look), '--enamel-ink': look.ink } as CSSProperties}
    >
      <header>
        <Logo corp={corp} size={38} />
        <button type="button" className="charter-name" data-card={`corp ${corp}`}>
          <strong>{corp}</strong> <span>{name}</span>
        </button>
        <span className="charter-price num">{price}</span>
      </header>
      <div className="charter-table">
        <Trains table={table} corp={corp} note={trainNote} />
        <Tokens left={table.charters[corp] ?? 0} placed={stationsOf(table.stations, corp).length} corp={corp} />
      </div>
      <div className="charter-money">
        {certs.length > 0 && <Shares corp={corp} certs={certs} />}
        <p>
          <Names of={text.marked.t('corp.treasury')} />{' '}
          <b className="charter-cash num">{text.money(table.cash[corp] ?? 0)}</b>
        </p>
      </div>
      <FactList facts={facts} />
      {children}
    </article>
  );
}

function Trains({ table, corp, note }: { table: RailTable; corp: string; note: CharterProps['trainNote'] }) {
  const text = useText();
  const trains = trainsOf(table, corp);
  return (
    <div className="charter-trains">
      {trains.length === 0 && <span className="train-card is-none">{text.t('charter.noTrain')}</span>}
      {trains.map((train) => (
        <TrainCard key={train} train={train} kind={text.train(train)} note={note?.(train)} />
      ))}
    </div>
  );
}

/** Tokens still to be placed, then the empty spaces of those that stand on the map. */
function Tokens({ corp, left, placed }: { corp: string; left: number; placed: number }) {
  const text = useText();
  const all = left + placed;
  if (all === 0) return null;
  return (
    <svg
      className="charter-tokens"
      viewBox={`-14 -14 ${all * 29} 28`}
      role="img"
      aria-label={text.t('charter.tokens', { left, placed })}
      data-card="term token"
    >
      {Array.from({ length: all }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
        <g key={i} transform={`translate(${i * 29} 0)`}>
          {i < left ? <Token corp={corp} radius={12} /> : <circle r={12} className="token-space" />}
        </g>
      ))}
    </svg>
  );
}
