import type { Change } from '../model/snapshot.ts';
import { useText } from '../store/useText.ts';
import { paramsOf } from './labels.ts';

/** What would be different: money, stock, office, price, trains, phase. */
export function Effects({ changes, title }: { changes: readonly Change[]; title: string }) {
  const text = useText();
  return (
    <section className="effects" aria-live="polite">
      <h3>{title}</h3>
      {changes.length === 0 ? (
        <p className="quiet">{text.t('ask.noEffect')}</p>
      ) : (
        <ul>
          {changes.map((change) => {
            const { kind, ...params } = paramsOf(change);
            const line = text.say(`change.${kind}`, params);
            return (
              <li key={line} className={`change change-${kind}`}>
                {line}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
