import { Logo } from '@binario/web/board';
import type { ShownChoice, Snapshot } from '@binario/web/model';
import { useText18fb } from '../text/useText18fb.ts';
import { OwnOffer } from './OwnOffer.tsx';
import { Refusals } from './Refusals.tsx';

interface SalesProps {
  readonly snapshot: Snapshot;
  /** Stock of the player, or of the treasury. */
  readonly type: 'sellShares' | 'sellHolding';
}

/** Blocks of shares that may be sold, company by company. */
export function Sales({ snapshot, type }: SalesProps) {
  const text = useText18fb();
  const sales = snapshot.choices.filter(({ offer }) => offer.type === type);
  if (sales.length === 0) return null;
  const corps = [...new Set(sales.map(({ offer }) => String(offer.corp)))];
  return (
    <fieldset className="offers">
      <legend>{text.t(`group.${type}`)}</legend>
      <ul className="own-rows">
        {corps.map((corp) => (
          <Sale key={corp} corp={corp} sales={sales.filter(({ offer }) => offer.corp === corp)} />
        ))}
      </ul>
    </fieldset>
  );
}

function Sale({ corp, sales }: { corp: string; sales: readonly ShownChoice[] }) {
  const text = useText18fb();
  const each = Number(sales[0]?.facts.each ?? 0);
  const open = sales.filter(({ refusal }) => !refusal);
  return (
    <li className={open.length > 0 ? 'own-row' : 'own-row is-refused'}>
      <Logo corp={corp} size={26} />
      <span className="own-row-name">
        <b>{corp}</b> <span className="quiet">{text.t('sale.each', { each })}</span>
      </span>
      {open.length > 0 && (
        <span className="chips">
          {open.map(({ offer }) => {
            const shares = Number(offer.shares);
            const gain = shares * each;
            return (
              <OwnOffer
                key={shares}
                action={offer}
                words={text.t('sale.block', { shares, gain })}
                name={text.t('act.sell', { corp, shares, gain })}
              />
            );
          })}
        </span>
      )}
      <Refusals refusals={sales.flatMap(({ refusal }) => refusal ?? [])} />
    </li>
  );
}
