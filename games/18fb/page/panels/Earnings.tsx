import type { RunView } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** The stations and town markers that the trains serve. */
export function Earnings({ run: { stations, markers, amount }, proven }: { run: RunView; proven?: boolean }) {
  const text = useText18fb();
  return (
    <div className="earnings">
      <b className="num">{text.t(proven ? 'run.only' : 'run.now', { amount })}</b>
      <ul>
        {stations.map(({ hex, value }) => (
          <li key={hex}>
            {text.hex(hex)} <b className="num">{value}</b>
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
