import { Logo } from '@binario/web/board';
import type { ReactNode } from 'react';

interface SmallSheetProps {
  readonly corp?: string;
  readonly title: string;
  readonly value: string;
  readonly gone?: boolean;
  readonly lines: readonly ReactNode[];
}

/** A card, a concession or a regional company on a small sheet: what it is called, what it is worth, a few lines. */
export function SmallSheet({ corp, title, value, gone = false, lines }: SmallSheetProps) {
  return (
    <article className={gone ? 'sheet-18fb is-gone' : 'sheet-18fb'}>
      <header>
        {corp && <Logo corp={corp} size={24} />}
        <strong>{title}</strong>
        <span className="num">{value}</span>
      </header>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sheet keep their order
        <p key={i}>{line}</p>
      ))}
    </article>
  );
}
