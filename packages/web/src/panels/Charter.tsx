import { Logo } from '../board/Logo.tsx';
import { useLook } from '../board/looks.tsx';
import { FactList } from '../game/FactList.tsx';
import { Name } from '../game/Names.tsx';

/** What a charter shows. */
export interface CharterProps {
  readonly corp: string;
  readonly name: string;
  /** The price of a share, in words. */
  readonly price: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** One company as its charter shows it. */
export function Charter({ corp, name, price, facts }: CharterProps) {
  const { fill } = useLook(corp);
  return (
    <article className="charter">
      <header style={{ borderColor: fill }}>
        <Logo corp={corp} size={30} />
        <div>
          <Name card={`corp ${corp}`}>
            <strong>{corp}</strong>
          </Name>{' '}
          <span className="quiet">{name}</span>
        </div>
        <span className="charter-price num">{price}</span>
      </header>
      <FactList facts={facts} />
    </article>
  );
}
