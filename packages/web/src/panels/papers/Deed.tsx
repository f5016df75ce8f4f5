import { isPlayer } from '@binario/rail';
import type { CSSProperties, ReactNode } from 'react';
import { Logo } from '../../board/Logo.tsx';
import { useLook } from '../../board/looks.tsx';
import { Names } from '../../game/Names.tsx';
import { useText } from '../../store/useText.ts';
import { Rosette } from './Rosette.tsx';
import { SeatDisc } from './SeatDisc.tsx';

/** What stands on the paper of a private company, a political card or a concession. */
export interface DeedProps {
  readonly id: string;
  /** Kind and id of its card, `private SCE`. */
  readonly card: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** What stands in the middle of the rosette. */
  readonly sign?: string;
  /** In the colours of this company. */
  readonly corp?: string | undefined;
  readonly owner: string;
  /** What it costs, pays or is worth: figures in the corners. */
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly gone?: boolean;
  /** What it does, and what has become of it. */
  readonly children?: ReactNode;
}

/** The paper of something that is owned whole, engraved: rosette, name, figures, what it does, the seal of its owner. */
export function Deed({ id, card, title, subtitle, sign, corp, owner, figures, gone = false, children }: DeedProps) {
  const { fill } = useLook(corp ?? '');
  return (
    <article
      className={gone ? 'deed is-gone' : 'deed'}
      data-deed={id}
      style={corp ? ({ '--enamel': fill } as CSSProperties) : undefined}
    >
      <button type="button" className="deed-head" data-card={card}>
        {corp ? <Logo corp={corp} size={44} /> : <Rosette of={id} word={sign ?? id} />}
        <span>
          <strong>{title}</strong>
          {subtitle && <span className="quiet">{subtitle}</span>}
        </span>
      </button>
      {children && <div className="deed-words">{children}</div>}
      <footer>
        {figures.map(([label, value]) => (
          <span key={label} className="deed-figure">
            <Names of={label} /> <b className="num">{value}</b>
          </span>
        ))}
        <Seal owner={owner} />
      </footer>
    </article>
  );
}

/** Whose it is: a player's wax, a company's sign, or words. */
function Seal({ owner }: { owner: string }) {
  const text = useText();
  return (
    <span className="seal">
      {isPlayer(owner) && <SeatDisc seat={owner} />}
      <b>
        <Names of={text.marked.holder(owner)} />
      </b>
    </span>
  );
}

/** Papers beside each other. */
export function Deeds({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="deeds">
      <h3>{title}</h3>
      <div className="deeds-sheets">{children}</div>
    </section>
  );
}
