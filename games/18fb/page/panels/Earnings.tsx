import type { RunView } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** What a station may bring beside its own value. */
const kinds = ['port', 'falcon', 'funicolare'] as const;

/** The stations and town markers that the trains serve. */
export function Earnings({ run: { stations, markers, amount }, proven }: { run: RunView; proven?: boolean }) {
  const text = useText18fb();
  return (
    <div className="earnings">
      <b className="num">{text.t(proven ? 'run.only' : 'run.now', { amount })}</b>
      <ul>
        {stations.map(({ hex, value, extras }) => (
          <li key={hex}>
            {text.hex(hex)} <b className="num">{value}</b>
            {kinds.map(
              (kind) =>
                extras[kind] > 0 && (
                  <small key={kind} className="quiet">
                    {' '}
                    {text.t(`run.${kind}`, { amount: extras[kind] })}
                  </small>
                ),
            )}
          </li>
        ))}
        {markers > 0 && (
          <li>
            <i className="marker" aria-hidden="true" /> {text.t('run.markers', { markers })}{' '}
            <b className="num">{markers * 10}</b>
          </li>
        )}
      </ul>
    </div>
  );
}
