import type { Snapshot } from '@binario/web/model';
import { ownOf } from '../own.ts';
import { Earnings } from '../panels/Earnings.tsx';
import { useText18fb } from '../text/useText18fb.ts';

/** What the trains earned and where, and who gets what of it in each of the three ways. */
export function Dividend({ snapshot }: { snapshot: Snapshot }) {
  const text = useText18fb();
  const { dividend, companies } = ownOf(snapshot);
  if (!dividend) return null;
  const { corp, run, ways } = dividend;
  const holders = [...new Set(ways.flatMap(({ parts }) => parts.map(({ holder }) => holder)))].filter(
    (holder) => holder !== corp,
  );
  const partOf = (parts: (typeof ways)[number]['parts'], holder: string) =>
    parts.find((part) => part.holder === holder)?.amount ?? 0;
  return (
    <section className="dividend">
      <Earnings run={run} proven />
      <table>
        <thead>
          <tr>
            <th scope="col">{text.t('dividend.who')}</th>
            {ways.map(({ how }) => (
              <th key={how} scope="col" className="num">
                {text.t(`dividend.${how}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holders.map((holder) => (
            <tr key={holder}>
              <th scope="row">{text.holder(holder)}</th>
              {ways.map(({ how, parts }) => (
                <td key={how} className="num">
                  {text.money(partOf(parts, holder))}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{text.t('pay.treasury', { corp })}</th>
            {ways.map(({ how, parts, kept }) => (
              <td key={how} className="num">
                {text.money(kept + partOf(parts, corp))}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text.t('dividend.price', { price: companies[corp]?.price ?? 0 })}</th>
            {ways.map(({ how, price }) => (
              <td key={how} className="num">
                {text.money(price)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
