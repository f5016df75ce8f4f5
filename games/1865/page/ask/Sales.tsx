import { type Action, isRange } from '@binario/kernel';
import { Reason } from '@binario/web/ask';
import { Logo } from '@binario/web/board';
import type { ShownChoice, Snapshot } from '@binario/web/model';
import { useText1865 } from '../text/useText1865.ts';
import { OwnOffer } from './OwnOffer.tsx';

/** Blocks of shares that may be sold, company by company; in a forced sale only what is needed. */
export function Sales({ snapshot }: { snapshot: Snapshot }) {
  const text = useText1865();
  const sales = snapshot.choices.filter(({ offer }) => offer.type === 'sellShares');
  if (sales.length === 0) return null;
  const corps = [...new Set(sales.map(({ offer }) => String(offer.corp)))];
  return (
    <fieldset className="offers">
      <legend>{text.t('group.sellShares')}</legend>
      <ul className="own-rows">
        {corps.map((corp) => (
          <Sale key={corp} corp={corp} sales={sales.filter(({ offer }) => offer.corp === corp)} />
        ))}
      </ul>
    </fieldset>
  );
}

function blocksOf({ offer: { shares } }: ShownChoice): readonly number[] {
  if (!isRange(shares)) return [Number(shares)];
  return Array.from({ length: shares.max - shares.min + 1 }, (_, i) => shares.min + i);
}

function Sale({ corp, sales }: { corp: string; sales: readonly ShownChoice[] }) {
  const text = useText1865();
  const each = Number(sales[0]?.facts.each ?? 0);
  const open = sales.filter(({ refusal }) => !refusal);
  const reasons = sales.flatMap(({ refusal }) => (refusal ? [refusal] : []));
  // Blocks refused for one reason are one refusal.
  const refused = reasons.filter(({ rule }, i) => reasons.findIndex((other) => other.rule === rule) === i);
  return (
    <li className={open.length > 0 ? 'own-row' : 'own-row is-refused'}>
      <Logo corp={corp} size={26} />
      <span className="own-row-name">
        <b>{corp}</b> <span className="quiet">{text.t('sale.each', { each })}</span>
      </span>
      {open.length > 0 && (
        <span className="chips">
          {open.flatMap((sale) =>
            blocksOf(sale).map((shares) => (
              <OwnOffer
                key={shares}
                action={{ ...sale.offer, shares } as Action}
                name={`sellShares ${corp} ${shares}`}
                words={text.t('sale.block', { shares, gain: shares * each })}
              />
            )),
          )}
        </span>
      )}
      {refused.map((refusal) => (
        <span key={refusal.rule} className="own-row-refusal">
          <Reason refusal={refusal} />
        </span>
      ))}
    </li>
  );
}
